"""Shapes as polygons: vertices, faces, and the edges between them."""
