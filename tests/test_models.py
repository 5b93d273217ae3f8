"""Laws over the registry: right-hand sides, references, gradients."""

from functools import lru_cache

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, dc_motor, free_rigid_body, pendulum_a01
from bgjax.system.parameters.paths import parameter

from .poses import pose
from .tables import table


NAMES = list(REGISTRY)


# thousands of operations, one after the other
HEAVY = {"sarrus", "chain", "bennett", "four_bar_tilted", "six_link_tree", "six_link_arm"}
# half a minute of compiling
SLOW = HEAVY | {"spatial_four_bar", "four_bar", "motor_crank", "slider_crank_conservative", "double_pendulum_points"}
SLOW |= {
    "slider_crank_hyperstatic",
    "slider_crank_ball",
    "flores_slider_crank",
    "four_bar_two_clearances",
    "crank_rocker_contact",
    "rectifier_bridge",
}


# minutes, one operation after the other: test_arm.py has their right-hand sides, against Pinocchio
LARGE = {"six_link_tree", "six_link_arm"}
SMALL = [name for name in NAMES if name not in LARGE]


def shared(names, slow=SLOW):
    return [pytest.param(name, marks=pytest.mark.slow) if name in slow else name for name in names]


@lru_cache
def compiled(name: str) -> bg.System:
    return bg.compile(REGISTRY[name].build(), method=REGISTRY[name].method)


def consistent_states(system: bg.System, count: int = 3) -> list[jax.Array]:
    """Random states of about 1 J a storage, moved onto the constraints by Gauss–Newton.

    A storage that would be empty within a nanosecond (a capacitor charged backwards across a diode bridge, 1e10 A)
    leaves nothing but rounding in the other variables, so that such states are drawn again."""
    if system.plan.equations.gaps:
        return [jnp.asarray(pose(system, seed)) for seed in range(count)]
    random, found = np.random.default_rng(7), []

    def hidden(y):
        return system.evaluate((Output.HIDDEN,), 0.3, y)

    while len(found) < count:
        y = jnp.asarray(random.normal(size=system.plan.size)) * system.scales()
        for _ in range(20 if system.plan.equations.hidden else 0):
            y = y - jnp.linalg.pinv(jax.jacfwd(hidden)(y)) @ hidden(y)
        if jnp.all(jnp.abs(system(0.3, y)) < 1e9 * system.scales()):
            found.append(y)
    return found


def once(system: bg.System, function):
    """jit, or for mechanisms the function as it is: thousands of operations run sooner than they compile. As a jvp, so
    that values are traced and not checked: a test may make a damping negative."""

    def run(*arguments):
        with jax.disable_jit():
            return jax.jvp(function, arguments, jax.tree.map(jnp.zeros_like, arguments))[0]

    return run if system.plan.equations.gaps else jax.jit(function)


@pytest.mark.parametrize("name", shared(SMALL, SLOW | {"slider_crank", "double_pendulum"}))
def test_right_hand_side_laws(name):
    """Power balance at every junction, energy rate = power from outside, constraint rates zero."""
    system = compiled(name)
    structure = system.causality.structure
    junctions = [(n, structure.attached[n.name]) for n in structure.nodes if n.is_junction]

    def laws(t, y):
        rates = system(t, y)
        powers = {b.name: system.plan.outputs(f"{b.name}.power") for b in structure.bonds}
        flat = system.outputs(t, y, [f"{b}.power" for b in powers])

        def arriving(bond, node):
            return flat[f"{bond.name}.power"] * (1 if bond.head == node.name else -1)

        balances = []
        for node, places in junctions:
            balances.append(sum(arriving(structure.bonds[k], node) for k in places))
        _, stored = jax.jvp(lambda t, y: system.energy(t, y), (t, y), (jnp.ones(()), rates))
        supplied = jnp.sum(system.evaluate((Output.SUPPLIES,), t, y))
        _, drift = jax.jvp(lambda t, y: system.evaluate((Output.HIDDEN,), t, y), (t, y), (jnp.ones(()), rates))
        scale = 1.0 + jnp.sum(jnp.abs(jnp.stack(list(flat.values()))))
        return jnp.stack(balances) / scale, (stored + supplied) / scale, drift / scale

    laws = once(system, laws)
    for y in consistent_states(system):
        balances, stored, drift = laws(jnp.asarray(0.3), y)
        np.testing.assert_allclose(balances, 0.0, atol=1e-12)
        np.testing.assert_allclose(stored, 0.0, atol=1e-12)
        np.testing.assert_allclose(drift, 0.0, atol=1e-12)


@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
@pytest.mark.parametrize("name", shared(SMALL))
def test_right_hand_side_derivatives(name):
    """jvp = vjp = central difference, by states and by every parameter at once."""
    system = compiled(name)
    arrays, static = eqx.partition(system, eqx.is_array)
    leaves, tree = jax.tree.flatten(arrays)
    random = np.random.default_rng(3)
    y = consistent_states(system, 1)[0]
    size = system.scales()  # of states and rates alike: a cubic metre of oil beside a volt says nothing
    direction = [jnp.asarray(random.normal(size=np.shape(x))) * jnp.where(x == 0.0, 0.1, jnp.abs(x)) for x in leaves]
    across = jnp.asarray(random.normal(size=y.shape)) * size

    # by these there is no derivative: they would open a loop
    opened = {key[1:] for key in system.plan.equations.redundancy.opening}
    elements = system.elements()
    held = {id(jax.tree.leaves(elements[path])[k]) for path, k, _ in opened}
    direction = [d * 0.0 if id(x) in held else d for d, x in zip(direction, leaves, strict=True)]

    def rates(leaves, y):
        return eqx.combine(jax.tree.unflatten(tree, leaves), static)(0.3, y) / size

    plain, rates = rates, once(system, rates)
    step = 1e-7
    if system.plan.equations.redundancy.varying:
        # repeated rows are solved as such only where they repeat, along the motion;
        # rounding in the regularised solve is larger
        across, step = system(0.3, y), 1e-6

    def at(s):
        return rates([x + s * step * d for x, d in zip(leaves, direction, strict=True)], y + s * step * across)

    # fourth order: a diode bends within a microvolt
    difference = (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * step)
    with jax.disable_jit(bool(system.plan.equations.gaps)):
        _, forward = jax.jvp(plain, (leaves, y), (direction, across))
    weight = jnp.asarray(random.normal(size=y.shape))
    with jax.disable_jit(bool(system.plan.equations.gaps)):
        pull_leaves, pull_y = jax.vjp(plain, leaves, y)[1](weight)
    reverse = (
        sum(jnp.sum(jnp.where(b == 0.0, 0.0, a * b)) for a, b in zip(pull_leaves, direction, strict=True))
        + pull_y @ across
    )
    scale = 1.0 + float(jnp.max(jnp.abs(forward)))
    np.testing.assert_allclose(difference / scale, forward / scale, atol=1e-7)  # step² and rounding/step
    np.testing.assert_allclose(reverse / scale, weight @ forward / scale, atol=1e-12)


def expected(model) -> tuple[np.ndarray, dict]:
    """Times and independent results: a closed form at 201 times, or a table at its own."""
    if isinstance(model.reference, str):
        data = table(model.reference)
        return data.pop("t"), data
    times = np.linspace(0.0, model.t1, 201)
    return times, dict(model.reference(times))


def component(sol: bg.Solution, quantity: str):
    """A result, or one of its components: 'rod.position[1]'."""
    name, _, number = quantity.partition("[")
    return sol[name][:, int(number[:-1])] if number else sol[name]


@pytest.mark.filterwarnings("ignore::bgjax.ContactLossWarning")
@pytest.mark.parametrize("name", shared(NAMES, SLOW | {"slider_crank", "servo_cylinder"}))
def test_trajectory_equals_reference(name):
    model = REGISTRY[name]
    times, results = expected(model)
    sol = bg.simulate(
        compiled(name),
        0.0,
        model.t1,
        dict(model.initial) or None,
        **{"rtol": 1e-12, "audit": True, "saveat": times, **model.run_options()},
    )
    for quantity, values in results.items():
        # pressures of 1e7 Pa and volumes of 1e-6 m³ have no common absolute tolerance
        scale = np.max(np.abs(values)) or 1.0
        np.testing.assert_allclose(
            component(sol, quantity) / scale,
            values / scale,
            atol=model.tolerance,
            rtol=0.0,
            err_msg=f"{quantity} ({model.source})",
        )
    assert float(sol.audit.error) < 1e-10


MECHANISMS = {
    "pendulum",
    "pendulum_a01_parts",
    "double_pendulum",
    "universal_body",
    "driven_crank",
    "screw_press",
    "crane_crab",
    "crank_rocker",
}  # minutes of compiling
# circuits and drives of elements that other models have too
LIKE_OTHERS = {"servo_cylinder", "geared", "rectifier_half", "ladder", "hydraulic_actuator", "servo_drive", "dc_motor"}
LIKE_OTHERS |= {"three_domains", "mass_spring_damper", "body_on_spring", "two_tank", "two_inertias"}


@pytest.mark.parametrize(
    "name",
    shared([n for n in NAMES if REGISTRY[n].gradient], MECHANISMS | LIKE_OTHERS),
)
def test_trajectory_gradient(name):
    """Reverse, forward and central difference of a loss at the end, relative to the gradient's norm."""
    model, system = REGISTRY[name], compiled(name)
    value = parameter(system.model, model.gradient)
    t1, size = min(model.t1, 1.0), system.scales()

    def loss(x, adjoint):
        changed = bg.set(system, {model.gradient: x})
        options = {**model.run_options(), "rtol": 1e-10}
        sol = bg.simulate(changed, 0.0, t1, saveat=dfx.SaveAt(t1=True), adjoint=adjoint, max_steps=4096, **options)
        return jnp.sum((sol.ys[-1] / size) ** 2)

    direction = jnp.ones_like(value)
    # its values serve for the difference too
    run = jax.jit(lambda x: jax.jvp(lambda x: loss(x, dfx.ForwardMode()), (x,), (direction,)))
    same, gradients = jax.jit(jax.value_and_grad(lambda x: loss(x, None)))(value)
    (plain, forward), reverse = run(value), jnp.sum(gradients * direction)
    step = 1e-5 * float(jnp.max(jnp.abs(value)))
    difference = (run(value + step * direction)[0] - run(value - step * direction)[0]) / (2 * step)
    np.testing.assert_allclose(plain, same, rtol=1e-12)
    np.testing.assert_allclose([forward, reverse], difference, rtol=2e-6)  # central difference over steps of rtol 1e-10
    np.testing.assert_allclose(forward, reverse, rtol=1e-9)


# -- published and independent results --------------------------------------------------------------
def run(system, data, **options):
    ts = data["t"]
    return bg.simulate(
        system, float(ts[0]), float(ts[-1]), saveat=dfx.SaveAt(ts=jnp.asarray(ts)), rtol=1e-12, atol=1e-14, **options
    )


def test_dc_motor_ctms():
    data = table("dc_motor_ctms")
    sol = run(bg.compile(dc_motor.build(1.0, 0.5, 1.0, 0.01, 0.01, 0.1)), data)
    np.testing.assert_allclose(sol["L.flow"], data["i"], atol=1e-9)
    np.testing.assert_allclose(sol["rotor.flow"], data["w"], atol=1e-9)


def test_dc_motor_ramp_start_with_load_step():
    """Corners of the ramp and the load step end a run each, so that no step crosses them."""
    data = table("dc_motor_dcpm_start")
    constant = (100 - 0.05 * 100) / (1425 * 2 * np.pi / 60)
    ramp = bg.Sampled((0.0, 0.2, 1.0, 2.0), (0.0, 0.0, 100.0, 100.0))
    graph = dc_motor.build(ramp, 0.0015, 0.05, constant, 0.3, 1e-300)
    system = bg.compile(graph.replace({"drag": bg.Se(0.0)}))
    state, ts = bg.initialise(system), data["t"]
    for start, end, load in ((0.0, 0.2, 0.0), (0.2, 1.0, 0.0), (1.0, 1.5, 0.0), (1.5, 2.0, 63.66)):
        inside = (ts >= start) & (ts <= end)
        changed = bg.set(system, {"drag.effort": load})
        sol = bg.simulate(
            changed, start, end, state, saveat=dfx.SaveAt(ts=jnp.asarray(ts[inside])), rtol=1e-12, atol=1e-13
        )
        state = sol.end_state
        np.testing.assert_allclose(sol["L.flow"], data["i"][inside], atol=1e-6)
        np.testing.assert_allclose(sol["rotor.flow"], data["w"][inside], atol=1e-7)
        np.testing.assert_allclose(sol["angle.angle"], data["phi"][inside], atol=1e-7)


TOPS = {
    "axis1": ((1.0, 2.0, 3.0), (1.0, 0.3, 0.2)),
    "dzhanibekov": ((1.0, 2.0, 3.0), (0.01, 1.0, 0.02)),
    "box": ((0.0016666666666666668, 0.004166666666666667, 0.004916666666666667), (0.1, 8.0, 0.05)),
}


@pytest.mark.parametrize("name", TOPS)
def test_torque_free_top(name):
    data = table(f"top_{name}")
    sol = run(bg.compile(free_rigid_body.build(*TOPS[name])), data)
    rates, turns = sol["J.flow"], sol["attitude.quaternion"]
    np.testing.assert_allclose(rates, np.stack([data[k] for k in ("w1", "w2", "w3")], 1), atol=1e-8)
    np.testing.assert_allclose(turns, np.stack([data[k] for k in ("q0", "q1", "q2", "q3")], 1), atol=1e-7)
    np.testing.assert_allclose(sol.energy, data["kinetic"], rtol=1e-9)


def test_a01_with_tension():
    data = table("a01_pendulum")
    sol = run(bg.compile(pendulum_a01.build()), data)
    np.testing.assert_allclose(sol["x.position"], np.stack([data["x"], data["y"]], 1), atol=1e-9)
    np.testing.assert_allclose(sol["mass.flow"], np.stack([data["vx"], data["vy"]], 1), atol=1e-8)
    np.testing.assert_allclose(sol["bar.effort"], data["tension"], atol=1e-8)
