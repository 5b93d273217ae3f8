"""Prescribed motions of joint coordinates and supports: coordinates or rates as numbers or functions of time."""

from collections.abc import Sequence
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ..._types import Prescribed
from ...elements.sampled import AbstractSampled
from ...elements.sources import source_faults, value_or_function
from ...elements.time_functions import TimeDerivative, in_jax
from ...errors import Fault, ParameterError, shown
from ...surface.calls import AbstractWorded


class AbstractDrive(AbstractWorded):
    """A prescribed motion; `rows` selects among several free directions, counted from 0 (all by default)."""

    value: eqx.AbstractVar[Any]
    rows: eqx.AbstractVar[tuple[int, ...] | None]


def _rows(value: int | Sequence[int] | None) -> tuple[int, ...] | None:
    """Row numbers as a tuple; one number stands for one row."""
    if value is None:
        return None
    several = isinstance(value, tuple | list) or (isinstance(value, np.ndarray) and value.ndim)
    rows = value if several else (value,)
    if not all(isinstance(row, int | np.integer) and not isinstance(row, bool) for row in rows):
        remedy = "give whole numbers from 0, such as rows=(0, 2)."
        raise ParameterError([Fault("rows", f"{shown(value)} does not number directions.", remedy)])
    return tuple(int(row) for row in rows)


class Motion(AbstractDrive):
    """Prescribes the coordinate itself: a twice differentiable function of time, `bg.Spline(…)`, or a constant. Rate
    and acceleration follow from it, and the coordinate does not drift."""

    value: Prescribed = eqx.field(converter=value_or_function("Motion.value"))
    rows: tuple[int, ...] | None = eqx.field(static=True, default=None, kw_only=True, converter=_rows)


class Rate(AbstractDrive):
    """Prescribes the rate of the coordinate: a number, or a differentiable function of time. The coordinate keeps its
    own initial value."""

    value: Prescribed = eqx.field(converter=value_or_function("Rate.value"))
    rows: tuple[int, ...] | None = eqx.field(static=True, default=None, kw_only=True, converter=_rows)


def rate_of(drive: AbstractDrive) -> Any:
    """The prescribed flow of a drive: its rate, None for a constant coordinate."""
    if isinstance(drive, Rate):
        return drive.value
    return TimeDerivative(drive.value) if callable(drive.value) else None


def function_faults(where: str, function, width: int) -> list[Fault]:
    """Faults of a function of time that cannot be evaluated or does not return `width` numbers."""
    if not callable(function):
        return []
    try:
        shape = jax.eval_shape(lambda t: in_jax(function, t), jax.ShapeDtypeStruct((), float)).shape
    except Exception as error:  # whatever a user's function may raise
        remedy = "give a function of time in JAX operations, such as lambda t: 0.1 * jnp.sin(t)."
        return [Fault(where, f"cannot be evaluated at a time: {error}", remedy)]
    if shape in ((width,), ()) and (shape or width == 1):
        return []
    wanted = "one number" if width == 1 else f"{width} numbers: jnp.array([…])"
    return [Fault(where, f"gives shape {shape}.", f"let it give {wanted}.")]


def drive_faults(where: str, drive, width: int) -> list[Fault]:
    """Faults of a drive of a joint's free directions."""
    if drive is None:
        return []
    if not isinstance(drive, AbstractDrive):
        remedy = "write drive=bgm.Motion(function) for the coordinate, or drive=bgm.Rate(value) for its rate."
        return [Fault(where, "does not tell what is prescribed.", remedy)]
    rows = tuple(range(width)) if drive.rows is None else drive.rows
    if len(set(rows)) < len(rows) or not rows or not set(rows) <= set(range(width)):
        what = f"{rows} does not pick among {width} directions."
        return [Fault(f"{where}.rows", what, f"give numbers from 0 to {width - 1}.")]
    faults = source_faults(where, "value", drive.value)
    if not callable(drive.value) and np.shape(drive.value) not in ((), (len(rows),)):
        remedy = "give one number." if len(rows) == 1 else f"give one number or {len(rows)}."
        faults.append(Fault(f"{where}.value", f"has shape {np.shape(drive.value)}.", remedy))
    faults = faults or function_faults(f"{where}.value", drive.value, len(rows))
    return faults + corner_faults(f"{where}.value", drive.value)


def corner_faults(where: str, value, mover: str = "motor") -> list[Fault]:
    """Faults of sampled data with corners, which a motor or a support could only follow with impulses."""
    if not (isinstance(value, AbstractSampled) and value.has_corners):
        return []
    what = f"is sampled data with corners: the {mover} would have to push with impulses."
    return [Fault(where, what, "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹.")]
