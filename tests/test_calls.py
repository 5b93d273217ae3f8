"""Calls of programs (linear solves, choices of pivots, nonlinear blocks) have the results of NumPy in every backend.

The models of the registry do not reach all of them. A new backend gets one line in `CALLING`."""

import shutil

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bgjax.expressions.backends.c.library import compiled_unit
from bgjax.expressions.backends.c.unit import printed
from bgjax.expressions.backends.jax.backend import JaxBackend
from bgjax.expressions.backends.llvm.machine import why_not
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.calls import (
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from bgjax.expressions.expression import Pool, sin
from bgjax.expressions.passes import linear_forms, nonlinear_terms
from bgjax.expressions.program import NonlinearBlock, make_program, nonlinear_program

from .native_programs import native_outputs


def call_by_numpy(target, arguments, width, blocks=()):
    with np.errstate(all="ignore"):
        return np.asarray(NumpyBackend({}, blocks).call(target, list(arguments), width))


def call_by_jax(target, arguments, width, blocks=()):
    backend = JaxBackend({}, blocks, jnp.float64)
    run = jax.jit(lambda v: jnp.stack(list(backend.call(target, list(v), width))))
    return np.asarray(run(jnp.asarray(arguments)))


def call_by_c(target, arguments, width, blocks=()):
    pool = Pool()
    program = make_program(pool, pool.call(target, [pool.symbol("state", k) for k in range(len(arguments))], width))
    return np.asarray(compiled_unit(printed(program, blocks))(lambda key: arguments[key[1]]))


def call_by_llvm(target, arguments, width, blocks=()):
    pool = Pool()
    program = make_program(pool, pool.call(target, [pool.symbol("state", k) for k in range(len(arguments))], width))
    return native_outputs(program, lambda key: arguments[key[1]], {}, blocks)


# functions (target, arguments, width, blocks) → results, each compared with NumPy
CALLING = {"JAX": call_by_jax}
if shutil.which("gcc"):
    CALLING["C"] = call_by_c
if not why_not():
    CALLING["LLVM"] = call_by_llvm
backends = pytest.mark.parametrize("backend", CALLING)


def both(backend, target, arguments, width, blocks=()):
    return [run(target, arguments, width, blocks) for run in (CALLING[backend], call_by_numpy)]


def everywhere(rows, columns):
    return tuple((i, j) for i in range(rows) for j in range(columns))


# -- linear systems -----------------------------------------------------------------------------------------
@backends
@pytest.mark.parametrize("size", [1, 4, 9])
def test_linear_solves(backend, size):
    random = np.random.default_rng(size)
    matrix, right = random.normal(size=(size, size)), random.normal(size=size)
    np.testing.assert_allclose(*both(backend, SolveCall(size), [*matrix.flat, *right], size), rtol=1e-11)
    square = RegularSolveCall(size, everywhere(size, size))
    found = both(backend, square, [*(matrix @ matrix.T).flat, *right], size)
    np.testing.assert_allclose(*found, rtol=1e-7)


@backends
def test_a_singular_matrix_has_no_solution(backend):
    ours, theirs = both(backend, SolveCall(2), [1.0, 2.0, 2.0, 4.0, 1.0, 1.0], 2)
    assert not np.isfinite(ours).any() and np.isnan(theirs).all()


@backends
def test_a_semidefinite_matrix_has_the_solution_of_least_norm(backend):
    factor = np.random.default_rng(0).normal(size=(4, 2))
    matrix, right = factor @ factor.T, factor @ [1.0, -2.0]
    ours, theirs = both(backend, RegularSolveCall(4, everywhere(4, 4)), [*matrix.flat, *right], 4)
    np.testing.assert_allclose(ours, np.linalg.pinv(matrix) @ right, atol=1e-6)
    np.testing.assert_allclose(ours, theirs, atol=1e-6)  # the matrix is nearly singular: condition 1e8


@backends
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_systems_of_known_rank(backend, rank):
    """Of rank 2: other ranks give NaN."""
    factor = np.random.default_rng(0).normal(size=(5, 2))
    matrix = factor @ np.random.default_rng(1).normal(size=(2, 3))
    right = matrix @ [1.0, 2.0, 3.0]
    ours, theirs = both(backend, RankSolveCall(5, 3, rank, everywhere(5, 3)), [*matrix.flat, *right], 3)
    np.testing.assert_allclose(ours, theirs, rtol=1e-12)
    assert np.isnan(ours).all() == (rank != 2)


@backends
def test_dependent_columns(backend):
    for seed in range(5):
        matrix = np.random.default_rng(seed).normal(size=(3, 6))
        ours, theirs = both(backend, DependentCall(3, 6), [*matrix.flat], 6)
        assert np.array_equal(ours, theirs) and ours.sum() == 3.0


# -- nonlinear blocks -------------------------------------------------------------------------------------
def block_of(equations, size, **traits):
    """A block of equations(w, a) = 0 with one known value."""
    pool = Pool()
    unknowns, a = [pool.symbol("unknown", k) for k in range(size)], pool.symbol("state", 0)
    residuals, column = equations(unknowns, a), {w.index: k for k, w in enumerate(unknowns)}
    forms = linear_forms(pool, residuals, list(column))
    jacobian = {(row, column[w]): value for row, form in enumerate(forms) for w, value in form.items()}
    linear = linear_entries(pool, residuals, list(column)) if "rank" in traits else {}
    terms = list(linear.values()) if "rank" in traits else [abs(r) + 1.0 for r in residuals]
    program, known = nonlinear_program(pool, [*residuals, *jacobian.values(), *terms], list(column))
    names, traits = tuple(f"w{k}" for k in range(size)), {**traits, "linear_places": tuple(linear)}
    return NonlinearBlock(program, tuple(column), known, tuple(jacobian), names, rows=len(residuals), **traits)


def linear_entries(pool, residuals, unknowns):
    """Coefficients of the residuals in the unknowns and in their nonlinear terms."""
    columns = [*unknowns, *nonlinear_terms(pool, residuals, unknowns)]
    forms = linear_forms(pool, residuals, columns)
    return {(row, columns.index(v)): value for row, form in enumerate(forms) for v, value in form.items()}


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


def wave(w, a):
    """One of three roots of w = 3 sin 1.4 w − 4, which the first row tells."""
    term = sin(1.4 * w[0])
    return [3.0 * term - a, w[0] + 4.0 - 3.0 * term]


def slow(w, a):
    """A root where the Jacobian is singular: damped steps alone approach it ever more slowly."""
    row = (w[0] - w[1]) * (w[0] - w[1]) + 1e-5 * (w[0] + w[1] - a)
    return [row, 2.0 * row, w[0] - w[1]]


BLOCKS = {
    "newton": (block_of(cubic, 1), [1.3]),
    "two unknowns": (block_of(pair, 2), [0.7]),
    "no solution": (block_of(lambda w, a: [w[0] * w[0] + a], 1), [1.0]),
    "first of several": (block_of(fold, 1, several=True, carried=True), [1.0, 0.0, 0.0]),
    "continued": (block_of(fold, 1, several=True, carried=True), [1.0, 1.6, 2.0]),
    "beyond a fold": (block_of(fold, 1, several=True, carried=True), [2.5, 1.0, 2.0]),
    "redundant rows": (block_of(twice, 2, rank=2, carried=True), [1.3, 0.0, 0.0, 0.0]),
    "another rank, so damped steps": (block_of(twice, 2, rank=1, carried=True), [1.3, 0.0, 0.0, 0.0]),
    "nearly singular": (block_of(slow, 2, rank=2, carried=True), [1.3, 0.0, 0.0, 0.0]),
    "root of linear rows": (block_of(wave, 1, rank=1, carried=True), [-2.1583914126741135, 0.0, 0.0]),
    "the other root": (block_of(wave, 1, rank=1, carried=True), [1.4072527013811533, 0.0, 0.0]),
    "violated rows": (block_of(wave, 1, rank=1, carried=True), [-2.15, 0.0, 0.0]),
    "more rows than unknowns": (block_of(hill, 1, rank=1, carried=True), [4.0 / 17.0, 0.0, 0.0]),
}


@backends
@pytest.mark.parametrize("name", BLOCKS)
def test_nonlinear_blocks(backend, name):
    """The unknowns, the largest value so far if the solution is carried, and their derivatives; all are NaN where there
    is no solution."""
    block, given = BLOCKS[name]
    width = len(block.unknowns) + block.carried
    ours, theirs = both(backend, NewtonCall(0), given, width, (block,))
    np.testing.assert_allclose(ours, theirs, rtol=1e-12)
    assert np.isnan(theirs).all() == (name in ("no solution", "beyond a fold"))
    flat = both(backend, JacobianCall(NewtonCall(0)), given, width * len(given), (block,))
    unknowns, known = slice(len(block.unknowns)), slice(len(block.known))
    ours, theirs = (each.reshape(width, -1)[unknowns, known] for each in flat)
    np.testing.assert_allclose(ours, theirs, rtol=1e-10)


def test_known_nodes_may_depend_on_each_other():
    """The influence of known values holds each of them fixed, also one that is computed from another one by nodes which
    the block does not need itself."""
    pool = Pool()
    w, x, p = pool.symbol("unknown", 0), pool.symbol("state", 0), pool.symbol("parameter", "p")
    first = sin(x)
    second = (first + x) * p
    residual = 3.0 * w + w * w * w - first - sin(second + w)
    jacobian = linear_forms(pool, [residual], [w.index])[0][w.index]
    program, known = nonlinear_program(pool, [residual, jacobian, abs(w) + 1.0], [w.index])
    block = NonlinearBlock(program, (w.index,), known, ((0, 0),), ("w",), rows=1)
    given = [{first.index: 0.6, second.index: -0.8}[k] for k in known]
    derivatives = call_by_numpy(JacobianCall(NewtonCall(0)), given, len(given), (block,))
    step = 1e-6 * np.eye(len(given))
    roots = [[call_by_numpy(NewtonCall(0), given + s * e, 1, (block,))[0] for s in (1, -1)] for e in step]
    np.testing.assert_allclose(derivatives, [(up - down) / 2e-6 for up, down in roots], rtol=1e-8)
