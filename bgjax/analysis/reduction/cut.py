"""Removes elements from a bond graph: their efforts on 1-junctions and their flows on 0-junctions are dropped.

Where all elements of a branch go, its junction has one bond left: its effort (1-junction) or flow (0-junction) is
zero. What is negligible at the next junction is then either what the branch gives there, or the variable that is
common to all bonds there. The one that carries less of the activity of its neighbours is set to zero: a stiff strut
between two masses welds them, a soft one sets them free.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from ...elements import One, Se, Sf, Zero
from ...graph.flatten import Flat
from ...graph.graph import Graph
from ...graph.scalar.editable import Line
from .candidates import GYRATORS, Attached, Branch, is_junction
from .kept_names import with_remaining_names


class Dropped(NamedTuple):
    """Efforts of bonds at a 1-junction, or flows at a 0-junction, that are left out, and those of the other bonds."""

    elements: tuple[str, ...]
    junction: str
    word: str  # effort or flow
    bonds: tuple[str, ...]
    others: tuple[str, ...]


class Reduced(NamedTuple):
    """A graph without some elements, by element what was done, and what was left out."""

    graph: Graph
    how: Mapping[str, str]
    dropped: tuple[Dropped, ...] = ()


def without(flat: Flat, graph: Graph, elements: Collection[str], bonds: Mapping[str, float]) -> Reduced:
    """The graph without these elements; `bonds` are the shares of bonds in the activity."""
    cut = _Cut(Attached(flat, graph), bonds)
    cut.detach(elements)
    cut.settle()
    return Reduced(with_remaining_names(cut.work, flat, cut.sources), cut.how, tuple(cut.dropped))


class _Cut:
    """The removal of branches, junction by junction."""

    def __init__(self, attached: Attached, bonds: Mapping[str, float]):
        self.attached, self.work = attached, attached.work
        self.shares = {id(line): bonds.get(bond.name, 1.0) for line, bond in attached.pairs}
        self.original = attached.around
        self.groups: dict[str, list[Branch]] = {}
        self.how: dict[str, str] = {}
        self.dropped: list[Dropped] = []
        self.names = {id(line): bond.name for line, bond in attached.pairs}
        self.sources: set[str] = set()  # elements in whose place there is a source of zero
        self.zeroed: set[str] = set()  # junctions whose common variable is zero

    def detach(self, elements: Collection[str]) -> None:
        """Remove the elements with the two-ports between them and a junction."""
        for branch in [self.attached.branch(name) for name in elements]:
            self.groups.setdefault(branch.junction, []).append(branch)
        for branch in [branch for group in self.groups.values() for branch in group]:
            gone = {id(line) for node in branch.nodes for line in self.original[node]}
            self.work.lines = [line for line in self.work.lines if id(line) not in gone]
            for node in branch.nodes:
                self.work.remove(node)

    def settle(self) -> None:
        """Decide what is zero at every junction that lost elements, those that carried least first."""
        waiting = sorted(self.groups, key=lambda name: (self._share(name), name))
        for name in [name for name in waiting if len(self._lines(name)) > 1]:
            self._at(name)
        waiting = [name for name in waiting if len(self._lines(name)) <= 1]
        while waiting:
            waiting += [name for name in self._end(waiting.pop(0)) if name not in waiting]

    def _share(self, junction: str) -> float:
        return sum(self.shares[id(branch.line)] for branch in self.groups[junction])

    def _lines(self, node: str) -> list[Line]:
        return [line for line in self.work.lines if node in (line.tail, line.head)]

    # -- a junction that keeps several bonds -----------------------------------------------------------------
    def _at(self, name: str) -> None:
        """Drop what the removed elements give to a junction, or set its common variable to zero."""
        lines = self._lines(name)
        dropped = self._share(name) / max(max(self.shares[id(line)] for line in lines), 1e-300)
        if self._movable(name) and self._zeroing(name, lines) < min(dropped, 1.0):
            self._hold(name)
        else:
            self._drop(name, name, [branch.line for branch in self.groups[name]])
            self._say(name, f"its {_other(self.work, name)} on {name} is dropped")

    def _drop(self, name: str, junction: str, lines: list[Line]) -> None:
        """Record what the elements that were removed at one junction gave to this or to another one."""
        elements = tuple(branch.element for branch in self.groups.get(name, ()))
        bonds = [self.names[id(line)] for line in lines if id(line) in self.names]
        others = [self.names[id(line)] for line in self.original[junction] if line not in lines]
        self.dropped.append(Dropped(elements, junction, _other(self.work, junction), tuple(bonds), tuple(others)))

    def _zeroing(self, name: str, lines: list[Line]) -> float:
        """What is lost if the common variable of a junction is zero: the largest share of one of these bonds in the
        activity at its far end. Bonds to ends of branches carry nothing."""
        ends = [self._far(name, line) for line in lines]
        alive = [(node, line) for node, line in ends if not self._is_end(node)]
        return max((self._weight(node, line) for node, line in alive), default=0.0)

    def _is_end(self, node: str) -> bool:
        return node in self.groups and len(self._lines(node)) == 1

    def _far(self, node: str, line: Line) -> tuple[str, Line]:
        """The node at the far end of a bond, beyond two-ports, and the bond there."""
        while True:
            node = line.other(node)[0]
            if is_junction(self.work, node) or not self.attached.is_two_port(node):
                return node, line
            line = next(other for other in self.original[node] if other is not line)

    def _weight(self, node: str, line: Line) -> float:
        """The activity of a bond relative to the largest other one at its junction; 1 at elements."""
        if not is_junction(self.work, node):
            return 1.0
        others = [self.shares[id(other)] for other in self.original[node] if other is not line]
        return self.shares[id(line)] / max(*others, 1e-300) if others else 1.0

    def _movable(self, node: str) -> bool:
        """Whether a junction may be changed: those of joints and of nets may be needed by methods."""
        return not self.work.joint(node) and node not in self.work.named

    def _hold(self, name: str) -> None:
        """Set the common variable of a junction to zero by a source in place of its most active removed element."""
        branch = max(self.groups[name], key=lambda each: (self.shares[id(each.line)], each.element))
        width = self.attached.widths[id(branch.line)]
        flow = isinstance(self.work.nodes[name], One)
        self.work.nodes[branch.element] = Sf(0.0, width=width) if flow else Se(0.0, width=width)
        self.work.ports[branch.element] = 1
        self.work.widths.pop(branch.element, None)
        self.work.lines.append(Line(name, None, branch.element, "port"))
        self.shares[id(self.work.lines[-1])] = 0.0
        self.sources.add(branch.element)
        self.zeroed.add(name)
        self._say(name, f"the {'flow' if flow else 'effort'} of {name} is zero")

    def _say(self, name: str, words: str) -> None:
        self.how |= {branch.element: words for branch in self.groups.get(name, ())}

    # -- a junction at the end of a branch -------------------------------------------------------------------
    def _end(self, name: str) -> list[str]:
        """Remove a junction that has one bond left, or leave it there; the junctions that now have one bond left."""
        if name not in self.work.nodes or not self._lines(name):
            return self._alone(name)
        found = self._followed(name)
        if found is None:
            self._say(name, f"its {_other(self.work, name)} on {name} is dropped")
            return []
        chain, junction, line, exact = found
        scalar = all(is_junction(self.work, node) or self.attached.is_scalar_two_port(node) for node in chain)
        if exact:
            self._drop(name, junction, [line])
            return self._left_out(name, chain if scalar else None, junction)
        others = [each for each in self._lines(junction) if each is not line]
        most = max(self.shares[id(each)] for each in others)
        pruned = self.shares[id(line)] / max(most, 1e-300)
        if junction in self.zeroed or self._zeroing(junction, others) >= pruned or not self._movable(junction):
            self._drop(name, junction, [line])
            return self._pruned(name, chain if scalar else None, junction)
        self.zeroed.add(junction)
        self._say(name, f"the {_common(self.work, junction)} of {junction} is zero")
        return []

    def _alone(self, name: str) -> list[str]:
        if name in self.work.nodes and not self.work.is_read(name):
            self.work.remove(name)
        for branch in self.groups.get(name, ()):
            self.how.setdefault(branch.element, f"nothing is left on {name}")
        return []

    def _followed(self, name: str) -> tuple[list[str], str, Line, bool] | None:
        """The nodes from the end of a branch to a junction with further bonds, that junction, the bond there, and
        whether its effort or flow is zero in any case; None if there is no such junction."""
        chain, node, (line,), kind = [name], name, self._lines(name), type(self.work.nodes[name])
        while True:
            node = line.other(node)[0]
            others = [each for each in self._lines(node) if each is not line]
            if is_junction(self.work, node):
                same = type(self.work.nodes[node]) is kind
                if same or len(others) > 1:
                    return chain, node, line, same
            elif not self.attached.is_two_port(node):
                return None
            elif type(self.work.nodes[node]) in GYRATORS:
                kind = Zero if kind is One else One
            if len(others) != 1 or node in chain:
                return None
            chain.append(node)
            line = others[0]

    def _left_out(self, name: str, chain: list[str] | None, junction: str) -> list[str]:
        """Remove a branch whose effort on a 1-junction, or flow on a 0-junction, is zero; without a chain, as beyond
        a matrix, it stays there."""
        self._say(name, f"its {_other(self.work, name)} on {name} is dropped")
        if chain is None or not all(map(self._may_go, chain)):
            return []
        self._remove(chain)
        return [junction] if len(self._lines(junction)) <= 1 and self._may_go(junction) else []

    def _pruned(self, name: str, chain: list[str] | None, junction: str) -> list[str]:
        """Remove a branch whose flow at a 0-junction, or effort at a 1-junction, is negligible; where it must stay, as
        beyond a matrix, a source of zero takes the place of its elements."""
        if chain is not None and all(map(self._may_go, chain)):
            self._say(name, f"the {_other(self.work, junction)} of the branch {name} at {junction} is dropped")
            self._remove(chain)
        elif self._movable(name) and name in self.groups:
            self._hold(name)
        else:
            self._say(name, f"its {_other(self.work, name)} on {name} is dropped")
        return []

    def _may_go(self, node: str) -> bool:
        return self._movable(node) and not self.work.is_read(node)

    def _remove(self, chain: list[str]) -> None:
        self.work.lines = [each for each in self.work.lines if not {each.tail, each.head} & set(chain)]
        for node in chain:
            self.work.remove(node)


def _common(work: Any, junction: str) -> str:
    return "flow" if isinstance(work.nodes[junction], One) else "effort"


def _other(work: Any, junction: str) -> str:
    return "effort" if isinstance(work.nodes[junction], One) else "flow"
