"""Programs in C have the values that NumPy gives; laws in JAX are refused by name."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.c.library import compiled_unit
from bgjax.expressions.backends.c.unit import printed
from bgjax.expressions.expression import Pool
from bgjax.expressions.program import make_program
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from experiments.c_backend.compare import Inputs, compared, compared_results, near_initial


CASES = [
    *[(name, bg.Multipliers()) for name in ("rc", "resistive_network", "free_rigid_body", "rectifier_bridge")],
    *[(name, bg.MinimalCoordinates()) for name in ("pendulum", "rectifier_half")],
    ("double_pendulum", bg.Compliant(1e6, 1e3)),
    ("pendulum_a01_parts", bg.DerivativeCausality()),
]


@pytest.mark.parametrize(
    ("name", "method"), CASES, ids=lambda case: case if isinstance(case, str) else type(case).__name__
)
def test_rates_and_their_derivatives_are_those_of_numpy(name, method):
    system = bg.compile(REGISTRY[name].build(), method=method)
    for each in compared(system, near_initial(system, REGISTRY[name].initial)):
        assert each.difference < 1e-12 and not each.nans, each


def test_other_results_are_those_of_numpy():
    """Among them the choice of dependent coordinates."""
    system = bg.compile(REGISTRY["planar_four_bar"].build(), method=bg.MinimalCoordinates())
    found = compared_results(system, near_initial(system, REGISTRY["planar_four_bar"].initial))
    assert all(each.difference < 1e-12 for each in found) and any("Dependent" in each.calls for each in found), found


def test_a_function_in_c_follows_its_arguments():
    system = bg.compile(REGISTRY["pendulum_a01"].build())
    program, states = system.plan.program((Output.RATES,)), np.random.default_rng(0).normal(size=(2, system.plan.size))
    run = compiled_unit(printed(program))
    for state in states:
        np.testing.assert_allclose(run(Inputs(system, state)), system(0.0, state), rtol=1e-13)
    assert not np.allclose(*[run(Inputs(system, state)) for state in states])


def test_laws_in_jax_are_named():
    nodes = dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(effort=jnp.tanh), Q=bg.R(effort=jnp.sinh))
    system = bg.compile(bg.Graph(nodes, ["V -> j", "j -> L", "j -> R", "j -> Q"]))
    with pytest.raises(bg.StructureError) as error:
        printed(system.plan.program((Output.RATES,)))
    assert {fault.where for fault in error.value.faults} == {"R", "Q"}


def test_a_missing_compiler_is_named(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    pool = Pool()
    with pytest.raises(bg.StructureError, match="install gcc or clang"):
        compiled_unit(printed(make_program(pool, [pool.symbol("state", 0)])))
