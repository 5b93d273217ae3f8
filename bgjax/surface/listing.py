"""What tab completion shows of objects: the names that users may use. All others are for the library's own rooms."""

from typing import Any


MODEL = "graph initial coordinates poses"
LISTED = {
    "System": "model method states results unknowns loops index redundant causality break_variables"
    " differential_states following_states elements energy outputs parameter parameters rates report with_numbers"
    " factor_nonzeros",
    "Solution": "system ts ys result reason successful end_time end_state stats interpolation keys plot energy energies"
    " audit events expected_errors verification precision solver timing tolerances",
    "Fit": "system values std parameters names guess covariance correlation residuals predicted records outputs noise"
    " misfit rms cost converged end how starts agreeing pairs plot profile report save problem",
    "Sweep": "system ts ys status reason failed found losses derivatives stats how member precision solver timing"
    " to_xarray varied",
    "Graph": f"{MODEL} nodes links ports exports add remove replace",
    "Assembly": f"{MODEL} parts connections",
}


def listed(thing: Any) -> list[str]:
    """The `__dir__` of an object whose class stands above."""
    return LISTED[type(thing).__name__].split()
