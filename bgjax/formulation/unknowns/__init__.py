"""Solves for the unknowns that causality leaves open: multipliers, algebraic loops and rates of dependent storages."""
