"""Immutable mapping of node names to nodes: a graph is checked when it is made, so its nodes must not change later."""

from functools import cached_property
from typing import Any, NoReturn

import jax

from ..errors import Fault, StructureError


REMEDY = "make another one: graph.replace({'name': node}), graph.add({'name': node}, bonds) or graph.remove('name')."


class Nodes(dict):
    """A dictionary that refuses changes; JAX treats it as a pytree like a dictionary."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise StructureError([Fault("nodes", "of a graph that is made are not changed.", REMEDY)])

    __setitem__ = __delitem__ = __ior__ = _refuse  # type: ignore[assignment]
    update = pop = popitem = clear = setdefault = _refuse  # type: ignore[assignment]

    def __reduce__(self):
        return Nodes, (dict(self),)

    @cached_property
    def levels(self) -> int:
        """Levels of nested parts, this one included."""
        inner = [node.nodes for node in self.values() if is_nested(node)]
        return 1 + max((nodes.levels if isinstance(nodes, Nodes) else 1 for nodes in inner), default=0)


def is_nested(node: Any) -> bool:
    """Whether a node holds nodes itself."""
    return "nodes" in getattr(type(node), "__dataclass_fields__", ())


def _flattened(nodes: Nodes) -> tuple[tuple, tuple]:
    names = tuple(sorted(nodes))
    return tuple(nodes[name] for name in names), names


def _flattened_with_keys(nodes: Nodes) -> tuple[tuple, tuple]:
    values, names = _flattened(nodes)
    return tuple((jax.tree_util.DictKey(name), value) for name, value in zip(names, values, strict=True)), names


def _made(names: tuple[str, ...], values: Any) -> Nodes:
    return Nodes(zip(names, values, strict=True))


jax.tree_util.register_pytree_with_keys(Nodes, _flattened_with_keys, _made, _flattened)


# levels of nested parts: JAX traverses pytrees by recursion, which Python limits to about a thousand levels
DEEPEST = 250


def refuse_endless(model: Any) -> None:
    """Raise if a graph contains itself or its parts are nested too deeply: JAX could not traverse the pytree."""
    _follow(model, set(), [])


def _follow(model: Any, inside: set[int], names: list[str]) -> None:
    if id(model) in inside:
        remedy = "put another graph, or a copy of it made by a function, in its place."
        raise StructureError([Fault(".".join(names), "a graph contains itself there.", remedy)])
    if len(names) > DEEPEST:
        remedy = "put levels together: a part of a part needs a level of its own only where it is used more than once."
        what = f"parts are nested more than {DEEPEST} levels deep."
        raise StructureError([Fault(f"{'.'.join(names[:3])}.…", what, remedy)])
    inside.add(id(model))
    for name, node in model.nodes.items():
        if is_nested(node):
            names.append(str(name))
            _follow(node, inside, names)
            names.pop()
    inside.discard(id(model))
