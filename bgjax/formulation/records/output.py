"""The results that the engine itself evaluates; all other results go by the names that users type."""

from enum import Enum, auto


class Output(Enum):
    """A group of expressions of `Equations`, evaluated as one flat vector.

    Members stand beside names of quantities ("L.flow") wherever results are asked for: `plan.program`,
    `system.evaluate`, `evaluate_numbers`.
    """

    RATES = auto()  # time derivatives of all states
    ENERGIES = auto()  # stored energy by element
    SUPPLIES = auto()  # power into each element that neither stores nor conserves energy
    STORING = auto()  # power into each element that stores energy
    GAPS = auto()  # position residuals of constraints
    RIGID_GAPS = auto()  # gaps that are zero at all times, including those of joints that are flow sources
    INFLUENCES = auto()  # of an inverse model: coefficients of the inputs in the highest derivatives of wanted results
    HIDDEN = auto()  # velocity residuals of constraints
    PROJECTION = auto()  # corrections of states for gaps and for constraint flows
    DEPENDENT = auto()  # 1 for states that are solved from others at present
    NORMALISED = auto()  # all states with unit quaternions and counted turns
    CARRIED = auto()  # last solutions of loops with several roots
    INERTIAS = auto()  # virtual inertias of the generalised flows
    FORCING = auto()  # functions of time that drive the rates
    GUARDS = auto()  # guards of switches, then their rates, sizes and paces
    HELD = auto()  # values that states take where switches change
    WATCHED = auto()  # what the log of events records of each switch


OutputNames = tuple[str | Output, ...]  # of results that one program evaluates together
