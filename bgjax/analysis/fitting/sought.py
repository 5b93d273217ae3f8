"""The unknowns of a fit in one vector z: parameters, initial values and sensors, with transforms and priors."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

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
        if not shape:
            return [self.name]
        return [f"{self.name}[{', '.join(map(str, place))}]" for place in np.ndindex(*shape)]


class Sought(NamedTuple):
    """One estimated quantity: its name, its place (parameter, initial value or sensor property) and its shape."""

    name: str
    place: tuple
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))

    @property
    def names(self) -> list[str]:
        if not self.shape:
            return [self.name]
        return [f"{self.name}[{', '.join(map(str, place))}]" for place in np.ndindex(*self.shape)]


class FitStart(NamedTuple):
    """One of the guesses of a fit: the z that the search reached, its cost, the number of steps, and why it ended."""

    guess: np.ndarray
    z: np.ndarray
    cost: float
    steps: int
    end: str


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

    def jacobian(self, z) -> np.ndarray:
        """Jacobian of the values (`flat`) with respect to z."""
        return np.asarray(_jacobian(self, jnp.asarray(z)))

    def priors(self, z):
        """Residuals of the priors at z."""
        values = self.values(z)
        known = [one.prior.residual(values[one.place]) for one in self.each if one.prior is not None]
        return jnp.concatenate(known) if known else jnp.zeros(0)

    def moved(self, values: Mapping[str, Any]) -> "Unknowns":
        """The same unknowns with other guesses, by name."""
        guesses = [np.asarray(values[one.name], float) for one in self.each]
        return eqx.tree_at(lambda own: [one.transform.guess for one in own.each], self, guesses)

    def without(self, names: Sequence[str]) -> "Unknowns":
        return Unknowns(tuple(one for one in self.each if one.name not in names))


@eqx.filter_jit
def _jacobian(unknowns: Unknowns, z):
    return jax.jacfwd(unknowns.flat)(z)


class _NamedQuantity(NamedTuple):
    """One quantity that the user has named: its place and name, its freedom, and its value in the model."""

    place: tuple
    name: str
    freedom: AbstractFreedom | Fixed
    own: np.ndarray


def find_unknowns(
    system: System, parameters: Any, start: Any, sensors: Any, records: Sequence[Record], outputs: Sequence[str]
) -> tuple[Unknowns, dict]:
    """The unknowns, and the values of quantities given as fixed, by place; all faults are raised together."""
    faults: list[Fault] = []
    asked = _Reader(system, records, outputs, faults).read(parameters, start, sensors)
    found, fixed = [], {}
    for each in asked:
        if isinstance(each.freedom, Fixed):
            fixed[each.place] = _fixed_value(system, each, faults)
        else:
            found += _unknown(each, faults)
    raise_faults(ParameterError, faults)
    if not found:
        remedy = 'name what to find: parameters={"rod.mass": bg.Positive(1.0)}.'
        raise ParameterError([Fault("parameters", "no unknown is named.", remedy)])
    return Unknowns(tuple(found)), fixed


def _fixed_value(system: System, asked: _NamedQuantity, faults: list[Fault]) -> np.ndarray:
    value = asked.freedom.value
    if value is None:
        return asked.own
    wrong = _fixed_faults(system, asked.place, asked.name, value)
    faults += wrong
    return asked.own if wrong else np.asarray(value, float)


def _unknown(asked: _NamedQuantity, faults: list[Fault]) -> list[Unknown]:
    """The unknown, or nothing if its guess or its prior has faults."""
    freedom, name, own = asked.freedom, asked.name, asked.own
    guess = own if freedom.guess is None else numbers(freedom.guess)
    if guess is not None and own is not None and guess.shape != own.shape:
        faults.append(Fault(name, f"has shape {own.shape}, the guess {guess.shape}.", "give a guess of that shape."))
        return []
    wrong = freedom.faults(name, guess) + prior_faults(name, freedom.prior)
    faults += wrong
    if wrong:
        return []
    return [Unknown(name, asked.place, freedom.transform(np.asarray(guess, float)), freedom.prior)]


class _Reader(NamedTuple):
    """Reads what the user has named as unknown or fixed; collects faults."""

    system: System
    records: Sequence[Record]
    outputs: Sequence[str]
    faults: list[Fault]

    def read(self, parameters: Any, start: Any, sensors: Any) -> Iterator[_NamedQuantity]:
        """Everything that the user has named, in the order of the vector z."""
        self.faults.extend(_known_faults(self.system, self.records))
        for path, given in _mapping(parameters, "parameters", self.faults).items():
            yield from self._parameter(path, given)
        for name, given in _mapping(start, "start", self.faults).items():
            if self._is_initial(name):
                yield from self._initial(name, given)
        for output, sensor in _mapping(sensors, "sensors", self.faults).items():
            yield from self._sensor(output, sensor)

    def _parameter(self, path: str, given: Any) -> Iterator[_NamedQuantity]:
        try:
            own = np.asarray(self.system.parameter(path), float)
        except ParameterError as error:
            self.faults.extend(error.faults)
            return
        if path in self.system.plan.fixed:
            self.faults.append(fixed_fault(path))
        freedom = _freedom(path, given, own, lambda value: _allowed(self.system, path, value), self.faults)
        if freedom is not None:
            yield _NamedQuantity(("parameter", path), path, freedom, own)

    def _is_initial(self, name: Any) -> bool:
        """Whether a name is that of an initial value; if not, the fault is collected."""
        plan = self.system.plan
        if not isinstance(name, str):
            self.faults.append(not_a_state(self.system, name))
            return False
        known = [follow(plan.exports, name), name]
        if not any(plan.has(each) or each in plan.state_names for each in known):
            self.faults.append(Fault(name, "is not a state or a result.", nearest(name, list(plan.state_names))))
            return False
        try:
            check_names(self.system, {name: 0.0}, 0.0)
        except InitialError as error:
            self.faults.extend(error.faults)
            return False
        return True

    def _initial(self, name: str, given: Any) -> Iterator[_NamedQuantity]:
        """An initial value, separately for every run."""
        for run, record in enumerate(self.records):
            own = np.asarray(record.start.get(name, 0.0), float)
            freedom = _freedom(name, given, own, lambda value: True, self.faults)
            shown_name = name if len(self.records) == 1 else f"{name}, run {run}"
            if freedom is not None:
                yield _NamedQuantity(("start", run, name), shown_name, freedom, own)

    def _sensor(self, output: str, sensor: Any) -> Iterator[_NamedQuantity]:
        """The properties of a sensor."""
        if output not in self.outputs:
            what = "is not an output of this fit."
            self.faults.append(Fault(output, what, nearest(output, list(self.outputs))))
            return
        if not isinstance(sensor, Sensor):
            what, remedy = f"{shown(sensor)} is not a sensor.", "give bg.Sensor(bias=…, gain=…, delay=…)."
            self.faults.append(Fault(output, what, remedy))
            return
        for word in PROPERTIES:
            given, place = getattr(sensor, word), ("sensor", output, word)
            if isinstance(given, AbstractFreedom):
                yield _NamedQuantity(place, f"{output} {word}", given, np.asarray(float(word == "gain")))
            else:
                yield _NamedQuantity(place, f"{output} {word}", Fixed(given), np.asarray(0.0))


def _fixed_faults(system: System, place: tuple, name: str, value: Any) -> list[Fault]:
    """Faults of a fixed value that the model, the initial state or the sensor cannot have."""
    found = numbers(value)
    if found is None or not np.all(np.isfinite(found)):
        return [Fault(name, f"{shown(value)} is not a finite number.", "give a number, such as bg.Fixed(1.0).")]
    if place[0] == "sensor":
        if place[-1] != "delay" or not np.any(found < 0.0):
            return []
        what = f"{shown(value)} is negative: no sensor tells what is still to come."
        return [Fault(name, what, "give a delay of zero or more, in seconds.")]
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
            Fault(f"{record.name}, {name}", f"{shown(value)} is not a number.", "give an initial value.")
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
    remedy = f'write {word}={{"rod.mass": bg.Positive(1.0)}}.'
    faults.append(Fault(word, f"{shown(given)} does not name anything.", remedy))
    return {}


def _freedom(name: str, given: Any, own: np.ndarray, allowed, faults: list[Fault]) -> AbstractFreedom | Fixed | None:
    """The freedom as the user wrote it. For a plain number or None: Inertia for an inertia, Positive where the model
    refuses negative values, otherwise Free."""
    if isinstance(given, AbstractFreedom | Fixed):
        return given
    if given is not None and numbers(given) is None:
        remedy = "give bg.Positive(guess), bg.Free(guess), bg.Bounded(low, high) or bg.Fixed()."
        faults.append(Fault(name, f"{shown(given)} is neither a guess nor a kind of unknown.", remedy))
        return None
    value = own if given is None else np.asarray(given, float)
    tensor = name.rpartition(".")[2] == "inertia" and value.shape in ((3,), (3, 3))
    if tensor and not Inertia(value).faults(name, value):
        return Inertia(value)
    return Positive(value) if np.all(value > 0.0) and not allowed(-value) else Free(value)


def _allowed(system: System, path: str, value: np.ndarray) -> bool:
    try:
        set_values(system, {path: value})
    except ParameterError:
        return False
    return True
