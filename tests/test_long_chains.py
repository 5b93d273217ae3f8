"""Long chains by minimal coordinates, against Lagrange's equations for any number of links."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.formulation.records.output import Output
from bgjax.models import chain as chain_model
from bgjax.system.evaluate_numbers import evaluate_numbers


def hanging_accelerations(angles, rates, length=0.3, mass=0.4, damping=0.002, gravity=9.81):
    """Of the hinges of models/chain.py, by Lagrange for absolute angles:
    an independent formula for any number of links."""
    number, half = len(angles), 0.5 * length
    phi, omega = np.cumsum(angles), np.cumsum(rates)
    # of link i in the position of mass k
    reach = np.tril(np.full((number, number), length), -1) + half * np.eye(number)
    couple = mass * reach.T @ reach
    inertia = couple * np.cos(phi[:, None] - phi) + mass * length**2 / 12.0 * np.eye(number)
    torque = -damping * rates
    right = (
        -(couple * np.sin(phi[:, None] - phi)) @ omega**2
        - gravity * mass * reach.sum(0) * np.cos(phi)
        + torque
        - np.append(torque[1:], 0.0)
    )
    return np.diff(np.linalg.solve(inertia, right), prepend=0.0)


@pytest.mark.parametrize("links", [5, pytest.param(40, marks=pytest.mark.slow)])
def test_a_long_chain_loses_no_term(links):
    """Where 40 rotations follow each other, the sizes of terms say little about their errors:
    no entry may pass for zero."""
    random = np.random.default_rng(0)
    angles, rates = random.normal(scale=0.5, size=(2, links))
    system = bg.compile(chain_model.build(angles=tuple(angles)), method=bg.MinimalCoordinates())
    state = bg.initialise(system, {f"hinge_{k + 1}.rate": rates[k] for k in range(links)})
    found = evaluate_numbers(system, (Output.RATES,), np.zeros(1), np.asarray(state)[None])[0]
    places = [system.states.index(f"hinge_{k + 1}.turning.flow") for k in range(links)]
    np.testing.assert_allclose(found[places], hanging_accelerations(angles, rates), rtol=1e-9, atol=1e-9)


def alternating(links, method):
    """A chain whose hinges turn about x, y, x, y, …, compiled."""
    parts, connections, before = {"world": bgm.World()}, [], "world"
    for k in range(links):
        ends = {"A": (0.0, 0.0, 0.1), "B": (0.0, 0.0, -0.1)}
        parts[f"b{k}"] = bgm.Body(1.0, (0.01, 0.02, 0.03), points=ends)
        parts[f"j{k}"] = bgm.Revolute((0.0, 1.0, 0.0) if k % 2 else (1.0, 0.0, 0.0), damping=0.01)
        connections.append(f"{before} -> j{k} -> b{k}.A")
        before = f"b{k}.B"
    return bg.compile(bgm.Assembly(parts, connections), method=method)


def operations(system):
    return len(system.plan.program((Output.RATES,)).order)


@pytest.mark.slow
def test_where_axes_alternate_operations_grow_with_the_number_of_links():
    """Joints eliminated from the leaves to the root: twice the links take twice the operations; eliminated in another
    order they took three times as many."""
    chains = [alternating(links, bg.MinimalCoordinates()) for links in (20, 40)]
    assert operations(chains[1]) < 2.5 * operations(chains[0])
    assert len(chains[1].plan.equations.pool.nodes) < 2.5 * len(chains[0].plan.equations.pool.nodes)


def test_where_axes_alternate_reactions_are_those_of_multipliers():
    """Large networks are eliminated in another order than small ones; multipliers follow from one sparse matrix."""
    links, random, found = 18, np.random.default_rng(1), []
    start = {f"j{k}.{word}": float(random.normal()) for k in range(links) for word in ("angle", "rate")}
    for method in (bg.MinimalCoordinates(), bg.Multipliers()):
        system = alternating(links, method)
        results = system.outputs(0.0, bg.initialise(system, start))
        forces = [results[system.plan.resolve(f"j{k}.reaction_force")] for k in range(links)]
        found.append(np.concatenate(forces))
    np.testing.assert_allclose(found[0], found[1], rtol=1e-8, atol=1e-8 * np.max(np.abs(found[1])))
