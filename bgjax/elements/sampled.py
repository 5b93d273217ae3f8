"""Sampled data as functions of time: piecewise linear, by C¹ cubics, or by a C² spline through the samples."""

import abc

import equinox as eqx
import jax
import numpy as np
from jax import Array

from ..errors import Fault
from ..surface.calls import AbstractWorded
from .curves import SampledCurve, central_derivatives, spline_derivatives
from .values import as_numbers, flag, required


class AbstractSampled(AbstractWorded):
    """Values at increasing times; held constant outside them."""

    times: eqx.AbstractVar[Array]
    values: eqx.AbstractVar[Array]

    @property
    @abc.abstractmethod
    def has_corners(self) -> bool:
        """Whether the time derivative jumps, so that constraints and storages must not use it."""

    @abc.abstractmethod
    def prepared(self) -> SampledCurve:
        """The curve for evaluation, with everything that does not depend on time computed in advance."""

    def __call__(self, time):
        return self.prepared()(time)

    @property
    def width(self) -> int:
        return 1 if np.ndim(self.values) < 2 else np.shape(self.values)[1]

    def faults(self, where: str) -> list[Fault]:
        times, values = as_numbers(self.times), as_numbers(self.values)
        if times is None or values is None:
            return []
        if times.ndim != 1 or len(times) < 2 or values.shape[:1] != times.shape or values.ndim > 2:
            what = f"times have shape {times.shape}, values {values.shape}."
            return [Fault(where, what, "give n ≥ 2 times and n values, or n rows of values.")]
        if not (np.all(np.isfinite(times)) and np.all(np.isfinite(values))):
            return [Fault(where, "the samples hold NaN or infinity.", "remove or interpolate the bad samples.")]
        if np.any(np.diff(times) <= 0.0):
            at = int(np.argmax(np.diff(times) <= 0.0)) + 1
            what = f"the times are not increasing at sample {at}."
            return [Fault(where, what, "sort the samples by time and drop duplicates.")]
        return []


class Sampled(AbstractSampled):
    """Interpolates values at increasing times, and is constant outside them.

    `smooth=True` joins the samples by cubic Hermite pieces whose derivatives are central differences
    (C¹). A constraint or a storage in derivative causality needs this, because it uses the time derivative.
    """

    times: Array = eqx.field(converter=required("Sampled.times"))
    values: Array = eqx.field(converter=required("Sampled.values"))
    smooth: bool = eqx.field(static=True, default=False, converter=flag("smooth"))

    @property
    def has_corners(self) -> bool:
        return not self.smooth

    def prepared(self) -> SampledCurve:
        values = _rows(self.times, self.values)
        return SampledCurve(self.times, values, central_derivatives(self.times, values) if self.smooth else None)


class Spline(AbstractSampled):
    """Interpolates values at increasing times by a cubic spline: C² between them, with derivative zero at both ends and
    constant outside, so that it is C¹ everywhere. Each value influences the whole curve; with `Sampled` only its
    neighbourhood."""

    times: Array = eqx.field(converter=required("Spline.times"))
    values: Array = eqx.field(converter=required("Spline.values"))

    @property
    def has_corners(self) -> bool:
        return False

    def prepared(self) -> SampledCurve:
        values = _rows(self.times, self.values)
        return SampledCurve(self.times, values, spline_derivatives(self.times, values))


def prepare(element):
    """The element with its sampled data prepared, once before an integration instead of at every evaluation."""

    def sampled(x):
        return isinstance(x, AbstractSampled)

    return jax.tree.map(lambda x: x.prepared() if sampled(x) else x, element, is_leaf=sampled)


def _rows(times: Array, values: Array) -> Array:
    return values.reshape(len(times), -1)
