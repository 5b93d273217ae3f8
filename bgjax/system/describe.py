"""Describes the equations of a compiled graph as text: a summary and a report."""

from ..elements.state_kind import StateKind
from ..expressions.passes import dependencies
from ..formulation.equations import Equations
from ..structure.spanning import is_choice


def summary(equations: Equations, method) -> str:
    """Method, states, loops, unknowns and index in a few lines of text."""
    solved, schedule = equations.solved, equations.schedule
    structure = equations.causality.structure
    states = ", ".join(s.name + (f"[{s.width}]" if s.width > 1 else "") for s in equations.states) or "none"
    cut = f", cut at {', '.join(map(schedule.label, schedule.torn))}" if schedule.torn else ""
    none = "" if solved.report else "none"
    differentiated = " (each row differentiated at most once)" if solved.index == 2 else ""
    lines = [
        f"System: {len(structure.nodes)} nodes, {len(structure.bonds)} bonds",
        f"  method      {method}",
        f"  states      {sum(s.width for s in equations.states)}: {states}",
        f"  derivative  {', '.join(equations.causality.derivative) or 'none'}",
        f"  loops       {len(schedule.loops)}{cut}",
        f"  unknowns    {none}",
        *[f"    {line}" for line in solved.report],
        f"  index       {solved.index}{differentiated}",
    ]
    lines += _sources(equations) + _wanted(equations)
    cuts = [node.name.rpartition(".")[0] for node in structure.nodes if node.kind in ("λ", "μ")]
    if cuts:
        why = "no causality passes them: their effort λ or flow μ is an unknown"
        lines.append(f"  cut bonds   {', '.join(cuts)} ({why})")
    if equations.start_zeros["flow"]:
        lines.append(f"  compliant   {len(equations.start_zeros['flow'])} directions with a spring and a damper")
    if solved.redundant:
        lines.append(f"  dropped     {', '.join(solved.redundant)} (redundant: they repeat others)")
    return "\n".join(line.rstrip() for line in lines)


def _wanted(equations: Equations) -> list[str]:
    """Lines that name the inputs that an inverse model finds, and the results from which it finds them."""
    inverse = equations.inverse
    if inverse is None:
        return []
    orders = [f"{output} (derivative {order})" for output, order in zip(inverse.outputs, inverse.orders, strict=True)]
    return [f"  inverse     {', '.join(inverse.inputs)} from {', '.join(orders)}"]


def floating_states(equations: Equations) -> tuple[str, ...]:
    """Names of velocities of floating bodies: states that are no joint velocities, but on which inertias in derivative
    causality depend."""
    pool, mine = equations.pool, {place for place, _, _ in equations.generalised}
    others = {
        pool.symbol("state", slot.start + k).index: slot.name
        for slot in equations.states
        for k in range(slot.width)
        if slot.kind is StateKind.FLOW and slot.start not in mine
    }
    flows = [value for name in equations.causality.derivative for value in equations.quantities.get(f"{name}.flow", ())]
    return tuple(dict.fromkeys(others[i] for found in dependencies(pool, flows, others) for i in sorted(found)))


def _sources(equations: Equations) -> list[str]:
    """Lines that name the joints that are flow sources and those that keep their multipliers."""
    causality = equations.causality
    joints: dict[str, list[bool]] = {}
    for node in causality.structure.nodes:
        if is_choice(node):
            joint = node.name.rpartition(".")[0] or node.name
            joints.setdefault(joint, []).append(causality.effort_in(node.name, "port"))
    if not joints:
        return []
    tree = [joint for joint, sources in joints.items() if any(sources)]
    loops = [joint for joint in joints if joint not in tree]
    own = floating_states(equations)
    tree_only = "" if loops else ": an open tree, as by Lagrange's procedure (LCAP)"
    lines = [f"  sources     flow sources at {', '.join(tree) or 'no joint'}{tree_only}"]
    if own:
        why = "states of their own (a Free joint to the world would make coordinates of them)"
        lines.append(f"  floating    {', '.join(own)}: {why}")
    if loops:
        lines.append(f"  kept λ      {', '.join(loops)} (these joints close kinematic loops: causal paths of class 4)")
    return lines


def report(equations: Equations, method) -> str:
    """Causality, order of evaluation and summary as text."""
    schedule = equations.schedule
    order = ["order of evaluation"]
    for item in schedule.order:
        sources = ", ".join(map(schedule.label, item.sources)) or "states, time"
        order.append(f"  {schedule.label(item.target)} ← {item.node} ({sources})")
    return "\n".join([str(equations.causality), "", *order, "", summary(equations, method)])
