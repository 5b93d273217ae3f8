"""Formulation: turns causality and the laws of elements into rates, residuals and results as expressions."""

SURFACE = (
    "acausal.preferred",
    "acausal.relations",
    "equations",
    "forcing",
    "inversion.records",
    "joint_coordinates",
    "laws",
    "light_links",
    "mechanism",
    "rank.flow_rank",
    "records.output",
    "records.states",
    "unknowns.array.faults",
    "unknowns.derivatives",
    "unknowns.implicit",
)  # modules that other packages may import
