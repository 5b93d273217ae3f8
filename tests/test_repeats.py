"""Repeated calls: what depends on the structure or on the same numbers is found once, and gives what it gave before."""

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.backends.numpy.source import numpy_values
from bgjax.formulation.records.output import Output
from bgjax.models import pendulum_a01, planar_pendulum, rc, slider_crank
from bgjax.system.base import bound_of
from bgjax.system.compiling.route import expanded_contents, jaxpr_function


@pytest.fixture(scope="module")
def mechanism():
    return bg.compile(slider_crank.isostatic())


@pytest.fixture(scope="module")
def pendulum():
    return bg.compile(planar_pendulum.build())


@pytest.mark.parametrize("method", [bg.Multipliers(), bg.Compliant(1e6, 100.0)])
def test_routed_elements_are_those_of_the_expanded_assembly(method):
    system = bg.compile(slider_crank.isostatic(), method=method)
    changed = bg.set(system, {"rod.mass": 3.0, "crank.points.B": (0.2, 0.0, 0.0)})
    routed, expanded = bound_of(changed).elements, expanded_contents(changed.model, changed.method).elements
    assert jax.tree.structure(routed) == jax.tree.structure(expanded)
    for one, other in zip(jax.tree.leaves(routed), jax.tree.leaves(expanded), strict=True):
        assert np.array_equal(one, other) if eqx.is_array_like(other) else one == other


@pytest.mark.parametrize("name", [Output.RATES, Output.PROJECTION, Output.HIDDEN])
def test_written_programs_compute_what_the_pool_says(mechanism, name):
    program, known = mechanism.plan.program((name,)), bound_of(mechanism)
    states = np.asarray(bg.initialise(mechanism))[:, None] + 0.1 * np.random.default_rng(0).normal(
        size=(mechanism.plan.size, 5)
    )

    def symbol(key):
        if key[0] == "parameter":
            return known.lookup(key)
        return states[key[1]] if key[0] == "state" else np.float64(1.0)

    backend = NumpyBackend(known.elements)
    walked = backend.values(program.pool, program.order, symbol)
    for _ in range(3):  # walked at first, then written
        found = numpy_values(program, symbol, backend)
        for value, reference in zip(found, program.outputs, strict=True):
            np.testing.assert_array_equal(value, walked[reference] if type(reference) is int else reference)


@pytest.mark.parametrize(
    "function", [lambda a, b: (a * b, -a / b, b, jnp.stack([b, 2.0 * b])), lambda a, b: (jnp.sin(a), b)]
)
def test_traced_arithmetic_is_the_same_in_numpy(function):
    """Plain arithmetic is NumPy's, what it does not know is left to JAX; what is handed through is the same object."""
    values = jnp.asarray([1.5, -2.0]), jnp.asarray(0.3)
    found = jaxpr_function(jax.make_jaxpr(function)(*values))(*values)
    for one, other in zip(found, function(*values), strict=True):
        np.testing.assert_array_equal(one, other)
    assert any(x is values[1] for x in found)


def test_another_run_compiles_nothing(pendulum):
    bg.simulate(pendulum, 0.0, 1.0)
    # how values get into the elements is looked for when the first others come
    bg.simulate(bg.set(pendulum, {"rod.mass": 2.0}), 0.0, 1.0)
    compiled = []

    def listen(event, *_, **__):
        if "backend_compile" in event:
            compiled.append(event)

    jax.monitoring.register_event_duration_secs_listener(listen)
    again = bg.simulate(pendulum, 0.0, 1.0)
    changed = bg.simulate(bg.set(pendulum, {"rod.mass": 3.0}), 0.1, 0.9, {"hinge.angle": 0.3}, rtol=1e-5)
    jax.monitoring.unregister_event_duration_listener(listen)
    assert not compiled and again.timing.compiling == 0.0 == changed.timing.compiling
    assert again.timing.running > 0.0


def test_a_start_with_other_values_is_searched_anew(pendulum):
    starts = [bg.initialise(pendulum, {"hinge.angle": angle}) for angle in (0.1, 0.2, 0.1, bg.Guess(0.1))]
    assert starts[0] is starts[2] and not np.array_equal(starts[0], starts[1])
    np.testing.assert_allclose(starts[3], starts[0])
    with pytest.raises(bg.InitialError):
        bg.simulate(pendulum, 0.0, 1.0, starts[0] + 1.0)


def test_steps_that_end_at_saved_times_end_on_the_constraints():
    system = bg.compile(pendulum_a01.build())
    sol = bg.simulate(system, 0.0, 2.0, rtol=1e-9)
    assert sol.solver == "Dopri8"
    positions, velocities = sol["x.position"], sol["mass.flow"]
    assert np.max(np.abs(np.sum(positions * velocities, axis=1))) < 1e-13


def test_compiling_is_told_and_timed(capsys):
    graph = bg.Graph(
        dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.3), L=bg.I(1.0), R2=bg.R(1.0)),
        ["V -> j -> R", "j -> C", "j -> L", "j -> R2"],
    )
    first = bg.simulate(bg.compile(graph), 0.0, 1.0, progress=True, audit=True)
    assert "compiling … " in capsys.readouterr().err and first.timing.compiling > 0.0
    assert "compiling" in str(first.timing)
    second = bg.simulate(bg.compile(graph), 0.0, 1.0, progress=True, audit=True)
    assert not capsys.readouterr().err and second.timing.compiling == 0.0
    assert "compiling" not in str(second.timing)


def test_no_timing_inside_a_trace():
    system = bg.compile(rc.build())
    sol = jax.jit(lambda r: bg.simulate(bg.set(system, {"R.resistance": r}), 0.0, 1e-3))(jnp.asarray(900.0))
    assert "not timed" in str(sol.timing)
