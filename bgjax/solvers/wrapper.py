"""Base class of solvers that wrap another solver."""

from typing import Any

import diffrax as dfx
import equinox as eqx


class AbstractWrapper(dfx.AbstractAdaptiveSolver, dfx.AbstractWrappedSolver):
    """A solver that changes the state at the ends of the steps of another solver."""

    solver: eqx.AbstractVar[Any]
    scan_kind: eqx.AbstractVar[Any]  # set by diffrax for its forward and direct modes

    @property
    def term_structure(self):
        return self.solver.term_structure

    @property
    def interpolation_cls(self):
        return self.solver.interpolation_cls

    @property
    def term_compatible_contr_kwargs(self):
        return self.solver.term_compatible_contr_kwargs

    def order(self, terms):
        return self.solver.order(terms)

    def strong_order(self, terms):
        return self.solver.strong_order(terms)

    def error_order(self, terms):
        return self.solver.error_order(terms)

    def func(self, terms, t0, y0, args):
        return self.solver.func(terms, t0, y0, args)

    def inner(self):
        """The wrapped solver, with the `scan_kind` that diffrax has set on this one."""
        if self.scan_kind is None or not hasattr(self.solver, "scan_kind"):
            return self.solver
        return eqx.tree_at(lambda s: s.scan_kind, self.solver, self.scan_kind, is_leaf=lambda x: x is None)
