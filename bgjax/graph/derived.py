"""Results of a part that follow from its other results by laws, and are formed only when a program asks for them."""

import abc

import equinox as eqx
import numpy as np


class AbstractDerived(eqx.Module):
    """Results of a part that follow from its other results by laws, such as the motion of a body's named points.

    They are no nodes of the graph: causality, states and rates do not know them. A law becomes expressions only when a
    program asks for its result, which then passes through the same programs and derivatives as every other result.
    Array leaves are parameters, as those of elements are."""

    @abc.abstractmethod
    def sources(self) -> dict[str, tuple[str, ...]]:
        """By name of the result, the results of the same part that its law reads. Follows from static fields alone."""

    @abc.abstractmethod
    def value(self, name: str, *given: np.ndarray) -> np.ndarray:
        """The vector of a result, from the vectors of its sources, in plain arithmetic on bgjax scalars."""


def owner_path(prefix: str) -> str:
    """The path under which the parameters of the derived results of the part at a prefix are found; no node can have
    it."""
    return f"{prefix}[results]"
