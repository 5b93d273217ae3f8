"""The nodes of a graph by name: a mapping that nobody can change, because everything was checked when the graph was made."""

from typing import Any, NoReturn

import jax

from ._errors import Fault, StructureError


REMEDY = "make another one: graph.replace({'name': node}), graph.add({'name': node}, bonds) or graph.remove('name')."


class Nodes(dict):
    """A dictionary that refuses changes; JAX sees it as a dictionary."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise StructureError([Fault("nodes", "of a graph that is made are not changed.", REMEDY)])

    __setitem__ = __delitem__ = __ior__ = _refuse  # type: ignore[assignment]
    update = pop = popitem = clear = setdefault = _refuse  # type: ignore[assignment]

    def __reduce__(self):
        return Nodes, (dict(self),)


def _flattened(nodes: Nodes) -> tuple[tuple, tuple]:
    names = tuple(sorted(nodes))
    return tuple(nodes[name] for name in names), names


def _flattened_with_keys(nodes: Nodes) -> tuple[tuple, tuple]:
    values, names = _flattened(nodes)
    return tuple((jax.tree_util.DictKey(name), value) for name, value in zip(names, values, strict=True)), names


def _made(names: tuple[str, ...], values: Any) -> Nodes:
    return Nodes(zip(names, values, strict=True))


jax.tree_util.register_pytree_with_keys(Nodes, _flattened_with_keys, _made, _flattened)


def refuse_endless(model: Any) -> None:
    """Raise where a graph contains itself: pytrees of JAX would be followed without end."""
    _follow(model, [], [])


def _follow(model: Any, inside: list[Any], names: list[str]) -> None:
    if any(model is outer for outer in inside):
        where = ".".join(names)
        raise StructureError([Fault(where, "a graph contains itself there.", "put another graph, or a copy of it made by a function, in its place.")])
    for name, node in model.nodes.items():
        if hasattr(node, "nodes") and hasattr(node, "order"):
            _follow(node, [*inside, model], [*names, str(name)])
