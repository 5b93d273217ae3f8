"""The equations of a compiled system in SymPy and LaTeX, with the user's names, from the schedule of the simulation."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ...errors import Fault, ParameterError, ResultError, StructureError, nearest, raise_faults
from ...expressions.calls import AbstractTarget, NewtonCall, RegularSolveCall, SolveCall
from ...expressions.expression import Expr, Scalar
from ...surface.arguments import flag_faults
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.system import System
from .causal_order import causal_order
from .matrices import velocity_forms
from .motion import coordinates_of, motion_of
from .printing import latex_lines, latex_names, short, text
from .virtual_inertia import Entries, Velocity, coefficients, efforts, velocities
from .writer import Writer, expanded_size


if TYPE_CHECKING:
    import sympy  # not needed to import bgjax

LARGEST = 500  # most operations of the rates for which solutions of unknowns are substituted


@checked_call
def equations(system: System, *, opaque: bool = False) -> "SymbolicEquations":
    """Writes the equations of a compiled system as SymPy expressions.

    Laws without a symbolic form (JAX functions) raise one error that names them all; with `opaque=True` they appear as
    undefined functions.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(10.0), loop=bg.One(), L=bg.I(0.1), R=bg.R(2.0))
    found = bg.equations(bg.compile(bg.Graph(nodes, ["V -> loop -> L", "loop -> R"])))
    print(found)  # R.effort = R.resistance*R.flow, …
    found.rate("L.flow")  # (V.effort - L.flow*R.resistance)/L.inertia
    found.latex()
    ```
    """
    raise_faults(ParameterError, flag_faults(opaque=opaque))
    if not isinstance(system, System):
        remedy = "give a compiled system: bg.equations(bg.compile(graph))."
        raise StructureError([Fault("equations", f"got a {type(system).__name__}.", remedy)])
    return SymbolicEquations(system, opaque)


class SymbolicEquations:
    """Holds the equations of a system in SymPy. Symbols are named like results, states and parameters:
    `symbol("R.resistance")`."""

    __dir__ = public

    def __init__(self, system: System, opaque: bool = False):
        self.system, self._equations = system, system.plan.equations
        self._writer = Writer(system, opaque)
        self._sympy = self._writer.sympy
        order, rate = causal_order(system), self._sympy.Function("d/dt")
        values = [value for pair in (*order.steps, *order.derivatives) for value in pair]
        values += [*[value for _, value in order.storages], *order.conditions]
        written = iter(self._writer.write(order.pool, values))  # all at once, so that one error reports all faults
        steps = [(next(written), next(written)) for _ in order.steps]
        derivatives = [(next(written), next(written)) for _ in order.derivatives]
        # equations of the form x = x, of states, unknowns and sources, are omitted
        self.steps = tuple(self._equation(left, right) for left, right in steps if left != right)
        self.derivatives = tuple(self._sympy.Eq(rate(left), right) for left, right in derivatives)
        self.storages = tuple(self._equation(self._rate_symbol(k), next(written)) for k, _ in order.storages)
        self.conditions = tuple(self._equation(next(written), 0) for _ in order.conditions)

    def _equation(self, left: Any, right: Any) -> Any:
        return self._sympy.Eq(left, right, evaluate=False)

    def _rate_symbol(self, place: int):
        return self._writer.named(f"d/dt {self._writer.states[place]}")

    # -- names --------------------------------------------------------------------------------------------
    def symbol(self, name: str) -> "sympy.Symbol":
        """The SymPy symbol of a state, unknown, parameter, effort, flow or the time "t"; rates are "d/dt L.flow"."""
        for write in (
            lambda: self.rates,
            lambda: self.unsolved,
            lambda: self.constraints,
            lambda: self.position_constraints,
        ):
            if name not in self._writer.table:
                write()
        self._known(name, [*self._writer.table, "t"], "is in no equation.")
        return self._writer.named(name)

    @cached_property
    def coordinates(self) -> dict[str, str]:
        """Coordinates by the name of their rate, a velocity: {"u1.flow": "theta1.angle"}."""
        return coordinates_of(self._writer)

    @cached_property
    def velocities(self) -> tuple[str, ...]:
        """Names of the generalised velocities."""
        return tuple(self._writer.states[velocity.place] for velocity in velocities(self._equations))

    @cached_property
    def accelerations(self) -> tuple[str, ...]:
        """Names of the generalised accelerations, in the order of `velocities`."""
        pool = self._equations.pool
        return tuple(self._writer.name(pool.key(each.acceleration)) for each in velocities(self._equations))

    @cached_property
    def efforts(self) -> tuple[str, ...]:
        """Names of the generalised efforts."""
        return tuple(self._writer.states[effort.place] for effort in efforts(self._equations))

    @cached_property
    def effort_rates(self) -> tuple[str, ...]:
        """Names of the rates of the generalised efforts, in the order of `efforts`."""
        pool = self._equations.pool
        return tuple(self._writer.name(pool.key(each.acceleration)) for each in efforts(self._equations))

    @cached_property
    def motion(self) -> "dict[sympy.Expr, sympy.Expr]":
        """Substitutions by functions of time: coordinates q(t), velocities q′(t), accelerations q″(t)."""
        return motion_of(self._writer, self.coordinates, dict(zip(self.velocities, self.accelerations, strict=True)))

    # -- equations -----------------------------------------------------------------------------------------
    @cached_property
    def rates(self) -> "tuple[sympy.Eq, ...]":
        """State equations, one per state.

        Solutions of unknowns are substituted where they are short; `implicit` names the unknowns that remain, which
        `unsolved` determines.
        """
        values = self._write(self._equations.rates, self._unsubstituted)
        return tuple(self._equation(self._rate_symbol(place), value) for place, value in enumerate(values))

    @cached_property
    def _unsubstituted(self) -> dict[int, Any]:
        """The symbols of unknowns whose solutions are too long to be substituted, by node of the solution."""
        pool, solved = self._equations.pool, self._equations.solved
        called = [i for i in pool.reachable(self._equations.rates) if pool.kind(i) == "call"]
        plain = all(_plain(pool.call_of(i)[0].target) for i in called)
        if plain and expanded_size(pool, self._equations.rates) <= LARGEST:
            return {}
        found: dict[int, Any] = {}
        for unknown in solved.names:
            value = solved.solved_values.get(unknown)
            if isinstance(value, Expr) and value.index != unknown:
                symbol = self._writer.named(self._writer.name(pool.key(unknown)))
                found[value.index] = symbol
                if pool.kind(value.index) == "neg":  # the pool moves signs outwards where a solution is used
                    found[pool.inner(value.index)[0]] = -symbol
        return found

    @property
    def implicit(self) -> tuple[str, ...]:
        """Names of the unknowns that remain in `rates`."""
        used = {symbol for eq in self.rates for symbol in eq.rhs.free_symbols}
        return tuple(str(symbol) for symbol in dict.fromkeys(self._unsubstituted.values()) if symbol in used)

    def rate(self, state: str) -> "sympy.Expr":
        """The right-hand side of one state equation."""
        self._known(state, self._writer.states, "is not a state.")
        return self.rates[self._writer.states.index(state)].rhs

    @cached_property
    def unsolved(self) -> "tuple[sympy.Eq, ...]":
        """The equations from which the unknowns are solved.

        Accelerations of storages in derivative causality are substituted.
        """
        return self._zeros(row.residual for row in self._equations.solved.rows)

    @cached_property
    def lagrange(self) -> "tuple[sympy.Eq, ...]":
        """Lagrange's equations: for every generalised velocity the sum of the efforts on its 1-junction, loads positive
        (Marquis-Favre & Scavarda 1999). With quasi-velocities they are Kane's equations."""
        return self._zeros(self._balances(velocities(self._equations)))

    @cached_property
    def dual_lagrange(self) -> "tuple[sympy.Eq, ...]":
        """The dual of Lagrange's equations: for every generalised effort the sum of the flows on its 0-junction, loads
        positive: the nodal equations of a circuit."""
        return self._zeros(self._balances(efforts(self._equations)))

    def _balances(self, of: Iterable[Velocity]) -> list[Scalar]:
        rows = {row.unknown: row.residual for row in self._equations.solved.rows if row.kind == "residual"}
        return [each.sign * rows[each.acceleration] for each in of if each.acceleration in rows]

    @cached_property
    def constraints(self) -> "tuple[sympy.Eq, ...]":
        """Velocity constraints: flows that multipliers keep at zero; with `lagrange` the equations of λLCAP. With
        generalised efforts also efforts that are kept at zero."""
        return self._zeros(value for _, value in self._equations.hidden)

    @cached_property
    def position_constraints(self) -> "tuple[sympy.Eq, ...]":
        """Position constraints: gaps that are kept at zero."""
        return self._zeros(value for _, value in self._equations.rigid_gaps)

    # -- matrices --------------------------------------------------------------------------------------------
    @cached_property
    def mass_matrix(self) -> "sympy.Matrix":
        """The mass matrix: derivatives of Lagrange's equations with respect to the accelerations."""
        forms = velocity_forms(self.system)
        unknowns = [velocity.acceleration for velocity in forms.velocities]
        return self._matrix(coefficients(self._equations, self._balances(forms.velocities), unknowns), len(unknowns))

    @cached_property
    def transformation(self) -> "sympy.Matrix":
        """T, with flows of the inertias (rows: `inertial_flows`) = T · generalised velocities."""
        return self._matrix(velocity_forms(self.system).transformation, len(self.velocities))

    @property
    def inertial_flows(self) -> tuple[str, ...]:
        """Names of the flows of the inertias, the rows of `transformation`."""
        return velocity_forms(self.system).flows

    @cached_property
    def virtual_inertia(self) -> "sympy.Matrix":
        """The virtual inertia Tᵀ I T (Bos & Tiernego 1985): the mass matrix, derived from T."""
        return self.transformation.T * self._matrix(velocity_forms(self.system).weighted, len(self.velocities))

    @cached_property
    def gyristor(self) -> "sympy.Matrix":
        """The gyristor Tᵀ I Ṫ: multiplied by the velocities, it gives the efforts due to the change of T."""
        return self.transformation.T * self._matrix(velocity_forms(self.system).turning, len(self.velocities))

    @cached_property
    def transported_ejs(self) -> "sympy.Matrix":
        """Σ Tᵀ E T: the Eulerian junction structures E, transformed to the generalised velocities."""
        size, total = len(self.velocities), self._sympy.zeros(len(self.velocities))
        for turn, spin in velocity_forms(self.system).spins:
            total += self._matrix(turn, size).T * self._matrix(spin, 3) * self._matrix(turn, size)
        return total

    # -- writing ----------------------------------------------------------------------------------------------
    def _write(self, outputs: Iterable[Scalar], known: dict | None = None) -> list[Any]:
        return self._writer.write(self._equations.pool, list(outputs), known)

    def _zeros(self, outputs: Iterable[Scalar]) -> tuple[Any, ...]:
        return tuple(self._equation(value, 0) for value in self._write(outputs))

    def _matrix(self, entries: Entries, columns: int) -> Any:
        return self._sympy.Matrix(len(entries), columns, self._write([entry for row in entries for entry in row]))

    def _known(self, name: str, names: list[str], what: str) -> None:
        if name not in names:
            raise ResultError([Fault(str(name), what, nearest(str(name), names))])

    @property
    def _sections(self) -> dict[str, tuple[Any, ...]]:
        found = {
            "in causal order": self.steps,
            "storages that follow from others": self.derivatives,
            "conditions for the unknowns": self.conditions,
            "storages": self.storages,
            "Lagrange's equations": self.lagrange,
            "dual of Lagrange's equations": self.dual_lagrange,
            "constraints": self.constraints,
            "state equations": self.rates,
        }
        return {title: rows for title, rows in found.items() if rows}

    def latex(self, *rows: "sympy.Basic | sympy.Matrix | Iterable") -> str:
        """The given equations, matrices or expressions in LaTeX, or all equations; rates are written with dots."""
        names = latex_names(self)
        if rows:
            return latex_lines(_flat(rows), names)
        return "\n".join(f"\\text{{{title}}}\n{latex_lines(lines, names)}" for title, lines in self._sections.items())

    def _repr_latex_(self) -> str:
        names, sections = latex_names(self), [short(rows) for rows in self._sections.values()]
        return "\n\n".join(f"$$\n{latex_lines(rows, names)}\n$$" for rows in sections if rows)

    def __str__(self) -> str:
        lines = []
        for title, rows in self._sections.items():
            lines += [title, *(f"  {text(row)}" for row in rows)]
        return "\n".join(lines)


def _flat(rows: Iterable[Any]) -> list[Any]:
    """Rows of which some are lists or tuples of rows, in one list."""
    found = []
    for row in rows:
        found += row if isinstance(row, tuple | list) else (row,)
    return found


def _plain(target: AbstractTarget) -> bool:
    if isinstance(target, SolveCall):
        return target.size <= 3
    return not isinstance(target, NewtonCall | RegularSolveCall)
