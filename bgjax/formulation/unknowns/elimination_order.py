"""Order in which the unknowns of a sparse network are eliminated: from the leaves of a tree to its root.

The path of an unknown consists of the shared intermediate variables that depend on it and on which its own row depends:
the accelerations and efforts of the bodies beyond its joint. The path of a joint contains the paths of the joints
beyond it, so that short paths come first. Lengths alone do not suffice: the path of the first joint of a chain may be
shorter than that of the second, because the first body moves in fewer directions. Eliminated too early, it connects
all bodies, and the number of operations grows with the square of the length. So an unknown is eliminated after those
whose accelerations contain it wherever they occur.
"""

from collections.abc import Collection, Iterator

import numpy as np

from .network import FEW, Network


def elimination_order(network: Network, last: Collection[int] = ()) -> list[int]:
    """The unknowns, those with short paths first; those in `last` at the end. In large networks each comes after all
    unknowns beyond it."""
    unknowns, depends = network.unknowns, _dependences(network)
    lengths = _lengths(network, depends)
    beyond = _beyond(network, depends) if len(unknowns) > FEW else [0] * len(unknowns)
    order = sorted(range(len(unknowns)), key=lambda k: (unknowns[k] in last, lengths[k], -unknowns[k]))
    rank = {k: number for number, k in enumerate(order)}
    found: dict[int, None] = {}
    for k in order:
        early = [j for j in _places(beyond[k]) if unknowns[j] not in last and unknowns[k] not in last]
        early.sort(key=lambda j: (beyond[j].bit_count(), rank[j]))
        found |= dict.fromkeys([*early, k])
    return [unknowns[k] for k in found]


def _dependences(network: Network) -> dict[int, int]:
    """The unknowns on which each intermediate variable depends: bit k of an integer is unknown number k."""
    found = {u: 1 << k for k, u in enumerate(network.unknowns)}
    for variable, form in network.shared.items():
        bits = 0
        for v in form.terms:
            bits |= found[v]
        found[variable] = bits
    return found


def _lengths(network: Network, depends: dict[int, int]) -> list[int]:
    """The number of intermediate variables on the path of each unknown. One that depends on no variable is on the paths
    of all rows that depend on it."""
    acts = dict.fromkeys(depends, 0)  # the rows that depend on each variable
    for k, row in enumerate(network.rows):
        for v in row.terms:
            acts[v] |= 1 << k
    total = np.zeros(len(network.unknowns), int)
    for variable, form in reversed(list(network.shared.items())):
        for v in form.terms:
            acts[v] |= acts[variable]
        total += _array(acts[variable] & depends[variable] if form.terms else acts[variable], len(total))
    return total.tolist()


def _beyond(network: Network, depends: dict[int, int]) -> list[int]:
    """For each unknown those that lie beyond it: all variables that contain them directly depend on it too, but not the
    other way round."""
    place = {u: k for k, u in enumerate(network.unknowns)}
    before: dict[int, int] = {}
    for variable, form in network.shared.items():
        for u in form.terms:
            if u in place:
                before[u] = before.get(u, -1) & depends[variable]
    found = [0] * len(place)
    for u, bits in before.items():
        for k in _places(bits):
            if not before.get(network.unknowns[k], 0) >> place[u] & 1:
                found[k] |= 1 << place[u]
    return found


def _places(bits: int) -> Iterator[int]:
    """The places of the bits that are set."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _array(bits: int, count: int) -> np.ndarray:
    """The lowest bits as zeros and ones."""
    data = np.frombuffer(bits.to_bytes(count // 8 + 1, "little"), np.uint8)
    return np.unpackbits(data, count=count, bitorder="little")
