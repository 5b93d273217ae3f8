"""compile(model) → System: a static plan and the source model as a pytree."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ._closure import Multipliers
from ._dense import run_body, run_prelude
from ._emit import Equations, emit
from ._errors import Fault, ParameterError, StructureError, nearest, raise_faults
from ._flatten import check
from ._graph import Graph
from ._paths import collect, is_array, like, parameter, quiet_faults, walk
from ._program import Program, make_program
from ._report import report, summary
from ._types import Carried, Results, Scalar, State
from .elements.base import AbstractElement


class Plan:
    """Everything static: equations and the programs cut out of them. Equal structures share one."""

    def __init__(self, key: tuple, equations: Equations, exports: Mapping[str, str], fixed: frozenset[str], method: Any):
        self.key, self.equations, self.exports = key, equations, exports
        self.fixed, self.method = fixed, method
        self._hash = hash(key)
        self._programs: dict[tuple, Program] = {}
        self.state_names = tuple(slot.name for slot in equations.states)
        self.size = sum(slot.width for slot in equations.states)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other) -> bool:
        return self is other or (isinstance(other, Plan) and self.key == other.key)

    def program(self, names: tuple[str, ...]) -> Program:
        """Code for some results: '@rates', '@energies', '@supplies', '@hidden', or quantities."""
        if names not in self._programs:
            outputs = [value for name in names for value in self.outputs(name)]
            self._programs[names] = make_program(self.equations.pool, outputs)
        return self._programs[names]

    def outputs(self, name: str) -> Sequence:
        equations = self.equations
        match name:
            case "@rates":
                return equations.rates
            case "@energies":
                return list(equations.energies.values())
            case "@supplies":
                return list(equations.supplies.values())
            case "@hidden":
                return [value for _, value in equations.hidden]
        return equations.quantities[self.resolve(name)]

    def resolve(self, name: str) -> str:
        """Full name of a result, or a `KeyError` that suggests one."""
        name = self.exports.get(name, name)
        if name not in self.equations.quantities:
            known = [*self.equations.quantities, *self.exports]
            raise KeyError(f"there is no result '{name}': {nearest(name, known)}")
        return name


class Parameters(eqx.Module):
    """Values prepared for the integration loop: parameter expressions and the laws' own leaves."""

    carried: Carried
    elements: dict[str, Any]


class System(eqx.Module):
    """A compiled bond graph. `system(t, y)` is the right-hand side ẏ; `bg.set` changes values."""

    model: Graph
    plan: Plan = eqx.field(static=True)

    # -- what it is ------------------------------------------------------------------------------
    @property
    def states(self) -> tuple[str, ...]:
        """Names of the states in the order of the flat vector."""
        return self.plan.state_names

    @property
    def causality(self):
        """Strokes and storages as data; prints as a report."""
        return self.plan.equations.causality

    @property
    def results(self) -> tuple[str, ...]:
        """Every name a solution answers to."""
        return (*self.plan.equations.quantities, *self.plan.exports)

    def report(self) -> str:
        """Causality, order, loops, unknowns and states, to read."""
        return report(self.plan.equations, self.plan.method)

    def __str__(self) -> str:
        return summary(self.plan.equations, self.plan.method)

    # -- what it computes ---------------------------------------------------------------------------
    def __call__(self, time, state: State) -> State:
        return self.rates(time, state, self.parameters())

    def elements(self) -> dict[str, AbstractElement]:
        """Elements by path: the source model's leaves, wherever they are."""
        return collect(self.model)

    def parameters(self, names: tuple[str, ...] = ("@rates",)) -> Parameters:
        """Evaluate what depends on parameters alone, once."""
        program, elements = self.plan.program(names), self.elements()
        dtype = jnp.result_type(float)
        carried = run_prelude(program, _parameter_lookup(elements), elements, self.plan.equations.solved.blocks, dtype)
        return Parameters(carried, {path: elements[path] for path in _called(program)})

    def rates(self, time, state: State, parameters: Parameters) -> State:
        """ẏ for prepared parameters."""
        return self.evaluate(("@rates",), time, state, parameters)

    def evaluate(self, names: tuple[str, ...], time, state: State, parameters: Parameters | None = None) -> Results:
        """The named results, one after the other, as a flat vector."""
        parameters = self.parameters(names) if parameters is None else parameters
        program = self.plan.program(names)
        time = jnp.asarray(time, dtype=parameters.carried.dtype)

        def symbol(key: tuple):
            return time if key[0] == "time" else state[key[1]]

        with jax.named_scope("bond_graph"):
            return run_body(program, parameters.carried, symbol, parameters.elements, self.plan.equations.solved.blocks)

    def outputs(self, time, state: State, names: Sequence[str] | None = None) -> dict[str, Any]:
        """Results by name at one state; all of them by default."""
        names = tuple(self.plan.equations.quantities) if names is None else tuple(names)
        flat = self.evaluate(names, time, state)
        return split(flat, [(name, len(self.plan.outputs(name))) for name in names])

    def energy(self, time, state: State) -> Scalar:
        """Total stored energy."""
        return jnp.sum(self.evaluate(("@energies",), time, state))


def split(flat, widths: Sequence[tuple[str, int]], axis: int = -1) -> dict[str, Any]:
    """Pieces of a flat vector by name; pieces of width 1 lose the axis."""
    found, start = {}, 0
    for name, width in widths:
        piece = flat[..., start : start + width]
        found[name] = piece[..., 0] if width == 1 else piece
        start += width
    return found


def _parameter_lookup(elements: Mapping[str, AbstractElement]):
    leaves: dict[str, list] = {}

    def lookup(key: tuple):
        _, path, number, position = key
        if path not in leaves:
            leaves[path] = [jnp.ravel(x) if is_array(x) else x for x in jax.tree.leaves(elements[path])]
        return leaves[path][number][position]

    return lookup


def _called(program: Program) -> list[str]:
    """Paths of the elements whose JAX laws the program runs, also inside nonlinear blocks."""
    found: dict[str, None] = {}
    pool = program.pool

    def visit(target):
        if target[0] == "jacobian":
            visit(target[1])
        elif target[0] in ("method", "law"):
            found[target[1]] = None

    numbers = {pool.nodes[i][1] for i in (*program.prelude, *program.body) if pool.nodes[i][0] == "call"}
    if any(pool.calls[n].target[0] == "newton" for n in numbers):
        numbers = range(len(pool.calls))  # a block may call any law
    for number in numbers:
        visit(pool.calls[number].target)
    return list(found)


# -- compile -----------------------------------------------------------------------------------------
_PLANS: OrderedDict[tuple, Plan] = OrderedDict()
MAX_PLANS = 256


def compile(model: Any, *, method: Any = None, fixed: Sequence[str] = ()) -> System:  # noqa: A001
    """Check, close, assign causality, schedule, emit. Equal structures give the same plan.

    `fixed` lists parameter paths whose present values are folded into the program; changing or
    differentiating them later is refused."""
    method = Multipliers() if method is None else method
    if not isinstance(model, Graph):
        remedy = "give a bg.Graph(nodes=…, bonds=…)."
        raise StructureError([Fault("model", f"is a {type(model).__name__}, not a graph.", remedy)])
    key = (structure_key(model), str(method), tuple((p, _fixed_bytes(model, p)) for p in fixed))
    if key in _PLANS:
        _PLANS.move_to_end(key)
        return System(model, _checked(_PLANS[key], model))
    flat = check(method.close(model))
    equations = emit(flat, _fixed_leaves(model, fixed))
    _PLANS[key] = plan = Plan(key, equations, dict(flat.exports), frozenset(fixed), method)
    while len(_PLANS) > MAX_PLANS:
        _PLANS.popitem(last=False)
    return System(model, plan)


def _checked(plan: Plan, model: Graph) -> Plan:
    faults = [fault for path, element in collect(model).items() for fault in type(element).faults(element, path)]
    raise_faults(ParameterError, faults)
    return plan


def structure_key(model) -> tuple:
    """What the plan may depend on: the tree, static fields, shapes; no values."""
    leaves, tree = jax.tree.flatten(model)
    return tree, tuple(("array", np.shape(x)) if is_array(x) else x for x in leaves)


def _fixed_bytes(model, path: str) -> bytes:
    return np.asarray(parameter(model, path)).tobytes()


def _fixed_leaves(model: Graph, fixed: Sequence[str]) -> dict[tuple[str, int], np.ndarray]:
    elements = collect(model)
    found = {}
    for path in fixed:
        value = parameter(model, path)
        node = next(p for p in sorted(elements, key=len, reverse=True) if path.startswith(p + "."))
        number = next(k for k, x in enumerate(jax.tree.leaves(elements[node])) if x is value)
        found[node, number] = np.asarray(value)
    return found


def set(target: System | Graph, values: Mapping[str, Any]):  # noqa: A001
    """A copy with parameters changed by path; values may be traced. All faults are raised at once."""
    model = target.model if isinstance(target, System) else target
    fixed = target.plan.fixed if isinstance(target, System) else frozenset()
    faults, arrays = [], {}
    for path, value in values.items():
        try:
            arrays[path] = like(path, parameter(model, path), value, fixed)
        except ParameterError as error:
            faults += error.faults
    raise_faults(ParameterError, faults)
    if not arrays:
        return target
    model = eqx.tree_at(lambda m: [walk(m, path) for path in arrays], model, list(arrays.values()))
    raise_faults(ParameterError, [f for path, element in collect(model).items() for f in quiet_faults(path, element)])
    return System(model, target.plan) if isinstance(target, System) else model
