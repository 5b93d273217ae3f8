"""Comparison of methods for constraints on one model, and choice of stiffness and damping for compliant joints."""
