"""Arguments of comparisons: moderate ones, all orders of magnitude, and places where digits cancel."""

import numpy as np


LARGEST, SMALLEST = np.finfo(float).max, 5e-324
NEAREST = 6381956970095103.0 * 2.0**797  # the double nearest to a multiple of π/2: 4.7e-19 beside it
EDGES = np.array(
    [0.0, SMALLEST, 1e-310, 2.0**-1022, 1e-300, 1e-20, 2.0**-27, 0.5, 1.0, 2.0, 22.0, 1e5, 2.0**28, 1e22, 1e300]
)
SPECIAL = np.concatenate([EDGES, [NEAREST, LARGEST, np.inf, np.nan], -EDGES, [-NEAREST, -LARGEST, -np.inf]])


def all_orders(rng, count: int, low: float = -1074.0, high: float = 1024.0) -> np.ndarray:
    return rng.choice([-1.0, 1.0], count) * np.exp2(rng.uniform(low, high, count))


def near(rng, places: np.ndarray, count: int) -> np.ndarray:
    """Around each place, at all relative distances from one rounding on."""
    return rng.choice(places, count) * (1.0 + all_orders(rng, count, -53.0, -3.0))


def of_angles(rng, count: int) -> list[np.ndarray]:
    return [rng.uniform(-10.0, 10.0, count), near(rng, np.arange(1, 100_000) * (np.pi / 2), count)]


def of_sides(rng, count: int) -> list[np.ndarray]:
    return [rng.uniform(-1.0, 1.0, count), near(rng, np.array([-1.0, -0.5, 0.5, 1.0]), count)]


def within(limit: float):
    def moderate(rng, count: int) -> list[np.ndarray]:
        return [rng.uniform(-limit, limit, count), rng.uniform(-2.0, 2.0, count)]

    return moderate


def positive(rng, count: int) -> list[np.ndarray]:
    return [rng.uniform(0.0, 3.0, count), near(rng, np.array([0.5, 0.7071, 1.0, 1.4142]), count)]


UNARY = {
    **dict.fromkeys(("sin", "cos", "tan"), of_angles),
    **dict.fromkeys(("asin", "acos"), of_sides),
    "atan": within(8.0),
    **dict.fromkeys(("sinh", "cosh"), within(711.0)),
    "tanh": within(20.0),
    "exp": within(746.0),
    "log": positive,
}


def of_one(name: str, count: int, seed: int = 1) -> np.ndarray:
    """A third of moderate arguments, a third at special places, a third of all orders of magnitude."""
    rng = np.random.default_rng(seed)
    part = count // 3
    wide = all_orders(rng, count - 2 * part)
    wide = np.abs(wide) if name == "log" else wide
    limit = {"asin": 1.0, "acos": 1.0}.get(name, np.inf)
    wide[np.abs(wide) > limit] **= -1.0
    moderate, special = UNARY[name](rng, part)
    return np.concatenate([moderate, np.clip(special, -limit, limit), wide])


def of_atan2(count: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(seed)
    part = count // 3
    rest = count - 2 * part
    y = np.concatenate([rng.normal(size=part), all_orders(rng, part, -30, 30), all_orders(rng, rest)])
    x = np.concatenate([rng.normal(size=part), all_orders(rng, part, -30, 30), all_orders(rng, rest)])
    return y, x


def of_power(count: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Positive bases; exponents so that most results are between the smallest and the largest double."""
    rng = np.random.default_rng(seed)
    part = count // 3
    near_one = np.abs(near(rng, np.array([1.0]), part))
    base = np.concatenate([rng.uniform(0.0, 10.0, part), near_one, np.abs(all_orders(rng, count - 2 * part))])
    with np.errstate(divide="ignore"):
        logarithm = np.log(base)
    return base, rng.uniform(-750.0, 750.0, count) / np.where(logarithm == 0.0, 1.0, logarithm)
