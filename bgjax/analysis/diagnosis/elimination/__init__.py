"""Elimination of the unknowns of a graph with sensors: one by one, several at once, and with their derivatives."""
