"""How runs end: their status, and their balance of energy."""
