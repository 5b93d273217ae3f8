"""Scalar expressions in a pool, their derivatives, and programs cut out of it."""

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
)  # what other rooms may import
