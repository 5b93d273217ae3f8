"""The result of `bg.invert`: orders of differentiation, free states, bicausal bonds, and the compiled inverse."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from ..._tracing import traced
from ..._types import Prescribed
from ...display.drawing.drawable import AbstractDrawable, Drawn
from ...errors import Fault, ParameterError, raise_faults
from ...formulation.inversion.records import Inverse
from ...graph.expansion import open_graph
from ...structure.bicausal.assignment import BicausalBond, Bicausality
from ...surface.listing import public
from ...system.compile import compile
from ...system.graphs import system_graph
from ...system.system import System
from .model import InverseModel
from .request import wanted_laws
from .zero_dynamics import ZeroDynamics, start_of, zero_dynamics


class Inversion(AbstractDrawable):
    """Holds the inverse of a model; `print` shows a report, `bg.draw` the bicausal bonds.

    `system` is an ordinary compiled system: its wanted results follow functions of time, and its inputs are results
    under their own names."""

    __dir__ = public

    def __init__(self, compiled: System, bicausality: Bicausality, missing: tuple[str, ...]):
        self._compiled, self._bicausality, self._missing = compiled, bicausality, missing

    # -- the inverse model ------------------------------------------------------------------------------------
    @property
    def model(self) -> InverseModel:
        """The model with a sensor at the place of each input."""
        return self._compiled.model

    @property
    def system(self) -> System:
        """The compiled inverse, for `bg.simulate`, gradients and sweeps."""
        remedy = "give it: found.wanting({'" + "': function, '".join(self._missing) + "': function})."
        what = "its wanted function of time is not given."
        raise_faults(ParameterError, [Fault(name, what, remedy) for name in self._missing])
        return self._compiled

    def wanting(self, wanted: Mapping[str, Prescribed]) -> "Inversion":
        """The inverse with other wanted functions."""
        found = wanted_laws(self.model.pairs, wanted)
        model = replace(self.model, wanted={**self.model.wanted, **found})
        missing = tuple(name for name in self._missing if name not in found)
        return Inversion(compile(model, method=self._compiled.method), self._bicausality, missing)

    @property
    def _inverse(self) -> Inverse:
        return self._compiled.plan.equations.inverse

    # -- orders -----------------------------------------------------------------------------------------------
    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the inputs as results of the inverse."""
        return tuple(self._inverse.inputs[k].removeprefix("d/dt ") for k in self._order)

    @property
    def orders(self) -> dict[str, int]:
        """How often each wanted function of time is differentiated (its essential order)."""
        return {self._inverse.outputs[k]: self._inverse.orders[k] for k in self._order}

    @property
    def _order(self) -> list[int]:
        """Places of the inputs and outputs in the order in which the user gave them."""
        nodes = [pair.node for pair in self.model.pairs]
        names = [name.removeprefix("d/dt ").rpartition(".")[0] for name in self._inverse.inputs]
        return sorted(range(len(names)), key=lambda k: nodes.index(names[k]))

    @property
    def conditions(self) -> tuple[str, ...]:
        """What the wanted motion determines in the initial condition: outputs and their derivatives."""
        return tuple(condition.name for condition in self._inverse.conditions)

    # -- zero dynamics ----------------------------------------------------------------------------------------
    @cached_property
    def start(self) -> np.ndarray | None:
        """A consistent state of the inverse near the model's initial values; None if none was found, or where values
        are traced."""
        return None if traced(self._compiled) else start_of(self._compiled)

    @cached_property
    def zero_dynamics(self) -> ZeroDynamics | None:
        """Free states of the inverse, with the eigenvalues of their motion where all outputs are constant, near
        `start`."""
        return None if self.start is None else zero_dynamics(self._compiled, self.start)

    @property
    def states(self) -> tuple[str, ...]:
        """States that remain free in the inverse; their number is the order of the zero dynamics."""
        return () if self.zero_dynamics is None else self.zero_dynamics.states

    # -- bicausality ------------------------------------------------------------------------------------------
    @property
    def bicausal(self) -> tuple[BicausalBond, ...]:
        """Bonds on which effort and flow come from the same end, in order from each output to its input; empty where
        outputs and inputs are not joined by lines of power of their width."""
        return self._bicausality.bonds

    def drawn(self) -> Drawn:
        graph, found = open_graph(self.model.model), self._bicausality
        if not found.lines:
            causality = self._compiled.causality
            return Drawn(system_graph(self._compiled), causality.structure, causality)
        bicausal = tuple((bond.name, bond.head) for bond in found.bonds)
        return Drawn(graph, found.structure, found.causality, bicausal, found.added)

    # -- words ------------------------------------------------------------------------------------------------
    def __str__(self) -> str:
        return "\n".join(_lines(self, self._bicausality))

    __repr__ = __str__


def _lines(found: Inversion, bicausality: Bicausality) -> list[str]:
    pairs = ", ".join(f"{pair.input} from {pair.output}" for pair in found.model.pairs)
    lines = [f"Inverse: {pairs}"]
    lines += [f"  {output} is differentiated {_times(order)}" for output, order in found.orders.items()]
    lines += [f"  initial condition determined by {', '.join(found.conditions) or 'nothing'}"]
    lines += [f"  {name} is a state of the inverse, because its rate acts" for name in found._inverse.extended]
    return lines + _zero_lines(found.zero_dynamics) + _bicausal_lines(bicausality)


def _zero_lines(found: ZeroDynamics | None) -> list[str]:
    if found is None:
        return ["  free states: unknown, because no initial condition was found (bg.initialise says why)"]
    lines = [f"  free states ({found.order}): {', '.join(found.states) or 'none'}"]
    if found.order:
        lines.append(f"  eigenvalues with constant outputs: {', '.join(map(_number, found.eigenvalues))}")
    if len(found.unstable):
        lines.append("  the inverse diverges: deviations of the free states grow while the outputs are as wanted")
    return lines


def _bicausal_lines(found: Bicausality) -> list[str]:
    if not found.lines:
        return [f"  bicausal bonds: none, because {found.why}"]
    lines = ["  bicausal bonds"]
    for line in found.lines:
        lines.append("    " + " ⇒ ".join([line[0].tail, *[bond.head for bond in line]]))
    if found.causality is None:
        lines.append("    (other bonds have no causality that agrees with them: their equations are solved together)")
    return lines


def _times(count: int) -> str:
    return {0: "not at all", 1: "once", 2: "twice"}.get(count, f"{count} times")


def _number(value: Any) -> str:
    return f"{value.real:.4g}" if abs(value.imag) < 1e-12 else f"{value.real:.4g}{value.imag:+.4g}i"
