"""The port-Hamiltonian form of a model: a Dirac structure from the graph, energies, resistors and constraints."""
