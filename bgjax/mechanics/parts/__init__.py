"""Spatial bodies, moving supports, forces and sensors."""
