"""Rotations, frames, drives and attachments that all parts use."""
