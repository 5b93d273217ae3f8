"""Arguments and results of the laws of elements: states, given values, responses, switches."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..surface.arguments import WordedPlain
from .state_kind import StateKind


@dataclass(frozen=True)
class State(metaclass=WordedPlain):
    """Declares a state of an element: name, width (a number or the letter of a port's width), default initial value."""

    name: str
    width: int | str = 1
    default: tuple[float, ...] | None = None
    controlled: bool = True  # whether its error is part of step size control
    kind: StateKind | None = None  # physical meaning; by the name if not given


@dataclass
class Given:
    """Holds the arguments of a law. Arrays are vectors of the port's width, also if it is 1."""

    received: dict[str, str]  # port → "effort" or "flow"
    ports: dict[str, Any]  # port → the received vector
    states: dict[str, Any]
    unknowns: dict[str, Any]
    signals: dict[str, Any]
    time: Any
    widths: dict[str, int]  # by port and by letter
    call: Callable | None = None  # symbolic laws: call(method, width, vector) runs a JAX method


@dataclass
class Dynamic(metaclass=WordedPlain):
    """An unknown determined by d/dt quantity = rate; `weight` scales the residual, so that the system stays symmetric.

    If the quantity itself depends on the unknown (a gyrator loop, a diode in series with a coil), it becomes
    the state `state`. If the quantity is a gap that must stay zero, `quasi` names the unknown that is
    already such a state."""

    quantity: Any
    rate: Any
    weight: Any = None
    state: str = "state"
    quasi: str = ""


@dataclass
class Switch(metaclass=WordedPlain):
    """Declares an event when `guard` rises through zero: an integration step ends there, and the states in `values`
    take new values. A step also ends where the guard falls through zero. `guard` and `pace` must be functions of
    positions and velocities. No step is longer than `size` / `pace`, so that no excursion of the guard is missed
    between two steps; `pace` is the rate of the guard unless a larger speed is given. The largest value of `watched`
    while the guard is positive is reported. For symbolic laws."""

    guard: Any
    values: dict[str, Any]
    size: Any = 1.0
    pace: Any = None
    watched: Any = None


@dataclass
class Response(metaclass=WordedPlain):
    """Holds the results of a law: the other variable of every port and, where they exist, rates of states, signals,
    residuals etc."""

    outputs: dict[str, Any] = field(default_factory=dict)
    rates: dict[str, Any] = field(default_factory=dict)
    signals: dict[str, Any] = field(default_factory=dict)
    residuals: dict[str, Any] = field(default_factory=dict)
    gaps: dict[str, Any] = field(default_factory=dict)  # by residual: the position residual whose rate it is
    # by residual of an inverse model: a result, and the function of time that it should follow, whose difference it is
    wanted: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    follows: str = ""  # the name of this result
    dynamics: dict[str, Dynamic] = field(default_factory=dict)
    energy: Any = None
    # states after correction, such as a quaternion of unit length
    normalised: dict[str, Any] = field(default_factory=dict)
    start_zero: tuple[Any, Any] | None = None  # (position or None, flow) that are made zero in the initial state only
    compliance: Any = None  # distributes the multipliers of redundant residuals
    stabilisation: Any = None  # α and β of Baumgarte's terms in the differentiated residuals
    switches: dict[str, Switch] = field(default_factory=dict)
