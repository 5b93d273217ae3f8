"""Methods that put multipliers, or springs and dampers, on constrained ports, each port by itself."""

from typing import Any, ClassVar

import equinox as eqx

from ..._types import Value
from ...elements import Constraint, Function, One, ParasiticC, R, Sf, Zero, symbolic
from ...elements.constrained import stabilisation_faults
from ...elements.values import as_numbers, named, required
from ...errors import Fault, shown
from ...surface.calls import AbstractWorded
from ..graph import Graph
from .base import AbstractMethod
from .compliance import Compliance, PortCompliance, by_path, compliance_faults, constrained_ports, walked


class Multipliers(AbstractMethod):
    """Puts effort sources λ on the constrained ports, solved for at acceleration level; free ports have no effort. A
    `Constraint` is such a source already, so the graph remains unchanged.

    Reactions that are not unique (print(system) names them) are distributed as by joints of equal compliance, or by
    those of `sharing`, a `Compliant`, of which only the ratios of stiffnesses matter.

    States are projected onto the constraints after every step. `stabilisation=bg.Baumgarte(α, β)` uses Baumgarte's
    terms instead, at the places of λ (Marquis-Favre 1999)."""

    implicit: ClassVar[bool] = False
    posed: ClassVar[bool] = False
    reset_poses: ClassVar[bool] = False
    sharing: "Compliant | None" = None
    stabilisation: "Baumgarte | None" = eqx.field(default=None, kw_only=True)

    @property
    def solves_coordinates(self) -> bool:
        return False

    def apply(self, graph: Graph) -> Graph:
        return graph if self.sharing is None and self.stabilisation is None else walked(graph, self._completed)

    def _completed(self, path: str, node: Constraint) -> Constraint:
        if self.sharing is not None:
            compliance = 1.0 / self.sharing.values(path, node).stiffness
            node = eqx.tree_at(lambda n: n.compliance, node, compliance, is_leaf=_none)
        if self.stabilisation is not None:
            pair = self.stabilisation.alpha, self.stabilisation.beta
            node = eqx.tree_at(lambda n: n.stabilisation, node, pair, is_leaf=_none)
        return node

    def faults(self, graph: Graph) -> list[Fault]:
        faults = []
        if self.sharing is not None and not isinstance(self.sharing, Compliant):
            remedy = "give the stiffnesses by which reactions are shared: bg.Multipliers(bg.Compliant(1e7, 200.0))."
            faults.append(Fault("sharing", "is no Compliant(…).", remedy))
        elif self.sharing is not None:
            faults += self.sharing.faults(graph)
        if self.stabilisation is not None and not isinstance(self.stabilisation, Baumgarte):
            remedy = "give bg.Baumgarte(10.0), or leave it out for projection."
            return [*faults, Fault("stabilisation", f"{shown(self.stabilisation)} is no stabilisation.", remedy)]
        return faults + ([] if self.stabilisation is None else self.stabilisation.faults())

    def __str__(self) -> str:
        stabilised = "" if self.stabilisation is None else f"; {self.stabilisation}"
        return f"Multipliers (λ on constrained ports{stabilised})"


class Baumgarte(AbstractWorded):
    """Stabilises constraints at acceleration level by g̈ + 2α ġ + β² g = 0 with `alpha` α [1/s] and `beta` β [1/s]. β
    is equal to α if not given, so that gaps g decay as fast as possible without oscillation (critical damping).
    Constraints of velocities alone have no term in g. Constraint errors are of the size of the tolerance of the run,
    and decay in a time of 1/α. The larger α, the smaller the steps: values from 1 to 100 are usual. Parameters by path:
    "method.stabilisation.alpha"."""

    alpha: Any
    beta: Any

    def __init__(self, alpha: Value, beta: Value | None = None):
        self.alpha = required("Baumgarte.alpha")(alpha)
        self.beta = self.alpha if beta is None else required("Baumgarte.beta")(beta)

    def faults(self) -> list[Fault]:
        return stabilisation_faults("method.stabilisation", (self.alpha, self.beta))

    def __str__(self) -> str:
        alpha, beta = as_numbers(self.alpha), as_numbers(self.beta)
        are_numbers = alpha is not None and beta is not None
        text = f": α = {float(alpha):g} 1/s, β = {float(beta):g} 1/s" if are_numbers else ""
        return f"Baumgarte{text}, no projection"


def _none(value) -> bool:
    return value is None


class Compliant(AbstractMethod):
    """Puts a spring and a damper, C ∥ R, on every constrained port, with `stiffness` [N/m], `damping` [N·s/m];
    `rotational_stiffness` [N·m/rad] and `rotational_damping` [N·m·s/rad] for rotations, the same values if not given.
    `at` gives other values for a joint, one of its constrained ports or one direction: `at={"main": bg.Compliance(1e8,
    500.0), "bore.rz": bg.Compliance(1e6)}`.

    `bg.suggest_compliance(model, accuracy=…)` derives values from masses and geometry. Parameters by path:
    "method.stiffness"."""

    implicit: ClassVar[bool] = False
    posed: ClassVar[bool] = False
    reset_poses: ClassVar[bool] = False
    stiffness: Value = eqx.field(converter=required("Compliant.stiffness"))
    damping: Value = eqx.field(converter=required("Compliant.damping"))
    rotational_stiffness: Value | None = eqx.field(
        default=None, kw_only=True, converter=named("Compliant.rotational_stiffness")
    )
    rotational_damping: Value | None = eqx.field(
        default=None, kw_only=True, converter=named("Compliant.rotational_damping")
    )
    at: dict[str, Compliance] = eqx.field(default_factory=dict, kw_only=True, converter=by_path)

    @property
    def solves_coordinates(self) -> bool:
        return False

    def apply(self, graph: Graph) -> Graph:
        return walked(graph, lambda path, node: compliant(node, self.values(path, node)))

    def values(self, path: str, node: Constraint) -> PortCompliance:
        """Stiffness and damping of a constrained port: scalars, or one value for each row."""
        general = Compliance(self.stiffness, self.damping, self.rotational_stiffness, self.rotational_damping)
        return PortCompliance.of(path, node, self.at, general)

    def faults(self, graph: Graph) -> list[Fault]:
        general = Compliance(self.stiffness, self.damping, self.rotational_stiffness, self.rotational_damping)
        values = {"method": general, **{f"method.at.{name}": value for name, value in self.at.items()}}
        return compliance_faults(values, self.at, constrained_ports(graph), graph)

    def __str__(self) -> str:
        stiffness, damping = as_numbers(self.stiffness), as_numbers(self.damping)
        are_numbers = stiffness is not None and damping is not None
        text = f": {float(stiffness):g} N/m, {float(damping):g} N·s/m" if are_numbers else ""
        return f"Compliant (C ∥ R on constrained ports{text})"


SPRING, DAMPER = "spring", "damper"  # names of the elements in the part that replaces a constraint


def constraint_of(path: str) -> str:
    """The path of the constraint that a spring replaces; other paths remain as they are."""
    return path.removesuffix(f".{SPRING}")


def compliant(node: Constraint, values: PortCompliance) -> Graph:
    """The part that replaces a `Constraint`: a 0-junction at its port, from which a prescribed flow is subtracted, and
    a spring and a damper that take the remaining flow."""
    nodes: dict[str, Any] = dict(shared=Zero(), parallel=One())
    nodes[DAMPER] = R(values.damping, width=node.width)
    nodes[SPRING] = ParasiticC(values.stiffness, width=node.width, gap=node.gap)
    bonds = ["shared -> parallel", "parallel -> spring", "parallel -> damper"]
    if node.gap:
        nodes["gap"] = Function(_same, width=node._width())
        bonds.append("gap ~> spring.coordinate")
    if node.prescribed is not None:
        nodes["source"] = Sf(node.prescribed, width=node.width)
        bonds.append("shared -> source")
    names = {"effort": "shared.effort", "gap": "spring.displacement", "gap_rate": "parallel.flow"}
    exports = {name: full for name, full in names.items() if name not in nodes}
    return Graph(nodes, bonds, ports={"port": "shared"}, exports=exports)


@symbolic
def _same(vector):
    return vector
