"""Explicit runs in native code: the loop over steps in C (`source`), and its records and calls in Python."""
