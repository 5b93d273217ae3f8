"""Random mechanisms (experiments/random_mechanisms) against Newton–Euler equations that share no code with bgjax."""

import pytest

from experiments.random_mechanisms.compare import METHODS, judge


# found by the experiment: loops between welded bodies, planar angles a turn off, rows that take turns, drives on loops
FOUND = (107, 109, 171, 209, 244, 397)


# Known defects: derivative causality refuses one loop that is driven throughout, where another order of its joints would serve; a redundant
# spatial loop beside a weld leaves a row without unknowns where joints are flow sources. Multipliers solve both.
REFUSED = {(244, "derivative"), (628, "minimal"), (628, "derivative")}


@pytest.mark.parametrize("seed", (*FOUND[1:4], 12, 14))
def test_accelerations_are_those_of_newton_and_euler(seed):
    """By three methods, each in another order of listing."""
    for number, method in enumerate(METHODS):
        assert judge(seed, method, order=number).kind == "right"


@pytest.mark.slow
@pytest.mark.parametrize("seed", (*FOUND, *range(600, 630)))
def test_many_random_mechanisms(seed):
    """Right, or refused by all methods alike."""
    kinds = {judge(seed, method).kind for method in METHODS if (seed, method) not in REFUSED}
    assert kinds in ({"right"}, {"refused"})
