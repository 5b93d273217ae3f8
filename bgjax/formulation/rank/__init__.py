"""Ranks of constraints and of nonlinear blocks, with the values of the model."""
