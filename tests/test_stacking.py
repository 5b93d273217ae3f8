"""Programs of many like parts: stages of like nodes, loops along chains, and that they give the same numbers."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.expressions.backends.jax.program import Inputs, run_body
from bgjax.expressions.expression import Pool, cos, sin
from bgjax.expressions.loops import stages as _stacking
from bgjax.expressions.loops.stages import Loop, Staging, operation_count, stages_of
from bgjax.expressions.operations import NUMPY_OPERATIONS
from bgjax.expressions.program import Meaning, evaluate, make_program
from bgjax.expressions.sparse_ldl import column_nonzeros, minimum_degree, solve_symmetric
from bgjax.formulation.rank.tree_rows import loop_rows
from bgjax.formulation.records.output import Output
from bgjax.system.evaluate_numbers import evaluate_numbers


def run(program, state):
    return run_body(program, jnp.zeros(0), Inputs(state), {}, ())


def unstacked(program, state):
    values = evaluate(program.pool, program.body, {}, Meaning(lambda key: state[key[1]], None, NUMPY_OPERATIONS))
    return np.array([values[r] if type(r) is int else r for r in program.outputs])


@pytest.fixture
def stacked(monkeypatch):
    """Every program is stacked, also small ones that gain nothing."""
    monkeypatch.setattr(_stacking, "STAGING", Staging(1, 2.0, -1e9))


def banded(blocks: int, size: int = 2):
    """A block tridiagonal system whose entries and right side are states, and its solution as a program."""
    pool, n = Pool(), blocks * size
    places = [(i, j) for i in range(n) for j in range(i + 1) if i // size - j // size <= 1]
    entries = {place: pool.symbol("state", k) for k, place in enumerate(places)}
    right = [pool.symbol("state", len(places) + i) for i in range(n)]
    program = make_program(pool, solve_symmetric(entries, right, groups=[i // size for i in range(n)]))
    random = np.random.default_rng(0)
    matrix = np.zeros((n, n))
    for i, j in places:
        matrix[i, j] = matrix[j, i] = 8.0 if i == j else random.uniform(-1.0, 1.0)
    vector = random.normal(size=n)
    return program, np.array([*[matrix[p] for p in places], *vector]), matrix, vector


def test_a_factorisation_along_a_chain_becomes_loops_whose_length_alone_grows(stacked):
    """The number of operations in the program is the same for 20 and for 60 blocks; results are NumPy's."""
    lengths = []
    for blocks in (20, 60):
        program, state, matrix, right = banded(blocks)
        np.testing.assert_allclose(run(program, jnp.asarray(state)), np.linalg.solve(matrix, right), rtol=1e-12)
        lengths.append(sum(map(operation_count, stages_of(program))))
        assert max(len(stage.run.rounds) for stage in stages_of(program) if isinstance(stage, Loop)) >= blocks - 4
    assert lengths[0] == lengths[1] < 0.25 * len(program.body)


def test_derivatives_and_batches_of_loops(stacked):
    program, state, matrix, right = banded(12, 1)
    state, n = jnp.asarray(state), len(right)

    def solve(s):
        return run(program, s)

    change = jnp.zeros_like(state).at[-n:].set(jnp.cos(jnp.arange(n)))
    expected = np.linalg.solve(matrix, change[-n:])
    np.testing.assert_allclose(jax.jit(lambda s: jax.jvp(solve, (s,), (change,))[1])(state), expected, atol=1e-12)
    (pulled,) = jax.jit(lambda s: jax.vjp(solve, s)[1](change[-n:]))(state)
    np.testing.assert_allclose(pulled[-n:], expected, atol=1e-12)  # the matrix is symmetric
    several = jnp.stack([state, 2.0 * state])  # twice the matrix, twice the right side: the same solution
    np.testing.assert_allclose(jax.jit(jax.vmap(solve))(several)[1], np.linalg.solve(matrix, right), rtol=1e-12)


@pytest.mark.parametrize("seed", range(8))
def test_roles_that_mean_nothing_cost_time_but_no_digit(stacked, seed):
    """Random programs: the same operations in any order, some along chains, some across."""
    random, pool = np.random.default_rng(seed), Pool()
    made = [pool.symbol("state", k) for k in range(6)]
    for k in range(160):
        a, b = (made[-1 - int(random.integers(0, 6 if k % 3 else len(made)))] for _ in range(2))
        kind = ("chain", "sum", "product", "angle")[k % 4 if seed < 4 else int(random.integers(0, 4))]
        made.append(
            {"chain": 0.5 * made[-1] + cos(a), "sum": a - b, "product": sin(a) * b, "angle": a / (2.0 + cos(b))}[kind]
        )
    outputs = [made[int(i)] for i in random.integers(0, len(made), 12)] + [1.0, made[-1]]
    program, state = make_program(pool, outputs), random.normal(size=6)
    np.testing.assert_allclose(run(program, jnp.asarray(state)), unstacked(program, state), rtol=1e-12, atol=1e-12)


def hanging(links: int) -> bgp.Assembly:
    parts, connections = {"world": bgp.World(gravity=(0.0, -9.81))}, []
    for k in range(links):
        parts |= {
            f"link_{k}": bgp.Body(0.4, 0.003, points=dict(top=(-0.15, 0.0), end=(0.15, 0.0))),
            f"hinge_{k}": bgp.Revolute(damping=0.002),
        }
        connections.append(f"{'world' if k == 0 else f'link_{k - 1}.end'} -> hinge_{k} -> link_{k}.top")
    return bgp.Assembly(parts, connections, initial={f"hinge_{k}.angle": 0.1 * (k % 3) for k in range(links)})


@pytest.mark.parametrize("names", [(Output.RATES,), (Output.PROJECTION,)])
def test_a_chain_of_pendulums_is_a_few_loops(monkeypatch, names):
    monkeypatch.setattr(_stacking, "STAGING", Staging(from_nodes=500, saved=100))
    system = bg.compile(hanging(30))
    program = system.plan.program(names)
    assert "sparse LDLᵀ" in str(system.unknowns) and stages_of(program) is not None
    state = np.random.default_rng(1).normal(size=system.plan.size)
    found = jax.jit(lambda y: system.evaluate(names, 0.2, y, order=1.0))(state)
    expected = evaluate_numbers(system, names, np.array([0.2]), state[None], order=1.0)[0]
    np.testing.assert_allclose(found, expected, atol=1e-10 * np.max(np.abs(expected)))


def test_groups_stay_together_and_the_factor_stays_narrow():
    pattern = [(i, j) for i in range(40) for j in range(40) if abs(i // 4 - j // 4) <= 1]
    groups = [i // 4 for i in range(40)]
    order = minimum_degree(40, pattern, groups=groups)
    for k in range(0, 40, 4):
        assert len({groups[i] for i in order[k : k + 4]}) == 1
    assert max(column_nonzeros(40, pattern, order)) == 7
    assert sorted(minimum_degree(40, pattern, last=range(4), groups=groups)[-4:]) == [0, 1, 2, 3]


def test_rows_of_branches_are_peeled_and_rows_of_loops_stay():
    """Bodies 0–1–2–3 in a row, of which 0, 1, 2 form a loop; 3 and 4 hang on it.
    Each joint holds two of three flows."""
    random = np.random.default_rng(0)
    joints = {"a": (0,), "b": (0, 1), "c": (1, 2), "d": (2,), "e": (2, 3), "f": (3, 4)}
    matrices = np.zeros((3, 12, 15))
    for number, bodies in enumerate(joints.values()):
        for place in range(3):
            for body in bodies:
                matrices[place, 2 * number : 2 * number + 2, 3 * body : 3 * body + 3] = np.linalg.qr(
                    random.normal(size=(3, 2))
                )[0].T
    owners = [name for name in joints for _ in range(2)]
    assert loop_rows(matrices, owners) == list(range(8))
