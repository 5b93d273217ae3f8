"""Solutions: trajectories by name, events, timing, and the accuracy of results."""
