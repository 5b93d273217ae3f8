"""bgjax itself, through its public functions: bg.compile, bg.initialise, bg.simulate.
Every parameter is a leaf, nothing is fixed."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.formulation.records.output import Output

from ..measure import Setting, timed


TOLERANCES = tuple(10.0 ** (-k / 4) for k in range(16, 46))


def watched(names: Sequence[str]) -> Callable[[bg.Solution], np.ndarray]:
    return lambda sol: np.stack([np.asarray(sol[name]).reshape(len(sol.ts)) for name in names], axis=1)


def _done(solution: bg.Solution) -> bg.Solution:
    jax.block_until_ready(solution.ys)
    return solution


def _words(solver, rtol: float, share: float | None) -> str:
    word = type(solver).__name__ if solver is not None else "own choice"
    return f"{word} rtol {rtol:.1e}{'' if share is None else f', atol {share * rtol:.1e}'}"


def called(
    system: bg.System, start, times, names, solver, tolerances: Iterable[float] = TOLERANCES, share: float | None = None
) -> Iterator[Setting]:
    """As users write it: the whole call with its checks, from an initial condition that is known as it is to the peers.
    `share` is atol over rtol."""
    for rtol in tolerances:
        atol = None if share is None else share * rtol

        def run(rtol=rtol, atol=atol):
            return _done(
                bg.simulate(system, times[0], times[-1], start, solver=solver, saveat=times, rtol=rtol, atol=atol)
            )

        yield Setting(_words(solver, rtol, share), run, watched(names))


def jitted(
    system: bg.System, start, times, names, solver, tolerances: Iterable[float] = TOLERANCES, share: float | None = None
) -> Iterator[Setting]:
    """The same call under jit with the system as argument, as one writes it inside a fit or a sweep."""

    @eqx.filter_jit
    def compiled(system, start, rtol, atol):
        return bg.simulate(system, times[0], times[-1], start, solver=solver, saveat=times, rtol=rtol, atol=atol)

    for rtol in tolerances:
        values = jnp.asarray(rtol), None if share is None else jnp.asarray(share * rtol)
        yield Setting(
            f"{_words(solver, rtol, share)}, under jit",
            lambda values=values: _done(compiled(system, start, *values)),
            watched(names),
        )


def ladders(
    model: Callable,
    method,
    times,
    names,
    solvers: Iterable,
    tolerances=TOLERANCES,
    ways=(called, jitted),
    shares=(None,),
) -> Callable:
    """What `race` takes: a ladder for every solver, called plainly and under jit."""

    def build():
        system = bg.compile(model(), method=method)
        start = bg.initialise(system)
        for solver in solvers:
            for way in ways:
                for share in shares:
                    yield way(system, start, times, names, solver, tolerances, share)

    return build


# -- one right-hand side ------------------------------------------------------------------------------------
def right_hand_side(system: bg.System, start, repeats: int = 7) -> list[float]:
    """Seconds of one evaluation inside a compiled loop, with every parameter a leaf.
    The state creeps, so that nothing leaves the loop."""

    @jax.jit
    def loop(parameters, state, count):
        return jax.lax.fori_loop(0, count, lambda _, y: y + 1e-14 * system.rates(0.0, y, parameters), state)

    parameters = system.parameters()

    def run(count):
        return timed(lambda: jax.block_until_ready(loop(parameters, start, count)))[0]

    run(10)
    count = max(10, int(0.05 * 100 / run(100)))
    return [run(count) / count for _ in range(repeats)]


def factor_nonzeros(system: bg.System) -> tuple[float, str]:
    """Nonzeros of the factor of the system's linear equations, and what was counted: operations of a right-hand side as
    long as the system does not tell."""
    tell = getattr(system, "factor_nonzeros", None)
    if tell is not None:
        return float(tell() if callable(tell) else tell), "nonzeros of the factor"
    return float(len(system.plan.program((Output.RATES,)).body)), "operations (the system does not tell nonzeros)"
