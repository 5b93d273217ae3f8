"""Damped Newton methods: from a function that gives residual and Jacobian, and an initial guess, to a root or NaN.

Shortened steps and restarts are part of one loop, so that the compiled loop contains the residual only once. So is the
Levenberg–Marquardt step, whose damping follows from the factor of a shortened step.
"""

from collections.abc import Callable
from typing import NamedTuple

import jax

from .arithmetic import TRACES, Arithmetic
from .damped_step import damped_step
from .limits import (
    CONTRACTS,
    DAMPED_STARTS,
    EPS,
    HOLDS,
    LEAST_AHEAD,
    LEVENBERG,
    LONGER,
    MAX_HALVINGS,
    MAX_NEWTON,
    MAX_PATH,
    NEAR,
    ROUGHLY,
    SMALLEST_STEP,
    STARTS,
    UNDAMPED,
)


class Last(NamedTuple):
    """Initial guess: the last solution, and the largest value of any unknown so far (0 before the first solution)."""

    w: jax.Array
    largest: jax.Array


class _Best(NamedTuple):
    """The point with the smallest residual so far."""

    w: jax.Array
    residual: jax.Array
    jacobian: jax.Array


class _NewtonSearch(NamedTuple):
    best: _Best
    trial: jax.Array
    factor: jax.Array  # fraction of the Newton step from the best point to the trial
    count: jax.Array  # Newton steps from this initial guess
    number: jax.Array  # of the initial guess
    offset: jax.Array  # |residual at the first initial guess|: scale of the terms that cancel at a root
    terms: jax.Array  # sizes of the terms in the residual at the best point
    fresh: jax.Array  # nothing has been evaluated from this initial guess yet
    solved: jax.Array


class _StepRule(NamedTuple):
    """How steps are judged and taken: by Newton's method alone or, with `damped`, by Levenberg–Marquardt after it."""

    on: Arithmetic
    solve: Callable
    damped: bool

    def are_better(self, residual: jax.Array, before: jax.Array, by_newton: jax.Array) -> jax.Array:
        xp = self.on.xp
        smaller = _size(xp, residual) < _size(xp, before)
        return xp.where(by_newton, smaller, _norm(xp, residual) < _norm(xp, before)) if self.damped else smaller

    def damped_move(self, best: _Best, factor: jax.Array, move: jax.Array, by_newton: jax.Array) -> jax.Array:
        if not self.damped:
            return move
        return self.on.branch(by_newton, lambda: move, lambda: _levenberg(self.on, self.solve, best, factor))


def find_root(residual_and_jacobian: Callable, solve: Callable, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """w with residual 0, started at each of STARTS in turn until one succeeds; steps are halved until the residual
    decreases. NaN if no solution is found, so that the integration step is rejected."""
    return _find_root(residual_and_jacobian, solve, [on.xp.full_like(last.w, start) for start in STARTS], on)


def _find_root(
    residual_and_jacobian: Callable, solve: Callable, begins: list[jax.Array], on: Arithmetic, damped: bool = False
) -> jax.Array:
    """Newton's method from each initial guess, with steps shortened until the residual decreases; with `damped`, then
    Levenberg–Marquardt from further initial guesses, whose steps reduce the sum of squares where Newton's do not."""
    xp, newton, steps = on.xp, len(begins), _StepRule(on, solve, damped)
    begins = [*begins, *[xp.full_like(begins[0], start) for start in DAMPED_STARTS]] if damped else begins
    starts = xp.stack([*begins, xp.zeros_like(begins[0])])
    size, dtype = starts.shape[1], starts.dtype
    nothing = _Best(xp.zeros((size,), dtype), xp.full((size,), xp.inf, dtype), xp.eye(size, dtype=dtype))
    one, zero, no = xp.ones((), dtype), xp.zeros((), xp.int32), xp.zeros((), bool)

    def advance(search: _NewtonSearch) -> _NewtonSearch:
        residual, jacobian, terms = residual_and_jacobian(search.trial)
        first = search.fresh & (search.number == 0)
        offset = xp.where(first, xp.nan_to_num(xp.abs(residual), posinf=0.0), search.offset)
        by_newton = search.number < newton
        better = steps.are_better(residual, search.best.residual, by_newton)
        best = on.select(better, _Best(search.trial, residual, jacobian), search.best)
        terms = xp.where(better, terms, search.terms)
        factor = xp.where(better, xp.where(by_newton, one, xp.minimum(4.0 * search.factor, one)), 0.5 * search.factor)
        step = solve(best.jacobian, best.residual)
        step = xp.where(xp.isfinite(step), step, 0.0)
        move = steps.damped_move(best, factor, factor * step, by_newton)
        count = search.count + better
        tiny = xp.all(xp.abs(step) <= 4e-16 * xp.abs(best.w))
        hopeless = (search.fresh & ~better) | (factor < 0.5**MAX_HALVINGS) | (count > MAX_NEWTON)
        over = _below(xp, 1e-15, best, offset, 4.0 * EPS * terms) | tiny | hopeless
        stuck = _is_stuck(xp, step, best, factor)
        solved = over & (_below(xp, 1e-9, best, offset, 64.0 * EPS * terms) | stuck)
        restart = over & ~solved
        number = search.number + restart
        going = _NewtonSearch(best, best.w - move, factor, count, number, offset, terms, no, solved)
        again = _NewtonSearch(nothing, starts[number], one, zero, number, offset, terms, ~no, solved)
        return on.select(restart, again, going)

    unknown = xp.zeros((size,), dtype)
    start = _NewtonSearch(nothing, starts[0], one, zero, zero, unknown, unknown, ~no, no)
    end = on.repeat_while(lambda search: ~search.solved & (search.number < len(begins)), advance, start)
    return xp.where(end.solved, end.best.w, xp.nan)


def _levenberg(on: Arithmetic, solve: Callable, best: _Best, factor: jax.Array) -> jax.Array:
    """The Levenberg–Marquardt step; a smaller factor means more damping and a shorter step."""
    step = damped_step(best.residual, best.jacobian, LEVENBERG * (1.0 / factor - 1.0), solve, on)
    return on.xp.where(on.xp.isfinite(step), step, 0.0)


class _Path(NamedTuple):
    """State of the homotopy r(w) = (1 − s) r(start), from s = 0, which `start` solves, to s = 1."""

    base: jax.Array  # solution at s
    s: jax.Array
    ahead: jax.Array  # increment of s
    w: jax.Array  # Newton's iterate at s + ahead
    before: jax.Array  # size of the previous Newton step
    count: jax.Array
    solved: jax.Array


def _is_stuck(xp, step, best: _Best, factor):
    """Whether the residual cannot be reduced further. Rounding may keep it above the strictest tolerance; above 1e-9
    there is no solution, unless larger terms cancel: terms of the equations, or terms inside a user's law, where only
    the length of the step shows it."""
    return (factor < 0.5**MAX_HALVINGS) & xp.all(xp.abs(step) <= 1e-12 * (1.0 + xp.abs(best.w)))


def follow_root(
    residual_and_jacobian: Callable, solve: Callable, start: jax.Array, on: Arithmetic = TRACES
) -> tuple[jax.Array, jax.Array]:
    """The solution reached by continuation (homotopy) from an initial guess, and whether there is one. The first
    attempt goes to s = 1 directly; if successive Newton steps do not at least halve, the iteration might jump to
    another solution, and the increment of s is reduced."""
    xp = on.xp
    dtype, far = start.dtype, xp.asarray(xp.inf, start.dtype)
    origin = residual_and_jacobian(start)[0]
    one, no = xp.ones((), dtype), xp.zeros((), bool)

    def advance(path: _Path) -> _Path:
        target = path.s + path.ahead
        residual, jacobian, terms = residual_and_jacobian(path.w)
        gap = residual - (1.0 - target) * origin
        step = solve(jacobian, gap)
        size, last = _size(xp, step), target >= 1.0
        small = _size(xp, step) <= xp.where(last, 1e-15, ROUGHLY) * xp.max(xp.abs(path.w - step))
        here = _Best(path.w, residual, jacobian)
        exact = last & _below(xp, 1e-15, here, xp.abs(origin), 4.0 * EPS * terms)
        contracts = xp.isfinite(size) & (size <= CONTRACTS * path.before)
        rounding = last & ~contracts & _below(xp, 1e-9, here, xp.abs(origin), 64.0 * EPS * terms)
        there = exact | rounding | (contracts & small)
        w = xp.where(contracts & ~exact, path.w - step, path.w)
        moved = _Path(path.base, path.s, path.ahead, w, size, path.count + 1, no)
        reached = _Path(w, target, xp.minimum(2.0 * path.ahead, 1.0 - target), w, far, path.count + 1, there & last)
        again = _Path(path.base, path.s, 0.25 * path.ahead, path.base, far, path.count + 1, no)
        return on.select(there, reached, on.select(contracts, moved, again))

    begin = _Path(start, 0.0 * one, one, start, far, xp.zeros((), xp.int32), no)

    def going(path: _Path):
        return ~path.solved & (path.count < MAX_PATH) & (path.ahead > LEAST_AHEAD)

    end = on.repeat_while(going, advance, begin)
    return end.w, end.solved


def find_near_root(residual_and_jacobian: Callable, solve: Callable, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """The solution that continues the last one. Initially, when there is none, the one that continues from zero, or
    else any solution found. Later another solution is accepted only if it is near the last one. So a solution can pass
    points at which the Jacobian is singular; but where it ends (at a fold), the result is NaN however short the
    integration step, and not a jump to another solution."""
    w, solved = follow_root(residual_and_jacobian, solve, last.w, on)
    begins = [last.w, *[on.xp.full_like(last.w, start) for start in STARTS]]

    def search() -> jax.Array:
        return near(_find_root(residual_and_jacobian, solve, begins, on, damped=True), last, on)

    return on.branch(solved, lambda: w, search)


def near(w: jax.Array, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """w if it is near the last solution or is the first solution; otherwise NaN."""
    xp = on.xp
    first = last.largest == 0.0
    return xp.where(first | (xp.max(xp.abs(w - last.w)) <= NEAR * last.largest), w, xp.nan)


def _norm(xp, residual):
    value = xp.sum(residual**2)
    return xp.where(xp.isfinite(value), value, xp.inf)


def _size(xp, residual):
    value = xp.max(xp.abs(residual))
    return xp.where(xp.isfinite(value), value, xp.inf)


def _below(xp, tolerance: float, best: _Best, offset, rounding):
    """Whether each residual is small relative to the contributions of the unknowns, or within rounding of its terms."""
    scale = xp.abs(best.jacobian) @ xp.abs(best.w) + offset
    small = xp.abs(best.residual) <= xp.maximum(tolerance * scale, rounding)
    # a law that overflows has infinite terms
    return xp.all((best.residual == 0.0) | (small & xp.isfinite(best.residual)))


class _RootApproach(NamedTuple):
    w: jax.Array
    step: jax.Array  # Newton step from w
    factor: jax.Array  # fraction of the step that is tried next
    count: jax.Array


def find_rank_root(
    residual_and_jacobian: Callable, solve: Callable, final: Callable, last: Last, on: Arithmetic = TRACES
) -> tuple[jax.Array, jax.Array]:
    """w with residual 0 if rows may be redundant, and by how much the rows are violated there. `solve` leaves redundant
    rows out, so convergence is judged by the length of Newton's steps and not by the residual. The initial guess is the
    last solution. w is NaN if the steps do not converge, or if `final` finds another rank at the end. Rows that were
    left out are checked too, with a tolerance for integration errors: up to a violation of 1 they hold."""
    xp = on.xp

    def step_at(w):
        residual, jacobian, _ = residual_and_jacobian(w)
        return solve(jacobian, residual)

    def advance(search: _RootApproach) -> _RootApproach:
        trial = search.w - search.factor * search.step
        step = step_at(trial)
        # rows that are redundant only at the root may be independent before, so that steps grow at first
        shorter = _size(xp, step) < LONGER * _size(xp, search.step)
        better = shorter | (xp.isfinite(_size(xp, step)) & (search.count < UNDAMPED))
        w, step = xp.where(better, trial, search.w), xp.where(better, step, search.step)
        factor = xp.where(better, xp.minimum(1.0, 2.0 * search.factor), 0.5 * search.factor)
        return _RootApproach(w, step, factor, search.count + 1)

    def going(search: _RootApproach):
        far = _size(xp, search.step) > SMALLEST_STEP * xp.max(xp.abs(search.w))
        return far & (search.count < MAX_NEWTON) & (search.factor > 0.5**MAX_HALVINGS)

    begin = _RootApproach(last.w, step_at(last.w), xp.ones((), last.w.dtype), xp.zeros((), xp.int32))
    end = on.repeat_while(going, advance, begin)
    converged = _size(xp, end.step) <= 1e-8 * (xp.max(xp.abs(end.w)) + SMALLEST_STEP)
    residual, jacobian, _ = residual_and_jacobian(end.w)
    w = xp.where(converged, end.w - final(jacobian, residual), xp.nan)
    small = HOLDS * xp.max(xp.abs(jacobian) @ xp.abs(end.w)) + SMALLEST_STEP
    return w, xp.where(xp.all(xp.isfinite(w)), _size(xp, residual) / small, xp.inf)
