"""Random linear graphs of scalar bonds, as names and kinds, so that an oracle can read them too."""

import random

import bgjax as bg


MADE = {
    "Se": lambda: bg.Se(0.0),
    "Sf": lambda: bg.Sf(0.0),
    "R": bg.R,
    "I": bg.I,
    "C": lambda value: bg.C(stiffness=value),
    "TF": bg.TF,
    "GY": bg.GY,
    "0": bg.Zero,
    "1": bg.One,
}


class ScalarGraph:
    """Junctions joined by bonds and two-ports as a tree with some meshes, and elements on them."""

    def __init__(self, seed: int, junctions: int = 6):
        self.random = random.Random(seed)
        self.nodes, self.bonds = {}, []
        for k in range(self.random.randint(2, junctions)):
            self.nodes[f"j{k}"] = self.random.choice("01")
        names = list(self.nodes)
        for k, name in enumerate(names[1:], 1):
            self.join(self.random.choice(names[:k]), name)
        for _ in range(self.random.choice((0, 0, 1, 1, 2))):
            first, second = self.random.sample(names, 2) if len(names) > 1 else (None, None)
            if first:
                self.join(first, second)
        for name in names:
            for _ in range(self.random.choice((0, 1, 1, 2))):
                self.element(name, self.random.choice(("R", "I", "I", "C", "C")))
        self.inputs = [self.element(self.random.choice(names), kind) for kind in self.random.choice(SOURCES)]
        storages = [name for name, kind in self.nodes.items() if kind in ("I", "C", "R")]
        count = min(len(storages), self.random.choice((1, 1, 2)))
        self.outputs = [(self.random.choice("ef"), name) for name in self.random.sample(storages, count)]

    def join(self, a: str, b: str) -> None:
        kind = self.random.choice(("", "", "TF", "GY"))
        ends = (a, b) if self.random.random() < 0.5 else (b, a)
        if kind:
            name = f"{kind.lower()}{len(self.nodes)}"
            self.nodes[name] = kind
            self.bonds += [(ends[0], name), (name, ends[1])]
        else:
            self.bonds.append(ends)

    def element(self, junction: str, kind: str) -> str:
        name = f"{kind}{len(self.nodes)}"
        self.nodes[name] = kind
        self.bonds.append((name, junction) if kind in ("Se", "Sf") else (junction, name))
        return name

    @property
    def description(self):
        """Nodes and bonds; the first bond of a two-port is the one that leads into it."""
        return self.nodes, self.bonds

    def values(self, number):
        """A value for every element that has one."""
        return {name: number() for name, kind in self.nodes.items() if kind in ("R", "I", "C", "TF", "GY")}

    def graph(self, values) -> bg.Graph:
        nodes = {
            name: MADE[kind](values[name]) if name in values else MADE[kind]() for name, kind in self.nodes.items()
        }
        return bg.Graph(nodes, [f"{a} -> {b}" for a, b in self.bonds])


SOURCES = (("Se",), ("Sf",), ("Se", "Se"), ("Se", "Sf"), ("Se",))
