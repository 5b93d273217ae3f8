"""Reports on the causality and the causal paths of a model, as data and as text."""
