"""Chains of 5 to 200 links for the benchmark: hanging, a little bent, let go. Ten hinges of each are in the table."""

import numpy as np
from equations import Case
from mechanisms import DAMPING, chain_columns, chain_rates


SIZES = (5, 10, 20, 50, 100, 200)


def angles(count):
    """Relative, the first one from +x. Started straight the long ones would be dull, bent more they would be chaotic
    within the second: here a disturbance grows by less than 400."""
    return np.append(-0.5 * np.pi + 0.3, 0.1 * np.sin(np.arange(1, count)))


def watched(count):
    hinges = {round(x) for x in np.linspace(1, count, min(count, 10))}
    return [f"hinge_{k}.angle" for k in sorted(hinges)]


def chain(count):
    names = watched(count)
    return Case(
        chain_rates, (*np.cumsum(angles(count)), *np.zeros(count)), (1.0,) * count + (10.0,) * count,
        np.linspace(0, 1, 11),
        lambda t, y: {name: value for name, value in chain_columns(t, y).items() if name in names},
        f"Chain of {count} links with viscous hinges ({DAMPING} N m s), hanging from the origin, from rest, first "
        "angle -pi/2 + 0.3, then 0.1 sin(k), "
        "k = 1, 2, ...; gravity along -y. Lagrange's equations as for chain_5.", second="LSODA",
    )  # fmt: skip


CASES = {f"bench_chain_{count}": chain(count) for count in SIZES}
