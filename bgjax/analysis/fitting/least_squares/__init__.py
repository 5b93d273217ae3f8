"""Least squares: optimisers as iterators over their steps, and normal equations in blocks."""
