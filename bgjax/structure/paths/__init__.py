"""Causal paths and causal cycles of a bond graph with assigned causality."""
