"""simulate and initialise: saving, statuses, sentences, the audit."""

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import mass_spring_damper, pendulum_a01, rc, three_domains, two_inertias


@pytest.fixture(scope="module")
def oscillator():
    return bg.compile(mass_spring_damper.build())


@pytest.mark.parametrize(
    "saveat",
    [
        dfx.SaveAt(t1=True),
        dfx.SaveAt(steps=True),
        dfx.SaveAt(t0=True, t1=True),
        dfx.SaveAt(ts=[0.5, 1.0]),
        dfx.SaveAt(dense=True, t1=True),
    ],
    ids=str,
)
def test_ways_of_saving(oscillator, saveat):
    sol = bg.simulate(oscillator, 0.0, 1.0, saveat=saveat, rtol=1e-9, atol=1e-12, max_steps=500)
    times = sol.ts[np.isfinite(sol.ts)]
    exact = mass_spring_damper.reference(times)["x.position"]
    np.testing.assert_allclose(sol["x.position"][np.isfinite(sol.ts)], exact, atol=1e-7)
    if saveat.dense:
        np.testing.assert_allclose(
            sol.interpolation.evaluate(0.3)[2], mass_spring_damper.reference([0.3])["x.position"][0], atol=1e-6
        )


def test_saved_times_are_as_accurate_as_the_steps(oscillator):
    """diffrax's Dopri8 interpolant would lose two digits here."""
    sol = bg.simulate(oscillator, 0.0, 4.0, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(sol["x.position"], mass_spring_damper.reference(sol.ts)["x.position"], atol=1e-10)


def test_starts_by_name_vector_and_model(oscillator):
    np.testing.assert_allclose(bg.initialise(oscillator), [0.0, 0.1, 0.1])
    np.testing.assert_allclose(bg.initialise(oscillator, {"mass.flow": 2.0}), [2.0, 0.1, 0.1])
    by_name = bg.simulate(oscillator, 0.0, 0.5, {"mass.flow": 2.0}).ys
    np.testing.assert_array_equal(by_name, bg.simulate(oscillator, 0.0, 0.5, jnp.array([2.0, 0.1, 0.1])).ys)
    gradient = jax.grad(lambda v: bg.simulate(oscillator, 0.0, 0.5, {"mass.flow": v}).ys[-1, 2])(2.0)
    assert np.isfinite(gradient)


def test_bad_runs_are_refused_at_once(oscillator):
    with pytest.raises(bg.InitialError) as error:
        bg.simulate(oscillator, 1.0, 0.0, rtol=-1.0, solver=dfx.Tsit5, max_steps=0)
    assert [fault.where for fault in error.value.faults] == ["solver", "t1", "rtol", "max_steps"]
    with pytest.raises(bg.InitialError, match="has shape"):
        bg.simulate(oscillator, 0.0, 1.0, jnp.zeros(5))
    with pytest.raises(bg.InitialError, match="not increasing"):
        bg.simulate(oscillator, 0.0, 1.0, saveat=dfx.SaveAt(ts=[0.5, 0.2]))
    with pytest.raises(bg.InitialError, match="outside"):
        bg.simulate(oscillator, 0.0, 1.0, saveat=dfx.SaveAt(ts=[0.5, 2.0]))
    with pytest.raises(bg.InitialError) as error:
        bg.initialise(
            oscillator, {"mass.flw": 1.0, "spring.effort": 2.0, "x.position": (1.0, 2.0), "mass.flow": jnp.nan}
        )
    assert len(error.value.faults) == 4 and "set mass.flow" in str(error.value)


def test_start_must_satisfy_the_constraint():
    system = bg.compile(pendulum_a01.build())
    with pytest.raises(bg.InitialError, match=r"bar\.effort.*violates the constraint by -1"):
        bg.initialise(system, {"mass.flow": (1.0, 0.0)})
    assert bg.initialise(system, {"mass.flow": (0.0, 1.0)})[1] == 1.0


def test_dependent_storage_has_no_start_value():
    nodes = dict(v=bg.One(), a=bg.I(1.0), b=bg.I(1.0), R=bg.R(1.0))
    system = bg.compile(bg.Graph(nodes, ["v -> a", "v -> b", "v -> R"]))
    with pytest.raises(bg.InitialError, match="derivative causality"):
        bg.initialise(system, {"b.flow": 1.0})


def test_step_limit_names_the_time_and_returns_a_status(oscillator):
    with pytest.raises(bg.SimulationError, match="step limit") as error:
        bg.simulate(oscillator, 0.0, 100.0, max_steps=20)
    assert error.value.status == "max_steps_reached" and 0.0 < error.value.time < 100.0
    sol = bg.simulate(oscillator, 0.0, 100.0, max_steps=20, throw=False)
    assert not bool(sol.successful) and np.isnan(sol.ys[-1]).all() and np.isfinite(sol.ys[0]).all()
    assert "stopped at t" in str(sol)


def test_divergence_names_the_element():
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.MSe(bg.symbolic(lambda v: v * v * v)))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v ~> F.modulus"], initial={"m.flow": 1.0}))
    with pytest.raises(bg.SimulationError, match=r"m\.flow") as error:
        bg.simulate(system, 0.0, 2.0)  # v = 1 / √(1 − 2 t) ends at 0.5
    np.testing.assert_allclose(error.value.time, 0.5, atol=1e-6)


def test_not_a_number_is_never_a_result():
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.Se(lambda t: jnp.where(t < 0.5, 1.0, jnp.nan)))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m"]))
    with pytest.raises(bg.SimulationError) as error:
        bg.simulate(system, 0.0, 1.0)
    np.testing.assert_allclose(error.value.time, 0.5, atol=1e-6)


def test_one_failing_member_does_not_spoil_the_batch():
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.MSe(bg.symbolic(lambda v: v * v * v)))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v ~> F.modulus"]))

    def run(v):
        return bg.simulate(system, 0.0, 0.2, v[None], throw=False)

    sols = eqx.filter_vmap(run)(jnp.array([1.0, 10.0]))
    assert list(np.asarray(sols.successful)) == [True, False]
    np.testing.assert_allclose(sols.ys[0, -1, 0], 1 / np.sqrt(0.6), rtol=1e-5)


def test_audit_closes_and_itemises():
    sol = bg.simulate(bg.compile(rc.build()), 0.0, 3.0, audit=True, rtol=1e-11, atol=1e-14)
    assert set(sol.audit.work) == {"V", "R"}
    assert float(sol.audit.error) < 1e-12
    np.testing.assert_allclose(sol.audit.work["R"], 1e-3 * 25 / 2 * (1 - np.exp(-6.0)), rtol=1e-9)
    plain = bg.simulate(bg.compile(rc.build()), 0.0, 3.0, rtol=1e-11, atol=1e-14)
    assert int(plain.stats["num_steps"]) == int(sol.stats["num_steps"])


def test_progress_is_shown_on_request(oscillator, capsys):
    bg.simulate(oscillator, 0.0, 1.0, progress=True)
    assert "100.00%" in capsys.readouterr().out


@pytest.mark.parametrize("capacitance", [1e-3, 1e-6, 1e-9, 1e-12])
def test_default_tolerance_follows_the_size_of_the_states(capacitance):
    tau = 1e3 * capacitance
    sol = bg.simulate(bg.compile(rc.build(capacitance=capacitance)), 0.0, 3 * tau)
    np.testing.assert_allclose(sol["C.effort"], 5.0 * (1.0 - np.exp(-sol.ts / tau)), atol=5e-4)


def test_a_short_pulse_in_sampled_data_is_not_stepped_over():
    pulse = bg.Sampled((0.0, 4.999, 5.0, 5.01, 5.011, 10.0), (0.0, 0.0, 1000.0, 1000.0, 0.0, 0.0))
    system = bg.compile(bg.Graph(dict(F=bg.Se(pulse), v=bg.One(), m=bg.I(1.0)), ["F -> v -> m"]))
    np.testing.assert_allclose(bg.simulate(system, 0.0, 10.0)["m.flow"][-1], 11.0, rtol=1e-6)
    switch = bg.compile(bg.Graph(dict(F=bg.Se(step_force), v=bg.One(), m=bg.I(1.0)), ["F -> v -> m"]))
    np.testing.assert_allclose(bg.simulate(switch, 0.0, 10.0, stops=[5.0, 5.01])["m.flow"][-1], 10.0, rtol=1e-2)


def step_force(t):
    return jnp.where((t > 5.0) & (t <= 5.01), 1000.0, 0.0)


def test_no_result_is_nan():
    nodes = dict(v=bg.One(), m=bg.I(1.0), F=bg.Se(1.0), out=bg.Function(lambda v: jnp.sqrt(0.5 - v)))
    sol = bg.simulate(bg.compile(bg.Graph(nodes, ["F -> v -> m", "v ~> out"])), 0.0, 1.0)
    assert np.isfinite(sol["m.flow"]).all()
    with pytest.raises(bg.SimulationError, match="out.value' is not a number at t = 0.5"):
        sol["out.value"]


def test_audit_of_a_system_at_rest():
    sol = bg.simulate(
        bg.compile(bg.Graph(dict(v=bg.One(), m=bg.I(1.0), R=bg.R(1.0)), ["v -> m", "v -> R"])), 0.0, 1.0, audit=True
    )
    assert float(sol.audit.error) == 0.0


# -- the solver is chosen, and steps are limited by the sources ------------------------------------------
def two_masses(stiffness: float, damping: float) -> bg.Graph:
    nodes = dict(
        F=bg.Se(1.0),
        a=bg.One(),
        m1=bg.I(1.0),
        z=bg.Zero(),
        s=bg.One(),
        k=bg.C(stiffness=stiffness),
        d=bg.R(damping),
        b=bg.One(),
        m2=bg.I(2.0),
    )
    return bg.Graph(nodes, ["F -> a -> m1", "a -> z -> b -> m2", "z -> s -> k", "s -> d"])


def test_solver_is_chosen_by_stiffness_and_said():
    stiff = bg.compile(two_masses(1e9, 1e5))
    sol = bg.simulate(stiff, 0.0, 1.0)
    assert sol.solver == "RadauIIA5" and "RadauIIA5 (stiff: decays at" in str(sol)
    np.testing.assert_allclose(sol["m1.flow"][-1], 1.0 / 3.0, rtol=1e-6)
    soft = bg.set(stiff, {"k.stiffness": 10.0, "d.resistance": 0.1})
    assert bg.simulate(soft, 0.0, 1.0).solver == "Tsit5" and bg.simulate(soft, 0.0, 1.0, rtol=1e-9).solver == "Dopri8"
    # rings on: every swing has to be resolved
    assert bg.simulate(bg.set(stiff, {"d.resistance": 0.0}), 0.0, 1e-3).solver == "Tsit5"
    assert "as you asked" in str(bg.simulate(soft, 0.0, 1.0, solver=dfx.Tsit5()))


def test_solver_is_chosen_alike_where_values_are_traced():
    stiff = bg.compile(two_masses(1e9, 1e5))

    @jax.jit
    def run(damping):
        return bg.simulate(bg.set(stiff, {"d.resistance": damping}), 0.0, 1.0)

    assert run(1e5).solver == "RadauIIA5"


def pulse(t):
    """A push of 1 N·s about t = 7, no longer than a hundredth of a second."""
    return jnp.exp(-(((t - 7.0) / 0.003) ** 2)) / (0.003 * jnp.sqrt(jnp.pi))


def test_no_pulse_of_a_source_is_missed():
    """A mass at rest for seven seconds: without a limit the steps grow beyond the pulse."""
    system = bg.compile(bg.Graph(dict(F=bg.Se(pulse), v=bg.One(), m=bg.I(2.0), d=bg.R(0.1)), ["F -> v -> m", "v -> d"]))
    sol = bg.simulate(system, 0.0, 10.0, rtol=1e-6)
    np.testing.assert_allclose(sol["m.flow"][-1], 0.5 * np.exp(-0.05 * 3.0), rtol=1e-4)
    assert int(sol.stats["num_accepted_steps"]) < 400  # short steps near the pulse only


def square_wave(t):
    return jnp.sign(jnp.sin(2.0 * jnp.pi * 5.0 * t))


def test_steps_resolve_a_square_wave():
    system = bg.compile(bg.Graph(dict(F=bg.Se(square_wave), v=bg.One(), m=bg.I(1.0)), ["F -> v -> m"]))
    sol = bg.simulate(system, 0.0, 2.0, rtol=1e-8, saveat=np.linspace(0.0, 2.0, 41))
    triangle = 0.1 - np.abs(np.mod(np.asarray(sol.ts), 0.2) - 0.1)
    np.testing.assert_allclose(sol["m.flow"], triangle, atol=1e-5)


def test_step_limit_holds_under_vmap_and_has_no_gradient():
    def final(width):
        push = bg.Signal(Pulse(width))
        graph = bg.Graph(dict(p=push, F=bg.MSe(), v=bg.One(), m=bg.I(2.0)), ["p ~> F", "F -> v -> m"])
        return bg.simulate(bg.compile(graph), 0.0, 10.0, rtol=1e-8, max_steps=1024)["m.flow"][-1]

    widths = jnp.array([0.1, 0.02])
    np.testing.assert_allclose(jax.vmap(final)(widths), 0.5 * jnp.sqrt(jnp.pi) * widths, rtol=1e-6)
    np.testing.assert_allclose(jax.grad(final)(0.1), 0.5 * jnp.sqrt(jnp.pi), rtol=1e-5)


class Pulse(eqx.Module):
    width: jax.Array

    def __call__(self, t):
        return jnp.exp(-(((t - 7.0) / self.width) ** 2))


def test_saved_times_leave_no_slivers():
    """With Dopri8 steps end at saved times; one that ended an ulp before used to stop the run at t = 0.05."""
    sol = bg.simulate(bg.compile(three_domains.build()), 0.0, 0.5, rtol=1e-8, solver=dfx.Dopri8())
    assert bool(sol.successful)


def small_pulse(t):
    return jnp.exp(-20.0 * t) + 0.003 * jnp.exp(-(((t - 7.77) / 0.1) ** 2))


def test_a_small_pulse_after_a_large_swing_is_not_missed():
    sol = bg.simulate(
        bg.compile(bg.Graph(dict(S=bg.Sf(small_pulse), z=bg.Zero(), C=bg.C(1.0)), ["S -> z -> C"])), 0.0, 10.0
    )
    np.testing.assert_allclose(sol["C.displacement"][-1], 0.05 + 0.0003 * np.sqrt(np.pi), atol=1e-7)


class Switched(bg.AbstractElement):
    """Conducts from 7 s to 7.5 s: a law in JAX of time and effort at once."""

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((True,),), 1)

    def law(self, given):
        return bg.Response(
            outputs={"port": jnp.where((given.time > 7.0) & (given.time < 7.5), 2.0, 0.0) * given.ports["port"]}
        )


def test_time_inside_a_law_limits_the_steps():
    graph = bg.Graph(
        dict(z=bg.Zero(), C=bg.C(1.0), S=Switched()), ["z -> C", "z -> S"], initial={"C.displacement": 1.0}
    )
    # a pulse that is missed leaves 1; its edges lie inside steps, each of which may cost some tolerances
    np.testing.assert_allclose(bg.simulate(bg.compile(graph), 0.0, 10.0)["C.displacement"][-1], np.exp(-1.0), atol=5e-5)


def late(e):
    """Hard contact beyond 1, unseen from the start."""
    return 1e7 * jnp.maximum(e - 1.0, 0.0) + 0.0 * e


def test_a_run_that_gets_stuck_is_tried_again_with_radau():
    graph = bg.Graph(dict(S=bg.Sf(1.0), z=bg.Zero(), C=bg.C(1e-4), stop=bg.R(flow=late)), ["S -> z -> C", "z -> stop"])
    sol = bg.simulate(bg.compile(graph), 0.0, 1.0, max_steps=3000)
    assert sol.solver == "RadauIIA5" and bool(sol.successful)
    np.testing.assert_allclose(sol["C.effort"][-1], 1.0 + 1e-7, rtol=1e-6)


def test_gradient_of_a_failed_run_is_not_a_number(oscillator):
    def early(damping):
        sol = bg.simulate(bg.set(oscillator, {"damper.resistance": damping}), 0.0, 5.0, max_steps=8)
        return sol.ys[1, 0]

    value, derivative = jax.value_and_grad(early)(0.5)
    assert np.isfinite(value) and np.isnan(derivative)


def test_starts_of_storages_that_follow_from_others():
    system = bg.compile(two_inertias.build())
    speed = 3.0
    state = bg.initialise(system, {"J1.flow": speed, "J2.flow": speed * bg.get(system, "gear.modulus")})
    np.testing.assert_allclose(state, [speed])
    with pytest.raises(bg.InitialError, match="derivative causality"):
        bg.initialise(system, {"J1.flow": speed, "J2.flow": 0.0})
