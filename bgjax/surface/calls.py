"""Wrapper of public functions: faulty calls raise errors with suggestions, unexpected exceptions `InternalError`."""

import functools
import inspect
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from importlib.metadata import version
from typing import Any, ParamSpec, TypeVar

import equinox as eqx
import jax

from .._tracing import traced
from ..errors import BondGraphError, Fault, InternalError, SimulationError
from .arguments import made_by, refuse_arguments
from .code import Code, warn_unseen
from .libraries import is_installed, is_library, is_model
from .listing import listed, listed_of
from .one_line import in_line


INSIDE: ContextVar[bool] = ContextVar("inside", default=False)
P, T = ParamSpec("P"), TypeVar("T")
# exceptions passed on unchanged: they concern the model, the file system, memory or imports, not a defect of the
# library
PASSING = (BondGraphError, SimulationError, Warning, OSError, MemoryError, ImportError)
REMEDY = (
    "this is a defect of bgjax, not known to be one of your model. Try another method= or solver=, or leave out the "
    "part that was added last; and report it with this text and the chained error."
)


def checked_call(function: Callable[P, T]) -> Callable[P, T]:
    """Wrap a public function: its arguments are checked against the signature, systems whose user-written laws have
    changed are compiled again, and unexpected exceptions are raised as `InternalError`."""

    @functools.wraps(function)
    def call(*arguments: P.args, **options: P.kwargs) -> T:
        if options and hasattr(function, "passes_on"):
            further = _passed_on(function)
            refuse_arguments(function.__qualname__, inspect.signature(function), arguments, options, further)
        if INSIDE.get():  # called by another function of the library or by a user's law
            return _checked(function, arguments, options)
        token = INSIDE.set(True)
        try:
            return function(*map(_current, arguments), **{name: _current(value) for name, value in options.items()})
        except PASSING:
            raise
        except Exception as error:
            _name(error, function, arguments, options)
            raise
        finally:
            INSIDE.reset(token)

    return call


def passes_on(*others: Callable) -> Callable[[Callable], Callable]:
    """Mark a function that passes its further keyword options on to the `others`, so that a misspelt option is reported
    under the name of this function."""

    def mark(function: Callable) -> Callable:
        function.passes_on = others  # type: ignore[attr-defined]
        return function

    return mark


def _passed_on(function: Callable) -> list[str]:
    """Names of the keyword-only options that the function passes on to others."""
    others = [inspect.signature(other) for other in function.passes_on]  # type: ignore[attr-defined]
    known = [parameter for other in others for parameter in other.parameters.values()]
    return list(dict.fromkeys(parameter.name for parameter in known if parameter.kind is parameter.KEYWORD_ONLY))


def _checked(function: Callable, arguments: tuple, options: Mapping[str, Any]) -> Any:
    try:
        return function(*arguments, **options)
    except TypeError:
        refuse_arguments(function.__qualname__, inspect.signature(function), arguments, options)
        raise


def _current(argument: Any) -> Any:
    """The argument, up to date: a system is compiled again if its laws have changed; for a user's function that has
    changed (a loss, say), or that reads what cannot be seen, compiled programs are discarded."""
    renew = getattr(type(argument), "current", None)
    if renew is not None:
        return renew(argument)
    if isinstance(argument, types.FunctionType | functools.partial):
        warn_unseen(Code.fresh(argument))
    return argument


def _name(error: Exception, function: Callable, arguments: tuple, options: Mapping[str, Any]) -> None:
    """Raise an `InternalError` for an unexpected exception, unless it comes from the user's own code."""
    name = function.__qualname__.removesuffix(".__init__")
    frames = [frame.f_globals.get("__name__", "") for frame in _frames(error.__traceback__)]
    if isinstance(error, TypeError):
        refuse_arguments(name, inspect.signature(function), arguments, options)
    theirs = [name for name in frames if _is_ours(name) or is_model(name) or not (is_library(name) or _installed(name))]
    ours = bool(theirs) and _is_ours(theirs[-1])
    of_trace = isinstance(error, jax.errors.JAXTypeError | jax.errors.UnexpectedTracerError)
    if not ours or (of_trace and traced(arguments, options)):
        return
    said = " ".join(str(error).split())[:200] or "no text"
    versions = f"bgjax {version('bgjax')}, JAX {jax.__version__}"
    what = f"internal error: {type(error).__name__}: {said} ({versions}; {_summary(arguments)})."
    raise InternalError([Fault(name, what, REMEDY)]) from error


def _frames(trace: types.TracebackType | None) -> Iterator[types.FrameType]:
    while trace is not None:
        yield trace.tb_frame
        trace = trace.tb_next


def _is_ours(name: str) -> bool:
    return name.partition(".")[0] == "bgjax" and not is_model(name)


def _installed(name: str) -> bool:
    file = getattr(sys.modules.get(name.partition(".")[0]), "__file__", None) or ""
    return is_installed(file)


def _summary(arguments: tuple) -> str:
    """The model among the arguments in one line: how many nodes of which kind."""
    for argument in arguments:
        model = getattr(argument, "model", argument)
        order = getattr(model, "order", None)
        if order is not None:
            kinds = [getattr(node, "kind", type(node).__name__) for node in model.nodes.values()]
            counted = ", ".join(f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds)))
            return f"{type(model).__name__} of {counted or 'nothing'}"
    return "no model among the arguments"


class Listed(type(eqx.Module)):  # type: ignore[misc]
    """Metaclass of equinox modules: completion of the class shows what it shows of its objects."""

    __dir__ = listed_of


class Worded(type(eqx.Module)):  # type: ignore[misc]
    """Metaclass of equinox modules that users construct: wrong arguments raise `ArgumentError` with suggestions, and
    completion of the class shows what it shows of its objects."""

    __dir__ = listed_of

    def __call__(cls, *arguments, **options):
        return made_by(cls, super().__call__, arguments, options)


class AbstractWorded(eqx.Module, metaclass=Worded):
    """Base class of equinox modules that users construct; its `repr` is one line, and completion shows its fields."""

    __dir__ = listed

    def __repr__(self) -> str:
        return in_line(self)
