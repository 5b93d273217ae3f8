"""Parts of one call of diffeqsolve: step limits, projection onto constraints, switches, tapes of steps."""
