"""Factors of d I − J: condensed and dense ones against NumPy, the division by structure, pivots that fail."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import slider_crank
from bgjax.simulation.run.condensed_states import condensed_states
from bgjax.solvers.condensing import GROUP, condensation, dense
from bgjax.solvers.factors import exchange_inverse, factorise, jacobian_blocks, solve, sound_inverse


def random_jacobian(seed: int, size: int = 20) -> np.ndarray:
    """Positions without a diagonal entry that only velocities move, velocities that depend on most,
    one state nobody depends on."""
    random, half = np.random.default_rng(seed), size // 2
    matrix = np.zeros((size, size))
    matrix[:half, half:] = np.diag(random.normal(size=half))
    matrix[half:, :] = random.normal(size=(half, size)) * (random.uniform(size=(half, size)) < 0.7)
    matrix[0, 1], matrix[1, 0] = 2.0, -2.0  # two positions that turn into each other
    matrix[:, half - 1] = 0.0
    return matrix


@pytest.mark.parametrize("shift", [3.0, 2.0 + 3.0j])
@pytest.mark.parametrize("seed", [0, 1])
def test_condensed_factors_solve_as_numpy_does(seed, shift):
    matrix = random_jacobian(seed)
    plan = condensation(len(matrix), list(zip(*np.nonzero(matrix), strict=True)))
    given = np.random.default_rng(9).normal(size=len(matrix)) * (1.0 if np.isreal(shift) else 1.0 + 0.5j)
    expected = np.linalg.solve(shift * np.eye(len(matrix)) - matrix, given)
    assert plan.groups and plan.followers == (len(matrix) // 2 - 1,)
    for division in (plan, dense(len(matrix))):
        parts = jacobian_blocks(division, jnp.asarray(matrix))
        found = solve(division, parts, factorise(jnp.asarray(shift), None, parts), jnp.asarray(given))
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-9 * np.max(np.abs(expected)))


def test_positions_and_quaternions_are_eliminated_first():
    """What is left of a compliant mechanism are its velocities: 18 of 42 states; the counters of turns follow."""
    system = bg.compile(slider_crank.isostatic(), method=bg.Compliant(1e7, 200.0))
    plan = condensed_states(system.plan)
    names = [name for slot in system.plan.equations.states for name in [slot.name] * slot.width]
    assert [names[k] for k in plan.kept] == [name for name in names if name.endswith(".flow")]
    assert all(names[k].endswith(".turned") for k in plan.followers) and len(plan.followers) == 3
    jacobian = np.asarray(jax.jit(jax.jacfwd(lambda y: system(0.0, y)))(bg.initialise(system) + 0.1))
    together = {k: number for number, group in enumerate(plan.groups) for k in group if k < plan.size}
    for i, j in zip(*np.nonzero(jacobian), strict=True):
        assert i in plan.followers or i not in together or j not in together or together[i] == together[j]
        assert j not in plan.followers
    assert all(len(group) == GROUP for group in plan.groups)


def test_bad_pivots_fall_back_on_row_exchanges():
    """A zero on the diagonal, and one that is nearly zero."""
    random = np.random.default_rng(3)
    for small in (0.0, 1e-14):
        matrix = random.normal(size=(9, 9))
        matrix[0, 0] = small
        assert not np.allclose(exchange_inverse(jnp.asarray(matrix)) @ matrix, np.eye(9), atol=1e-9)
        np.testing.assert_allclose(sound_inverse(jnp.asarray(matrix)) @ matrix, np.eye(9), atol=1e-10)
