"""Initial conditions by name that satisfy the constraints."""
