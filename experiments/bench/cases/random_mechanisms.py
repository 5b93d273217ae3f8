"""Random trees and loops from the parts of bgjax.mechanics, always the same ones.

All frames coincide with the inertial one at the start, so that joints between points that meet there have coordinates
zero, and loops close."""

import numpy as np

import bgjax.mechanics as bgm


FREEDOMS = {"revolute": 1, "prismatic": 1, "universal": 2, "cylindrical": 2, "spherical": 3}


def _joint(random, kind: str):
    axis, other = _pair(random)
    damping = float(random.uniform(0.1, 1.0))
    match kind:
        case "revolute":
            return bgm.Revolute(axis, damping=damping)
        case "prismatic":
            return bgm.Prismatic(axis, damping=damping, stiffness=50.0)
        case "universal":
            return bgm.Universal(axis, other, damping=damping)
        case "cylindrical":
            return bgm.Cylindrical(axis, damping=damping, stiffness=50.0)
        case _:
            return bgm.Spherical(damping=damping)


def _pair(random):
    """Two directions at right angles."""
    axes = np.linalg.qr(random.normal(size=(3, 3)))[0]
    return tuple(axes[:, 0]), tuple(axes[:, 1])


def _body(random, centre, places):
    moments = np.sort(random.uniform(0.1, 0.2, size=3))
    points = {name: tuple(place - centre) for name, place in places.items()}
    return bgm.Body(float(random.uniform(0.5, 2.0)), tuple(moments), points=points)


def tree(seed: int) -> bgm.Assembly:
    """Four to seven bodies; each hangs on one of those before it, or on the world."""
    random = np.random.default_rng(seed)
    count = int(random.integers(4, 8))
    parents = [int(random.integers(-1, k)) if k else -1 for k in range(count)]
    kinds = [str(random.choice(list(FREEDOMS))) for _ in range(count)]
    return _assembly(random, [(parent, k) for k, parent in enumerate(parents)], kinds, count)


def loop(seed: int) -> bgm.Assembly:
    """Three to five bodies in a ring with the world; joints with seven or eight freedoms leave
    one or two to the loop."""
    random = np.random.default_rng(seed)
    count = int(random.integers(3, 6))
    while True:
        kinds = [str(random.choice(list(FREEDOMS))) for _ in range(count + 1)]
        # spherical joints on both sides of a body would let it spin
        balls = [kind == "spherical" for kind in kinds]
        if 7 <= sum(FREEDOMS[kind] for kind in kinds) <= 8 and not any(
            a and b for a, b in zip(balls, balls[1:], strict=False)
        ):
            break
    return _assembly(random, [(-1, 0), *[(k, k + 1) for k in range(count - 1)], (-1, count - 1)], kinds, count)


def _assembly(random, pairs, kinds, count) -> bgm.Assembly:
    """Joint number k stands at a random place between its bodies; `pairs` are first and second body,
    -1 is the world."""
    centres = random.normal(size=(count, 3))
    places = random.normal(size=(len(pairs), 3))
    parts: dict = {
        "world": bgm.World(
            gravity=(0.0, 0.0, -9.81), points={f"p{k}": tuple(places[k]) for k, (a, _) in enumerate(pairs) if a < 0}
        )
    }
    for body in range(count):
        own = {f"p{k}": places[k] for k, pair in enumerate(pairs) if body in pair}
        parts[f"body_{body}"] = _body(random, centres[body], own)

    def name(body):
        return "world" if body < 0 else f"body_{body}"

    connections = []
    for k, (pair, kind) in enumerate(zip(pairs, kinds, strict=True)):
        parts[f"joint_{k}"] = _joint(random, kind)
        connections.append(f"{name(pair[0])}.p{k} -> joint_{k} -> {name(pair[1])}.p{k}")
    return bgm.Assembly(parts, connections)
