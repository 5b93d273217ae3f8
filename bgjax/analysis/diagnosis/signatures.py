"""The fault signature matrix: which faults violate which redundancy relations, and which can be told apart."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ...display import html_table, text_table
from ...errors import Fault, ResultError, nearest, shown
from ...surface.listing import public


@dataclass(frozen=True, repr=False)
class Signatures:
    """Holds the fault signature matrix: a row for each of the `components` (elements, sources and sensors), a column
    for each redundancy relation. `print` shows it as a table; `signatures["R"]` is one row."""

    components: tuple[str, ...]
    kinds: tuple[str, ...]  # of the components: "I", "R", …, "sensor"
    relations: tuple[str, ...]
    matrix: np.ndarray

    __dir__ = public

    def __getitem__(self, component: str) -> tuple[int, ...]:
        """The signature of a component: 1 for each relation that its fault violates."""
        if component not in self.components:
            remedy = nearest(str(component), self.components)
            raise ResultError([Fault(shown(component), "is not a component of this diagnosis.", remedy)])
        return tuple(int(x) for x in self.matrix[self.components.index(component)])

    @property
    def detectable(self) -> tuple[str, ...]:
        """Components whose faults violate at least one relation."""
        return tuple(name for name in self.components if any(self[name]))

    @property
    def undetectable(self) -> tuple[str, ...]:
        """Components whose faults violate no relation."""
        return tuple(name for name in self.components if not any(self[name]))

    @cached_property
    def groups(self) -> tuple[tuple[str, ...], ...]:
        """Detectable components by their signature: those of one group cannot be told from each other."""
        found: dict[tuple, list[str]] = {}
        for name in self.detectable:
            found.setdefault(self[name], []).append(name)
        return tuple(map(tuple, found.values()))

    @property
    def isolable(self) -> tuple[str, ...]:
        """Components whose signature no other component has."""
        return tuple(group[0] for group in self.groups if len(group) == 1)

    def matching(self, violated: Iterable[str]) -> tuple[str, ...]:
        """Components whose faults violate exactly these relations."""
        wanted = tuple(int(name in set(violated)) for name in self.relations)
        return tuple(name for name in self.detectable if self[name] == wanted)

    def _table(self) -> tuple[list[str], list[list[str]]]:
        headings = ["component", "kind", *self.relations, "detectable", "isolable"]
        rows = []
        for name, kind in zip(self.components, self.kinds, strict=True):
            marks = ["1" if one else "0" for one in self[name]]
            rows.append([name, kind, *marks, _yes(name in self.detectable), _yes(name in self.isolable)])
        return headings, rows

    def __str__(self) -> str:
        return text_table(*self._table(), left=(0, 1))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_table(*self._table(), left=(0, 1))


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def make_signatures(kinds: Mapping[str, str], relations: Mapping[str, Sequence[str]]) -> Signatures:
    """The matrix of components with their kinds, and of relations with their components."""
    matrix = np.array([[name in used for used in relations.values()] for name in kinds], dtype=int)
    shape = len(kinds), len(relations)
    return Signatures(tuple(kinds), tuple(kinds.values()), tuple(relations), matrix.reshape(shape))
