"""Pixels: places of labels, and curves of lines that avoid them."""
