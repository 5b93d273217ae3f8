"""Simulates a mechanism with compliant joints of various stiffness and damping, and compares it with rigid joints."""

from collections.abc import Mapping
from typing import Any

import diffrax as dfx
import numpy as np

from ..._types import Names, Number, Value, Values
from ...errors import Fault, InitialError, ParameterError, ResultError, StructureError, raise_faults, shown
from ...graph.graph import AbstractModel
from ...graph.methods.flow_sources import MinimalCoordinates
from ...graph.methods.ports import Compliant, Multipliers
from ...surface.calls import checked_call
from ...system.compile import compile
from ...system.get_set import set as set_values
from ...system.system import System
from .compare import reference_of
from .comparison import Comparison
from .faults import ComparisonRequest, compared_result_faults, comparison_run_faults, method_faults
from .parasitic_result import ParasiticStudy, StudyRow
from .suggest_compliance import highest_mode
from .trial import Trial, TrialConditions, compile_trial, run_trial, suggested


DECADES = (-2.0, -1.0, 0.0, 1.0, 2.0)  # powers of ten times the suggested stiffness
RATIOS = (0.05, 0.5, 2.0)  # damping ratios of the highest mode: underdamped, suggested, overdamped
# tables 6 and 7, k and r for all directions
PAPERS = {"Boudon et al. 2019, pendulum": (1e6, 200.0), "Boudon et al. 2019, slider-crank": (1e7, 200.0)}
RIGID = 1e-3  # rtol of the reference relative to that of the study, so that its error is negligible


@checked_call
def parasitic_study(  # noqa: PLR0913 - users write the arguments by name
    model: AbstractModel,
    *,
    t1: Number = 1.0,
    stiffness: Value | None = None,
    damping: Value | None = None,
    results: Names | None = None,
    initial: Values | None = None,
    accuracy: float = 1e-3,
    rtol: Number = 1e-7,
    saveat: Value | dfx.SaveAt | None = None,
    solver: dfx.AbstractSolver | None = None,
    preload: bool = True,
    progress: bool | None = True,
) -> ParasiticStudy:
    """Study the effect of parasitic stiffness and damping of the joints.

    For each pair of values, and for those of the papers, the study has the error relative to rigid joints, the steps,
    the run time and the highest mode. It recommends the fastest pair with an error of at most `accuracy`, where the
    error of each result is relative to its largest value.

    `stiffness` [N/m] are the values to try, by default five around that of `bg.suggest_compliance`, a decade apart;
    `damping` are damping ratios of the highest mode. Rotational values are scaled as in the suggestion. Springs begin
    with the forces of rigid joints; with `preload=False` they begin unloaded and ring, which costs accuracy. The other
    arguments are those of `bg.compare`.

    ```python
    import bgjax as bg, bgjax.mechanics.planar as bgp

    rod = bgp.Body(2.0, 0.17, points=dict(top=(-0.5, 0.0)))
    pendulum = bgp.Assembly(dict(world=bgp.World(), rod=rod, hinge=bgp.Revolute()), ["world -> hinge -> rod.top"])
    study = bg.parasitic_study(pendulum, t1=0.1, stiffness=[1e5, 1e6], damping=[0.5], progress=False)
    print(study)
    assert study.method is not None
    ```
    """
    asked = ComparisonRequest(t1, initial, rtol, saveat, solver, progress)
    _refuse(model, stiffness, damping, accuracy, asked)
    comparison = _compared(model, _methods(model, t1, stiffness, damping), results, asked, bool(preload))
    return ParasiticStudy(_rows(comparison), comparison, float(accuracy))


def _refuse(model: Any, stiffness: Any, damping: Any, accuracy: Any, asked: ComparisonRequest) -> None:
    """Raises the faults of the arguments."""
    raise_faults(StructureError, method_faults(model, None))
    faults = _value_faults("stiffness", stiffness, "[1e5, 1e6, 1e7]") + _value_faults("damping", damping, "[0.05, 0.5]")
    if np.ndim(accuracy) == 0 and accuracy is not None:
        faults += _value_faults("accuracy", accuracy, "1e-3")
    else:
        faults.append(Fault("accuracy", f"{shown(accuracy)} is not one number.", "give one, such as 1e-3."))
    raise_faults(ParameterError, faults)
    raise_faults(InitialError, comparison_run_faults(model, asked, []))


def _compared(
    model: Any, methods: Mapping[str, Compliant], results: Any, asked: ComparisonRequest, preload: bool
) -> Comparison:
    """The comparison of compliant joints with rigid ones, whose trial is the first."""
    results = [results] if isinstance(results, str) else results
    times, t1, rtol = asked.times, asked.t1, float(asked.rtol)
    exact = TrialConditions(asked.initial, t1, dict(saveat=times, rtol=RIGID * rtol), asked.say)
    rigid = _rigid(model, results, exact)
    conditions = TrialConditions(asked.initial, t1, dict(saveat=times, rtol=asked.rtol), asked.say, preload)
    trials = [rigid]
    for name, method in methods.items():
        trials.append(run_trial(compile_trial(name, method, model, t1), conditions, asked.solver))
    against, values = reference_of(trials, rigid.name, results)
    return Comparison(tuple(trials), times, against, values, float(t1), rtol)


def _methods(model: Any, t1: Any, stiffness: Any, damping: Any) -> dict[str, Compliant]:
    """Every pair of stiffness and damping, and those of the papers, by the names that are printed while they run."""
    middle = suggested(model, t1)
    turning = float(middle.rotational_stiffness / middle.stiffness)
    if stiffness is None:
        stiffness = float(middle.stiffness) * 10.0 ** np.array(DECADES)
    values = np.atleast_1d(np.asarray(stiffness, float))
    ratios = RATIOS if damping is None else np.atleast_1d(np.asarray(damping, float))
    undamped, found = compile(model, method=_compliant(middle.stiffness, 0.0, turning)), {}
    for k in map(float, values):
        mode = highest_mode(_with(undamped, k, 0.0, turning))
        found |= {f"{k:.6g} N/m, {ratio:.6g}": _compliant(k, 2.0 * ratio * k / mode, turning) for ratio in ratios}
    return found | {source: _compliant(k, r, 1.0) for source, (k, r) in PAPERS.items()}


def _compliant(k: Any, r: Any, turning: float) -> Compliant:
    return Compliant(k, r, rotational_stiffness=k * turning, rotational_damping=r * turning)


def _with(system: System, k: float, r: float, turning: float) -> System:
    values = {"stiffness": k, "damping": r, "rotational_stiffness": k * turning, "rotational_damping": r * turning}
    return set_values(system, {f"method.{name}": value for name, value in values.items()})


def _rigid(model: Any, results: Any, conditions: TrialConditions) -> Trial:
    """The run with rigid joints: by minimal coordinates, or by multipliers where these do not admit the model."""
    for name, method in (("minimal coordinates", MinimalCoordinates()), ("multipliers", Multipliers())):
        trial = compile_trial(name, method, model, conditions.t1)
        if trial.system is not None:
            raise_faults(ResultError, compared_result_faults(results, [trial.system]))
            trial = run_trial(trial, conditions)
        if trial.solution is not None:
            return trial
    raise trial.error


def _rows(comparison: Comparison) -> tuple[StudyRow, ...]:
    """The rows of the compliant trials, which follow the rigid one."""
    return tuple(_row(trial, comparison) for trial in comparison.trials[1:])


def _row(trial: Trial, comparison: Comparison) -> StudyRow:
    source = trial.name if trial.name in PAPERS else ""
    system, k, r = trial.system, float(trial.method.stiffness), float(trial.method.damping)
    undamped = highest_mode(set_values(system, {"method.damping": 0.0, "method.rotational_damping": 0.0}))
    error = None if trial.solution is None else _error(trial.name, comparison)
    return StudyRow(trial.method, 0.5 * r * undamped / k, max(undamped, highest_mode(system)), trial, error, source)


def _error(name: str, comparison: Comparison) -> float:
    """The largest difference from rigid joints, relative to the largest value of each result."""
    errors = []
    for result, found in comparison.largest[name].items():
        size = float(np.max(np.abs(comparison.reference[result])))
        errors.append(found / max(size, np.finfo(float).tiny))
    return max(errors, default=np.nan)


def _value_faults(word: str, given: Any, example: str) -> list[Fault]:
    if given is None:
        return []
    try:
        values = np.atleast_1d(np.asarray(given, float))
    except (TypeError, ValueError):
        values = np.zeros(0)
    positive = values.size and np.all(np.isfinite(values)) and np.all(values > 0.0)
    if positive and not isinstance(given, str | bool):
        return []
    return [Fault(word, f"{shown(given)} is not positive.", f"give positive numbers, such as {word}={example}.")]
