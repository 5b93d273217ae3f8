"""The static part of a compiled graph: its equations, and the programs that evaluate selected results of them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import Fault, ResultError, nearest, shown
from ..expressions.program import Program, make_program
from ..formulation.equations import Equations
from ..formulation.forcing import find_forcing
from ..formulation.records.output import Output, OutputNames
from ..graph.flatten import follow
from ..surface.code import Code
from ..surface.memories import plan_memory, plan_programs


class Plan:
    """The equations of a compiled graph and the programs made from them. Models of equal structure share one plan."""

    def __init__(
        self,
        key: tuple,
        equations: Equations,
        exports: Mapping[str, str],
        fixed: Mapping[str, np.ndarray],
        code: Code,
    ):
        self.code = code  # users' functions as they were when the plan was made
        self.key, self.equations, self.exports = key, equations, exports
        self.fixed = fixed
        self._short = {follow(exports, name): name for name in exports}
        self.shapes = [_shape(item) for item in key[0][1]]  # of the leaves
        self._hash = hash(key)
        self._programs, self.memory = plan_programs(), plan_memory()
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
        equations = self.equations
        match name:
            case Output.RATES:
                return equations.rates
            case Output.ENERGIES:
                return list(equations.energies.values())
            case Output.SUPPLIES:
                return list(equations.supplies.values())
            case Output.GAPS:
                return [value for _, value in equations.gaps]
            case Output.RIGID_GAPS:
                return [value for _, value in equations.rigid_gaps]
            case Output.INERTIAS:
                return equations.inertias
            case Output.NORMALISED:
                return equations.normalised
            case Output.DEPENDENT:
                return equations.dependent
            case Output.CARRIED:
                return equations.carried
            case Output.PROJECTION:
                return equations.projection
            case Output.FORCING:
                return self.forcing.values
            case Output.GUARDS:  # then rates, sizes, paces
                parts = ("guard", "rate", "size", "pace")
                return [getattr(switch, part) for part in parts for switch in equations.switches]
            case Output.HELD:
                return [value for switch in equations.switches for _, value in switch.values]
            case Output.WATCHED:
                return [switch.watched for switch in equations.switches]
            case Output.HIDDEN:
                return [value for _, value in equations.hidden]
        return equations.quantities[self.resolve(name)]

    def short_name(self, name: str) -> str:
        """The exported name of a result, or the name itself if there is none."""
        return self._short.get(name, name)

    def resolve(self, name: Any) -> str:
        """Full name of a result, or a `ResultError` that suggests one."""
        if not isinstance(name, str):
            remedy = "results go by name, such as 'L.flow'; system.results lists them."
            raise ResultError([Fault("result", f"{shown(name)} is not a name.", remedy)])
        full = follow(self.exports, name)
        if full not in self.equations.quantities:
            known = [*self.equations.quantities, *self.exports]
            raise ResultError([Fault(str(name), "is not a result.", nearest(str(name), known))])
        return full


def _shape(item: Any) -> tuple[int, ...] | None:
    """The shape of a leaf in the key of a structure; None if it is not an array."""
    return item[1] if isinstance(item, tuple) and item[0] == "array" else None
