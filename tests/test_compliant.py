"""Compliant joints: C ∥ R on constrained ports, convergence to rigid ones, preload, sharing, gradients, suggestions."""

from functools import lru_cache

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, pendulum, slider_crank
from bgjax.solvers import RadauIIA5

from .poses import pose
from .tables import table


Z = (0.0, 0.0, 1.0)


@lru_cache
def compliant(name: str) -> bg.System:
    return bg.compile(REGISTRY[name].build(), method=bg.Compliant(1e7, 200.0))


# -- what stands on the ports ---------------------------------------------------------------------------
def test_a_spring_and_a_damper_stand_on_every_constrained_port():
    system = compliant("slider_crank")
    kinds = {node.name: node.kind for node in system.causality.structure.nodes}
    ports = [name.removesuffix(".spring") for name, kind in kinds.items() if kind == "C" and name.endswith(".spring")]
    assert sorted(ports) == [
        "big_end.hold",
        "big_end.lock",
        "bore.guide",
        "bore.lock",
        "main.hold",
        "main.lock",
        "small_end.hold",
    ]
    assert all(kinds[f"{port}.damper"] == "R" for port in ports)
    assert system.unknowns == () and system.index == 0


def test_values_by_joint_port_direction_and_kind():
    method = bg.Compliant(
        1e7, 200.0, rotational_stiffness=1e6,
        at={"main": bg.Compliance(2e7), "main.hold.z": bg.Compliance(3e7, 5.0),
            "bore.lock": bg.Compliance(rotational_damping=7.0), "bore.y": bg.Compliance(4e7)},
    )  # fmt: skip
    elements = bg.compile(slider_crank.isostatic(), method=method).elements()

    def value(port, quantity):
        return np.asarray(getattr(elements[port], quantity)).tolist()

    assert value("main.hold.spring", "stiffness") == [2e7, 2e7, 3e7]
    assert value("main.hold.damper", "resistance") == [200.0, 200.0, 5.0]
    assert value("main.lock.spring", "stiffness") == 2e7  # one parameter for the joint holds for its rotations too
    assert value("big_end.lock.spring", "stiffness") == 1e6
    assert value("bore.lock.damper", "resistance") == 7.0
    assert value("bore.guide.spring", "stiffness") == [4e7, 1e7]


def test_parameters_of_the_method_by_path():
    method = bg.Compliant(1e7, 200.0, at={"main.hold": bg.Compliance(2e7)})
    system = bg.compile(slider_crank.isostatic(), method=method)
    changed = bg.set(system, {"method.stiffness": 5e6, "method.at.main.hold.stiffness": 3e7, "rod.mass": 2.0})
    assert float(bg.get(changed, "method.stiffness")) == 5e6
    assert float(changed.elements()["main.hold.spring"].stiffness) == 3e7
    assert {"method.stiffness", "method.damping", "method.at.main.hold.stiffness", "rod.mass"} <= set(bg.get(changed))
    with pytest.raises(bg.ParameterError, match="method.stiffness"):
        bg.set(system, {"method.stiffness": -1.0})


def test_a_constraint_drawn_by_hand():
    """Without a gap the spring integrates the flow; a prescribed flow is taken away before:
    two masses, one driven at 2 m/s."""
    nodes = dict(a=bg.I(1.0), one=bg.One(), tie=bg.Constraint(1, 2.0), pull=bg.Se(3.0))
    graph = bg.Graph(nodes, ["pull -> one", "one -> a", "one -> tie"])
    system = bg.compile(graph, method=bg.Compliant(1e6, 2e3))
    assert set(system.states) == {"a.flow", "tie.spring.displacement"}
    sol = bg.simulate(system, 0.0, 0.1)
    np.testing.assert_allclose(sol["a.flow"][0], 2.0, atol=1e-12)  # the initial condition obeys the constraint
    np.testing.assert_allclose(sol["a.flow"][-1], 2.0, atol=1e-6)
    np.testing.assert_allclose(sol["tie.effort"][-1], 3.0, rtol=1e-6)


# -- laws ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["pendulum", "four_bar", "universal_body", "car_axis"])
def test_power_balance_with_open_gaps(name):
    """What springs store, dampers take and sources give is what the bodies lose; gaps as large as loads make them."""
    system, random = compliant(name), np.random.default_rng(1)
    positions = np.concatenate(
        [np.full(slot.width, not slot.name.endswith((".flow", ".turned"))) for slot in system.plan.equations.states]
    )
    y = jnp.asarray(pose(system, 3) + 1e-7 * positions * random.normal(size=system.plan.size))
    with jax.disable_jit():
        _, stored = jax.jvp(lambda t, y: system.energy(t, y), (jnp.asarray(0.0), y), (jnp.ones(()), system(0.0, y)))
    powers = system.evaluate((Output.SUPPLIES,), 0.0, y)
    assert float(jnp.max(jnp.abs(system.evaluate((Output.ENERGIES,), 0.0, y)))) > 0.0
    np.testing.assert_allclose(stored + jnp.sum(powers), 0.0, atol=1e-11 * (1.0 + float(jnp.sum(jnp.abs(powers)))))


def test_derivatives_of_the_right_hand_side_by_every_parameter():
    """jvp, vjp and differences agree, stiffnesses and dampings of the joints among the parameters."""
    system = compliant("slider_crank_hyperstatic")
    arrays, static = eqx.partition(system, eqx.is_array)
    leaves, tree = jax.tree.flatten(arrays)
    random = np.random.default_rng(2)
    y = jnp.asarray(pose(system, 0))
    direction = [jnp.asarray(random.normal(size=np.shape(x))) * jnp.where(x == 0.0, 0.1, jnp.abs(x)) for x in leaves]

    def rates(leaves):
        return eqx.combine(jax.tree.unflatten(tree, leaves), static)(0.0, y)

    with jax.disable_jit():
        value, forward = jax.jvp(rates, (leaves,), (direction,))
        weight = jnp.asarray(random.normal(size=y.shape))
        (pulled,) = jax.vjp(rates, leaves)[1](weight)

        def at(s):
            return jax.jvp(
                rates,
                ([x + s * 1e-6 * d for x, d in zip(leaves, direction, strict=True)],),
                ([jnp.zeros_like(x) for x in leaves],),
            )[0]

        difference = (at(1.0) - at(-1.0)) / 2e-6
    scale = 1.0 + float(jnp.max(jnp.abs(forward)))
    np.testing.assert_allclose(
        sum(jnp.sum(a * b) for a, b in zip(pulled, direction, strict=True)) / scale,
        weight @ forward / scale,
        rtol=1e-10,
    )
    np.testing.assert_allclose(difference / scale, forward / scale, atol=1e-7)


# -- convergence to rigid joints -------------------------------------------------------------------------------
def one_degree(times: np.ndarray) -> np.ndarray:
    """Rates of Boudon's pendulum from its own one-degree equation, by Runge and Kutta's method with small steps."""

    def rates(s):
        return np.array([s[1], (-9.81 * 0.5 * np.cos(s[0]) - 10.0 * s[1]) / (0.083 + 0.25)])

    state, found, h = np.zeros(2), [0.0], times[1] - times[0]
    for _ in times[1:]:
        a = rates(state)
        b = rates(state + 0.5 * h * a)
        c = rates(state + 0.5 * h * b)
        state = state + h / 6.0 * (a + 2.0 * b + 2.0 * c + rates(state + h * c))
        found.append(state[1])
    return np.array(found)


STIFFNESSES = np.array([1e5, 1e6, 1e7, 1e8])


@lru_cache
def pendulum_errors() -> dict[str, np.ndarray]:
    """Errors of Boudon's pendulum by stiffness: angle, rate after the joint modes have decayed, peak of the rate at the
    start, and that peak with preloaded springs."""
    data, system = table("boudon_pendulum"), compliant("pendulum")
    late, early = data["t"] <= 2.0, np.linspace(0.0, 0.02, 4001)
    found: dict[str, list] = dict(angle=[], rate=[], peak=[], preloaded=[])
    for stiffness in STIFFNESSES:
        stiff = bg.set(system, {"method.stiffness": stiffness})

        def run(start, times, stiff=stiff):
            return bg.simulate(stiff, 0.0, times[-1], start, saveat=times, rtol=1e-9, atol=1e-12, solver=RadauIIA5())

        sol = run(None, data["t"][late])
        found["angle"].append(np.max(np.abs(sol["hinge.angle"] - data["hinge.angle"][late])))
        decayed = data["t"][late] >= 0.2
        found["rate"].append(np.max(np.abs(sol["hinge.rate"] - data["hinge.rate"][late])[decayed]))
        for name, preload in (("peak", False), ("preloaded", True)):
            start = bg.initialise(stiff, {"hinge.rate": 0.0}, preload=preload)
            found[name].append(np.max(np.abs(run(start, early)["hinge.rate"] - one_degree(early))))
    return {name: np.array(values) for name, values in found.items()}


def slope(errors: np.ndarray) -> float:
    return float(np.polyfit(np.log10(STIFFNESSES), np.log10(errors), 1)[0])


@pytest.mark.slow
def test_pendulum_converges_with_stiffness():
    """Angles, and rates after the joint modes have decayed, fall as 1/k; the start-up peak of the rate (Boudon 2019,
    fig. 21) tends to 1/√k, since the load comes at once; springs that carry it from the start leave no peak."""
    errors = pendulum_errors()
    assert abs(slope(errors["angle"]) + 1.0) < 0.05
    assert abs(slope(errors["rate"]) + 1.0) < 0.05
    # by decade: −0.31, −0.42, −0.47, as the damping of 200 N·s/m matters less
    steepness = np.diff(np.log10(errors["peak"]))
    assert np.all(np.diff(steepness) < 0.0) and abs(steepness[-1] + 0.5) < 0.05
    assert abs(slope(errors["preloaded"]) + 1.0) < 0.1
    assert errors["preloaded"][-1] < 0.02 * errors["peak"][-1]


def test_slider_crank_first_two_seconds():
    """Piston velocity within Boudon's 4e-3 m/s at k = 1e7, r = 200, for both variants;
    the solver is the cheaper one."""
    data = table("boudon_slider_crank")
    early = data["t"] <= 2.0
    for name in ("slider_crank", "slider_crank_hyperstatic"):
        sol = bg.simulate(compliant(name), 0.0, 2.0, saveat=data["t"][early])
        assert sol.solver == "Tsit5"
        np.testing.assert_allclose(sol["bore.velocity"], data["bore.velocity"][early], atol=4e-3)


@pytest.mark.slow
def test_slider_crank_after_49_turns_the_error_is_the_models():
    """It divides by ten with each decade of stiffness. Explicit steps, which stability holds down,
    are far more accurate than is asked for."""
    data, errors, policy = table("boudon_slider_crank"), [], dict(rtol=1e-6, atol=1e-8, solver=dfx.Tsit5())
    for stiffness in (1e7, 1e8, 1e9):
        sol = bg.simulate(
            bg.set(compliant("slider_crank"), {"method.stiffness": stiffness}), 0.0, 10.0, saveat=data["t"], **policy
        )
        errors.append(abs(float(sol["main.angle"][-1]) - data["main.angle"][-1]))
    np.testing.assert_allclose(np.divide(errors[:-1], errors[1:]), 10.0, rtol=0.01)


@pytest.mark.slow
def test_radau_takes_a_fifth_of_the_steps():
    """At k = 1e7, rtol 1e-6, and an absolute tolerance as strict as the relative one."""
    steps = {}
    for solver in (RadauIIA5(), dfx.Tsit5()):
        sol = bg.simulate(compliant("slider_crank"), 0.0, 2.0, rtol=1e-6, atol=1e-6, solver=solver)
        steps[type(solver)] = int(sol.stats["num_steps"])
    assert steps[RadauIIA5] <= 0.2 * steps[dfx.Tsit5]


@pytest.mark.slow
def test_stiff_and_damped_joints_choose_radau():
    """A pendulum whose joint is a hundred times stiffer and overdamped: explicit steps would cost more."""
    system = bg.set(compliant("pendulum"), {"method.stiffness": 1e9, "method.damping": 1e6})
    sol = bg.simulate(system, 0.0, 2.0)
    data = table("boudon_pendulum")
    assert sol.solver == "RadauIIA5"
    np.testing.assert_allclose(sol["hinge.angle"][-1], data["hinge.angle"][data["t"] == 2.0][0], atol=1e-6)


# -- reactions ---------------------------------------------------------------------------------------------------
def door(**joints) -> bgm.Assembly:
    """Two hinges on one axis: ten rows, five of which say nothing new; the weight pulls along and across the axis."""
    parts = dict(
        world=bgm.World(gravity=(0.0, -9.81, -5.0), points=dict(T=(0.0, 0.0, 0.8), B=(0.0, 0.0, -0.6))),
        top=bgm.Revolute(Z),
        bottom=bgm.Revolute(Z),
    )
    parts["leaf"] = bgm.Body(2.0, (0.3, 0.4, 0.2), points=dict(T=(-0.5, 0.0, 0.8), B=(-0.5, 0.0, -0.6)))
    return bgm.Assembly(
        parts, ["world.T -> top -> leaf.T", "world.B -> bottom -> leaf.B"], initial={"top.angle": 0.3, "top.rate": 1.0}
    )


@pytest.mark.slow
def test_shared_reactions_are_the_stiff_limit():
    """Reactions that are not unique, shared by compliances, are those of stiff joints with the same ratios."""
    ratios = bg.Compliant(
        1e9, 1e5, rotational_stiffness=2e8, at={"top": bg.Compliance(3e9), "bottom.z": bg.Compliance(5e8)}
    )
    names = [f"{joint}.reaction_{kind}" for joint in ("top", "bottom") for kind in ("force", "torque")]
    rigid = bg.compile(door(), method=bg.Multipliers(ratios))
    assert len(rigid.redundant) == 5
    shared = rigid.outputs(0.0, bg.initialise(rigid), names)
    soft = bg.compile(door(), method=ratios)
    sol = bg.simulate(soft, 0.0, 0.02, bg.initialise(soft, preload=False), rtol=1e-9)
    later = bg.simulate(rigid, 0.0, 0.02, rtol=1e-9)
    plain = bg.compile(door()).outputs(0.0, bg.initialise(rigid), names)
    for name in names:
        np.testing.assert_allclose(sol[name][-1], later[name][-1], atol=2e-3)
        assert np.all(np.isfinite(shared[name]))
    assert np.max(np.abs(plain["top.reaction_force"] - shared["top.reaction_force"])) > 0.1  # equal sharing is another


# -- gradients, initial conditions, suggestions ------------------------------------------------------------------------
@pytest.mark.slow
def test_trajectory_gradient_by_stiffness_and_damping():
    """Also through preloaded initial conditions: central differences, relative to the gradient."""
    system = bg.compile(pendulum.build(), method=bg.Compliant(1e4, 20.0, rotational_stiffness=2e3))
    paths = ["method.stiffness", "method.damping", "method.rotational_stiffness", "bar.mass"]
    sizes = jnp.array([1e4, 20.0, 2e3, 1.0])

    def end(scales):
        changed = bg.set(system, {path: size * scale for path, size, scale in zip(paths, sizes, scales, strict=True)})
        start = bg.initialise(changed, {"hinge.rate": 0.0}, preload=True)
        sol = bg.simulate(
            changed,
            0.0,
            0.05,
            start,
            rtol=1e-11,
            atol=1e-13,
            solver=dfx.Dopri8(),
            saveat=dfx.SaveAt(t1=True),
            adjoint=dfx.ForwardMode(),
        )
        return 1e3 * sol.ys[0] @ jnp.arange(1.0, 1.0 + system.plan.size)

    ones, step = jnp.ones(4), 1e-4
    gradient = eqx.filter_jit(jax.jacfwd(end))(ones)
    run = eqx.filter_jit(end)
    differences = jnp.stack([(run(ones.at[k].add(step)) - run(ones.at[k].add(-step))) / (2.0 * step) for k in range(4)])
    np.testing.assert_allclose(differences, gradient, atol=1e-6 * float(jnp.linalg.norm(gradient)))
    assert np.all(np.abs(gradient[jnp.array([0, 1, 3])]) > 0.0)


def test_geometry_that_fits_only_nearly_is_taken_by_the_springs():
    """A hinge of a redundant loop 1 mm out of the plane: rigid joints refuse it, compliant ones start and run."""
    moved = bg.set(slider_crank.hyperstatic(), {"rod.points.B": (0.5, 0.0, 1e-3)})
    with pytest.raises(bg.InitialError):
        bg.initialise(bg.compile(moved))
    soft = bg.compile(moved, method=bg.Compliant(1e6, 200.0))
    sol = bg.simulate(soft, 0.0, 0.05)
    gaps = np.concatenate(
        [
            np.abs(np.asarray(sol[f"{name}.hold.spring.displacement"]))[:1].ravel()
            for name in ("main", "big_end", "small_end")
        ]
    )
    assert 1e-5 < np.max(gaps) < 1e-3


def test_structures_that_cannot_move():
    """A beam on two pins: rigid joints would be refused, compliant ones carry half the weight each,
    also from the start."""
    beam = bgp.Body(1.0, 0.1, points=dict(A=(-0.5, 0.0), B=(0.5, 0.0)))
    parts = dict(world=bgp.World(points=dict(Q=(1.0, 0.0))), beam=beam, left=bgp.Revolute(), right=bgp.Revolute())
    bridge = bgp.Assembly(parts, ["world -> left -> beam.A", "world.Q -> right -> beam.B"])
    system = bg.compile(bridge, method=bg.Compliant(1e6, 100.0))
    y = bg.initialise(system, preload=True)
    for name, force in system.outputs(0.0, y, ["left.reaction_force", "right.reaction_force"]).items():
        np.testing.assert_allclose(force, (0.0, 0.5 * 9.81), atol=1e-9, err_msg=name)
    np.testing.assert_allclose(system(0.0, y), 0.0, atol=1e-9)
    np.testing.assert_allclose(
        float(bg.suggest_compliance(bridge, accuracy=1e-5, quiet=True).method.stiffness), 0.5 * 9.81e5, rtol=1e-9
    )


def test_suggestions_know_the_lengths_of_planar_and_spatial_bodies_alike():
    """A bar welded 0.4 m beside its mass centre: weight over accuracy, and moment times length over accuracy."""
    plane = dict(world=bgp.World(), bar=bgp.Body(1.0, 0.1, points=dict(A=(0.4, 0.0))), weld=bgp.Weld())
    space = dict(
        world=bgm.World(gravity=(0.0, -9.81, 0.0)),
        bar=bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(A=(0.4, 0.0, 0.0))),
        weld=bgm.Weld(),
    )
    found = [
        bg.suggest_compliance(family.Assembly(parts, ["world -> weld -> bar.A"]), quiet=True).method
        for family, parts in ((bgp, plane), (bgm, space))
    ]
    for method in found:
        np.testing.assert_allclose(float(method.stiffness), 9.81e5, rtol=1e-9)
        np.testing.assert_allclose(float(method.rotational_stiffness), 9.81 * 0.4 * 0.8 / 1e-5, rtol=1e-9)


def test_suggested_values_keep_the_accuracy(capsys):
    found = bg.suggest_compliance(pendulum.build(), accuracy=1e-5, t1=2.0)
    assert "highest mode" in capsys.readouterr().out
    system = bg.compile(pendulum.build(), method=found.method)
    sol = bg.simulate(system, 0.0, 2.0, bg.initialise(system, preload=True))
    gap = max(float(np.max(np.abs(np.asarray(sol[f"hinge.{port}.spring.displacement"])))) for port in ("hold", "lock"))
    assert 0.2e-5 < gap < 1.1e-5
    fastest = max(abs(np.linalg.eigvals(np.asarray(jax.jacfwd(lambda y: system(0.0, y))(bg.initialise(system))))))
    np.testing.assert_allclose(found.highest, fastest, rtol=0.3)
