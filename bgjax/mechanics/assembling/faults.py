"""Checks of an assembly: wrong parts, connections, gears and names as a list of faults in mechanical terms."""

from typing import Any

from ...elements.base import AbstractElement
from ...elements.law import hash_faults
from ...errors import Fault, nearest
from ...graph.graph import Graph
from ...structure.grammar import LETTERS, NAME, Link
from ..joints import AbstractJoint, Gear
from ..kinematics.attachments import AbstractAttachment, AbstractForce, AbstractSensor
from ..parts.bodies import AbstractCarrier, AbstractWorld, Offset
from ..parts.supports import AbstractSupport
from ..scenery.seen import AbstractSeen, appearance_faults
from .connections import Attachment, Meshing, meshings, split_path


# what an assembly may contain, besides other assemblies
PARTS = (AbstractCarrier, AbstractAttachment, AbstractElement, Offset, Gear, Graph)


def assembly_faults(assembly) -> list[Fault]:
    """Faults of an assembly. Later checks are made only if the earlier ones, on which they rely, find nothing."""
    faults = _part_faults(assembly)
    if faults:
        return faults
    parts = assembly.parts()
    mixed = _family_faults(parts, assembly.connections())
    if mixed:
        return mixed
    faults = [fault for link in assembly.links for fault in _link_faults(parts, link)] + part_faults(parts)
    faults = faults or _attachment_faults(parts, assembly.ends()) + _gear_faults(parts, assembly.connections())
    return faults or _rotation_faults(parts, assembly.ends()) or _name_faults(assembly.ends())


def part_faults(parts: dict[str, Any]) -> list[Fault]:
    """Faults of the values of all mechanical parts, by path."""
    faults: list[Fault] = []
    for path, part in parts.items():
        if isinstance(part, AbstractCarrier | AbstractAttachment | Offset | Gear):
            faults += hash_faults(path, part)
            faults += appearance_faults(path, part) if isinstance(part, AbstractSeen) else []
            faults += type(part).faults(part, path)  # not part.faults: equinox makes an object for each bound method
    return faults


def _part_faults(assembly) -> list[Fault]:
    """Faults of names, of objects that are not parts, and of second worlds."""
    faults = [fault for name, part in assembly.nodes.items() for fault in _node_faults(name, part, type(assembly))]
    worlds = [name for name, part in assembly.nodes.items() if isinstance(part, AbstractWorld)]
    if len(worlds) > 1:
        remedy = "keep one; give it points for the places where parts are fixed."
        faults.append(Fault(" and ".join(worlds), "are two worlds.", remedy))
    return faults


def _node_faults(name: Any, part: Any, assembly: type) -> list[Fault]:
    faults = []
    if not (isinstance(name, str) and NAME.fullmatch(name)):
        faults.append(Fault(repr(name), "is not a name.", f"{LETTERS}."))
    if isinstance(part, type):
        faults.append(Fault(str(name), f"is the class {part.__name__}.", f"give an object: {part.__name__}(…)."))
    elif not isinstance(part, (*PARTS, assembly)):
        remedy = "give a body, a joint, a force, a sensor, an element, a graph or an assembly."
        faults.append(Fault(str(name), f"is a {type(part).__name__}, not a part.", remedy))
    elif isinstance(part, assembly) and any(isinstance(inner, AbstractWorld) for inner in part.parts().values()):
        remedy = "there is one world, in the outermost assembly: leave it out here and connect the bodies to that one."
        faults.append(Fault(str(name), "has a world of its own.", remedy))
    return faults


def _family_faults(parts: dict[str, Any], links: list[Link]) -> list[Fault]:
    """Faults of planar parts connected to spatial ones, whose bonds carry different efforts and flows."""
    kinds = AbstractCarrier | AbstractAttachment | Offset
    pairs = [(str(link), split_path(parts, link.tail)[0], split_path(parts, link.head)[0]) for link in links]
    world = next((path for path, part in parts.items() if isinstance(part, AbstractWorld)), "")
    pairs += [(path, world, path) for path, part in parts.items() if isinstance(part, AbstractCarrier) and world]
    remedy = "take all parts of a mechanism from bgjax.mechanics (bgm) or all from bgjax.mechanics.planar (bgp)."
    found = {}
    for where, one, two in pairs:
        first, second = parts.get(one), parts.get(two)
        mechanical = isinstance(first, kinds) and isinstance(second, kinds)
        if mechanical and first.family.name != second.family.name:
            what = f"{_with_family(one, first)}, {_with_family(two, second)}: they do not fit together."
            found[where] = Fault(where, what, remedy)
    return list(found.values())


def _with_family(path: str, part: Any) -> str:
    return f"{path} ({part.family.alias}.{type(part).__name__}) is {part.family.name}"


def _link_faults(parts: dict[str, Any], link: Link) -> list[Fault]:
    """Faults of one connection: of the kinds of its two ends together, then of each end."""
    ends = [split_path(parts, end) for end in (link.tail, link.head)]
    kinds, rests = [parts.get(name) for name, _ in ends], [rest for _, rest in ends]
    faults = _power_faults(link, kinds, rests) if link.power else _signal_faults(link, kinds, rests)
    pointed = link.power or isinstance(kinds[1], AbstractSensor)
    for path, (name, rest), part in zip((link.tail, link.head), ends, kinds, strict=True):
        if part is None:
            faults.append(_missing_fault(parts, link, path))
        elif isinstance(part, AbstractCarrier) and rest and rest not in part.points and pointed:
            faults.append(Fault(str(link), f"{name} has no point '{rest}'.", _points_of(part, rest)))
        elif isinstance(part, AbstractSensor) and link.power:
            faults.append(Fault(str(link), f"{name} is a sensor and takes no power.", f"write 'body.point ~> {name}'."))
    return faults


def _missing_fault(parts: dict[str, Any], link: Link, path: str) -> Fault:
    known = [*parts, *dict.fromkeys(p.rpartition(".")[0] for p in parts if "." in p)]
    first = path.split(".")[0]
    missing = path if first in known else first  # the rest of the path may name a point
    return Fault(str(link), f"there is no part '{missing}'.", nearest(missing, known))


def _points_of(part: AbstractCarrier, missing: str) -> str:
    if part.points:
        return nearest(missing, list(part.points))
    return f"give it: points=dict({missing}=({', '.join('xyz'[: part.family.size])}))."


def _power_faults(link: Link, kinds: list[Any], rests: list[str]) -> list[Fault]:
    """Faults of bonds between two bodies or between two joints."""
    supported = any(isinstance(part, AbstractSupport) for part in kinds)
    if all(isinstance(part, AbstractCarrier) for part in kinds) and not supported:
        weld = f"{kinds[0].family.alias}.Weld()"
        remedy = f"put a joint between them: 'first -> joint -> second' ({weld} where nothing moves)."
        return [Fault(str(link), "joins two bodies without a joint.", remedy)]
    if all(isinstance(part, AbstractAttachment) for part in kinds) and not any(rests):
        body = "a body (or a PointMass)" if kinds[0].family.size == 3 else "a body"
        remedy = f"put {body} between them, or use one joint with the freedoms of both."
        return [Fault(str(link), "joins two joints without a body.", remedy)]
    return []


def _signal_faults(link: Link, kinds: list[Any], rests: list[str]) -> list[Fault]:
    """Faults of signals between a body and a joint or a force, which exchange power instead."""
    held = [isinstance(part, AbstractCarrier | Offset) for part in kinds]
    acting = [
        isinstance(part, AbstractAttachment) and not isinstance(part, AbstractSensor) and not rest
        for part, rest in zip(kinds, rests, strict=True)
    ]
    if not ((held[0] and acting[1]) or (acting[0] and held[1])):
        return []
    what = "is a signal, but joints and forces exchange power with bodies."
    return [Fault(str(link), what, f"write '{link.tail} -> {link.head}'.")]


def _attachment_faults(parts: dict[str, Any], ends: list[Attachment]) -> list[Fault]:
    """Faults of parts that are attached to too few, too many or the wrong parts."""
    faults: list[Fault] = []
    for path, part in parts.items():
        mine = [end for end in ends if end.owner == path]
        if isinstance(part, AbstractAttachment):
            faults += _side_faults(path, part, mine)
        elif isinstance(part, AbstractCarrier):
            faults += _carrier_faults(parts, path, len(mine), ends)
        elif isinstance(part, Offset) and not any(path in end.offsets for end in ends):
            remedy = f"write 'body.point -> {path} -> joint -> other'."
            faults.append(Fault(path, "leads from no body to no joint.", remedy))
    return faults


def _side_faults(path: str, part: AbstractAttachment, mine: list[Attachment]) -> list[Fault]:
    faults, sides = [], sorted(end.side for end in mine)
    if sides != sorted(part.sides):
        faults.append(_side_fault(path, part, sides))
    bodies = {end.body for end in mine}
    if len(mine) == 2 and len(bodies) == 1:
        faults.append(Fault(path, f"joins {bodies.pop()} to itself.", "attach its second side to another body."))
    return faults


def _carrier_faults(parts: dict[str, Any], path: str, fixed: int, ends: list[Attachment]) -> list[Fault]:
    faults, part = [], parts[path]
    if isinstance(part, AbstractSupport) and fixed != 1:
        remedy = f"fix it to one: 'world -> {path} -> joint -> body'."
        faults.append(Fault(path, f"is fixed to {_bodies(fixed)}.", remedy))
    if isinstance(part, AbstractWorld) or not part.turns or any(end.body == path for end in ends):
        return faults
    if len([other for other in parts.values() if not isinstance(other, AbstractWorld)]) > 1:
        free = f"{part.family.alias}.Free()"
        remedy = f"connect it by a joint ({free} where nothing holds it), or leave it out."
        faults.append(Fault(path, "is attached to nothing.", remedy))
    return faults


def _gear_faults(parts: dict[str, Any], links: list[Link]) -> list[Fault]:
    """Faults of gears that do not stand between the axes of two joints."""
    faults, ends = [], list(meshings(parts, links))
    for path in (path for path, part in parts.items() if isinstance(part, Gear)):
        mine = [end for end in ends if end.gear == path]
        if sorted(end.side for end in mine) != ["a", "b"]:
            remedy = f"write 'first.axis -> {path} -> second.axis' with two joints that turn or slide."
            faults.append(Fault(path, "does not stand between two joints.", remedy))
        if len(mine) == 2 and mine[0][:2] == mine[1][:2]:
            faults.append(Fault(path, f"couples {mine[0].joint} to itself.", "lead it to the axis of another joint."))
        for end in mine:
            faults += _axis_faults(path, end, list(parts[end.joint].axes))
    return faults


def _axis_faults(path: str, end: Meshing, axes: list[str]) -> list[Fault]:
    if not axes:
        remedy = "use a joint with an axis of its own, such as a Revolute or a Prismatic."
        return [Fault(path, f"{end.joint} has no axis of its own to turn about.", remedy)]
    if end.port in axes:
        return []
    found = f"no axis {end.port!r}" if end.port else f"the axes {', '.join(axes)}"
    return [Fault(path, f"{end.joint} has {found}.", f"name one: '{end.joint}.{axes[0]} -> {path}'.")]


def _name_faults(ends: list[Attachment]) -> list[Fault]:
    """Faults of hinges with equal names: the name is made of point and joint, joined by underscores."""
    found: dict[tuple[str, str], list[str]] = {}
    for end in ends:
        place = f"{end.body}.{end.point}" if end.point else end.body
        found.setdefault((end.body, end.name), []).append(f"{end.owner} at {place}")
    remedy = "rename a point or a joint (underscores join them)."
    return [
        Fault(body, f"{' and '.join(who)} would both be called {body}.{name} in its graph.", remedy)
        for (body, name), who in found.items()
        if len(who) > 1
    ]


def _side_fault(path: str, part: AbstractAttachment, sides: list[str]) -> Fault:
    if isinstance(part, AbstractForce):
        return Fault(path, f"acts on {len(sides)} bodies.", f"attach it to one: '{path} -> body.point'.")
    if isinstance(part, AbstractSensor):
        return Fault(path, f"reads {len(sides)} points.", f"let it read one: 'body.point ~> {path}'.")
    what = "joins nothing."
    if sides:
        what = f"has {_bodies(sides.count('a'))} before it and {sides.count('b')} after it."
    who = "a joint" if isinstance(part, AbstractJoint) else "it"
    return Fault(path, what, f"{who} stands between two bodies: 'first -> {path} -> second'.")


def _bodies(count: int) -> str:
    return "1 body" if count == 1 else f"{count} bodies"


def _rotation_faults(parts: dict[str, Any], ends: list[Attachment]) -> list[Fault]:
    """Faults of point masses attached to parts that act on a rotation, which point masses do not have."""
    faults = []
    for end in ends:
        if not parts[end.body].turns and _turns(parts[end.owner], end.side):
            what = f"is a point mass and has no rotation, which {end.owner} needs."
            faults.append(Fault(end.body, what, _point_remedy(parts, end)))
    return faults


def _point_remedy(parts: dict[str, Any], end: Attachment) -> str:
    if end.side == "a" and not _turns(parts[end.owner], "b"):
        return f"let it stand behind the joint: 'other -> {end.owner} -> {end.body}'."
    pin = "a Spherical" if parts[end.body].family.size == 3 else "a Revolute"
    return f"hold it by {pin} joint without torques (a Free joint, or none, where nothing holds it), or make it a Body."


def _turns(owner: AbstractAttachment, side: str) -> bool:
    """Whether a part needs the rotation of the body on a side, even if that body has none."""
    if isinstance(owner, AbstractSupport):
        return True
    needs = owner.needs_rotation()
    if owner.family.size == 2:  # planar bonds always carry the rotation as well
        return not isinstance(owner, AbstractSensor) and (needs is None or needs or _levers(owner, side))
    return f"rotation_{side}" in dict(owner.graph(False).ports) or bool(needs)


def _levers(owner: AbstractAttachment, side: str) -> bool:
    """Whether a planar joint acts on a at b's point, so with a lever about the point of a."""
    return side == "a" and dict(owner.graph(False).ports).get("motion_a") == "swing.a"
