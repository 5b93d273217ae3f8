"""Report on the zero-order causal paths of a graph: index, break variables, and differences from the papers. No jax."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..._graph_algorithms import match
from .causal_graph import CausalGraph, Terminal, Variable, reached_variables
from .causal_paths import MEANING, BreakVariable, CausalPath, break_variables, find_paths, tally


@dataclass(frozen=True, repr=False)
class CausalPaths:
    """Lists the zero-order causal paths of a causal bond graph; `print` shows a report."""

    paths: tuple[CausalPath, ...]
    index: int
    formulation: str  # the equations to which the index refers
    break_variables: tuple[BreakVariable, ...]
    remarks: tuple[str, ...]  # statements of papers that differ from the result

    def of_class(self, category: int) -> tuple[CausalPath, ...]:
        """The paths of one class, 1 to 5."""
        return tuple(path for path in self.paths if path.category == category)

    def __len__(self) -> int:
        return len(self.paths)

    def __iter__(self):
        return iter(self.paths)

    def __getitem__(self, number: int) -> CausalPath:
        return self.paths[number]

    def __str__(self) -> str:
        lines = [f"zero-order causal paths: {len(self.paths) or 'none'}"]
        for category, number in sorted(tally(self.paths).items()):
            lines.append(f"  class {category} ({MEANING[category]}): {number}")
            lines += [f"    {path}" for path in self.of_class(category)]
        lines.append(f"index {self.index}: {self.formulation}")
        lines += ["break variables:", *(f"  {item}" for item in self.break_variables)] if self.break_variables else []
        return "\n".join([*lines, *(f"remark: {remark}" for remark in self.remarks)])

    __repr__ = __str__


def analyse(graph: CausalGraph, index: int | None = None) -> CausalPaths:
    """The report. `index` is the index of the equations, if it is known; otherwise it is found from the structure."""
    paths = find_paths(graph)
    index = structural_index(graph, paths) if index is None else index
    words = _formulation(graph, index, paths)
    breaks, remarks = tuple(break_variables(graph, paths)), tuple(_remarks(graph, paths, index))
    return CausalPaths(tuple(paths), index, words, breaks, remarks)


def structural_index(graph: CausalGraph, paths: Sequence[CausalPath]) -> int:
    """Differentiation index from the structure: 2 if an equation has to be differentiated, 1 if there are algebraic
    unknowns, otherwise 0. An equation has to be differentiated at an artificial flow source, for a cycle of loop gain
    one, and if the variables that dependent storages and multipliers receive do not depend on those they give (through
    resistors, say)."""
    unknown = [*graph.multipliers, *(t for t in graph.terminals if t.nature == "derivative")]
    generalised = any(terminal.nature == "generalised" for terminal in graph.terminals)
    if generalised or tally(paths)[5] or _late(graph, unknown):
        return 2
    return 1 if graph.schedule.loops or unknown else 0


def _late(graph: CausalGraph, unknown: Sequence[Terminal]) -> list[int]:
    """Rows unmatched by a maximum matching of the undifferentiated rows to the unknowns."""
    rows = [variable for terminal in unknown for variable in terminal.into]
    ways = [reached_variables(graph.after_all, [variable]) for terminal in unknown for variable in terminal.out]

    def reaching(row: Variable) -> set[int]:
        return {number for number, way in enumerate(ways) if row in way}

    return match([reaching(row) for row in rows])[1]


def _formulation(graph: CausalGraph, index: int, paths: Sequence[CausalPath]) -> str:
    if tally(paths)[5]:
        return (
            "of the DAE in which a cycle of loop gain one binds the other variables and not its own; "
            "differentiating it once may determine those"
        )
    if index == 0:
        return "of the explicit ordinary differential equation; everything follows from the states"
    if index == 1:
        return (
            "of the DAE in which the break variables are algebraic unknowns; "
            "solved at every evaluation, nothing is differentiated"
        )
    natures = {terminal.nature for terminal in graph.terminals}
    parts = ["dependent storages as they stand"] if "derivative" in natures else []
    parts += ["generalised accelerations as unknowns"] if "generalised" in natures else []
    parts += ["multipliers and constraints in flows"] if graph.multipliers else []
    return f"of the DAE with {', '.join(parts) or 'all its unknowns'}; solved by differentiating those rows once"


def _remarks(graph: CausalGraph, paths: Sequence[CausalPath], index: int) -> list[str]:
    """Remarks on the paths found; they depend on the paths and not on the name of the model."""
    counts = tally(paths)
    return [
        *_class_words(graph, paths, counts),
        *_index_words(counts, index),
        *_beyond(paths),
        *_signal_loops(graph),
    ]


def _class_words(graph: CausalGraph, paths: Sequence[CausalPath], counts: Counter) -> list[str]:
    """Remark for the situation of Boudon's pendulum: dependent inertias behind transformers, and no closed cycle."""

    def inertia(path):
        return path.variables[-1].split("[")[0].endswith(".flow")

    through = [p for p in paths if p.category == 1 and inertia(p) and graph.two_ports & {*p.nodes[1:-1]}]
    if not through or counts[4]:
        return []
    ends = dict.fromkeys(" – ".join(path.ends) for path in through)
    shown = ", ".join(list(ends)[:4]) + (", …" if len(ends) > 4 else "")
    return [
        "Boudon 2019 calls the paths of its pendulum (dependent inertias behind transformers, no closed cycle, as "
        f"here) class 2 or 3; by the definition it quotes, {shown} are of class 1, and so they are listed."
    ]


def _index_words(counts: Counter, index: int) -> list[str]:
    remarks = []
    if index == 2 and counts[1] and not counts[4]:
        remarks.append(
            "Boudon 2019 says that only class 4 leads to index 2: that is the index after the efforts of dependent "
            "storages are eliminated (an implicit equation that a BDF solver takes); with these efforts as unknowns "
            "the index is 2."
        )
    if counts[4] and index < 2:
        remarks.append(
            "Boudon 2019 says that class 4 leads to index 2; here it is an algebraic system, "
            "index 1 unless its gain happens to be one."
        )
    return remarks


def _generalised(paths: Sequence[CausalPath]) -> list[str]:
    """What artificial sources at the ends of paths of class 1 give: flows or efforts."""
    ends = [
        (nature, variable)
        for path in paths
        if path.category == 1
        for nature, variable in zip(path.natures, (path.variables[0], path.variables[-1]), strict=True)
    ]
    found = {variable.partition("[")[0].rpartition(".")[2] for nature, variable in ends if nature == "generalised"}
    return [variable for variable in ("flow", "effort") if variable in found]


def _beyond(paths: Sequence[CausalPath]) -> list[str]:
    """Remarks on paths listed as class 1 whose pair of ends is not covered by the definition."""
    remarks = []
    pairs = {p.natures: p for p in reversed(paths) if p.category == 1}
    for variable in _generalised(paths):
        remarks.append(
            f"the papers define class 1 between storages: an artificial {variable} source is counted as one in "
            f"integral causality, its {variable} being a state."
        )
    words = {
        ("derivative", "derivative"): "two storages in derivative causality",
        ("algebraic", "derivative"): "an algebraic element and a storage in derivative causality",
    }
    for natures, kinds in words.items():
        if natures in pairs:
            between = f"{kinds} ({' – '.join(pairs[natures].ends)})"
            remarks.append(f"the papers name no class for a path between {between}: it is listed with class 1.")
    return remarks


def _signal_loops(graph: CausalGraph) -> list[str]:
    loops = [loop for loop in graph.schedule.loops if _passes_signals(loop)]
    return [f"algebraic loops that pass signals have no class: {len(loops)} here."] if loops else []


def _passes_signals(loop: Sequence[Variable]) -> bool:
    return any(variable[0] == "s" for variable in loop)
