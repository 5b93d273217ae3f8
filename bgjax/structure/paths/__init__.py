"""Causal paths and cycles of a graph whose strokes are known."""
