"""The engine of the unknowns: what causality left open is solved."""
