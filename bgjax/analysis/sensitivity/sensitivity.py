"""sensitivity: exact derivatives of results over time with respect to parameters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._types import Names, Number, Value, Values
from ...display import Plot
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...errors import Fault, InitialError, ParameterError, ResultError, nearest, raise_faults, shown
from ...simulation.short_data import warn_short_data
from ...simulation.simulate import argument_faults, as_times, chosen_solver, simulate, start_state
from ...simulation.start.initialise import Start, initialise
from ...surface.calls import passes_on, surface
from ...system.get_set import replaced
from ...system.names import path_faults, result_faults
from ...system.system import System


@dataclass(frozen=True, repr=False)
class Sensitivity:
    """`found["crank.rate", "rod.mass"]` is the derivative of a result with respect to a parameter at all `ts`;
    `found.relative[…]` is this times the parameter's value: the change of the result for a change by 100 %."""

    ts: np.ndarray
    results: Mapping[str, np.ndarray]
    values: Mapping[str, np.ndarray]
    slopes: Mapping[tuple[str, str], np.ndarray]

    def __getitem__(self, pair: Any) -> np.ndarray:
        if pair not in self.slopes:
            known = [f"{a}, {b}" for a, b in self.slopes]
            raise ResultError([Fault(str(pair), "was not asked for.", nearest(", ".join(map(str, pair)) if isinstance(pair, tuple) else str(pair), known))])
        return self.slopes[pair]

    @property
    def relative(self) -> dict[tuple[str, str], np.ndarray]:
        return {pair: slope * self.values[pair[1]] for pair, slope in self.slopes.items()}

    def __repr__(self) -> str:
        return f"Sensitivity of {', '.join(self.results)} by {', '.join(self.values)}: take one by [result, parameter], or plot"

    def plot(self) -> Plot:
        """One axis per result: its linearised change for a change of each parameter by 100 %."""
        figure = matplotlib_figures().Figure(figsize=(WIDTH, 0.5 + 1.3 * HEIGHT * len(self.results)), layout="constrained")
        axes = np.atleast_1d(figure.subplots(len(self.results), 1, sharex=True))
        for axis, name in zip(axes, self.results, strict=True):
            lines = [(path, column) for path in self.values for column in self.relative[name, path].reshape(len(self.ts), -1).T]
            for k, (path, column) in enumerate(lines):
                axis.plot(self.ts, column, color=COLOURS[k % len(COLOURS)], linewidth=1.3, label=path)
            dress(axis, f"Δ {name} for 100 %")
        axes[-1].set_xlabel("time [s]")
        return Plot(figure)


@surface
@passes_on(simulate)
def sensitivity(
    system: System,
    outputs: Names,
    paths: Names,
    t0: Number,
    t1: Number,
    y0: Start | Value | Values | None = None,
    *,
    mode: str | None = None,
    saveat: Value | None = None,
    rtol: Number = 1e-7,
    solver: dfx.AbstractSolver | None = None,
    **options: Any,
) -> Sensitivity:
    """Derivatives of `outputs` over time with respect to the parameters at `paths`.

    `mode="forward"` integrates one tangent per scalar parameter along with the run. `mode="adjoint"` goes back over the
    run once per saved value, which is cheaper if there are fewer saved values (a short `saveat=`) than parameters. By
    default the smaller of these two numbers decides. For the gradient of a scalar, such as a mean over time, see
    `bg.gradient`.

    ```python
    import bgjax as bg

    circuit = bg.compile(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"]))
    found = bg.sensitivity(circuit, ["C.effort"], ["R.resistance", "C.compliance"], 0.0, 3.0)
    assert abs(found["C.effort", "R.resistance"][0]) < 1e-12
    found.plot()
    ```
    """
    outputs, paths = ([each] if isinstance(each, str) else each for each in (outputs, paths))
    named = {name: options.get(name) for name in ("atol", "stops", "max_steps")}
    raise_faults(InitialError, argument_faults(system, t0, t1, saveat, rtol, **named) + _saveat_faults(saveat))
    raise_faults(ParameterError, _faults(system, outputs, paths, mode))
    values = {path: jnp.asarray(system.parameter(path)) for path in paths}
    warn_short_data(system, t0, t1)
    state = start_state(system, y0, t0)
    solver = solver or chosen_solver(system, state, t0, t1, rtol).solver
    times = jnp.asarray(as_times(saveat, t0, t1))
    start = dict(y0) if isinstance(y0, Mapping) else y0
    saved, sought = len(times) * sum(len(system.plan.outputs(name)) for name in outputs), sum(value.size for value in values.values())
    forward = mode == "forward" if mode else sought <= saved
    span = jnp.asarray(t0, float), jnp.asarray(t1, float)
    found, slopes = _slopes(system, values, start, span, times, jnp.asarray(rtol), solver, tuple(outputs), forward, options)
    pairs = {(name, path): np.asarray(slopes[name][path]) for name in outputs for path in paths}
    return Sensitivity(
        np.asarray(times), {name: np.asarray(found[name]) for name in outputs}, {path: np.asarray(value) for path, value in values.items()}, pairs
    )


@eqx.filter_jit
def _slopes(
    system: System, values: dict, start: Any, span: tuple, times, rtol, solver, outputs: tuple[str, ...], forward: bool, options: dict
) -> tuple[dict, dict]:
    flat, filled = jax.flatten_util.ravel_pytree(values)
    adjoint = dfx.ForwardMode() if forward else None

    def run(flat):
        changed = replaced(system, filled(flat))
        state = initialise(changed, start, time=span[0]) if start is None or isinstance(start, Mapping) else start
        found = simulate(changed, *span, state, solver=solver, saveat=times, rtol=rtol, adjoint=adjoint, throw=False, **options)
        return {name: found[name] for name in outputs}

    found, slopes = _forwards(run, flat) if forward else _backwards(run, flat)
    return found, {name: _by_path(slope, values) for name, slope in slopes.items()}


def _forwards(run, flat) -> tuple[dict, dict]:
    """Results and Jacobian by forward mode: one tangent per scalar parameter."""

    def along(direction):
        return jax.jvp(run, (flat,), (direction,))

    return jax.vmap(along, out_axes=(None, -1))(jnp.eye(flat.size))


def _backwards(run, flat) -> tuple[dict, dict]:
    """Results and Jacobian by reverse mode: one backward pass per saved value."""
    found, pull = jax.vjp(run, flat)
    row, shaped = jax.flatten_util.ravel_pytree(found)
    rows = jax.lax.map(lambda place: pull(shaped(jnp.zeros_like(row).at[place].set(1.0)))[0], jnp.arange(row.size))
    return found, jax.vmap(shaped, in_axes=1, out_axes=-1)(rows)


def _by_path(slope, values: Mapping[str, Any]) -> dict[str, Any]:
    """The last axis split by path into the shapes of the values, in JAX's order (sorted names)."""
    values = dict(sorted(values.items()))
    edges = np.cumsum([0, *[np.size(value) for value in values.values()]])

    def shaped(a, b, value):
        return jnp.reshape(slope[..., a:b], (*slope.shape[:-1], *np.shape(value)))

    return {path: shaped(a, b, value) for (path, value), a, b in zip(values.items(), edges[:-1], edges[1:], strict=True)}


def _saveat_faults(saveat: Any) -> list[Fault]:
    if not hasattr(saveat, "subs"):
        return []
    return [Fault("saveat", "slopes are given at known times.", "give a vector such as jnp.linspace(t0, t1, 201).")]


def _faults(system: System, outputs: Sequence[str], paths: Sequence[str], mode: Any) -> list[Fault]:
    faults = [] if mode in (None, "forward", "adjoint") else [Fault("mode", f"{shown(mode)} is not a mode.", "give 'forward' or 'adjoint', or leave it out.")]
    for word, given in (("outputs", outputs), ("paths", paths)):
        if not isinstance(given, Sequence) or not given:
            faults.append(Fault(word, f"{shown(given)} names nothing.", "give a list of names."))
    return faults or result_faults(system, outputs) + path_faults(system, paths)
