"""Linearisation of compiled systems about a state or a steady motion."""
