"""What a method puts on constrained and free ports: Graph in, Graph out."""
