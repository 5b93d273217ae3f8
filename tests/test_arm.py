"""Six links by minimal coordinates: mass matrix, bias forces and accelerations are Pinocchio's, the published ones,
and those of Multipliers."""

from functools import lru_cache

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, six_link_arm
from bgjax.system.evaluate_numbers import evaluate_numbers

from .poses import pose
from .tables import table


TABLES = {
    "pinocchio_arm": "six_link_arm",
    "puma560_inverse_dynamics": "six_link_arm",
    "pinocchio_tree": "six_link_tree",
}
OTHERS = ("acceleration", "tau", "bias", "gravity", "M")  # columns that are not named like results
# viscous and Coulomb friction of the motors (Corke & Armstrong-Hélouvry 1994),
# [N·m·s/rad] and [N·m] where they turn forwards
VISCOUS = np.array([0.00148, 0.000817, 0.00138, 7.12e-5, 8.26e-5, 3.67e-5])
COULOMB = np.array([0.395, 0.126, 0.132, 0.0112, 0.00926, 0.00396])
# a state of MinimalCoordinates is named after its junction (joint_1.turning.flow),
# its unknown after the source (joint_1.turning_free.acceleration)
FORWARD = 5  # row of the published table whose accelerations are the result


@lru_cache
def compiled(name: str, method: str = "MinimalCoordinates") -> bg.System:
    return bg.compile(REGISTRY[name].build(), method=getattr(bg, method)())


# -- tables ---------------------------------------------------------------------------------------------------------
def vectors(data: dict, name: str) -> np.ndarray:
    """Columns name.1, name.2, …, one row a state."""
    return np.stack([data[key] for key in data if key.startswith(f"{name}.")], axis=1)


def matrices(data: dict) -> np.ndarray:
    size = max(int(key.split(".")[1]) for key in data if key.startswith("M."))

    def row(i: int) -> list[np.ndarray]:
        return [data[f"M.{min(i, j)}.{max(i, j)}"] for j in range(1, size + 1)]

    return np.moveaxis(np.array([row(i) for i in range(1, size + 1)]), 2, 0)


def states(system: bg.System, data: dict) -> tuple[np.ndarray, np.ndarray]:
    """Flat states from columns named like results, and the places of the velocities among them in
    the order of the table."""
    starts = {slot.name: slot.start for slot in system.plan.equations.states}
    found, moving = np.zeros((len(next(iter(data.values()))), system.plan.size)), []
    for key in [key for key in data if key.split(".")[0] not in OTHERS]:
        name, _, number = key.partition("[")
        place = starts[system.plan.resolve(name)] + int(number[:-1] or 0)
        found[:, place] = data[key]
        moving += [place] if system.plan.resolve(name).endswith(".flow") else []
    return found, np.array(moving)


@lru_cache
def given(name: str) -> tuple[bg.System, dict, np.ndarray, np.ndarray]:
    system, data = compiled(TABLES[name]), table(name)
    return system, data, *states(system, data)


# -- the system's numbers ---------------------------------------------------------------------------------------------
def rates(system: bg.System, ys: np.ndarray) -> np.ndarray:
    return evaluate_numbers(system, (Output.RATES,), np.zeros(len(ys)), ys)


def pushed(ys: np.ndarray, torques: np.ndarray) -> np.ndarray:
    """Rates of the arm under torques on its joints, one set a second, so that one system has them all."""
    seconds = np.arange(len(ys), dtype=float)
    efforts = [bg.Sampled(seconds, torque) for torque in torques.T]
    system = bg.compile(six_link_arm.build(efforts=efforts), method=bg.MinimalCoordinates())
    return evaluate_numbers(system, (Output.RATES,), seconds, ys)


def transferred(system: bg.System, ys: np.ndarray, other: bg.System) -> np.ndarray:
    """The same states for another method: its states are results here, its counters of turns the joints' angles."""
    names = [slot.name.replace(".turned", ".angle") for slot in other.plan.equations.states]
    return evaluate_numbers(system, tuple(names), np.zeros(len(ys)), ys)


@lru_cache
def carried(function, name: str) -> np.ndarray:
    """A matrix of the generalised velocities at the states of a table, in its order."""
    system, _, ys, moving = given(name)
    found = np.stack([function(system, 0.0, y).values for y in ys])
    order = np.argsort(np.argsort(moving))
    return found[:, order][:, :, order]


def times(matrix: np.ndarray, vector: np.ndarray) -> np.ndarray:
    return np.einsum("nij,nj->ni", matrix, vector)


def close(found, expected, tolerance=1e-12) -> None:
    """To a part of the largest value."""
    scale = np.max(np.abs(expected))
    np.testing.assert_allclose(found / scale, expected / scale, rtol=0.0, atol=tolerance)


# -- against Pinocchio -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", TABLES)
def test_virtual_inertia_is_the_mass_matrix(name):
    close(carried(bg.virtual_inertia, name), matrices(table(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pinocchio_arm", "pinocchio_tree"])
def test_gyristor_and_eulerian_structures_are_the_velocity_forces(name):
    _, data, ys, moving = given(name)
    matrix = carried(bg.gyristor, name) + carried(bg.transported_ejs, name)
    close(times(matrix, ys[:, moving]), vectors(data, "bias") - vectors(data, "gravity"))


def test_virtual_inertia_under_derivative_causality():
    """Where poses are states too: the mass matrix of minimal coordinates."""
    system, other = compiled("double_pendulum"), compiled("double_pendulum", "DerivativeCausality")
    ys = np.stack([pose(system, seed) for seed in range(2)])
    expected, found = (
        np.stack([bg.virtual_inertia(each, 0.0, y).values for y in states])
        for each, states in ((system, ys), (other, transferred(system, ys, other)))
    )
    close(found, expected)


@pytest.mark.slow
def test_virtual_inertia_of_the_arm_under_derivative_causality():
    system, data, ys, _ = given("pinocchio_arm")
    other = compiled("six_link_arm", "DerivativeCausality")
    close(np.stack([bg.virtual_inertia(other, 0.0, y).values for y in transferred(system, ys, other)]), matrices(data))


def test_virtual_inertia_by_jax_is_that_by_numbers():
    system = compiled("double_pendulum")
    ys = np.stack([pose(system, seed) for seed in range(2)])
    traced = jax.vmap(lambda y: bg.virtual_inertia(system, 0.0, y).values)(jnp.asarray(ys))
    close(np.asarray(traced), np.stack([bg.virtual_inertia(system, 0.0, y).values for y in ys]), 1e-14)


def test_bias_forces_are_those_without_torques():
    system, data, ys, moving = given("pinocchio_arm")
    close(-times(matrices(data), rates(system, ys)[:, moving]), vectors(data, "bias"))


@pytest.mark.parametrize("name", ["pinocchio_arm", "pinocchio_tree"])
def test_accelerations(name):
    """Of the arm under torques on its joints, of the tree under its dampers and springs."""
    system, data, ys, moving = given(name)
    found = pushed(ys, vectors(data, "tau")) if "tau.1" in data else rates(system, ys)
    close(found[:, moving], vectors(data, "acceleration"))


def test_inverse_dynamics():
    """The torques that accelerations take."""
    system, data, ys, moving = given("puma560_inverse_dynamics")
    more = vectors(data, "acceleration") - rates(system, ys)[:, moving]
    close(times(carried(bg.virtual_inertia, "puma560_inverse_dynamics"), more), vectors(data, "tau"))


# -- against published numbers, four decimals --------------------------------------------------------------------------
def test_published_accelerations_and_torques():
    """Of the PUMA 560 in its pose qn: forward where the torques were given,
    else the torques that the accelerations take."""
    data, ratios, heavy = (
        table("puma560_published"),
        np.array([link[7] for link in six_link_arm.LINKS]),
        compiled("six_link_arm"),
    )
    speeds = np.stack([data[f"joint_{k}.rate"] for k in range(1, 7)], axis=1)
    friction = VISCOUS * ratios**2 * speeds + np.abs(ratios) * COULOMB * np.sign(speeds)
    ys = np.hstack([np.tile(six_link_arm.START, (len(speeds), 1)), speeds])
    light, mass = bg.set(heavy, {"world.gravity": (0.0, 0.0, 0.0)}), np.asarray(bg.virtual_inertia(heavy, 0.0, ys[0]))
    falling = np.where(data["gravity"][:, None] == 1.0, rates(heavy, ys), rates(light, ys))[:, 6:]
    torques = (vectors(data, "acceleration") - falling) @ mass + friction
    found = falling + np.linalg.solve(mass, (vectors(data, "tau") - friction).T).T
    np.testing.assert_allclose(found[FORWARD], vectors(data, "acceleration")[FORWARD], atol=6e-5)
    np.testing.assert_allclose(np.delete(torques, FORWARD, 0), np.delete(vectors(data, "tau"), FORWARD, 0), atol=6e-5)


# -- against Multipliers -----------------------------------------------------------------------------------------------
def derivatives(system: bg.System, ys: np.ndarray, names: tuple[str, ...]) -> np.ndarray:
    """Of results, along the motion."""

    def along(y, rate):
        return jax.jvp(lambda y: system.evaluate(names, 0.0, y), (y,), (rate,))[1]

    with jax.disable_jit():
        return np.asarray(jax.vmap(along)(jnp.asarray(ys), jnp.asarray(rates(system, ys))))


HYPERSTATIC = pytest.param("slider_crank_hyperstatic", marks=pytest.mark.slow)


@pytest.mark.parametrize(
    "name",
    [
        "double_pendulum",
        *[pytest.param(n, marks=pytest.mark.slow) for n in ("six_link_tree", "six_link_arm", "slider_crank")],
        HYPERSTATIC,
    ],
)
def test_accelerations_are_those_of_multipliers(name):
    minimal, multipliers = compiled(name), compiled(name, "Multipliers")
    ys = np.stack([pose(minimal, seed, 0.5) for seed in range(4)])
    flows = [slot for slot in minimal.plan.equations.states if slot.name.endswith(".flow")]
    moving = [slot.start + k for slot in flows for k in range(slot.width)]
    others = transferred(minimal, ys, multipliers)
    close(derivatives(multipliers, others, tuple(slot.name for slot in flows)), rates(minimal, ys)[:, moving])
