"""NumPy backend: programs, linear and nonlinear solves, and users' laws with numbers."""
