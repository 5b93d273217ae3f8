"""Strokes and order of evaluation of a flat structure, without numbers."""

SURFACE = (
    "bond_cuts",
    "canonical_order",
    "causality",
    "grammar",
    "lagrange.faults",
    "lagrange.generalised_choice",
    "lagrange.lambda_lcap",
    "paths.causal_graph",
    "paths.cycles",
    "paths.report",
    "procedures",
    "schedule",
    "spanning",
    "structure",
    "widths",
)  # what other rooms may import
