"""Causality and causal paths of a model, as data and as text."""
