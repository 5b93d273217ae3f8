"""Objects that select a causality procedure (SCAP, MSCAP, LCAP, λLCAP) and hold the modeller's choices. No jax."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import Fault, StructureError, raise_faults, shown
from ..surface.arguments import WordedPlain


@dataclass(frozen=True)
class SCAP:
    """Assigns causality sequentially (SCAP): sources, then storages in integral causality, then indifferent elements.
    This is the procedure that the compiler itself uses."""

    def __str__(self) -> str:
        return "SCAP"


@dataclass(frozen=True)
class MSCAP:
    """Assigns causality by modified SCAP (van Dijk 1994): as by SCAP, but a choice that closes a causal cycle in the
    junction structure (a zero-order causal path of class 4 or 5) is replaced by another choice if there is one."""

    def __str__(self) -> str:
        return "MSCAP"


@dataclass(frozen=True)
class LCAP(metaclass=WordedPlain):
    """Assigns Lagrangian causality (Karnopp 1977, van Dijk 1994): artificial flow sources are attached to the
    `generalised` 1-junctions, and all storages then receive flow. The generalised velocities must be independent. If no
    junctions are given, they are chosen automatically."""

    generalised: str | Sequence[str] = ()

    def __post_init__(self):
        object.__setattr__(self, "generalised", _names("generalised", self.generalised))

    def __str__(self) -> str:
        return f"LCAP({', '.join(self.generalised)})"


@dataclass(frozen=True)
class LambdaLCAP(metaclass=WordedPlain):
    """Assigns causality by λLCAP (Marquis-Favre & Scavarda 1999): as by LCAP, but the generalised velocities may depend
    on each other; every 0-junction at which causalities then conflict gets a Lagrange multiplier. `strong` names the
    junctions that are given their strong bond (the one that determines the common variable) in step 4, in this order.
    Choices that are not given are made automatically."""

    generalised: str | Sequence[str] = ()
    strong: str | Sequence[str] = ()

    def __post_init__(self):
        object.__setattr__(self, "generalised", _names("generalised", self.generalised))
        object.__setattr__(self, "strong", _names("strong", self.strong))

    def __str__(self) -> str:
        return f"λLCAP({', '.join(self.generalised)}{'; strong: ' + ', '.join(self.strong) if self.strong else ''})"


Procedure = SCAP | MSCAP | LCAP | LambdaLCAP


def _names(argument: str, value: Any) -> tuple[str, ...]:
    given = (value,) if isinstance(value, str) else value
    names = tuple(given) if isinstance(given, list | tuple) else None
    if names is None or not all(isinstance(name, str) for name in names):
        remedy = f'write {argument}=["crank", "rod"], or leave it out for automatic choices.'
        raise StructureError([Fault(argument, f"{shown(value)} does not name junctions.", remedy)])
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    what = f"is named twice in {argument}."
    raise_faults(StructureError, [Fault(name, what, "name each junction once.") for name in twice])
    return names
