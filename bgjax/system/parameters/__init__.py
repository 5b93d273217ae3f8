"""Parameters by path, and guards for those that must not be changed or differentiated."""
