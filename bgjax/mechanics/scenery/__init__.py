"""What parts look like where users give no shapes: bodies, joints, springs, forces and the ground, as plain data."""
