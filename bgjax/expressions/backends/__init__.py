"""Backends that run a program: NumPy for numbers, JAX for traced values."""
