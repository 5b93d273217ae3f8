"""Methods beside each other, and the stiffness of joints."""
