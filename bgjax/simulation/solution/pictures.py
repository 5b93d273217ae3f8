"""Films and stills of runs, from the same scene and motion as their pages."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...errors import ArgumentError, Fault, ResultError, raise_faults
from ...scene import Scene
from ...surface.whole_files import target
from ...viewer.film.film import Film, film
from ...viewer.film.marks.picture import Picture
from ...viewer.film.still import still
from ...viewer.motion import Motion
from .animate import staged_runs


FILMS, KINDS = (".gif", ".mp4"), (".html", ".gif", ".mp4")


def is_film(path: Any) -> bool:
    """Whether a file of this name is a film; errors where it is neither a film nor a page."""
    return path is not None and target(path, KINDS).suffix.lower() in FILMS


def given(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a user gave; all others have their usual values."""
    return {name: value for name, value in options.items() if value is not None}


def refuse_for_pages(options: Mapping[str, Any]) -> None:
    """Raise an error where a page is asked for with options that only films have."""
    remedy = "name a film, such as 'film.gif' or 'film.mp4', or leave it out."
    raise_faults(ArgumentError, [Fault(name, "is an option of films alone, not of pages.", remedy) for name in options])


def filmed(solutions: Sequence[tuple[str, Any]], path: str | Path, of_pages: Sequence[str], options: Mapping) -> Film:
    """The film of the first of these solutions, given with their labels, with the others as outlines; `of_pages` names
    what was given that only pages have."""
    remedy = "name a page, such as 'page.html', or leave it out."
    raise_faults(ArgumentError, [Fault(name, "is for pages alone, not for films.", remedy) for name in of_pages])
    scene, first, *ghosts = _moving("animate", solutions)
    return film(scene, first, path, ghosts=ghosts, **given(options))


def pictured(solutions: Sequence[tuple[str, Any]], t: Any, options: Mapping[str, Any]) -> Picture:
    """The picture of the first of these solutions at a time, with the others as outlines."""
    scene, first, *ghosts = _moving("still", solutions)
    return still(scene, first, t, ghosts=ghosts, **given(options))


def _moving(where: str, solutions: Sequence[tuple[str, Any]]) -> tuple[Scene, *tuple[Motion, ...]]:
    scene, motions = staged_runs(solutions, where)
    what = "this model has no bodies that could be seen."
    remedy = "bg.draw(model) draws its graph, sol.plot its results."
    raise_faults(ResultError, [] if scene.frames else [Fault(where, what, remedy)])
    return scene, *motions
