"""`python experiments/old_and_new/same_numbers.py FILE`: what every registered model gives under every method,
written to a file.

`python experiments/old_and_new/same_numbers.py OLD NEW` compares two such files:
reports as text, results at three states bit by bit."""

import json
import sys
import warnings

import numpy as np

import bgjax as bg
from bgjax.models import REGISTRY


METHODS = {
    "multipliers": bg.Multipliers(),
    "compliant": bg.Compliant(1e6, 1e3),
    "derivative": bg.DerivativeCausality(),
    "minimal": bg.MinimalCoordinates(),
}
STATES = 3


def described(model, method) -> dict:
    """The report and all results at three states near the initial condition, or the refusal."""
    try:
        system = bg.compile(model, method=method)
        start = np.asarray(bg.initialise(system))
    except bg.BondGraphError as error:
        return {"refused": str(error)}
    found = {"report": f"{system}\n{system.report()}", "results": {}}
    for seed in range(STATES):
        state = start + 1e-3 * seed * np.random.default_rng(seed).normal(size=start.shape)
        values = {"rates": np.asarray(system(0.1, state)), **system.outputs(0.1, state)}
        for name, value in values.items():
            found["results"].setdefault(name, []).append([float(x).hex() for x in np.ravel(value)])
    return found


def differences(old: dict, new: dict) -> list[str]:
    """Cases whose text or numbers differ, with the largest difference relative to the largest value."""
    lines = [f"{case}: only in one" for case in sorted(old.keys() ^ new.keys())]
    for case in sorted(old.keys() & new.keys()):
        one, other = old[case], new[case]
        if one == other:
            continue
        lines += [f"{case}: {key} differs" for key in ("refused", "report") if one.get(key) != other.get(key)]
        mine, theirs = one.get("results", {}), other.get("results", {})
        lines += [
            f"{case}: {name}: {_apart(mine[name], theirs[name])}"
            for name in mine
            if name in theirs and mine[name] != theirs[name]
        ]
        lines += [f"{case}: {name}: only in one" for name in sorted(mine.keys() ^ theirs.keys())]
    return lines


def _flat(rows: list) -> np.ndarray:
    return np.array([float.fromhex(x) for row in rows for x in row])


def _apart(one: list, other: list) -> str:
    a, b = _flat(one), _flat(other)
    return f"{np.max(np.abs(a - b)) / max(1e-300, np.max(np.abs(a))):.1e}" if a.shape == b.shape else "another shape"


def main() -> None:
    if len(sys.argv) > 2:
        old, new = (json.loads(open(name).read()) for name in sys.argv[1:3])
        lines = differences(old, new)
        print("\n".join(lines[:200]) or f"{len(new)} cases are equal")
        sys.exit(bool(lines))
    found = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, model in REGISTRY.items():
            for word, method in METHODS.items():
                found[f"{name}, {word}"] = described(model.build(), method)
            print(name, flush=True)
    with open(sys.argv[1], "w") as file:
        json.dump(found, file)


if __name__ == "__main__":
    main()
