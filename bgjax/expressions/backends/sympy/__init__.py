"""Expressions of SymPy, for reading."""
