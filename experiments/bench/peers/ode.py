"""SciPy, CVODE and IDA on a compiled right-hand side. A ladder is one method with its tolerances;
what is swept beside them stands in its name."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..measure import Setting


TOLERANCES = tuple(10.0 ** (-k / 4) for k in range(16, 51))
ATOL_SHARE = 1e-2  # of rtol: the states of these models are of size 1 to 100
MAX_STEPS = 10_000_000


@dataclass(frozen=True)
class Problem:
    """`rates(t, y, out)` fills `out`; `jacobian(t, y, out)` fills a matrix; `watched` picks columns of the states."""

    rates: Callable
    start: np.ndarray
    times: np.ndarray
    watched: Sequence[int]
    jacobian: Callable | None = None
    words: str = field(default="")  # what distinguishes the right-hand side, such as its stabilisation

    def returning(self, t, y):
        out = np.empty_like(y)
        self.rates(t, y, out)
        return out

    def returning_jacobian(self, t, y):
        out = np.empty((len(y), len(y)))
        self.jacobian(t, y, out)
        return out


def _named(method: str, rtol: float, words: str) -> str:
    return f"{method} rtol {rtol:.1e}{', ' + words if words else ''}"


def scipy_ladder(
    problem: Problem, method: str, tolerances: Iterable[float] = TOLERANCES, read: Callable | None = None
) -> Iterator[Setting]:
    """`read` is for results that are not states."""
    from scipy.integrate import solve_ivp

    times, picked = problem.times, list(problem.watched)
    options = (
        dict(jac=problem.returning_jacobian)
        if problem.jacobian is not None and method in ("Radau", "BDF", "LSODA")
        else {}
    )
    for rtol in tolerances:
        tolerance = dict(rtol=max(rtol, 3e-14), atol=ATOL_SHARE * rtol)

        def run(tolerance=tolerance):
            return solve_ivp(
                problem.returning, (times[0], times[-1]), problem.start, method, t_eval=times, **tolerance, **options
            )

        yield Setting(_named(method, rtol, problem.words), run, read or (lambda sol: sol.y[picked].T))


def cvode_ladder(
    problem: Problem, method: str, tolerances: Iterable[float] = TOLERANCES, share: float = ATOL_SHARE
) -> Iterator[Setting]:
    from sksundae.cvode import CVODE

    own = {} if problem.jacobian is None else dict(jacfn=lambda t, y, yp, out: problem.jacobian(t, y, out))
    for rtol in tolerances:
        solver = CVODE(
            problem.rates,
            method=method,
            rtol=rtol,
            atol=share * rtol,
            max_num_steps=MAX_STEPS,
            linsolver="dense",
            **own,
        )
        name = _named(method, rtol, problem.words) + ("" if share == ATOL_SHARE else f", atol {share * rtol:.1e}")
        yield Setting(name, lambda solver=solver: solver.solve(problem.times, problem.start), _rows(problem))


def ida_ladder(problem: Problem, tolerances: Iterable[float] = TOLERANCES) -> Iterator[Setting]:
    from sksundae.ida import IDA

    start_rates = problem.returning(0.0, problem.start)

    def residual(t, y, yp, out):
        problem.rates(t, y, out)
        np.subtract(out, yp, out)

    for rtol in tolerances:
        solver = IDA(residual, rtol=rtol, atol=ATOL_SHARE * rtol, max_num_steps=MAX_STEPS, linsolver="dense")
        yield Setting(
            _named("IDA", rtol, problem.words),
            lambda solver=solver: solver.solve(problem.times, problem.start, start_rates),
            _rows(problem),
        )


def _rows(problem: Problem) -> Callable:
    picked = list(problem.watched)
    return lambda sol: sol.y[:, picked]
