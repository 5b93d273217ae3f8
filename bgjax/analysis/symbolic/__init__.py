"""Symbolic equations and matrices of compiled systems, from the same schedule as the numerical evaluation."""
