"""The static part of a compiled graph: its equations, and the programs that evaluate selected results of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import Fault, ResultError, choice_of, nearest, shown
from ..expressions.program import Program, make_program
from ..formulation.equations import Equations
from ..formulation.forcing import find_forcing
from ..formulation.records.output import Output, OutputNames
from ..graph.flatten import follow
from ..surface.code import Code
from ..surface.memories import plan_programs
from ..surface.memory import Memory
from .compiling.vectors import ResultNames


class Plan:
    """The equations of a compiled graph and the programs made from them. Models of equal structure share one plan."""

    def __init__(
        self,
        key: tuple,
        equations: Equations,
        names: ResultNames,
        fixed: Mapping[str, np.ndarray],
        code: Code,
        memory: Memory,
    ):
        self.code = code  # users' functions as they were when the plan was made
        self.key, self.equations, self.names, self.exports = key, equations, names, names.exports
        self.derived, self.fixed = names.derived, fixed
        self._short = {follow(self.exports, name): name for name in self.exports}
        self.shapes = [_shape(item) for item in key[0][1]]  # of the leaves
        self._hash = hash(key)
        self._programs, self.memory = plan_programs(), memory
        self.state_names = tuple(slot.name for slot in equations.states)
        self.size = sum(slot.width for slot in equations.states)
        # number of loop solutions (next guesses) that may follow the states in a vector
        self.carried = len(equations.carried)
        self._labels: dict[tuple[str, int], tuple[str, int]] = {}
        for slot in equations.states:
            word = slot.name.rpartition(".")[2]
            self._labels |= {("state", slot.start + k): (word, k) for k in range(slot.width)}
        self.forcing = find_forcing(equations.pool, equations.rates)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other) -> bool:
        return self is other or (isinstance(other, Plan) and self.key == other.key)

    def program(self, names: OutputNames) -> Program:
        """The program that evaluates some results: members of `Output`, or quantities by name."""
        return self._programs.remember(names, lambda: self._program(names))

    def _program(self, names: OutputNames) -> Program:
        outputs = [value for name in names for value in self.outputs(name)]
        return make_program(self.equations.pool, outputs, self._labels)

    def outputs(self, name: str | Output) -> Sequence:
        """The expressions of a result."""
        if isinstance(name, Output):
            return _INTERNAL[name](self)
        full = self.resolve(name)
        if full in self.equations.quantities:
            return self.equations.quantities[full]
        return self.derived.outputs(full, self.equations.pool)

    def has(self, full: str) -> bool:
        """Whether there is a result of this full name."""
        return full in self.equations.quantities or full in self.derived.places

    def short_name(self, name: str) -> str:
        """The exported name of a result, or the name itself if there is none."""
        return self._short.get(name, name)

    def resolve(self, name: Any) -> str:
        """Full name of a result, or a `ResultError` that suggests one."""
        if not isinstance(name, str):
            remedy = "results go by name, such as 'L.flow'; system.results lists them."
            raise ResultError([Fault("result", f"{shown(name)} is not a name.", remedy)])
        full = follow(self.exports, name)
        if not self.has(full):
            known, alike = [*self.equations.quantities, *self.exports, *self.derived.places], self.derived.alike(name)
            remedy = choice_of(alike) if alike else nearest(name, known)
            raise ResultError([Fault(name, "is not a result.", remedy)])
        return full


def _shape(item: Any) -> tuple[int, ...] | None:
    """The shape of a leaf in the key of a structure; None if it is not an array."""
    return item[1] if isinstance(item, tuple) and item[0] == "array" else None


def _of(field: str) -> Callable[[Plan], Sequence]:
    """The expressions in a field of the equations; of pairs (name, expression) the expressions."""

    def outputs(plan: Plan) -> Sequence:
        found = getattr(plan.equations, field)
        found = list(found.values()) if isinstance(found, Mapping) else found
        return [item[1] if isinstance(item, tuple) else item for item in found]

    return outputs


def _guards(plan: Plan) -> Sequence:
    """Guards of all switches, then their rates, sizes and paces."""
    switches = plan.equations.switches
    return [getattr(switch, part) for part in ("guard", "rate", "size", "pace") for switch in switches]


_INTERNAL: dict[Output, Callable[[Plan], Sequence]] = {
    **{
        output: _of(output.name.lower())
        for output in Output
        if output not in (Output.FORCING, Output.GUARDS, Output.HELD, Output.WATCHED)
    },
    Output.FORCING: lambda plan: plan.forcing.values,
    Output.GUARDS: _guards,
    Output.HELD: lambda plan: [value for switch in plan.equations.switches for _, value in switch.values],
    Output.WATCHED: lambda plan: [switch.watched for switch in plan.equations.switches],
}
