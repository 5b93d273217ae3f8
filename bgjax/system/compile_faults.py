"""Faults found while compiling: invalid arguments, exported names, and values of elements in the assigned causality."""

from collections.abc import Mapping, Sequence
from typing import Any

from .._tracing import traced
from ..elements.base import AbstractElement
from ..elements.law import hash_faults
from ..errors import Fault, nearest, shown
from ..formulation.equations import Equations
from ..graph.flatten import follow
from ..graph.graph import AbstractModel
from ..graph.methods.base import AbstractMethod
from ..graph.methods.ports import Compliant
from ..structure.structure import port_widths
from .parameters.paths import quiet_faults
from .plan import Plan


def compile_faults(model: Any, method: Any, fixed: Any) -> list[Fault]:
    """Faults of the arguments of `bg.compile`: the model, the method, the fixed paths."""
    faults = []
    if not isinstance(model, AbstractModel):
        faults.append(Fault("model", f"{shown(model)} is not a graph.", "give a bg.Graph(nodes=…, bonds=…)."))
    if not isinstance(method, AbstractMethod):
        remedy = "give an object such as bg.Multipliers()."
        if isinstance(method, type) and issubclass(method, AbstractMethod):
            remedy = f"give an object: bg.{method.__name__}({'1e7, 200.0' if method is Compliant else ''})."
        faults.append(Fault("method", f"{shown(method)} is not a method.", remedy))
    if not isinstance(fixed, Sequence):
        faults.append(Fault("fixed", f"{shown(fixed)} is not a list of paths.", "write fixed=['motor.modulus']."))
    return faults or hash_faults("method", method)


def export_faults(equations: Equations, exports: Mapping[str, str]) -> list[Fault]:
    """Faults of exported names: the target is not a result, or the name is already that of a result."""
    known = list(equations.quantities)
    full = [(name, follow(exports, name)) for name in exports]
    wrong = [(name, target) for name, target in full if target not in equations.quantities]
    faults = [Fault(f"export {name}", f"'{target}' is not a result.", nearest(target, known)) for name, target in wrong]
    shadows, what = [name for name, _ in full if name in equations.quantities], "is already the name of a result."
    return faults + [Fault(f"export {name}", what, "choose another name.") for name in shadows]


def depends_on_values(plan: Plan, elements: Mapping[str, AbstractElement]) -> bool:
    """Whether other values may need other equations: values decide which rows are redundant and which moduli are
    regular."""
    return bool(plan.equations.gaps or plan.equations.solved.ranks or causal_faults(plan, elements))


def model_faults(elements: Mapping[str, AbstractElement]) -> list[Fault]:
    """Faults of the values of elements whose structure is known to be right."""
    return [fault for path, element in elements.items() for fault in quiet_faults(path, element)]


def causal_faults(plan: Plan, elements: Mapping[str, AbstractElement]) -> list[Fault]:
    """Faults of values in the causality that was assigned, at the widths that were inferred."""
    causality, found = plan.equations.causality, []
    structure = causality.structure
    for node in structure.nodes:
        element = elements.get(node.name)
        if element is None or node.is_junction or traced(element):
            continue
        found += type(element).faults_in(element, node.name, causality.received(node), port_widths(structure, node))
    return found
