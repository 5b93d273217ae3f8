"""The signal-flow graph of a causal bond graph: paths, loops, and Mason's rule."""
