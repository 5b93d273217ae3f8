"""What users meet who misspell, mean another word, or run into a defect: a name for it, and what to write."""

import os
import pickle

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
import bgjax.simulation.simulate as simulation


def circuit(**nodes) -> bg.Graph:
    return bg.Graph({**dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), L=bg.I(2.0)), **nodes}, ["V -> j -> L", "j -> R"])


@pytest.fixture(scope="module")
def system():
    return bg.compile(circuit())


@pytest.mark.parametrize(
    "module, name, meant",
    [
        (bg, "Capacitor", "C"),
        (bg, "simulat", "simulate"),
        (bg, "linearize", "linearise"),
        (bgm, "Hinge", "Revolute"),
        (bgm, "Ball", "Spherical"),
        (bgp, "Slider", "Prismatic"),
    ],
)
def test_names_that_are_not_there(module, name, meant):
    with pytest.raises(AttributeError, match=f"has no attribute '{name}'; did you mean '{meant}'"):
        getattr(module, name)


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda s: bg.C(stifness=3.0), "C: has no argument 'stifness'.\n     → did you mean 'stiffness'"),
        (lambda s: bgm.Revolute(axs=(0.0, 0.0, 1.0)), "did you mean 'axis'"),
        (lambda s: bg.Graph(node={}), "did you mean 'nodes'"),
        (lambda s: bg.Free(gues=1), "Free: has no argument 'gues'.\n     → did you mean 'guess'"),
        (lambda s: bg.Sensor(offset=1.0), "Sensor: has no argument 'offset'.\n     → it is written Sensor(bias=…"),
        (lambda s: bg.Port(), "Port: needs name.\n     → write Port(name, width=…"),
        (lambda s: bg.simulate(s, 0.0, 1.0, tol=1e-3), "simulate: has no argument 'tol'.\n     → did you mean 'rtol'"),
        (lambda s: bg.simulate(s), "simulate: needs t0 and t1"),
        (lambda s: bg.Se(1.0, 2.0, 3.0, 4.0), "by position, got 4"),
        (lambda s: bg.FitProblem(s, {}, parameter=[]), "did you mean 'parameters'"),
        (lambda s: bg.sweep(s, {}, 0.0, 1.0, t0=0.0), "got 't0' twice"),
    ],
)
def test_arguments_that_are_not_there(system, call, words):
    with pytest.raises(bg.ArgumentError) as caught:
        call(system)
    assert words in str(caught.value) and isinstance(caught.value, TypeError)


def test_a_class_for_an_object():
    with pytest.raises(bg.StructureError, match=r"give an object: bg.MinimalCoordinates\(\)"):
        bg.compile(circuit(), method=bg.MinimalCoordinates)


@pytest.mark.parametrize(
    "value, words",
    [
        (10**400, "too large"),
        (np.ma.masked, "masked"),
        (np.ma.array([1.0, 2.0], mask=[False, True]), "masked"),
        (1j, "not numeric"),
        ("1", "not numeric"),
    ],
)
def test_numbers_that_are_none(value, words):
    with pytest.raises(bg.ParameterError, match=words):
        bg.R(value)


def test_complex_sources_do_not_lose_their_imaginary_part():
    with pytest.raises(bg.StructureError, match="imaginary parts would be lost"):
        bg.compile(circuit(V=bg.Se(lambda t: jnp.exp(1j * t))))


def test_a_vector_on_a_scalar_circuit_is_told():
    nodes = dict(V=bg.Se((1.0, 0.0, 0.0)), j=bg.One(), R=bg.R(1.0), L=bg.I(2.0), C=bg.C(1.0))
    bonds = ["V -> j -> L", "j -> R", "j -> C"]
    with pytest.warns(bg.MagnitudeWarning, match="C, L, R"):
        bg.compile(bg.Graph(nodes, bonds))
    bg.compile(bg.Graph({**nodes, "L": bg.I((2.0, 2.0, 2.0))}, bonds))  # no warning: they are errors in tests
    bg.compile(bg.Graph(dict(weight=bg.Se((0.0, -9.81)), v=bg.One(), m=bg.I(1.0)), ["weight -> v -> m"]))


@pytest.mark.parametrize(
    "friction", [0.1, bgm.Coulomb(0.1), bgm.Stribeck(0.2, 0.1)], ids=["number", "Coulomb", "Stribeck"]
)
def test_dry_friction_of_a_joint(friction):
    parts = dict(world=bgp.World(gravity=(0.0, 0.0)), bar=bgp.Body(1.0, 0.1), hinge=bgp.Revolute(friction=friction))
    system = bg.compile(bgp.Assembly(parts, ["world -> hinge -> bar"]))
    found = bg.simulate(system, 0.0, 0.5, {"hinge.rate": 2.0}, saveat=[0.0, 0.5])["hinge.rate"]
    assert np.isclose(found[-1], 2.0 - 0.5 * 0.1 / 0.1, rtol=1e-6)  # torque over inertia, while it slides fast


def test_what_fails_inside_is_named_and_chained(system, monkeypatch):
    def broken(*_, **__):
        return [][0]

    monkeypatch.setattr(simulation, "chosen_solver", broken)
    broken.__globals__["__name__"], name = "bgjax.broken", broken.__globals__["__name__"]  # as if it were the library's
    try:
        with pytest.raises(
            bg.InternalError, match="internal error: IndexError: list index out of range.*Graph of"
        ) as caught:
            bg.simulate(system, 0.0, 1.0)
    finally:
        broken.__globals__["__name__"] = name
    assert isinstance(caught.value.__cause__, IndexError)


def test_errors_of_users_pass_as_they_are(system):
    def loss(solution):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine") as caught:
        bg.gradient(loss, system, ["L.inertia"], 0.0, 1.0)
    assert not isinstance(caught.value, bg.BondGraphError)
    with pytest.raises(jax.errors.TracerBoolConversionError):
        bg.gradient(lambda solution: 1.0 if solution["L.flow"][-1] > 0.0 else 0.0, system, ["L.inertia"], 0.0, 1.0)


def test_solutions_answer_as_mappings_do(system):
    solution = bg.simulate(system, 0.0, 1.0, saveat=[0.0, 1.0])
    assert "L.flow" in solution and "L.flaw" not in solution and 3 not in solution
    assert list(solution) == solution.keys() == list(system.results) == solution._ipython_key_completions_()
    flow, effort = solution["L.flow", "R.effort"]
    assert np.array_equal(flow, solution["L.flow"]) and np.array_equal(effort, solution["R.effort"])


def test_objects_show_their_values(system):
    assert repr(bg.R(3.0)) == "R(resistance=3.0)" and repr(bg.Se((1.0, 2.0))) == "Se(effort=[1.0, 2.0])"
    assert repr(bgm.Body(1.0, (1.0, 2.0, 3.0))) == "Body(mass=1.0, inertia=[1.0, 2.0, 3.0])"
    assert "L.flow" in repr(system) and "0x" not in repr(system)
    solution = bg.simulate(system, 0.0, 1.0)
    assert repr(solution) == str(solution)
    assert all(each._repr_html_().startswith("<pre") for each in (system.model, system, solution))
    assert jax.eval_shape(lambda r: (repr(bg.R(r)), r)[1], 1.0).shape == ()  # also where it is traced
    assert pickle.loads(pickle.dumps(bg.simulate)) is bg.simulate


def test_two_scales_are_one(system):
    times = np.linspace(0.0, 1.0, 50)
    noisy = bg.simulate(system, 0.0, 1.0, saveat=times)["L.flow"] + 0.01 * np.random.default_rng(1).normal(size=50)
    for noise in (None, 0.01):
        problem = bg.FitProblem(system, {"t": times, "L.flow": noisy}, parameters=["R.resistance"], noise=noise)
        check, fit = problem.check(), problem.fit()
        assert np.isclose(check.misfit, fit.misfit, rtol=0.05)  # the guess is right
        words = "of the data's own variation" if noise is None else "standard deviations of the noise"
        assert words in str(check) and words in str(fit)
    assert np.isclose(check.misfit, 1.0, atol=0.2)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(system, tmp_path):
    tmp_path.chmod(0o500)
    with pytest.raises(bg.DataError, match="cannot be written"):
        bg.sweep(system, {"R.resistance": [1.0, 2.0]}, 0.0, 1.0, store=tmp_path / "runs.zarr")
