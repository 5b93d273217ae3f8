"""Matrices of generalised velocities at a state: transformation, virtual inertia, gyristor and Eulerian terms."""

from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._types import AnyArray, Number, Value
from ...errors import Fault, StructureError, raise_faults
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.evaluators import evaluator
from ...system.system import System
from .virtual_inertia import Entries, Forms, find_forms, velocities


class NamedMatrix(eqx.Module):
    """A matrix whose rows and columns have names."""

    values: AnyArray
    rows: tuple[str, ...] = eqx.field(static=True)
    columns: tuple[str, ...] = eqx.field(static=True)

    __dir__ = public

    def __array__(self, dtype=None, copy=None):
        return np.asarray(self.values, dtype)

    def __str__(self) -> str:
        wide = max((len(name) for name in (*self.rows, *self.columns)), default=0) + 1

        def cell(value):
            return f"{float(value):>{max(wide, 12)}.5g}"

        lines = [" " * wide + "".join(f"{name:>{max(wide, 12)}}" for name in self.columns)]
        for name, row in zip(self.rows, np.asarray(self.values), strict=True):
            lines.append(f"{name:<{wide}}" + "".join(map(cell, row)))
        return "\n".join(lines)


@checked_call
def transformation(system: System, time: Number, state: Value) -> NamedMatrix:
    """Computes the matrix T at a state: flows of the inertias = T · generalised velocities.

    This function, `virtual_inertia`, `gyristor` and `transported_ejs` may be traced.

    ```python
    import bgjax as bg, jax.numpy as jnp

    nodes = dict(u=bg.GeneralisedFlow(1), shaft=bg.One(), J1=bg.I(2.0), gear=bg.TF(4.0), load=bg.One(), J2=bg.I(0.5))
    system = bg.compile(bg.Graph(nodes, ["u -> shaft -> J1", "shaft -> gear -> load -> J2"]))
    print(bg.transformation(system, 0.0, jnp.zeros(1)))  # J1.flow = 1 u.flow, J2.flow = 4 u.flow
    print(bg.virtual_inertia(system, 0.0, jnp.zeros(1)))  # 2 + 4² · 0.5
    ```
    """
    forms = velocity_forms(system)
    every = _numbers(system, time, state, forms.transformation)
    return _named(system, forms, every @ independent_motion(system, time, state), forms.flows)


@checked_call
def virtual_inertia(system: System, time: Number, state: Value) -> NamedMatrix:
    """Computes the virtual inertia Tᵀ I T, the mass matrix for the generalised velocities."""
    forms, free = velocity_forms(system), independent_motion(system, time, state)
    one, other = _numbers(system, time, state, forms.transformation), _numbers(system, time, state, forms.weighted)
    return _named(system, forms, (one @ free).T @ (other @ free))


@checked_call
def gyristor(system: System, time: Number, state: Value) -> NamedMatrix:
    """Computes the gyristor Tᵀ I Ṫ: multiplied by the velocities, it gives the efforts due to the change of T."""
    forms, free = velocity_forms(system), independent_motion(system, time, state)
    parts = (forms.transformation, forms.weighted, forms.turning)
    one, two, other = (_numbers(system, time, state, part) for part in parts)
    return _named(system, forms, (one @ free).T @ (other @ free + two @ _turning(system, time, state)))


@checked_call
def transported_ejs(system: System, time: Number, state: Value) -> NamedMatrix:
    """Computes Σ Tᵀ E T, the Eulerian junction structures, e = E ω = ω × h, transformed to the generalised
    velocities."""
    forms, free = velocity_forms(system), independent_motion(system, time, state)
    size = len(forms.velocities)
    parts = [(_numbers(system, time, state, t), _numbers(system, time, state, e)) for t, e in forms.spins]
    return _named(system, forms, free.T @ sum((t.T @ e @ t for t, e in parts), jnp.zeros((size, size))) @ free)


def independent_motion(system: System, time, state) -> Any:
    """The matrix M_b = [1; T_d] from independent to all generalised velocities (Boudon 2019).

    It is the unit matrix where there are no closed loops.
    """
    rows, places = system.plan.equations.coordinate_rows, [v.place for v in velocities(system.plan.equations)]
    if not rows:
        return jnp.eye(len(places))
    independent = np.array(_independent(system), int)
    dependent = np.setdiff1d(np.arange(len(places)), independent)
    matrix = _numbers(system, time, state, rows)
    following = -jnp.linalg.pinv(matrix[:, dependent]) @ matrix[:, independent]
    found = jnp.zeros((len(places), len(independent)))
    return found.at[independent].set(jnp.eye(len(independent))).at[dependent].set(following)


def _turning(system: System, time, state) -> Any:
    """The time derivative of `independent_motion` along the motion."""
    time, state = jnp.asarray(time, dtype=float), jnp.asarray(state)

    def motion(t, y):
        return independent_motion(system, t, y)

    return jax.jvp(motion, (time, state), (jnp.ones_like(time), system(time, state)))[1]


def _independent(system: System) -> list[int]:
    """Indices of the generalised velocities that are independent in general."""
    equations = system.plan.equations
    return [k for k, velocity in enumerate(velocities(equations)) if velocity.place not in equations.following]


def velocity_forms(system: Any) -> Forms:
    """The symbolic matrices of a system with generalised velocities; an error where it has none."""
    if not isinstance(system, System):
        remedy = "give a compiled system: bg.compile(graph)."
        raise StructureError([Fault("system", f"got a {type(system).__name__}.", remedy)])
    forms = system.plan.memory.remember(("forms",), lambda: find_forms(system.plan.equations))
    raise_faults(StructureError, _form_faults(forms))
    return forms


def _form_faults(forms: Forms) -> list[Fault]:
    """Faults of a system without generalised velocities, without inertias, or with bodies that float."""
    if not forms.velocities:
        remedy = (
            "compile with method=bg.MinimalCoordinates(), "
            "or bond a bg.GeneralisedFlow(1) to every 1-junction whose flow is to be one."
        )
        return [Fault("system", "the graph has no generalised velocities.", remedy)]
    if not forms.flows:
        remedy = "these matrices belong to inertias; bg.linearise works for any system."
        return [Fault("system", "no inertia follows from its generalised velocities.", remedy)]
    return [_floats(name) for name in forms.floating]


def _floats(name: str) -> Fault:
    body = name.rpartition(".")[0].rpartition(".")[0] or name
    what = (
        f"{name} is a state of its own, from which other inertias follow: "
        "the generalised velocities are not all there is."
    )
    return Fault(
        body, what, f'a body that floats needs coordinates: add base=bgm.Free() and "world -> base -> {body}".'
    )


def _named(system: System, forms: Forms, values, rows: tuple[str, ...] | None = None) -> NamedMatrix:
    names = tuple(system.plan.short_name(forms.velocities[k].name) for k in _independent(system))
    return NamedMatrix(values, names if rows is None else rows, names)


def _numbers(system: System, time, state, entries: Entries) -> jax.Array:
    flat = [entry for row in entries for entry in row]
    return evaluator(system, time, state).scalars(time, state, flat).reshape(len(entries), -1 if flat else 0)
