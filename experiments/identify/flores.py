"""The clearance of Flores and Ambrósio's slider-crank, from the motion of its slider over half a turn."""

import numpy as np

import bgjax as bg
from bgjax.models import flores_slider_crank


HALF_TURN = np.pi / flores_slider_crank.SPEED
TRUE, GUESSES, NOISE = 5e-4, (2.5e-4, 4e-4, 7e-4, 1e-3), 0.001


def fitted(guess: float, seed: int = 100, count: int = 200) -> bg.Fit:
    system = bg.compile(flores_slider_crank.build(TRUE), method=bg.MinimalCoordinates())
    times = np.linspace(0.0, HALF_TURN, count)
    exact = np.asarray(bg.simulate(system, 0.0, HALF_TURN, saveat=times, rtol=1e-10, atol=1e-13)["guide.velocity"])
    velocity = exact + NOISE * np.std(exact) * np.random.default_rng(seed).normal(size=count)
    return bg.fit(
        bg.set(system, {"pin.clearance": guess}),
        {"t": times, "guide.velocity": velocity},
        parameters=["pin.clearance"],
        rtol=1e-9,
    )


def flores() -> list[str]:
    lines = []
    for guess in GUESSES:
        fit = fitted(guess)
        off = fit["pin.clearance"] / TRUE - 1.0
        lines.append(
            f"guess {1e3 * guess:.2f} mm: {1e3 * fit['pin.clearance']:.7f} mm ± {1e3 * fit.std['pin.clearance']:.0e} "
            f"({100.0 * off:+.4f} %); {fit.how}"
        )
        print(lines[-1], flush=True)
    return lines
