"""Redundancy relations on measured data: the values of the residuals over time and their standard deviations."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import numpy as np

from ...errors import ParameterError, raise_faults
from ...expressions.backends.numpy.backend import NumpyBackend
from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.passes import linear_forms
from .alarms import FaultResiduals, Residual
from .elimination.equations import source_value
from .measurements import Column, Smoothed, Smoother, read_columns
from .problem import Solved
from .relation import RedundancyRelation
from .settings import Settings, noise_faults


@dataclass(frozen=True)
class Evaluation:
    """Values of expressions at the times of the data: the numbers of all symbols, and the laws of the elements."""

    pool: Pool
    elements: Mapping[str, Any]
    times: np.ndarray
    signals: Mapping[str, Smoothed]

    def symbol(self, key: tuple) -> Any:
        """The number of a parameter, the times, or a smoothed signal or its derivative."""
        if key[0] == "known":
            return self.signals[key[1]].derivative(key[2])
        if key[0] == "time":
            return self.times
        _, path, number, place = key
        return float(np.ravel(jax.tree.leaves(self.elements[path])[number])[place])

    def values(self, outputs: Sequence[Scalar]) -> list[np.ndarray]:
        """The outputs, one value for each time."""
        backend = NumpyBackend(self.elements)
        with np.errstate(all="ignore"):  # a sensor with a fault may read what a law does not admit
            found = backend.values(self.pool, self.pool.reachable(outputs), self.symbol)
        picked = [found[o.index] if isinstance(o, Expr) else o for o in outputs]
        return [np.broadcast_to(np.asarray(value, float), self.times.shape) for value in picked]

    def residual(self, value: Scalar) -> tuple[np.ndarray, np.ndarray]:
        """A residual and its standard deviation, by linear propagation of the noise of all samples."""
        nodes = [i for i in self.pool.reachable([value]) if self.pool.kind(i) == "symbol"]
        nodes = [i for i in nodes if self.pool.key(i)[0] == "known"]
        (form,) = linear_forms(self.pool, [value], nodes)
        here, *slopes = self.values([value, *form.values()])
        gains: dict[str, dict[int, np.ndarray]] = {}
        for node, slope in zip(form, slopes, strict=True):
            _, name, order = self.pool.key(node)
            gains.setdefault(name, {})[order] = slope
        variance = sum(self.signals[name].noise_of(own) for name, own in gains.items())
        return here, np.sqrt(variance + np.zeros_like(here))


def evaluate_residuals(
    found: Solved, relations: Sequence[RedundancyRelation], data: Any, noise: Any, settings: Settings, gaps: bool
) -> FaultResiduals:
    """The residuals of all relations on a record of data, judged by their thresholds."""
    orders: dict[str, int] = {}
    for relation in relations:
        orders |= {name: max(order, orders.get(name, 0)) for name, order in relation.signals.items()}
    raise_faults(ParameterError, noise_faults(noise, list(orders)))
    inputs = {name: number for number, name in found.inputs.items() if name in orders}
    times, columns = read_columns(data, [name for name in orders if name not in inputs], list(inputs), gaps)
    order, own = max(orders.values(), default=0), [name for name in inputs if name not in columns]
    settings.refuse(order, min([len(times), *[len(column.times) for column in columns.values()]]))
    smoother = Smoother(times, settings.of_degree(order), order)
    window, signals = smoother.choose(columns, noise or {}, settings)
    elements, pool = found.equations.relations.flat.elements, found.equations.pool
    plain = Evaluation(pool, elements, times, {})
    for name, values in zip(own, plain.values([_prescribed(found, inputs[name]) for name in own]), strict=True):
        signals[name] = smoother.smooth(Column(times, values), window, 0.0)
    work = Evaluation(pool, elements, times, signals)
    latest = np.max([signal.polynomials.latest for signal in signals.values()], axis=0)
    judged = {}
    for relation in relations:
        scale, (values, std) = relation.scale(work.symbol), work.residual(relation.residual)
        judged[relation.name] = Residual(scale * values, abs(scale) * std, latest)
    hold = settings.hold or window
    return FaultResiduals(
        times=times,
        residuals=judged,
        threshold=settings.threshold,
        hold=hold,
        window=window,
        degree=smoother.degree,
        noise={name: signal.noise for name, signal in signals.items() if name in columns},
        unresolved=tuple(name for name in columns if not signals[name].follows),
        signatures=found.signatures,
    )


def _prescribed(found: Solved, number: int) -> Scalar:
    """The value of a source in the model."""
    relations = found.equations.relations
    value = source_value(relations, relations.relations[number])
    assert value is not None
    return value
