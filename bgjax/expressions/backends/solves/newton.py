"""Damped Newton in one loop: the residual stands once in the compiled program, however the search goes."""

from collections.abc import Callable
from typing import NamedTuple

import jax

from .arithmetic import TRACES, Arithmetic


MAX_NEWTON, MAX_HALVINGS = 60, 30
LEVENBERG = 1e-3  # damping of the first shortened step, of the largest squared column of the Jacobian
EPS = 2.3e-16
# zero first; the others for laws whose slope at zero is zero or infinite (orifices, cubes)
STARTS = (0.0, 1e-3, -1e-3, 1.0, -1.0)
DAMPED_STARTS = (0.0, 0.5, -0.5, 2.0, -2.0)  # of damped steps, which may end in minima that are no solutions


class Last(NamedTuple):
    """Where a search begins: the last solution, and the largest value of any unknown since the beginning (0 before
    it)."""

    w: jax.Array
    largest: jax.Array


class _Best(NamedTuple):
    """The point with the smallest residual so far."""

    w: jax.Array
    residual: jax.Array
    slope: jax.Array


class _Search(NamedTuple):
    best: _Best
    trial: jax.Array
    factor: jax.Array  # of the Newton step from the best point to the trial
    count: jax.Array  # Newton steps from this start
    number: jax.Array  # of the start
    offset: jax.Array  # |residual at the first start|: the scale of what cancels at a root
    terms: jax.Array  # sizes of the terms in the residual at the best point
    fresh: jax.Array  # nothing was evaluated from this start
    solved: jax.Array


def find_root(residual_and_slope: Callable, solve: Callable, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """w with residual 0, from each of STARTS in turn until one succeeds: the step is halved until the
    residual falls. NaN where no solution is found, so that an integration step is refused."""
    return _find_root(residual_and_slope, solve, [on.xp.full_like(last.w, start) for start in STARTS], on)


def _find_root(residual_and_slope: Callable, solve: Callable, begins: list[jax.Array], on: Arithmetic, damped: bool = False) -> jax.Array:
    """From each start by Newton's steps, shortened until the residual falls; where steps may be `damped`, then from
    other starts by those of Levenberg and Marquardt, along which a sum of squares falls that Newton's direction does
    not reduce."""
    xp, newton = on.xp, len(begins)
    begins = [*begins, *[xp.full_like(begins[0], start) for start in DAMPED_STARTS]] if damped else begins
    starts = xp.stack([*begins, xp.zeros_like(begins[0])])
    size, dtype = starts.shape[1], starts.dtype
    nothing = _Best(xp.zeros((size,), dtype), xp.full((size,), xp.inf, dtype), xp.eye(size, dtype=dtype))
    one, zero, no = xp.ones((), dtype), xp.zeros((), xp.int32), xp.zeros((), bool)

    def advance(search: _Search) -> _Search:
        residual, slope, terms = residual_and_slope(search.trial)
        first = search.fresh & (search.number == 0)
        offset = xp.where(first, xp.nan_to_num(xp.abs(residual), posinf=0.0), search.offset)
        by_newton = search.number < newton
        better = _size(xp, residual) < _size(xp, search.best.residual)
        if damped:
            better = xp.where(by_newton, better, _norm(xp, residual) < _norm(xp, search.best.residual))
        best = on.select(better, _Best(search.trial, residual, slope), search.best)
        terms = xp.where(better, terms, search.terms)
        factor = xp.where(better, xp.where(by_newton, one, xp.minimum(4.0 * search.factor, one)), 0.5 * search.factor)
        step = solve(best.slope, best.residual)
        step = xp.where(xp.isfinite(step), step, 0.0)
        move = factor * step
        if damped:
            move = on.branch(by_newton, lambda: move, lambda: _levenberg(xp, solve, best, factor))
        count = search.count + better
        tiny = xp.all(xp.abs(step) <= 4e-16 * xp.abs(best.w))
        hopeless = (search.fresh & ~better) | (factor < 0.5**MAX_HALVINGS) | (count > MAX_NEWTON)
        over = _below(xp, 1e-15, best, offset, 4.0 * EPS * terms) | tiny | hopeless
        # rounding may keep the residual above the strictest test; beyond 1e-9 there is no solution, unless larger terms
        # cancel: in those that are seen, or inside a user's law, where only the length of the step tells that nothing
        # better is to be had
        stuck = (factor < 0.5**MAX_HALVINGS) & xp.all(xp.abs(step) <= 1e-12 * (1.0 + xp.abs(best.w)))
        solved = over & (_below(xp, 1e-9, best, offset, 64.0 * EPS * terms) | stuck)
        restart = over & ~solved
        number = search.number + restart
        going = _Search(best, best.w - move, factor, count, number, offset, terms, no, solved)
        again = _Search(nothing, starts[number], one, zero, number, offset, terms, ~no, solved)
        return on.select(restart, again, going)

    unknown = xp.zeros((size,), dtype)
    start = _Search(nothing, starts[0], one, zero, zero, unknown, unknown, ~no, no)
    end = on.repeat_while(lambda search: ~search.solved & (search.number < len(begins)), advance, start)
    return xp.where(end.solved, end.best.w, xp.nan)


def _levenberg(xp, solve: Callable, best: _Best, factor: jax.Array) -> jax.Array:
    """The step of damped least squares, the shorter the smaller the factor."""
    square = best.slope.T @ best.slope
    damping = LEVENBERG * (1.0 / factor - 1.0) * xp.max(xp.diag(square))
    step = solve(square + damping * xp.eye(len(square), dtype=square.dtype), best.slope.T @ best.residual)
    return xp.where(xp.isfinite(step), step, 0.0)


class _Path(NamedTuple):
    """Along r(w) = (1 − s) r(start) from s = 0, where the start is a solution, to s = 1."""

    base: jax.Array  # solution for s
    s: jax.Array
    ahead: jax.Array  # how far the next s is
    w: jax.Array  # Newton's iterate there
    before: jax.Array  # size of the step before
    count: jax.Array
    solved: jax.Array


MAX_PATH, LEAST_AHEAD = 400, 1e-5
CONTRACTS, ROUGHLY = 0.5, 1e-3  # of a step to the one before; accuracy on the way


def follow_root(residual_and_slope: Callable, solve: Callable, start: jax.Array, on: Arithmetic = TRACES) -> tuple[jax.Array, jax.Array]:
    """The solution that continues from a start, and whether the path reaches one. Newton's first attempt goes all the
    way; where its steps do not halve from one to the next, it might jump to another solution, and the path is followed
    in smaller pieces."""
    xp = on.xp
    dtype, far = start.dtype, xp.asarray(xp.inf, start.dtype)
    origin = residual_and_slope(start)[0]
    one, no = xp.ones((), dtype), xp.zeros((), bool)

    def advance(path: _Path) -> _Path:
        target = path.s + path.ahead
        residual, slope, terms = residual_and_slope(path.w)
        gap = residual - (1.0 - target) * origin
        step = solve(slope, gap)
        size, last = _size(xp, step), target >= 1.0
        small = _size(xp, step) <= xp.where(last, 1e-15, ROUGHLY) * xp.max(xp.abs(path.w - step))
        exact = last & _below(xp, 1e-15, _Best(path.w, residual, slope), xp.abs(origin), 4.0 * EPS * terms)
        contracts = xp.isfinite(size) & (size <= CONTRACTS * path.before)
        rounding = last & ~contracts & _below(xp, 1e-9, _Best(path.w, residual, slope), xp.abs(origin), 64.0 * EPS * terms)
        there = exact | rounding | (contracts & small)
        w = xp.where(contracts & ~exact, path.w - step, path.w)
        moved = _Path(path.base, path.s, path.ahead, w, size, path.count + 1, no)
        reached = _Path(w, target, xp.minimum(2.0 * path.ahead, 1.0 - target), w, far, path.count + 1, there & last)
        again = _Path(path.base, path.s, 0.25 * path.ahead, path.base, far, path.count + 1, no)
        return on.select(there, reached, on.select(contracts, moved, again))

    begin = _Path(start, 0.0 * one, one, start, far, xp.zeros((), xp.int32), no)
    going = lambda path: ~path.solved & (path.count < MAX_PATH) & (path.ahead > LEAST_AHEAD)
    end = on.repeat_while(going, advance, begin)
    return end.w, end.solved


NEAR = 1e-2  # of the largest value so far


def find_near_root(residual_and_slope: Callable, solve: Callable, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """The solution that continues from the last one. At the beginning, when there is none, from zero, or else any that
    is found. Later any other is taken only where it is near: so a solution passes points at which the slope vanishes,
    and where it ends (at a fold) there is none, however short the step, instead of a jump to another one."""
    w, solved = follow_root(residual_and_slope, solve, last.w, on)
    begins = [last.w, *[on.xp.full_like(last.w, start) for start in STARTS]]
    return on.branch(solved, lambda: w, lambda: near(_find_root(residual_and_slope, solve, begins, on, damped=True), last, on))


def near(w: jax.Array, last: Last, on: Arithmetic = TRACES) -> jax.Array:
    """A solution that continues the last one, or is the first; else NaN."""
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
    """Whether each residual is small, compared with what the unknowns contribute to it, or rounding of the terms in
    it."""
    scale = xp.abs(best.slope) @ xp.abs(best.w) + offset
    small = xp.abs(best.residual) <= xp.maximum(tolerance * scale, rounding)
    return xp.all((best.residual == 0.0) | (small & xp.isfinite(best.residual)))  # a law that overflows has infinite terms


class _Approach(NamedTuple):
    w: jax.Array
    step: jax.Array  # Newton's from there
    factor: jax.Array  # of the step that is tried next
    count: jax.Array


SMALLEST_STEP = 1e-12  # of the largest unknown
HOLDS = 1e-4  # of the terms in the rows: beyond, a row that was left out does not repeat the others but is violated
LONGER, UNDAMPED = 3.0, 8  # times the step before: beyond, a step is halved, but for the first ones


def find_rank_root(residual_and_slope: Callable, solve: Callable, final: Callable, last: Last, on: Arithmetic = TRACES) -> tuple[jax.Array, jax.Array]:
    """w with residual 0 where rows may repeat each other: `solve` leaves some of them out, so that not the residual but
    the length of Newton's steps tells whether they converge. They begin at the last solution. NaN where they do not
    converge, or where `final` finds another rank at the end. Then whether all rows hold there, those that were left out
    too, as far as integration errors let them."""
    xp = on.xp

    def step_at(w):
        residual, slope, _ = residual_and_slope(w)
        return solve(slope, residual)

    def advance(search: _Approach) -> _Approach:
        trial = search.w - search.factor * search.step
        step = step_at(trial)
        # on the way rows may count that repeat others only at the root, so that steps grow at first
        better = (_size(xp, step) < LONGER * _size(xp, search.step)) | (xp.isfinite(_size(xp, step)) & (search.count < UNDAMPED))
        w, step = xp.where(better, trial, search.w), xp.where(better, step, search.step)
        factor = xp.where(better, xp.minimum(1.0, 2.0 * search.factor), 0.5 * search.factor)
        return _Approach(w, step, factor, search.count + 1)

    def going(search: _Approach):
        far = _size(xp, search.step) > SMALLEST_STEP * xp.max(xp.abs(search.w))
        return far & (search.count < MAX_NEWTON) & (search.factor > 0.5**MAX_HALVINGS)

    begin = _Approach(last.w, step_at(last.w), xp.ones((), last.w.dtype), xp.zeros((), xp.int32))
    end = on.repeat_while(going, advance, begin)
    converged = _size(xp, end.step) <= 1e-8 * (xp.max(xp.abs(end.w)) + SMALLEST_STEP)
    residual, slope, _ = residual_and_slope(end.w)
    w = xp.where(converged, end.w - final(slope, residual), xp.nan)
    holds = _size(xp, residual) <= HOLDS * xp.max(xp.abs(slope) @ xp.abs(end.w)) + SMALLEST_STEP
    return w, xp.all(xp.isfinite(w)) & holds


def best_rank_root(found: jax.Array, sound: jax.Array, damped: Callable, on: Arithmetic = TRACES) -> jax.Array:
    """What was found where it is sound; else what damped steps find, or, where they find nothing, the same: states off
    their hidden conditions leave some rows unsatisfied."""

    def other():
        w = damped()
        return on.xp.where(on.xp.all(on.xp.isfinite(w)), w, found)

    return on.branch(sound, lambda: found, other)
