"""Parameters by path, and those that were folded into the program."""
