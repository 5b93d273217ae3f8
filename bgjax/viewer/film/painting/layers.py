"""The order of painting: what is farther away first; across a flat view, kinds of parts above each other."""

from typing import NamedTuple

from ..marks.sheet import Mark
from ..staging.camera import Camera


LAYERS = {"ground": 0, "body": 1, "spring": 2, "force": 3, "contact": 3, "joint": 4, "sensor": 5}


class Painted(NamedTuple):
    """A mark with its layer and its depth: a greater layer, and in one layer a greater depth, is painted later."""

    layer: int
    depth: float
    mark: Mark


def layer_of(camera: Camera, kind: str) -> int:
    """The layer of a kind of parts. In a flat view, where all are at about one depth, joints are above bodies."""
    return LAYERS.get(kind, 1) if camera.view.flat else 0


def in_order(painted: list[Painted], unit: float) -> list[Mark]:
    """Marks in the order of painting; depths that differ by less than `unit` are the same, and are painted in the
    order of the scene."""
    keys = [(x.layer, round(x.depth / unit)) for x in painted]
    return [painted[k].mark for k in sorted(range(len(keys)), key=keys.__getitem__)]
