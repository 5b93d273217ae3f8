"""Checks after a run: errors where it failed, warnings where its results are doubtful."""
