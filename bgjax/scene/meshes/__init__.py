"""Readers of mesh files: STL, OBJ and GLB."""
