"""Compiled systems: compiling models, evaluating them, their parameters by path, Jacobians and reports."""

SURFACE = (
    "base",
    "compile",
    "compiling.folded_values",
    "compiling.placement",
    "compiling.vectors",
    "components",
    "derivative_rules",
    "describe",
    "evaluate_numbers",
    "evaluators",
    "get_set",
    "graphs",
    "jacobians",
    "names",
    "parameters.fixed",
    "parameters.paths",
    "plan",
    "reports.causality",
    "reports.paths",
    "system",
)  # modules that other packages may import
