"""Both solvers on the same runs, beside the choice; see README.md."""

import warnings
from collections.abc import Callable, Iterator

import diffrax as dfx

import bgjax as bg
from bgjax.models import planar_four_bar, planar_pendulum, planar_slider_crank, slider_crank
from bgjax.simulation.simulate import chosen_solver
from bgjax.solvers import RadauIIA5


REPEATS, RTOL = 3, 1e-6


def net(size: int, first: float) -> bg.Graph:
    """Resistors and capacitors in a row; the first capacitor is small."""
    nodes, bonds, last = dict(V=bg.Se(1.0), load=bg.R(1.0)), [], "V"
    for k in range(size):
        nodes |= {f"a{k}": bg.One(), f"R{k}": bg.R(1.0), f"n{k}": bg.Zero(), f"C{k}": bg.C(first if k == 0 else 1.0)}
        bonds += [f"{last} -> a{k}", f"a{k} -> R{k}", f"a{k} -> n{k}", f"n{k} -> C{k}"]
        last = f"n{k}"
    return bg.Graph(nodes, [*bonds, f"{last} -> load"])


def van_der_pol(stiffness: float) -> bg.Graph:
    law = bg.symbolic(lambda v: [-stiffness * (v[0] * v[0] * v[0] / 3.0 - v[0])])
    nodes = dict(n=bg.Zero(), C=bg.C(1.0), L=bg.I(1.0), read=bg.EffortSensor(), law=bg.Function(law), source=bg.MSf())
    bonds = ["n -> C", "n -> L", "n -> read", "read ~> law", "law ~> source", "source -> n"]
    return bg.Graph(nodes, bonds, initial={"C.displacement": 2.0})


def cases() -> Iterator[tuple[str, bg.System, float]]:
    for size, first in ((2, 1e-4), (20, 1e-5), (40, 1e-3), (60, 1e-4), (95, 1e-4)):
        yield f"net of {size}, {first:g}", bg.compile(net(size, first)), 10.0
    for stiffness, end in ((10.0, 40.0), (100.0, 400.0)):
        yield f"van der Pol, {stiffness:g}", bg.compile(van_der_pol(stiffness)), end
    mechanisms: dict[str, tuple[Callable, tuple]] = {
        "planar pendulum": (planar_pendulum.build, ((1e5, 1e3, 2.0), (1e7, 1e4, 2.0), (1e7, 1e4, 20.0))),
        "planar four-bar": (planar_four_bar.build, ((1e6, 1e4, 2.0), (1e6, 1e4, 10.0))),
        "planar slider-crank": (planar_slider_crank.build, ((1e7, 200.0, 2.0), (1e8, 500.0, 2.0), (1e9, 2e3, 2.0))),
        "slider-crank": (
            slider_crank.isostatic,
            (
                (1e5, 200.0, 2.0),
                (1e7, 200.0, 2.0),
                (1e7, 2e4, 2.0),
                (1e9, 2e3, 2.0),
                (1e7, 2e4, 10.0),
                (1e8, 200.0, 10.0),
                (1e9, 200.0, 10.0),
            ),
        ),
    }
    for name, (build, values) in mechanisms.items():
        for stiffness, damping, end in values:
            yield (
                f"{name}, {stiffness:g}, {damping:g}, {end:g} s",
                bg.compile(build(), method=bg.Compliant(stiffness, damping)),
                end,
            )


def measured(system: bg.System, end: float, start, solver) -> tuple[float, int]:
    """Seconds of a run and its steps."""
    runs = [bg.simulate(system, 0.0, end, start, solver=solver, rtol=RTOL) for _ in range(1 + REPEATS)]
    return min(run.timing.running for run in runs[1:]), int(runs[0].stats["num_steps"])


def main() -> None:
    print(
        f"{'':36s} states  Tsit5 [ms]    steps  µs a step   Radau [ms]  steps  µs a step   chosen, slower than "
        "the other by"
    )
    for name, system, end in cases():
        start = bg.initialise(system)
        (explicit, many), (implicit, few) = (
            measured(system, end, start, solver) for solver in (dfx.Tsit5(), RadauIIA5())
        )
        chosen = type(chosen_solver(system, start, 0.0, end, RTOL).solver).__name__
        slower = explicit / implicit if chosen == "Tsit5" else implicit / explicit
        times = (
            f"{1e3 * explicit:10.2f} {many:8d} {1e6 * explicit / many:10.2f}   {1e3 * implicit:10.2f} {few:6d} "
            f"{1e6 * implicit / few:10.1f}"
        )
        print(f"{name:36s} {system.plan.size:6d}  {times}   {chosen}, {slower:.2f}", flush=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main()
