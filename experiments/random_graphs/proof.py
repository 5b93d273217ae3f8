"""Whether a refusal is a proof: what it names takes part in the oracle's contradiction,
or moves freely with the rates."""

import re
from collections.abc import Sequence

from .acausal import Acausal
from .search import Contradiction, Solution


RIVALS = re.compile(r"(?P<names>\S+(?: and \S+)+) both impose the (?:effort|flow) of this [01]-junction")
CONTRADICTING = re.compile(
    r"^(?P<text>the [^.]*?(?:equation of|equality of).*) contradicts?(?: each other| the other equations)"
)
FREE = re.compile(r"leaves? (?P<names>\S+(?: with \S+)*) free")
SEARCHED = "wherever a solution was looked for"
EQUATION = re.compile(r"the (?:equation of|equality of (?:efforts|flows) on) (\S+)")


def is_proof(faults: Sequence, oracle: Acausal, answer: Solution | Contradiction, names: dict[str, str]) -> bool:
    """Of the faults of a refusal, one at least has to name what the oracle finds."""
    if isinstance(answer, Contradiction) and any(_of_start(fault.what, answer) for fault in faults):
        return all(
            _takes_part(name.rpartition(".")[0], answer, names) for fault in faults for name in fault.where.split(", ")
        )
    return any(_shown(fault.what, oracle, answer, names) for fault in faults)


def _of_start(text: str, answer: Contradiction) -> bool:
    """Whether an initial condition is refused for its constraints; where linear equations prove that none helps,
    the message has to say so."""
    return "no initial condition satisfies" in text or (
        "the initial condition violates the constraint" in text and not answer.proved
    )


def _shown(text: str, oracle: Acausal, answer: Solution | Contradiction, names: dict[str, str]) -> bool:
    if isinstance(answer, Contradiction):
        found = RIVALS.search(text)
        named = [re.split(" and ", found["names"])] if found else map(_equations, _claims(text))
        # a search names what it leaves violated, which is more than a proof needs
        enough = any if SEARCHED in text else all
        for wanted in named:
            if wanted and enough(_takes_part(name, answer, names) for name in wanted):
                return True
        return False
    found = FREE.search(text)
    return bool(found) and all(_is_free(name, oracle, answer, names) for name in found["names"].split(" with "))


def _claims(text: str) -> list[str]:
    """The contradictions that a message names; the oracle looks for one only, so that one of them has to be its own."""
    return text.rpartition("As equations: ")[2].split("; and ")


def _equations(text: str) -> list[str]:
    found = CONTRADICTING.search(text)
    return EQUATION.findall(found["text"]) if found else []


def _takes_part(name: str, answer: Contradiction, names: dict[str, str]) -> bool:
    return any(names.get(end) in answer.elements for end in _ends(name))


def _ends(name: str) -> list[str]:
    """The node, or the nodes at the ends of a bond."""
    return name.split("#")[0].split("->")


def _is_free(name: str, oracle: Acausal, answer: Solution, names: dict[str, str]) -> bool:
    """Of a bond its effort or flow, of a node anything at its ports."""
    name = re.sub(r"\[\d+\]$", "", name)
    owner, _, variable = name.rpartition(".")
    places = [
        oracle.places[kind, number] for number in _bonds(owner, oracle, names) for kind in _kinds(owner, variable)
    ]
    return any(answer.is_free(place) for place in places)


def _kinds(owner: str, variable: str) -> str:
    return {"effort": "e", "flow": "f"}.get(variable, "ef") if "->" in owner else "ef"


def _bonds(owner: str, oracle: Acausal, names: dict[str, str]) -> list[int]:
    ends = [names.get(end) for end in _ends(owner)]
    bonds = enumerate(oracle.description.bonds)
    if len(ends) == 2:
        return [number for number, bond in bonds if (bond.tail, bond.head) == tuple(ends)]
    return [number for number, bond in bonds if ends[0] in (bond.tail, bond.head)]
