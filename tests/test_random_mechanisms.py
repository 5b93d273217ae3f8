"""Random mechanisms (experiments/random_mechanisms) against Newton–Euler equations that share no code with bgjax."""

import pytest

from experiments.random_mechanisms.compare import METHODS, judge, proven


# found by the experiment: loops between welded bodies, planar angles a turn off, rows that take turns, drives on loops,
# a redundant loop beside a weld, links without mass on floating bases, a planar rod whose length moves what could not
# move otherwise, a gear in a loop with a weld that is a whole turn off,
# a link without mass that a damper almost at right angles to its slide moves at 614 m/s
FOUND = (107, 109, 171, 209, 244, 397, 628, 2032, 3144, 2222, 3186)
# what cannot be: a drive against a joint, no mobility, a support that joints cannot follow, directions without inertia
IMPOSSIBLE = {800: "drives", 2051: "mobility", 2301: "contradiction", 2044: "inertia"}


LATER = [pytest.param(seed, marks=pytest.mark.slow) for seed in (109, 14, 3186)]


@pytest.mark.parametrize("seed", (171, 209, 12, 3144, 2222, *LATER))
def test_accelerations_are_those_of_newton_and_euler(seed):
    """By three methods, each in another order of listing."""
    for number, method in enumerate(METHODS):
        assert judge(seed, method, order=number).kind == "right"


@pytest.mark.parametrize("seed", IMPOSSIBLE)
def test_refusals_are_proven_and_the_same_under_every_method(seed):
    """The oracle finds the same reason, and every method says it in the same words, in any order of listing."""
    found = [judge(seed, method, order=number) for number, method in enumerate(METHODS)]
    assert {verdict.kind for verdict in found} == {"refused"} and len(
        {_sentence(verdict.what) for verdict in found}
    ) == 1
    assert proven(seed) == IMPOSSIBLE[seed]


def _sentence(what: str) -> str:
    """What is said, without the place."""
    return what.partition(": ")[2].partition(": ")[2]


@pytest.mark.parametrize("seed", [12, 628, *[pytest.param(seed, marks=pytest.mark.slow) for seed in (14, 244)]])
def test_the_oracle_finds_mobility_where_there_is_some(seed):
    assert not proven(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", (*FOUND, *range(600, 630), *range(2060, 2075)))
def test_many_random_mechanisms(seed):
    """Right, or refused by all methods alike, with proof."""
    kinds = {judge(seed, method).kind for method in METHODS}
    assert kinds in ({"right"}, {"refused"})
