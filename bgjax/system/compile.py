"""Compiles a model into a `System`: checks it, applies the method, assigns causality and formulates equations."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from .._runtime import collection_paused
from .._tracing import traced
from .._types import Names
from ..errors import Fault, ParameterError, StructureError, raise_faults, warn_hints
from ..formulation.equations import Equations
from ..formulation.light_links import light_parts
from ..formulation.mechanism import emitted
from ..graph.expansion import open_graph
from ..graph.flatten import Flat, check, follow
from ..graph.graph import AbstractModel, Guess
from ..graph.methods.applied import graph_with_method
from ..graph.methods.base import AbstractMethod
from ..graph.methods.ports import Multipliers
from ..surface.calls import checked_call
from ..surface.code import Code, warn_unseen
from ..surface.memories import PLANS, plan_memory
from ..surface.memory import Memory
from .base import LastNumbers
from .binding import bound
from .compile_faults import causal_faults, compile_faults, depends_on_values, export_faults, model_faults
from .compiling.derived_results import DerivedResults
from .compiling.folded_values import fixed_leaves, fixed_values, structure_key
from .compiling.hints import compliance_hints, width_hints
from .compiling.placement import placed_states, placing_name, recorded_placement
from .compiling.route import Contents, expanded_contents, routed_contents
from .compiling.vectors import ResultNames, separated, with_vectors
from .evaluators import evaluator
from .plan import Plan
from .system import System


_CALLS = count(1)  # numbers of the calls whose plans are not shared


@checked_call
def compile(model: AbstractModel, *, method: AbstractMethod | None = None, fixed: Names = ()) -> System:  # noqa: A001
    """Compile a model: check it, apply the method, assign causality, formulate equations. Equal structures share a
    plan.

    `method` is the formulation of constraints, by default `bg.Multipliers()`. `fixed` lists parameter paths whose
    present values are folded into the program; changing or differentiating them later is refused."""
    with collection_paused():
        system = compiled(model, Multipliers() if method is None else method, fixed)
    warn_unseen(system.plan.code)
    return system


def compiled(model: Any, method: Any, fixed: Any = (), mobile: bool = True) -> System:
    """As `compile`; with `mobile=False` a structure that cannot move is accepted."""
    if fixed is None or isinstance(fixed, str):
        fixed = () if fixed is None else (fixed,)
    raise_faults(StructureError, compile_faults(model, method, fixed))
    code = Code.fresh(model, method)  # before anything is taken from a memory
    raise_faults(ParameterError, method.faults(open_graph(model)))
    contents = expanded_contents(model, method)
    plan = _plan(model, method, fixed, contents, mobile, code)
    routed_contents(plan.memory, model, method)  # recorded here, so that nothing after this enters the model
    plan.memory.remember(("coordinates",), model.coordinates)
    recorded_placement(plan.memory, model, _initial_widths(plan, contents.initial))
    raise_faults(ParameterError, causal_faults(plan, contents.elements))
    structure = plan.equations.causality.structure
    warn_hints(compliance_hints(structure, contents.elements) + width_hints(structure, contents.elements))
    if not traced(model, method):
        bound(plan, model, method, contents)
    return System(model, method, plan, LastNumbers(model, method))


def _plan(
    model: AbstractModel, method: AbstractMethod, fixed: Any, contents: Contents, mobile: bool, code: Code
) -> Plan:
    """The plan of a model: one that was made before for equal structure, or a new one. Code that reads what cannot be
    seen has a plan of its own in each call."""
    values = fixed_values(model, method, fixed)
    folded = tuple((path, value.tobytes()) for path, value in values.items())
    key = (*structure_key((model, method)), code.digest, next(_CALLS) if code.unseen else 0), folded
    plan = PLANS.get(key)
    if plan is None or depends_on_values(plan, contents.elements):
        flat = check(graph_with_method(model, method))
        leaves = fixed_leaves(model, method, values)
        memory = plan_memory()
        equations = with_vectors(emitted(model, method, flat, leaves, _guesses(memory, model, flat), mobile), flat)
        raise_faults(StructureError, export_faults(equations, flat.exports))
        exports = dict(flat.exports)
        derived = DerivedResults(flat.derived, exports, equations.quantities)
        names = ResultNames(exports, dict(flat.vectors), derived)
        plan = Plan((*key, *_findings(equations)), equations, names, values, code, memory)
        plan = next((old for old in PLANS.values() if old == plan), plan)
    else:
        raise_faults(ParameterError, model_faults(contents.elements))
    PLANS[key] = plan
    return plan


def _findings(equations: Equations) -> tuple:
    """What was found with the values of a model, beside its structure: models that differ here have different plans."""
    mechanism, found = equations.mechanism, equations.redundancy
    seen = None if mechanism is None else (mechanism.rows, mechanism.rank, mechanism.shared, mechanism.varying)
    rows = seen, found.dropped, found.varying, found.regularised, found.opening
    orders = None if equations.inverse is None else (equations.inverse.inputs, equations.inverse.orders)
    return *rows, equations.following, equations.light, equations.turns, tuple(equations.solved.ranks), orders


def _guesses(memory: Memory, model: AbstractModel, flat: Flat) -> dict[str, Any]:
    """States near the initial conditions: initial values of the model, and states that follow from them."""
    given = {name: value.value if isinstance(value, Guess) else value for name, value in flat.initial.items()}
    states = {follow(flat.exports, name): value for name, value in given.items()}
    names = ResultNames(flat.exports, flat.vectors)
    return separated(names, {**placed_states(memory, model, given, 0.0), **states})


def _initial_widths(plan: Plan, initial: Mapping[str, Any]) -> dict[str, int]:
    """Widths of the initial values that a model contains, by the names under which they place its parts."""
    full = {name: follow(plan.exports, name) for name in initial}
    known = {name: target for name, target in full.items() if target in plan.equations.quantities}
    structure = plan.equations.causality.structure
    names = [placing_name(structure, target, name) for name, target in known.items()]
    return {name: len(plan.outputs(name)) for name in names}


def suited(system: System) -> System:
    """The system itself, or the model compiled again if other links have negligible inertia with its present values:
    their accelerations are unknowns of their own, so that nothing is divided by their inertia."""
    chosen = evaluator(system)
    if not chosen.numbers or not system.plan.equations.gaps or system.method.sources:
        return system
    light = chosen.remember("light", lambda: light_parts(chosen.elements()))
    if light == system.plan.equations.light:
        return system
    return compiled(system.model, system.method, tuple(system.plan.fixed), mobile=False)


def compiled_again(model: AbstractModel, method: Any, fixed: tuple[str, ...], found: tuple) -> System:
    """A system from another process, compiled again. Redundant rows depend on values: raises if they differ between the
    present values and those at compilation."""
    system = compiled(model, method, fixed, mobile=False)
    if system.plan.key[2:] != found:
        what = "repeats other constraints with its present values than with those that it was compiled with."
        remedy = "compile the model with the values that it has: bg.compile(system.model, method=system.method)."
        raise StructureError([Fault("system", what, remedy)])
    return system
