"""What the structure of a bond graph tells before any number: ranks, controllability, paths, orders at infinity."""
