"""Linear and nonlinear solves, one text for numbers and for traces."""
