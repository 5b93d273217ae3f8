"""Energies of a page: kinetic, potential and stored, and with an audit what was dissipated and supplied."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from .arrays import encoded
from .shown import Shown


SPRINGS = ("C", "MeasuredC", "ParasiticC")


def weight_names(shown: Shown) -> dict[str, tuple[str, str]]:
    """For each body in a uniform gravity, the results that hold its weight and its position."""
    nodes = shown.system.causality.structure.node
    found = {}
    for body in shown.system.model.bodies():
        weight = nodes.get(f"{body}.weight")
        if weight is not None and weight.kind == "Se":
            found[f"{body}.weight"] = (f"{body}.weight.effort", f"{body}.position")
    return found


def energy_data(shown: Shown, values: Mapping[str, np.ndarray]) -> dict[str, Any] | None:
    """Energies over time; None of a system without storages."""
    energies, weights = dict(shown.energies()), weight_names(shown)
    if not energies:
        return None
    nodes, bodies = shown.system.causality.structure.node, tuple(shown.system.model.bodies())
    parts = dict.fromkeys(("kinetic", "potential", "stored"), np.zeros(len(shown.times)))
    for name, energy in energies.items():
        kind = _kind(nodes[name].kind if name in nodes else "", name, bodies)
        parts[kind] = parts[kind] + np.asarray(energy, float)
    for force, place in weights.values():
        parts["potential"] = parts["potential"] + _lift(values[force], values[place])
    parts = {name: part for name, part in parts.items() if np.any(part)}
    residual, scale = np.zeros(0), 1.0
    if shown.balance is not None:
        parts |= _worked(shown, frozenset(weights))
        residual, scale = np.full(len(shown.times), shown.balance.residual), shown.balance.turnover
    listed = [{"label": name, "values": encoded(part)} for name, part in parts.items()]
    return {"unit": "J", "parts": listed, "residual": encoded(residual), "scale": scale}


def _kind(kind: str, name: str, bodies: tuple[str, ...]) -> str:
    """What the energy of a storage is: that of the inertia of a body, of a spring of a mechanism, or another one."""
    part = name.rpartition(".")[0]
    if part in bodies:
        return "kinetic"
    return "potential" if bodies and kind in SPRINGS else "stored"


def _lift(weight: np.ndarray, position: np.ndarray) -> np.ndarray:
    """Potential energy of a weight relative to the start; it has a third component in a plane too, a torque."""
    moved = position - position[:1]
    return -np.sum(np.asarray(weight)[:, : moved.shape[1]] * moved, axis=1)


def _worked(shown: Shown, weights: frozenset[str]) -> dict[str, np.ndarray]:
    """What was dissipated and supplied until each time: the work on elements, without that of weights, which is counted
    as potential energy."""
    elements, found = shown.system.elements(), dict.fromkeys(("dissipated", "supplied"), np.zeros(len(shown.times)))
    for name, power in shown.powers().items():
        if name not in weights:
            work = _audited(shown, name, np.asarray(power, float))
            word, sign = ("supplied", -1.0) if name in elements and elements[name].imposes else ("dissipated", 1.0)
            found[word] = found[word] + sign * work
    return found


def _audited(shown: Shown, name: str, power: np.ndarray) -> np.ndarray:
    """The work on an element until each time, from its powers at the saved times; its end is that of the audit, and
    what is missing there is spread as the absolute value of the power is."""
    work, passed = until(shown.times, power), until(shown.times, np.abs(power))
    whole = shown.balance.work.get(name)
    if whole is None or not np.isclose(shown.times[-1], shown.balance.end) or not passed[-1] > 0.0:
        return work
    return work + (whole - work[-1]) * passed / passed[-1]


def until(times: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Integrals from the first time to each: by cubic pieces with slopes from three neighbouring values."""
    if len(times) < 3:
        steps = np.diff(times) * 0.5 * (values[1:] + values[:-1])
        return np.concatenate([np.zeros(1), np.cumsum(steps)])
    gaps, slopes = np.diff(times), np.gradient(values, times, edge_order=2)
    pieces = gaps * 0.5 * (values[1:] + values[:-1]) + gaps**2 / 12.0 * (slopes[:-1] - slopes[1:])
    return np.concatenate([np.zeros(1), np.cumsum(pieces)])
