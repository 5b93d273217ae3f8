"""One graph: what bgjax makes of it, beside what the oracle finds."""

import warnings
from typing import NamedTuple

import numpy as np

import bgjax as bg

from .acausal import Acausal, Solution
from .build import build, path
from .description import Description, full


TIME = 0.3
CLOSE = 1e-6  # of the largest rate


class Verdict(NamedTuple):
    kind: str  # "right", "refused", "wrong", "crash", "NaN", "missed", "contradiction", "another root", "restricted"
    what: str = ""


class Made(NamedTuple):
    """A compiled system, or why there is none."""

    system: bg.System | None
    error: Exception | None

    @property
    def named(self) -> bool:
        return isinstance(self.error, bg.BondGraphError | bg.SimulationError) and not isinstance(self.error, bg.InternalError)

    @property
    def reason(self) -> str:
        fault = getattr(self.error, "faults", [None])[0]
        return f"{type(self.error).__name__}: {fault.what if fault is not None else self.error}"


def compiled(description: Description, random: np.random.Generator | None = None) -> Made:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return Made(bg.compile(build(description, random)), None)
    except Exception as error:  # noqa: BLE001
        return Made(None, error)


def judge(description: Description, seed: int) -> Verdict:
    """A refusal is right where the oracle finds no unique rates; rates are right where they are the oracle's."""
    oracle = Acausal(description)
    random = np.random.default_rng(seed)
    solution = oracle.solve(random, TIME)
    made = compiled(description)
    if made.error is not None:
        if not made.named:
            return Verdict("crash", made.reason)
        if solution is None or not solution.unique:
            return Verdict("refused", made.reason)
        return Verdict("restricted" if "no known inverse" in str(made.error) else "missed", made.reason)
    if solution is None:
        return Verdict("contradiction", "accepted, but the oracle finds no consistent point")
    return compare(description, oracle, solution, made.system)


def compare(description: Description, oracle: Acausal, solution: Solution, system: bg.System) -> Verdict:
    try:
        state, wanted = expected(description, oracle, solution, system)
        found = np.asarray(system(TIME, state))
    except Exception as error:  # noqa: BLE001
        return Verdict("crash", f"{type(error).__name__}: {error}")
    if not np.all(np.isfinite(found)):
        return Verdict("NaN" if solution.unique else "refused", f"rates {found}")
    scale = max(1.0, np.max(np.abs(wanted), initial=0.0), np.max(np.abs(solution.z), initial=0.0))
    off = np.max(np.abs(found - wanted), initial=0.0)
    if off <= CLOSE * scale:
        return Verdict("right")
    if not solution.unique:
        return Verdict("free", f"the oracle leaves the rates free; off by {off:.2g}")
    return Verdict("another root" if satisfied(description, oracle, solution, system, state) else "wrong", f"off by {off:.2g}")


def expected(description: Description, oracle: Acausal, solution: Solution, system: bg.System) -> tuple[np.ndarray, np.ndarray]:
    """The system's state vector at the oracle's point, and the rates it should find."""
    names = {path(description, name): name for name in description.elements}
    pairs = [_state(description, oracle, solution, names, slot.name) for slot in system.plan.equations.states]
    values = [np.concatenate([np.atleast_1d(pair[k]) for pair in pairs]) if pairs else np.zeros(0) for k in (0, 1)]
    return values[0], values[1]


def _state(description, oracle, solution, names, full_name: str) -> tuple[np.ndarray, np.ndarray]:
    node, _, quantity = full_name.rpartition(".")
    name = names[node]
    element = description.elements[name]
    port = next((p for p in element.ports if quantity in (f"{p}_momentum", f"{p}_displacement")), "") if element.kind == "Field" else ""
    place = oracle.states[name, port]
    x, rate = solution.x[place], solution.rates[place]
    if quantity in ("flow", "effort"):  # of a linear storage
        matrix = full(element.values["value"], element.ports["port"])
        matrix = matrix if element.values.get("inverse", True) else np.linalg.inv(matrix)
        return np.linalg.solve(matrix, x), np.linalg.solve(matrix, rate)
    return x, rate


def satisfied(description, oracle: Acausal, solution: Solution, system: bg.System, state) -> bool:
    """Whether what the system gives for every bond satisfies all equations: another solution of a nonlinear loop."""
    z = solution.z.copy()
    quantities = system.plan.equations.quantities
    for number, bond in enumerate(description.bonds):
        name = f"{path(description, bond.tail)}->{path(description, bond.head)}"
        for kind, word in (("e", "effort"), ("f", "flow")):
            if f"{name}.{word}" in quantities:
                z[oracle.places[kind, number]] = np.atleast_1d(np.asarray(system.outputs(TIME, state, f"{name}.{word}")[f"{name}.{word}"]))
    for name, element in description.elements.items():
        if ("s", name) in oracle.places and element.kind == "Function":
            z[oracle.places["s", name]] = oracle._block(name, element, solution.x, z, TIME)
    return bool(np.max(np.abs(oracle.residuals(solution.x, z, TIME)), initial=0.0) < 1e-7 * (1.0 + np.max(np.abs(z), initial=0.0)))
