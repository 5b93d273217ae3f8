"""Loop detection in large programs: repeated code, as of the links of a chain, becomes loops."""
