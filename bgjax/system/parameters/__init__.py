"""Parameters by path, and which of them must not be changed or differentiated."""
