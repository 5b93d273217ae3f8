"""Storages with their energy variables x, the gradient ∂H/∂x and the energy H, as expressions in x."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ....elements import I
from ....errors import Fault
from ....expressions.expression import Expr, Scalar
from ....expressions.passes import linear_forms, substitute
from .cells import PortEnd
from .elements import Part
from .sampled import Sampler


CLOSE = 1e-9  # relative difference of a gradient and the effort or flow that should equal it
USER = "return energy= such that the ports give its gradient, and the rates of the states are what the ports receive."


@dataclass(frozen=True)
class Storage:
    """A storage: for each energy variable its symbol, the port, and the gradient there; and the energy."""

    name: str
    names: tuple[tuple[str, int, int], ...]  # (result, component, width) of each energy variable
    variables: tuple[Expr, ...]
    ends: tuple[PortEnd, ...]
    gradient: tuple[Scalar, ...]
    energy: Scalar
    known: Mapping[int, Scalar]  # symbols of the law that are functions of the energy variables
    signals: Mapping[str, tuple[Scalar, ...]]  # signals that are energy variables themselves


def storage_of(part: Part, sources: Mapping[str, str], sampler: Sampler) -> Storage | Fault:
    """A storage of an element, or why its law does not follow from an energy; `sources` are the results that feed its
    signal inputs."""
    if any(end.into < 0 for end in part.ends):
        return Fault(
            part.name, "counts power out of a storage as positive.", 'declare its ports with orientation "in".'
        )
    if isinstance(part.element, I) and part.element.inertia is not None:
        return _linear_inertia(part)
    if getattr(part.element, "coenergy", None) is not None:
        remedy = "give energy=, as a function of the momentum or displacement."
        return Fault(part.name, "is given by its co-energy, so that its energy is known only by iteration.", remedy)
    return _integrating(part, sampler) if part.response.rates else _measured(part, sources, sampler)


def _symbols(part: Part, count: int) -> tuple[Expr, ...]:
    pool = part.received[0].pool
    return tuple(pool.symbol("energy", part.name, k) for k in range(count))


def _linear_inertia(part: Part) -> Storage:
    """A linear I, whose state is its flow: x is the momentum, and its flow is the law's rate for a unit of time."""
    pool, every = part.received[0].pool, _symbols(part, len(part.received))
    stored = [k for k, end in enumerate(part.ends) if end.kind == "effort"]
    flows = [part.given.states["flow"][k].index for k in range(len(every))]
    by_effort = dict(zip([symbol.index for symbol in part.received], every, strict=True))
    rates = substitute(pool, [part.response.rates["flow"][k] for k in stored], by_effort)
    energy: Scalar = 0.0
    for k, rate in zip(stored, rates, strict=True):
        energy = energy + 0.5 * (every[k] * rate)
    momenta = {k: every[k] for k in stored}
    known = {flows[k]: rate for k, rate in zip(stored, rates, strict=True)}
    for k, end in enumerate(part.ends):
        if k not in momenta:  # without inertia: the flow is that of the junction
            known[flows[k]] = pool.symbol("probe", end.cell) * float(end.received)
    signals = [name for name in part.response.signals if name.startswith("momentum")]
    split = [momenta.get(k, 0.0) for k in range(len(every))]
    return Storage(
        part.name,
        tuple((f"{part.name}.momentum", k, len(every)) for k in stored),
        tuple(every[k] for k in stored),
        tuple(part.ends[k] for k in stored),
        tuple(rates),
        energy,
        known,
        {name: tuple(split if len(signals) == 1 else [split[k]]) for k, name in enumerate(signals)},
    )


def _integrating(part: Part, sampler: Sampler) -> Storage | Fault:
    """A storage whose states are integrals of what its ports receive."""
    places = {symbol.index: k for k, symbol in enumerate(part.received)}
    names, order, known = {}, {}, {}
    every = _symbols(part, len(part.received))
    for name, rates in part.response.rates.items():
        states = part.given.states[name]
        for k, (state, rate) in enumerate(zip(states, rates, strict=True)):
            place = places.get(rate.index) if isinstance(rate, Expr) else None
            if place is None or place in order:
                what = f"the rate of its state {name} is not what one of its ports receives."
                return Fault(part.name, what, USER)
            order[place], names[place] = state, (f"{part.name}.{name}", k, len(states))
            known[state.index] = every[place]
    if len(order) < len(part.received):
        return Fault(part.name, "stores energy, but not at all of its ports.", USER)
    states = [order[k].index for k in range(len(every))]
    wrong = _not_the_gradient(part, states, sampler)
    *gradient, energy = substitute(part.received[0].pool, [*part.outputs, part.response.energy], known)
    ordered = tuple(names[k] for k in range(len(every)))
    return wrong or Storage(part.name, ordered, every, part.ends, tuple(gradient), energy, known, {})


def _measured(part: Part, sources: Mapping[str, str], sampler: Sampler) -> Storage | Fault:
    """A spring whose displacement is a signal: x is this signal, whose rate is the flow of the port."""
    for name, signal in part.given.signals.items():
        symbols = [symbol.index for symbol in signal]
        if len(symbols) == len(part.received) and _not_the_gradient(part, symbols, sampler) is None:
            every = _symbols(part, len(symbols))
            known = dict(zip(symbols, every, strict=True))
            *gradient, energy = substitute(part.received[0].pool, [*part.outputs, part.response.energy], known)
            names = tuple((sources[name], k, len(every)) for k in range(len(every)))
            return Storage(part.name, names, every, part.ends, tuple(gradient), energy, known, {})
    return Fault(part.name, "has an energy, but no state or signal of which its efforts are the gradient.", USER)


def _not_the_gradient(part: Part, variables: list[int], sampler: Sampler) -> Fault | None:
    """A fault unless what the ports give is the gradient of the energy, which depends on these variables alone."""
    pool, energy = part.received[0].pool, part.response.energy
    used = [i for i in pool.reachable([energy, *part.outputs]) if pool.kind(i) == "symbol" and i not in variables]
    if any(pool.key(i)[0] != "parameter" for i in used):
        return Fault(part.name, "its energy depends on more than its momenta and displacements.", USER)
    (form,) = linear_forms(pool, [energy], variables)
    for value, variable in zip(part.outputs, variables, strict=True):
        one, other = sampler.numbers([value, form.get(variable, 0.0)])
        if not np.all(np.abs(one - other) <= CLOSE * (np.abs(one) + np.abs(other) + 1e-12)):
            return Fault(part.name, "what its ports give is not the gradient of its energy.", USER)
    return None
