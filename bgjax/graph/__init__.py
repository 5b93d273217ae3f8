"""Graphs of elements, their hierarchy and flat form."""

SURFACE = (
    "cut_graph",
    "expansion",
    "flatten",
    "graph",
    "methods.artificial_sources",
    "methods.compliance",
    "methods.flow_sources",
    "methods.ports",
    "nodes",
)  # what other rooms may import
