"""Names of modules, classes and arguments that are misspelt, or that other programs use."""

import enum
import inspect

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
import bgjax.models  # noqa: F401  (as an attribute of the package)
from bgjax.domains import control, electrical, hydraulic, rotational

from .cases import Case
from .models import solution, system


MODULES = {
    "bg": bg,
    "bgm": bgm,
    "bgp": bgp,
    "control": control,
    "electrical": electrical,
    "hydraulic": hydraulic,
    "rotational": rotational,
}
WANTED = {
    "bg": (
        "Resistor Inductor Spring Transformer Gyrator OneJunction Junction0 BondGraph Sampeld Fitproblem "
        "linearize initialize optimize simulat Simulate solve_ivp graph SE sobel morriss parasitic_studdy "
        "load_fits Radau mechanic domain"
    ),
    "bgm": (
        "RevoluteJoint Hinge Slider Ball CardanJoint Rod Ground RigidBody Force Torque Spherical_ Prismatic2 Lugre "
        "hertz Motor"
    ),
    "bgp": "RevoluteJoint Pin Slider Ground Link Force Moment FixedJoint Assemby contactlink",
    "control": "PIDController Lowpass gain Saturation integrator Summer",
    "electrical": "Resistor Capacitor coil VoltageSource Diode Motor DCMotor",
    "hydraulic": "Orifice Cylinder Pump Accumulator relief Valve_",
    "rotational": "Inertia Spring Dampr flywheel Gearbox clutch",
}
CALLED = (
    "simulate",
    "sweep",
    "fit",
    "gradient",
    "sensitivity",
    "linearise",
    "compile",
    "compare",
    "invert",
    "sobol",
    "morris",
    "parasitic_study",
    "draw",
    "equations",
    "initialise",
    "start",
    "grid",
    "random_design",
    "suggest_compliance",
    "load_fit",
    "causality",
    "check",
    "activity",
    "reduce",
    "get",
    "set",
)


def modules():
    for short, words in WANTED.items():
        for word in words.split():
            yield Case(
                f"{short}.{word}", lambda short=short, word=word: getattr(MODULES[short], word), AttributeError, word
            )
    objects = {
        "a solution": (solution, "time y stat plott"),
        "a system": (system, "state simulate result"),
        "a graph": (lambda: system().model, "node bonds"),
    }
    for name, (thing, words) in objects.items():
        for word in words.split():
            yield Case(f"{name}.{word}", lambda thing=thing, word=word: getattr(thing(), word), AttributeError, word)


RESULTS = """Activity Audit Bond BreakVariable CausalAssignment CausalPath CausalPaths Causality Check Comparison \
Drawing Event Events Fault Fit FrequencyActivity Given
GlobalSensitivity Gradient Inversion Linear NamedMatrix Parameters ParasiticStudy Profile Quantity Reduction \
Sensitivity Solution Start StructuralAnalysis Structure Suggestion Sweep
Diagnosis FaultResiduals PortHamiltonian Proposal RedundancyRelation Residual SensorProposals Signatures
SymbolicEquations System Trial ZeroDynamics""".split()  # made by the library, not by users


def misspelt(word: str) -> str:
    """The word with one letter too few, or one too many where it is short."""
    return word[:-2] + word[-1] if len(word) > 3 else word + "x"


def arguments():
    """Every argument of every class, and of the functions that users call, misspelt."""
    seen = set()
    for short, module in MODULES.items():
        for name in dir(module):
            made = getattr(module, name)
            mine = (
                getattr(made, "__module__", "").startswith("bgjax")
                and not name.startswith(("Abstract", "_"))
                and name not in RESULTS
                and made not in seen
            )
            if (
                mine
                and _takes_names(made)
                and ((name in CALLED and module is bg) or isinstance(made, type) or made.__module__ == module.__name__)
            ):
                seen.add(made)
                for parameter in inspect.signature(made).parameters.values():
                    if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
                        wrong = misspelt(parameter.name)
                        yield Case(
                            f"{short}.{name}({wrong}=…)",
                            lambda made=made, wrong=wrong: made(**{wrong: 1.0}),
                            bg.ArgumentError,
                            wrong,
                        )


def _takes_names(made) -> bool:
    if isinstance(made, type) and issubclass(made, (Exception, enum.Enum)):
        return False
    try:
        return callable(made) and bool(inspect.signature(made).parameters)
    except (TypeError, ValueError):
        return False


CASES = [*modules(), *arguments()]
