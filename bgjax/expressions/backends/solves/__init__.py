"""Linear and nonlinear solvers; the iterative ones have one implementation for numbers and traced values."""
