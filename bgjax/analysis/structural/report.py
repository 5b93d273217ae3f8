"""The findings of a structural analysis as text."""

from typing import Protocol

from ...errors import BondGraphError
from .evidence import Evidence
from .findings import Findings
from .flow.paths import Path


class Reported(Protocol):
    """What a report is made of."""

    generic: Findings
    present: Findings
    analysis: str
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    evidence: Evidence
    uncontrollable: tuple[str, ...]
    unobservable: tuple[str, ...]
    present_uncontrollable: tuple[str, ...]
    present_unobservable: tuple[str, ...]
    disjoint_paths: tuple[Path, ...]
    unreached: tuple[str, ...]
    unseen: tuple[str, ...]


def report(found: Reported) -> str:
    """All findings, with their evidence."""
    generic, present = found.generic, found.present
    lines = [
        f"{_both('Structure, ' + found.analysis + ': states', generic.order, present.order)} ({_names(found.states)})",
        f"inputs {', '.join(found.inputs) or 'none'}; outputs {', '.join(found.outputs) or 'none'}",
        *_ranks(found, generic, present),
        *_infinite(found, generic, present),
    ]
    return "\n".join(lines)


def _names(names: tuple[str, ...]) -> str:
    return ", ".join(names[:8]) + (", …" if len(names) > 8 else "") if names else "none"


def _both(word: str, generic: object, present: object) -> str:
    return f"{word} {generic}" + ("" if generic == present else f" (at these numbers {present})")


def _ranks(found: Reported, generic: Findings, present: Findings) -> list[str]:
    lines = [_both("rank A", generic.rank_A, present.rank_A)]
    if generic.poles_at_zero or present.poles_at_zero:
        lines[0] += _both("; poles at zero", generic.poles_at_zero, present.poles_at_zero)
    lines += _kept(found.evidence.plain, generic.order - generic.rank_A, "")
    if found.inputs:
        lines.append(_both("rank [A B]", generic.rank_AB, present.rank_AB))
        lines += _kept(found.evidence.with_sources, generic.order - generic.rank_AB, " with the inputs dualised")
        lines.append(_both("controllable states", generic.controllable, present.controllable))
        lines += _listed("not controllable", found.uncontrollable, found.present_uncontrollable)
        lines += _without_path(found, "unreached", "no causal path leads from the inputs to")
    if found.outputs:
        lines.append(_both("rank [A; C]", generic.rank_AC, present.rank_AC))
        lines.append(_both("observable states", generic.observable, present.observable))
        lines += _listed("not observable", found.unobservable, found.present_unobservable)
        lines += _without_path(found, "unseen", "no causal path leads to the outputs from")
    return lines


def _kept(names: tuple[str, ...] | None, missing: int, how: str) -> list[str]:
    """What causality says of a rank, if it says the same."""
    if names is None or len(names) != missing or not missing:
        return []
    verb = "keeps" if len(names) == 1 else "keep"
    return [f"  in preferred derivative causality{how}, {', '.join(names)} {verb} integral causality"]


def _without_path(found: Reported, name: str, words: str) -> list[str]:
    """States that causal paths do not connect; nothing where causality has conflicts."""
    try:
        states = getattr(found, name)
    except BondGraphError:
        return []
    return [f"  {words} {', '.join(states)}"] if states else []


def _listed(word: str, generic: tuple[str, ...], present: tuple[str, ...]) -> list[str]:
    lines = [f"  {word}: {text}" for text in generic]
    return lines + [f"  {word} at these numbers: {text}" for text in present if len(present) != len(generic)]


def _infinite(found: Reported, generic: Findings, present: Findings) -> list[str]:
    if not found.inputs or not found.outputs:
        return []
    lines = ["relative degrees"]
    for output, degrees in zip(found.outputs, generic.relative_degrees, strict=True):
        pairs = zip(found.inputs, degrees, strict=True)
        lines += [f"  {output} from {name}: {'no path' if degree is None else degree}" for name, degree in pairs]
    lines.append(_both("orders of the zeros at infinity", _tuple(generic), _tuple(present)))
    if generic.essential_orders is not None:
        lines.append(f"essential orders {', '.join(map(str, generic.essential_orders))}")
    return lines + _inverse(found, generic)


def _tuple(findings: Findings) -> str:
    return ", ".join(map(str, findings.orders_at_infinity)) or "none"


def _inverse(found: Reported, generic: Findings) -> list[str]:
    if generic.invertible:
        lines = [f"invertible: the inverse has {generic.order_of_inverse} states (zero dynamics)"]
    else:
        size = f"{len(found.outputs)} outputs, {len(found.inputs)} inputs"
        lines = [f"not invertible: the transfer matrix has rank {generic.rank_of_transfer} for {size}"]
    try:
        lines += [f"  disjoint path: {path}" for path in found.disjoint_paths]
    except BondGraphError:
        return lines
    return lines
