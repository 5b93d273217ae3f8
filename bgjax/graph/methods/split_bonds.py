"""Graph in, graph out: constrained and free ports become flow sources, and multibonds are split by direction."""

from collections.abc import Callable
from typing import Any

from ...elements import MTF, TF, Constraint, Freedom, FreePort, HeldPort, One, Split
from ...structure.grammar import Link, extended
from ..graph import Graph


Port = Callable[[str, Constraint | Freedom], HeldPort | FreePort]


def with_flow_sources(graph: Graph, port: Port, prefix: str = "") -> Graph:
    """The graph with `port(path, node)` in place of every `Constraint` and `Freedom`, which may be a flow source. The
    transformers that lead to them are joined into one invertible element."""
    nodes: dict[str, Any] = {}
    for name in graph.order:
        node, path = graph.nodes[name], prefix + name
        if isinstance(node, Graph):
            nodes[name] = with_flow_sources(node, port, f"{path}.")
        else:
            nodes[name] = port(path, node) if isinstance(node, Constraint | Freedom) else node
    links = graph.links
    for name in graph.order:
        if isinstance(graph.nodes[name], One):
            nodes, links = _split(nodes, links, name)
    if links is graph.links and all(nodes[name] is graph.nodes[name] for name in nodes):
        return graph
    ports = _moved_ports(dict(graph.ports), nodes)
    return graph.with_contents(nodes, links, ports=ports)


def _moved_ports(ports: dict[str, str], nodes: dict[str, Any]) -> dict[str, str]:
    return {name: target for name, target in ports.items() if target.split(".")[0] in nodes}


def _split(nodes: dict[str, Any], links: tuple[Link, ...], junction: str) -> tuple[dict[str, Any], tuple[Link, ...]]:
    """Replace the transformers that together select all directions of a 1-junction by one `Split`, if there are
    such."""
    ends = {link.head.split(".")[0]: link for link in links if link.power and link.tail == junction}
    names = [name for name in ends if isinstance(nodes.get(name), TF | MTF) and ends[name].head in (name, f"{name}.a")]
    joined = [(link.tail.split(".")[0], link.head.split(".")[0]) for link in links if link.power]
    after = {tail: head for tail, head in joined if tail in names}
    names = [name for name in names if isinstance(nodes.get(after.get(name, "")), HeldPort | FreePort | One)]
    shapes = {name: shape for name in names if (shape := _shape(nodes[name])) is not None}
    width = next((columns for _, columns in shapes.values()), 0)
    if len(shapes) != len(names) or not _is_whole(list(shapes.values()), width):
        return nodes, links
    if not any(_decides(nodes, links, after[name]) for name in names):
        return nodes, links
    if all(len(nodes[name].rule().patterns) > 1 for name in names):
        return nodes, links
    split = Split({name: nodes[name] for name in names}, tuple(names), tuple(shapes[name][0] for name in names), width)
    place = extended(junction, "_split")
    kept = {name: node for name, node in nodes.items() if name not in names}
    others = {ends[name] for name in names[1:]}  # one bond is enough
    moved = [_moved(link, names, place) for link in links if link not in others]
    return {**kept, place: split}, tuple(moved)


def _is_whole(shapes: list[tuple[int, int]], width: int) -> bool:
    """Whether these (rows, columns) stack to a square matrix."""
    return {columns for _, columns in shapes} == {width} and sum(rows for rows, _ in shapes) == width


def _shape(element) -> tuple[int, int] | None:
    """(rows, columns) of a transformer, or None if they are not known."""
    a, b = element.ports()
    return (b.width, a.width) if isinstance(a.width, int) and isinstance(b.width, int) else None


def _decides(nodes: dict[str, Any], links: tuple[Link, ...], name: str) -> bool:
    """Whether this node is a constrained or free port, or a 1-junction with one."""
    around = {link.head.split(".")[0] for link in links if link.power and link.tail == name}
    return any(isinstance(nodes.get(other), HeldPort | FreePort) for other in {name, *around})


def _moved(link: Link, names: list[str], place: str) -> Link:
    head, tail = link.head.split("."), link.tail.split(".")
    if head[0] in names:
        link = link._replace(head=f"{place}.a" if link.power else f"{place}.modulus_{head[0]}")
    if tail[0] in names:
        rest = [] if link.power else tail[1:]
        link = link._replace(tail=".".join([place, tail[0] if not rest or rest[0] == "b" else "a", *rest[1:]]))
    return link
