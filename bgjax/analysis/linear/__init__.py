"""Linear models about a state or a steady motion."""
