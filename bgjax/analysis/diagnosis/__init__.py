"""Faults from measurements: relations between sensors, inputs and parameters alone, and which faults violate which."""
