"""Events of a run, such as contacts: from the log of the switches to a list with times, speeds and peak forces."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ...solvers.events.log import LOGGED, Log


class Event(NamedTuple):
    """One event: a guard rose through zero at `began` and fell below it at `ended` (NaN where it did not).

    `held` is the value stored at `began`: for a contact, the speed of approach [m/s]. `peak` is the largest observed
    value, for a contact the normal force [N], at the time `peaked`.
    """

    name: str
    began: float
    held: float
    ended: float
    peak: float
    peaked: float


class Events:
    """Events of a run in the order of time; `events["pin"]` are those of one part.

    `count` is the number of all events, including those beyond the length of the log, which are not listed.
    """

    def __init__(self, events: tuple[Event, ...], count: int):
        self.events, self.count = events, count

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __getitem__(self, which: int | str):
        if isinstance(which, str):
            return tuple(event for event in self.events if event.name == which)
        return self.events[which]

    def __str__(self) -> str:
        head = f"{self.count} event{'' if self.count == 1 else 's'}"
        if len(self) < self.count:
            head += f", the first {len(self)} of them"
        titles = f"  {'where':<20} {'began [s]':>16} {'ended [s]':>16} {'approach':>12} {'peak':>12} {'at [s]':>16}"
        return "\n".join([head, titles, *map(_row, self.events)] if self.events else [head])


def _row(event: Event) -> str:
    times = f"{event.began:16.9g} {event.ended:16.9g}"
    return f"  {event.name:<20} {times} {event.held:12.5g} {event.peak:12.6g} {event.peaked:16.9g}"


def events_of(log: Log, names: tuple[str, ...]) -> Events:
    """The events in the log of a run; `names` are those of the switches."""
    fields = {name: np.asarray(getattr(log, name)) for name in ("began", "held", "ended", "peak", "peaked")}
    count = int(log.count)
    rows = []
    for k in range(min(count, LOGGED)):
        values = [float(field[k]) for field in fields.values()]
        rows.append(Event(part_name(names[int(log.switch[k])]), *values))
    return Events(tuple(rows), count)


def part_name(name: str) -> str:
    """The name of the part: 'pin' for 'pin.touch.trigger'; with several contacts, the one concerned is added."""
    path, _, node = name.rpartition(".")[0].rpartition(".")
    return f"{path}{node.removeprefix('touch')}" if path and node.startswith("touch") else f"{path}.{node}".lstrip(".")
