"""Inverse models: the inputs that make results follow wanted functions of time."""
