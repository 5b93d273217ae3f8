"""Errors in units of the last place (ulp): by mpmath, and by NumPy's long doubles where there are many points."""

import mpmath as mp
import numpy as np


EXACT = {
    **{name: getattr(mp, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "atan2")},
    **{name: getattr(mp, name) for name in ("sinh", "cosh", "tanh", "exp", "log")},
    **dict.fromkeys(("pow", "power"), lambda x, y: mp.exp(y * mp.log(x))),
}
NUMPY = {name: getattr(np, name) for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log")}
NUMPY |= {
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "atan2": np.arctan2,
    "pow": np.power,
    "power": np.power,
}
MOST = mp.mpf(2) ** 1024 - mp.mpf(2) ** 970  # from here on the nearest double is infinite
PLACES = 1400  # binary places: angles of 2¹⁰²³ leave 300 of them after whole turns, and quotients of sides 2⁻²⁰⁹⁸
LIMIT = 200


def error(name: str, found: float, *arguments: float) -> float:
    """By mpmath. Infinite where a number should be infinite and is not, or the other way round."""
    wide = name in ("sin", "cos", "tan") and abs(arguments[0]) > 1e9
    with mp.workprec(PLACES if wide else LIMIT):
        wanted = EXACT[name](*(mp.mpf(float(a)) for a in arguments))
        if abs(wanted) >= MOST or not np.isfinite(found):
            return 0.0 if abs(wanted) >= MOST and found == float(mp.sign(wanted)) * np.inf else float("inf")
        return float(abs(mp.mpf(float(found)) - wanted) / unit(wanted))


def unit(wanted: mp.mpf) -> mp.mpf:
    """The distance of doubles around a number."""
    exponent = mp.frexp(wanted)[1] if wanted else -2000
    return mp.mpf(2) ** max(exponent - 53, -1074)


def quick_errors(name: str, found: np.ndarray, *arguments: np.ndarray) -> np.ndarray:
    """By long doubles of 64 binary places, themselves wrong by about 2⁻¹¹ ulp."""
    with np.errstate(all="ignore"):
        wanted = NUMPY[name](*(np.asarray(a, dtype=np.longdouble) for a in arguments))
        distance = np.ldexp(np.longdouble(1.0), np.maximum(np.frexp(wanted)[1] - 53, -1074))
        off = np.abs(np.asarray(found, dtype=np.longdouble) - wanted) / distance
    overflow = np.abs(wanted) >= np.longdouble(2.0) ** 1024 - np.longdouble(2.0) ** 970
    infinite = np.isinf(found) & (np.signbit(found) == np.signbit(wanted))
    agree = np.where(overflow, infinite, np.isnan(found) & np.isnan(wanted))
    return np.where(np.isfinite(off) & ~overflow, off, np.where(agree, 0.0, np.inf)).astype(float)
