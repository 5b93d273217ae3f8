"""Elements whose law is a JAX function: each result becomes one call in the expressions, on the inputs it uses."""

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.exceptions import ComplexWarning

from ..elements.base import AbstractElement
from ..elements.records import Dynamic, Given, Response
from ..errors import BondGraphError, Fault, StructureError, nearest, raise_faults
from ..expressions.calls import LawCall
from ..expressions.expression import Pool
from ..expressions.operations import FUNCTIONS


GROUPS = ("ports", "states", "unknowns", "signals")


@dataclass(frozen=True)
class LawPiece:
    """Runs an element's law on a flat vector of inputs and returns one of its results."""

    received: tuple[tuple[str, str], ...]
    layout: tuple[tuple[str, str, int], ...]  # (group, name, width), then time
    widths: tuple[tuple[str, int], ...]
    pick: tuple[str, ...]

    def __call__(self, element: AbstractElement, vector):
        bounds = np.cumsum([0, *(width for _, _, width in self.layout), 1])
        return self.run(element, *[vector[bounds[k] : bounds[k + 1]] for k in range(len(bounds) - 1)])

    def run(self, element: AbstractElement, *vectors):
        return _picked(element.law(self.given(*vectors)), self.pick)

    def given(self, *vectors) -> Given:
        groups: dict[str, dict[str, Any]] = {group: {} for group in GROUPS}
        for (group, name, _), vector in zip(self.layout, vectors, strict=False):
            groups[group][name] = vector
        return Given(dict(self.received), **groups, time=vectors[-1][0], widths=dict(self.widths))


def _picked(response: Response, pick: tuple[str, ...]):
    value: Any = getattr(response, pick[0])
    if len(pick) > 1:
        value = value[pick[1]]
    if len(pick) > 2:
        value = getattr(value, pick[2])
    return jnp.ravel(jnp.asarray(value, dtype=float))


def array_response(pool: Pool, path: str, element: AbstractElement, given: Given, outputs: tuple[str, ...]) -> Response:
    """The results of a law as calls in the pool; each depends only on the inputs that its jaxpr uses."""
    layout = tuple((group, name, len(vector)) for group in GROUPS for name, vector in getattr(given, group).items())
    vectors = [list(vector) for group in GROUPS for vector in getattr(given, group).values()] + [[given.time]]
    widths = [len(vector) for vector in vectors]
    base = LawPiece(tuple(given.received.items()), layout, tuple(given.widths.items()), ())

    def shaped(*arrays):
        response = element.law(base.given(*arrays))
        return {pick: _picked(response, pick) for pick in _picks(response)}

    shapes = [jax.ShapeDtypeStruct((w,), jnp.result_type(float)) for w in widths]
    try:
        results = jax.eval_shape(shaped, *shapes)
    except Exception as error:
        what = f"its law fails: {type(error).__name__}: {str(error).splitlines()[0]}"
        remedy = "a law gets bg.Given and returns bg.Response; vectors have the ports' widths."
        raise StructureError([Fault(path, what, remedy)]) from error

    def call(pick: tuple[str, ...]):
        piece = LawPiece(base.received, base.layout, base.widths, pick)
        used = used_inputs(lambda *arrays: piece.run(element, *arrays), widths)
        arguments = [s if u else 0.0 for vector, u in zip(vectors, used, strict=True) for s in vector]
        return np.array(pool.call(LawCall(path, piece), arguments, results[pick].shape[0]), dtype=object)

    raise_faults(StructureError, response_faults(path, given, {p: results[p].shape[0] for p in results}, outputs))
    response = Response()
    for pick in results:
        match pick:
            case ("energy",):
                response.energy = call(pick)[0]
            case ("dynamics", name, "quantity"):
                response.dynamics[name] = Dynamic(call(pick), call(("dynamics", name, "rate")))
            case ("dynamics", *_):
                pass
            case (group, name):
                getattr(response, group)[name] = call(pick)
    return response


def response_faults(
    path: str, given: Given, sizes: dict[tuple[str, ...], int], outputs: tuple[str, ...]
) -> list[Fault]:
    """Faults of a law's response: every port, state and declared signal needs a vector of its width, and no others may
    appear."""
    wanted: dict[str, dict[str, int]] = {
        "outputs": {name: given.widths[name] for name in given.ports},
        "rates": {name: len(vector) for name, vector in given.states.items()},
        "signals": {name: given.widths[name] for name in outputs},
    }
    optional = {"rates": set(given.unknowns)}
    words = {"outputs": "port", "rates": "state", "signals": "signal"}
    faults = []
    for group, names in wanted.items():
        found, word = {pick[1]: size for pick, size in sizes.items() if pick[0] == group}, words[group]
        for name, width in names.items():
            if name not in found:
                what = f"its law returns nothing for the {word} {name}."
                faults.append(Fault(path, what, f"put it into Response({group}={{…}})."))
            elif found[name] != width:
                numbers = f"{found[name]} number{'' if found[name] == 1 else 's'}"
                what = f"its law gives {numbers} for the {word} {name}, whose width is {width}."
                remedy = "return vectors of the right width; say width= or shape= where the bonds do not tell."
                faults.append(Fault(path, what, remedy))
        for name in set(found) - set(names) - optional.get(group, set()):
            what = f"its law returns the {word} {name}, which it does not have."
            faults.append(Fault(path, what, nearest(name, list(names))))
    return faults


def check_law(path: str, element: AbstractElement, method: str, width: int, size: int, extra: tuple) -> None:
    """Raise unless a user's law returns a real vector of the port's width; checked before tracing."""
    remedy = "its result must have the port's width; say width= or shape= where the bonds do not tell."
    vector = jax.ShapeDtypeStruct((size,), jnp.result_type(float))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", ComplexWarning)
            found = jax.eval_shape(lambda v: getattr(element, method)(v, *extra), vector)
    except ComplexWarning:
        found = jax.ShapeDtypeStruct((width,), complex)
    except Exception as error:
        what = f"its law fails on a vector of {size}: {type(error).__name__}: {str(error).splitlines()[0]}"
        remedy = (
            "use jax.numpy in it (jnp.sin, jnp.where; not math.sin, not if): it gets a vector, or the time, "
            "and returns a vector."
        )
        raise StructureError([Fault(path, what, remedy)]) from error
    if jnp.issubdtype(found.dtype, jnp.complexfloating):
        what = "its law gives complex numbers, whose imaginary parts would be lost."
        remedy = "return real numbers: jnp.real(…), or amplitude and phase by jnp.cos and jnp.sin."
        raise StructureError([Fault(path, what, remedy)])
    if found.shape != (width,):
        what = f"its law gives {int(np.prod(found.shape))} numbers where the width is {width}."
        raise StructureError([Fault(path, what, remedy)])


def checked_law(path: str, element: AbstractElement, given: Given, outputs: tuple[str, ...]) -> Response:
    """The response of a symbolic law; errors inside it are reported with the element's path."""
    try:
        response = element.law(given)
    except BondGraphError:
        raise
    except Exception as error:
        what = f"its symbolic law fails: {type(error).__name__}: {str(error).splitlines()[0]}"
        remedy = f"use plain arithmetic on vectors of the port's width, and of functions bgjax's own: {FUNCTIONS}."
        raise StructureError([Fault(path, what, remedy)]) from error
    groups = {"outputs": response.outputs, "rates": response.rates, "signals": response.signals}
    sizes = {(group, name): len(vector) for group, vectors in groups.items() for name, vector in vectors.items()}
    raise_faults(StructureError, response_faults(path, given, sizes, outputs))
    return response


def _picks(response: Response) -> list[tuple[str, ...]]:
    groups = ("outputs", "rates", "signals", "residuals")
    found = [(group, name) for group in groups for name in getattr(response, group)]
    found += [("dynamics", name, part) for name in response.dynamics for part in ("quantity", "rate")]
    return found + ([("energy",)] if response.energy is not None else [])


def used_inputs(function: Callable, widths: Sequence[int]) -> list[bool]:
    """For each vector argument, whether the results of the function depend on it (by its jaxpr)."""
    vectors = [jax.ShapeDtypeStruct((width,), jnp.result_type(float)) for width in widths]
    jaxpr = jax.make_jaxpr(function)(*vectors).jaxpr
    live = {v for v in jaxpr.outvars if not hasattr(v, "val")}
    for equation in reversed(jaxpr.eqns):
        if any(v in live for v in equation.outvars):
            live |= {v for v in equation.invars if not hasattr(v, "val")}
    return [v in live for v in jaxpr.invars]
