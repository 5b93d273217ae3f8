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
    junctions are given, they are chosen automatically.

    Named 0-junctions (nodes of a circuit, pressures) get artificial effort sources: by the dual procedure all storages
    receive effort, and the equations are balances of flows. Gyrators, and resistors and storages with several ports,
    separate domains; each has generalised junctions of one kind, and a gyrator between domains of different kinds
    passes a generalised velocity on as an effort. `dual` says whether domains in which no junction is named are dual;
    if it is not given, they are where only 0-junctions are named.

    In a graph of scalar bonds (`bg.to_scalar`) the junctions are the components, such as "rod.v[0]"; "rod.v" means all
    of them, and "main.rate" the junction whose flow has this name. Every component has a causality of its own, so that
    of the components of one velocity some may be generalised and others follow: a joint whose locked directions are
    flow sources is generalised in its free direction alone, which the same causality for all components of a multibond
    (condition C1) forbids. Nets of transformers are drawn for the side from which their flows come."""

    generalised: str | Sequence[str] = ()
    dual: bool | None = None

    def __post_init__(self):
        object.__setattr__(self, "generalised", _names("generalised", self.generalised))
        raise_faults(StructureError, _dual_faults(self.dual))

    def __str__(self) -> str:
        return f"LCAP({_shown(self)})"


@dataclass(frozen=True)
class LambdaLCAP(metaclass=WordedPlain):
    """Assigns causality by λLCAP (Marquis-Favre & Scavarda 1999): as by LCAP, but the generalised velocities may depend
    on each other; every 0-junction at which causalities then conflict gets a Lagrange multiplier. `strong` names the
    junctions that are given their strong bond (the one that determines the common variable) in step 4, in this order.
    Choices that are not given are made automatically.

    In dual domains (see `bg.LCAP`) every 1-junction at which efforts conflict gets a multiplier μ, an artificial flow
    source: the balance of efforts there is the constraint of the generalised efforts."""

    generalised: str | Sequence[str] = ()
    strong: str | Sequence[str] = ()
    dual: bool | None = None

    def __post_init__(self):
        object.__setattr__(self, "generalised", _names("generalised", self.generalised))
        object.__setattr__(self, "strong", _names("strong", self.strong))
        raise_faults(StructureError, _dual_faults(self.dual))

    def __str__(self) -> str:
        return f"λLCAP({_shown(self, self.strong)})"


Procedure = SCAP | MSCAP | LCAP | LambdaLCAP


def _dual_faults(value: Any) -> list[Fault]:
    if value is None or isinstance(value, bool):
        return []
    remedy = "write dual=True for generalised efforts, or name 0-junctions."
    return [Fault("dual", f"{shown(value)} is neither True nor False.", remedy)]


def _shown(procedure: LCAP | LambdaLCAP, strong: Sequence[str] = ()) -> str:
    """The choices of a procedure in words."""
    parts = [", ".join(procedure.generalised), f"strong: {', '.join(strong)}" if strong else ""]
    return "; ".join(part for part in [*parts, "dual" if procedure.dual else ""] if part)


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
