"""bgjax: a differentiable simulator for multibond graphs on JAX.

Names are loaded when first used (PEP 562), so that `import bgjax` alone does not import JAX; the one
side effect, settings for JAX, is in `_runtime`.
"""

from importlib import import_module as _import_module

from . import _runtime


_runtime.configure()

__version__ = "0.1.0"

_HOMES = {
    "_errors": (
        "ArgumentError BondGraphError CardanSingularityWarning CausalityError ChangePointWarning"
        " ContactLossWarning DataError Fault IdentifiabilityWarning InitialError InternalError MagnitudeWarning"
        " OpenLoopWarning ParameterError ResultError SimulationError SolvabilityError StoreWarning StructureError"
    ),
    "_structure": "Bond Junction Port Rule Structure",
    "_causality": "Causality",
    "_procedures": "LCAP LambdaLCAP MSCAP SCAP",
    "_assignment": "CausalAssignment causality",
    "_causal_paths": "BreakVariable CausalPath",
    "_path_report": "CausalPaths",
    "_path_finding": "causal_paths",
    "_graph": "Graph Guess",
    "_flatten": "check",
    "_closure": "Baumgarte Compliant Multipliers",
    "_compliance": "Compliance",
    "_kinematic": "DerivativeCausality MinimalCoordinates",
    "_paths": "bind",
    "_system": "Parameters System compile",
    "_values": "get set",
    "_events": "Event Events",
    "_solution": "RESULTS Audit Solution",
    "_initial": "Start initialise start",
    "_simulate": "simulate",
    "_gradient_result": "Gradient",
    "_gradient": "gradient",
    "analysis.records": "Record",
    "analysis.freedoms": "Bounded Fixed Free Inertia LogNormal Normal Positive Sensor",
    "analysis.checking": "Check",
    "analysis.profile": "Profile",
    "analysis.fit_result": "Fit",
    "analysis.fit_file": "load_fit",
    "analysis.fit": "FitProblem fit",
    "analysis.sensitivity": "Sensitivity sensitivity",
    "analysis.sweep_result": "Sweep",
    "analysis.sweep": "sweep",
    "analysis.designs": "grid random_design",
    "analysis.global_result": "GlobalSensitivity",
    "analysis.global_sensitivity": "morris sobol",
    "analysis.parasitic_result": "ParasiticStudy",
    "analysis.parasitic": "parasitic_study",
    "_suggest": "Suggestion suggest_compliance",
    "_trial": "Trial",
    "_comparison": "Comparison",
    "_compare": "compare",
    "_linearise": "linearise",
    "_linear_model": "Linear",
    "_readable": "SymbolicEquations equations",
    "_coordinates": "NamedMatrix gyristor transformation transported_ejs virtual_inertia",
    "drawing": "Drawing draw",
    "elements": (
        "AbstractBlock AbstractElement Angle C CardanOrientation Compose Constraint Derivative Dynamic EJS"
        " EffortSensor Field FlowSensor Freedom Function GY GeneralisedFlow Given I Latch MGY MSe MSf MTF MeasuredC"
        " One Orientation ParasiticC Permutation Position R Response Sampled Se Sf Signal Spline State Switch TF"
        " Zero arm cross modulus_law rotation symbolic"
    ),
    "_expression": "absolute acos asin atan atan2 cos cosh exp floor log maximum minimum positive_power sign sin sinh sqrt tan tanh",
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}

SUBMODULES = ("mechanics", "domains", "solvers", "analysis", "report", "drawing", "elements")  # found by the import system

__all__ = sorted(_HOME)


def __getattr__(name: str):
    if name not in _HOME:
        if name.startswith("__") or name in SUBMODULES:
            raise AttributeError(f"module 'bgjax' has no attribute '{name}'; import it: import bgjax.{name}", name=name)
        raise _import_module("._aliases", __name__).missing("bgjax", "bg", name, [*__all__, *SUBMODULES])
    with _runtime.loading():
        value = getattr(_import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
