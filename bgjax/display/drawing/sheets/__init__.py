"""Whole layouts: one sheet of boxes, or several parts in frames."""
