"""The Dirac structure of a graph, its energies and its resistors as expressions."""
