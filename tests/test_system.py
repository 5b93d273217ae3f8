"""compile, set, fixed, batches, one trace for many values, the persistent cache."""

import os
import subprocess
import sys

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.models import dc_motor, free_rigid_body


@pytest.fixture(scope="module")
def motor():
    return bg.compile(dc_motor.build())


def end(system, **options):
    return bg.simulate(system, 0.0, 0.5, saveat=dfx.SaveAt(t1=True), **options).ys[0]


def test_results_by_name(motor):
    sol = bg.simulate(motor, 0.0, 0.5)
    for name in (
        "L.flow",
        "armature->L.effort",
        "motor.a.power",
        "motor.b.flow",
        "rotor.momentum",
        "shaft.flow",
        "angle.angle",
    ):
        assert sol[name].shape == sol.ts.shape
    np.testing.assert_allclose(sol["motor.a.power"], sol["motor.b.power"], rtol=1e-12)
    np.testing.assert_allclose(
        sol.energy, 0.5 * 0.05 * sol["L.flow"] ** 2 + 0.5 * 0.0635 * sol["rotor.flow"] ** 2, rtol=1e-12
    )
    assert set(sol.energies) == {"L", "rotor"}
    with pytest.raises(bg.ResultError, match="did you mean 'rotor.flow'"):
        sol["rotor.flw"]
    with pytest.raises(bg.ResultError, match="choose from 'rotor.momentum', 'rotor.flow'"):
        sol["rotor.speed"]


def test_traced_results_and_numbers_agree(motor):
    expected = bg.simulate(motor, 0.0, 0.5)["drag.power"]
    traced = jax.jit(lambda k: bg.simulate(bg.set(motor, {"motor.modulus": k}), 0.0, 0.5)["drag.power"])(0.876)
    np.testing.assert_allclose(traced, expected, rtol=1e-12)


def test_set_changes_one_value_and_keeps_the_plan(motor):
    changed = bg.set(motor, {"motor.modulus": 0.5, "Ra.resistance": 0.1})
    assert changed.plan is motor.plan and float(motor.model["motor"].modulus) == 0.876
    np.testing.assert_allclose(changed(0.0, jnp.array([1.0, 2.0, 0.0]))[0], (60 - 0.1 - 0.5 * 2) / 0.05)
    with pytest.raises(bg.ParameterError) as error:
        bg.set(motor, {"motr.modulus": 1.0, "L.inertia": (1.0, 2.0), "Ra": 1.0, "drag.resistance": "much"})
    assert len(error.value.faults) == 4
    with pytest.raises(bg.ParameterError, match="must be positive"):
        bg.set(motor, {"L.inertia": -1.0})


def test_fixed_parameters_are_folded_and_refused():
    system = bg.compile(free_rigid_body.build((1.0, 1.0, 3.0)), fixed=["J.inertia"])
    free = bg.compile(free_rigid_body.build((1.0, 1.0, 3.0)))
    y = jnp.arange(1.0, 8.0)
    np.testing.assert_allclose(system(0.0, y), free(0.0, y), rtol=1e-14)
    assert len(system.plan.program((Output.RATES,)).body) < len(free.plan.program((Output.RATES,)).body)
    with pytest.raises(bg.ParameterError, match="fixed"):
        bg.set(system, {"J.inertia": (1.0, 2.0, 3.0)})
    with pytest.raises(bg.ParameterError, match="did you mean 'inertia'"):
        bg.compile(free_rigid_body.build(), fixed=["J.inertai"])


def test_one_trace_serves_many_values(motor):
    traced = []

    @eqx.filter_jit
    def rates(system, y):
        traced.append(1)
        return system(0.0, y)

    for value in (0.1, 0.2, 0.3):
        rates(bg.set(motor, {"L.inertia": value}), jnp.ones(3) * value)
        rates(bg.compile(dc_motor.build(inductance=value)), jnp.ones(3))
    assert len(traced) == 1


def test_vmap_and_map_over_parameters_and_starts(motor):
    values, starts = jnp.linspace(0.5, 1.0, 4), jnp.arange(12.0).reshape(4, 3)

    def final(value, start):
        return end(bg.set(motor, {"motor.modulus": value}), y0=start)

    single = jnp.stack([final(v, s) for v, s in zip(values, starts, strict=True)])
    # lockstep stepping changes rounding only
    np.testing.assert_allclose(jax.vmap(final)(values, starts), single, rtol=1e-9)
    np.testing.assert_allclose(jax.lax.map(lambda x: final(*x), (values, starts)), single, rtol=1e-12)
    batch = eqx.filter_vmap(lambda v: bg.simulate(bg.set(motor, {"motor.modulus": v}), 0.0, 0.5).ys)(values)
    assert batch.shape == (4, 201, 3)


def test_start_gradient_in_both_modes(motor):
    def loss(start, adjoint):
        return jnp.sum(end(motor, y0=start, adjoint=adjoint, rtol=1e-9) ** 2)

    start = jnp.array([1.0, 2.0, 0.1])
    reverse = jax.grad(lambda s: loss(s, None))(start)
    forward = jax.jacfwd(lambda s: loss(s, dfx.ForwardMode()))(start)
    np.testing.assert_allclose(forward, reverse, rtol=1e-10)


def test_forward_mode_with_the_default_adjoint_says_what_to_do(motor):
    with pytest.raises(TypeError, match=r"adjoint=diffrax\.ForwardMode\(\)"):
        jax.jvp(lambda s: end(motor, y0=s), (jnp.ones(3),), (jnp.ones(3),))


@pytest.mark.slow
def test_hessian_through_a_pivoted_solve():
    from bgjax.models import resistive_network

    system = bg.compile(resistive_network.build())

    def f(r):
        return bg.set(system, {"R3.resistance": r})(0.0, jnp.array([0.7]))[0]

    step = 1e-4
    expected = (f(3.0 + step) - 2 * f(3.0) + f(3.0 - step)) / step**2
    np.testing.assert_allclose(jax.jacfwd(jax.grad(f))(3.0), expected, rtol=1e-5)
    np.testing.assert_allclose(jax.grad(jax.grad(f))(3.0), expected, rtol=1e-5)


PROGRAM = """
import jax, bgjax as bg
misses = []
jax.monitoring.register_event_listener(lambda name, **_: misses.append(name) if "cache_misses" in name else None)
from bgjax.models import dc_motor
sol = bg.simulate(bg.compile(dc_motor.build()), 0.0, 1.0)
sol["L.flow"]
print(len(misses))
"""


def test_second_process_compiles_nothing(tmp_path):
    """By XLA: programs of diffrax come from the cache, and native runs have none."""

    def misses(native: str) -> int:
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "BGJAX_CACHE": str(tmp_path), "BGJAX_NATIVE": native},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(run.stdout)

    assert misses("") == 0
    assert misses("off") > 0
    assert misses("off") == 0


def test_program_is_plain_and_cacheable(motor):
    from bgjax.simulation.reference.integrate import integrate
    from bgjax.simulation.run.call_classes import tolerance_arrays, valued_limit
    from bgjax.simulation.run.record import Run
    from bgjax.simulation.run.saving import Saving

    tolerances = tolerance_arrays(1e-6, 1e-9, motor.plan.size)
    saveat = Saving(jnp.linspace(0, 1, 5))
    arguments = (motor, jnp.asarray(0.0), jnp.asarray(1.0), bg.initialise(motor), saveat, None, tolerances, dfx.Tsit5())
    run = Run(*arguments, dfx.RecursiveCheckpointAdjoint(), dfx.NoProgressMeter(), False, valued_limit(1000))
    lowered = integrate.lower(run)
    text = lowered.compile().compiled.as_text()
    # a host callback or a LAPACK call would be a custom call
    assert "custom-call" not in text and "while" in text


def test_printing(motor):
    assert "states      3: L.flow, rotor.flow, angle.angle" in str(motor)
    assert "order of evaluation" in motor.report()
    assert "reached the end" in str(bg.simulate(motor, 0.0, 0.5))
    assert "Graph: 9 nodes, 7 bonds, 1 signals" in str(motor.model)


def test_batched_solution_answers_with_each_members_parameters():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=50.0))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> k"]))
    stiffness = jnp.array([10.0, 20.0])
    sols = eqx.filter_vmap(lambda k: bg.simulate(bg.set(system, {"k.stiffness": k}), 0.0, 1.0))(stiffness)
    np.testing.assert_allclose(sols["k.effort"], stiffness[:, None] * sols["k.displacement"], rtol=1e-12)
    np.testing.assert_allclose(sols.energies["k"], 0.5 * stiffness[:, None] * sols["k.displacement"] ** 2, rtol=1e-12)
    assert "batch of 2, 2 reached the end" in str(sols)


def test_fixed_parameters_cannot_be_differentiated_or_edited():
    system = bg.compile(free_rigid_body.build(), fixed=["J.inertia"])
    y = jnp.ones(7)
    np.testing.assert_allclose(eqx.filter_jit(lambda s: s(0.0, y))(system), system(0.0, y))
    with pytest.raises(bg.ParameterError, match="fixed"):
        eqx.filter_grad(lambda s: jnp.sum(s(0.0, y)))(system)
    with pytest.raises(bg.ParameterError, match="fixed"):
        eqx.tree_at(lambda s: s.model.nodes["J"].inertia, system, jnp.ones(3))(0.0, y)
    with pytest.raises(bg.ParameterError) as error:
        bg.compile(free_rigid_body.build(), fixed=["J.inertai", "K.x"])
    assert len(error.value.faults) == 2


def test_state_vector_of_another_length_is_refused(motor):
    for y in (jnp.ones(2), jnp.ones(4), jnp.ones(())):
        with pytest.raises((bg.InitialError, TypeError)):  # the shape checks of the tests may come first
            motor(0.0, y)


def test_exports_of_exports_and_wrong_ones():
    inner = bg.Graph(dict(j=bg.One(), L=bg.I(1.0)), ["j -> L"], ports={"p": "j"}, exports={"i": "L.flow"})
    outer = bg.Graph(dict(V=bg.Se(1.0), a=inner), ["V -> a"], exports={"current": "a.i"})
    system = bg.compile(outer)
    np.testing.assert_array_equal(bg.simulate(system, 0.0, 0.1)["current"], bg.simulate(system, 0.0, 0.1)["a.L.flow"])
    assert bg.initialise(system, {"current": 2.0})[0] == 2.0
    with pytest.raises(bg.StructureError, match="did you mean 'a.L.flow'"):
        bg.compile(bg.Graph(dict(V=bg.Se(1.0), a=inner), ["V -> a"], exports={"current": "a.L.flw"}))
