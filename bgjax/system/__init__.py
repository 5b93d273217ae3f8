"""Compiled systems: compiling models, evaluating them, their parameters by path, Jacobians and reports."""

SURFACE = (
    "binding",
    "compile",
    "components",
    "describe",
    "evaluate_numbers",
    "evaluators",
    "get_set",
    "jacobians",
    "names",
    "parameters.fixed",
    "plan",
    "reports.causality",
    "reports.paths",
    "route",
    "suited",
    "system",
)  # modules that other packages may import
