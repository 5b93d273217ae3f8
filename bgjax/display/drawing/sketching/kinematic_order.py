"""How far a node is from the rotation and from the translation of the bodies, so that rotation is drawn above."""

from collections.abc import Iterable

from ....structure.structure import Structure


# blocks that integrate the velocities of bodies
ROTATION, TRANSLATION = ("Orientation", "CardanOrientation", "Angle"), ("Position",)
PLANAR = ("Pose",)  # in a plane one bond carries both
FAR, TIE = 1000, 1e-4


def heights(structure: Structure) -> dict[str, float]:
    """For every node how much nearer it is to the rotation of bodies than to their translation.

    This is the distance, in bonds, from the velocities that positions integrate minus that from those that orientations
    integrate, and of equal ones a little more for nodes near the latter. In a plane it is minus the distance from the
    velocities of bodies. It is zero where there are none of these."""
    around: dict[str, list[str]] = {node.name: [] for node in structure.nodes}
    for bond in structure.bonds:
        around[bond.tail].append(bond.head)
        around[bond.head].append(bond.tail)
    kinds = {node.name: node.kind for node in structure.nodes}
    from_: dict[str, dict[str, int]] = {}
    for word, wanted in (("rotation", ROTATION), ("translation", TRANSLATION), ("both", PLANAR)):
        sources = [signal.source for signal in structure.signals if kinds[signal.target] in wanted]
        from_[word] = _distances(around, sources)
    if from_["both"]:
        return {name: -1.0 * from_["both"].get(name, FAR) for name in around}
    if not from_["rotation"] or not from_["translation"]:
        return dict.fromkeys(around, 0.0)
    far = dict.fromkeys(around, FAR)
    rotation, translation = far | from_["rotation"], far | from_["translation"]
    return {name: translation[name] - (1.0 + TIE) * rotation[name] for name in around}


def _distances(around: dict[str, list[str]], sources: Iterable[str]) -> dict[str, int]:
    found, reached = {name: 0 for name in sources}, list(sources)
    for name in reached:
        for other in around[name]:
            if other not in found:
                found[other] = found[name] + 1
                reached.append(other)
    return found
