"""The physical meaning of a state, by which initial conditions, reports and linearisations treat it."""

from enum import Enum, auto


class StateKind(Enum):
    """The physical meaning of a state or of another result."""

    FLOW = auto()  # velocity, current, volume flow
    EFFORT = auto()  # of an artificial effort source: in the dual equations it has the part of a velocity
    MOMENTUM = auto()
    DISPLACEMENT = auto()  # of a storage, a joint or a spring
    POSITION = auto()  # of a body
    ANGLE = auto()
    TURNED = auto()  # angle of a joint whose turns are counted
    QUATERNION = auto()
    CARDAN = auto()  # three Cardan angles
    TIME = auto()  # how long something has lasted
    OTHER = auto()  # states of signal blocks and of users' elements

    @property
    def moving(self) -> bool:
        """Whether it is a velocity, a momentum or a generalised effort, rather than a position."""
        return self in (StateKind.FLOW, StateKind.EFFORT, StateKind.MOMENTUM)


# the effort of any other element is no generalised effort, whatever its name
NAMED = {kind.name.lower(): kind for kind in StateKind if kind not in (StateKind.OTHER, StateKind.EFFORT)}
STORED = ("momentum", "displacement")  # field elements name these by port: "a_momentum"


def kind_of(name: str) -> StateKind:
    """The kind by the last word of a name: "L.flow", "body.attitude.quaternion", "field.a_momentum".

    This file alone takes names apart; what declares another kind (`State(kind=…)`) keeps it.
    """
    word = name.rpartition(".")[2]
    stored = next((end for end in STORED if word.endswith(f"_{end}")), word)
    return NAMED.get(stored, StateKind.OTHER)


def is_quaternion(*names: str) -> bool:
    """Whether a result with these names is a quaternion: it is a state, or parts export it as their orientation."""
    return any(kind_of(name) is StateKind.QUATERNION or name.endswith(".orientation") for name in names)
