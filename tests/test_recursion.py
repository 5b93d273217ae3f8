"""Full linear blocks solved through what their rows share: the same numbers as by their matrix,
and programs that grow with the number of bodies."""

from types import SimpleNamespace

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.expression import Pool, cos, sin
from bgjax.expressions.loops.stages import operation_count, stages_of
from bgjax.expressions.value_numbering import Numbering
from bgjax.formulation.records.output import Output
from bgjax.formulation.unknowns import solve as _unknowns
from bgjax.formulation.unknowns.contraction import contracted
from bgjax.formulation.unknowns.elimination import eliminate, values
from bgjax.formulation.unknowns.network import find_network
from bgjax.models import chain, six_link_tree
from bgjax.system.binding import parameter_lookup

from .tables import table


def numbers(pool, outputs, known):
    found = NumpyBackend({}).values(pool, pool.reachable(outputs), known.__getitem__)
    return np.array([found[o.index] for o in outputs])


def product(one, other):
    return sum((a * b for a, b in zip(one, other, strict=True)), 0.0)


def tree_equations(pool: Pool, parents: list[int], loops: int, random: np.random.Generator):
    """Accelerations along a tree, efforts back along it, a row for each coordinate;
    loops tie two bodies with a multiplier."""
    known: dict[tuple, float] = {}

    def number(kind, *place):
        key = (kind, *place)
        known.setdefault(key, float(random.uniform(0.5, 1.5)) if kind == "inertia" else float(random.normal()))
        return pool.symbol(*key)

    count = len(parents)
    unknowns = [pool.symbol("unknown", k) for k in range(count)]
    ties = [pool.symbol("unknown", count + k) for k in range(loops)]

    def vector(*place):
        return [number(*place, i) for i in range(3)]

    def matrix(*place):
        return [vector(*place, i) for i in range(3)]

    moves = [vector("way", k) for k in range(count)]
    carried = [matrix("carried", k) for k in range(count)]
    acceleration: list[list] = []
    for k, parent in enumerate(parents):
        before = [0.0] * 3 if parent < 0 else [product(row, acceleration[parent]) for row in carried[k]]
        acceleration.append([before[i] + moves[k][i] * unknowns[k] + number("bias", k, i) for i in range(3)])
    effort = []
    for k in range(count):
        effort.append([number("inertia", k) * acceleration[k][i] + number("load", k, i) for i in range(3)])
    ends = [(int(a), int(b)) for a, b in random.choice(count, size=(loops, 2))] if loops else []
    tied = [vector("tie", n, end) for n in range(loops) for end in (0, 1)]
    for n, both in enumerate(ends):
        for end, body in enumerate(both):
            effort[body] = [e + tied[2 * n + end][i] * ties[n] for i, e in enumerate(effort[body])]
    for k in reversed(range(count)):
        if parents[k] >= 0:
            columns = zip(*carried[k], strict=True)
            passed = [product(column, effort[k]) for column in columns]
            effort[parents[k]] = [e + p for e, p in zip(effort[parents[k]], passed, strict=True)]
    rows = [product(moves[k], effort[k]) for k in range(count)]
    for n, (a, b) in enumerate(ends):
        rows.append(product([*tied[2 * n], *tied[2 * n + 1]], [*acceleration[a], *acceleration[b]]))
    return rows, [u.index for u in unknowns], [t.index for t in ties], known


@pytest.mark.parametrize("seed", range(6))
def test_trees_with_loops_are_solved_exactly(seed):
    random, pool = np.random.default_rng(seed), Pool()
    count, loops = int(random.integers(6, 14)), seed % 3
    rows, unknowns, ties, known = tree_equations(
        pool, [int(random.integers(-1, k)) if k else -1 for k in range(count)], loops, random
    )
    network = find_network(pool, rows, [*unknowns, *ties])
    steps = eliminate(network, ties)
    assert {step.unknown for step in steps[: len(unknowns)]} == set(unknowns)  # loops are the border
    solution = values(steps)
    found = numbers(pool, [solution[u] for u in (*unknowns, *ties)], known)
    trial = {**known, **{("unknown", k): x for k, x in enumerate(found)}}
    zero = {**known, **{("unknown", k): 0.0 for k in range(len(found))}}
    assert np.max(np.abs(numbers(pool, rows, trial))) < 1e-10 * np.max(np.abs(numbers(pool, rows, zero)))


@pytest.mark.parametrize("seed", range(3))
def test_contracted_networks_say_the_same(seed):
    """A vector that is turned and turned back goes; what is left has the same solution."""
    random, pool = np.random.default_rng(seed), Pool()
    x, y = (pool.symbol("unknown", k) for k in range(2))
    turn = pool.symbol("angle")
    c, s = cos(turn), sin(turn)
    a = [c * x + s * y + pool.symbol("bias", 0), c * y - s * x]
    b = [c * a[0] - s * a[1], s * a[0] + c * a[1]]  # x and y again
    rows = [b[0] + 0.5 * b[1] + a[0], b[1] - 0.25 * b[0] - a[1]]
    problem = SimpleNamespace(pool=pool, sample=lambda key, generator: float(generator.uniform(-1.5, 1.5)))
    network = find_network(pool, rows, [x.index, y.index])
    short = contracted(network, Numbering(problem, network.coefficients()).simplest)
    assert len(network.shared) == 4 and len(short.shared) < 4
    known = {("angle",): random.normal(), ("bias", 0): random.normal()}
    one, two = (numbers(pool, list(values(eliminate(each)).values()), known) for each in (network, short))
    np.testing.assert_allclose(two, one, rtol=1e-12)


def test_work_grows_with_the_number_of_bodies():
    """Not with its square: the same tree twice as long has twice as many operations."""
    lengths = []
    for count in (10, 20, 40):
        random, pool = np.random.default_rng(0), Pool()
        rows, unknowns, _, _ = tree_equations(pool, list(range(-1, count - 1)), 0, random)
        before = len(pool.nodes)
        eliminate(find_network(pool, rows, unknowns))
        lengths.append(len(pool.nodes) - before)
    assert lengths[2] - lengths[1] == 2 * (lengths[1] - lengths[0])


def ladder(links: int) -> bgm.Assembly:
    """Two chains side by side, tied at the last link but one by a rod: a tree with a loop."""
    parts: dict = {"world": bgm.World(gravity=(0.0, -9.81, 0.0), points=dict(A=(0.0, 0.0, 0.0), B=(0.5, 0.0, 0.0)))}
    connections = []
    for side in "AB":
        before = f"world.{side}"
        for k in range(links):
            points = dict(top=(0.0, 0.15, 0.0), end=(0.0, -0.15, 0.0), middle=(0.0, 0.0, 0.0))
            parts[f"{side}{k}"] = bgm.Body(0.5 + 0.1 * k, (0.01, 0.02, 0.025), points=points)
            parts[f"hinge_{side}{k}"] = bgm.Revolute((0.0, 0.0, 1.0), damping=0.05)
            connections.append(f"{before} -> hinge_{side}{k} -> {side}{k}.top")
            before = f"{side}{k}.end"
    parts |= {"rod": bgm.Body(0.3, (0.001, 0.01, 0.01), points=dict(A=(-0.25, 0.0, 0.0), B=(0.25, 0.0, 0.0)))}
    parts |= {"tie_A": bgm.Revolute((0.0, 0.0, 1.0)), "tie_B": bgm.Spherical()}
    connections += [f"A{links - 2}.middle -> tie_A -> rod.A", f"rod.B -> tie_B -> B{links - 2}.middle"]
    return bgm.Assembly(parts, connections, initial={"hinge_A0.angle": 0.3, f"hinge_B{links - 1}.rate": 2.0})


TREE, LOOP = (six_link_tree.build, "trunk.mass"), (lambda: ladder(4), "rod.mass")


@pytest.mark.parametrize(
    "build, fixed", [pytest.param(*TREE, id="tree"), pytest.param(*LOOP, id="loop", marks=pytest.mark.slow)]
)
def test_both_ways_agree(monkeypatch, build, fixed):
    """Rates, projection and results of mechanisms by their matrices and by what the rows share."""
    monkeypatch.setattr(_unknowns, "find_recursion", lambda *_: None)
    full = bg.compile(build(), method=bg.MinimalCoordinates())
    monkeypatch.undo()
    monkeypatch.setattr(_unknowns, "SMALL", 1)
    shared = bg.compile(build(), method=bg.MinimalCoordinates(), fixed=[fixed])  # a plan of its own
    assert "articulated" in str(shared.plan.equations.solved.report) and "articulated" not in str(
        full.plan.equations.solved.report
    )
    state = bg.initialise(full)
    state = state + 0.1 * np.sin(np.arange(len(state)))
    for names in ((Output.RATES,), (Output.ENERGIES,), (Output.HIDDEN,), (Output.PROJECTION,)):
        one, two = (_evaluated(system, names, state) for system in (full, shared))
        np.testing.assert_allclose(two, one, rtol=1e-9, atol=1e-9)


def _evaluated(system, names, state):
    equations, elements = system.plan.equations, system.elements()
    lookup = parameter_lookup(elements)
    # with as many dependent flows as rows the answer does not depend on their weights
    following = set(equations.following)
    given = {
        "time": lambda *_: 0.0,
        "order": lambda *_: 0.5,
        "state": lambda k: state[k],
        "dependent": lambda k: float(k in following),
    }

    def symbol(key):
        return lookup(key) if key[0] == "parameter" else given[key[0]](*key[1:])

    outputs = list(system.plan.outputs(names[0]))
    found = NumpyBackend(elements).values(equations.pool, equations.pool.reachable(outputs), symbol)
    return np.array([float(found[o.index]) if hasattr(o, "index") else o for o in outputs])


def test_a_row_that_says_nothing_goes_where_the_rank_varies():
    """A planar loop of equal sides, closed by a ball: its links may all come into line,
    and its third row is zero in every pose."""
    found = bg.compile(ladder(3), method=bg.MinimalCoordinates()).plan.equations.redundancy
    assert found.varying and found.dropped == (2,)


@pytest.mark.slow
def test_a_chain_of_a_hundred_links():
    """Against Lagrange's equations, and in a program that is hardly longer than that of twenty links."""
    data = table("bench_chain_100")
    times, names = data.pop("t"), list(data)
    angles = np.append(-0.5 * np.pi + 0.3, 0.1 * np.sin(np.arange(1, 100)))
    system = bg.compile(chain.build(angles=tuple(angles)), method=bg.MinimalCoordinates())
    program = system.plan.program((Output.RATES,))
    assert len(program.body) < 40_000 and sum(map(operation_count, stages_of(program))) < 3000
    sol = bg.simulate(system, 0.0, times[-1], saveat=times, rtol=1e-7)
    np.testing.assert_allclose(
        np.stack([sol[name] for name in names]), np.stack([data[name] for name in names]), atol=1e-6
    )
