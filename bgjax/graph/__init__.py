"""Bond graphs: hierarchical graphs of elements, their flat form, and the methods that put elements on constrained
ports."""

SURFACE = (
    "argument_faults",
    "checking",
    "cut_graph",
    "derived",
    "expansion",
    "flatten",
    "graph",
    "methods.applied",
    "methods.artificial_sources",
    "methods.base",
    "methods.compliance",
    "methods.flow_sources",
    "methods.ports",
    "nodes",
    "scalar.expand",
    "scalar.turned",
    "scalar.editable",
)  # modules that other packages may import
