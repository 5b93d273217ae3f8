"""Sort nodes, bonds and signals by name, with digits in names compared as numbers, independent of declaration order.

A graph may leave choices open: which of two coupled inertias is the state, or where a loop is cut. They are made in
this order, so that the result does not depend on the order in which nodes and bonds are declared. The states themselves
stay in the order of declaration.
"""

import re
from functools import lru_cache

from .structure import Bond, Structure


NUMBER = re.compile(r"(\d+)")


def name_key(path: str) -> tuple:
    """Sort key of a dotted path, word by word; "link2" sorts before "link10"."""
    return tuple(_word_key(word) for word in path.split("."))


@lru_cache(maxsize=4096)
def _word_key(word: str) -> tuple:
    pieces = NUMBER.split(word)
    return tuple((text, int(digits)) for text, digits in zip(pieces[::2], [*pieces[1::2], "-1"], strict=True)), word


def bond_key(bond: Bond) -> tuple:
    """Sort key of a bond: its ends, then its name."""
    return name_key(bond.tail), bond.tail_port or "", name_key(bond.head), bond.head_port or "", name_key(bond.name)


def canonical_structure(structure: Structure) -> Structure:
    """The same nodes, bonds and signals in the canonical order."""
    signals = sorted(structure.signals, key=lambda s: (name_key(s.target), s.input, name_key(s.source), s.quantity))
    nodes = sorted(structure.nodes, key=lambda node: name_key(node.name))
    return Structure(tuple(nodes), tuple(sorted(structure.bonds, key=bond_key)), tuple(signals))
