"""Tolerances, numbers of steps and initial guesses of the searches and solves: plain numbers, without JAX, so that a
printed language has the same ones."""

import numpy as np


# -- Newton's steps -------------------------------------------------------------------------------------
MAX_NEWTON, MAX_HALVINGS = 60, 30
LEVENBERG = 1e-3  # damping of the first shortened step, relative to the largest squared column of the Jacobian
EPS = 2.3e-16
# initial guesses: zero first; the others for laws whose derivative at zero is zero or infinite (orifices, cubes)
STARTS = (0.0, 1e-3, -1e-3, 1.0, -1.0)
# initial guesses for damped steps, which may end in local minima that are not solutions
DAMPED_STARTS = (0.0, 0.5, -0.5, 2.0, -2.0)

# -- continuation from the last solution ------------------------------------------------------------------
MAX_PATH, LEAST_AHEAD = 400, 1e-5
CONTRACTS, ROUGHLY = 0.5, 1e-3  # largest ratio of successive steps; relative accuracy at intermediate s
NEAR = 1e-2  # relative to the largest value so far

# -- redundant rows ---------------------------------------------------------------------------------------
RANK = 1e-9  # relative to the largest entry after scaling: smaller pivots count as zero
ANY = -1  # used as rank: take as many pivots as there are
SMALLEST_STEP = 1e-12  # relative to the largest unknown
# relative to the terms of the rows: with a larger residual, a row that was left out is not redundant but violated
HOLDS = 1e-4
LONGER, UNDAMPED = 3.0, 8  # a step longer than this multiple of the previous one is halved, except for the first steps

# -- Levenberg–Marquardt ----------------------------------------------------------------------------------
# steps per initial guess; first and largest damping, relative to the largest squared column of the Jacobian
ROUNDS, FIRST, LARGEST = 150, 1e-3, 1e10
# sizes of random initial guesses, tried after DAMPED_STARTS: of 42 unknowns in one random graph, half of those of size
# 0.1 and 0.3 led to the solution, and none of those whose entries are all equal
RANDOM_STARTS = (0.1, 0.1, 0.3, 0.3, 1.0, 3.0)
ZERO, ACCEPTED = 1e-14, 1e-11  # residuals relative to the terms of the equations: to stop, and to accept


def fixed_starts(size: int) -> np.ndarray:
    """Initial guesses of damped steps that do not depend on the last solution, one in each row."""
    random = np.random.default_rng(0)
    equal = [np.full(size, start) for start in DAMPED_STARTS]
    return np.stack([*equal, *(scale * random.normal(size=size) for scale in RANDOM_STARTS)])
