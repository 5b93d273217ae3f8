"""Numerical ranks of constraints and of nonlinear blocks, with the parameter values of the model."""
