"""Trajectories by name, events, and how far results may be off."""
