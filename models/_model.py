"""What the registry holds: how to build a model, its initial condition, what it must give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


_HERE = Path(__file__).parent
# the tables of tests/reference, which a wheel has beside the models
REFERENCES = _HERE / "reference" if (_HERE / "reference").exists() else _HERE.parent / "tests" / "reference"

Reference = Callable[[Any], Mapping[str, Any]]


@dataclass(frozen=True)
class Model:
    """`build(**parameters)` gives the graph or assembly, `reference` independent results by name: a function of the
    times where there is a closed form, else the name of a table in tests/reference whose columns are named
    like the results (written by experiments/references)."""

    build: Callable[..., Any]
    t1: float
    reference: Reference | str
    tolerance: float  # of each result's largest value, at rtol 1e-12 or that of the options
    initial: Mapping[str, Any] = field(default_factory=dict)
    gradient: str = ""  # parameter by which the trajectory gradient is tested
    source: str = ""  # where the reference comes from
    options: Mapping[str, Any] = field(default_factory=dict)  # of bg.simulate, where the strict ones do not fit
    method: Any = None  # of bg.compile, where the default would compile for long
    solver: str = ""  # one of bgjax.solvers, by its name, where the one that is chosen does not fit

    def run_options(self) -> dict[str, Any]:
        """Options of bg.simulate, with the solver, which is imported only here."""
        from bgjax import solvers

        return {**self.options, **({"solver": getattr(solvers, self.solver)()} if self.solver else {})}
