"""JAX backend: programs, calls of dense blocks and loops on traced values."""
