"""Sensitivities of results, along one run and over whole ranges."""
