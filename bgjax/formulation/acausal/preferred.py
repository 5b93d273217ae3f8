"""The causality that each element prefers, whatever its neighbours: laws are opened with it where none is assigned."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...structure.structure import Junction, Node, Structure, component_names


@dataclass(frozen=True)
class PreferredCausality:
    """Gives every element its preferred causality, in which storages integrate. The two ends of a bond need not agree:
    what both give is equated instead of assigned. `instead` gives other patterns for single nodes."""

    structure: Structure
    instead: Mapping[str, tuple[bool, ...]] = field(default_factory=dict)

    def effort_in(self, node: str, port: str) -> bool:
        """Whether a named port receives effort."""
        found = self.structure.node[node]
        return self.pattern(found)[found.port_index(port)]

    def pattern(self, node: Node) -> tuple[bool, ...]:
        """For each port of a node, whether it receives effort."""
        return () if isinstance(node.rule, Junction) else self.instead.get(node.name, node.rule.patterns[0])

    def received(self, node: Node) -> dict[str, str]:
        """What each port of a node's law receives, "effort" or "flow"."""
        ports = (node.whole or node).ports
        firsts = [component_names(port.name, port.width)[0] if node.whole else port.name for port in ports]
        bits = [self.effort_in(node.name, name) for name in firsts]
        return {port.name: "effort" if bit else "flow" for port, bit in zip(ports, bits, strict=True)}
