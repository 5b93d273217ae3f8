"""Checks of an assembly: wrong parts, connections, gears and names as a list of faults in mechanical terms."""

from typing import Any

from ...elements.base import AbstractElement
from ...errors import Fault, nearest
from ...graph.graph import Graph
from ...structure.grammar import NAME, Link
from ..joints import AbstractJoint, Gear
from ..kinematics.attachments import AbstractAttachment, AbstractForce, AbstractSensor
from ..parts.bodies import AbstractCarrier, AbstractWorld, Offset
from ..parts.supports import AbstractSupport
from .connections import Attachment, meshings, split


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
    checked = {
        path: part
        for path, part in parts.items()
        if isinstance(part, AbstractCarrier | AbstractAttachment | Offset | Gear)
    }
    # not part.faults(path): equinox makes an object for each bound method
    return [fault for path, part in checked.items() for fault in type(part).faults(part, path)]


def _part_faults(assembly) -> list[Fault]:
    faults, known = [], (AbstractCarrier, AbstractAttachment, AbstractElement, Offset, Gear, Graph, type(assembly))
    for name, part in assembly.nodes.items():
        if not (isinstance(name, str) and NAME.fullmatch(name)):
            faults.append(Fault(repr(name), "is not a name.", "use letters, digits and _, not starting with a digit."))
        if isinstance(part, type):
            faults.append(Fault(str(name), f"is the class {part.__name__}.", f"give an object: {part.__name__}(…)."))
        elif not isinstance(part, known):
            faults.append(
                Fault(
                    str(name),
                    f"is a {type(part).__name__}, not a part.",
                    "give a body, a joint, a force, a sensor, an element, a graph or an assembly.",
                )
            )
        if isinstance(part, type(assembly)) and any(
            isinstance(inner, AbstractWorld) for inner in part.parts().values()
        ):
            faults.append(
                Fault(
                    str(name),
                    "has a world of its own.",
                    "there is one world, in the outermost assembly: leave it out here and connect the bodies to that one.",
                )
            )
    worlds = [name for name, part in assembly.nodes.items() if isinstance(part, AbstractWorld)]
    if len(worlds) > 1:
        faults.append(
            Fault(
                " and ".join(worlds),
                "are two worlds.",
                "keep one; give it points for the places where parts are fixed.",
            )
        )
    return faults


def _family_faults(parts: dict[str, Any], links: list[Link]) -> list[Fault]:
    """Faults of planar parts connected to spatial ones, whose bonds carry different efforts and flows."""
    mechanical = {
        path: part for path, part in parts.items() if isinstance(part, AbstractCarrier | AbstractAttachment | Offset)
    }
    pairs = [(str(link), split(parts, link.tail)[0], split(parts, link.head)[0]) for link in links]
    world = next((path for path, part in parts.items() if isinstance(part, AbstractWorld)), "")
    pairs += [(path, world, path) for path, part in parts.items() if isinstance(part, AbstractCarrier) and world]
    found = {}
    for where, one, two in pairs:
        first, second = mechanical.get(one), mechanical.get(two)
        if first is not None and second is not None and first.family.name != second.family.name:
            what = f"{one} ({first.family.alias}.{type(first).__name__}) is {first.family.name}, {two} ({second.family.alias}.{type(second).__name__}) is"
            remedy = (
                "take all parts of a mechanism from bgjax.mechanics (bgm) or all from bgjax.mechanics.planar (bgp)."
            )
            found[where] = Fault(where, f"{what} {second.family.name}: they do not fit together.", remedy)
    return list(found.values())


def _link_faults(parts: dict[str, Any], link: Link) -> list[Fault]:
    faults = []
    ends = [(split(parts, end), end) for end in (link.tail, link.head)]
    kinds = [parts.get(name) for (name, _), _ in ends]
    if (
        link.power
        and all(isinstance(part, AbstractCarrier) for part in kinds)
        and not any(isinstance(part, AbstractSupport) for part in kinds)
    ):
        faults.append(
            Fault(
                str(link),
                "joins two bodies without a joint.",
                f"put a joint between them: 'first -> joint -> second' ({kinds[0].family.alias}.Weld() where nothing moves).",
            )
        )
    if link.power and all(
        isinstance(part, AbstractAttachment) and not rest for part, ((_, rest), _) in zip(kinds, ends, strict=True)
    ):
        faults.append(
            Fault(
                str(link),
                "joins two joints without a body.",
                f"put a body{' (or a PointMass)' if kinds[0].family.size == 3 else ''} between them, or use one joint with the freedoms of both.",
            )
        )
    faults += _signal_faults(link, kinds, [rest for (_, rest), _ in ends])
    for ((name, rest), path), part in zip(ends, kinds, strict=True):
        if part is None:
            known = [*parts, *dict.fromkeys(p.rpartition(".")[0] for p in parts if "." in p)]
            # the rest of the path may name a point
            missing = path if path.split(".")[0] in known else path.split(".")[0]
            faults.append(Fault(str(link), f"there is no part '{missing}'.", nearest(missing, known)))
        elif (
            isinstance(part, AbstractCarrier)
            and rest
            and rest not in part.points
            and (link.power or isinstance(kinds[1], AbstractSensor))
        ):
            remedy = (
                nearest(rest, list(part.points))
                if part.points
                else f"give it: points=dict({rest}=({', '.join('xyz'[: part.family.size])}))."
            )
            faults.append(Fault(str(link), f"{name} has no point '{rest}'.", remedy))
        elif isinstance(part, AbstractSensor) and link.power:
            faults.append(Fault(str(link), f"{name} is a sensor and takes no power.", f"write 'body.point ~> {name}'."))
    return faults


def _signal_faults(link: Link, kinds: list[Any], rests: list[str]) -> list[Fault]:
    """Faults of signals between a body and a joint or a force, which exchange power instead."""
    held = [isinstance(part, AbstractCarrier | Offset) for part in kinds]
    acting = [
        isinstance(part, AbstractAttachment) and not isinstance(part, AbstractSensor) and not rest
        for part, rest in zip(kinds, rests, strict=True)
    ]
    if link.power or not ((held[0] and acting[1]) or (acting[0] and held[1])):
        return []
    return [
        Fault(
            str(link),
            "is a signal, but joints and forces exchange power with bodies.",
            f"write '{link.tail} -> {link.head}'.",
        )
    ]


def _attachment_faults(parts: dict[str, Any], ends: list[Attachment]) -> list[Fault]:
    faults = []
    for path, part in parts.items():
        mine = sorted(end.side for end in ends if end.owner == path)
        if isinstance(part, AbstractAttachment) and mine != sorted(part.sides):
            faults.append(_side_fault(path, part, mine))
        bodies = {end.body for end in ends if end.owner == path}
        if isinstance(part, AbstractAttachment) and len(mine) == 2 and len(bodies) == 1:
            faults.append(Fault(path, f"joins {bodies.pop()} to itself.", "attach its second side to another body."))
        if isinstance(part, AbstractSupport) and len(mine) != 1:
            faults.append(
                Fault(path, f"is fixed to {_bodies(len(mine))}.", f"fix it to one: 'world -> {path} -> joint -> body'.")
            )
        loose = (
            isinstance(part, AbstractCarrier)
            and part.turns
            and not isinstance(part, AbstractWorld)
            and not any(end.body == path for end in ends)
        )
        if loose and len([p for p in parts.values() if not isinstance(p, AbstractWorld)]) > 1:
            faults.append(
                Fault(
                    path,
                    "is attached to nothing.",
                    f"connect it by a joint ({part.family.alias}.Free() where nothing holds it), or leave it out.",
                )
            )
        if isinstance(part, Offset) and not any(path in end.offsets for end in ends):
            faults.append(
                Fault(path, "leads from no body to no joint.", f"write 'body.point -> {path} -> joint -> other'.")
            )
    return faults


def _gear_faults(parts: dict[str, Any], links: list[Link]) -> list[Fault]:
    faults, ends = [], list(meshings(parts, links))
    for path in (path for path, part in parts.items() if isinstance(part, Gear)):
        mine = [end for end in ends if end.gear == path]
        if sorted(end.side for end in mine) != ["a", "b"]:
            faults.append(
                Fault(
                    path,
                    "does not stand between two joints.",
                    f"write 'first.axis -> {path} -> second.axis' with two joints that turn or slide.",
                )
            )
        if len(mine) == 2 and mine[0][:2] == mine[1][:2]:
            faults.append(Fault(path, f"couples {mine[0].joint} to itself.", "lead it to the axis of another joint."))
        for end in mine:
            axes = list(parts[end.joint].axes)
            if not axes:
                faults.append(
                    Fault(
                        path,
                        f"{end.joint} has no axis of its own to turn about.",
                        "use a Revolute, Prismatic, Cylindrical, Screw or Universal joint.",
                    )
                )
            elif end.port not in axes:
                what = f"{end.joint} has {'the axes ' + ', '.join(axes) if not end.port else f'no axis {end.port!r}'}."
                faults.append(Fault(path, what, f"name one: '{end.joint}.{axes[0]} -> {path}'."))
    return faults


def _name_faults(ends: list[Attachment]) -> list[Fault]:
    """Faults of hinges with equal names: the name is made of point and joint, joined by underscores."""
    found: dict[tuple[str, str], list[str]] = {}
    for end in ends:
        found.setdefault((end.body, end.name), []).append(
            f"{end.owner} at {'.'.join(word for word in (end.body, end.point) if word)}"
        )
    remedy = "rename a point or a joint (underscores join them)."
    return [
        Fault(body, f"{' and '.join(who)} would both be called {body}.{name} in its graph.", remedy)
        for (body, name), who in found.items()
        if len(who) > 1
    ]


def _side_fault(path: str, part: AbstractAttachment, mine: list[str]) -> Fault:
    if isinstance(part, AbstractForce):
        return Fault(path, f"acts on {len(mine)} bodies.", f"attach it to one: '{path} -> body.point'.")
    if isinstance(part, AbstractSensor):
        return Fault(path, f"reads {len(mine)} points.", f"let it read one: 'body.point ~> {path}'.")
    what = "joins nothing." if not mine else f"has {_bodies(mine.count('a'))} before it and {mine.count('b')} after it."
    return Fault(
        path,
        what,
        f"{'a joint' if isinstance(part, AbstractJoint) else 'it'} stands between two bodies: 'first -> {path} -> second'.",
    )


def _bodies(count: int) -> str:
    return "1 body" if count == 1 else f"{count} bodies"


def _rotation_faults(parts: dict[str, Any], ends: list[Attachment]) -> list[Fault]:
    """Faults of point masses attached to parts that act on a rotation, which point masses do not have."""
    needing = [end for end in ends if not parts[end.body].turns and _turns(parts[end.owner], end.side)]
    return [
        Fault(end.body, f"is a point mass and has no rotation, which {end.owner} needs.", _point_remedy(parts, end))
        for end in needing
    ]


def _point_remedy(parts: dict[str, Any], end: Attachment) -> str:
    if end.side == "a" and not _turns(parts[end.owner], "b"):
        return f"let it stand behind the joint: 'other -> {end.owner} -> {end.body}'."
    pin = "a Spherical" if parts[end.body].family.size == 3 else "a Revolute"
    return f"hold it by {pin} joint without torques (a Free joint, or none, where nothing holds it), or make it a Body."


def _turns(owner: AbstractAttachment, side: str) -> bool:
    """Whether a part needs the rotation of the body on a side, even if that body has none."""
    if isinstance(owner, AbstractSupport):
        return True
    needs = getattr(owner, "needs_rotation", None)
    if owner.family.size == 2:  # planar bonds always carry the rotation as well
        return not isinstance(owner, AbstractSensor) and (needs is None or needs())
    return f"rotation_{side}" in dict(owner.graph(False).ports) or (needs is not None and needs())
