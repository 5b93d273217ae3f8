"""Rotations, frames, prescribed motions, gravity and attachments: kinematics that all mechanical parts use."""
