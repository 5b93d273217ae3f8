"""A mechanism before anything is solved, as a page: how its parts are put together, and the gaps that are left."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from ..._tracing import is_time, traced
from ..._types import Number, Values
from ...display.drawing import Drawing, draw
from ...elements.time_functions import value_at
from ...errors import ArgumentError, BondGraphError, CausalityError, Fault, SolvabilityError, raise_faults, shown
from ...graph.graph import AbstractModel, Graph, Guess
from ...graph.methods.ports import Multipliers
from ...scene import Scene
from ...surface.calls import checked_call
from ...surface.whole_files import target, write
from ...system.compile import compiled
from ...system.system import System
from ...viewer.assembly.page import Assembly, assembly_data
from ...viewer.assembly.shown import Gap, gaps
from ...viewer.motion import Motion
from ...viewer.page.animation import Animation
from ...viewer.page.html import html_of
from ..solution.animate import title_faults
from .assembled import Assembled, assembled


SAME = 1e-6  # of the size, and in quaternions: poses that differ by less are the same
GIVEN, CLOSEST = "as the initial values place it", "as far as the loops close"
MOST = 6  # gaps in a note


@checked_call
def show(  # noqa: PLR0913 - users write the arguments by name
    model: AbstractModel | System,
    initial: Values | None = None,
    *,
    path: str | Path | None = None,
    title: str = "Assembly",
    time: Number = 0.0,
) -> Animation:
    """A page that shows how a mechanism is put together, before anything is solved; for models and compiled systems.

    A mechanism whose loops close is shown closed. Where they do not, it is shown as its initial values place the bodies
    along the connections: red lines are gaps between the two sides of a joint, with their lengths, and translucent
    beside it is the pose in which the loops close as far as they do. Free and constrained directions of the joints,
    frames and names of points can be switched on. `initial` has initial values as for `bg.initialise`, `time` [s] is
    that of prescribed motions. The page is written to `path`, if that is given; notebooks display what is returned, and
    `.show()` opens it in a browser.

    ```python
    import bgjax as bg
    import bgjax.mechanics.planar as bgp

    def bar(length):
        return bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.0), B=(length, 0.0)))

    world = bgp.World(points=dict(O=(0.0, 0.0), C=(0.4, 0.0)))
    parts = dict(world=world, crank=bar(0.1), rod=bar(1.0), rocker=bar(0.2))
    parts |= {f"pin_{k}": bgp.Revolute() for k in (1, 2, 3, 4)}
    links = "world.O -> pin_1 -> crank.A, crank.B -> pin_2 -> rod.A, rod.B -> pin_3 -> rocker.B"
    linkage = bgp.Assembly(parts, [*links.split(", "), "world.C -> pin_4 -> rocker.A"])
    page = bg.show(linkage, {"pin_1.angle": 0.5})  # the rod is too long: pin_4 has a gap
    assert page.html.startswith("<!doctype html>")
    ```
    """
    raise_faults(ArgumentError, _faults(model, initial, time) + title_faults(title))
    place = None if path is None else target(path, (".html",))
    found = _before(model, dict(initial or {}), float(np.asarray(time)))
    html = html_of(assembly_data(found, title))
    return Animation(html, None if place is None else write(place, html))


def _faults(model: Any, initial: Any, time: Any) -> list[Fault]:
    if not isinstance(model, AbstractModel | System):
        remedy = "give a mechanism, such as a bgm.Assembly, or a compiled system."
        return [Fault("show", f"got {shown(model)}.", remedy)]
    faults = []
    if traced(model, initial, time):
        faults.append(Fault("show", "shows numbers, and these are traced.", "call it outside jit, grad and vmap."))
    if not (initial is None or isinstance(initial, Mapping)):
        remedy = "give values by name: bg.show(model, {'main.angle': 0.3})."
        faults.append(Fault("initial", f"{shown(initial)} does not name initial values.", remedy))
    if not is_time(time):
        faults.append(Fault("time", f"{shown(time)} is not a finite time.", "give a number."))
    source = model.model if isinstance(model, System) else model
    if not source.bodies():
        what = "this model has no bodies in space that could be shown."
        faults.append(Fault("show", what, "bg.draw(model) draws its bond graph."))
    return faults


def _before(model: Any, initial: dict[str, Any], time: float) -> Assembly:
    """The mechanism in its poses before anything is solved, with the gaps and directions in the first of them."""
    source = model.model if isinstance(model, System) else model

    def value_of(value: Any) -> np.ndarray:
        return np.ravel(np.asarray(value_at(value, time), float))

    system, refused = _system(model)
    scene = source.scene(value_of)
    if system is None:
        poses = [_placed(source, scene, initial, time, value_of)]
    else:
        poses = _distinct(assembled(system, scene, initial, time), scene.size)
    met = [source.meetings(value_of, Assembled.poses(pose)) for pose in poses]
    apart = [gaps(each, scene.size) for each in met]
    if len(poses) > 1 and not apart[1]:  # closed: how the search began is of no interest
        poses, met, apart = poses[1:], met[1:], apart[1:]
    seen = source.scene(value_of, Assembled.poses(poses[0]))
    drawing, missing = _drawing(model)
    return Assembly(seen, _named(poses), met[0], drawing, (*_notes(apart), *refused, *missing))


def _system(model: Any) -> tuple[System | None, tuple[str, ...]]:
    """The compiled model, whose poses do not depend on the method; nothing and a note where no equations follow."""
    if isinstance(model, System):
        if not model.method.sources:
            return model, ()
        model = model.model  # generalised coordinates have no pose with gaps
    try:
        return compiled(model, Multipliers(), mobile=False), ()
    except (CausalityError, SolvabilityError) as error:
        fault = error.faults[0]
        return None, (f"The model does not compile: {fault.where}: {fault.what}",)


# -- poses -----------------------------------------------------------------------------------------------
def _placed(
    model: AbstractModel, scene: Scene, initial: Mapping[str, Any], time: float, value_of: Callable[[Any], Any]
) -> Motion:
    """The pose that follows from initial values along the connections, without equations."""
    source = model.source if isinstance(model, Graph) and model.source is not None else model
    given = {name: value.value if isinstance(value, Guess) else value for name, value in initial.items()}
    poses = source.first_poses(value_of, given)
    positions, turns = ({frame.name: poses[frame.name][k] for frame in scene.frames} for k in (0, 1))
    return Motion("", np.array([time]), positions, turns)


def _distinct(found: Assembled, size: float) -> list[Motion]:
    """The pose at the guess, and the closest one if it is finite and differs."""
    guess, closest = found
    moved = [np.max(np.abs(closest.positions[name] - guess.positions[name])) / size for name in guess.positions]
    for name, turn in guess.orientations.items():  # quaternions of either sign are the same orientation
        moved.append(1.0 - np.abs(np.sum(turn * closest.orientations[name])))
    return [guess, closest] if np.all(np.isfinite(moved)) and max(moved, default=0.0) > SAME else [guess]


def _named(poses: list[Motion]) -> list[Motion]:
    """The poses with their labels on the page."""
    if len(poses) == 1:
        return poses
    named = zip((GIVEN, CLOSEST), poses, strict=True)
    return [Motion(label, pose.times, pose.positions, pose.orientations) for label, pose in named]


# -- words -----------------------------------------------------------------------------------------------
def _notes(apart: list[tuple[Gap, ...]]) -> tuple[str, ...]:
    """What the gaps are in the first pose, and, where they do not close, in the other one."""
    if not apart[0]:
        return ("All joints meet.",)
    notes = [f"Gaps as the initial values place the parts: {_listed(apart[0])}."]
    notes += [f"Gaps as far as the loops close: {_listed(other)}." for other in apart[1:]]
    return tuple(notes)


def _listed(found: tuple[Gap, ...]) -> str:
    words = [f"{gap.owner} {gap.text}" for gap in found[:MOST]]
    return "; ".join(words + (["…"] if len(found) > MOST else []))


def _drawing(model: Any) -> tuple[Drawing | None, tuple[str, ...]]:
    """The word bond graph, or a note why there is none."""
    try:
        return draw(model, expand=False), ()
    except BondGraphError as error:
        return None, (f"The bond graph is not drawn: {error.faults[0].what} Remedy: {error.faults[0].remedy}",)
