"""Loads on the free directions of joints: springs and dampers as glyphs, drives and applied efforts as arrows."""

from typing import Any, NamedTuple

from ...scene import Arrow
from ...scene.geometry import triple, x_along, z_along
from .mounted import Mounted, leaning, upright
from .springs import on_rail, spiral


class Freedom(NamedTuple):
    """Free directions of a joint with the loads on them: whether they are rotations, the axis or normal in the frame
    of a side (None: the three axes of that frame), and the words in the names of its results."""

    rotation: bool
    axis: tuple[float, ...] | None
    loads: Any
    number: str = ""
    side: str = "a"
    flat: bool = False  # two translations across a normal

    @property
    def node(self) -> str:
        return ("turning" if self.rotation else "moving") + self.number


def loads_drawn(at: Mounted, freedom: Freedom) -> list[Any]:
    """Glyphs and arrows of the loads on free directions."""
    return [*_glyphs(at, freedom), *_arrows(at, freedom)]


def _glyphs(at: Mounted, freedom: Freedom) -> list[Any]:
    loads = freedom.loads
    if freedom.axis is None or freedom.flat:
        return []
    if not freedom.rotation:
        return on_rail(at, freedom.axis, loads.stiffness is not None, loads.damping is not None)
    return [spiral(at, freedom.axis)] if loads.stiffness is not None and freedom.side == "a" else []


def _arrows(at: Mounted, freedom: Freedom) -> list[Arrow]:
    loads, kind = freedom.loads, "torque" if freedom.rotation else "force"
    found = [f"drive_{kind}{freedom.number}"] if loads.drive is not None and _whole(loads.drive) else []
    found += [f"{freedom.node}_motor.effort"] if loads.effort is not None else []
    axes = at.a if freedom.side == "a" else at.b
    if freedom.axis is not None:
        turned = z_along if freedom.rotation or freedom.flat else x_along
        axes = leaning(axes, turned(triple(freedom.axis)))
    return [Arrow(at.path, kind, "drive", f"{at.path}.{result}", upright(at.b), axes) for result in found]


def _whole(drive: Any) -> bool:
    """Whether all of the directions are driven, so that the effort has as many components."""
    return getattr(drive, "rows", None) is None
