"""Predicted measurements of all runs, and their Jacobian, as functions of the vector of unknowns z.

Runs with equally many rows form a group, which is one compiled program that simulates them one after the other."""

from collections.abc import Mapping, Sequence
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...formulation.records.output import Output
from ...simulation.simulate import simulate
from ...simulation.solution.cardan_angles import continued
from ...simulation.start.initialise import initialise
from ...system.get_set import replaced
from ...system.system import System
from .records import Record, rows_of, stacked
from .sought import Unknowns


class RunGroup(eqx.Module):
    """Runs with equally many rows and the same names of initial values and parameters; the run is the leading axis of
    every array."""

    runs: tuple[int, ...] = eqx.field(static=True)
    times: Any
    data: Any  # runs, rows, columns
    start: dict[str, Any]
    values: dict[str, Any]


class FitPolicy(eqx.Module):
    """How runs are integrated."""

    solver: Any
    rtol: Any
    atol: Any = None
    max_steps: int | None = None
    adjoint: Any = dfx.ForwardMode()


class Predictor(eqx.Module):
    """Simulates runs for given unknowns and returns the measured columns. `outputs` are the results in the order of the
    columns; `fixed` holds values, by place, that are given and not estimated."""

    system: System
    fixed: dict[tuple, Any]
    unknowns: Unknowns
    policy: FitPolicy
    outputs: tuple[str, ...] = eqx.field(static=True)

    def places(self, z) -> dict[tuple, Any]:
        return {**self.fixed, **self.unknowns.values(z)}

    def member(self, places: Mapping[tuple, Any], values: Mapping[str, Any]) -> System:
        """The system with the estimated parameters and with those that are particular to a run."""
        sought = {place[1]: value for place, value in places.items() if place[0] == "parameter"}
        return replaced(self.system, {path: jnp.asarray(value, float) for path, value in {**sought, **values}.items()})

    def group(self, z, group: RunGroup):
        """Predicted columns of all runs of a group, of shape (runs, rows, columns)."""
        places = self.places(z)
        sought = [place for place in places if place[0] == "start"]
        start = dict(group.start)
        for name in dict.fromkeys(name for _, run, name in sought if run in group.runs):
            start[name] = jnp.stack([jnp.asarray(places["start", run, name]) for run in group.runs])

        def one(given):
            return self._run(places, *given)

        return jax.lax.map(one, (group.times, start, group.values))

    def _run(self, places: Mapping[tuple, Any], times, start: Mapping[str, Any], values: Mapping[str, Any]):
        system = self.member(places, values)
        state = initialise(system, dict(start) or None, time=times[0])
        return self.measured(system, places, times, self.states(system, state, times))

    def states(self, system: System, state, times):
        """A function that simulates from `state` over `times` and returns the states at the times it is given."""
        policy = self.policy

        def at(times_of_sensor):
            found = simulate(
                system,
                times[0],
                times[-1],
                state,
                solver=policy.solver,
                saveat=times_of_sensor,
                rtol=policy.rtol,
                atol=policy.atol,
                adjoint=policy.adjoint,
                max_steps=policy.max_steps,
                throw=False,
            )
            return found.ys

        return at

    def measured(self, system: System, places: Mapping[tuple, Any], times, states):
        """Results as the sensors measure them. All outputs without delay come from one simulation, each delayed one
        from its own."""

        def of_sensor(output, word, otherwise):
            return places.get(("sensor", output, word), otherwise)

        late = {output: of_sensor(output, "delay", 0.0) for output in self.outputs}
        columns = self._undelayed(system, [output for output in self.outputs if _never(late[output])], times, states)
        for output in self.outputs:
            if output not in columns:
                columns[output] = self._delayed(system, output, times, late[output], states)
        shown = [of_sensor(o, "gain", 1.0) * columns[o] + of_sensor(o, "bias", 0.0) for o in self.outputs]
        return jnp.concatenate(shown, axis=1)

    def _undelayed(self, system: System, outputs: Sequence[str], times, states) -> dict[str, Any]:
        """Results of outputs without delay, all from one simulation."""
        if not outputs:
            return {}
        ys = states(times)

        def at(full):
            return jax.vmap(lambda t, y: system.evaluate((full,), t, y))(times, ys)

        full = {output: system.plan.resolve(output) for output in outputs}
        return {output: continued(system, full[output], at(full[output])) for output in outputs}

    def _delayed(self, system: System, output: str, times, delay, states):
        """result(t − delay); before the initial time it is the initial result. Saved times are not differentiated by
        `simulate`, so the time derivative of the result gives the derivative with respect to the delay."""
        earlier = jnp.maximum(times - delay, times[0])
        held = jax.lax.stop_gradient(earlier)
        name, parameters = (system.plan.resolve(output),), system.parameters((Output.RATES,))

        def value(t, y):
            return system.evaluate(name, t, y)

        def one(t, y, moved):
            found, rate = jax.jvp(value, (t, y), (jnp.ones_like(t), system.rates(t, y, parameters)))
            return found + rate * moved

        return continued(system, name[0], jax.vmap(one)(held, states(held), earlier - held))


def _never(delay: Any) -> bool:
    return not isinstance(delay, jax.core.Tracer) and float(delay) == 0.0


def group_records(records: Sequence[Record], outputs: Sequence[str]) -> list[RunGroup]:
    """Groups of records that can be stacked into arrays."""
    kinds: dict[tuple, list[int]] = {}
    for number, record in enumerate(records):
        kind = (len(record.times), tuple(sorted(record.start)), tuple(sorted(record.values)))
        kinds.setdefault(kind, []).append(number)
    return [_group(records, tuple(runs), outputs) for runs in kinds.values()]


def _group(records: Sequence[Record], runs: tuple[int, ...], outputs: Sequence[str]) -> RunGroup:
    """The group of the runs with these indices."""
    own = [records[run] for run in runs]
    times = np.stack([np.asarray(record.times, float) for record in own])
    data = np.stack([np.asarray(rows_of(record, outputs), float) for record in own])
    return RunGroup(runs, times, data, stacked("start", own), stacked("values", own))


@eqx.filter_jit
def predict(predictor: Predictor, z, group: RunGroup):
    """Predicted columns of all runs of a group at z."""
    return predictor.group(z, group)


@eqx.filter_jit
def predict_with_jacobian(predictor: Predictor, z, group: RunGroup):
    """Columns and their Jacobian with respect to z, in one pass of forward mode; the run itself is computed once."""

    def along(direction):
        return jax.jvp(lambda z: predictor.group(z, group), (z,), (direction,))

    return jax.vmap(along, out_axes=(None, -1))(jnp.eye(z.size, dtype=z.dtype))


@eqx.filter_jit
def prior_residuals(unknowns: Unknowns, z):
    """Residuals of the priors at z, and their Jacobian."""
    return unknowns.priors(z), jax.jacfwd(unknowns.priors)(z)


class Misfit(eqx.Module):
    """Traceable vector of residuals: of all measurements, in standard deviations of the noise, and of the priors.
    Missing measurements (NaN) give zeros."""

    predictor: Predictor
    groups: list[RunGroup]
    noise: Any

    def __call__(self, z):
        def missed(group):
            return (self.predictor.group(z, group) - jnp.nan_to_num(group.data)) / self.noise[None, None]

        parts = [jnp.where(jnp.isnan(group.data), 0.0, missed(group)) for group in self.groups]
        return jnp.concatenate([*[jnp.ravel(part) for part in parts], self.predictor.unknowns.priors(z)])
