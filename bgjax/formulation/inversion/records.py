"""What the solution of an inverse model consists of: orders of differentiation, conditions on states, influences."""

from collections.abc import Sequence
from dataclasses import dataclass

from ...expressions.expression import Scalar


@dataclass(frozen=True)
class Influence:
    """Coefficients of some inputs in the highest derivatives of some outputs, row by row: where this matrix is
    singular, the inputs cannot be found."""

    outputs: tuple[str, ...]
    inputs: tuple[str, ...]
    entries: tuple[Scalar, ...]


@dataclass(frozen=True)
class Condition:
    """A condition on the states that the wanted motion implies: time derivative number `level` of an output equals that
    of its wanted function."""

    output: str
    level: int
    residual: Scalar

    @property
    def name(self) -> str:
        return self.output if not self.level else f"derivative {self.level} of {self.output}"


@dataclass(frozen=True)
class Inverse:
    """How an inverse model was found. `orders` says how often each wanted function is differentiated; `extended` are
    inputs that are states of the inverse, because their rates act."""

    outputs: tuple[str, ...]
    inputs: tuple[str, ...]
    orders: tuple[int, ...]
    conditions: tuple[Condition, ...]
    influences: tuple[Influence, ...]
    extended: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wish:
    """An output that should follow a function of time, and the unknown of the input that stands beside it."""

    output: str
    value: Scalar
    wanted: Scalar
    unknown: int
    element: str  # the element that holds the function


def label_of(output: str, wishes: Sequence[Wish], number: int) -> str:
    """The name of an output; of a vector as a whole, with the number of the component."""
    same = [k for k, wish in enumerate(wishes) if wish.output == output and wish.element == wishes[number].element]
    return output if len(same) == 1 else f"{output}[{same.index(number)}]"
