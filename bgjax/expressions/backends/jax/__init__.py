"""Programs, calls and loops of traced values."""
