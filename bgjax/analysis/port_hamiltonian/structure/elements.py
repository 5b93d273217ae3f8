"""The elements of a graph with their laws opened: what each is in a port-Hamiltonian form."""

from dataclasses import dataclass
from enum import Enum, auto

from ....elements.base import AbstractElement
from ....elements.constrained import Constraint
from ....elements.generalised import GeneralisedFlow
from ....elements.records import Given, Response
from ....expressions.expression import Expr, Pool, Scalar
from ....expressions.passes import degrees, linear_forms, substitute
from ....formulation.acausal.preferred import PreferredCausality
from ....formulation.laws import Laws
from ....graph.flatten import Flat
from ....structure.causality import Causality
from ....structure.structure import Node
from .cells import Cells, PortEnd
from .patterns import assigned_patterns, received_kinds


class Role(Enum):
    """What an element is in a port-Hamiltonian form."""

    STRUCTURE = auto()  # conserves power: a part of the Dirac structure
    STORAGE = auto()
    LINEAR = auto()  # a linear resistor
    RESISTIVE = auto()  # any other law between efforts and flows
    SOURCE = auto()
    CONSTRAINT = auto()
    FREE = auto()  # its effort or its flow is zero
    MEMORY = auto()  # has states without energy


@dataclass(frozen=True)
class Part:
    """An element: the components of its ports, what its law receives and gives there, and its role."""

    name: str
    element: AbstractElement
    given: Given
    response: Response
    ends: tuple[PortEnd, ...]
    received: tuple[Expr, ...]
    outputs: tuple[Scalar, ...]
    role: Role

    @property
    def matrix(self) -> dict[tuple[int, int], Scalar]:
        """Coefficients of a linear law: (component given, component received)."""
        pool, order = self.received[0].pool, {symbol.index: k for k, symbol in enumerate(self.received)}
        forms = linear_forms(pool, list(self.outputs), list(order))
        return {(i, order[v]): c for i, form in enumerate(forms) for v, c in form.items()}


class Parts:
    """All elements of a flat graph, their laws, and the cells of its junction structure."""

    def __init__(self, flat: Flat, assigned: Causality):
        self.flat, self.structure = flat, flat.structure
        causality = PreferredCausality(flat.structure, assigned_patterns(flat, assigned))
        self.laws = Laws(flat, causality, {})
        self.laws.open_laws()
        self.pool: Pool = self.laws.pool
        elements = [node for node in flat.structure.nodes if not node.is_junction]
        received = {node.name: received_kinds(flat, causality, node) for node in elements}
        self.cells = Cells(flat.structure, received)
        self.parts = {node.name: self._part(node) for node in elements}

    def with_role(self, *roles: Role) -> list[Part]:
        """The elements with one of these roles, in the order of the graph."""
        return [part for part in self.parts.values() if part.role in roles]

    def _part(self, node: Node) -> Part:
        given, response = self.laws.given[node.name], self.laws.responses[node.name]
        received = tuple(symbol for port in node.ports for symbol in given.ports[port.name])
        outputs = tuple(value for port in node.ports for value in response.outputs[port.name])
        element = self.flat.elements[node.name]
        role = _role(element, response, outputs, received)
        ends = tuple(self.cells.of_node(node.name))
        return Part(node.name, element, given, response, ends, received, outputs, role)


def _role(element: AbstractElement, response: Response, outputs: tuple, received: tuple) -> Role:
    if isinstance(element, Constraint):
        return Role.CONSTRAINT
    if not received or isinstance(element, GeneralisedFlow):
        return Role.FREE
    if response.energy is not None:
        return Role.STORAGE
    if response.rates or response.residuals or response.dynamics:
        return Role.MEMORY
    if all(Pool.is_zero(value) for value in outputs):
        return Role.FREE
    if element.conserves:
        return Role.STRUCTURE
    return _algebraic_role(outputs, received)


def _algebraic_role(outputs: tuple, received: tuple) -> Role:
    """Whether a law without states is a source, a linear resistor with constant coefficients, or another one."""
    pool, variables = received[0].pool, [symbol.index for symbol in received]
    found = max(degrees(pool, list(outputs), variables))
    if found == 0:
        return Role.SOURCE
    symbols = [i for i in pool.reachable(outputs) if pool.kind(i) == "symbol" and i not in variables]
    constant = all(pool.key(i)[0] == "parameter" for i in symbols)
    return Role.LINEAR if found == 1 and constant and _homogeneous(outputs, variables) else Role.RESISTIVE


def _homogeneous(outputs: tuple, variables: list[int]) -> bool:
    """Whether linear outputs vanish where the variables are zero."""
    pool = next(value.pool for value in outputs if isinstance(value, Expr))
    return all(pool.is_zero(v) for v in substitute(pool, list(outputs), dict.fromkeys(variables, 0.0)))
