"""The result of a simulation: trajectories by name, energies, energy audit, events, and the status of the run."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import array_functions, traced
from ..._types import AnyArray, Value
from ...display.plots import Plot, plot
from ...errors import Fault, ResultError, SimulationError
from ...formulation.records.output import Output, OutputNames
from ...surface.aliases import missing_attribute
from ...surface.calls import Listed, checked_call
from ...surface.listing import listed
from ...surface.one_line import in_cell
from ...system.evaluators import evaluator
from ...system.system import System, split_vector
from .accuracy import Accuracy
from .activity import Activity, activity_of
from .base import AbstractSolution
from .cardan_angles import continued
from .events import Events, events_of
from .expected_errors import doubtful, expected
from .failures import status_text
from .precision import COST, FLOAT32


if TYPE_CHECKING:
    from ...viewer.film.film import Film
    from ...viewer.film.marks.picture import Picture
    from ...viewer.page.animation import Animation


class Solution(AbstractSolution, metaclass=Listed):
    """Holds the result of `simulate`; `sol["motor.a.power"]` is a result by name at the times `sol.ts`."""

    __dir__ = listed

    def __getitem__(self, name: str | tuple[str, ...]) -> AnyArray | tuple[AnyArray, ...]:
        """A state, or the effort, flow or power of any bond or port, at the saved times; a tuple for several names."""
        if isinstance(name, tuple):
            return tuple(self[each] for each in name)
        full = self.system.plan.resolve(name)
        return continued(self.system, full, self._evaluate((full,))[full])

    def __getattr__(self, name: str) -> Any:
        raise missing_attribute(self, name)

    def keys(self) -> list[str]:
        """Names of all results."""
        return list(self.system.results)

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, name: object) -> bool:
        return name in self.system.results

    def _ipython_key_completions_(self) -> list[str]:
        return self.keys()

    @property
    def energy(self) -> AnyArray:
        """Total stored energy at the saved times."""
        return sum(self.energies.values(), 0.0 * array_functions(self.ts).asarray(self.ts))

    @property
    def energies(self) -> dict[str, AnyArray]:
        """Stored energy of each storage at the saved times."""
        flat = _results(self.system, (Output.ENERGIES,), self.ts, self.ys)
        return {name: flat[..., k] for k, name in enumerate(self.system.plan.equations.energies)}

    def activity(self) -> Activity:
        """The activity ∫ |power| dt of each element, ranked (Louca & Stein); needs `bg.simulate(…, audit=True)`.

        Activities of resistors are as accurate as the run. The power of storages and sources changes its sign, and no
        step ends there: with some ten steps from one change to the next, their error is a few parts in a thousand."""
        return activity_of(self)

    @property
    def events(self) -> Events:
        """Contacts and other events of switches in the order of time, with speeds of approach and peak forces."""
        names = tuple(switch.name for switch in self.system.plan.equations.switches)
        return Events((), 0) if self.log is None else events_of(self.log, names)

    @property
    def expected_errors(self) -> Accuracy:
        """Estimated error of each result at this tolerance, by name; `bg.simulate(…, verify=True)` measures it."""
        return expected(self)

    def plot(self, *names: str, reference: Mapping[str, Value] | None = None) -> Plot:
        """Plot the named results over time; `reference` has values to compare with at the same times, drawn as dots."""
        return plot(self, names, reference)

    @checked_call
    def animate(  # noqa: PLR0913 - users write the arguments by name
        self,
        path: str | Path | None = "page.html",
        *results: str,
        title: str = "",
        ghosts: "Sequence[Solution] | Mapping[str, Solution]" = (),
        magnify: float | None = None,
        fps: float | None = None,
        speed: float | None = None,
        size: tuple[int, int] | None = None,
        view: Any = None,
        traces: Sequence[str] | None = None,
        arrows: bool | Sequence[str] | None = None,
        progress: bool | None = None,
    ) -> "Animation | Film":
        """Write a page (.html) on which the mechanism moves beside its bond graph, or a film of it (.gif, .mp4).

        A page has plots of the named results or, without names, of the coordinates that move most. The file needs
        nothing else; notebooks display what is returned, `.show()` opens it in a browser, and with `path=None` nothing
        is written. `ghosts` are solutions of the same mechanism shown beside it, in a list or by name; `magnify` is the
        factor by which clearances are enlarged. Names of results and `title` are for pages; `fps`, `speed` (1: as fast
        as the run), `size`, `view`, `traces`, `arrows` and `progress` are for films: see `Solution.still`.

        ```python
        import tempfile
        import numpy as np
        import bgjax as bg
        from bgjax.models import planar_pendulum

        sol = bg.simulate(bg.compile(planar_pendulum.build()), 0.0, 1.0, saveat=np.linspace(0.0, 1.0, 11))
        with tempfile.TemporaryDirectory() as folder:
            sol.animate(f"{folder}/page.html", title="Pendulum")
            sol.animate(f"{folder}/film.gif", fps=5.0, speed=0.5, size=(160, 120))
        ```
        """
        from .animate import animated, labelled, wished  # pages are needed only here
        from .pictures import filmed, given, is_film, refuse_for_pages

        look = dict(size=size, view=view, traces=traces, arrows=arrows, fps=fps, speed=speed, progress=progress)
        if path is not None and is_film(path):
            of_pages = [*(["results"] if results else []), *(["title"] if title != "" else [])]
            return filmed([("", self), *labelled(ghosts)], path, of_pages, {**look, "magnify": magnify})
        refuse_for_pages(given(look))
        wishes = wished("Motion and bond graph" if title == "" else title, results, magnify)
        return animated([("", self), *labelled(ghosts)], path, wishes)

    @checked_call
    def still(  # noqa: PLR0913 - users write the arguments by name
        self,
        t: float,
        *,
        view: Any = None,
        size: tuple[int, int] | None = None,
        traces: Sequence[str] | None = None,
        arrows: bool | Sequence[str] | None = None,
        ghosts: "Sequence[Solution] | Mapping[str, Solution]" = (),
        magnify: float | None = None,
    ) -> "Picture":
        """The picture of the mechanism at time `t` [s], which notebooks display and `.save("still.pdf")` writes as
        .svg, .png or .pdf.

        `view` is "front", "top", "side", "iso" or the direction towards the viewer, `size` the width and height [px].
        `traces` are names of points whose paths up to `t` are drawn, `arrows` the roles of forces and torques
        ("reaction", "spring", "contact", "drive", "load"; True: all). `ghosts` are solutions of the same mechanism,
        drawn as outlines; clearances are drawn `magnify` times as large.

        ```python
        import numpy as np
        import bgjax as bg
        from bgjax.models import planar_pendulum

        sol = bg.simulate(bg.compile(planar_pendulum.build()), 0.0, 1.0, saveat=np.linspace(0.0, 1.0, 11))
        assert "<svg" in sol.still(0.5, arrows=True).svg
        ```
        """
        from .animate import labelled  # pictures are needed only here
        from .pictures import pictured

        look = dict(view=view, size=size, traces=traces, arrows=arrows, magnify=magnify)
        return pictured([("", self), *labelled(ghosts)], t, look)

    def _evaluate(self, names: tuple[str, ...]) -> dict[str, AnyArray]:
        _refuse_changed(self.system, names)
        flat = _results(self.system, names, self.ts, self.ys)
        _refuse_nan(names[0], self.ts, self.ys, flat)
        return split_vector(flat, [(name, len(self.system.plan.outputs(name))) for name in names])

    def __repr__(self) -> str:
        return eqx.tree_pformat(self.ts) if traced(self.ts, self.ended) else str(self)

    def _repr_html_(self) -> str:
        return in_cell(repr(self))

    def __str__(self) -> str:
        steps, by = self.stats, f"{self.solver} ({self.reason}), {self._engine}"
        if np.ndim(self.ts) > 1:
            arrived = int(np.sum(np.asarray(self.successful)))
            return f"Solution: a batch of {len(self.ts)}, {arrived} reached the end, {by}"
        done = "reached the end"
        if not bool(self.successful):
            done = f"stopped at t = {float(self.end_time):.6g}: {status_text(self)}"
        taken = f"{int(steps['num_accepted_steps'])} steps + {int(steps['num_rejected_steps'])} rejected"
        rounded = f"; {COST}" if self.precision == FLOAT32 else ""
        remarks = f"{self._event_count()}{rounded}{self._doubtful()}"
        return f"Solution: {len(self.ts)} times, {taken}, {by}; {done}{remarks}"

    @property
    def _engine(self) -> str:
        return f"XLA ({self.reference})" if self.reference else "native"

    def _event_count(self) -> str:
        if self.log is None:
            return ""
        count = int(self.log.count)
        return f"; {count} event{'' if count == 1 else 's'}"

    def _doubtful(self) -> str:
        """A remark on results with few correct digits at this tolerance, or an empty string."""
        return doubtful(self)


def _results(system: System, names: OutputNames, ts, ys):
    if np.ndim(ts) > 1:
        return _batch_results(system, names, ts, ys)
    return evaluator(system, ts, ys).results_at(names, ts, ys)


def _refuse_changed(system: System, names: OutputNames) -> None:
    """Raise an error where a law reads globals or closures that have changed since the run: results would be wrong."""
    if system.plan.program(names).calls_in_body and system.plan.code.changed:
        what = "follows from a law that reads something which has changed since the run (a global, a closure)."
        remedy = (
            "ask for results before it changes; or make it a parameter: an element's field, or a bg.AbstractElement of"
            " your own."
        )
        raise ResultError([Fault(names[0], what, remedy)])


def _refuse_nan(name: str, ts, ys, flat) -> None:
    """Raise an error where a result is NaN although the states are finite."""
    if traced(ts, ys, flat):
        return
    sound = np.isfinite(ts) & np.all(np.isfinite(ys), axis=-1)
    bad = sound & np.any(np.isnan(flat), axis=-1)
    if np.any(bad):
        time = float(np.asarray(ts)[bad][0])
        why = "a law is undefined there, or a loop has no solution. `sol.ys` holds the states."
        message = f"'{name}' is not a number at t = {time:.9g}: {why}"
        raise SimulationError(message, "not_a_number", time)


def _batch_results(system: System, names: OutputNames, ts, ys):
    """Results of a batch made by vmap, member by member, each with its own values of the batched parameters."""
    leaves, tree = jax.tree.flatten(system)
    batched = [shape is not None and np.shape(x) != shape for x, shape in zip(leaves, system.plan.shapes, strict=True)]

    def member(k):
        return jax.tree.unflatten(tree, [x[k] if b else x for x, b in zip(leaves, batched, strict=True)])

    rows = [_results(member(k), names, ts[k], ys[k]) for k in range(len(ts))]
    return jnp.stack(rows) if any(isinstance(row, jax.Array) for row in rows) else np.stack(rows)
