"""Inverse models: the unknowns that make results of a model follow wanted functions of time."""
