"""Numbers in which ranks are exact: residues modulo a prime, and fifty decimal digits."""
