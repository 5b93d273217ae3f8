"""`causality(model, procedure)`: the causal strokes that a procedure assigns to a model, as data, report and graph."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from ...elements import Constraint
from ...errors import CausalityError, Fault, StructureError, raise_faults, shown
from ...graph.flatten import Flat, canonical, check, follow
from ...graph.graph import AbstractModel, Graph
from ...graph.methods.artificial_sources import augment, carried_over
from ...graph.scalar.turned import turned
from ...structure.causality import Causality, assign_causality, fixed_strokes
from ...structure.lagrange.faults import junction_choice_faults
from ...structure.lagrange.generalised_choice import lagrangian
from ...structure.paths.cycles import cyclic_bonds, refusal
from ...structure.procedures import LCAP, MSCAP, SCAP, LambdaLCAP, Procedure
from ...structure.structure import Rule, Structure
from ...surface.calls import checked_call
from ..graphs import system_graph
from ..system import System


@dataclass(frozen=True, repr=False, eq=False)
class CausalAssignment:
    """Holds the causality that a procedure assigned; `print` shows a report, `bg.draw` a picture.

    `graph` is the graph with the procedure's artificial sources, ready to be compiled, and `causality` holds its
    strokes. The compiler always assigns causality by SCAP; the last step of LCAP and λLCAP says whether SCAP finds the
    same strokes on this graph."""

    procedure: Procedure
    graph: Graph
    causality: Causality
    steps: tuple[str, ...]
    # 1-junctions with an artificial flow source: their effort balances are Lagrange's equations;
    # 0-junctions with an artificial effort source: their flow balances are the dual equations
    generalised: tuple[str, ...] = ()
    # 0-junctions with an artificial effort source λ: their flow balances are the constraints;
    # 1-junctions with an artificial flow source μ: their effort balances are the constraints of generalised efforts
    multipliers: tuple[str, ...] = ()
    strong: tuple[str, ...] = ()  # junctions whose strong causality was assigned in step 4, in this order
    sources: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))  # junction → its artificial source
    # of the junctions with artificial sources
    widths: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    constrained: int = 0  # number of constraint rows that the graph had before

    @property
    def degrees_of_freedom(self) -> int | None:
        """Generalised velocities and efforts minus constraints, if those are independent; None where none were
        chosen."""
        if not self.generalised:
            return None
        velocities = sum(self.widths[name] for name in self.generalised)
        constraints = sum(self.widths[name] for name in self.multipliers)
        return velocities - constraints - self.constrained

    def __str__(self) -> str:
        lines = [str(self.procedure), *(f"  {step}" for step in self.steps)]
        if self.generalised:
            lines += [f"Lagrange's equations: {words}" for words in self._balances("effort", self.generalised)]
            dual = self._balances("flow", self.generalised)
            lines += [f"dual of Lagrange's equations: {words}" for words in dual]
            constraints = [*self._balances("flow", self.multipliers), *self._balances("effort", self.multipliers)]
            if self.constrained:
                constraints.append(f"the {self.constrained} rows of constraints that the graph has already")
            lines += [f"constraints: {' and '.join(constraints) or 'none'}"]
            lines += [f"degrees of freedom: {self.degrees_of_freedom}, if the constraints are independent"]
        return "\n".join([*lines, str(self.causality)])

    __repr__ = __str__

    def _balances(self, variable: str, names: tuple[str, ...]) -> list[str]:
        """Words for the balance of a variable at those of the junctions that balance it; none if there are none."""
        node = self.causality.structure.node
        found = [name for name in names if node[name].rule.common != variable]
        return [f"the balance of {variable}s at {', '.join(found)}"] if found else []


@checked_call
def causality(model: AbstractModel | System | CausalAssignment, procedure: Procedure | None = None) -> CausalAssignment:
    """Assign causality to a graph, an assembly or a compiled system by a procedure (default `bg.SCAP()`).

    Constrained ports of a system have the elements of its method; in a graph or assembly they are effort sources. In a
    graph of scalar bonds (`bg.to_scalar`) every component has its own causality and its own artificial source.

    ```python
    import bgjax as bg

    nodes = dict(T=bg.Se(1.0), crank=bg.One(), J=bg.I(2.0), gear=bg.TF(3.0), shaft=bg.One(), K=bg.I(0.5), d=bg.R(0.1))
    graph = bg.Graph(nodes, ["T -> crank -> J", "crank -> gear -> shaft -> K", "shaft -> d"])
    assert bg.causality(graph).causality.derivative == ("K",)
    found = bg.causality(graph, bg.LambdaLCAP(["crank", "shaft"]))
    assert found.degrees_of_freedom == 1 and len(found.multipliers) == 1
    print(found, bg.compile(found.graph))
    ```

    By the dual procedure the generalised variables are efforts of 0-junctions, such as the voltages of a circuit, and
    the equations are balances of flows:

    ```python
    import bgjax as bg

    nodes = dict(i=bg.Sf(1.0), node=bg.Zero(), C=bg.C(0.1), motor=bg.GY(0.5), shaft=bg.One(), J=bg.I(2.0), d=bg.R(0.1))
    motor = bg.Graph(nodes, ["i -> node -> C", "node -> motor -> shaft -> J", "shaft -> d"])
    found = bg.causality(motor, bg.LCAP(["node"], dual=False))  # the shaft belongs to a domain of its own
    assert found.causality.derivative == ("C", "J")  # the voltage gives the speed
    ```
    """
    procedure = SCAP() if procedure is None else procedure
    raise_faults(StructureError, _procedure_faults(procedure))
    graph = graph_of(model)
    flat = check(graph)
    if isinstance(procedure, LCAP | LambdaLCAP):
        return _lagrangian(procedure, graph, flat)
    graph = turned(graph)
    flat = check(graph)
    if isinstance(procedure, SCAP):
        return _sequential(procedure, graph, assign_causality(flat.structure))
    return _modified(procedure, graph, canonical(flat))


def graph_of(model: Any) -> Graph:
    """The graph of a model; of a compiled system, the graph with its method."""
    if isinstance(model, CausalAssignment):
        return model.graph
    if isinstance(model, System):
        return system_graph(model)
    if not isinstance(model, AbstractModel):
        remedy = "give a bg.Graph, an assembly, a compiled system or what bg.causality returned."
        raise StructureError([Fault("model", f"{shown(model)} has no bond graph.", remedy)])
    return model.graph()


def _procedure_faults(procedure) -> list[Fault]:
    if isinstance(procedure, Procedure):
        return []
    remedy = "give bg.SCAP(), bg.MSCAP(), bg.LCAP() or bg.LambdaLCAP()."
    return [Fault("procedure", f"{shown(procedure)} is not a causality procedure.", remedy)]


def _sequential(procedure: Procedure, graph: Graph, found: Causality, more: tuple[str, ...] = ()) -> CausalAssignment:
    nodes = found.structure.nodes
    fixed = [n.name for n in nodes if isinstance(n.rule, Rule) and n.rule.phase == 1 and n.ports]
    integral, derivative = (", ".join(names) or "none" for names in (found.integral, found.derivative))
    steps = (
        f"1. fixed causalities: {', '.join(fixed) or 'none'}",
        f"2. storages: integral {integral}; derivative {derivative}",
        f"3. free choices: {', '.join(found.chosen) or 'none'}",
    )
    return CausalAssignment(procedure, graph, found, steps + more)


def junction_elements(flat: Flat) -> frozenset[str]:
    """Elements of the junction structure: they have several ports and pass on all power."""
    conserving = [name for name, element in flat.elements.items() if element.conserves]
    return frozenset(name for name in conserving if len(flat.structure.node[name].ports) > 1)


def _modified(procedure: MSCAP, graph: Graph, flat: Flat) -> CausalAssignment:
    """SCAP; if its choices introduce causal cycles, causality is assigned again such that they are avoided."""
    structure, inside = flat.structure, junction_elements(flat)
    plain = assign_causality(structure)
    cyclic = cyclic_bonds(structure, plain.effort_to_head, inside)
    if not cyclic:
        words = "4. no causal cycle in the junction structure: the result is that of SCAP"
        return _sequential(procedure, graph, plain, (words,))
    fixed = cyclic_bonds(structure, fixed_strokes(structure), inside)  # cycles that no choice can avoid
    found = _avoiding(structure, fixed, inside) if cyclic - fixed else None
    if found is None:
        words = "4. causal cycles in the junction structure cannot be avoided: the result is that of SCAP"
        return _sequential(procedure, graph, plain, (words, f"   they pass {_listed(structure, cyclic)}"))
    changed = [name for name, kind in plain.storages.items() if found.storages[name] != kind]
    words = f"4. SCAP closes a causal cycle through {_listed(structure, cyclic - fixed)}; other choices avoid it"
    listed = ", ".join(f"{name} is {found.storages[name]}" for name in changed)
    more = [f"   storages that changed: {listed or 'none'}"]
    if fixed:
        more.append(f"   fixed cycles remain: {_listed(structure, fixed)}")
    return _sequential(procedure, graph, found, (words, *more))


def _avoiding(structure: Structure, fixed: frozenset[int], inside: frozenset[str]) -> Causality | None:
    try:
        return assign_causality(structure, refusal(structure, fixed, inside))
    except CausalityError:
        return None


def _listed(structure: Structure, numbers: frozenset[int]) -> str:
    return ", ".join(structure.bonds[number].name for number in sorted(numbers))


def _lagrangian(procedure: LCAP | LambdaLCAP, graph: Graph, flat: Flat) -> CausalAssignment:
    chosen = _with_junctions(procedure, flat)
    raise_faults(StructureError, junction_choice_faults(flat.structure, chosen.generalised, _strong(chosen)))
    graph = _drawn_for(chosen, graph, flat.structure)
    flat = check(graph)
    structure = flat.structure
    decided = lagrangian(structure, chosen)
    augmented = augment(graph, structure, decided)
    new, strokes = carried_over(augmented, structure, decided)
    junctions = (*augmented.sources, *augmented.multipliers)
    widths = {name: new.structure.bonds[new.structure.attached[name][0]].width for name in junctions}
    return CausalAssignment(
        procedure,
        augmented.graph,
        strokes,
        (*decided.steps, _reproduced(strokes)),
        generalised=tuple(augmented.sources),
        multipliers=tuple(augmented.multipliers),
        strong=decided.strong,
        sources=MappingProxyType({**augmented.sources, **augmented.multipliers}),
        widths=MappingProxyType(widths),
        constrained=_rows(flat, decided.dual),
    )


def _strong(procedure: LCAP | LambdaLCAP) -> tuple[str, ...]:
    return tuple(procedure.strong) if isinstance(procedure, LambdaLCAP) else ()


def _with_junctions(procedure: LCAP | LambdaLCAP, flat: Flat) -> LCAP | LambdaLCAP:
    """The procedure with junctions in place of other names: of their results ("main.rate"), and of multibond junctions
    that are junctions of scalar bonds in this graph."""

    def found(names: Iterable[str]) -> list[str]:
        return [junction for name in names for junction in _junctions(flat, name)]

    strong = {"strong": found(procedure.strong)} if isinstance(procedure, LambdaLCAP) else {}
    return replace(procedure, generalised=found(procedure.generalised), **strong)


def _junctions(flat: Flat, name: str) -> list[str]:
    """The junctions that a name denotes; the name itself if it denotes none."""
    node = flat.structure.node
    if name in node:
        return [name]
    for result in (name, f"{name}.flow", f"{name}.effort"):
        result = follow(flat.exports, result)
        targets = [each.rpartition(".") for each in flat.vectors.get(result, (result,))]
        if all(path in node and node[path].is_junction and word == node[path].rule.common for path, _, word in targets):
            return [path for path, _, _ in targets]
    return [name]


def _drawn_for(procedure: LCAP | LambdaLCAP, graph: Graph, structure: Structure) -> Graph:
    """The graph with the nets of transformers of a graph of scalar bonds drawn as the procedure needs them; the graph
    itself if this would exchange the kind of a junction that is to be generalised."""

    def assign(reduced: Structure) -> Causality:
        return Causality(reduced, tuple(at_head for _, at_head in lagrangian(reduced, procedure).ends), ())

    found = turned(graph, assign)
    if found is graph:
        return graph
    after = check(found).structure.node
    same = all(after[name].rule == structure.node[name].rule for name in procedure.generalised)
    return found if same else graph


def _reproduced(strokes: Causality) -> str:
    """Text that says whether SCAP, which the compiler uses, finds the same strokes on the augmented graph."""
    try:
        plain = assign_causality(strokes.structure)
    except CausalityError as error:
        return f"on the augmented graph SCAP finds no causality: {error.faults[0].where}"
    pairs = zip(strokes.structure.bonds, strokes.effort_to_head, plain.effort_to_head, strict=True)
    other = [bond.name for bond, mine, theirs in pairs if mine != theirs]
    found = f"other strokes at {', '.join(other)}" if other else "the same strokes"
    return f"on the augmented graph SCAP finds {found}"


def _rows(flat: Flat, dual: frozenset[int]) -> int:
    """Number of constraint rows that a graph has already. In dual domains (the bonds `dual`) a `Constraint` gives an
    effort and does not constrain others."""
    names = [name for name, element in flat.elements.items() if isinstance(element, Constraint)]
    numbers = [flat.structure.bond_at.get((name, "port")) for name in names]
    return sum(flat.structure.bonds[number].width for number in numbers if number is not None and number not in dual)
