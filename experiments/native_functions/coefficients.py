"""Minimax polynomials and constants of the native elementary functions, written as a header of C.

`python experiments/native_functions/coefficients.py` writes `polynomials.h` anew, from nothing but mpmath, and prints
the largest error of each polynomial (with its coefficients rounded to doubles) relative to its function.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import mpmath as mp


HEADER = Path(__file__).parents[2] / "bgjax/expressions/backends/llvm/runtime/functions/polynomials.h"
ROUNDED_FIRST = 3  # coefficients that are rounded to doubles one after the other, before the others are fitted again
mp.mp.prec = 200


@dataclass(frozen=True)
class Fit:
    """A polynomial p(z) of `count` coefficients, so that weight(z) |wanted(z) − p(z)| is smallest from low to high.

    The weight is the derivative of the relative error of the function by p.
    """

    name: str
    text: str
    count: int
    low: mp.mpf
    high: mp.mpf
    wanted: Callable
    weight: Callable


def sine(z):
    return sum((-1) ** (k + 1) * z**k / mp.factorial(2 * k + 3) for k in range(30))


def cosine(z):
    return sum((-1) ** k * z**k / mp.factorial(2 * k + 4) for k in range(30))


def exponential(r):
    return sum(r**k / mp.factorial(k + 3) for k in range(40))


def logarithm(skipped: int) -> Callable:
    """2/(2k+1) zᵏ: log((1 + s)/(1 − s)) = s Σ 2/(2k + 1) zᵏ with z = s², without its first terms."""
    return lambda z: sum(2 * z**k / (2 * (k + skipped) + 1) for k in range(60))


def arctangent(z):
    return sum((-1) ** (k + 1) * z**k / mp.mpf(2 * k + 3) for k in range(120))


def arcsine(z):
    def term(k):
        return mp.binomial(2 * k, k) / (mp.mpf(4) ** k * (2 * k + 1))

    return sum(term(k + 1) * z**k for k in range(160))


def away_from_zero(r):
    """r², and not zero in the middle, where no coefficient could be found."""
    return r * r + mp.mpf("1e-3")


EIGHTH = (mp.sqrt(2) - 1) ** 2 * (1 + mp.mpf(2) ** -40)
QUARTER = (mp.pi / 4) ** 2 * (1 + mp.mpf(2) ** -20)
HALF_LN2 = mp.log(2) / 2 * (1 + mp.mpf(2) ** -30)
S = ((mp.sqrt(2) - 1) / (mp.sqrt(2) + 1)) ** 2 * (1 + mp.mpf(2) ** -40)
FITS = (
    Fit("sine", "sin r = r + r z p(z), z = r²", 6, mp.mpf(0), QUARTER, sine, lambda z: z),
    Fit("cosine", "cos r = 1 - z/2 + z² p(z), z = r²", 6, mp.mpf(0), QUARTER, cosine, lambda z: z * z * (1 + z)),
    Fit(
        "exponential",
        "exp r = 1 + r + r² (1/2 + r p(r))",
        10,
        -HALF_LN2,
        HALF_LN2,
        exponential,
        away_from_zero,
    ),
    Fit("logarithm", "log((1 + s)/(1 - s)) = s (2 + z p(z)), z = s²", 7, mp.mpf(0), S, logarithm(1), lambda z: z / 2),
    Fit(
        "logarithm_tail",
        "log((1 + s)/(1 - s)) = s (2 + 2/3 z + 2/5 z² + z³ p(z)), z = s²",
        7,
        mp.mpf(0),
        S,
        logarithm(3),
        lambda z: z**3 / 2,
    ),
    Fit("arctangent", "atan t = t + t z p(z), z = t²", 12, mp.mpf(0), EIGHTH, arctangent, lambda z: z),
    Fit("arcsine", "asin t = t + t z p(z), z = t²", 13, mp.mpf(0), mp.mpf(1) / 4, arcsine, lambda z: z),
)


def double(x) -> float:
    """The nearest double, also of a number with many digits."""
    return float(mp.mpf(x))


def remez(fit: Fit, fixed: list) -> list:
    """Coefficients after the fixed ones, by exchange of the points with the largest errors."""
    free, begun = fit.count - len(fixed), len(fixed)
    middle, radius = (fit.low + fit.high) / 2, (fit.high - fit.low) / 2
    points = [middle - radius * mp.cos(mp.pi * (2 * i + 1) / (2 * free + 2)) for i in range(free + 1)]
    grid = [middle - radius * mp.cos(mp.pi * (i + mp.mpf(1) / 2) / 600) for i in range(600)]
    rest = [fit.wanted(z) - sum(c * z**i for i, c in enumerate(fixed)) for z in grid]
    for _ in range(6):
        matrix = mp.matrix(free + 1, free + 1)
        right = mp.matrix(free + 1, 1)
        for row, z in enumerate(points):
            for column in range(free):
                matrix[row, column] = z ** (column + begun)
            matrix[row, free] = (-1) ** row / abs(fit.weight(z))
            right[row] = fit.wanted(z) - sum(c * z**i for i, c in enumerate(fixed))
        found = list(mp.lu_solve(matrix, right))[:free]
        errors = [
            fit.weight(z) * (r - sum(c * z ** (i + begun) for i, c in enumerate(found)))
            for z, r in zip(grid, rest, strict=True)
        ]
        new = extremes(grid, errors)
        if len(new) < free + 1:
            break
        points = strongest(new, free + 1)
    return found


def extremes(grid: list, errors: list) -> list:
    """The point with the largest error between each two changes of sign."""
    found: list = []
    for z, error in zip(grid, errors, strict=True):
        if found and (found[-1][1] > 0) == (error > 0):
            found[-1] = max(found[-1], (z, error), key=lambda pair: abs(pair[1]))
        else:
            found.append((z, error))
    return found


def strongest(found: list, count: int) -> list:
    while len(found) > count:
        found = found[1:] if abs(found[0][1]) < abs(found[-1][1]) else found[:-1]
    return [z for z, _ in found]


def coefficients(fit: Fit) -> list[float]:
    fixed: list = []
    for _ in range(ROUNDED_FIRST if fit.low == 0 else 0):  # on both sides of zero the others could not balance them
        fixed.append(mp.mpf(double(remez(fit, fixed)[0])))
    return [double(c) for c in (*fixed, *remez(fit, fixed))]


def error(fit: Fit, numbers: list[float]) -> mp.mpf:
    grid = [fit.low + (fit.high - fit.low) * i / mp.mpf(400) for i in range(401)]
    return max(
        abs(fit.weight(z) * (fit.wanted(z) - sum(mp.mpf(c) * z**i for i, c in enumerate(numbers)))) for z in grid
    )


def scheme(numbers: list[float], depth: int = 0) -> str:
    """Estrin's scheme: halves side by side, joined by one multiply-add."""
    if len(numbers) == 1:
        return f"all({numbers[0].hex()})"
    half = 1 << ((len(numbers) - 1).bit_length() - 1)
    low, high = scheme(numbers[:half]), scheme(numbers[half:])
    return f"fma(z{half if half > 1 else ''}, {high},\n        {low})"


def function(fit: Fit, numbers: list[float]) -> str:
    lines = [f"/* {fit.text}; relative error 2^{float(mp.log(error(fit, numbers), 2)):.1f} */"]
    lines.append(f"INLINE lanes {fit.name}_polynomial(lanes z) {{")
    power = 2
    while power < len(numbers):
        root = f"z{power // 2 if power > 2 else ''}"
        lines.append(f"    lanes z{power} = {root} * {root};")
        power *= 2
    return "\n".join([*lines, f"    return {scheme(numbers)};", "}"])


def parts(name: str, value, bits: tuple[int, ...]) -> list[str]:
    """A constant as a sum of doubles, each with so many leading bits of what is left."""
    lines = []
    for place, count in enumerate(bits, 1):
        exponent = mp.floor(mp.log(abs(value), 2)) + 1 - count
        part = mp.nint(value / mp.mpf(2) ** exponent) * mp.mpf(2) ** exponent
        assert mp.mpf(double(part)) == part
        lines.append(f"#define {name}_{place} {double(part).hex()}")
        value -= part
    return lines


def two_over_pi() -> str:
    """Its first 1216 binary places, after 64 zeros, for the reduction of large angles."""
    with mp.workprec(1500):
        digits = int(mp.floor(2 / mp.pi * mp.mpf(2) ** 1216))
    words = [0, *((digits >> (1216 - 64 * (i + 1))) & (2**64 - 1) for i in range(19))]
    rows = [", ".join(f"0x{word:016x}" for word in words[i : i + 4]) for i in range(0, 20, 4)]
    return "static const word two_over_pi[20] = {\n    " + ",\n    ".join(rows) + "};"


def header() -> str:
    lines = [
        "/* Polynomials and constants, written by experiments/native_functions/coefficients.py. */",
        "#ifndef BG_POLYNOMIALS_H",
        "#define BG_POLYNOMIALS_H",
        '#include "lanes.h"',
        "",
    ]
    lines += parts("HALF_PI", mp.pi / 2, (53, 53, 53)) + parts("LN2", mp.log(2), (53, 53))
    lines += parts("SHORT_LN2", mp.log(2), (41, 53)) + parts("QUARTER_PI", mp.pi / 4, (53, 53))
    lines += parts("TWO_THIRDS", mp.mpf(2) / 3, (53, 53)) + parts("TWO_FIFTHS", mp.mpf(2) / 5, (53, 53))
    lines += parts("TWO_OVER_PI", 2 / mp.pi, (53,)) + parts("INVERSE_LN2", 1 / mp.log(2), (53,))
    lines += parts("TAN_EIGHTH_PI", mp.sqrt(2) - 1, (53,))
    lines += ["", two_over_pi()]
    for fit in FITS:
        lines += ["", function(fit, coefficients(fit))]
        print(lines[-1].partition("\n")[0])
    return "\n".join([*lines, "", "#endif"]) + "\n"


if __name__ == "__main__":
    HEADER.write_text(header())
