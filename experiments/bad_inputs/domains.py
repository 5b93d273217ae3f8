"""Parts of the energy domains with every kind of wrong value, and in the wrong unit."""

import inspect
from types import ModuleType

import bgjax as bg
from bgjax.domains import electrical, hydraulic, rotational

from .cases import Case
from .elements import ANY, POSITIVE
from .values import crossed


SIGNED = "voltage current constant ratio flow displacement speed pressure"  # may be negative
USUAL = {"setting": 1e6, "pressure": 1e5, "size": 1e-3, "area": 1e-4}


def parts(module: ModuleType):
    """The functions that make parts."""
    return {
        name: made
        for name, made in vars(module).items()
        if inspect.isfunction(made) and made.__module__ == module.__name__ and name[0].islower()
    }


def fields():
    for module in (electrical, hydraulic, rotational):
        for name, made in parts(module).items():
            parameters = inspect.signature(made).parameters.values()
            good = {p.name: USUAL.get(p.name, 1e-3) for p in parameters if p.default is p.empty}
            wrong = {p.name: ANY if p.name in SIGNED.split() else POSITIVE for p in parameters}
            yield from crossed(
                f"{module.__name__.rpartition('.')[2]}.{name}",
                lambda made=made, good=good, **given: made(**{**good, **given}),
                wrong,
            )


def units():
    """Legal values that look like another unit."""
    wrong = {
        "a capacitor in µF": lambda: electrical.capacitor(4.7e6),
        "an inductor in mH": lambda: electrical.inductor(470.0),
        "a cylinder in cm²": lambda: hydraulic.cylinder(20.0, 5e-4),
        "an orifice in mm²": lambda: hydraulic.turbulent_orifice(3.0),
        "a pressure in bar": lambda: hydraulic.pressure_source(200.0),
        "a density in g/cm³": lambda: hydraulic.turbulent_orifice(1e-5, density=0.86),
        "a stiffness for a compliance": lambda: bg.compile(
            bg.Graph(dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), k=bg.C(1e6)), ["F -> v -> m", "v -> k"])
        ),
    }
    for name, act in wrong.items():
        yield Case(name, act, bg.MagnitudeWarning)


CASES = [*fields(), *units()]
