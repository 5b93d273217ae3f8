"""Programs, calls and users' laws of numbers."""
