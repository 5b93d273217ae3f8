"""Who runs a program: NumPy for numbers, JAX for traces."""
