"""A described mechanism as a bgjax assembly, its parts and connections listed in any order."""

from typing import Any

import jax.numpy as jnp
import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from .describe import Body, Joint, Mechanism


def assembly(made: Mechanism, order: int) -> Any:
    """The assembly; `order` is the seed by which everything is shuffled."""
    random = np.random.default_rng(order)
    points = {None: {}} | {body.name: {} for body in made.bodies}
    for part in (*made.joints, *made.springs):
        points[part.a][f"a_{part.name}"], points[part.b][f"b_{part.name}"] = part.point_a, part.point_b
    parts: dict[str, Any] = {"world": _world(made, points[None])}
    parts |= {body.name: _body(made, body, points[body.name]) for body in made.bodies}
    parts |= {joint.name: _joint(made, joint) for joint in made.joints}
    springs = {
        spring.name: (bgp if made.planar else bgm).SpringDamper(spring.stiffness, spring.damping, spring.length)
        for spring in made.springs
    }
    parts |= springs | {name: bgm.Gear(ratio) for name, _, _, ratio in made.gears}
    links = [
        f"{_place(part.a)}.a_{part.name} -> {_between(made, part)} -> {part.b}.b_{part.name}"
        for part in (*made.joints, *made.springs)
    ]
    links += [f"{first} -> {name} -> {second}" for name, first, second, _ in made.gears]
    if made.support is not None:
        parts["base"] = _support(made)
    names = list(parts)
    random.shuffle(names)
    random.shuffle(links)
    return (bgp if made.planar else bgm).Assembly(
        {name: parts[name] for name in names}, links, initial=_start(made, random)
    )


def _place(body: str | None) -> str:
    return "world" if body is None else body


def _between(made: Mechanism, part) -> str:
    return f"base -> {part.name}" if made.support is not None and part is made.joints[0] else part.name


def _start(made: Mechanism, random) -> dict[str, Any]:
    """Guesses of coordinates and rates of the tree's hinges and slides; where loops are, bgjax closes them."""
    found: dict[str, Any] = {}
    for joint in made.joints:
        if joint.tree and joint.drive is None and joint.kind in ("Revolute", "Prismatic"):
            names = ("angle", "rate") if joint.kind == "Revolute" else ("displacement", "velocity")
            found |= {
                f"{joint.name}.{name}": bg.Guess(float(random.uniform(-size, size)))
                for name, size in zip(names, (0.3, 2.0), strict=True)
            }
    return found


def _flat(vector) -> tuple[float, ...]:
    return tuple(float(x) for x in vector)


def _world(made: Mechanism, points: dict) -> Any:
    if made.planar:
        return bgp.World(_flat(made.gravity[:2]), points={name: _flat(point[:2]) for name, point in points.items()})
    return bgm.World(_flat(made.gravity), points={name: _flat(point) for name, point in points.items()})


def _body(made: Mechanism, body: Body, points: dict) -> Any:
    if made.planar:
        return bgp.Body(body.mass, body.inertia[2], points={name: _flat(point[:2]) for name, point in points.items()})
    return bgm.Body(body.mass, _flat(body.inertia), points={name: _flat(point) for name, point in points.items()})


def _support(made: Mechanism) -> Any:
    own = made.support
    moved = jnp.asarray(own.displacement[:2] if made.planar else own.displacement)
    shift, lean = lambda t: moved * jnp.sin(own.frequency * t), lambda t: own.angle * jnp.sin(own.frequency * t)
    return bgp.Support(shift, angle=lean) if made.planar else bgm.Support(shift, angle=lean, axis=_flat(own.axis))


def _frame(made: Mechanism, matrix: np.ndarray) -> Any:
    return float(np.arctan2(matrix[1, 0], matrix[0, 0])) if made.planar else matrix


def _joint(made: Mechanism, joint: Joint) -> Any:
    frames = dict(frame_a=_frame(made, joint.frame_a), frame_b=_frame(made, joint.frame_b))
    family, axis = (bgp, _flat(joint.axis[:2])) if made.planar else (bgm, _flat(joint.axis))
    loads = {}
    if joint.kind in ("Revolute", "Prismatic"):
        loads = {
            name: value
            for name, value in (("damping", joint.damping), ("stiffness", joint.stiffness))
            if value is not None
        }
        loads |= {"rest": joint.rest} if joint.stiffness is not None else {}
        loads |= {"drive": _drive(*joint.drive)} if joint.drive else {}
    match joint.kind:
        case "Weld" | "Free" | "Spherical" | "FreeTranslation":
            return getattr(family, joint.kind)(**frames)
        case "Distance":
            return family.Distance(_length(joint), **frames)
        case "Screw":
            return bgm.Screw(axis, joint.pitch, **frames)
        case "Universal":
            return bgm.Universal(axis, _flat(joint.second), **frames)
        case "Revolute" if made.planar:
            return bgp.Revolute(**loads, **frames)
    return getattr(family, joint.kind)(axis, **loads, **frames)


def _length(joint: Joint) -> Any:
    if joint.swing is None:
        return joint.length
    amplitude, frequency = joint.swing
    return lambda t: joint.length + amplitude * jnp.sin(frequency * t)


def _drive(kind: str, amplitude: float, frequency: float) -> Any:
    if kind == "Rate":
        return bgm.Rate(lambda t: amplitude * jnp.cos(frequency * t))
    return bgm.Motion(lambda t: amplitude * jnp.sin(frequency * t))
