"""bg.gradient: both modes agree with each other, with jax.grad through simulate and with differences."""

from dataclasses import dataclass

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.analysis import gradient as _gradient
from bgjax.models import planar_pendulum, rc


PATHS = ["R.resistance", "C.compliance"]


@pytest.fixture(scope="module")
def circuit():
    return bg.compile(rc.build())


def loss(sol):
    return jnp.mean(sol["C.effort"] ** 2)


@pytest.fixture(scope="module")
def found(circuit):
    return bg.gradient(loss, circuit, PATHS, 0.0, 3.0, rtol=1e-9)


def test_reverse_mode_for_several_numbers(circuit, found):
    assert found.mode == "reverse" and "2 numbers" in found.reason

    def run(r):
        return float(loss(bg.simulate(bg.set(circuit, {"R.resistance": r}), 0.0, 3.0, rtol=1e-9)))

    np.testing.assert_allclose(found["R.resistance"], (run(1001.0) - run(999.0)) / 2.0, rtol=1e-5)
    np.testing.assert_allclose(found.value, run(1000.0), rtol=1e-9)
    assert "reverse mode" in str(found) and found.timing.compiling > 0.0
    assert bool(found.solution.successful)


def test_forward_mode_gives_the_same(circuit, found):
    forward = bg.gradient(loss, circuit, PATHS, 0.0, 3.0, rtol=1e-9, mode="forward")
    assert forward.mode == "forward" and forward.reason == "as you asked"
    for path in PATHS:
        np.testing.assert_allclose(forward[path], found[path], rtol=1e-9)


def test_the_cost_is_told(found):
    assert found.times_forward > 0.0 and "times one run" in str(found)


def test_a_run_that_is_longer_than_a_tape(circuit, found, monkeypatch):
    monkeypatch.setattr(_gradient, "TAPES", (8, 16))
    longer = bg.gradient(loss, bg.compile(rc.build(), fixed=["V.effort"]), PATHS, 0.0, 3.0, rtol=1e-9)
    np.testing.assert_allclose(longer["R.resistance"], found["R.resistance"], rtol=1e-7)


def test_other_numbers_compile_nothing(circuit, found):
    again = bg.gradient(
        loss, bg.set(circuit, {"R.resistance": 800.0}), PATHS, 0.0, 2.0, rtol=1e-8, saveat=np.linspace(0.0, 2.0, 201)
    )
    assert again.timing.compiling == 0.0 and again.value != found.value


@pytest.mark.slow
def test_simulate_differentiates_as_before(circuit, found):
    def run(r):
        return loss(bg.simulate(bg.set(circuit, {"R.resistance": r}), 0.0, 3.0, rtol=1e-9, adjoint=dfx.ForwardMode()))

    np.testing.assert_allclose(jax.jacfwd(run)(jnp.asarray(1000.0)), found["R.resistance"], rtol=1e-9)


@pytest.mark.slow
def test_the_start_moves_with_the_geometry():
    """A rod that is longer starts lower: the loop is closed again. A mass moves no initial condition."""
    pendulum = bg.compile(planar_pendulum.build())

    def height(sol):
        return sol["rod.position"][0, 1]

    start = {"hinge.angle": -0.7, "hinge.rate": 1.0}
    found = bg.gradient(height, pendulum, ["rod.points.top", "rod.mass"], 0.0, 0.1, start)
    np.testing.assert_allclose(found["rod.points.top"][0], -np.sin(-0.7), rtol=1e-8)
    np.testing.assert_allclose(found["rod.mass"], 0.0, atol=1e-12)


@pytest.mark.slow
def test_many_numbers_go_backwards():
    """Sixteen resistors in series: the gradient by each is the same."""
    nodes = dict(V=bg.Se(5.0), j=bg.One(), C=bg.C(1e-3), **{f"R{k}": bg.R(50.0) for k in range(16)})
    system = bg.compile(bg.Graph(nodes, ["V -> j -> C", *[f"j -> R{k}" for k in range(16)]]))
    found = bg.gradient(loss, system, [f"R{k}.resistance" for k in range(16)], 0.0, 1.0)
    assert found.mode == "reverse" and "more than" in found.reason
    np.testing.assert_allclose(list(found.derivatives.values()), found["R0.resistance"], rtol=1e-9)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("loss", [lambda sol: 3, lambda sol: np.float32(3.0), lambda sol: jnp.sum(sol.ys > -np.inf)])
def test_whole_and_constant_losses_have_derivative_zero(circuit, mode, loss):
    gradient = bg.gradient(loss, circuit, "R.resistance", 0.0, 3.0, mode=mode)
    assert gradient.value == float(loss(gradient.solution)) and gradient["R.resistance"] == 0.0
    swept = bg.sweep(circuit, {"R.resistance": [1.0, 2.0]}, 0.0, 3.0, loss=loss, paths="R.resistance")
    assert np.all(swept.losses == gradient.value) and np.all(swept.derivatives["R.resistance"] == 0.0)


@dataclass(frozen=True)
class End:
    """A loss that is an object with a hash."""

    name: str

    def __call__(self, sol):
        return sol[self.name][-1]


def test_losses_may_be_objects(circuit):
    assert bg.gradient(End("C.effort"), circuit, "R.resistance", 0.0, 3.0).value > 0.0
