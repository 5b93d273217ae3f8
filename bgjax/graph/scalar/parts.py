"""The contents of a graph and of its parts while they are collected: everything goes to the innermost part it fits."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...structure.grammar import Link
from ..derived import AbstractDerived
from ..graph import Graph


@dataclass
class Parts:
    """The contents of one part by the last words of their paths; parts inside are nodes."""

    nodes: dict[str, Any] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)
    components: dict[str, Mapping[str, int]] = field(default_factory=dict)
    exports: dict[str, str] = field(default_factory=dict)
    vectors: dict[str, tuple[str, ...]] = field(default_factory=dict)
    derived: AbstractDerived | None = None

    def part(self, words: Iterable[str]) -> "Parts":
        """The part at a path, which is made if there is none."""
        found = self
        for word in words:
            found = found.nodes.setdefault(word, Parts())
        return found

    def add_node(self, path: str, element: Any, components: Mapping[str, int] | None) -> None:
        """Add an element; with `components`, its ports are connected by components."""
        *words, name = path.split(".")
        part = self.part(words)
        part.nodes[name] = element
        if components is not None:
            part.components[name] = components

    def add_link(self, first: str, second: str, power: bool) -> None:
        """Add a connection to the innermost part that holds both ends."""
        words = _shared(first.split(".")[:-1], second.split(".")[:-1])
        prefix = "".join(f"{word}." for word in words)
        self.part(words).links.append(Link(first.removeprefix(prefix), second.removeprefix(prefix), power))

    def add_export(self, name: str, target: str) -> None:
        """Add a short name of a result."""
        part, prefix = self._holding(name, (target,))
        part.exports[name.removeprefix(prefix)] = _shortened(target, prefix)

    def add_vector(self, name: str, targets: tuple[str, ...]) -> None:
        """Add a result that joins several."""
        part, prefix = self._holding(name, targets)
        part.vectors[name.removeprefix(prefix)] = tuple(_shortened(target, prefix) for target in targets)

    def add_derived(self, prefix: str, derived: AbstractDerived) -> None:
        """Add the results that follow from others in the part at a prefix."""
        self.part(prefix.split(".")[:-1]).derived = derived

    def _holding(self, name: str, targets: Iterable[str]) -> tuple["Parts", str]:
        """The innermost part that holds a name and what it names, with its prefix."""
        words = name.split(".")[:-1]
        for end in [end for target in targets for end in target.removeprefix("-").split("->")]:
            words = _shared(words, end.split(".")[:-1])
        return self.part(words), "".join(f"{word}." for word in words)

    def graph(self, **root: Any) -> Graph:
        """The graph; `root` are fields of the outermost one."""
        nodes = {name: node.graph() if isinstance(node, Parts) else node for name, node in self.nodes.items()}
        components = tuple((name, tuple(widths.items())) for name, widths in self.components.items())
        names = dict(exports=tuple(self.exports.items()), vectors=tuple(self.vectors.items()), derived=self.derived)
        contents = Graph.contents(nodes, self.links)
        return Graph({}).with_fields(**contents, **names, by_components=components, **root)


def _shortened(target: str, prefix: str) -> str:
    """The name of a result, which may be that of a bond, in the part at a prefix."""
    sign = "-" * target.startswith("-")
    return sign + "->".join(end.removeprefix(prefix) for end in target.removeprefix("-").split("->"))


def _shared(words: list[str], others: list[str]) -> list[str]:
    """The first words that two lists have in common."""
    shorter = min(len(words), len(others))
    return words[: next((k for k in range(shorter) if words[k] != others[k]), shorter)]
