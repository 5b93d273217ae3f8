"""Numbers in which ranks are exact: residues modulo a prime, and seventy decimal digits."""
