"""From solutions to pages: what a run shows, at saved times or between them, and the events on its way."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import jax
import numpy as np

from ..._tracing import device_array, traced
from ...elements.time_functions import value_at
from ...errors import ArgumentError, Fault, ResultError, raise_faults, shown
from ...formulation.records.output import Output
from ...scene import Scene
from ...surface.whole_files import target, write
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System
from ...viewer.motion import Motion, motion, names_of
from ...viewer.page.animation import Animation
from ...viewer.page.data import page_data, staged
from ...viewer.page.html import html_of
from ...viewer.page.shown import Balance, Moment, Shown, Wishes
from ..run.projection import project_saved
from .base import AbstractSolution
from .events import Event, events_of
from .failures import status_text
from .verification import values_of


LOOKED_AT = 65  # times at which the poses of frames are looked at for the lengths of rails
POSES, FEWEST = 150_000, 200  # most poses of a page (times by bodies), but not fewer times than these
MOST, SMOOTH = 2000, 401  # most times of a page; times of a run that has a dense interpolation and few saved times


def animated(solutions: Sequence[tuple[str, Any]], path: Any, wishes: Wishes, notes: tuple[str, ...] = ()) -> Animation:
    """The page of the first of these solutions, given with their labels, with the others as ghosts."""
    place = None if path is None else target(path, (".html",))
    _refuse_faulty(solutions, "animate")
    first, *ghosts = [shown_run(solution, label) for label, solution in solutions]
    first = replace(first, notes=(*first.notes, *notes))
    html = html_of(page_data(first, ghosts, wishes))
    return Animation(html, None if place is None else write(place, html))


def labelled(ghosts: Any) -> list[tuple[str, Any]]:
    """Other solutions with labels: by name, or numbered."""
    if isinstance(ghosts, AbstractSolution):
        return [("ghost", ghosts)]
    if isinstance(ghosts, dict):
        return [(str(name), ghost) for name, ghost in ghosts.items()]
    if isinstance(ghosts, list | tuple):
        return [(f"ghost {number}", ghost) for number, ghost in enumerate(ghosts, 1)]
    remedy = "give solutions: ghosts=[other], or by name ghosts={'heavier': other}."
    raise ArgumentError([Fault("ghosts", f"{shown(ghosts)} is not a list of solutions.", remedy)])


def title_faults(title: Any) -> list[Fault]:
    """Faults of the title of a page."""
    what, remedy = f"{shown(title)} is not a text.", "give a title: title='Slider-crank'."
    return [] if isinstance(title, str) else [Fault("title", what, remedy)]


def wished(title: Any, names: tuple, magnify: Any) -> Wishes:
    """What a user asks of a page, checked."""
    faults = title_faults(title)
    number = isinstance(magnify, int | float) and not isinstance(magnify, bool)
    if magnify is not None and not (number and 0.0 < magnify < np.inf):
        what = f"{shown(magnify)} is no factor by which clearances can be magnified."
        faults.append(Fault("magnify", what, "give a positive number, or leave it out."))
    raise_faults(ArgumentError, faults)
    return Wishes(title, names, magnify)


def _refuse_faulty(solutions: Sequence[tuple[str, Any]], where: str) -> None:
    raise_faults(ResultError, [fault for label, solution in solutions for fault in _faults(label or where, solution)])


def _faults(where: str, solution: Any) -> list[Fault]:
    """Faults of solutions that have no single course over time."""
    if not isinstance(solution, AbstractSolution):
        return [Fault(where, f"{shown(solution)} is not a solution.", "give what bg.simulate returned.")]
    if traced(solution):
        return [Fault(where, "shows numbers, and this solution is traced.", "call it outside jit, grad and vmap.")]
    if np.ndim(solution.ts) != 1 or np.ndim(solution.ys) != 2:
        remedy = "simulate one member alone, or use bg.sweep, whose sweep.animate() shows its runs together."
        return [Fault(where, "shows one run, and this solution is a batch.", remedy)]
    if not np.any(np.isfinite(np.asarray(solution.ts))):
        remedy = "save some: bg.simulate(…, saveat=times), or leave saveat= out."
        return [Fault(where, "the run has no saved times.", remedy)]
    return []


def staged_runs(solutions: Sequence[tuple[str, Any]], where: str = "animate") -> tuple[Scene, list[Motion]]:
    """The scene of the first of these solutions as it is seen during its run, and the motions of all, for films and
    stills; `where` is the method that a user called."""
    _refuse_faulty(solutions, where)
    first, *ghosts = [shown_run(solution, label) for label, solution in solutions]
    return staged(first, ghosts)


def scene_of(system: System, times: np.ndarray, states: np.ndarray) -> Scene:
    """The scene of a system's model, which has the lengths of rails and the view from some of these times."""

    def value_of(value: Any) -> np.ndarray:
        return np.ravel(np.asarray(value_at(value, times[0]), float))

    first = replace(system.model.scene(value_of), arrows=())
    if not first.frames:
        return first
    some = np.unique(np.linspace(0, len(times) - 1, LOOKED_AT).astype(int))
    values = values_of(system, names_of(first, frozenset()), times[some], states[some])
    course = motion("", times[some], first, values.__getitem__)
    poses = {name: (course.positions[name], course.orientations[name]) for name in course.positions}
    return system.model.scene(value_of, poses)


def shown_run(solution: AbstractSolution, label: str) -> Shown:
    """A run as pages show it: up to its end, at no more than `MOST` times."""
    times, states, notes = _course(solution)
    system = solution.system
    scene = scene_of(system, times, states)

    def powers():
        names = list(system.plan.equations.supplies)
        flat = evaluate_numbers(system, (Output.SUPPLIES,), times, states)
        return {name: flat[:, k] for k, name in enumerate(names)}

    def energies():
        flat = evaluate_numbers(system, (Output.ENERGIES,), times, states)
        return {name: flat[:, k] for k, name in enumerate(system.plan.equations.energies)}

    def results(names):
        return values_of(system, names, times, states) if names else {}

    balance, more = _balance(solution)
    return Shown(
        label,
        system,
        scene,
        times,
        results,
        energies,
        powers,
        _moments(solution, scene, times),
        balance,
        _message(solution),
        (*notes, *more),
    )


# -- times and states ------------------------------------------------------------------------------------
def _course(solution: AbstractSolution) -> tuple[np.ndarray, np.ndarray, list[str]]:
    """Finite times and states of a run, thinned where there are too many, between saved times where these are few."""
    times, states = np.asarray(solution.ts, float), np.asarray(solution.ys, float)
    sound = np.isfinite(times) & np.all(np.isfinite(states), axis=1)
    times, states = times[sound], states[sound]
    if solution.interpolation is not None and len(times) < SMOOTH:
        return _between(solution)
    bodies = len(solution.system.model.bodies())
    most = min(MOST, max(FEWEST, POSES // max(bodies, 1)))
    if len(times) <= most:
        return times, states, []
    kept = np.unique(np.linspace(0, len(times) - 1, most).round().astype(int))
    reason = f", because there are {bodies} bodies" if most < MOST else ""
    return times[kept], states[kept], [f"{len(kept)} of {len(times)} saved times are shown{reason}."]


def _between(solution: AbstractSolution) -> tuple[np.ndarray, np.ndarray, list[str]]:
    """Times and states between the saved ones, by the dense interpolation of a run, on the constraints."""
    start = float(np.asarray(solution.interpolation.ts)[0])
    wanted = np.linspace(start, float(np.asarray(solution.end_time)), SMOOTH)
    found = jax.vmap(solution.interpolation.evaluate)(device_array(wanted))
    size = solution.system.plan.size + solution.system.plan.carried
    states = np.asarray(project_saved(solution.system, device_array(wanted), found[:, :size]), float)
    return wanted, states, [f"{SMOOTH} times are shown, by the dense interpolation of the run."]


def _message(solution: AbstractSolution) -> str:
    if bool(solution.successful):
        return ""
    return f"The run stopped at t = {float(np.asarray(solution.end_time)):.6g} s: {status_text(solution)}."


def _balance(solution: AbstractSolution) -> tuple[Balance | None, list[str]]:
    """The energy audit of a run, with a sentence on its error."""
    if solution.audit is None:
        return None, []
    account = solution.audit
    work = {name: float(np.asarray(value)) for name, value in account.work.items()}
    residual, turnover = float(np.asarray(account.stored)) + sum(work.values()), float(np.asarray(account.turnover))
    if not np.isfinite(residual) or not turnover > 0.0:
        return None, []
    words = "Work between the saved times is interpolated; at the end it is that of the energy audit."
    return Balance(float(np.asarray(solution.end_time)), work, residual, turnover), [words]


# -- events ----------------------------------------------------------------------------------------------
def _moments(solution: AbstractSolution, scene: Scene, times: np.ndarray) -> tuple[Moment, ...]:
    """The events of a run up to its last time, in the order of time: contacts begin and end, switches change."""
    if solution.log is None:
        return ()
    names = tuple(switch.name for switch in solution.system.plan.equations.switches)
    owners = sorted({play.owner for play in scene.plays}, key=len, reverse=True)
    found = [moment for event in events_of(solution.log, names) for moment in _both(event, owners)]
    return tuple(sorted((moment for moment in found if moment.time <= times[-1]), key=lambda moment: moment.time))


def _both(event: Event, owners: list[str]) -> list[Moment]:
    """The beginning and the end of an event."""
    owner = next((name for name in owners if event.name == name or event.name.startswith(f"{name}_")), "")
    begins, ends = f"{event.name} begins", f"{event.name} ends"
    if owner:
        begins = f"{event.name}: contact begins, approach speed {event.held:.3g} m/s"
        ends = f"{event.name}: contact ends, largest force {event.peak:.3g} N"
    part = owner or event.name.rpartition(".")[0]
    first = Moment(event.began, event.name, part, "begins", begins)
    last = Moment(event.ended, event.name, part, "ends", ends)
    return [moment for moment in (first, last) if np.isfinite(moment.time)]
