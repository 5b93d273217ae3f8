"""Random bond graphs: vector bonds, matrix moduli with zeros, fields, modulated two-ports, nonlinear laws, constraints,
signals, parts."""

import numpy as np

from .description import Bond, Description, Element, Signal
from .one_ports import OnePorts


WIDTHS = (1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6)
LIKELY = {
    "R": 18,
    "I": 18,
    "C": 18,
    "Se": 5,
    "Sf": 4,
    "Constraint": 2,
    "Freedom": 1,
    "R_law": 6,
    "I_law": 3,
    "C_law": 3,
}
LIKELY |= {"MSe": 2, "MSf": 2, "Field": 4}
# junctions whose common variable each imposes
IMPOSED = {"Se": "0", "MSe": "0", "Freedom": "0", "Sf": "1", "MSf": "1", "Constraint": "1"}
RIVALS = (
    0.1  # of the sources that would contradict one on the same junction are kept: ill-posed graphs belong to the trial
)


class Generator:
    """One random graph from one seed, of at most about `largest` nodes."""

    def __init__(self, seed: int, largest: int = 60):
        self.random, self.largest = np.random.default_rng(seed), largest
        self.one_ports = OnePorts(self.random)
        self.elements: dict[str, Element] = {}
        self.bonds: list[Bond] = []
        self.signals: list[Signal] = []
        self.linear = self.random.random() < 0.4

    def graph(self) -> Description:
        size = int(self.random.integers(5, 61) if self.random.random() < 0.3 else self.random.integers(5, 22))
        size = min(size, self.largest)
        junctions = self._tree(max(1, size // 5))
        self._loops(junctions)
        while len(self.elements) < size:
            self._one_port(self._pick(junctions))
        for name in junctions:
            if sum(name in (bond.tail, bond.head) for bond in self.bonds) < 2:
                self._one_port(name)
        return Description(self.elements, self.bonds, self.signals, self._parts())

    # -- pieces ------------------------------------------------------------------------------------------
    def _pick(self, names):
        return names[int(self.random.integers(len(names)))]

    def _name(self, kind: str) -> str:
        name = f"{kind}{len(self.elements)}"
        return name

    def _add(self, kind: str, element: Element) -> str:
        name = self._name(kind)
        self.elements[name] = element
        return name

    def _join(self, a: tuple[str, str], b: tuple[str, str], width: int) -> None:
        first, second = (a, b) if self.random.random() < 0.6 else (b, a)
        self.bonds.append(Bond(*first, *second, width))

    def _junction(self, width: int) -> str:
        kind = self._pick(("0", "1"))
        return self._add("z" if kind == "0" else "o", Element(kind, width=width))

    def _tree(self, count: int) -> list[str]:
        names = [self._junction(int(self._pick(WIDTHS)))]
        while len(names) < count:
            base, other = self._pick(names), self._junction(int(self._pick(WIDTHS)))
            self._connect(base, other)
            names.append(other)
        return names

    def _loops(self, junctions: list[str]) -> None:
        for _ in range(int(self.random.poisson(0.25 * len(junctions)))):
            a, b = self._pick(junctions), self._pick(junctions)
            if a != b:
                self._connect(a, b)

    def _connect(self, a: str, b: str) -> None:
        """By a bond where widths allow, or a two-port; composed parts now and then."""
        n, m = self.elements[a].width, self.elements[b].width
        if n == m and self.random.random() < 0.35:
            self._join((a, ""), (b, ""), n)
        elif m > n and self.random.random() < 0.3:
            self._compose(a, b, n, m)
        elif n == m > 1 and self.random.random() < 0.2:
            self._permutation(a, b, n)
        else:
            self._two_port(a, b, n, m)

    def _compose(self, part: str, whole: str, n: int, m: int) -> None:
        """A multibond of two or three pieces, one of which is given."""
        cut = int(self.random.integers(1, m - n)) if m - n > 1 and self.random.random() < 0.4 else m - n
        widths = [n, cut, *([m - n - cut] if cut < m - n else [])]
        ports = {f"p{k}": width for k, width in enumerate(widths, 1)}
        name = self._add("k", Element("Compose", {**ports, "whole": m}))
        self._join((part, ""), (name, "p1"), n)
        for port, width in list(ports.items())[1:]:
            rest = self._junction(width)
            self._join((rest, ""), (name, port), width)
            self._one_port(rest)
        self._join((name, "whole"), (whole, ""), m)

    def _permutation(self, a: str, b: str, width: int) -> None:
        order = tuple(int(k) for k in self.random.permutation(width))
        name = self._add("pm", Element("Permutation", {"a": width, "b": width}, {"order": order}))
        self._join((a, ""), (name, "a"), width)
        self._join((name, "b"), (b, ""), width)

    def _two_port(self, a: str, b: str, n: int, m: int) -> None:
        kind = self._pick(("TF", "GY"))
        scalar = n == m and self.random.random() < 0.5
        modulus = self._signed() if scalar else self._matrix(m, n)
        modulated = not self.linear and self.random.random() < 0.35
        values = {"modulus": modulus}
        if modulated:
            kind, shape = f"M{kind}", (m, n)
            turn = np.where(self.random.random(shape) < 0.7, self.random.uniform(-0.6, 0.6, shape), 0.0)
            turn = turn if not scalar else turn.flat[0] * np.eye(n)
            invertible = bool(n == m and self.random.random() < 0.4)
            values |= {"turn": turn, "law": self._pick(("sin", "cos")), "invertible": invertible}
        name = self._add(kind[-2:].lower(), Element(kind, {"a": n, "b": m}, values))
        self._join((a, ""), (name, "a"), n)
        self._join((name, "b"), (b, ""), m)
        if modulated:
            self.signals.append(Signal(*self._source(), name, "modulus"))

    def _signed(self) -> float:
        return float(self.random.uniform(0.4, 2.0) * self._pick((-1.0, 1.0)))

    def _matrix(self, rows: int, columns: int) -> np.ndarray:
        """Entries of any sign; a third of the matrices have zeros, one at least is left in every row and column."""
        matrix = self.random.uniform(0.3, 2.0, (rows, columns)) * self.random.choice([-1.0, 1.0], (rows, columns))
        if self.random.random() < 0.35:
            for place in np.argwhere(self.random.random((rows, columns)) < 0.4):
                trial = matrix.copy()
                trial[tuple(place)] = 0.0
                if np.all(np.any(trial, axis=0)) and np.all(np.any(trial, axis=1)):
                    matrix = trial
        return matrix

    # -- signals ------------------------------------------------------------------------------------------
    def _source(self, width: int = 1) -> tuple[str, str]:
        """A signal: a constant, or a function of displacements, integrated flows and junctions' variables."""
        if self.random.random() < 0.15:
            value = float(self.random.normal()) if width == 1 else self.random.normal(size=width)
            return self._add("s", Element("Signal", values={"value": value}, width=width)), ""
        read = [self._read() for _ in range(2 if self.random.random() < 0.25 else 1)]
        return self._function(read, width), ""

    def _read(self) -> tuple[str, str]:
        chance = self.random.random()
        storages = [n for n, e in self.elements.items() if e.kind in ("I", "C", "Field")]
        if chance < 0.35 and storages:
            name = self._pick(storages)
            return name, self._energy_variable(self.elements[name])
        name = self._pick([n for n, e in self.elements.items() if e.kind in ("0", "1")])
        if chance < 0.75 and self.elements[name].kind == "1":
            place = self._add("x", Element("Position", width=self.elements[name].width))
            self.signals.append(Signal(name, "", place, "flow"))
            return place, ""
        return name, ""

    def _energy_variable(self, element: Element) -> str:
        words = {"I": "momentum", "C": "displacement"}
        if element.kind != "Field":
            return words[element.kind]
        port = self._pick(list(element.ports))
        return f"{port}_{words[element.values['kinds'][port]]}"

    def _function(self, read: list[tuple[str, str]], width: int) -> str:
        inputs = ("u", "v")[: len(read)]
        name = self._add("fn", Element("Function", values=self.one_ports.wave(width, inputs), width=width))
        self.signals += [Signal(*source, name, slot) for source, slot in zip(read, inputs, strict=True)]
        return name

    # -- one-ports ------------------------------------------------------------------------------------------
    def _one_port(self, junction: str) -> None:
        width, kind = self.elements[junction].width, self._kind(junction)
        if kind == "Field":
            return self._field(junction, width)
        name = self._add(kind.removesuffix("_law"), self.one_ports.made(kind, width))
        self._join((junction, ""), (name, "port"), width)
        if kind in ("MSe", "MSf"):
            self.signals.append(Signal(*self._source(width), name, "modulus"))

    def _kind(self, junction: str) -> str:
        """A kind of one-port; rarely a source beside one that imposes the same variable."""
        likely = np.array(list(LIKELY.values()), float)
        kind = str(self.random.choice(list(LIKELY), p=likely / likely.sum()))
        while self._rival(kind, junction) and self.random.random() > RIVALS:
            kind = str(self.random.choice(list(LIKELY), p=likely / likely.sum()))
        if self.linear:
            return {"MSe": "Se", "MSf": "Sf"}.get(kind, kind.removesuffix("_law"))
        return kind

    def _rival(self, kind: str, junction: str) -> bool:
        """Whether the variable that this kind would impose there is imposed already."""
        common = self.elements[junction].kind
        if IMPOSED.get(kind) != common:
            return False
        ends = {b.tail if b.head == junction else b.head for b in self.bonds if junction in (b.tail, b.head)}
        return any(IMPOSED.get(self.elements[name].kind) == common for name in ends)

    def _field(self, junction: str, width: int) -> None:
        """A storage with two or three ports, on junctions of their own or on others."""
        widths = [width, *[int(self._pick(WIDTHS[:9])) for _ in range(2 if self.random.random() < 0.25 else 1)]]
        ports = dict(zip("abc", widths, strict=False))
        name = self._add("F", self.one_ports.field(ports, self.linear))
        self._join((junction, ""), (name, "a"), width)
        for port, own in list(ports.items())[1:]:
            others = [n for n, e in self.elements.items() if e.kind in ("0", "1") and e.width == own and n != junction]
            other = self._pick(others) if others and self.random.random() < 0.5 else self._junction(own)
            self._join((other, ""), (name, port), own)
            if other not in others:
                self._one_port(other)

    def _parts(self) -> dict[str, str]:
        """Some nodes in one or two parts of their own, now and then in a part of a part."""
        if self.random.random() < 0.6 or len(self.elements) < 6:
            return {}
        names = list(self.elements)
        chosen = self.random.choice(len(names), int(self.random.integers(2, len(names) // 2 + 1)), replace=False)
        inner = set(chosen[: len(chosen) // 2]) if self.random.random() < 0.4 else set()
        second = set(chosen[-(len(chosen) // 3) :]) if self.random.random() < 0.3 else set()

        def part(k) -> str:
            if k in inner:
                return "part.deep"
            return "other" if k in second else "part"

        return {names[k]: part(k) for k in chosen}
