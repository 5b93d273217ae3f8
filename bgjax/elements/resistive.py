"""Resistors: linear, as scalar, diagonal or matrix, or by a nonlinear characteristic."""

from collections.abc import Callable

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from .._types import AnyArray, Law, Value
from ..errors import Fault
from ..expressions.sparse_ldl import divide_by_field, times
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .law import callable_faults, is_symbolic
from .records import Given, Response, State
from .values import as_numbers, field_faults, flag, named, scalar_width, size


class R(AbstractElement):
    """Dissipates power. `resistance` is a scalar, vector or symmetric matrix (e = R f); or a characteristic: `effort=`
    φ with e = φ(f), `flow=` ψ with f = ψ(e), or both, as functions of the port's vector.

    One characteristic alone fixes the causality, because its inverse is not known. Give
    `invertible=True` if it is strictly increasing: then it can be inverted by Newton's method."""

    resistance: Value | None = eqx.field(converter=named("R.resistance"), default=None)
    effort: Law | None = eqx.field(default=None, kw_only=True)
    flow: Law | None = eqx.field(default=None, kw_only=True)
    invertible: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("invertible"))
    width: int | None = eqx.field(static=True, default=None, kw_only=True, converter=size("R.width", "width=3"))
    symbolic = True

    def ports(self) -> tuple[Port, ...]:
        width = self.width or (scalar_width(self.resistance) if self.resistance is not None else "n")
        return (Port("port", width, "in"),)

    def rule(self) -> Rule:
        reason = (
            "its characteristic has no known inverse: give both effort= and flow=, "
            "or invertible=True if it is strictly increasing"
        )
        if self.effort is not None and self.flow is None:
            return Rule(((False,), (True,)) if self.invertible else ((False,),), 3, reason)
        if self.flow is not None and self.effort is None:
            return Rule(((True,), (False,)) if self.invertible else ((True,),), 3, reason)
        return Rule(((False,), (True,)), 3)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        wanted = "effort" if received["port"] == "flow" else "flow"
        known = self.resistance is not None or getattr(self, wanted) is not None
        return () if known else (State(wanted, self.ports()[0].width),)

    def law(self, given: Given) -> Response:
        received = given.ports["port"]
        wanted = "effort" if given.received["port"] == "flow" else "flow"
        if self.resistance is not None:
            return Response({"port": (times if wanted == "effort" else divide_by_field)(self.resistance, received)})
        if wanted not in given.unknowns:
            return Response({"port": self._run(given, wanted, received)})
        inverse, guess = given.received["port"], given.unknowns[wanted]
        return Response({"port": guess}, residuals={wanted: self._run(given, inverse, guess) - received})

    def _run(self, given: Given, name: str, vector):
        law = getattr(self, name)
        if is_symbolic(law):
            return np.broadcast_to(np.asarray(law(vector), dtype=object), vector.shape)
        return np.array(given.call(f"{name}_law", len(vector), vector), dtype=object)

    def effort_law(self, vector: AnyArray) -> AnyArray:
        return jnp.broadcast_to(self.effort(vector), vector.shape)

    def flow_law(self, vector: AnyArray) -> AnyArray:
        return jnp.broadcast_to(self.flow(vector), vector.shape)

    def faults(self, where: str) -> list[Fault]:
        if (self.resistance is None) == (self.effort is None and self.flow is None):
            what = "has both a resistance and a characteristic." if self.resistance is not None else "has no value."
            return [Fault(where, what, "give a resistance, or effort= and/or flow=.")]
        if self.resistance is not None:
            return field_faults(where, "resistance", self.resistance, positive=False)
        return callable_faults(where, effort=self.effort, flow=self.flow)

    def faults_in(self, where: str, received: dict[str, str], widths: dict[str, int]) -> list[Fault]:
        """Faults of a resistance whose inverse is needed but does not exist, or of a characteristic with e·f < 0 at
        sampled points (a falling characteristic such as Stribeck's is admissible)."""
        if self.resistance is not None:
            value = as_numbers(self.resistance)
            needed = received["port"] == "effort" and value is not None
            faults = field_faults(where, "resistance", value, positive=True) if needed else []
            return [fault._replace(remedy=f"here it gives the flow, f = e/R: {fault.remedy}") for fault in faults]
        if any(as_numbers(x) is None for x in jax.tree.leaves((self.effort, self.flow)) if eqx.is_array(x)):
            return []
        found = []
        for name in ("effort", "flow"):
            fault = None if getattr(self, name) is None else _active_point(getattr(self, name), widths["port"])
            if fault is not None:
                remedy = "a resistor takes power in (e·f ≥ 0): check the sign, or use a source."
                if "not a number" in fault:
                    remedy = "the law must give a number everywhere: guard it by jnp.where or jnp.maximum."
                found.append(Fault(f"{where}.{name}", fault, remedy))
        return found


def _text(vector: np.ndarray) -> str:
    return np.array2string(vector, precision=3)


def _active_point(law: Callable, width: int) -> str | None:
    """Text about a sampled point at which the law delivers power or is NaN, or None if there is none."""
    random = np.random.default_rng(0)
    rays = np.concatenate([np.eye(width), random.normal(size=(4 if width > 1 else 0, width))])
    magnitudes = np.concatenate([np.logspace(-6, 4, 41), np.linspace(0.05, 5.0, 100)])
    points = np.concatenate([sign * m * rays for m in magnitudes for sign in (1.0, -1.0)])
    if is_symbolic(law):
        plain = jax.tree.map(lambda x: np.asarray(x)[()] if eqx.is_array(x) else x, law)  # its leaves as numbers
        values = np.array([np.broadcast_to(np.asarray(plain(p.astype(object)), dtype=float), p.shape) for p in points])
    else:
        values = np.asarray(jax.vmap(lambda x: jnp.broadcast_to(law(x), x.shape))(jnp.asarray(points)))
    power = np.sum(points * values, axis=1)
    if np.any(np.isnan(values)):
        return f"is not a number at {points[np.argmax(np.any(np.isnan(values), axis=1))]}."
    worst = int(np.argmin(power))
    scale = np.abs(points[worst]).max() * np.abs(values[worst]).max()
    if power[worst] < -1e-12 * max(scale, 1e-300):
        return f"delivers power: at {_text(points[worst])} it gives {_text(values[worst])}."
    return None
