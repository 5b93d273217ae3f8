"""What one call of diffeqsolve needs: where steps end, projection, switches, tapes."""
