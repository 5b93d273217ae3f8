"""What is done with many runs: fits, checks before them, sensitivities."""
