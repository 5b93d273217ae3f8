"""A compiled model: a static plan and the source model as a pytree."""

SURFACE = (
    "binding",
    "components",
    "describe",
    "evaluate_numbers",
    "get_set",
    "jacobians",
    "names",
    "parameters.fixed",
    "plan",
    "reports.causality",
    "reports.paths",
    "suited",
    "system",
)  # what other rooms may import
