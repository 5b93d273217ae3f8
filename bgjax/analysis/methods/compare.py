"""Simulates one model by several methods and compares their steps, run times and results."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import diffrax as dfx
import numpy as np

from ..._types import Names, Number, Value, Values
from ...errors import InitialError, ResultError, StructureError, raise_faults
from ...graph.graph import AbstractModel
from ...graph.methods.base import AbstractMethod
from ...graph.methods.flow_sources import DerivativeCausality, MinimalCoordinates
from ...graph.methods.ports import Compliant, Multipliers
from ...surface.calls import checked_call
from ...system.components import component
from .comparison import Comparison, value
from .faults import (
    ComparisonRequest,
    compared_result_faults,
    comparison_run_faults,
    initial_faults,
    method_faults,
    reference_faults,
    reference_value_faults,
)
from .trial import Trial, TrialConditions, compile_trial, run_trial


WORDS = {
    Compliant: "compliant",
    Multipliers: "multipliers",
    DerivativeCausality: "derivative causality",
    MinimalCoordinates: "minimal coordinates",
}
PREFERRED = (MinimalCoordinates, Multipliers)  # references: exact constraints, fewest states first


@checked_call
def compare(  # noqa: PLR0913 - users write the arguments by name
    model: AbstractModel,
    methods: Sequence[AbstractMethod] | Mapping[str, AbstractMethod | None] | None = None,
    *,
    t1: Number,
    results: Names | None = None,
    initial: Values | None = None,
    reference: str | Values | None = None,
    rtol: Number = 1e-6,
    saveat: Value | dfx.SaveAt | None = None,
    solver: dfx.AbstractSolver | Mapping[str, dfx.AbstractSolver] | None = None,
    progress: bool | None = True,
) -> Comparison:
    """Simulate a model from 0 to t1 by several methods and compare steps, run times and differences of results.

    `methods` are objects (`[bg.Multipliers(), bg.MinimalCoordinates()]`), or a dict of objects by names of your choice;
    by default all four, compliant joints with the values of `bg.suggest_compliance`. `results` names the results that
    are compared, by default the coordinates and rates that the reference integrates; components have an index
    ("rod.position[1]"). The `reference` is the name of a method, or values of the results by name, or a function of
    the times that returns these; values are at the times of `saveat`, by default 201 equally spaced ones. The default
    reference is minimal coordinates, else multipliers. `solver` is one for all methods, or a dict by names of methods.
    A method that does not admit the model, or fails, becomes a row with its error message.

    ```python
    import bgjax as bg, bgjax.mechanics.planar as bgp

    rod = bgp.Body(2.0, 0.17, points=dict(top=(-0.5, 0.0)))
    pendulum = bgp.Assembly(dict(world=bgp.World(), rod=rod, hinge=bgp.Revolute()), ["world -> hinge -> rod.top"])
    found = bg.compare(pendulum, [bg.Compliant(1e6, 200.0), bg.Multipliers()], t1=0.1, progress=False)
    print(found)
    assert found.largest["compliant"]["rod.angle"] < 1e-4
    ```
    """
    raise_faults(StructureError, method_faults(model, methods))
    named = _named(methods)
    asked = ComparisonRequest(t1, initial, rtol, saveat, solver, progress)
    raise_faults(InitialError, comparison_run_faults(model, asked, list(named)))
    return _compared(model, named, [results] if isinstance(results, str) else results, reference, asked)


def _compared(
    model: Any, methods: Mapping[str, Any], results: Any, reference: Any, asked: ComparisonRequest
) -> Comparison:
    """The comparison of methods by name; all are compiled before the first one runs."""
    compiled = [compile_trial(name, method, model, asked.t1) for name, method in methods.items()]
    given = _given(reference, results, asked.times, compiled)
    systems = [trial.system for trial in compiled if trial.system is not None]
    raise_faults(InitialError, initial_faults(asked.initial, systems))
    solvers = asked.solver if isinstance(asked.solver, Mapping) else dict.fromkeys(methods, asked.solver)
    conditions = TrialConditions(asked.initial, asked.t1, dict(saveat=asked.times, rtol=asked.rtol), asked.say)
    trials = [run_trial(trial, conditions, solvers.get(trial.name)) for trial in compiled]
    against, values = ("the reference", given) if given else reference_of(trials, reference, results)
    return Comparison(tuple(trials), asked.times, against, values, float(asked.t1), float(asked.rtol))


def _named(methods: Any) -> dict[str, Any]:
    """Methods by name; None means compliant joints with the values of `suggest_compliance`."""
    if methods is None:
        return {word: None if kind is Compliant else kind() for kind, word in WORDS.items()}
    if isinstance(methods, Mapping):
        return dict(methods)
    found, counts = {}, Counter()
    for method in methods:
        word = WORDS.get(type(method), type(method).__name__)
        counts[word] += 1
        found[word if counts[word] == 1 else f"{word} {counts[word]}"] = method
    return found


def _given(reference: Any, results: Any, times: np.ndarray, trials: Sequence[Trial]) -> dict[str, np.ndarray]:
    """Reference values of the compared results given by the user, checked before anything runs."""
    systems = [trial.system for trial in trials if trial.system is not None]
    values = reference(times) if callable(reference) else reference
    wrong = reference_faults(values, results, [trial.name for trial in trials])
    raise_faults(ResultError, compared_result_faults(results, systems) + wrong)
    if not isinstance(values, Mapping):
        return {}
    wanted = {name: values[name] for name in results or values}
    raise_faults(
        ResultError, compared_result_faults(list(wanted), systems) or reference_value_faults(wanted, times, systems)
    )
    return {name: np.asarray(found, dtype=float) for name, found in wanted.items()}


def reference_of(trials: Sequence[Trial], reference: Any, results: Any) -> tuple[str, dict[str, np.ndarray]]:
    """The name of the reference method and its results; no results where it did not run."""
    ran = [trial for trial in trials if trial.solution is not None]
    preferred = [trial for kind in PREFERRED for trial in ran if isinstance(trial.method, kind)] + ran
    chosen = next((trial for trial in preferred if reference in (None, trial.name)), None)
    if chosen is None:
        return str(reference or ""), {}
    names = [name for name in results or _common_states(chosen, ran) if component(name)[0] in chosen.system.results]
    return chosen.name, {name: value(chosen.solution, name) for name in names}


def _common_states(chosen: Trial, ran: Sequence[Trial]) -> list[str]:
    """States of the reference that are results of all methods; all depend on others where every motion is given."""
    states = chosen.system.differential_states or chosen.system.following_states
    for trial in ran:
        states = [name for name in states if name in trial.system.results]
    return states
