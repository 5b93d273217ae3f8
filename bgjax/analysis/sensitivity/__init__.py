"""Sensitivities of results: local ones along one run, and global ones over ranges of parameters."""
