"""Two-ports of several components as nets of scalar ones between scalar junctions."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ...elements import EJS, GY, MGY, MTF, TF, Compose, Function, One, Permutation, Signal, Zero
from ...elements.entries import EntriesInJax, FixedModulus, MatrixEntries, one_way
from ...elements.law import is_symbolic
from ...elements.values import as_numbers
from ...structure.structure import Node, component_names
from .one_ports import diagonal
from .piece import Piece, Widths


def split_two_port(node: Node, element: Any, widths: Widths) -> Piece | None:
    """The net of a two-port; None of other elements."""
    if widths.largest == 1:
        return None
    if isinstance(element, GY | MGY) and getattr(element.law_of, "bgjax_inverse", ""):
        return None  # a gyrator gives efforts: there is no net for the inverse
    if isinstance(element, TF | GY):
        return _constant(node, element, widths)
    if isinstance(element, MTF | MGY):
        return _modulated(node, element, widths)
    return RULES[type(element)](node, element, widths) if type(element) in RULES else None


# -- scalar and diagonal moduli ------------------------------------------------------------------------------
def _side_by_side(node: Node, parts: list, modulus: Callable[[str, int], tuple[str, ...]] | None) -> Piece:
    """One two-port for each component; `modulus` gives the inputs that each component of a signal goes to."""
    names = [f"{node.name}[{k}]" for k in range(len(parts))]
    piece = Piece(dict(zip(names, parts, strict=True)))
    for port in ("a", "b"):
        piece.ends[port] = [f"{name}.{port}" for name in names]
        for word in ("effort", "flow", "power"):
            piece.joined[f"{node.name}.{port}.{word}"] = [f"{name}.{port}.{word}" for name in names]
        for word in ("effort", "flow"):
            piece.outputs[f"{port}.{word}"] = [f"{name}.{port}.{word}" for name in names]
    if modulus is not None:
        piece.inputs["modulus"] = [tuple(f"{name}.modulus" for name in names)]
    return piece


def _constant(node: Node, element: TF | GY, widths: Widths) -> Piece:
    kind, rows, columns = type(element), widths.ports["b"], widths.ports["a"]
    if element.law_of is None:
        values = diagonal(element.modulus, rows)
        if values is not None:
            return _side_by_side(node, [kind(value) for value in values], None)
        places = np.ndindex(rows, columns)
        entries = {place: _entry(kind, element.modulus[place], rows == columns) for place in places}
        return _net(node, widths, entries, kind)
    if getattr(element.law_of, "bgjax_inverse", ""):
        return _computed_from_values(node, element, widths)
    return _net(node, widths, _entries_of_law(element, rows, columns), kind)


def _entry(kind: type, value: Any, turnable: bool) -> Any:
    """A scalar two-port whose modulus is a parameter that may be zero."""
    if not turnable:
        return kind(value, law=one_way)
    return kind(np.reshape(value, (1, 1)) if as_numbers(value) is not None else value[None, None])


def _entries_of_law(element: TF | GY, rows: int, columns: int) -> dict[tuple[int, int], Any]:
    """Scalar two-ports for the entries of the matrix that a symbolic law computes from parameters; zeros that do not
    depend on them are left out."""
    kind, width = type(element), int(np.size(element.modulus))
    law = MatrixEntries(element.law_of, (rows, columns), ())
    fixed, found = law.fixed(width), {}
    values = law.numbers(element.modulus)
    for place in np.ndindex(rows, columns):
        if place not in fixed:
            found[place] = kind(values[place[0] * columns + place[1]], law=one_way)
        elif fixed[place] != 0.0:
            found[place] = kind(np.zeros(1), law=FixedModulus(fixed[place]))
    return found


# -- nets of matrix moduli -----------------------------------------------------------------------------------
def _net(node: Node, widths: Widths, entries: dict[tuple[int, int], Any], kind: type) -> Piece:
    """A net between 1-junctions for the components of a and, for those of b, 0-junctions (1-junctions of gyrators). Its
    bonds are drawn in the direction of the bonds at a and b."""
    path, piece = node.name, Piece(at_bonds=_port_results(node))
    for port, junction in (("a", One), ("b", Zero if kind in (TF, MTF) else One)):
        piece.ends[port] = component_names(widths.beside[port], widths.ports[port])
        piece.nodes |= {name: junction() for name in piece.ends[port]}
    for (row, column), element in entries.items():
        name = f"{path}[{row},{column}]"
        piece.nodes[name] = element
        into, out_of = (piece.ends["a"][column], f"{name}.a"), (f"{name}.b", piece.ends["b"][row])
        piece.bonds.append(into[::-1] if "a" in widths.against else into)
        piece.bonds.append(out_of[::-1] if "b" in widths.against else out_of)
    return piece


def _port_results(node: Node) -> dict[str, str]:
    """Names under which the results of a two-port's ports go."""
    return {port.name: f"{node.name}.{port.name}" for port in node.ports}


def _modulated(node: Node, element: MTF | MGY, widths: Widths) -> Piece:
    kind, shape = type(element), (widths.ports["b"], widths.ports["a"])
    if element.law_of is None and element.shape is None:
        parts = [kind(invertible=element.invertible) for _ in range(shape[0])]
        return _side_by_side(node, parts, lambda name, k: (name,))
    if element.law_of is None:
        piece = _net(node, widths, {place: kind() for place in np.ndindex(*shape)}, kind)
        piece.inputs["modulus"] = [(f"{node.name}[{i},{j}].modulus",) for i, j in np.ndindex(*shape)]
        return piece
    width = widths.inputs["modulus"]
    piece = _by_block(node, kind, element.law_of, widths, width)
    piece.inputs["modulus"] = _block_inputs(piece, widths, width)
    return piece


def _block_inputs(piece: Piece, widths: Widths, width: int) -> list[tuple[str, ...]]:
    """Where the components of the modulus go: to the block, or nowhere if all entries are constant."""
    block = widths.beside["modulus"]
    names = component_names("input", width)
    return [(f"{block}.{name}",) if block in piece.nodes else () for name in names]


def _by_block(node: Node, kind: type, law: Any, widths: Widths, width: int) -> Piece:
    """The net whose moduli a block computes from a signal; constant entries have a fixed modulus."""
    shape = widths.ports["b"], widths.ports["a"]
    fixed = MatrixEntries(law, shape, ()).fixed(width) if is_symbolic(law) else {}
    open_ = tuple(place for place in np.ndindex(*shape) if place not in fixed)
    constant = GY if kind is MGY else TF
    entries = {place: kind() for place in open_}
    entries |= {place: constant(np.zeros(1), law=FixedModulus(c)) for place, c in fixed.items() if c != 0.0}
    piece = _net(node, widths, {place: entries[place] for place in np.ndindex(*shape) if place in entries}, kind)
    if not open_:
        return piece
    block, between = widths.beside["modulus"], tuple(_last_words(piece.ends[port]) for port in ("a", "b"))
    found = MatrixEntries(law, shape, open_, between) if is_symbolic(law) else EntriesInJax(law)
    piece.nodes[block] = Function(found, ("input",), width=len(open_))
    piece.components[block] = {"input": width, "value": len(open_)}
    for name, (row, column) in zip(component_names("value", len(open_)), open_, strict=True):
        piece.signals.append((f"{block}.{name}", f"{node.name}[{row},{column}].modulus"))
    return piece


def _last_words(paths: list[str]) -> tuple[str, ...]:
    return tuple(path.rpartition(".")[2] for path in paths)


def _computed_from_values(node: Node, element: TF, widths: Widths) -> Piece:
    """The net of a constant modulus whose law declares an inverse: its parameters are a signal."""
    width, source = int(np.size(element.modulus)), widths.beside["values"]
    piece = _by_block(node, MTF, element.law_of, widths, width)
    piece.nodes[source] = Signal(element.modulus)
    piece.components[source] = {"value": width}
    places = [place for places in _block_inputs(piece, widths, width) for place in places]
    piece.signals += zip([f"{source}.{name}" for name in component_names("value", width)], places, strict=True)
    return piece


# -- composition, permutation, the gyrators of a rotating body -----------------------------------------------
def _composed(node: Node, element: Compose, widths: Widths) -> Piece:
    names = [f"{node.name}[{k}]" for k in range(widths.ports["whole"])]
    bounds = np.cumsum((0, *element.widths))
    parts = {f"p{k}": names[bounds[k - 1] : bounds[k]] for k in range(1, len(bounds))}
    return Piece({name: Zero() for name in names}, ends={**parts, "whole": names}, at_bonds=_port_results(node))


def _permuted(node: Node, element: Permutation, widths: Widths) -> Piece:
    names = [f"{node.name}[{k}]" for k in range(len(element.order))]
    ends = {"a": names, "b": [names[k] for k in element.order]}
    return Piece({name: Zero() for name in names}, ends=ends, at_bonds=_port_results(node))


def _ring(node: Node, element: EJS, widths: Widths) -> Piece:
    """The Eulerian junction structure as a ring of three gyrators between 1-junctions: e = ω × h."""
    path, ends = node.name, component_names(widths.beside["port"], 3)
    piece = Piece({name: One() for name in ends}, ends={"port": ends}, inputs={"modulus": []}, at_bonds={"port": path})
    for k in range(3):
        first, second = (k + 1) % 3, (k + 2) % 3
        name = f"{path}[{first},{second}]"
        piece.nodes[name] = MGY()
        piece.bonds += [(ends[first], f"{name}.a"), (f"{name}.b", ends[second])]
        piece.inputs["modulus"].append((f"{name}.modulus",))
    return piece


RULES: dict[type, Callable[[Node, Any, Widths], Piece]] = {Compose: _composed, Permutation: _permuted, EJS: _ring}
