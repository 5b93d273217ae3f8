"""Symbolic scalar expressions, their derivatives, and the programs that evaluate them in NumPy or JAX."""

SURFACE = (
    "backends.functions",
    "backends.jax.primitive",
    "backends.jax.program",
    "backends.numpy.calls",
    "backends.numpy.jaxpr",
    "backends.numpy.newton",
    "backends.numpy.results",
    "backends.numpy.source",
    "block_labels",
    "equal_forms",
    "expression",
    "indefinite_ldl",
    "loops.stages",
    "passes",
    "program",
    "random_points",
    "sparse_ldl",
    "value_numbering",
)  # modules that other subpackages may import
