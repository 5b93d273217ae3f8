"""From a compiled system to its equations in causal order: each effort, flow and signal by its junction or law."""

from dataclasses import dataclass

from ...expressions.expression import Pool, Scalar
from ...expressions.passes import substitute
from ...formulation.joint_coordinates import rate as coordinate_rate
from ...formulation.laws import Laws
from ...graph.flatten import check
from ...structure.schedule import Schedule, Variable, port_sign
from ...system.compiling.folded_values import fixed_leaves
from ...system.system import System


@dataclass(frozen=True)
class Order:
    """Equations in causal order without substitution: laws in terms of the variables they receive, named as results."""

    pool: Pool
    steps: tuple[tuple[Scalar, Scalar], ...]  # (variable, expression)
    storages: tuple[tuple[int, Scalar], ...]  # (index of a state, its rate)
    conditions: tuple[Scalar, ...]  # residuals, from which the unknowns of elements are solved
    derivatives: tuple[tuple[Scalar, Scalar], ...]  # (x, y) with y = d/dt x, for storages in derivative causality


def causal_order(system: System) -> Order:
    """The laws of all elements and junctions of a system, in the order in which they are evaluated."""
    equations = system.plan.equations
    flat = check(system.method.apply(system.model.graph()))
    work = Laws(flat, equations.causality, fixed_leaves(system.model, system.method, system.plan.fixed))
    if system.model.poses and system.method.posed:
        work.pose(system.model, dict(equations.turns))
    work.open()
    for assignment in work.schedule.order:
        name = variable_name(work.schedule, assignment.target)
        width = len(equations.quantities[name])
        work.values[assignment.target] = [work.pool.symbol("variable", name, k) for k in range(width)]
    steps = [pair for a in work.schedule.order for pair in zip(work.values[a.target], work.assigned(a), strict=True)]
    storages, conditions, derivatives = [], [], []
    for path, response in work.responses.items():
        given, mapping = work.given[path], work.mapping(path)

        def substituted(vector, mapping=mapping):
            return substitute(work.pool, list(vector), mapping)

        for label, vector in [item for item in response.rates.items() if f"{path}.{item[0]}" not in work.posed]:
            places = [work.pool.key(s.index)[1] for s in given.states.get(label, ())]
            storages += zip(places, substituted(vector), strict=False)
        conditions += [value for vector in response.residuals.values() for value in substituted(vector)]
        derivatives += [pair for item in response.dynamics.values() for pair in zip(substituted(item.quantity), substituted(item.rate), strict=True)]
    for coordinate, values in work.coordinates:
        flows = work.given[coordinate.port].states["flow"]
        places = [work.pool.key(s.index)[1] for s in values]
        storages += zip(places, coordinate_rate(coordinate, values, flows), strict=True)
    return Order(work.pool, tuple(steps), tuple(storages), tuple(conditions), tuple(derivatives))


def variable_name(schedule: Schedule, variable: Variable) -> str:
    """The shortest name of a result that equals this variable, including its sign."""
    if variable[0] == "s":
        return schedule.label(variable)
    structure = schedule.causality.structure
    bond, word = structure.bonds[variable[1]], "effort" if variable[0] == "e" else "flow"
    names = []
    for end, port_name in ((bond.head, bond.head_port), (bond.tail, bond.tail_port)):
        node = structure.node[end]
        if not node.is_junction and (word == "effort" or port_sign(node.ports[node.port_index(port_name)], bond.end(end, port_name)) > 0):
            names.append((len(node.ports), f"{end}.{word}" if len(node.ports) == 1 else f"{end}.{port_name}.{word}"))
    return min(names)[1] if names else schedule.label(variable)
