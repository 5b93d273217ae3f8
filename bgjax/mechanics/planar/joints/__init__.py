"""Joints of planar mechanisms."""
