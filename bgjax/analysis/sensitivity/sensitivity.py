"""sensitivity: exact derivatives of results over time with respect to parameters."""

from collections.abc import Iterator, Mapping, Sequence
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
from ...simulation.run.saving import as_times
from ...simulation.short_data import warn_short_data
from ...simulation.simulate import Request, chosen_solver, request_faults, simulate, start_state
from ...simulation.start.initialise import Start, initialise
from ...surface.calls import checked_call, passes_on
from ...surface.listing import public
from ...system.get_set import replaced
from ...system.names import path_faults, result_faults
from ...system.system import System


@dataclass(frozen=True, repr=False)
class Sensitivity:
    """Holds derivatives over time: `found["crank.rate", "rod.mass"]` is that of a result with respect to a parameter.

    It is given at all `ts`; `found.relative[…]` is this times the parameter's value: the change of the result for a
    change by 100 %."""

    ts: np.ndarray
    results: Mapping[str, np.ndarray]
    values: Mapping[str, np.ndarray]
    derivatives: Mapping[tuple[str, str], np.ndarray]

    __dir__ = public

    def __getitem__(self, pair: Any) -> np.ndarray:
        if pair not in self.derivatives:
            known = [f"{a}, {b}" for a, b in self.derivatives]
            words = ", ".join(map(str, pair)) if isinstance(pair, tuple) else str(pair)
            raise ResultError([Fault(str(pair), "was not asked for.", nearest(words, known))])
        return self.derivatives[pair]

    @property
    def relative(self) -> dict[tuple[str, str], np.ndarray]:
        """Each derivative times the value of its parameter: the linearised change for a change by 100 %."""
        return {pair: derivative * self.values[pair[1]] for pair, derivative in self.derivatives.items()}

    def __repr__(self) -> str:
        what = f"Sensitivity of {', '.join(self.results)} by {', '.join(self.values)}"
        return f"{what}: take one by [result, parameter], or plot"

    def plot(self) -> Plot:
        """One axis per result: its linearised change for a change of each parameter by 100 %."""
        size = (WIDTH, 0.5 + 1.3 * HEIGHT * len(self.results))
        figure = matplotlib_figures().Figure(figsize=size, layout="constrained")
        axes = np.atleast_1d(figure.subplots(len(self.results), 1, sharex=True))
        for axis, name in zip(axes, self.results, strict=True):
            for k, (path, column) in enumerate(self._curves(name)):
                axis.plot(self.ts, column, color=COLOURS[k % len(COLOURS)], linewidth=1.3, label=path)
            dress(axis, f"Δ {name} for 100 %")
        axes[-1].set_xlabel("time [s]")
        return Plot(figure)

    def _curves(self, name: str) -> Iterator[tuple[str, np.ndarray]]:
        """The relative sensitivities of a result over time, one for each scalar, with the path of the parameter."""
        for path in self.values:
            for column in self.relative[name, path].reshape(len(self.ts), -1).T:
                yield path, column


@checked_call
@passes_on(simulate)
def sensitivity(  # noqa: PLR0913 - users write the arguments by name
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
    """Computes the derivatives of `outputs` over time with respect to the parameters at `paths`.

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
    outputs, paths = _list(outputs), _list(paths)
    named = {name: options.get(name) for name in ("atol", "stops", "max_steps")}
    request = Request(system, t0, t1, None, saveat, rtol, **named)
    raise_faults(InitialError, request_faults(request) + _saveat_faults(saveat))
    raise_faults(ParameterError, _faults(system, outputs, paths, mode))
    run = _prepared(system, outputs, (t0, t1), y0, {"saveat": saveat, "rtol": rtol, "solver": solver, **options})
    return _sensitivity(run, paths, mode)


class _ResultsOfRun(eqx.Module):
    """Results of a simulation over time as a function of parameter values by path."""

    system: System
    outputs: tuple[str, ...]
    span: tuple  # t0, t1
    start: Any
    options: dict[str, Any]  # of `simulate`, with solver, saved times and tolerances

    def __call__(self, values: Mapping[str, Any], forward: bool) -> dict[str, Any]:
        changed, state = replaced(self.system, values), self.start
        if state is None or isinstance(state, Mapping):
            state = initialise(changed, state, time=self.span[0])
        adjoint = dfx.ForwardMode() if forward else None
        found = simulate(changed, *self.span, state, adjoint=adjoint, throw=False, **self.options)
        return {name: found[name] for name in self.outputs}


def _list(names: Any) -> Any:
    return [names] if isinstance(names, str) else names


def _prepared(system: System, outputs: Sequence[str], span: tuple, y0: Any, options: dict[str, Any]) -> _ResultsOfRun:
    """The run with a solver and with times and tolerances as arrays, so that other numbers do not compile again."""
    warn_short_data(system, *span)
    state = start_state(system, y0, span[0])
    options["solver"] = options["solver"] or chosen_solver(system, state, *span, options["rtol"]).solver
    options["saveat"] = jnp.asarray(as_times(options["saveat"], *span))
    options["rtol"] = jnp.asarray(options["rtol"])
    start = dict(y0) if isinstance(y0, Mapping) else y0
    times = tuple(jnp.asarray(time, float) for time in span)
    return _ResultsOfRun(system, tuple(outputs), times, start, options)


def _sensitivity(run: _ResultsOfRun, paths: Sequence[str], mode: str | None) -> Sensitivity:
    """The sensitivities with respect to the parameters at `paths`; unless given, the cheaper mode is chosen."""
    values = {path: jnp.asarray(run.system.parameter(path)) for path in paths}
    times = run.options["saveat"]
    saved = len(times) * sum(len(run.system.plan.outputs(name)) for name in run.outputs)
    sought = sum(value.size for value in values.values())
    forward = mode == "forward" if mode else sought <= saved
    found, jacobians = _sensitivities(run, values, forward)
    return Sensitivity(
        ts=np.asarray(times),
        results={name: np.asarray(found[name]) for name in run.outputs},
        values={path: np.asarray(value) for path, value in values.items()},
        derivatives={(name, path): np.asarray(jacobians[name][path]) for name in run.outputs for path in paths},
    )


@eqx.filter_jit
def _sensitivities(run: _ResultsOfRun, values: dict, forward: bool) -> tuple[dict, dict]:
    """Results by name, and their Jacobians by name and path."""
    flat, filled = jax.flatten_util.ravel_pytree(values)

    def results(flat):
        return run(filled(flat), forward)

    found, jacobians = _forwards(results, flat) if forward else _backwards(results, flat)
    return found, {name: _by_path(jacobian, values) for name, jacobian in jacobians.items()}


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


def _by_path(jacobian, values: Mapping[str, Any]) -> dict[str, Any]:
    """The last axis split by path into the shapes of the values, in JAX's order (sorted names)."""
    found, first = {}, 0
    for path, value in sorted(values.items()):
        last = first + np.size(value)
        found[path] = jnp.reshape(jacobian[..., first:last], (*jacobian.shape[:-1], *np.shape(value)))
        first = last
    return found


def _saveat_faults(saveat: Any) -> list[Fault]:
    if not hasattr(saveat, "subs"):
        return []
    return [
        Fault("saveat", "sensitivities are given at known times.", "give a vector such as jnp.linspace(t0, t1, 201).")
    ]


def _faults(system: System, outputs: Sequence[str], paths: Sequence[str], mode: Any) -> list[Fault]:
    faults = []
    if mode not in (None, "forward", "adjoint"):
        faults.append(Fault("mode", f"{shown(mode)} is not a mode.", "give 'forward' or 'adjoint', or leave it out."))
    for word, given in (("outputs", outputs), ("paths", paths)):
        if not isinstance(given, Sequence) or not given:
            faults.append(Fault(word, f"{shown(given)} names nothing.", "give a list of names."))
    return faults or result_faults(system, outputs) + path_faults(system, paths)
