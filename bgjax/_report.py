"""Compiled graphs in words."""

from ._equations import Equations


def summary(equations: Equations, method) -> str:
    """States, unknowns, loops, index, method, in a few lines."""
    solved, schedule = equations.solved, equations.schedule
    structure = equations.causality.structure
    states = ", ".join(s.name + (f"[{s.width}]" if s.width > 1 else "") for s in equations.states) or "none"
    lines = [
        f"System: {len(structure.nodes)} nodes, {len(structure.bonds)} bonds",
        f"  method      {method}",
        f"  states      {sum(s.width for s in equations.states)}: {states}",
        f"  derivative  {', '.join(equations.causality.derivative) or 'none'}",
        f"  loops       {len(schedule.loops)}" + (f", cut at {', '.join(map(schedule.label, schedule.torn))}" if schedule.torn else ""),
        f"  unknowns    {'none' if not solved.report else ''}",
        *[f"    {line}" for line in solved.report],
        f"  index       {solved.index}" + (" (each row differentiated at most once)" if solved.index == 2 else ""),
    ]
    if equations.closed["flow"]:
        lines.append(f"  compliant   {len(equations.closed['flow'])} directions with a spring and a damper")
    if solved.redundant:
        lines.append(f"  dropped     {', '.join(solved.redundant)} (redundant: they repeat others)")
    return "\n".join(line.rstrip() for line in lines)


def report(equations: Equations, method) -> str:
    """The causality and the order of evaluation."""
    schedule = equations.schedule
    order = ["order of evaluation"]
    for item in schedule.order:
        sources = ", ".join(map(schedule.label, item.sources)) or "states, time"
        order.append(f"  {schedule.label(item.target)} ← {item.node} ({sources})")
    return "\n".join([str(equations.causality), "", *order, "", summary(equations, method)])
