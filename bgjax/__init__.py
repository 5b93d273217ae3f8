"""bgjax: a differentiable simulator for multibond graphs on JAX.

Names are loaded when first used (PEP 562), so that `import bgjax` alone does not import JAX; the one
side effect, settings for JAX, is in `_runtime`.
"""

import sys as _sys
from importlib import import_module as _import_module
from types import ModuleType as _ModuleType

from . import _runtime


_runtime.configure()

__version__ = "0.1.0"

_HOMES = {
    "errors": (
        "ArgumentError BondGraphError CardanSingularityWarning CausalityError ChangePointWarning"
        " ContactLossWarning DataError Fault HiddenInputWarning IdentifiabilityWarning InitialError InternalError"
        " MagnitudeWarning ManyPathsWarning"
        " InverseWarning"
        " MagnitudeWarning"
        " OpenLoopWarning ParameterError ResultError SimulationError SolvabilityError StoreWarning StructureError"
    ),
    "structure.structure": "Bond Junction Port Rule Structure",
    "structure.causality": "Causality",
    "structure.procedures": "LCAP LambdaLCAP MSCAP SCAP",
    "system.reports.causality": "CausalAssignment causality",
    "structure.paths.causal_paths": "BreakVariable CausalPath",
    "structure.paths.report": "CausalPaths",
    "system.reports.paths": "causal_paths",
    "graph.graph": "Graph Guess",
    "graph.flatten": "check",
    "graph.scalar.expand": "to_scalar",
    "graph.scalar.simplify": "simplify",
    "graph.methods.base": "AbstractMethod",
    "graph.methods.ports": "Baumgarte Compliant Multipliers",
    "graph.methods.compliance": "Compliance",
    "graph.methods.flow_sources": "DerivativeCausality MinimalCoordinates",
    "system.parameters.paths": "bind",
    "system.compile": "compile",
    "system.base": "Parameters",
    "system.system": "System",
    "system.get_set": "get set",
    "simulation.solution.activity": "Activity",
    "simulation.solution.events": "Event Events",
    "simulation.outcome.results": "RESULTS",
    "simulation.outcome.account": "Audit",
    "simulation.solution.solution": "Solution",
    "simulation.start.initialise": "Start initialise start",
    "simulation.start.show": "show",
    "simulation.simulate": "simulate",
    "analysis.gradient_result": "Gradient",
    "analysis.gradient": "gradient",
    "analysis.fitting.records": "Record",
    "analysis.freedoms": "Bounded Fixed Free Inertia LogNormal Normal Positive Sensor",
    "analysis.fitting.check": "Check",
    "analysis.fitting.profile": "Profile",
    "analysis.fitting.result": "Fit load_fit",
    "analysis.fitting.fit": "FitProblem fit",
    "analysis.sensitivity.sensitivity": "Sensitivity sensitivity",
    "analysis.sweeping.result": "Sweep",
    "analysis.sweeping.sweep": "sweep",
    "analysis.sweeping.designs": "grid random_design",
    "analysis.sensitivity.whole_ranges_result": "GlobalSensitivity",
    "analysis.sensitivity.whole_ranges": "morris sobol",
    "analysis.methods.parasitic_result": "ParasiticStudy",
    "analysis.methods.parasitic": "parasitic_study",
    "analysis.methods.suggest_compliance": "Suggestion suggest_compliance",
    "analysis.methods.trial": "Trial",
    "analysis.methods.comparison": "Comparison",
    "analysis.methods.compare": "compare",
    "analysis.linear.linearise": "linearise",
    "analysis.linear.model": "Linear",
    "analysis.inversion.invert": "invert",
    "analysis.inversion.inversion": "Inversion",
    "analysis.inversion.zero_dynamics": "ZeroDynamics",
    "analysis.structural.structure": "structure",
    "analysis.structural.analysis": "StructuralAnalysis",
    "analysis.reduction.by_frequency": "FrequencyActivity activity",
    "analysis.reduction.result": "Reduction",
    "analysis.reduction.reduce": "reduce",
    "analysis.port_hamiltonian.form": "PortHamiltonian",
    "analysis.port_hamiltonian.port_hamiltonian": "port_hamiltonian",
    "analysis.symbolic.equations": "SymbolicEquations equations",
    "analysis.diagnosis.relation": "RedundancyRelation",
    "analysis.diagnosis.signatures": "Signatures",
    "analysis.diagnosis.proposals": "Proposal SensorProposals",
    "analysis.diagnosis.alarms": "FaultResiduals Residual",
    "analysis.diagnosis.result": "Diagnosis",
    "analysis.diagnosis.diagnosis": "diagnose",
    "analysis.symbolic.matrices": "NamedMatrix gyristor transformation transported_ejs virtual_inertia",
    "display.drawing": "Drawing draw",
    "elements": (
        "AbstractBlock AbstractElement Angle C CardanOrientation Compose Constraint Derivative Dynamic EJS"
        " EffortConstraint EffortSensor Field FlowSensor Freedom Function GY GeneralisedEffort GeneralisedFlow Given I"
        " Latch MGY MSe MSf MTF MeasuredC One Orientation ParasiticC Permutation Position R Response Sampled Se Sf"
        " Signal Spline State StateKind Switch TF Zero arm cross modulus_law rotation symbolic"
    ),
    "expressions.expression": (
        "absolute acos asin atan atan2 cos cosh exp floor log maximum minimum positive_power sign sin sinh sqrt tan"
        " tanh"
    ),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names.split()}

SUBMODULES = ("mechanics", "domains", "solvers", "elements", "models")  # found by the import system

_ROOMS = (
    *("structure", "expressions", "graph", "formulation", "system", "simulation", "display", "analysis"),
    *("surface", "errors", "scene", "viewer"),
)


class _Package(_ModuleType):
    """The package module, which does not keep internal subpackages as attributes: `bg.graph` always raises an error
    with a suggestion, whether or not `bgjax.graph` has been imported before."""

    def __setattr__(self, name: str, value) -> None:
        if name not in _ROOMS:
            super().__setattr__(name, value)


_sys.modules[__name__].__class__ = _Package

__all__ = sorted(_HOME)


def __getattr__(name: str):
    if name not in _HOME:
        if name.startswith("__") or name in SUBMODULES:
            raise AttributeError(f"module 'bgjax' has no attribute '{name}'; import it: import bgjax.{name}", name=name)
        raise _import_module(".surface.aliases", __name__).missing("bgjax", "bg", name, [*__all__, *SUBMODULES])
    with _runtime.loading():
        value = getattr(_import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, *SUBMODULES, "__version__"]
