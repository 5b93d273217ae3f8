"""Four methods on one model: derivative causality and minimal coordinates beside multipliers, on every mechanism."""

import warnings
from functools import lru_cache

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.formulation.records.output import Output
from bgjax.models import (
    REGISTRY,
    crank_slider_favre,
    pendulum,
    planar_four_bar,
    planar_pendulum,
    planar_slider_crank,
    slider_crank,
)
from bgjax.simulation.run.projection import FOLLOWING
from bgjax.system.evaluate_numbers import evaluate_numbers

from .poses import carried, derivatives, pose
from .tables import table


X, Y, Z = np.eye(3)
MECHANISMS = [name for name, model in REGISTRY.items() if isinstance(model.build(), bgm.Assembly)]
SOON = (
    "pendulum",
    "car_axis",
    "driven_crank",
    "geared",
    "screw_press",
    "double_pendulum",
    "pendulum_a01_parts",
    "slider_crank_hyperstatic",
)
# the others take seconds to be compiled twice
SOON += ("planar_pendulum", "planar_four_bar", "planar_slider_crank", "crane_crab", "universal_body")
METHODS = {
    "derivative": bg.DerivativeCausality(),
    "minimal": bg.MinimalCoordinates(),
    "multipliers": bg.MinimalCoordinates(loops="multipliers"),
}
REACTIONS = ("reaction_force", "reaction_torque", "drive_torque", "drive_force")


@lru_cache
def built(name: str) -> bgm.Assembly:
    return REGISTRY[name].build()


def bodies() -> dict:
    return dict(
        a=bgm.Body(1.0, (0.5, 0.7, 0.9), points=dict(P=(0.5, 0.1, 0.0))),
        b=bgm.Body(2.0, (0.4, 0.3, 0.6), points=dict(Q=(-0.3, 0.0, 0.2))),
        c=bgm.Body(2.0, ((0.4, 0.05, 0.0), (0.05, 0.3, 0.1), (0.0, 0.1, 0.6)), points=dict(Q=(-0.3, 0.0, 0.2))),
    )


def chain(*connections: str, **joints) -> bgm.Assembly:
    return bgm.Assembly(dict(world=bgm.World((1.0, -9.0, 3.0)), **bodies(), **joints), connections)


TURNED, OTHER = (0.9, 0.1, 0.2, 0.3), (0.5, 0.1, 0.7, 0.3)
# joints of every kind, drawn both ways, from floating bodies, on a moved support
CHAINS = {
    "floating": chain("a.P -> j -> b.Q", "b -> k -> c.Q", j=bgm.Revolute(Z, damping=0.3), k=bgm.Spherical(damping=0.1)),
    "free": chain("world -> i -> a", "a.P -> j -> b.Q", "b -> k -> c.Q", i=bgm.Free(), j=bgm.Revolute(Z),
        k=bgm.Universal(Y, Z)),
    "sliding": chain("world -> i -> a", "a.P -> j -> b.Q", "b -> k -> c.Q", i=bgm.Cylindrical(Z),
        j=bgm.Planar(Z, damping=0.3), k=bgm.PointOnLine(Y)),
    "screw": chain("b.Q -> j -> a.P", "world -> i -> b", "b -> k -> c.Q", i=bgm.PointOnPlane(Z),
        j=bgm.FreeTranslation(), k=bgm.Screw(Y, 0.3)),
    "support": chain(
        "world -> s -> i -> a", "a.P -> j -> b.Q", "b -> k -> c.Q",
        s=bgm.Support((0.1, 0.2, 0.3), angle=0.3), i=bgm.Revolute(Y), j=bgm.Universal(Y, Z), k=bgm.Spherical(),
    ),
    "reversed": chain(
        "a -> i -> world", "b.Q -> j -> a.P", "c.Q -> k -> b",
        i=bgm.Revolute(Y, frame_a=TURNED, frame_b=OTHER), j=bgm.Universal(Y, Z, frame_a=TURNED), k=bgm.Prismatic(Y),
    ),
    "welded": chain("world -> i -> a", "a.P -> j -> b.Q", "b -> k -> c.Q", i=bgm.Spherical(), j=bgm.Weld(),
        k=bgm.Distance(0.7)),
}  # fmt: skip


def check_equal(model: bgm.Assembly, method, seeds=(0, 1), reactions=True) -> None:
    """Accelerations and reactions are those of multipliers at random states of the method's own."""
    system, other = bg.compile(model, method=method), bg.compile(model)
    names = tuple(slot.name for slot in other.plan.equations.states if slot.name.endswith(".flow"))
    shown = tuple(name for name in other.results if name.endswith(REACTIONS)) if reactions else ()
    for seed in seeds:
        state = pose(system, seed)
        same = carried(system, state, other)
        assert (
            np.max(np.abs(evaluate_numbers(other, (Output.GAPS, Output.HIDDEN), np.zeros(1), same[None])), initial=0.0)
            < 1e-11
        )
        rates = evaluate_numbers(other, (Output.RATES,), np.zeros(1), same[None])[0]
        places = [
            slot.start + k for slot in other.plan.equations.states if slot.name in names for k in range(slot.width)
        ]
        size = 1.0 + np.max(np.abs(rates))
        np.testing.assert_allclose(derivatives(system, state, names), rates[places], atol=2e-9 * size)
        mine, theirs = (
            evaluate_numbers(s, shown, np.zeros(1), y[None])[0] for s, y in ((system, state), (other, same))
        )
        np.testing.assert_allclose(mine, theirs, atol=1e-9 * (1.0 + np.max(np.abs(theirs), initial=0.0)))


LATER = [pytest.param(name, "minimal", marks=pytest.mark.slow) for name in MECHANISMS if name not in SOON]
# as many closing rows as joint rates, one of which repeats others
LATER.append(pytest.param("sarrus", "derivative", marks=pytest.mark.slow))


@pytest.mark.parametrize(
    ("name", "method"), [*[(name, method) for name in SOON for method in ("derivative", "minimal")], *LATER]
)
def test_accelerations_and_reactions_are_those_of_multipliers(name, method):
    """Where rank varies along the way, reactions that are not unique come out of what is regularised,
    so only motion is compared."""
    found = [
        bg.compile(built(name), **options).plan.equations.redundancy for options in ({}, {"method": METHODS[method]})
    ]
    check_equal(built(name), METHODS[method], seeds=(0,), reactions=not any(item.varying for item in found))


@pytest.mark.parametrize("method", [pytest.param("derivative", marks=pytest.mark.slow), "minimal"])
@pytest.mark.parametrize("name", CHAINS)
def test_joints_of_every_kind_are_flow_sources(name, method):
    check_equal(CHAINS[name], METHODS[method])


@pytest.mark.parametrize(
    "name", ["pendulum", "double_pendulum", "universal_body", "screw_press", "crane_crab", "planar_pendulum"]
)
def test_open_chains_have_no_multipliers(name):
    """All inertias follow from the joints: derivative causality, nothing but the rates of
    generalised velocities to solve."""
    for method in METHODS.values():
        system = bg.compile(built(name), method=method)
        assert system.causality.derivative and not system.causality.integral
        assert not any(".effort" in line for line in system.unknowns)
        assert "LCAP" in str(system)


def test_loops_keep_multipliers_where_they_close():
    for build in (slider_crank.isostatic, planar_slider_crank.MODEL.build):
        text = str(bg.compile(build(), method=bg.DerivativeCausality()))
        assert "class 4" in text and "mobility 1" in text and "kept λ" in text


def test_slider_crank_has_two_differential_states():
    for build in (slider_crank.isostatic, slider_crank.hyperstatic, planar_slider_crank.MODEL.build):
        system = bg.compile(build(), method=bg.MinimalCoordinates())
        assert system.differential_states == ("main.angle", "main.rate")
        chosen = bg.compile(build(), method=bg.MinimalCoordinates("bore.displacement"))
        assert chosen.differential_states == ("bore.displacement", "bore.velocity")
        assert set(chosen.following_states).isdisjoint(chosen.differential_states)


def test_dependent_coordinates_are_chosen_anew_at_a_dead_centre():
    """There the piston stands still, so that another coordinate is independent;
    a quarter of a turn later it is the piston again."""
    system = bg.compile(planar_slider_crank.MODEL.build(), method=bg.MinimalCoordinates("bore.displacement"))
    flow = next(slot.start for slot in system.plan.equations.states if slot.name == "bore.moving.flow")
    dependent = []
    for angle in (1e-3, np.pi / 2, np.pi - 1e-3):
        state = bg.initialise(system, {"main.angle": angle, "bore.displacement": bg.Guess(1.0)})
        dependent.append(evaluate_numbers(system, FOLLOWING, np.zeros(1), np.asarray(state)[None])[0][flow])
    assert dependent == [1.0, 0.0, 1.0]


@pytest.mark.parametrize("coordinate", ["bore.displacement", pytest.param("main.angle", marks=pytest.mark.slow)])
def test_slider_crank_passes_98_dead_centres(coordinate):
    """At the tolerance of the multibody core."""
    model = REGISTRY["slider_crank"]
    system = bg.compile(model.build(), method=bg.MinimalCoordinates(coordinate))
    known = table(model.reference)
    solution = bg.simulate(system, 0.0, model.t1, saveat=known["t"], **model.run_options())
    for name in ("main.angle", "main.rate", "bore.displacement", "bore.velocity"):
        np.testing.assert_allclose(solution[name], known[name], atol=model.tolerance)


def test_four_bar_passes_its_toggle_positions():
    """The rocker stands still there, though it is the chosen coordinate; its reference is an independent derivation."""
    model = planar_four_bar.MODEL
    system = bg.compile(model.build(), method=bg.MinimalCoordinates("pivot.angle"))
    known = table(model.reference)
    solution = bg.simulate(system, 0.0, model.t1, saveat=known["t"], rtol=1e-10, atol=1e-12)
    assert np.sum(np.diff(np.sign(known["pivot.rate"])) != 0) >= 2
    for name in ("main.angle", "pivot.angle", "pivot.rate"):
        np.testing.assert_allclose(solution[name], known[name], atol=1e-7)


def compared(build, results, methods, t1=2.0, **options) -> dict[str, float]:
    """Largest difference of each method from minimal coordinates."""
    ts = np.linspace(0.0, t1, 41)

    def run(method):
        return bg.simulate(bg.compile(build(), method=method), 0.0, t1, saveat=ts, **options)

    reference = run(bg.MinimalCoordinates())
    found = {}
    for name, method in methods.items():
        solution = run(method)
        found[name] = max(float(np.max(np.abs(solution[r] - reference[r]))) for r in results)
    return found


RIGID = {
    "multipliers": bg.Multipliers(),
    "derivative": bg.DerivativeCausality(),
    "lambda": bg.MinimalCoordinates(loops="multipliers"),
}


@pytest.mark.parametrize(
    ("build", "results", "stiff"),
    [
        (planar_pendulum.MODEL.build, ("hinge.angle", "hinge.rate"), None),
        pytest.param(pendulum.build, ("hinge.angle", "hinge.rate"), 2e-3, marks=pytest.mark.slow),
        pytest.param(slider_crank.isostatic, ("main.angle", "bore.velocity"), 1e-3, marks=pytest.mark.slow),
        pytest.param(slider_crank.hyperstatic, ("main.angle", "bore.velocity"), None, marks=pytest.mark.slow),
    ],
)
def test_methods_agree_over_two_seconds(build, results, stiff):
    """To 1e-6; compliant joints to the error of their stiffness (piston velocity 7e-4 m/s at 1e7,
    pendulum 1e-3 rad/s at the start with 1e6)."""
    found = compared(build, results, RIGID, rtol=1e-9)
    assert max(found.values()) < 1e-6, found
    if stiff:
        springs = {"compliant": bg.Compliant(1e7, 200.0)}
        assert 1e-7 < compared(build, results, springs, rtol=1e-8)["compliant"] < stiff


@pytest.mark.parametrize("method", [pytest.param("derivative", marks=pytest.mark.slow), "minimal", "multipliers"])
def test_gradients_equal_differences(method):
    system = bg.compile(planar_pendulum.MODEL.build(), method=METHODS[method])

    def run(length):
        changed = bg.set(system, {"rod.points.top": jnp.stack([-length, jnp.zeros(())])})
        start = bg.initialise(changed, {"hinge.angle": 0.3, "hinge.rate": 1.0})
        return bg.simulate(
            changed, 0.0, 0.4, start, rtol=1e-10, saveat=jnp.array([0.2, 0.4]), adjoint=dfx.ForwardMode()
        )["rod.position"]

    value, step = jnp.asarray(0.5), 1e-5
    derivative = jax.jvp(run, (value,), (jnp.ones(()),))[1]
    np.testing.assert_allclose(derivative, (run(value + step) - run(value - step)) / (2.0 * step), rtol=1e-6, atol=1e-8)


@pytest.mark.slow
@pytest.mark.parametrize("method", [bg.DerivativeCausality(), bg.MinimalCoordinates("bore")])
def test_gradients_through_loops(method):
    """By a mass and by a length, which re-closes the loop."""
    system = bg.compile(planar_slider_crank.MODEL.build(), method=method)

    def run(mass, reach):
        changed = bg.set(system, {"rod.mass": mass, "rod.points.B": jnp.stack([reach, jnp.zeros(())])})
        return bg.simulate(changed, 0.0, 0.5, rtol=1e-10, saveat=jnp.array([0.25, 0.5]), adjoint=dfx.ForwardMode())[
            "bore.velocity"
        ]

    point, step = (jnp.asarray(1.0), jnp.asarray(0.5)), 1e-5
    for k in range(2):
        direction = tuple(jnp.asarray(float(k == j)) for j in range(2))
        derivative = jax.jvp(run, point, direction)[1]
        ahead = run(*[p + step * d for p, d in zip(point, direction, strict=True)])
        behind = run(*[p - step * d for p, d in zip(point, direction, strict=True)])
        np.testing.assert_allclose(derivative, (ahead - behind) / (2.0 * step), rtol=1e-5, atol=1e-7)


def test_reactions_that_are_not_unique_are_shared_alike():
    """Hyperstatic: the same least energy over all joints, whether they are multipliers or flow sources."""
    sharing = bg.compile(slider_crank.hyperstatic())
    state = bg.initialise(sharing, {"main.angle": 0.7, "main.rate": 2.0})
    for method in (bg.DerivativeCausality(), bg.MinimalCoordinates()):
        system = bg.compile(slider_crank.hyperstatic(), method=method)
        own = bg.initialise(system, {"main.angle": 0.7, "main.rate": 2.0})
        for name in ("main.reaction_torque", "bore.reaction_torque", "big_end.reaction_force"):
            values = [
                evaluate_numbers(s, (name,), np.zeros(1), np.asarray(y)[None])[0]
                for s, y in ((system, own), (sharing, state))
            ]
            np.testing.assert_allclose(*values, atol=1e-9)


def test_opened_graphs_can_be_edited():
    """Twice the inertia about the hinge: the graph of an assembly, changed, under every method; by hand."""
    graph = pendulum.build(damping=0.0).graph()
    heavy = graph.replace({"bar.J": bg.I((0.083, 0.083, 0.166))})
    for opened, inertia in ((graph, 0.083), (heavy, 0.166)):
        for method in (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()):
            system = bg.compile(opened, method=method)
            state = np.asarray(bg.initialise(system, {"hinge.angle": 0.0}))
            np.testing.assert_allclose(
                derivatives(system, state, ("hinge.rate",)), [-9.81 * 0.5 / (inertia + 0.25)], rtol=1e-8
            )


def test_hand_drawn_graphs_get_multipliers_by_choice_of_junctions():
    """Favre's crank-slider: his own choice is found without asking; the motion equals his one-DOF reference."""
    reference = crank_slider_favre.reference(np.linspace(0.0, 0.5, 6))
    for coordinates in ((), ("theta1", "theta2")):
        system = bg.compile(crank_slider_favre.acausal(), method=bg.MinimalCoordinates(coordinates))
        assert system.states == ("angle1.angle", "angle2.angle", "theta1_u.flow", "theta2_u.flow")
    solution = bg.simulate(system, 0.0, 0.5, saveat=np.linspace(0.0, 0.5, 6), rtol=1e-10)
    np.testing.assert_allclose(solution["angle1.angle"], reference["angle1.angle"], atol=1e-8)
    np.testing.assert_allclose(solution["yB_lambda.effort"], reference["yB_lambda.effort"], atol=1e-6)


def parallelogram() -> bgm.Assembly:
    def bar(length, inertia):
        return bgp.Body(1.0, inertia, points=dict(A=(-length / 2, 0.0), B=(length / 2, 0.0)))

    parts = dict(
        world=bgp.World((0.0, 0.0), points=dict(O=(0.0, 0.0), D=(2.0, 0.0))),
        crank=bar(1.0, 0.1),
        coupler=bar(2.0, 0.4),
        rocker=bar(1.0, 0.1),
    )
    parts |= dict(main=bgp.Revolute(), big=bgp.Revolute(), small=bgp.Revolute(), pivot=bgp.Revolute())
    connections = [
        "world.O -> main -> crank.A",
        "crank.B -> big -> coupler.A",
        "coupler.B -> small -> rocker.B",
        "world.D -> pivot -> rocker.A",
    ]
    start = {"main.angle": 1.0, "main.rate": 3.0, "pivot.angle": bg.Guess(1.0), "big.angle": bg.Guess(-1.0)}
    return bgm.Assembly(parts, connections, initial=start)


def test_change_points_are_reported():
    """A parallelogram stretched out may go on as one or crossed: no choice of coordinates helps.
    By inertia it turns evenly."""
    system = bg.compile(parallelogram(), method=bg.MinimalCoordinates())
    assert "change points" in str(system)
    with pytest.warns(bg.ChangePointWarning, match="At t = 0.[67].* change point"):
        solution = bg.simulate(system, 0.0, 2.0, rtol=1e-9)
    np.testing.assert_allclose(solution["pivot.angle"], 1.0 + 3.0 * solution.ts, atol=1e-6)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        bg.simulate(system, 0.0, 0.3, rtol=1e-9)
    with pytest.raises(bg.InitialError, match="this pose is singular"):
        bg.initialise(system, {"main.angle": 0.0, "pivot.angle": bg.Guess(0.0), "big.angle": bg.Guess(0.0)})


@pytest.mark.slow
def test_virtual_inertia_of_a_slider_crank():
    """At the dead centre by hand: J + m (r/2)² + J (r/l)² + m (r/2)², and the energy anywhere."""
    system = bg.compile(slider_crank.isostatic(), method=bg.MinimalCoordinates())
    with jax.disable_jit():
        state = bg.initialise(system)
        np.testing.assert_allclose(
            np.asarray(bg.virtual_inertia(system, 0.0, state)), [[1.0 + 0.01 + 0.04 + 0.01]], rtol=1e-12
        )
        state = bg.initialise(system, {"main.angle": 0.8, "main.rate": 3.0})
        inertia = np.asarray(bg.virtual_inertia(system, 0.0, state))[0, 0]
        kinetic = system.energy(0.0, state)
        np.testing.assert_allclose(0.5 * inertia * 9.0, kinetic, rtol=1e-12)
        # d/dt ½ M u² = M u u̇ + ½ Ṁ u²: the gyristor is half the rate of the virtual inertia, for one degree of freedom
        step = 1e-5
        ahead, behind = (
            bg.initialise(system, {"main.angle": 0.8 + s * 3.0 * step, "main.rate": 3.0}) for s in (1.0, -1.0)
        )
        derivative = (
            np.asarray(bg.virtual_inertia(system, 0.0, ahead)) - np.asarray(bg.virtual_inertia(system, 0.0, behind))
        ) / (2.0 * step)
        np.testing.assert_allclose(np.asarray(bg.gyristor(system, 0.0, state)), 0.5 * derivative, rtol=1e-7)
        assert np.asarray(bg.transformation(system, 0.0, state)).shape[1] == 1


def test_bodies_that_float_are_told():
    system = bg.compile(CHAINS["floating"], method=bg.MinimalCoordinates())
    assert "floating    a.J.flow, a.m.flow" in str(system)
    with pytest.raises(bg.StructureError, match=r"a: a.J.flow is a state of its own.*\n.*world -> base -> a"):
        bg.virtual_inertia(system, 0.0, bg.initialise(system))
