"""From names to pairs of outputs and inputs, and from wanted functions to laws; all faults in one error."""

import re
from collections.abc import Mapping
from typing import Any

import jax
import numpy as np

from ...elements import MSe, MSf, Se, Sf, Signal
from ...elements.law import law_fault
from ...elements.time_functions import in_jax
from ...elements.values import leaf
from ...errors import Fault, ParameterError, StructureError, nearest, raise_faults, shown
from ...graph.flatten import Flat, follow
from ...structure.structure import Node, Rule
from .model import Pair


SOURCES = {Se: "effort", MSe: "effort", Sf: "flow", MSf: "flow"}
LAWS = ("R", "C", "I")
EXAMPLE = 'bg.invert(model, {"load.flow": "motor.effort"})'


def find_pairs(flat: Flat, asked: Any) -> tuple[Pair, ...]:
    """The outputs and inputs by name; raises for all that are unknown, unsuited or used twice."""
    if not isinstance(asked, Mapping) or not asked:
        raise StructureError([Fault("pairs", f"{shown(asked)} does not map outputs to inputs.", f"write {EXAMPLE}.")])
    pairs: list[Pair] = []
    faults: list[Fault] = []
    for output, given in asked.items():
        ends = _Names(flat).output(output), _Names(flat).input(given)
        faults += [end for end in ends if isinstance(end, Fault)]
        if not any(isinstance(end, Fault) for end in ends):
            pairs.append(_pair(flat, output, given, ends))
    faults += _repeated(pairs) + [fault for pair in pairs for fault in _width_faults(flat, pair)]
    raise_faults(StructureError, faults)
    return tuple(pairs)


def _pair(flat: Flat, output: str, given: str, ends: Any) -> Pair:
    """A pair; the component of what has only one is the whole."""
    (tail, component), (node, part) = ends
    width = width_of(flat, tail)
    component = None if component == 0 and width == 1 else component
    part = None if part == 0 and _input_width(flat, node) == 1 else part
    return Pair(output, tail, component, given, node, part, width if component is None else 1)


class _Names:
    """Finds outputs and inputs of a graph by name."""

    def __init__(self, flat: Flat):
        self.flat, self.node = flat, flat.structure.node

    # -- outputs --------------------------------------------------------------------------------------------
    def output(self, name: Any) -> tuple[str, int | None] | Fault:
        """The signal that carries an output, and the component."""
        if not isinstance(name, str):
            return Fault("pairs", f"{shown(name)} is not the name of a result.", f"write {EXAMPLE}.")
        for full, component in self._readings(name):
            tail = self._signal(full)
            if tail is not None:
                return tail, component
        known = [f"{node.name}.{word}" for node in self.node.values() for word in _quantities(node)]
        if name in self.flat.structure.node:
            mine = [f"'{each}'" for each in known if each.startswith(f"{name}.")]
            return Fault(name, "is a node, not a result.", f"name one of its results: {', '.join(mine)}.")
        remedy = nearest(name, [*known, *self.flat.exports])
        return Fault(name, "is no effort, flow or signal of the model.", remedy)

    def _readings(self, name: str) -> list[tuple[str, int | None]]:
        """The name as it is, and as a component of a vector."""
        found = [(follow(self.flat.exports, name), None)]
        part = re.fullmatch(r"(.+)\[(\d+)\]", name)
        return found + ([(follow(self.flat.exports, part[1]), int(part[2]))] if part else [])

    def _signal(self, full: str) -> str | None:
        """The name by which a signal leads from this result; None if there is none."""
        bond = next((bond for bond in self.flat.structure.bonds if full.startswith(f"{bond.name}.")), None)
        if bond is not None:
            return self._at_bond(bond, full.removeprefix(f"{bond.name}."))
        base, _, word = full.rpartition(".")
        while base and base not in self.node:
            base, _, more = base.rpartition(".")
            word = f"{more}.{word}"
        return full if base in self.node and word in _quantities(self.node[base]) else None

    def _at_bond(self, bond: Any, word: str) -> str | None:
        """A variable of a bond at one of its ends."""
        for name, port in ((bond.tail, bond.tail_port), (bond.head, bond.head_port)):
            node = self.node[name]
            common = word if node.is_junction else f"{port}.{word}"
            found = next((each for each in (common, word) if each in _quantities(node)), None)
            if found is not None:
                return f"{name}.{found}"
        return None

    # -- inputs ---------------------------------------------------------------------------------------------
    def input(self, name: Any) -> tuple[str, int | None] | Fault:
        """The node of an input, and its component."""
        if not isinstance(name, str):
            return Fault("pairs", f"{shown(name)} is not the name of an input.", f"write {EXAMPLE}.")
        for full, component in self._readings(name):
            node, word = self._replaceable(full)
            if node is not None:
                fault = self._unsuited(name, node, word, component)
                return fault or (node, component)
        known = [path for path in self.node if self._gives(path)]
        base = name.rpartition(".")[0] or name
        if name in self.node or base in self.node:
            node = self.node[name if name in self.node else base]
            kind = "a junction" if node.is_junction else node.kind
            remedy = f"name a source, a bg.Signal, or an R, C or I: {nearest(name, known)}"
            return Fault(name, f"is {kind}, which gives no effort or flow that could be chosen.", remedy)
        return Fault(name, "is no source and no element of the model.", nearest(name, known))

    def _gives(self, path: str) -> str:
        """What the element at a path gives as an input; "law" for elements whose law is found, else empty."""
        element = self.flat.elements.get(path)
        word = next((word for kind, word in SOURCES.items() if isinstance(element, kind)), "")
        if isinstance(element, Signal):
            return "value"
        is_law = self.node[path].kind in LAWS and len(self.node[path].ports) == 1
        return word or ("law" if is_law and isinstance(self.node[path].rule, Rule) else "")

    def _replaceable(self, full: str) -> tuple[str | None, str]:
        """The node of an input and the variable named with it."""
        if full in self.node:
            return (full, "") if self._gives(full) else (None, "")
        inside = [path for path in self.node if path.startswith(f"{full}.") and self._gives(path) in ("effort", "flow")]
        if len(inside) == 1:  # a part with one source
            return inside[0], ""
        base, _, word = full.rpartition(".")
        return (base, word) if base in self.node and self._gives(base) else (None, "")

    def _unsuited(self, name: str, path: str, word: str, component: int | None) -> Fault | None:
        gives = self._gives(path)
        if word and word != gives:
            right = path if gives == "law" else f"{path}.{gives}"
            return Fault(name, f"{path} ({self.node[path].kind}) does not impose this.", f"name '{right}'.")
        element = self.flat.elements[path]
        if component is not None and not isinstance(element, Se | Sf):
            what = f"{path} ({self.node[path].kind}) is found as a whole, not by components."
            return Fault(name, what, f"name '{path}', or make it an Se or Sf.")
        whole = self.node[path].whole is not None
        return Fault(name, "its ports are connected by components.", "name a scalar element.") if whole else None


def _quantities(node: Node) -> list[str]:
    """Names of the signals that a node offers."""
    names = [port.name for port in node.outputs]
    prefixes = [""] if len(node.ports) == 1 else [f"{port.name}." for port in node.ports]
    own = [node.rule.common] if node.is_junction else [f"{p}{w}" for p in prefixes for w in ("effort", "flow")]
    return names + [name for name in own if (node.ports or node.is_junction) and name not in names]


def width_of(flat: Flat, tail: str) -> int:
    """Width of the signal with this name."""
    base, _, word = tail.rpartition(".")
    while base not in flat.structure.node:
        base, _, more = base.rpartition(".")
        word = f"{more}.{word}"
    node = flat.structure.node[base]
    declared = next((port.width for port in node.outputs if port.name == word), None)
    if declared is not None:
        return declared if isinstance(declared, int) else flat.letters.get((base, declared), 1)
    if node.is_junction:
        return flat.structure.bonds[flat.structure.attached[base][0]].width
    port = word.rpartition(".")[0] or node.ports[0].name
    return flat.structure.bonds[flat.structure.bond_at[base, port]].width


def _input_width(flat: Flat, path: str) -> int:
    node = flat.structure.node[path]
    if node.ports:
        return flat.structure.bonds[flat.structure.bond_at[path, node.ports[0].name]].width
    declared = node.outputs[0].width
    return declared if isinstance(declared, int) else flat.letters.get((path, declared), 1)


def _width_faults(flat: Flat, pair: Pair) -> list[Fault]:
    """Faults of components that do not exist, and of outputs that are wider or narrower than their inputs."""
    sizes, faults = [], []
    for name, width, component in (
        (pair.output, width_of(flat, pair.tail), pair.component),
        (pair.input, _input_width(flat, pair.node), pair.input_component),
    ):
        if component is not None and component >= width:
            what = f"has {width} component{'s' if width > 1 else ''}, numbered from 0."
            faults.append(Fault(name, what, f"name '{name.rpartition('[')[0]}[{width - 1}]' or less."))
        sizes.append(width if component is None else 1)
    if not faults and sizes[0] != sizes[1]:
        what = f"has width {sizes[0]}, but its input {pair.input} has width {sizes[1]}."
        wider = pair.output if sizes[0] > sizes[1] else pair.input
        faults.append(Fault(pair.output, what, f"name one component, such as '{wider}[0]'."))
    return faults


def _repeated(pairs: list[Pair]) -> list[Fault]:
    """Faults of outputs and inputs that stand in more than one pair."""
    faults = []
    for word, keys in (
        ("output", [(pair.tail, pair.component) for pair in pairs]),
        ("input", [(pair.node, None) for pair in pairs]),
    ):
        for number, key in enumerate(keys):
            if key in keys[:number]:
                name, first = getattr(pairs[number], word), getattr(pairs[keys.index(key)], word)
                also = "" if name == first else f" (as {first})"
                remedy = f"give each output an {'input' if word == 'input' else 'entry'} of its own."
                faults.append(Fault(name, f"is used twice{also}.", remedy))
    return faults


# -- wanted functions ------------------------------------------------------------------------------------------
def wanted_laws(pairs: tuple[Pair, ...], given: Any) -> dict[str, Any]:
    """Wanted functions by output, checked; numbers become arrays."""
    if given is None:
        return {}
    widths = {pair.output: pair.width for pair in pairs}
    if not isinstance(given, Mapping):
        remedy = f"write wanted={{'{pairs[0].output}': function}}."
        raise ParameterError([Fault("wanted", f"{shown(given)} does not map outputs to functions.", remedy)])
    found: dict[str, Any] = {}
    faults: list[Fault] = []
    for name, law in given.items():
        if name not in widths:
            what = f"{shown(name)} is not an output of this inversion."
            faults.append(Fault("wanted", what, nearest(str(name), list(widths))))
            continue
        one = _law(f"wanted[{name!r}]", law, widths[name])
        faults += [one] if isinstance(one, Fault) else []
        found[name] = one
    raise_faults(ParameterError, faults)
    return found


FUNCTION = "give a JAX function of time, a bg.Spline or a number."


def _law(where: str, law: Any, width: int) -> Any:
    """A wanted function or a number as an array, or its fault."""
    if isinstance(law, type):
        return law_fault(where, law, FUNCTION)
    try:
        law = law if callable(law) else leaf(law, where)
        shape = jax.eval_shape(lambda t: in_jax(law, t), 0.0).shape if callable(law) else np.shape(law)
    except ParameterError:
        return Fault(where, f"{shown(law)} is not a function of time.", FUNCTION)
    except Exception as error:  # noqa: BLE001 - whatever a user's function raises
        what = f"fails at a time: {type(error).__name__}: {str(error).splitlines()[0]}"
        return Fault(where, what, "use jax.numpy in it (jnp.sin, jnp.where; not math.sin, not if).")
    if shape not in ((), (1,)) and shape != (width,) or (shape == () and width > 1 and callable(law)):
        numbers = f"{int(np.prod(shape))} number{'' if np.prod(shape) == 1 else 's'}"
        return Fault(where, f"gives {numbers}, but its result has width {width}.", f"let it give {width}.")
    return law
