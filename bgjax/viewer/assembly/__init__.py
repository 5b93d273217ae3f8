"""What pages show of a mechanism before anything is solved: gaps of joints, and their directions."""
