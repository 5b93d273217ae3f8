"""Ten turns of the slider-crank with play: bgjax beside SciPy's LSODA on a numba right-hand side,
and 256 clearances in one sweep. See README.md."""

import statistics
import time
from pathlib import Path

import numpy as np
from numba import njit
from scipy.integrate import solve_ivp

import bgjax as bg
from bgjax.models import flores_slider_crank as model


TURNS, RTOL, RUNS = 10, 1e-7, 256
T1 = TURNS * 2.0 * np.pi / model.SPEED
CLEARANCES = np.geomspace(1e-4, 1e-3, RUNS)


@njit(cache=False)
def gap(t, y, speed, crank, rod):
    """From the rod's end to the slider, and its rate."""
    a, b = speed * t, y[0]
    e = np.array([y[1] - crank * np.cos(a) - rod * np.cos(b), -crank * np.sin(a) - rod * np.sin(b)])
    v = np.array(
        [y[3] + crank * np.sin(a) * speed + rod * np.sin(b) * y[2], -crank * np.cos(a) * speed - rod * np.cos(b) * y[2]]
    )
    return e, v


@njit(cache=False)
def depth(t, y, speed, crank, rod, clearance):
    e, v = gap(t, y, speed, crank, rod)
    distance = np.sqrt(e[0] ** 2 + e[1] ** 2)
    return distance - clearance, (e[0] * v[0] + e[1] * v[1]) / max(distance, 1e-300)


@njit(cache=False)
def rates(t, y, speed, crank, rod, clearance, stiffness, restitution, approach):
    """Angle of the rod, place of the slider, and their rates; the crank turns evenly."""
    e, v = gap(t, y, speed, crank, rod)
    distance = max(np.sqrt(e[0] ** 2 + e[1] ** 2), 1e-300)
    inside, rate = distance - clearance, (e[0] * v[0] + e[1] * v[1]) / distance
    force = 0.0
    if inside > 0.0:
        force = max(0.0, stiffness * inside**1.5 * (1.0 + 0.75 * (1.0 - restitution**2) * rate / approach))
    fx, fy = force * e[0] / distance, force * e[1] / distance
    a, b = speed * t, y[0]
    ax, ay = -crank * np.cos(a) * speed**2, -crank * np.sin(a) * speed**2
    c, s = np.cos(b), np.sin(b)
    turning = (-0.21 * 0.5 * rod * (c * ay - s * ax) + rod * (c * fy - s * fx)) / (2.5e-4 + 0.21 * 0.25 * rod**2)
    return np.array([y[2], y[3], turning, -fx / 0.14])


def stiffness(clearance: float, socket: float = 0.01) -> float:
    return 4.0 / (3.0 * 2.0 * (1.0 - 0.09) / 2.07e11) * np.sqrt(socket * (socket - clearance) / clearance)


def by_lsoda(clearance: float) -> tuple[np.ndarray, int]:
    """State at the end and number of contacts; every contact begins a new integration,
    for the law remembers its speed."""
    shape = model.SPEED, model.CRANK, model.ROD
    y, t, approach, count, on = (
        np.array([0.0, model.CRANK + model.ROD, -model.SPEED * model.CRANK / model.ROD, 0.0]),
        0.0,
        1.0,
        0,
        False,
    )

    def rises(t, y, *_):
        return depth(t, y, *shape, clearance)[0]

    rises.terminal = True
    while t < T1:
        rises.direction = -1.0 if on else 1.0

        def fun(t, y, approach=approach):
            return rates(t, y, *shape, clearance, stiffness(clearance), 0.9, approach)

        sol = solve_ivp(fun, (t, T1), y, "LSODA", rtol=RTOL, atol=1e-3 * RTOL, events=rises, max_step=1e-4)
        t, y = sol.t[-1], sol.y[:, -1]
        if len(sol.t_events[0]):
            on = not on
            count += on
            approach = max(depth(t, y, *shape, clearance)[1], 1e-3) if on else approach
            # a little further: the root would be found again
            short = 1e-10
            y, t = y + short * rates(t, y, *shape, clearance, stiffness(clearance), 0.9, approach), t + short
    return y, count


def timed(run, rounds: int = 5) -> tuple[float, object]:
    run()
    found = []
    for _ in range(rounds):
        begin = time.perf_counter()
        result = run()
        found.append(time.perf_counter() - begin)
    return statistics.median(found), result


def main() -> None:
    system = bg.compile(model.build())
    start = bg.initialise(system)
    ours, sol = timed(lambda: bg.simulate(system, 0.0, T1, start, rtol=RTOL))
    theirs, (_, count) = timed(lambda: by_lsoda(5e-4), 3)
    half = bg.simulate(system, 0.0, 0.006, start, rtol=RTOL)
    mine = f"bgjax {1e3 * ours:.0f} ms ({int(sol.stats['num_steps'])} steps, {sol.events.count} contacts)"
    lines = [f"Ten turns, rtol {RTOL:g}: {mine}, LSODA {1e3 * theirs:.0f} ms ({count} contacts)."]
    lines.append(
        f"bgjax takes {ours / theirs:.2f} of LSODA's time (wanted: at most 3). "
        f"First half turn: {half.events.count} contacts."
    )
    bg.sweep(system, {"pin.clearance": CLEARANCES[:4]}, 0.0, T1, start, rtol=RTOL, saveat=[0.0, T1])
    begin = time.perf_counter()
    sweep = bg.sweep(system, {"pin.clearance": CLEARANCES}, 0.0, T1, start, rtol=RTOL, saveat=[0.0, T1])
    swept = time.perf_counter() - begin
    begin = time.perf_counter()
    counts = [by_lsoda(float(clearance))[1] for clearance in CLEARANCES]
    one_by_one = time.perf_counter() - begin
    both = f"sweep {swept:.1f} s ({len(sweep.failed)} failed), LSODA one by one {one_by_one:.1f} s"
    lines.append(f"{RUNS} clearances from 0.1 to 1 mm: {both}: {one_by_one / swept:.1f} times (wanted: at least 5).")
    means = f"bgjax {np.mean(sweep['pin.contacts'][:, -1]):.1f}, LSODA {np.mean(counts):.1f}"
    lines.append(
        f"Contacts in ten turns, mean over all clearances: {means} (the motion is chaotic: only statistics agree)."
    )
    text = "\n".join(lines)
    print(text)
    (Path(__file__).parent / "result.md").write_text("\n\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
