"""Abstract class of all bond-graph elements, arguments and results of their laws, and checks of values."""

import abc
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import device_array
from .._types import Names, Value
from ..errors import Fault, ParameterError, shown
from ..structure.structure import Junction, Port, Rule
from ..surface.arguments import WordedPlain
from ..surface.calls import AbstractWorded
from .state_kind import StateKind


@dataclass(frozen=True)
class State(metaclass=WordedPlain):
    """A state of an element: name, width (a number or the letter of a port's width), default initial value."""

    name: str
    width: int | str = 1
    default: tuple[float, ...] | None = None
    controlled: bool = True  # whether its error is part of step size control
    kind: StateKind | None = None  # physical meaning; by the name if not given


@dataclass
class Given:
    """The arguments of a law. Arrays are vectors of the port's width, also if it is 1."""

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
    """An event when `guard` rises through zero: an integration step ends there, and the states in `values` take new
    values. A step also ends where the guard falls through zero. `guard` and `pace` must be functions of positions and
    velocities. No step is longer than `size` / `pace`, so that no excursion of the guard is missed between two steps;
    `pace` is the rate of the guard unless a larger speed is given. The largest value of `watched` while the guard is
    positive is reported. For symbolic laws."""

    guard: Any
    values: dict[str, Any]
    size: Any = 1.0
    pace: Any = None
    watched: Any = None


@dataclass
class Response(metaclass=WordedPlain):
    """The results of a law: the other variable of every port and, where they exist, rates of states, signals, residuals
    etc."""

    outputs: dict[str, Any] = field(default_factory=dict)
    rates: dict[str, Any] = field(default_factory=dict)
    signals: dict[str, Any] = field(default_factory=dict)
    residuals: dict[str, Any] = field(default_factory=dict)
    gaps: dict[str, Any] = field(default_factory=dict)  # by residual: the position residual whose rate it is
    dynamics: dict[str, Dynamic] = field(default_factory=dict)
    energy: Any = None
    # states after correction, such as a quaternion of unit length
    normalised: dict[str, Any] = field(default_factory=dict)
    start_zero: tuple[Any, Any] | None = None  # (position or None, flow) that are made zero in the initial state only
    compliance: Any = None  # distributes the multipliers of redundant residuals
    stabilisation: Any = None  # α and β of Baumgarte's terms in the differentiated residuals
    switches: dict[str, Switch] = field(default_factory=dict)


class AbstractElement(AbstractWorded):
    """A node of a bond graph. Subclass it to make an element of your own.

    Define its `ports`, the causalities it admits (`rule`), its `states`, and its `law`, which maps
    the variables that the ports receive to those that they return. A law is written in JAX on
    vectors, unless the class sets `symbolic = True` and uses only arithmetic and bgjax's own
    functions; then it is expanded into scalars and has readable equations.

    ```python
    import bgjax as bg, jax, jax.numpy as jnp

    class Saturation(bg.AbstractElement):
        limit: jax.Array

        def ports(self):
            return (bg.Port("port", 1, "in"),)

        def rule(self):
            return bg.Rule(((False,),), 1, "its law has no inverse")  # it takes flow

        def law(self, given):
            return bg.Response(outputs={"port": self.limit * jnp.tanh(given.ports["port"])})

    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), brake=Saturation(jnp.asarray(0.5)))
    bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> brake"]))(0.0, jnp.ones(1))
    ```
    """

    symbolic: ClassVar[bool] = False
    conserves: ClassVar[bool] = False  # conserves power, so the power audit need not list it
    multiplier: ClassVar[bool] = False  # its unknown is a Lagrange multiplier: redundant rows may be dropped
    depth_input: ClassVar[str] = ""  # signal input of a contact's penetration; a run should not begin with a deep one

    @property
    def kind(self) -> str:
        """Short name shown in reports and drawings."""
        return type(self).__name__

    @abc.abstractmethod
    def ports(self) -> tuple[Port, ...]:
        """Power ports in arrow order."""

    @abc.abstractmethod
    def rule(self) -> Rule | Junction:
        """Admissible causalities in order of preference."""

    @abc.abstractmethod
    def law(self, given: Given) -> Response:
        """The constitutive law for the causality in `given.received`."""

    def inputs(self) -> tuple[Port, ...]:
        """Signal inputs."""
        return ()

    def outputs(self) -> tuple[Port, ...]:
        """Signal outputs; the first is the default. Efforts and flows of ports are available without being listed."""
        return ()

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        """States in this causality."""
        return ()

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        """Algebraic unknowns in this causality, which the solver determines."""
        return ()

    def scale(self, state: str) -> Any:
        """Size of a state at an energy of 1 J, for the default absolute tolerance; 1 where no energy is related to
        it."""
        return 1.0

    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right. Called outside traces only."""
        return []

    def run_warnings(self, where: str, end: dict[str, np.ndarray], duration: float) -> list[Warning]:
        """Warnings after a run of this duration that ended with these states of the element."""
        return []

    def faults_in(self, where: str, received: dict[str, str], widths: dict[str, int]) -> list[Fault]:
        """Values that cannot be right in this causality at these widths."""
        return []


class AbstractBlock(AbstractElement):
    """A signal block: no power ports, only signals. Subclass it with `inputs`, `outputs`, `law`, and `states` if any.

    ```python
    import bgjax as bg, jax.numpy as jnp

    class Deadband(bg.AbstractBlock):
        def inputs(self):
            return (bg.Port("input", 1),)

        def outputs(self):
            return (bg.Port("value", 1),)

        def law(self, given):
            x = given.signals["input"]
            return bg.Response(signals={"value": jnp.sign(x) * jnp.maximum(jnp.abs(x) - 0.1, 0.0)})

    nodes = dict(x=bg.Signal(0.3), dead=Deadband(), F=bg.MSe(), d=bg.R(1.0))
    bg.compile(bg.Graph(nodes, ["x ~> dead ~> F", "F -> d"])).outputs(0.0, jnp.zeros(0), "d.effort")
    ```
    """

    def ports(self) -> tuple[Port, ...]:
        return ()

    def rule(self) -> Rule:
        return Rule(((),), 1)


class AbstractLaw(AbstractWorded):
    """A law that checks its own parameters; the element that uses it calls these checks."""

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right. Called outside traces only."""


def leaf(value: Value, name: str = "value") -> Any:
    """A numeric parameter as an array leaf; any other value raises a ParameterError with its name."""
    try:
        if not _numeric(value):
            raise TypeError
        if np.ma.is_masked(value):
            raise ParameterError([Fault(name, "has masked entries.", "give numbers: fill or leave out what is masked (value.filled(…), value.compressed()).")])
        return device_array(value) if _on_host(value) or _converted(value) else jnp.asarray(value, dtype=jnp.result_type(float))
    except OverflowError:
        raise ParameterError([Fault(name, "is too large for a floating-point number.", "give a number below 1e308; check its unit.")]) from None
    except ParameterError:
        raise
    except (TypeError, ValueError):
        remedy = "give a number, a sequence of numbers or an array" + ("; laws go by keyword (effort=, flow=, energy=)." if callable(value) else ".")
        raise ParameterError([Fault(name, f"{shown(value)} is not numeric.", remedy)]) from None


def _on_host(value) -> bool:
    """Whether a value consists of Python or NumPy numbers, also in sequences, and nothing traced."""
    return isinstance(value, float | int | np.ndarray | np.generic) or (isinstance(value, list | tuple) and all(map(_on_host, value)))


def _converted(value) -> bool:
    """Whether a value is a JAX array of another type, for which `jnp.asarray` would compile a program."""
    return isinstance(value, jax.Array) and not isinstance(value, jax.core.Tracer) and (value.weak_type or value.dtype != jnp.result_type(float))


def _numeric(value) -> bool:
    kind = getattr(value, "dtype", None)
    if isinstance(value, str | bytes | bool) or callable(value):
        return False
    return kind is None or kind == np.dtype(object) or jnp.issubdtype(kind, jnp.floating) or jnp.issubdtype(kind, jnp.integer)


def named(name: str) -> Callable[[Value | None], Any]:
    """Converter of a field to a leaf (or None) that names the field when it refuses a value."""

    def convert(value: Value | None) -> Any:
        return None if value is None else leaf(value, name)

    return convert


def required(name: str) -> Callable[[Value], Any]:
    """Converter of a field that must have a value."""
    return partial(leaf, name=name)


def size(name: str, example: str) -> Callable[[int | None], int | None]:
    """Converter of an optional static size; refuses anything but a positive integer, such as a misplaced law."""

    def convert(value: int | None) -> int | None:
        return None if value is None else whole_number(name, value, example)

    return convert


WIDEST = 10_000  # most components of a port or signal, because each is a scalar of the equations


def whole_number(name: str, value, example: str) -> int:
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < 1:
        raise ParameterError([Fault(name, f"{shown(value)} is not a positive whole number.", f"write {example}.")])
    if value > WIDEST:
        raise ParameterError([Fault(name, f"{shown(value)} is more than {WIDEST}, the largest width.", f"write {example}.")])
    return int(value)


def words(name: str, example: str) -> Callable[[Any], tuple[str, ...]]:
    """Converter of static words."""

    def convert(value: Names) -> tuple[str, ...]:
        # a string gives one word per letter
        if not isinstance(value, tuple | list | str) or not all(isinstance(word, str) for word in value):
            raise ParameterError([Fault(name, f"{shown(value)} is not a list of words.", f"write {example}.")])
        return tuple(value)

    return convert


def flag(name: str) -> Callable[[Any], Any]:
    """Converter of a static switch."""

    def convert(value: bool) -> bool:
        if not isinstance(value, bool | np.bool_):
            raise ParameterError([Fault(name, f"{shown(value)} is neither True nor False.", f"write {name}=True or leave it out.")])
        return bool(value)

    return convert


def callable_faults(where: str, **laws) -> list[Fault]:
    """Faults of laws that are not functions, and faults of the parameters of laws that check themselves."""
    remedy = "give a JAX function of the port's vector, without calling it."
    faults = [law_fault(f"{where}.{name}", law, remedy) for name, law in laws.items()]
    own = [fault for name, law in laws.items() if isinstance(law, AbstractLaw) for fault in law.faults(f"{where}.{name}")]
    return [fault for fault in faults if fault] + own


def law_fault(where: str, law, remedy: str) -> Fault | None:
    """Fault of a law that is not a function, or is a class instead of an object."""
    if isinstance(law, type):
        return Fault(where, f"{shown(law)} is not a function.", f"give an object: {law.__name__}(…).")
    return None if law is None or callable(law) else Fault(where, f"{shown(law)} is not a function.", remedy)


def concrete(value) -> np.ndarray | None:
    """The value for checks, or None while tracing."""
    if value is None or isinstance(value, jax.core.Tracer):
        return None
    return np.asarray(value)


def scalar_width(value, letter: str = "n") -> int | str:
    """Width of a port whose field is a scalar (any), a vector or a square matrix."""
    shape = np.shape(value)
    return letter if shape == () else shape[0]


def is_symbolic(law) -> bool:
    """Whether a user's law is marked as plain arithmetic by `bg.symbolic`."""
    return bool(getattr(law, "bgjax_symbolic", False))


def symbolic(law):
    """Marks a function (or a class of laws) as plain arithmetic on bgjax scalars, so that it is expanded
    into scalars and has readable equations."""
    try:
        law.bgjax_symbolic = True
    except AttributeError:  # an instance of a module is frozen: its class carries the mark
        what = f"an instance of {type(law).__name__} cannot be marked."
        raise ParameterError([Fault("symbolic", what, f"mark the class: bg.symbolic({type(law).__name__}).")]) from None
    return law


def field_faults(where: str, name: str, value, positive: bool) -> list[Fault]:
    """Checks of a scalar, vector or matrix field: finite, shape, symmetry, definiteness."""
    value = concrete(value)
    if value is None:
        return []
    label = f"{where}.{name}"
    if value.size == 0 or value.ndim > 2 or (value.ndim == 2 and value.shape[0] != value.shape[1]):
        return [Fault(label, f"has shape {value.shape}.", "give a scalar, a vector (diagonal) or a square symmetric matrix.")]
    if not np.all(np.isfinite(value)):
        return [Fault(label, f"is not finite ({_short(value)}).", "give finite numbers.")]
    return _definite_faults(label, value, positive)


def _definite_faults(label: str, value: np.ndarray, positive: bool) -> list[Fault]:
    word = "positive" if positive else "zero or positive"
    if value.ndim < 2:
        bad = np.any(value <= 0.0) if positive else np.any(value < 0.0)
        return [Fault(label, f"is {_short(value)}.", f"it must be {word}.")] if bad else []
    scale = np.max(np.abs(value)) or 1.0
    if np.max(np.abs(value - value.T)) > 1e-12 * scale:
        return [Fault(label, "is not symmetric.", "give a symmetric matrix, for example 0.5 * (A + A.T).")]
    lowest = np.linalg.eigvalsh(value)[0]
    if lowest <= 1e-14 * scale if positive else lowest < -1e-12 * scale:
        return [Fault(label, f"is indefinite or singular (lowest eigenvalue {lowest:.3g}).", f"all eigenvalues must be {word}.")]
    return []


def scalar_faults(where: str, owner: Any, *names: str) -> list[Fault]:
    """Faults of fields that are not one number each."""
    shapes = {name: np.shape(getattr(owner, name)) for name in names}
    return [Fault(f"{where}.{name}", f"has shape {shape}.", "give one number.") for name, shape in shapes.items() if shape]


def shape_faults(where: str, owner: Any, *names: str) -> list[Fault]:
    """Faults of fields that are neither one number nor one number per component."""
    shapes = {name: np.shape(getattr(owner, name)) for name in names}
    wrong = {name: shape for name, shape in shapes.items() if len(shape) > 1 or 0 in shape}
    return [Fault(f"{where}.{name}", f"has shape {shape}.", "give a number, or one for each component.") for name, shape in wrong.items()]


def finite_faults(where: str, name: str, value) -> list[Fault]:
    value = concrete(value)
    if value is None or np.all(np.isfinite(value)):
        return []
    return [Fault(f"{where}.{name}", f"is not finite ({_short(value)}).", "give finite numbers.")]


def _short(value: np.ndarray) -> str:
    return f"{float(value):g}" if value.ndim == 0 else np.array2string(value, precision=4, threshold=6)
