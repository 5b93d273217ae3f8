"""Closed form of IFToMM A02 on the branch of parallel cranks, for any number of windows:
`python a02.py 5 20` writes the tables.

There the mechanism is one pendulum, I θ'' = c sin θ with I = (N + 1) m L²/3 + N m L² and c = ((N + 1)/2 + N) m g L, θ
from upright; so θ = π + 2 am(√(ω² + 4a) t/2 − K(k²) | k²) with a = c/I, k² = 4a/(ω² + 4a), ω the rate at the start.
Needs mpmath."""

import sys
from pathlib import Path

import mpmath as mp


FOLDER = Path(__file__).parents[2] / "tests" / "reference"
HEAD = "closed form on the branch of parallel cranks (Jacobi elliptic functions, mpmath 40 digits); theta from upright"


def motion(windows: int, t, rate=1):
    inertia, moment = mp.mpf(windows + 1) / 3 + windows, (mp.mpf(windows + 1) / 2 + windows) * mp.mpf("9.81")
    a = moment / inertia
    m = 4 * a / (rate**2 + 4 * a)
    pace, quarter = mp.sqrt(rate**2 + 4 * a) / 2, mp.ellipk(m)
    u = pace * t - quarter
    turns = mp.floor(u / (2 * quarter) + mp.mpf(1) / 2)  # am grows by π with every 2K
    rest = u - 2 * quarter * turns
    angle = mp.pi + 2 * (mp.pi * turns + mp.asin(mp.ellipfun("sn", rest, m=m)))
    return angle, 2 * pace * mp.ellipfun("dn", u, m=m)


def row(windows: int, t) -> list:
    angle, rate = motion(windows, t)
    return [t, angle, rate, mp.sin(angle), mp.cos(angle), rate * mp.cos(angle), -rate * mp.sin(angle)]


def write(windows: int) -> None:
    lines = [f"# IFToMM A02, {windows} window(s): {HEAD}", "t,theta,omega,B0x,B0y,B0vx,B0vy"]
    for k in range(101):
        lines.append(",".join(f"{float(x):.16g}" for x in row(windows, mp.mpf(k) / 10)))
    (FOLDER / f"a02_{windows}.csv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    mp.mp.dps = 40
    for word in sys.argv[1:]:
        write(int(word))
