"""LCAP and λLCAP (Marquis-Favre & Scavarda 1999): generalised junctions, conflicts, choices."""
