"""Finds which coordinate belongs to each velocity, and writes both as functions of time."""

from collections.abc import Mapping
from typing import Any

from ...expressions.expression import Expr
from .writer import Writer


def coordinates_of(writer: Writer) -> dict[str, str]:
    """{velocity: coordinate} for every state whose rate is another state: an integrator fed by a junction."""
    pool, names = writer.equations.pool, writer.states
    rates = [(place, rate.index) for place, rate in enumerate(writer.equations.rates) if isinstance(rate, Expr)]
    keys = [(place, pool.key(index)) for place, index in reversed(rates) if pool.kind(index) == "symbol"]
    return {names[key[1]]: names[place] for place, key in keys if key[0] == "state"}


def motion_of(writer: Writer, coordinates: Mapping[str, str], accelerations: Mapping[str, str]) -> dict[Any, Any]:
    """{symbol: function of time}: coordinates q(t), velocities q′(t), accelerations q″(t)."""
    named, time, function = writer.named, writer.named("t"), writer.sympy.Function
    found = {}
    for velocity in dict.fromkeys((*accelerations, *coordinates)):
        coordinate = coordinates.get(velocity)
        rate = function(velocity)(time) if coordinate is None else function(coordinate)(time).diff(time)
        found |= {named(velocity): rate} | ({named(coordinate): function(coordinate)(time)} if coordinate else {})
        found |= {named(accelerations[velocity]): rate.diff(time)} if velocity in accelerations else {}
    return found
