"""The unknowns of a fit in one vector z: parameters, initial values and sensors, with transforms and priors."""

from collections.abc import Mapping, Sequence
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import numbers
from ...errors import Fault, InitialError, ParameterError, nearest, raise_faults, shown
from ...graph.flatten import follow
from ...simulation.start.faults import not_a_state
from ...simulation.start.initialise import check_names
from ...system.get_set import set as set_values
from ...system.parameters.fixed import fixed_fault
from ...system.system import System
from ..freedoms import AbstractFreedom, Fixed, Free, Inertia, LogNormal, Normal, Positive, Sensor, prior_faults
from ..transforms import AbstractTransform
from .records import Record


PROPERTIES = ("bias", "gain", "delay")


class Unknown(eqx.Module):
    """One unknown of a fit. `place` says what it is: ("parameter", path), ("start", run, name) or ("sensor", output,
    property)."""

    name: str = eqx.field(static=True)
    place: tuple = eqx.field(static=True)
    transform: AbstractTransform
    prior: Normal | LogNormal | None = None

    @property
    def guess(self) -> np.ndarray:
        return np.asarray(self.transform.outside(jnp.zeros(self.transform.size)))

    @property
    def names(self) -> list[str]:
        shape = self.guess.shape
        return [self.name] if not shape else [f"{self.name}[{', '.join(map(str, place))}]" for place in np.ndindex(*shape)]


class Unknowns(eqx.Module):
    """All unknowns of a fit, in the order of the vector z."""

    each: tuple[Unknown, ...]

    @property
    def size(self) -> int:
        return sum(one.transform.size for one in self.each)

    def values(self, z) -> dict[tuple, Any]:
        """Values of the unknowns at z, by place."""
        found, first = {}, 0
        for one in self.each:
            found[one.place] = one.transform.outside(z[first : first + one.transform.size])
            first += one.transform.size
        return found

    def flat(self, z):
        """Values of the unknowns at z, in one vector."""
        return jnp.concatenate([jnp.ravel(value) for value in self.values(z).values()])

    @property
    def names(self) -> list[str]:
        return [name for one in self.each for name in one.names]

    def slopes(self, z) -> np.ndarray:
        """Jacobian of the values (`flat`) with respect to z."""
        return np.asarray(_slopes(self, jnp.asarray(z)))

    def priors(self, z):
        """Residuals of the priors at z."""
        values = self.values(z)
        known = [one.prior.residual(values[one.place]) for one in self.each if one.prior is not None]
        return jnp.concatenate(known) if known else jnp.zeros(0)

    def moved(self, values: Mapping[str, Any]) -> "Unknowns":
        """The same unknowns with other guesses, by name."""
        return eqx.tree_at(lambda own: [one.transform.guess for one in own.each], self, [np.asarray(values[one.name], float) for one in self.each])

    def without(self, names: Sequence[str]) -> "Unknowns":
        return Unknowns(tuple(one for one in self.each if one.name not in names))


@eqx.filter_jit
def _slopes(unknowns: Unknowns, z):
    return jax.jacfwd(unknowns.flat)(z)


def find_unknowns(system: System, parameters: Any, start: Any, sensors: Any, records: Sequence[Record], outputs: Sequence[str]) -> tuple[Unknowns, dict]:
    """The unknowns, and the values of quantities given as fixed, by place; all faults are raised together."""
    found, fixed, faults = [], {}, []
    for place, name, freedom, own in _asked(system, parameters, start, sensors, records, outputs, faults):
        if isinstance(freedom, Fixed):
            wrong = [] if freedom.value is None else _fixed_faults(system, place, name, freedom.value)
            faults += wrong
            fixed[place] = own if wrong or freedom.value is None else np.asarray(freedom.value, float)
            continue
        guess = own if freedom.guess is None else numbers(freedom.guess)
        if guess is not None and own is not None and guess.shape != own.shape:
            faults.append(Fault(name, f"has shape {own.shape}, the guess {guess.shape}.", "give a guess of that shape."))
            continue
        wrong = freedom.faults(name, guess) + prior_faults(name, freedom.prior)
        faults += wrong
        if not wrong:
            found.append(Unknown(name, place, freedom.transform(np.asarray(guess, float)), freedom.prior))
    raise_faults(ParameterError, faults)
    if not found:
        raise ParameterError([Fault("parameters", "nothing is sought.", 'name what to find: parameters={"rod.mass": bg.Positive(1.0)}.')])
    return Unknowns(tuple(found)), fixed


def _asked(system: System, parameters, start, sensors, records, outputs, faults: list[Fault]):
    """Yields (place, name, freedom, value in the model) of everything that the user has named."""
    faults += _known_faults(system, records)
    for path, given in _mapping(parameters, "parameters", faults).items():
        try:
            own = np.asarray(system.parameter(path), float)
        except ParameterError as error:
            faults += error.faults
            continue
        faults += [fixed_fault(path)] if path in system.plan.fixed else []
        freedom = _freedom(path, given, own, lambda value, path=path: _allowed(system, path, value), faults)
        if freedom is not None:
            yield ("parameter", path), path, freedom, own
    for name, given in _mapping(start, "start", faults).items():
        if not isinstance(name, str):
            faults.append(not_a_state(system, name))
            continue
        known = [follow(system.plan.exports, name), name]
        if not any(each in system.plan.equations.quantities or each in system.plan.state_names for each in known):
            faults.append(Fault(name, "is not a state or a result.", nearest(name, list(system.plan.state_names))))
            continue
        try:
            check_names(system, {name: 0.0}, 0.0)
        except InitialError as error:
            faults += error.faults
            continue
        for run, record in enumerate(records):
            own = np.asarray(record.start.get(name, 0.0), float)
            freedom = _freedom(name, given, own, lambda value: True, faults)
            if freedom is not None:
                yield ("start", run, name), name if len(records) == 1 else f"{name}, run {run}", freedom, own
    for output, sensor in _mapping(sensors, "sensors", faults).items():
        if output not in outputs:
            faults.append(Fault(output, "is not an output of this fit.", nearest(output, list(outputs))))
        elif not isinstance(sensor, Sensor):
            faults.append(Fault(output, f"{shown(sensor)} is not a sensor.", "give bg.Sensor(bias=…, gain=…, delay=…)."))
        else:
            for word in PROPERTIES:
                given = getattr(sensor, word)
                if isinstance(given, AbstractFreedom):
                    yield ("sensor", output, word), f"{output} {word}", given, np.asarray(float(word == "gain"))
                else:
                    yield ("sensor", output, word), f"{output} {word}", Fixed(given), np.asarray(0.0)


def _fixed_faults(system: System, place: tuple, name: str, value: Any) -> list[Fault]:
    """Faults of a fixed value that the model, the initial state or the sensor cannot have."""
    found = numbers(value)
    if found is None or not np.all(np.isfinite(found)):
        return [Fault(name, f"{shown(value)} is not a finite number.", "give a number, such as bg.Fixed(1.0).")]
    if place[0] == "sensor":
        late = place[-1] == "delay" and np.any(found < 0.0)
        return [Fault(name, f"{shown(value)} is negative: no sensor tells what is still to come.", "give a delay of zero or more, in seconds.")] if late else []
    try:
        set_values(system, {place[1]: found} if place[0] == "parameter" else {})
    except ParameterError as error:
        return list(error.faults)
    return []


def _known_faults(system: System, records: Sequence[Record]) -> list[Fault]:
    """Faults of the parameters and initial values given with records."""
    found = []
    for record in records:
        try:
            set_values(system, dict(record.values))
        except ParameterError as error:
            found += [fault._replace(where=f"{record.name}, {fault.where}") for fault in error.faults]
        found += [
            Fault(f"{record.name}, {name}", f"{shown(value)} is not a number.", "give a start value.")
            for name, value in record.start.items()
            if numbers(value) is None
        ]
    return found


def _mapping(given: Any, word: str, faults: list[Fault]) -> Mapping[str, Any]:
    if given is None:
        return {}
    if isinstance(given, str):
        return {given: None}
    if isinstance(given, Mapping):
        return given
    if isinstance(given, Sequence) and all(isinstance(name, str) for name in given):
        twice = [name for name in dict.fromkeys(given) if list(given).count(name) > 1]
        faults += [Fault(f"{word}, {name}", "is named twice.", "name it once.") for name in twice]
        return dict.fromkeys(given)
    faults.append(Fault(word, f"{shown(given)} does not name anything.", f'write {word}={{"rod.mass": bg.Positive(1.0)}}.'))
    return {}


def _freedom(name: str, given: Any, own: np.ndarray, allowed, faults: list[Fault]) -> AbstractFreedom | Fixed | None:
    """The freedom as the user wrote it. For a plain number or None: Inertia for an inertia, Positive where the model
    refuses negative values, otherwise Free."""
    if isinstance(given, AbstractFreedom | Fixed):
        return given
    if given is not None and numbers(given) is None:
        faults.append(
            Fault(name, f"{shown(given)} does not say what is sought.", "give bg.Positive(guess), bg.Free(guess), bg.Bounded(low, high) or bg.Fixed().")
        )
        return None
    value = own if given is None else np.asarray(given, float)
    if name.rpartition(".")[2] == "inertia" and value.shape in ((3,), (3, 3)) and not Inertia(value).faults(name, value):
        return Inertia(value)
    return Positive(value) if np.all(value > 0.0) and not allowed(-value) else Free(value)


def _allowed(system: System, path: str, value: np.ndarray) -> bool:
    try:
        set_values(system, {path: value})
    except ParameterError:
        return False
    return True
