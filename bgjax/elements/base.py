"""The one abstract class of all bond-graph elements, and what passes in and out of a law."""

import abc
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import device_array
from ..errors import Fault, ParameterError, shown
from ..structure.structure import Junction, Port, Rule
from ..surface.arguments import WordedPlain
from ..surface.calls import AbstractWorded


@dataclass(frozen=True)
class State(metaclass=WordedPlain):
    """A state an element brings: name, width (a number or a port's letter), start value."""

    name: str
    width: int | str = 1
    default: tuple[float, ...] | None = None
    controlled: bool = True  # whether its error limits the steps


@dataclass
class Given:
    """What a law may use. Arrays are vectors of the port's width, also when it is 1."""

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
    """An unknown fixed by d/dt quantity = rate; `weight` scales the residual (kept symmetric).

    Where the quantity itself depends on the unknown (a gyrator loop, a diode in series with a coil),
    it has a rate of its own and becomes the state `state` after all. `quasi` names the unknown that
    is such a state already, if the quantity is a mere gap that has to stay zero."""

    quantity: Any
    rate: Any
    weight: Any = None
    state: str = "state"
    quasi: str = ""


@dataclass
class Switch(metaclass=WordedPlain):
    """Something that happens when `guard` rises through zero: a step ends there, and the states in `values` take new values. A step also
    ends where the guard falls through zero. `guard` and `pace` must follow from positions and velocities. No step is longer than `size` /
    `pace`, so that the guard is not seen before and after an excursion only; `pace` is the rate of the guard unless something faster lies
    behind it. The largest value of `watched` while the guard is positive is reported. For symbolic laws."""

    guard: Any
    values: dict[str, Any]
    size: Any = 1.0
    pace: Any = None
    watched: Any = None


@dataclass
class Response(metaclass=WordedPlain):
    """What a law returns: the other variable of every port, and whatever else it has."""

    outputs: dict[str, Any] = field(default_factory=dict)
    rates: dict[str, Any] = field(default_factory=dict)
    signals: dict[str, Any] = field(default_factory=dict)
    residuals: dict[str, Any] = field(default_factory=dict)
    gaps: dict[str, Any] = field(default_factory=dict)  # of residuals: what must be zero so that they stay zero
    dynamics: dict[str, Dynamic] = field(default_factory=dict)
    energy: Any = None
    settled: dict[str, Any] = field(default_factory=dict)  # states as they should be: a quaternion of length 1
    closed: tuple[Any, Any] | None = None  # (position or None, flow) that are zero in a start, and only there
    compliance: Any = None  # by which residuals that repeat others share their multipliers
    stabilisation: Any = None  # α and β of Baumgarte's terms in the differentiated residuals
    switches: dict[str, Switch] = field(default_factory=dict)


class AbstractElement(AbstractWorded):
    """A node of a bond graph. Subclass it to make an element of your own.

    Say which `ports` it has, which causalities it admits (`rule`), its `states`, and its `law`:
    from what the ports receive to what they return. A law is written in JAX on vectors, unless
    the class sets `symbolic = True` and uses only arithmetic and bgjax's own functions; then it
    is expanded into scalars and has readable equations.

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
    conserves: ClassVar[bool] = False  # passes on all power it takes, so the audit need not itemise it
    multiplier: ClassVar[bool] = False  # its unknown is a Lagrange multiplier: rows that repeat others may be dropped
    depth_input: ClassVar[str] = ""  # of a contact: the signal input that says how deep it is; a run should not start deep inside

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
        """Signal outputs; the first is the default. Port efforts and flows come by themselves."""
        return ()

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        """States in this causality."""
        return ()

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        """Unknowns this causality leaves to the solver."""
        return ()

    def scale(self, state: str) -> Any:
        """Size of a state that goes with 1 J, for the default absolute tolerance; 1 where energy says nothing."""
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
    """A law that checks its own parameters; the element it is given to asks it."""

    @abc.abstractmethod
    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right. Called outside traces only."""


def leaf(value, name: str = "value") -> Any:
    """A numeric parameter as an array leaf; anything else is refused by name."""
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
    """Numbers of Python or NumPy, also in sequences: nothing traced."""
    return isinstance(value, float | int | np.ndarray | np.generic) or (isinstance(value, list | tuple) and all(map(_on_host, value)))


def _converted(value) -> bool:
    """Numbers of JAX in another type, for which `jnp.asarray` would compile a program."""
    return isinstance(value, jax.Array) and not isinstance(value, jax.core.Tracer) and (value.weak_type or value.dtype != jnp.result_type(float))


def _numeric(value) -> bool:
    kind = getattr(value, "dtype", None)
    if isinstance(value, str | bytes | bool) or callable(value):
        return False
    return kind is None or kind == np.dtype(object) or jnp.issubdtype(kind, jnp.floating) or jnp.issubdtype(kind, jnp.integer)


def named(name: str) -> Callable[[Any], Any]:
    """Converter of a field to a leaf (or None) that names the field when it refuses a value."""
    return lambda value: None if value is None else leaf(value, name)


def required(name: str) -> Callable[[Any], Any]:
    """Converter of a field that must have a value."""
    return lambda value: leaf(value, name)


def size(name: str, example: str) -> Callable[[Any], Any]:
    """Converter of an optional static size: refuses what is no positive whole number (a law or a value in the wrong place)."""
    return lambda value: None if value is None else whole_number(name, value, example)


WIDEST = 10_000  # components of one port or signal: each is a scalar of the equations


def whole_number(name: str, value, example: str) -> int:
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or value < 1:
        raise ParameterError([Fault(name, f"{shown(value)} is not a positive whole number.", f"write {example}.")])
    if value > WIDEST:
        raise ParameterError([Fault(name, f"{shown(value)} is more than {WIDEST}, the largest width.", f"write {example}.")])
    return int(value)


def words(name: str, example: str) -> Callable[[Any], tuple[str, ...]]:
    """Converter of static words."""

    def convert(value) -> tuple[str, ...]:
        if not isinstance(value, tuple | list | str) or not all(isinstance(word, str) for word in value):  # text gives one word a letter
            raise ParameterError([Fault(name, f"{shown(value)} is not a list of words.", f"write {example}.")])
        return tuple(value)

    return convert


def flag(name: str) -> Callable[[Any], Any]:
    """Converter of a static switch."""

    def convert(value) -> bool:
        if not isinstance(value, bool | np.bool_):
            raise ParameterError([Fault(name, f"{shown(value)} is neither True nor False.", f"write {name}=True or leave it out.")])
        return bool(value)

    return convert


def callable_faults(where: str, **laws) -> list[Fault]:
    """Laws that are no functions, and what laws find wrong with their own parameters."""
    remedy = "give a JAX function of the port's vector, without calling it."
    faults = [law_fault(f"{where}.{name}", law, remedy) for name, law in laws.items()]
    own = [fault for name, law in laws.items() if isinstance(law, AbstractLaw) for fault in law.faults(f"{where}.{name}")]
    return [fault for fault in faults if fault] + own


def law_fault(where: str, law, remedy: str) -> Fault | None:
    """A law that is no function, or a class that was not given its parameters."""
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
    """Whether a user's law declared itself plain arithmetic by `bg.symbolic`."""
    return bool(getattr(law, "bgjax_symbolic", False))


def symbolic(law):
    """Mark a function (or a class of laws) as plain arithmetic on bgjax scalars: it is expanded and
    has readable equations."""
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
    """Fields that are to be one number each."""
    shapes = {name: np.shape(getattr(owner, name)) for name in names}
    return [Fault(f"{where}.{name}", f"has shape {shape}.", "give one number.") for name, shape in shapes.items() if shape]


def shape_faults(where: str, owner: Any, *names: str) -> list[Fault]:
    """Fields that are to be one number each, or one for each component."""
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
