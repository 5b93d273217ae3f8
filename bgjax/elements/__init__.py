"""Bond-graph elements: sources, storages, resistors, two-ports, junctions and signal blocks."""

from .base import AbstractBlock, AbstractElement
from .cardan import CardanOrientation
from .constrained import Constraint, Freedom
from .cuts import EffortCut, FlowCut
from .field import Field
from .generalised import EffortConstraint, GeneralisedEffort, GeneralisedFlow
from .junctions import Compose, One, Permutation, Zero
from .latch import Latch
from .law import symbolic
from .measured import MeasuredC
from .moduli import arm, cross, modulus_law, rotation
from .parasitic import ParasiticC
from .ports import FreePort, HeldPort
from .records import Dynamic, Given, Response, State, Switch
from .resistive import R
from .sampled import Sampled, Spline
from .signals import Angle, Derivative, EffortSensor, FlowSensor, Function, Orientation, Position, Signal
from .source_sensor import SensedSignal, SourceSensor, Wish, continuity
from .sources import MSe, MSf, Se, Sf
from .split import Split
from .state_kind import StateKind
from .storage import C, I
from .twoports import EJS, GY, MGY, MTF, TF


__all__ = [
    "AbstractBlock",
    "AbstractElement",
    "Angle",
    "C",
    "CardanOrientation",
    "Compose",
    "Constraint",
    "Derivative",
    "Dynamic",
    "EJS",
    "EffortConstraint",
    "EffortSensor",
    "Field",
    "FlowSensor",
    "Freedom",
    "Function",
    "GY",
    "GeneralisedEffort",
    "GeneralisedFlow",
    "Given",
    "I",
    "Latch",
    "MGY",
    "MSe",
    "MSf",
    "MTF",
    "MeasuredC",
    "One",
    "Orientation",
    "ParasiticC",
    "Permutation",
    "Position",
    "R",
    "Response",
    "Sampled",
    "Se",
    "Sf",
    "Signal",
    "Spline",
    "State",
    "Switch",
    "TF",
    "Zero",
    "arm",
    "cross",
    "modulus_law",
    "rotation",
    "symbolic",
]


def __dir__() -> list[str]:
    return __all__
