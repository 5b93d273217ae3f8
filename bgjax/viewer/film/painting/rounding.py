"""Round numbers for scales, and quantities as short texts."""

import math


def rounded_down(value: float) -> float:
    """The largest of …, 1, 2, 5, 10, … that is not above the value."""
    power = 10.0 ** math.floor(math.log10(value))
    return next(digit * power for digit in (5.0, 2.0, 1.0, 0.5) if digit * power <= value * (1.0 + 1e-9))


def quantity(value: float, unit: str) -> str:
    """Three digits with a unit: "12.3 N", "20 kN"."""
    for factor, prefix in ((1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, ""), (1e-3, "m"), (1e-6, "µ")):
        if value >= 0.9995 * factor:
            return f"{value / factor:.3g} {prefix}{unit}"
    return f"{value:.3g} {unit}"


def length(metres: float) -> str:
    """A length in metres, millimetres or micrometres: "0.2 m", "5 mm"."""
    for least, factor, unit in ((0.01, 1.0, "m"), (1e-5, 1e3, "mm"), (0.0, 1e6, "µm")):
        if metres >= least:
            return f"{metres * factor:.3g} {unit}"
    return f"{metres:.3g} m"


def clock(time: float, step: float) -> str:
    """The time with as many decimals as distinguish times that are `step` apart."""
    decimals = 2 if step <= 0.0 else max(0, min(9, math.ceil(-math.log10(step) - 1e-9)))
    return f"t = {time:.{decimals}f} s"
