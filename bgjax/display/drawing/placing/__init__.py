"""Columns and rows of boxes."""
