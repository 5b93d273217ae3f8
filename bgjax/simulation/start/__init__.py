"""From initial values by name to initial conditions that satisfy the constraints."""
