"""Fingerprints (hashes) of Python values, equal in every process; also lists what a fingerprint cannot cover.

Numbers are hashed by their bytes, objects by their state, functions by their code and everything it reads: closures,
defaults, globals, attributes of modules, functions it calls. Memory addresses never enter.
"""

import builtins
import functools
import hashlib
import inspect
import sys
import types
import weakref
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import jax
import numpy as np

from .libraries import is_named, of_library
from .names_read import Readings, readings
from .outside import HIDING, hidden_attributes, hidden_in_library, hidden_whole, reads_outside


PLAIN = (str, bytes, bool, int, float, complex, type(None), type(Ellipsis))
_CODE = (types.ModuleType, types.CodeType, types.FunctionType, types.BuiltinFunctionType)
LASTING = (tuple, frozenset, type, *_CODE, property, staticmethod, classmethod)
MISSING = "not there"
JITTED = type(jax.jit(lambda x: x))
LARGEST = 1 << 28  # bytes: larger arrays are not hashed
_NOISE = (
    "__dict__ __weakref__ __doc__ __module__ __firstlineno__ __static_attributes__ _abc_impl __dataclass_params__"
    " __slotnames__"
)
CLASS_NOISE = frozenset(_NOISE.split())


class Seen(NamedTuple):
    """A fingerprint, and descriptions of what it does not cover."""

    digest: str
    unseen: tuple[str, ...]


def look(*values: Any) -> Seen:
    """Fingerprint of the values, including everything they contain and everything their functions read."""
    walk = _Walk()
    return Seen(walk.digest(values).hex()[:16], (*walk.unseen, *walk.traced))


def fingerprint(*values: Any) -> str:
    """Fingerprint of the values as text (`look`)."""
    return look(*values).digest


class Pinned:
    """Fingerprint of one function or class, with the references that were followed to compute it. While these are
    unchanged and lead to nothing mutable, it need not be computed again."""

    def __init__(self, value: Any):
        walk = _Walk()
        self.digest = walk.digest(value).hex()[:16]
        self._pins, self._functions, self._fast = walk.pins, walk.functions, not walk.mutable
        self.unseen = tuple(walk.unseen)  # descriptions of what the fingerprint does not cover

    @property
    def holds(self) -> bool:
        if not self._fast or any(space.get(name, MISSING) is not value for space, name, value in self._pins):
            return False
        return all(_vitals(function) == vitals for function, vitals in self._functions)


class _Walk:
    """One traversal of a graph of values, which may contain reference cycles."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, bytes]] = {}  # visited values by id; kept alive, so that no id is reused
        self.unseen: dict[str, None] = {}
        self.traced: dict[str, None] = {}  # traced values, which are known by identity within one trace
        self.pins: list[tuple[Mapping[str, Any], str, Any]] = []  # names that were followed: namespace, name, value
        self.functions: list[tuple[types.FunctionType, tuple]] = []
        self.mutable = False  # whether a mutable value was visited

    def digest(self, value: Any) -> bytes:
        if isinstance(value, PLAIN):
            return _hashed([type(value).__name__.encode(), repr(value).encode()])
        if id(value) not in self.known:
            self.known[id(value)] = value, b"inside itself"
            try:
                array = isinstance(value, np.ndarray | np.generic | jax.Array)
                found = self._array(value) if array else self._whole(value)
            except RecursionError:
                found = self._hidden(f"{_called(value)}, which is nested too deeply")
            self.known[id(value)] = value, found
        return self.known[id(value)][1]

    def _whole(self, value: Any) -> bytes:
        self.mutable |= isinstance(value, Mapping | list | set) or not isinstance(value, LASTING)
        if isinstance(value, set | frozenset):
            parts = sorted(map(self.digest, value))
        else:
            parts = [self.digest(piece) for piece in self._pieces(value)]
        return _hashed([type(value).__qualname__.encode(), *parts])

    def _hidden(self, words: str) -> bytes:
        self.unseen[words] = None
        return _hashed([words.encode()])

    def _array(self, value: Any) -> bytes:
        self.mutable |= isinstance(value, np.ndarray)
        if isinstance(value, jax.core.Tracer):
            self.traced[f"a traced value ({id(value)})"] = None
            return _hashed([str(id(value)).encode()])
        if value.nbytes > LARGEST:
            return self._hidden(f"an array of {value.nbytes / 1e6:.0f} MB")
        if isinstance(value, jax.Array) and jax.dtypes.issubdtype(value.dtype, jax.dtypes.extended):
            value = jax.random.key_data(value)
        if isinstance(value, np.ma.MaskedArray):
            return _hashed([self._array(value.data), self._array(np.ma.getmaskarray(value))])
        array = np.asarray(value)
        content = b"".join(map(self.digest, array.ravel().tolist())) if array.dtype == object else array.tobytes()
        return _hashed([f"{array.dtype}{array.shape}".encode(), content])

    def _pieces(self, value: Any) -> Iterator[Any]:  # noqa: C901, PLR0912 - one case for each kind of value
        """The parts by which a value is hashed."""
        if is_named(value):
            yield from (value.__module__, value.__qualname__)
        elif isinstance(value, Mapping):
            yield from sorted(value.items(), key=lambda item: self.digest(item[0]))
        elif isinstance(value, tuple | list):
            yield from value
        elif isinstance(value, types.ModuleType):
            yield value.__name__
            if not of_library(value):
                self._hidden(f"the module {value.__name__}, which is used as a value")
        elif isinstance(value, type):
            yield from self._class(value)
        elif isinstance(value, types.CodeType):
            yield _text(value)
        elif isinstance(value, types.FunctionType):
            yield from self._function(value)
        elif isinstance(value, types.MethodType):
            yield from (value.__func__, value.__self__)
        elif isinstance(value, functools.partial):
            yield from (value.func, value.args, value.keywords)
        elif isinstance(value, property):
            yield from (value.fget, value.fset)
        elif isinstance(value, staticmethod | classmethod):
            yield value.__func__
        elif isinstance(value, functools.cached_property):
            yield value.func
        elif isinstance(value, weakref.ref):
            yield value()
        elif isinstance(value, JITTED):
            yield value.__wrapped__
        elif hasattr(type(value), "__fingerprint__"):
            yield value.__fingerprint__()
        else:
            yield from self._object(value)

    def _function(self, function: types.FunctionType) -> Iterator[Any]:
        vitals = _vitals(function)
        self.functions.append((function, vitals))
        yield from (function.__module__, function.__qualname__)
        closure = [item for item in vitals[2:] if not isinstance(item.value, types.ModuleType)]
        yield from (function.__defaults__, tuple(closure), function.__kwdefaults__)
        if of_library(function):
            return
        found = readings(function.__code__)
        yield function.__code__
        yield from self._globals(function, found)
        yield from self._modules(function, found)
        for name in hidden_attributes(found):
            self._hidden(f"what {_called(function)} reads by .{name}")
        yield from vars(function).items()

    def _modules(self, function: types.FunctionType, found: Readings) -> Iterator[Any]:
        """The modules in a function's closure, and those that it imports."""
        for name, item in zip(function.__code__.co_freevars, _vitals(function)[2:], strict=True):
            if isinstance(item.value, types.ModuleType):
                yield from self._module(item.value, found, function, (name,))
        for name in found.imported:
            yield from self._module(sys.modules.get(name), found, function, (name,))

    def _pin(self, space: Mapping[str, Any], name: str, default: Any = MISSING) -> Any:
        found = space.get(name, MISSING)
        self.pins.append((space, name, found))
        return default if found is MISSING else found

    def _globals(self, function: types.FunctionType, found: Readings) -> Iterator[Any]:
        for name in found.names:
            value = self._pin(function.__globals__, name, getattr(builtins, name, MISSING))
            if value is getattr(builtins, name, None):
                if name in HIDING:
                    self._hidden(f"what {_called(function)} reads by {name}()")
            elif isinstance(value, types.ModuleType):
                yield from self._module(value, found, function, (name,))
            else:
                if reads_outside(value):
                    self._hidden(f"what {_called(function)} reads by {name}()")
                yield name, value
        if found.written:
            self._hidden(f"the global {found.written[0]}, which {_called(function)} changes")

    def _module(
        self, module: types.ModuleType | None, found: Readings, function: types.FunctionType, called: tuple[str, ...]
    ) -> Iterator[Any]:
        """A module, by those of its names that a function's code reads as attributes. `called` are its own names in
        the code."""
        if module is None or of_library(module):
            for name in hidden_in_library(module, found) if module else ():
                self._hidden(f"{name}, which {_called(function)} reads")
            yield getattr(module, "__name__", "not there")
            return
        if hidden_whole(found, called):
            self._hidden(f"what {_called(function)} reads of the module {module.__name__}")
        inside = [(name, self._pin(vars(module), name)) for name in found.attributes if name in vars(module)]
        yield module.__name__, tuple(item for item in inside if not isinstance(item[1], types.ModuleType))
        for name, value in inside:
            if isinstance(value, types.ModuleType) and value is not module:
                yield from self._module(value, found, function, (name,))

    def _class(self, kind: type) -> Iterator[Any]:
        """A class: its name and bases; for a user's class also everything it defines."""
        yield from (kind.__module__, kind.__qualname__, kind.__bases__)
        if not of_library(kind):
            generated = CLASS_NOISE | {"__dataclass_fields__", "__annotations__", "__annotate__"}
            yield from [(name, self._pin(vars(kind), name)) for name in vars(kind) if name not in generated]
            fields = vars(kind).get("__dataclass_fields__", {}).values()
            yield from [(field.name, field.default, field.default_factory) for field in fields]

    def _object(self, value: Any) -> Iterator[Any]:
        if isinstance(value, types.BuiltinFunctionType | np.ufunc) and not _known_builtin(value):
            self._hidden(f"{_called(value)}, which is compiled code")
        elif isinstance(value, types.BuiltinFunctionType):
            yield from (value.__name__, value.__self__)
        elif inspect.ismethoddescriptor(value) and hasattr(value, "__objclass__"):
            yield from (value.__objclass__, value.__name__)
        else:
            yield type(value)
            yield from self._state(value)

    def _state(self, value: Any) -> Iterator[Any]:
        """The state of an object as pickle would store it."""
        try:
            state = value.__reduce_ex__(4)
        except Exception:  # a class may raise any exception when it refuses to be pickled
            self._hidden(f"{_called(value)}, an object whose state cannot be read")
            return
        pieces = state if isinstance(state, tuple) else [state]
        yield from [list(piece) if isinstance(piece, Iterator) else piece for piece in pieces]
        yield getattr(value, "__wrapped__", None)


@functools.lru_cache(maxsize=4096)
def _text(code: types.CodeType) -> bytes:
    """Hash of a code object, cached because code objects are immutable."""
    return _Walk().digest((code.co_code, code.co_names, code.co_consts, code.co_exceptiontable))


def _known_builtin(value: Any) -> bool:
    """Whether compiled code is identified by its name: it belongs to a library, or is a method of an object that is
    hashed."""
    if isinstance(value, np.ufunc):
        return any(getattr(sys.modules.get(name), value.__name__, None) is value for name in ("numpy", "scipy.special"))
    if isinstance(value.__self__, types.ModuleType):
        return of_library(value.__self__)
    return value.__self__ is not None


def _vitals(function: types.FunctionType) -> tuple:
    """The replaceable parts of a function: its code, its defaults, the contents of its closure."""
    return function.__code__, function.__defaults__, *[_Same(_content(cell)) for cell in function.__closure__ or ()]


class _Same(NamedTuple):
    """A value compared by identity."""

    value: Any

    def __eq__(self, other) -> bool:
        return self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


def _content(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return "empty"


def _called(value: Any) -> str:
    """Name of a value for messages, without a memory address."""
    name = getattr(value, "__qualname__", None) or getattr(value, "__name__", None)
    return name if isinstance(name, str) else f"a {type(value).__qualname__}"


def _hashed(parts: Iterable[bytes]) -> bytes:
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "little") + part)
    return found.digest()
