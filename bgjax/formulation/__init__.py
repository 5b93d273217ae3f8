"""From strokes and laws to rates, residuals and results as expressions."""

SURFACE = (
    "equations",
    "forcing",
    "joint_coordinates",
    "laws",
    "light_links",
    "mechanism",
    "rank.flow_rank",
    "unknowns.array_faults",
    "unknowns.derivatives",
    "unknowns.implicit",
)  # what other rooms may import
