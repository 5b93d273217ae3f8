"""Bodies, supports, forces and sensors."""
