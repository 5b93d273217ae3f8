"""From the elements and signals of a graph to the skew-symmetric matrix of its Dirac structure."""

from collections.abc import Sequence
from dataclasses import dataclass

from ....errors import Fault
from ....expressions.expression import Scalar
from .cells import PortEnd
from .elements import Part, Parts, Role
from .sampled import Sampled, Sampler, constant
from .signals import Signals
from .skew import SkewMatrix
from .storages import Storage


@dataclass(frozen=True)
class Outer:
    """A row and column that is not eliminated: a component of a port, a probe, or a cell that could not be solved."""

    kind: str  # "state", "input", "multiplier", "resistive", "linear", "probe", "constraint"
    symbol: Scalar  # what the port gives; zero for probes
    end: PortEnd | None
    name: tuple[str, int, int]  # result, component, width


@dataclass
class Dirac:
    """The Dirac structure of a graph: what all outer ports receive is a skew-symmetric matrix times what they give."""

    outer: list[Outer]
    matrix: SkewMatrix
    places: list[int]  # row of each outer port


class Assembly:
    """Writes the entries of all cells, two-ports and ports, and eliminates the cells."""

    def __init__(self, parts: Parts, storages: Sequence[Storage], signals: Signals, sampler: Sampler):
        self.parts, self.signals, self.sampler = parts, signals, sampler
        self.outer = list(self._outer(storages))
        self.size = len(parts.cells.cells)
        self.faults: list[Fault] = []

    def _outer(self, storages: Sequence[Storage]):
        for storage in storages:
            for end, gradient, name in zip(storage.ends, storage.gradient, storage.names, strict=True):
                yield Outer("state", gradient, end, name)
        kinds = {Role.SOURCE: "input", Role.RESISTIVE: "resistive", Role.LINEAR: "linear"}
        for role, kind in (*kinds.items(), (Role.CONSTRAINT, "multiplier")):
            for part in self.parts.with_role(role):
                for number, end in enumerate(part.ends):
                    symbol = self.parts.pool.symbol("delivered", part.name, number)
                    yield Outer(kind, symbol, end, port_name(part, end, _other(end.kind)))

    def dirac(self, probes: Sequence[int]) -> Dirac:
        """The structure after the elimination; `probes` are cells whose variables signals read."""
        matrix = SkewMatrix(self.size + len(self.outer) + len(probes))
        for i, j in self.parts.cells.links:
            matrix.add(j, i, constant(1.0))
        for part in self.parts.with_role(Role.STRUCTURE):
            self._two_port(part, matrix)
        for place, outer in enumerate(self.outer, self.size):
            matrix.add(outer.end.cell, place, constant(float(outer.end.row)))
        for place, cell in enumerate(probes, self.size + len(self.outer)):
            matrix.add(cell, place, constant(-1.0))
        left = matrix.eliminate(range(self.size))
        cells = self.parts.cells.cells
        stuck = [Outer("constraint", self.signals.probe(i), None, _cell_name(cells[i])) for i in left]
        read = [Outer("probe", 0.0, None, _cell_name(cells[i])) for i in probes]
        outer = [*self.outer, *stuck, *read]
        places = [*range(self.size, self.size + len(self.outer)), *left]
        return Dirac(outer, matrix, places + list(range(self.size + len(self.outer), len(matrix.rows))))

    def _two_port(self, part: Part, matrix: SkewMatrix) -> None:
        """Entries of an element that conserves power: those below its diagonal, the others are their negatives."""
        entries, values = part.matrix, {}
        written = self.signals.written(list(entries.values()))
        for (i, j), value in zip(entries, written, strict=True):
            factor = float(part.ends[i].row * part.ends[j].received)
            values[i, j] = self.sampler.of(value * factor)
        for (i, j), value in values.items():
            if not self._opposite(value, values.get((j, i)), i == j):
                remedy = "correct its law, or leave out `conserves = True`."
                self.faults.append(Fault(part.name, "is said to conserve power, but does not.", remedy))
                return
            if i > j or (j, i) not in values:
                matrix.add(part.ends[i].cell, part.ends[j].cell, value)

    def _opposite(self, value: Sampled, other: Sampled | None, same: bool) -> bool:
        if same or other is None:
            return value.is_zero
        return (value + other).is_zero


def port_name(part: Part, end: PortEnd, word: str) -> tuple[str, int, int]:
    """The result that is the effort or flow at a component of a port: name, component, width."""
    width = sum(each.port == end.port for each in part.ends)
    ports = {each.port.name for each in part.ends}
    single = len(ports) == 1 or all(name.startswith("port[") for name in ports)
    if single:
        return f"{part.name}.{word}", part.ends.index(end), len(part.ends)
    return f"{part.name}.{end.port.name}.{word}", end.component, width


def _other(word: str) -> str:
    return "flow" if word == "effort" else "effort"


def _cell_name(cell) -> tuple[str, int, int]:
    return cell.name, cell.component, cell.width
