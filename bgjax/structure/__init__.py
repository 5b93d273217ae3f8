"""Structure of a flattened bond graph: causality assignment and evaluation order, without parameter values."""

SURFACE = (
    "bicausal.assignment",
    "bicausal.places",
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
)  # modules that other subpackages may import
