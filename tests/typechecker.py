"""The run-time type checker of the tests: beartype, but for what users call and for the converters of their values.

These look at what they are given themselves, and say in a named error what is wrong;
a type error before that would hide it."""

from collections.abc import Callable

from beartype import beartype

import bgjax


CONVERTERS = ("leaf", "_optional", "_coordinate")
METHODS = ("System.__call__", "System.evaluate", "System.outputs", "System.energy", "System.parameter")
ANSWERS = ("Solution.__getitem__", "Solution.__contains__", "Solution.plot", "Solution.animate", "Solution.still")


def check(function: Callable) -> Callable:
    name = function.__qualname__
    converts = name in CONVERTERS or name.endswith("<locals>.convert")
    faced = converts or name in (*METHODS, *ANSWERS) or name.removesuffix(".__init__") in bgjax.__all__
    return function if faced else beartype(function)
