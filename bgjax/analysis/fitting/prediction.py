"""What the model says was measured, as a function of the vector that is sought: runs of equal length one after the other, in one program."""

from collections.abc import Mapping, Sequence
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ...simulation.simulate import simulate
from ...simulation.solution.cardan_angles import continued
from ...simulation.start.initialise import initialise
from ...system.get_set import replaced
from ...system.system import System
from .records import Record
from .sought import Unknowns


class Group(eqx.Module):
    """Runs with equally many rows, the run as leading axis of every array."""

    runs: tuple[int, ...] = eqx.field(static=True)
    times: Any
    data: Any  # runs, rows, columns
    start: dict[str, Any]
    values: dict[str, Any]


class Policy(eqx.Module):
    """How runs are integrated."""

    solver: Any
    rtol: Any
    atol: Any = None
    max_steps: int | None = None
    adjoint: Any = dfx.ForwardMode()


class Predictor(eqx.Module):
    """`outputs` are the columns' results, in order; `fixed` what is given by place instead of sought."""

    system: System
    fixed: dict[tuple, Any]
    unknowns: Unknowns
    policy: Policy
    outputs: tuple[str, ...] = eqx.field(static=True)

    def places(self, z) -> dict[tuple, Any]:
        return {**self.fixed, **self.unknowns.values(z)}

    def member(self, places: Mapping[tuple, Any], values: Mapping[str, Any]) -> System:
        """The system with the parameters that are sought, and those of a run."""
        sought = {place[1]: value for place, value in places.items() if place[0] == "parameter"}
        return replaced(self.system, {path: jnp.asarray(value, float) for path, value in {**sought, **values}.items()})

    def group(self, z, group: Group):
        """Columns of all runs of a group: runs, rows, columns."""
        places = self.places(z)
        sought = [place for place in places if place[0] == "start"]
        names = dict.fromkeys(name for _, run, name in sought if run in group.runs)
        start = {**group.start, **{name: jnp.stack([jnp.asarray(places["start", run, name]) for run in group.runs]) for name in names}}
        one = lambda given: self._run(places, *given)
        return jax.lax.map(one, (group.times, start, group.values))

    def _run(self, places: Mapping[tuple, Any], times, start: Mapping[str, Any], values: Mapping[str, Any]):
        system = self.member(places, values)
        state = initialise(system, dict(start) or None, time=times[0])
        return self.measured(system, places, times, self.states(system, state, times))

    def states(self, system: System, state, times):
        """At all times, as a function of the time that a sensor is late: (times, states)."""
        policy = self.policy

        def at(times_of_sensor):
            found = simulate(
                system, times[0], times[-1], state, solver=policy.solver, saveat=times_of_sensor, rtol=policy.rtol, atol=policy.atol,
                adjoint=policy.adjoint, max_steps=policy.max_steps, throw=False,
            )  # fmt: skip
            return found.ys

        return at

    def measured(self, system: System, places: Mapping[tuple, Any], times, states):
        """Results as the sensors show them; those of one delay come out of one run."""
        late = {output: places.get(("sensor", output, "delay"), 0.0) for output in self.outputs}
        plain = [output for output in self.outputs if _never(late[output])]
        columns: dict[str, Any] = {}
        if plain:
            ys = states(times)
            at = lambda full: jax.vmap(lambda t, y: system.evaluate((full,), t, y))(times, ys)
            full = {output: system.plan.resolve(output) for output in plain}
            columns |= {output: continued(system, full[output], at(full[output])) for output in plain}
        for output in self.outputs:
            if output not in columns:
                columns[output] = self._delayed(system, output, times, late[output], states)
        shown = [places.get(("sensor", o, "gain"), 1.0) * columns[o] + places.get(("sensor", o, "bias"), 0.0) for o in self.outputs]
        return jnp.concatenate(shown, axis=1)

    def _delayed(self, system: System, output: str, times, delay, states):
        """result(t − delay); before the beginning it is that of the start. The times at which a run is saved have no derivatives: the slope of
        the result along the motion takes their place."""
        earlier = jnp.maximum(times - delay, times[0])
        held = jax.lax.stop_gradient(earlier)
        name, parameters = (system.plan.resolve(output),), system.parameters(("@rates",))
        value = lambda t, y: system.evaluate(name, t, y)

        def one(t, y, moved):
            found, slope = jax.jvp(value, (t, y), (jnp.ones_like(t), system.rates(t, y, parameters)))
            return found + slope * moved

        return continued(system, name[0], jax.vmap(one)(held, states(held), earlier - held))


def _never(delay: Any) -> bool:
    return not isinstance(delay, jax.core.Tracer) and float(delay) == 0.0


def group_records(records: Sequence[Record], outputs: Sequence[str]) -> list[Group]:
    """Runs that fit into one array together."""
    kinds: dict[tuple, list[int]] = {}
    for number, record in enumerate(records):
        kinds.setdefault((len(record.times), tuple(sorted(record.start)), tuple(sorted(record.values))), []).append(number)
    return [_group([records[k] for k in runs], tuple(runs), outputs) for runs in kinds.values()]


def _group(records: Sequence[Record], runs: tuple[int, ...], outputs: Sequence[str]) -> Group:
    stack = lambda arrays: np.stack([np.asarray(array, float) for array in arrays])
    rows = lambda record: np.concatenate([record.columns[output].reshape(len(record.times), -1) for output in outputs], axis=1)
    start = {name: stack([record.start[name] for record in records]) for name in records[0].start}
    values = {path: stack([record.values[path] for record in records]) for path in records[0].values}
    return Group(runs, stack([record.times for record in records]), stack(map(rows, records)), start, values)


@eqx.filter_jit
def predict(predictor: Predictor, z, group: Group):
    return predictor.group(z, group)


@eqx.filter_jit
def predict_with_slopes(predictor: Predictor, z, group: Group):
    """Columns and their slopes by z, all in one pass of forward mode; the run itself is computed once."""
    along = lambda direction: jax.jvp(lambda z: predictor.group(z, group), (z,), (direction,))
    return jax.vmap(along, out_axes=(None, -1))(jnp.eye(z.size, dtype=z.dtype))


@eqx.filter_jit
def prior_residuals(unknowns: Unknowns, z):
    return unknowns.priors(z), jax.jacfwd(unknowns.priors)(z)


class Misfit(eqx.Module):
    """Residuals of everything measured, in standard deviations of the noise, and of what is known beforehand, inside a trace. Gaps are zeros."""

    predictor: Predictor
    groups: list[Group]
    noise: Any

    def __call__(self, z):
        missed = lambda group: (self.predictor.group(z, group) - jnp.nan_to_num(group.data)) / self.noise[None, None]
        parts = [jnp.where(jnp.isnan(group.data), 0.0, missed(group)) for group in self.groups]
        return jnp.concatenate([*[jnp.ravel(part) for part in parts], self.predictor.unknowns.priors(z)])
