"""Chains of 5 to 200 links, 1 s: trees, where recursive algorithms are at home;
and how a right-hand side's cost grows."""

import os
import statistics
import time

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.models import chain as model
from tests.tables import table

from ..cases import chain as case
from ..measure import exponent, timed
from ..peers import bond_graph, mujoco, ode, pinocchio
from ..race import Result, race, reason, say


TARGET, T1 = 1e-6, 1.0
METHODS = {"bgjax, multipliers": bg.Multipliers(), "bgjax, minimal coordinates": bg.MinimalCoordinates()}
SOLVERS = (dfx.Tsit5(), dfx.Dopri8())
SUBSTEPS = (5, 7, 10, 14, 20, 28, 40, 56, 80, 112, 160, 224, 320)  # of 100 ms
SIZES = tuple(int(size) for size in os.environ.get("BENCH_SIZES", "").split(",") if size) or case.SIZES
# seconds that one chain may take, most of which are for compiling
BUDGET = float(os.environ.get("BENCH_BUDGET", "900"))


class Growth:
    """Costs of one right-hand side by who and size, and how long the last size took,
    from which the next one is guessed."""

    def __init__(self):
        self.costs: dict[str, dict[int, float]] = {}
        self.spent: dict[str, tuple[int, float]] = {}

    def refuse_if_long(self, who: str, count: int) -> None:
        size, seconds = self.spent.get(who, (count, 0.0))
        if (guess := seconds * (count / size) ** 2) > BUDGET:
            raise TimeoutError(
                f"{size} links took {seconds:.0f} s, mostly to compile; {count} would take about {guess:.0f} s "
                f"(BENCH_BUDGET is {BUDGET:.0f} s)"
            )


def ours(who: str, count: int, times, names, growth: Growth):
    """Right-hand side first; then the ladders."""

    def build():
        growth.refuse_if_long(who, count)
        begin = time.perf_counter()
        system = bg.compile(model.build(angles=tuple(case.angles(count))), method=METHODS[who])
        start = bg.initialise(system)
        growth.costs.setdefault(who, {})[count] = statistics.median(bond_graph.right_hand_side(system, start))
        say(
            f"{who}: {count} links, {1e6 * growth.costs[who][count]:.2f} µs a right-hand side, compiled in "
            f"{time.perf_counter() - begin:.1f} s"
        )
        for solver in SOLVERS:
            yield bond_graph.jitted(system, start, times, names, solver)
            growth.spent[who] = count, time.perf_counter() - begin

    return build


def by_mujoco(count: int, picked, growth: Growth):
    def build():
        import mujoco as engine

        loaded = engine.MjModel.from_xml_string(case.xml(count, 1e-3))
        data = engine.MjData(loaded)
        data.qpos[:] = case.angles(count)
        growth.costs.setdefault("MuJoCo (mj_forward)", {})[count] = repeated(lambda: engine.mj_forward(loaded, data))
        yield mujoco.ladder(
            lambda step: case.xml(count, step), T1, 10, SUBSTEPS, lambda q: q[:, picked], angles=case.angles(count)
        )

    return build


def by_pinocchio(count: int, times, picked, growth: Growth):
    def build():
        built = pinocchio.chain(count, case.SPAN, case.MASS, case.INERTIA, case.GRAVITY)
        rates, start = pinocchio.chain_rates(built, case.DAMPING), np.append(case.angles(count), np.zeros(count))
        out = np.empty_like(start)
        growth.costs.setdefault("Pinocchio (aba from Python)", {})[count] = repeated(lambda: rates(0.0, start, out))
        yield pinocchio.ladder(rates, start, T1, 10, SUBSTEPS[:11], picked)
        yield ode.scipy_ladder(ode.Problem(rates, start, times, picked, words="aba"), "DOP853")

    return build


def by_scipy(count: int, times, picked, growth: Growth):
    """Angles of the numba equations are absolute, those of the tables relative."""

    def build():
        from .cases import chain_numba

        def rates(t, y, out):
            return chain_numba.rates(y, out, chain_numba.PARAMETERS)

        start = chain_numba.start(case.angles(count))
        out = np.empty_like(start)
        rates(0.0, start, out)
        growth.costs.setdefault("numba, planar recursion", {})[count] = repeated(lambda: rates(0.0, start, out))

        def relative(sol):
            return np.diff(sol.y[:count], prepend=0.0, axis=0)[picked].T

        yield ode.scipy_ladder(ode.Problem(rates, start, times, [0]), "DOP853", read=relative)

    return build


def repeated(run, rounds: int = 7) -> float:
    count = max(5, int(0.02 / timed(run)[0]))

    def many():
        for _ in range(count):
            run()

    return statistics.median(timed(many)[0] / count for _ in range(rounds))


def one_size(count: int, growth: Growth) -> Result:
    found = table(f"bench_chain_{count}")
    times, names = found.pop("t"), list(found)
    picked = case.hinges(names)
    peers = {who: ours(who, count, times, names, growth) for who in METHODS}
    peers |= {
        "MuJoCo": by_mujoco(count, picked, growth),
        "Pinocchio": by_pinocchio(count, times, picked, growth),
        "SciPy on numba": by_scipy(count, times, picked, growth),
    }
    return race(
        Result(f"chain_{count}", f"Chain of {count} links, 1 s", TARGET, "hinge angles [rad]"),
        peers,
        np.stack([found[n] for n in names], axis=1),
    )


def grown(growth: Growth) -> Result:
    """The exponent is that of our method which is faster at the largest size."""
    result = Result("chain_growth", "Chains: cost of one right-hand side [µs] over the number of links")
    for who, costs in growth.costs.items():
        result.numbers |= {f"{who} @ {size}": 1e6 * cost for size, cost in costs.items()}
        sizes = [size for size in costs if size >= 10]
        if len(sizes) > 1:
            result.numbers[f"{who}: exponent, {min(sizes)} to {max(sizes)} links"] = exponent(
                sizes, [costs[size] for size in sizes]
            )
    mine = {who: costs for who, costs in growth.costs.items() if who in METHODS and max(costs) > 10}
    if mine:
        who = min(mine, key=lambda who: (-max(mine[who]), mine[who][max(mine[who])]))
        sizes = [size for size in mine[who] if size >= 10]
        result.numbers["exponent"] = exponent(sizes, [mine[who][size] for size in sizes])
        result.notes.append(f"The exponent is that of {who}, {min(sizes)} to {max(sizes)} links.")
    return result


def run() -> list[Result]:
    growth, results = Growth(), []
    for count in SIZES:
        try:
            results.append(one_size(count, growth))
        except Exception as error:
            results.append(
                Result(f"chain_{count}", f"Chain of {count} links, 1 s", failures={"this size": reason(error)})
            )
    return [*results, grown(growth)]
