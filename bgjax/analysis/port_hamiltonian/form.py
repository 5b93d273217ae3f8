"""The port-Hamiltonian form of a model: names, energy and matrices at a state, symbols, checks, printed summary."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ..._types import Number, Value, Values
from ...surface.listing import public
from ...surface.one_line import in_cell
from ...system.system import System
from .arguments import checked_count, checked_ports
from .matrices import ALL, MULTIPLIERS, AbstractMatrices
from .motion import motion
from .numbers import Numbers, results_at
from .passivity import ResistivePort, sampled_port
from .printing import latex, summary
from .starts import consistent_states, start_state
from .structure.expressions import Expressions
from .symbolic import SymbolicForm, symbolic_form
from .verify import FormCheck, check_form, given_at


if TYPE_CHECKING:
    from ...simulation.start.initialise import Start


class PortHamiltonian(AbstractMatrices):
    """Holds the port-Hamiltonian form that `bg.port_hamiltonian` returns.

    States are a vector: energy variables x (`states`), then further states (`coordinates`)."""

    __dir__ = public

    def __init__(self, system: System, found: Expressions, numbers: Numbers):
        self.system, self._found, self._numbers = system, found, numbers
        self.states = found.names("state")
        self.coordinates = tuple(found.coordinate_names)
        self.inputs, self.sources = found.names("input"), found.names("source")
        self.outputs = tuple(found.conjugate(k) for k in found.places("input"))
        self.multipliers = found.names(*MULTIPLIERS)

    # -- states ----------------------------------------------------------------------------------------------
    def state(self, initial: "Start | Value | Values | None" = None, time: Number = 0.0) -> np.ndarray:
        """The state of this form at a state of the system: a flat vector of it, initial values by name, or the model's
        own."""
        y = start_state(self.system, initial, time)
        return results_at(self.system, self._found.state_names, float(time), y)

    def ports(self, initial: "Start | Value | Values | None" = None, time: Number = 0.0) -> dict[str, float]:
        """What inputs, other sources, resistive ports and multipliers give at a state of the system, by name."""
        y, kinds = start_state(self.system, initial, time), ALL[1:]
        given = given_at(self.system, self._found, float(time), y)
        return dict(zip(self._found.names(*kinds), given[self._found.places(*kinds)].tolist(), strict=True))

    def rates(self, state: Value, ports: Mapping[str, Number], time: Number = 0.0) -> np.ndarray:
        """The rates of a state, (J − R) ∂H/∂x + g u − g_R φ(z) + B λ and those of the coordinates.

        `ports` has what inputs, other sources and multipliers give, by name; of resistive ports their laws are used
        unless their values are given too."""
        known = self._known(state, time)
        return motion(self._numbers, known, checked_ports(self._found, ports))

    # -- symbols, checks -------------------------------------------------------------------------------------
    @cached_property
    def resistive(self) -> tuple[ResistivePort, ...]:
        """Ports whose laws are not linear, each with whether it is passive at sampled points."""
        start, random = self.state(), np.random.default_rng(1)
        states = [start, *[start + random.normal(size=len(start)) for _ in range(2)]]
        return tuple(sampled_port(self._numbers, law, states) for law in self._found.laws)

    def sympy(self, *, opaque: bool = False) -> SymbolicForm:
        """The form in SymPy with the user's names. Laws in JAX raise an error, or are undefined functions with
        `opaque=True`."""
        return symbolic_form(self.system, self._found, opaque)

    def latex(self) -> str:
        """The form as LaTeX: its equation, states, inputs, energy and matrices, with names upright and indices as
        subscripts; laws in JAX are functions with the names of their elements."""
        return latex(self.sympy(opaque=True))

    def check(self, states: int = 3, seed: int = 0) -> FormCheck:
        """Compares the form with the compiled system at random consistent states, and checks its structure there."""
        points = consistent_states(self.system, *checked_count(states, seed))
        return check_form(self.system, self._numbers, points, 0.0)

    def __str__(self) -> str:
        return summary(self)

    def __repr__(self) -> str:
        return f"PortHamiltonian(x {', '.join(self.states[:6])}{', …' if len(self.states) > 6 else ''})"

    def _repr_html_(self) -> str:
        return in_cell(str(self))
