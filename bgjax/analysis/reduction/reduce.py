"""Reduces a model to its most active elements: model and conditions in, the reduced model and its errors out."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any, NamedTuple

import jax

from ..._types import Names, Number, Value, Values
from ...errors import BondGraphError, ParameterError, SimulationError, raise_faults
from ...graph.expansion import open_graph
from ...graph.flatten import Flat, check
from ...graph.graph import AbstractModel, Graph
from ...graph.methods.base import AbstractMethod
from ...simulation.simulate import simulate
from ...simulation.start.initialise import Start
from ...surface.calls import checked_call, passes_on
from ...system.compile import compile
from ...system.system import System
from .by_frequency import excitation
from .candidates import Attached, fixed_reasons, read_reasons
from .cut import Reduced, without
from .faults import listed_names, name_faults, reduction_faults
from .harmonic import Excitation
from .prevented import preventing
from .result import Decision, Reduction
from .runs import Conditions, Run, full_run, reduced_run, response_errors, run_errors
from .shares import Shares, shares_by_frequency, shares_of_run


FAR = 1.0  # an error of a result, relative to its range, for which elements are looked for that prevented it


@checked_call
@passes_on(simulate)
def reduce(  # noqa: PLR0913 - users write the arguments by name
    model: AbstractModel,
    t0: Number | None = None,
    t1: Number | None = None,
    y0: Start | Value | Values | None = None,
    *,
    keep: float = 0.99,
    always: Names = (),
    method: AbstractMethod | None = None,
    frequencies: Value | None = None,
    input: str | None = None,
    amplitude: Number = 1.0,
    **options: Any,
) -> Reduction:
    """Reduces a model to the fewest elements that carry the share `keep` of its activity (Louca & Stein), runs it again
    and says what this changes.

    Elements are ranked by their activity ∫ |power| dt in a run from t0 to t1, whose further options are those of
    `bg.simulate`; or, with `frequencies` [Hz] and `input`, in harmonic steady state, as by `bg.activity`: then an
    element stays if any of the frequencies needs it. Of the others, the effort on a 1-junction or the flow on a
    0-junction is dropped: they are removed with their bonds. Where a whole branch goes, or where the junction itself
    carries next to nothing, the variable is set to zero that carries less: a stiff spring between two masses welds
    them, a soft one sets them free. Sources, elements that signals read, fields of several ports, and elements of
    bodies stay, and those named in `always`; the table says so. Elements without which the model cannot be compiled or
    run are put back.

    Activity does not see what elements prevent: a diode that blocks and a stop that carries a weight have next to no
    power. Where a result of the reduced run is farther off than its range, elements are put back whose effort or flow
    is not small in the balance of their junction. Powers of vectors do not tell directions: look at `errors`.

    ```python
    import bgjax as bg

    nodes = dict(T=bg.Se(1.0), motor=bg.One(), J1=bg.I(0.2), twist=bg.Zero(), shaft=bg.C(stiffness=1e5))
    nodes |= dict(load=bg.One(), J2=bg.I(0.8), drag=bg.R(0.5))
    drive = bg.Graph(nodes, ["T -> motor -> J1", "motor -> twist -> load -> J2", "twist -> shaft", "load -> drag"])
    found = bg.reduce(drive, 0.0, 5.0)
    print(found)  # the shaft is removed: it joins both inertias rigidly
    assert list(found.removed) == ["shaft"] and found.errors["J2.flow"] < 1e-2
    ```
    """
    given, always = dict(frequencies=frequencies, input=input, amplitude=amplitude), listed_names(always)
    raise_faults(ParameterError, reduction_faults(model, (t0, t1), keep, given, options))
    with jax.ensure_compile_time_eval():
        at = None if frequencies is None else excitation(frequencies, input, amplitude)
        return _reduced(model, method, Asked(float(keep), Conditions(t0, t1, y0, options), at, always))


class Asked(NamedTuple):
    """The share to keep, the conditions of the runs, the harmonic input, if elements are ranked by it, and elements
    that stay."""

    keep: float
    conditions: Conditions
    at: Excitation | None
    always: tuple[str, ...]


class _Model(NamedTuple):
    """The full model: flat and compiled, its run, and the shares of its elements in the activity."""

    given: AbstractModel
    method: AbstractMethod | None
    graph: Graph
    flat: Flat
    system: System
    run: Run | None
    shares: Shares


class _Trial(NamedTuple):
    """A reduced model that was compiled and run."""

    found: Reduced
    system: System
    run: Run | None
    errors: dict[str, float]


def _reduced(given: AbstractModel, method: AbstractMethod | None, asked: Asked) -> Reduction:
    model = _ranked(given, method, asked)
    reasons, inactive = _chosen(model, asked)
    trial, put_back = _first_that_works(model, asked, inactive)
    removed = [name for name in inactive if name not in put_back]
    return _report(model, asked, trial, _decisions(model, trial.found, removed, {**reasons, **put_back}), put_back)


def _ranked(given: AbstractModel, method: AbstractMethod | None, asked: Asked) -> _Model:
    system, graph = compile(given, method=method), open_graph(given)
    run = None if asked.conditions.t1 is None else full_run(system, asked.conditions)
    shares = shares_of_run(run.solution) if asked.at is None else shares_by_frequency(system, asked.at)
    return _Model(given, method, graph, check(graph), system, run, shares)


def _chosen(model: _Model, asked: Asked) -> tuple[dict[str, str], list[str]]:
    """Reasons for which inactive elements are kept, and those that can be removed, the least active first."""
    ranked, attached = model.shares.ranked, Attached(model.flat, model.graph)
    raise_faults(ParameterError, name_faults(asked.always, ranked.ranking))
    needed = {*ranked.keeping(asked.keep)}
    inactive = [name for name in reversed(ranked.ranking) if name not in needed]
    reasons = {name: "stays as you asked" for name in inactive if name in asked.always}
    reasons |= fixed_reasons(attached, model.given.bodies(), [name for name in inactive if name not in reasons])
    reasons |= read_reasons(attached, [name for name in inactive if name not in reasons])
    return reasons, [name for name in inactive if name not in reasons]


def _first_that_works(model: _Model, asked: Asked, inactive: list[str]) -> tuple[_Trial, dict[str, str]]:
    """The reduced model without the inactive elements. Where it cannot be compiled or run, or its results are far from
    those of the full one, elements that prevent something are put back, then one by one the most active."""
    going, put_back = list(inactive), {}
    while going:
        try:
            trial = _tried(model, asked, going)
            held = _prevented(model, asked, trial.found) if max(trial.errors.values(), default=0.0) > FAR else {}
            if not held:
                return trial, put_back
        except (BondGraphError, SimulationError) as error:
            held = _prevented(model, asked, without(model.flat, model.graph, going, model.shares.bonds))
            held = held or {going[-1]: f"is put back: without it {_first_line(error)}"}
        put_back |= held
        going = [name for name in going if name not in held]
    return _tried(model, asked, ()), put_back


def _prevented(model: _Model, asked: Asked, found: Reduced) -> dict[str, str]:
    """Why some of the elements that were removed must stay although their power is small, in a run."""
    return {} if model.run is None else preventing(model.run.solution, found.dropped, asked.keep)


def _first_line(error: Exception) -> str:
    faults = getattr(error, "faults", ())
    return f"{faults[0].where}: {faults[0].what}" if faults else str(error).partition("\n")[0]


def _tried(model: _Model, asked: Asked, going: Collection[str]) -> _Trial:
    if not going:
        return _Trial(Reduced(model.graph, {}), model.system, model.run, {})
    found = without(model.flat, model.graph, going, model.shares.bonds)
    found = found._replace(graph=_with_source(found.graph, model.given))
    system = compile(found.graph, method=model.method)
    if model.run is None:
        return _Trial(found, system, None, response_errors(model.system, system, asked.at))
    run = reduced_run(system, model.run.solution, asked.conditions)
    return _Trial(found, system, run, run_errors(model.run.solution, run.solution))


def _with_source(graph: Graph, given: AbstractModel) -> Graph:
    """The graph, which knows the mechanism it was made from."""
    return graph if isinstance(given, Graph) else graph.with_fields(source=given)


def _decisions(model: _Model, found: Reduced, removed: Collection[str], reasons: dict[str, str]) -> dict[str, Decision]:
    shares, kinds = model.shares, {node.name: node.kind for node in model.system.causality.structure.nodes}
    decisions = {}
    for name in shares.ranked.ranking:
        why = found.how.get(name, "") if name in removed else reasons.get(name, "")
        decisions[name] = Decision(shares.activity(name), shares.index(name), kinds[name], name in removed, why)
    return decisions


def _report(
    model: _Model, asked: Asked, trial: _Trial, decisions: dict[str, Decision], put_back: Collection[str]
) -> Reduction:
    found = Reduction(
        graph=trial.found.graph,
        system=trial.system,
        elements=decisions,
        errors=trial.errors,
        activity=model.shares.ranked,
        states=(_integrated(model.system), _integrated(trial.system)),
        keep=asked.keep,
        put_back=tuple(put_back),
    )
    if model.run is None or trial.run is None:
        return found
    runs = dict(solution=trial.run.solution, full=model.run.solution)
    note = "Initial values contradicted each other in the reduced model; they were changed as little as possible."
    ratio = trial.run.seconds / max(model.run.seconds, 1e-12)
    return replace(found, **runs, time_ratio=ratio, notes=(note,) if trial.run.guessed else ())


def _integrated(system: System) -> int:
    """Number of states that are not solved from others."""
    return system.plan.size - len(system.plan.equations.following)
