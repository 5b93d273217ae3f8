"""Diode rectifiers with smoothing capacitor and load: half-wave, and the full bridge of four diodes."""

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.domains import electrical

from ._model import Model


@bg.symbolic
class Mains(eqx.Module):
    """V sin(2π f t)."""

    amplitude: jax.Array = eqx.field(converter=jnp.asarray)
    frequency: jax.Array = eqx.field(converter=jnp.asarray)

    def __call__(self, time):
        return self.amplitude * bg.sin(2.0 * np.pi * self.frequency * time)


def supply_and_load(amplitude, frequency, source, capacitance, load) -> dict:
    """The source with its resistance, a loop with the diodes: that is why there is an algebraic one."""
    return dict(
        mains=electrical.voltage_source(Mains(amplitude, frequency)),
        ac=bg.One(),
        source=electrical.resistor(source),
        dc=bg.Zero(),
        C=electrical.capacitor(capacitance),
        load=electrical.resistor(load),
    )


def half_wave(amplitude=325.0, frequency=50.0, source=1.0, capacitance=1e-3, load=100.0) -> bg.Graph:
    nodes = supply_and_load(amplitude, frequency, source, capacitance, load) | dict(D=electrical.diode())
    return bg.Graph(nodes, ["mains -> ac -> source", "ac -> D", "ac -> dc -> C", "dc -> load"])


def bridge(amplitude=325.0, frequency=50.0, source=1.0, capacitance=1e-3, load=100.0) -> bg.Graph:
    """Terminals a and b of the source; D1, D2 lead to the load, D3, D4 back from its other end, the ground."""
    branches = {f"b{k}": bg.One() for k in range(1, 5)} | {f"D{k}": electrical.diode() for k in range(1, 5)}
    nodes = supply_and_load(amplitude, frequency, source, capacitance, load) | dict(a=bg.Zero(), b=bg.Zero()) | branches
    diodes = [f"b{k} -> D{k}" for k in range(1, 5)] + ["a -> b1 -> dc", "b -> b2 -> dc", "b3 -> a", "b4 -> b"]
    return bg.Graph(nodes, ["mains -> ac -> source", "b -> ac -> a", "dc -> C", "dc -> load", *diodes])


# The knee of a diode passes within a microsecond: 1e-12 would cost many steps and tell nothing more.
OPTIONS = dict(rtol=1e-9)
SOURCE = "SciPy DOP853, diodes by a scalar Newton iteration"
HALF_WAVE = Model(half_wave, 0.1, "rectifier_half", 1e-8, gradient="load.R.resistance", source=SOURCE, options=OPTIONS)
BRIDGE = Model(bridge, 0.1, "rectifier_bridge", 1e-8, source=SOURCE, options=OPTIONS)
