"""Planar joints, one per file."""
