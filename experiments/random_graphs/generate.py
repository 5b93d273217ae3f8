"""Random bond graphs: vector bonds, matrix moduli with zeros, fields, modulated two-ports, nonlinear laws, constraints, signals, nested parts."""

import numpy as np

from .description import Bond, Description, Element, Signal


WIDTHS = (1, 1, 1, 2, 3)
ONE_PORTS = ("R", "R", "I", "I", "C", "C", "Se", "Sf", "Constraint", "Freedom", "R_law", "I_law", "C_law", "MSe", "Field")
LIKELY = np.array([14, 4, 14, 4, 14, 4, 6, 3, 2, 1, 5, 3, 3, 3, 3], float)


class Generator:
    """One random graph from one seed; `size` is about the number of nodes."""

    def __init__(self, seed: int):
        self.random = np.random.default_rng(seed)
        self.elements: dict[str, Element] = {}
        self.bonds: list[Bond] = []
        self.signals: list[Signal] = []
        self.linear = self.random.random() < 0.4

    def graph(self) -> Description:
        size = int(self.random.integers(5, 61) if self.random.random() < 0.3 else self.random.integers(5, 22))
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
        else:
            self._two_port(a, b, n, m)

    def _compose(self, part: str, whole: str, n: int, m: int) -> None:
        name = self._add("k", Element("Compose", {"p1": n, "p2": m - n, "whole": m}))
        rest = self._junction(m - n)
        self._join((part, ""), (name, "p1"), n)
        self._join((rest, ""), (name, "p2"), m - n)
        self._join((name, "whole"), (whole, ""), m)
        self._one_port(rest)

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
    def _source(self) -> tuple[str, str]:
        """A scalar signal: a constant, or a function of a displacement, of an integrated flow or of a junction's variable."""
        chance = self.random.random()
        storages = [n for n, e in self.elements.items() if e.kind in ("I", "C")]
        if chance < 0.15:
            return self._add("s", Element("Signal", values={"value": float(self.random.normal())})), ""
        if chance < 0.45 and storages:
            name = self._pick(storages)
            return self._function(name, "momentum" if self.elements[name].kind == "I" else "displacement"), ""
        junctions = [n for n, e in self.elements.items() if e.kind in ("0", "1")]
        name = self._pick(junctions)
        if chance < 0.85 and self.elements[name].kind == "1":
            place = self._add("x", Element("Position", width=self.elements[name].width))
            self.signals.append(Signal(name, "", place, "flow"))
            return self._function(place, ""), ""
        return self._function(name, ""), ""

    def _function(self, source: str, quantity: str) -> str:
        values = {"offset": float(self.random.normal()), "gain": float(self.random.uniform(0.2, 0.8)), "pace": float(self.random.uniform(0.3, 1.5))}
        name = self._add("fn", Element("Function", values={**values, "inputs": ("u",)}))
        self.signals.append(Signal(source, quantity, name, "u"))
        return name

    # -- one-ports ------------------------------------------------------------------------------------------
    def _one_port(self, junction: str) -> None:
        width = self.elements[junction].width
        kind = str(self.random.choice(ONE_PORTS, p=LIKELY / LIKELY.sum()))
        kind = kind.removesuffix("_law") if self.linear else kind
        if kind == "Field":
            return self._field(junction, width)
        if kind == "MSe" and (self.linear or width > 1):
            kind = "Se"
        element = getattr(self, f"_{kind.lower()}", self._plain)(kind, width)
        name = self._add(kind.removesuffix("_law"), element)
        self._join((junction, ""), (name, "port"), width)
        if kind == "MSe":
            self.signals.append(Signal(*self._source(), name, "modulus"))

    def _plain(self, kind: str, width: int) -> Element:
        return Element(kind, {"port": width}, {"value": self._field_value(width)} if kind == "R" else {})

    def _i(self, kind: str, width: int) -> Element:
        return Element("I", {"port": width}, {"value": self._field_value(width)})

    def _c(self, kind: str, width: int) -> Element:
        return Element("C", {"port": width}, {"value": self._field_value(width), "inverse": bool(self.random.random() < 0.5)})

    def _se(self, kind: str, width: int) -> Element:
        value = self.random.normal(size=width) if width > 1 else float(self.random.normal())
        return Element(kind, {"port": width}, {"value": value, "sway": float(self._pick((0.0, 0.5)))})

    _sf = _constraint = _se

    def _r_law(self, kind: str, width: int) -> Element:
        values = {"value": float(self.random.uniform(0.4, 2.0)), "bend": float(self.random.uniform(0.05, 0.5)), "shape": self._pick(("cubic", "tanh"))}
        return Element("R", {"port": width}, {**values, "law": self._pick(("effort", "flow")), "invertible": bool(self.random.random() < 0.7)})

    def _i_law(self, kind: str, width: int) -> Element:
        return Element(kind[0], {"port": width}, {"value": float(self.random.uniform(0.4, 2.0)), "cubic": float(self.random.uniform(0.05, 0.4))})

    _c_law = _i_law

    def _field_value(self, width: int):
        chance = self.random.random()
        if width == 1 or chance < 0.3:
            return float(self.random.uniform(0.4, 2.5))
        if chance < 0.6:
            return self.random.uniform(0.4, 2.5, width)
        root = self.random.normal(size=(width, width))
        return 0.3 * root @ root.T + 0.5 * np.eye(width)

    def _field(self, junction: str, width: int) -> None:
        """A storage with two ports, the second on a junction of its own or on another one."""
        kinds = {"a": self._pick("IC"), "b": self._pick("IC")}
        others = [n for n, e in self.elements.items() if e.kind in ("0", "1") and e.width == width and n != junction]
        name = self._add("F", Element("Field", {"a": width, "b": width}, {"kinds": kinds, "matrix": self._square(2 * width)}))
        self._join((junction, ""), (name, "a"), width)
        other = self._pick(others) if others and self.random.random() < 0.5 else self._junction(width)
        self._join((other, ""), (name, "b"), width)
        if other not in others:
            self._one_port(other)

    def _square(self, size: int) -> np.ndarray:
        root = self.random.normal(size=(size, size))
        return 0.3 * root @ root.T + 0.5 * np.eye(size)

    def _parts(self) -> dict[str, str]:
        """Some nodes in a part of their own, now and then in a part of a part."""
        if self.random.random() < 0.6 or len(self.elements) < 6:
            return {}
        names = list(self.elements)
        chosen = self.random.choice(len(names), int(self.random.integers(2, len(names) // 2 + 1)), replace=False)
        inner = set(chosen[: len(chosen) // 2]) if self.random.random() < 0.4 else set()
        return {names[k]: "part.deep" if k in inner else "part" for k in chosen}
