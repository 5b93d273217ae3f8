"""Methods of formulation: each takes a graph and returns it with elements on its constrained and free ports."""
