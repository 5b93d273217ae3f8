"""Programs in C have the values that NumPy gives; laws in JAX are refused by name."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.c.library import compiled
from bgjax.expressions.backends.c.unit import printed
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.calls import (
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from bgjax.expressions.expression import Pool
from bgjax.expressions.passes import linear_forms
from bgjax.expressions.program import NonlinearBlock, make_program, nonlinear_program
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from experiments.c_backend.compare import Inputs, compared, compared_results, near_start


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
    for each in compared(system, near_start(system, REGISTRY[name].initial)):
        assert each.difference < 1e-12 and not each.nans, each


def test_other_results_are_those_of_numpy():
    """Among them the choice of dependent coordinates."""
    system = bg.compile(REGISTRY["planar_four_bar"].build(), method=bg.MinimalCoordinates())
    found = compared_results(system, near_start(system, REGISTRY["planar_four_bar"].initial))
    assert all(each.difference < 1e-12 for each in found) and any("Dependent" in each.calls for each in found), found


def test_a_function_in_c_follows_its_arguments():
    system = bg.compile(REGISTRY["pendulum_a01"].build())
    program, states = system.plan.program((Output.RATES,)), np.random.default_rng(0).normal(size=(2, system.plan.size))
    run = compiled(printed(program))
    for state in states:
        np.testing.assert_allclose(run(Inputs(system, state)), system(0.0, state), rtol=1e-13)
    assert not np.allclose(*[run(Inputs(system, state)) for state in states])


# -- calls ------------------------------------------------------------------------------------------------
def both(target, arguments, width, blocks=()):
    """The results of a call by C and by NumPy."""
    pool = Pool()
    program = make_program(pool, pool.call(target, [pool.symbol("state", k) for k in range(len(arguments))], width))
    ours = compiled(printed(program, blocks))(lambda key: arguments[key[1]])
    return ours, np.asarray(NumpyBackend({}, blocks).call(target, list(arguments), width))


def everywhere(rows, columns):
    return tuple((i, j) for i in range(rows) for j in range(columns))


@pytest.mark.parametrize("size", [1, 4, 9])
def test_linear_solves(size):
    random = np.random.default_rng(size)
    matrix, right = random.normal(size=(size, size)), random.normal(size=size)
    np.testing.assert_allclose(*both(SolveCall(size), [*matrix.flat, *right], size), rtol=1e-11)
    square = RegularSolveCall(size, everywhere(size, size))
    np.testing.assert_allclose(*both(square, [*(matrix @ matrix.T).flat, *right], size), rtol=1e-7)


def test_a_singular_matrix_has_no_solution():
    ours, theirs = both(SolveCall(2), [1.0, 2.0, 2.0, 4.0, 1.0, 1.0], 2)
    assert np.isnan(ours).all() and np.isnan(theirs).all()


def test_a_semidefinite_matrix_has_the_solution_of_least_norm():
    factor = np.random.default_rng(0).normal(size=(4, 2))
    matrix, right = factor @ factor.T, factor @ [1.0, -2.0]
    ours, theirs = both(RegularSolveCall(4, everywhere(4, 4)), [*matrix.flat, *right], 4)
    np.testing.assert_allclose(ours, np.linalg.pinv(matrix) @ right, atol=1e-6)
    np.testing.assert_allclose(ours, theirs, atol=1e-6)  # the matrix is nearly singular: condition 1e8


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_systems_of_known_rank(rank):
    """Of rank 2: other ranks give NaN."""
    factor = np.random.default_rng(0).normal(size=(5, 2))
    matrix = factor @ np.random.default_rng(1).normal(size=(2, 3))
    right = matrix @ [1.0, 2.0, 3.0]
    ours, theirs = both(RankSolveCall(5, 3, rank, everywhere(5, 3)), [*matrix.flat, *right], 3)
    np.testing.assert_allclose(ours, theirs, rtol=1e-12)
    assert np.isnan(ours).all() == (rank != 2)


def test_independent_columns():
    for seed in range(5):
        matrix = np.random.default_rng(seed).normal(size=(3, 6))
        ours, theirs = both(DependentCall(3, 6), [*matrix.flat], 6)
        assert np.array_equal(ours, theirs) and ours.sum() == 3.0


# -- nonlinear blocks -------------------------------------------------------------------------------------
def block_of(equations, size, **traits):
    """A block of equations(w, a) = 0 with one known value."""
    pool = Pool()
    unknowns, a = [pool.symbol("unknown", k) for k in range(size)], pool.symbol("state", 0)
    residuals, column = equations(unknowns, a), {w.index: k for k, w in enumerate(unknowns)}
    forms = linear_forms(pool, residuals, list(column))
    jacobian = {(row, column[w]): value for row, form in enumerate(forms) for w, value in form.items()}
    terms = [] if "rank" in traits else [abs(r) + 1.0 for r in residuals]
    program, known = nonlinear_program(pool, [*residuals, *jacobian.values(), *terms], list(column))
    names = tuple(f"w{k}" for k in range(size))
    return NonlinearBlock(program, tuple(column), known, tuple(jacobian), names, rows=len(residuals), **traits)


def cubic(w, a):
    return [w[0] * w[0] * w[0] + w[0] - a]


def fold(w, a):
    return [w[0] * w[0] * w[0] - 3.0 * w[0] + a]


def pair(w, a):
    return [w[0] * w[0] * w[0] + w[1] - a, w[1] * w[1] * w[1] + 2.0 * w[1] - w[0]]


def twice(w, a):
    """The second row repeats the first."""
    row = w[0] * w[0] * w[0] + w[0] + w[1] - a
    return [row, 2.0 * row, 2.0 * w[1] - a]


def hill(w, a):
    """More rows than unknowns, consistent only at the root."""
    return [w[0] / (1.0 + w[0] * w[0]) - a, (w[0] - 4.0) / (1.0 + w[0] * w[0])]


BLOCKS = {
    "newton": (block_of(cubic, 1), [1.3]),
    "two unknowns": (block_of(pair, 2), [0.7]),
    "no solution": (block_of(lambda w, a: [w[0] * w[0] + a], 1), [1.0]),
    "first of several": (block_of(fold, 1, several=True, carried=True), [1.0, 0.0, 0.0]),
    "continued": (block_of(fold, 1, several=True, carried=True), [1.0, 1.6, 2.0]),
    "beyond a fold": (block_of(fold, 1, several=True, carried=True), [2.5, 1.0, 2.0]),
    "redundant rows": (block_of(twice, 2, rank=2, carried=True), [1.3, 0.0, 0.0, 0.0]),
    "another rank, so damped steps": (block_of(twice, 2, rank=1, carried=True), [1.3, 0.0, 0.0, 0.0]),
    "more rows than unknowns": (block_of(hill, 1, rank=1, carried=True), [4.0 / 17.0, 0.0, 0.0]),
}


@pytest.mark.parametrize("name", BLOCKS)
def test_nonlinear_blocks(name):
    block, given = BLOCKS[name]
    width = len(block.unknowns) + block.carried
    with np.errstate(all="ignore"):
        np.testing.assert_allclose(*both(NewtonCall(0), given, width, (block,)), rtol=1e-13)
        jacobian = both(JacobianCall(NewtonCall(0)), given, width * len(given), (block,))
    np.testing.assert_allclose(*jacobian, rtol=1e-11)


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
        compiled(printed(make_program(pool, [pool.symbol("state", 0)])))
