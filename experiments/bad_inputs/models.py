"""The right models that wrong calls are made with."""

from functools import cache

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp


BONDS = ["V -> j -> L", "j -> R", "j -> C"]
TIMES = np.linspace(0.0, 1.0, 11)


def circuit(bonds=BONDS, options=None, **changes) -> bg.Graph:
    """A source, a resistor, an inertia and a capacitor in series, with nodes changed or added."""
    nodes = {**dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), L=bg.I(2.0), C=bg.C(3.0)), **changes}
    return bg.Graph(nodes, bonds, **(options or {}))


def part() -> bg.Graph:
    """A part with one port."""
    return bg.Graph(dict(j=bg.One(), R=bg.R(1.0)), ["j -> R"], ports={"p": "j"})


@cache
def system() -> bg.System:
    return bg.compile(circuit())


def pendulum(joint=None, connections=("world -> main -> rod.top",), initial=None, **parts) -> bgp.Assembly:
    """A planar pendulum."""
    rod = bgp.Body(1.0, 0.1, points=dict(top=(0.0, 0.5)))
    given = {**dict(world=bgp.World(), rod=rod, main=bgp.Revolute() if joint is None else joint), **parts}
    return bgp.Assembly(given, connections, initial=initial)


def top(joint=None, connections=("world -> main -> rod.top",), initial=None, **parts) -> bgm.Assembly:
    """A body in space on one joint."""
    rod = bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(top=(0.0, 0.0, 0.5)))
    given = {
        **dict(world=bgm.World(), rod=rod, main=bgm.Revolute((0.0, 1.0, 0.0)) if joint is None else joint),
        **parts,
    }
    return bgm.Assembly(given, connections, initial=initial)


@cache
def swinging() -> bg.System:
    return bg.compile(pendulum())


@cache
def gyro() -> bg.System:
    return bg.compile(top(bgm.Spherical()))


@cache
def solution() -> bg.Solution:
    return bg.simulate(system(), 0.0, 1.0, saveat=TIMES)


def data() -> dict[str, np.ndarray]:
    """Measured currents of the circuit."""
    return {"t": TIMES, "L.flow": np.asarray(solution()["L.flow"])}
