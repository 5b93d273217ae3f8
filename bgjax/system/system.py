"""A compiled bond graph: the source model as a pytree, with a static plan of its equations and programs."""

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from .._tracing import array_functions, device_array, traced
from .._types import AnyArray, Names, Number, Results, State
from ..elements.base import AbstractElement
from ..elements.sampled import AbstractSampled, prepare
from ..elements.values import leaf
from ..expressions.backends.jax.program import Inputs, run_body, run_prelude
from ..expressions.calls import AbstractLawCall, NewtonCall
from ..expressions.program import Program
from ..formulation.records.output import Output, OutputNames
from ..structure.causality import Causality
from ..surface.aliases import missing_attribute
from ..surface.calls import Listed
from ..surface.listing import listed
from ..surface.one_line import in_cell
from .base import AbstractSystem, Parameters
from .binding import parameter_lookup
from .derivative_rules import differentiable
from .describe import report, summary
from .evaluators import evaluator
from .parameters.fixed import refuse_fixed


class System(AbstractSystem, metaclass=Listed):
    """Evaluates a compiled bond graph. `system(t, y)` is the right-hand side ẏ; `bg.set` changes values."""

    __dir__ = listed

    def __getattr__(self, name: str) -> Any:
        raise missing_attribute(self, name)

    def __reduce__(self) -> tuple:
        """Pickled as its model and method; the receiver compiles the graph again."""
        from .compile import compiled_again  # a system is compiled there

        return compiled_again, (self.model, self.method, tuple(self.plan.fixed), self.plan.key[2:])

    def __fingerprint__(self) -> tuple:
        """The contents from which a fingerprint is made; the plan follows from them."""
        return self.model, self.method, tuple(self.plan.fixed.items())

    def current(self) -> "System":
        """The system itself, or compiled again if something that its laws read, such as a global, has changed."""
        if not self.plan.code.changed:
            return self
        from .compile import compiled  # a system is compiled there

        again = compiled(self.in_numbers.model, self.in_numbers.method, tuple(self.plan.fixed), mobile=False)
        return System(self.model, self.method, again.plan, self.last)

    # -- properties ------------------------------------------------------------------------------
    @property
    def states(self) -> tuple[str, ...]:
        """Names of the states in the order of the flat vector."""
        return self.plan.state_names

    @property
    def differential_states(self) -> tuple[str, ...]:
        """Names of the states that are integrated; the others are solved from them at every step."""
        following = set(self.plan.equations.following)
        found = []
        for slot in self.plan.equations.states:
            solved = following.issuperset(range(slot.start, slot.start + slot.width))
            if slot.controlled and not solved:
                found.append(self.plan.short_name(slot.name))
        return tuple(found)

    @property
    def following_states(self) -> tuple[str, ...]:
        """Names of the states that are solved from the differential ones (dependent coordinates)."""
        shown = set(self.differential_states)
        names = [self.plan.short_name(slot.name) for slot in self.plan.equations.states]
        return tuple(name for name in names if name not in shown)

    @property
    def causality(self) -> Causality:
        """Causal strokes and causality of storages as data; prints as a report."""
        return self.plan.equations.causality

    @property
    def results(self) -> tuple[str, ...]:
        """Names of all results of a solution."""
        return (*self.plan.equations.quantities, *self.plan.exports, *self.plan.derived.places)

    @property
    def loops(self) -> tuple[tuple[str, ...], ...]:
        """Names of the variables of every algebraic loop."""
        schedule = self.plan.equations.schedule
        return tuple(tuple(map(schedule.label, loop)) for loop in schedule.loops)

    @property
    def break_variables(self) -> tuple[str, ...]:
        """Names of the variables at which algebraic loops were cut."""
        schedule = self.plan.equations.schedule
        return tuple(map(schedule.label, schedule.torn))

    @property
    def unknowns(self) -> tuple[str, ...]:
        """A line of text for each block of unknowns: how it is solved."""
        return tuple(self.plan.equations.solved.report)

    @property
    def factor_nonzeros(self) -> int:
        """Number of nonzeros of all factors in one right-hand side, a measure of the cost of its linear equations."""
        return self.plan.equations.solved.nonzeros

    @property
    def redundant(self) -> tuple[str, ...]:
        """Names of the multipliers of redundant constraints (rows that repeat others), dropped from the equations."""
        return tuple(self.plan.equations.solved.redundant)

    @property
    def index(self) -> int:
        """Index of the equations. 0: explicit; 1: algebraic unknowns; 2: some equations were differentiated once."""
        return self.plan.equations.solved.index

    def report(self) -> str:
        """Causality, order of evaluation, loops, unknowns and states as text."""
        return report(self.plan.equations, self.method)

    def __str__(self) -> str:
        equations = self.plan.equations
        parts = self.model.described(equations.joints)
        return "\n".join([summary(equations, self.method), *self._coordinates(), *parts])

    def __repr__(self) -> str:
        states = ", ".join(self.states[:6]) + (", …" if len(self.states) > 6 else "")
        return f"System(states {states or 'none'}; {type(self.method).__name__})"

    def _repr_html_(self) -> str:
        return in_cell(str(self))

    def _coordinates(self) -> list[str]:
        if not self.plan.equations.following:
            return []
        how = "solved from the others; the choice changes where it would be ill-conditioned"
        return [
            f"  independent {', '.join(self.differential_states)}",
            f"  dependent   {', '.join(self.following_states)} ({how})",
        ]

    # -- evaluation ---------------------------------------------------------------------------------
    def __call__(self, time: Number, state: AnyArray, args: object = None) -> State:
        """ẏ; `args` is not used, it makes the system a vector field for `diffrax.ODETerm`."""
        return self.current().evaluate((Output.RATES,), time, state)

    def elements(self) -> dict[str, AbstractElement]:
        """Elements by path, with the values of the source model."""
        return evaluator(self).elements()

    def parameters_of(self, program: Program) -> Parameters:
        elements = self.elements()
        refuse_fixed(self.parameter, self.plan.fixed)
        dtype = jnp.result_type(float)
        carried = run_prelude(program, parameter_lookup(elements), elements, self.plan.equations.solved.blocks, dtype)
        return Parameters(carried, {path: prepare(elements[path]) for path in _called(program)})

    def rates(self, time: Number, state: AnyArray, parameters: Parameters) -> State:
        """ẏ for prepared parameters."""
        return self.evaluate((Output.RATES,), time, state, parameters)

    def evaluate(
        self,
        names: OutputNames,
        time: Number,
        state: AnyArray,
        parameters: Parameters | None = None,
        order: Number = 0.0,
        dependent: AnyArray | None = None,
    ) -> Results:
        """The named results, concatenated into a flat vector.

        `order` and `dependent` are used by `Output.PROJECTION` alone."""
        self.check_state(state)
        if parameters is None:
            chosen = evaluator(self, time, state, order, dependent)
            found = chosen.results(names, leaf(time, "time"), state, order, dependent)
            return device_array(found) if chosen.numbers else found
        program, solved = self.plan.program(names), self.plan.equations.solved
        dtype = parameters.carried.dtype
        state, last = self.parted(state)
        given = state, dependent, jnp.asarray(leaf(time, "time"), dtype), jnp.asarray(order, dtype)
        with jax.named_scope("bond_graph"):
            if traced(parameters.carried, given) and not program.calls_in_body:
                return differentiable(program, solved.implicit)(parameters.carried, *given)
            return run_body(program, parameters.carried, Inputs(*given, last), parameters.elements, solved.blocks)

    def outputs(self, time: Number, state: AnyArray, names: Names | None = None) -> dict[str, Array]:
        """Results by name at one state; all of them by default."""
        if names is None:
            names = self.plan.equations.quantities
        elif not isinstance(names, list | tuple):
            names = (names,)
        names = tuple(name for name in names if self.plan.resolve(name))
        flat = self.current().evaluate(names, time, state)
        return split_vector(flat, [(name, len(self.plan.outputs(name))) for name in names])

    def scales(self) -> State:
        """For every state, the value that corresponds to an energy of 1 J (1 if energy does not depend on it)."""
        return evaluator(self).scales()

    def sample_times(self) -> list[Array]:
        """Sample times of all sampled data in the model: steps end there, so that no corner or pulse is missed."""
        leaves = jax.tree.leaves(self.model, is_leaf=lambda leaf: isinstance(leaf, AbstractSampled))
        return [data.times for data in leaves if isinstance(data, AbstractSampled)]

    def energy(self, time: Number, state: AnyArray) -> Number:
        """Total stored energy."""
        found = self.current().evaluate((Output.ENERGIES,), time, state)
        functions = array_functions(found)
        return functions.sum(functions.asarray(found))


def split_vector(flat: AnyArray, widths: Sequence[tuple[str, int]]) -> dict[str, AnyArray]:
    """Pieces of a flat vector by name; pieces of width 1 lose the axis."""
    found, start = {}, 0
    for name, width in widths:
        piece = flat[..., start : start + width]
        found[name] = piece[..., 0] if width == 1 else piece
        start += width
    return found


def _called(program: Program) -> list[str]:
    """Paths of the elements whose JAX laws the program runs, also inside nonlinear blocks."""
    calls = program.calls
    if any(isinstance(call.target.base, NewtonCall) for call in calls):
        calls = program.pool.calls  # a block may call any law
    laws = [call.target.base for call in calls if isinstance(call.target.base, AbstractLawCall)]
    return list(dict.fromkeys(law.path for law in laws))
