"""Fits in files: one .npz with arrays, and a description in JSON inside it."""

import json
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from .._errors import DataError, Fault
from .._surface import surface
from .fit_result import Fit, Sought, Start
from .records import Record


FORMAT = "bgjax fit 1"


def save_fit(fit: Fit, path: str | Path) -> Path:
    """All but the system."""
    path = Path(path).with_suffix(".npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays = {"flat": fit.flat, "guess": fit.guess, "covariance": fit.covariance, "noise": fit.noise}
    for run, (record, predicted) in enumerate(zip(fit.records, fit.predicted, strict=True)):
        arrays[f"run {run} times"] = record.times
        arrays |= {f"run {run} measured {name}": record.columns[name] for name in fit.outputs}
        arrays |= {f"run {run} predicted {name}": predicted[name] for name in fit.outputs}
    described = {
        "format": FORMAT,
        "sought": [[one.name, list(one.place), list(one.shape)] for one in fit.sought],
        "outputs": list(fit.outputs),
        "records": [record.name for record in fit.records],
        "cost": fit.cost,
        "end": fit.end,
        "how": fit.how,
        "noise_given": fit.noise_given,
        "starts": [[start.guess.tolist(), start.z.tolist(), start.cost, start.steps, start.end] for start in fit.starts],
    }
    np.savez_compressed(path, description=np.array(json.dumps(described)), **arrays)
    return path


@surface
def load_fit(path: str | Path) -> Fit:
    """A fit from a file: everything but its system, which `bg.set(system, fit.parameters)` makes."""
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = dict(file)
        described = json.loads(str(arrays["description"]))
        if described.get("format") != FORMAT:
            raise KeyError(described.get("format"))
        return _fit(described, arrays)
    except FileNotFoundError:
        raise DataError([Fault(str(path), "is not a file.", "give the path that fit.save(…) returned.")]) from None
    except (BadZipFile, KeyError, ValueError, OSError, EOFError) as error:
        raise DataError([Fault(str(path), f"is not a fit, or is damaged ({type(error).__name__}).", "save it again: fit.save(path).")]) from None


def _fit(described: dict, arrays: dict) -> Fit:
    outputs = tuple(described["outputs"])
    column = lambda run, kind: {name: arrays[f"run {run} {kind} {name}"] for name in outputs}
    records = tuple(Record(arrays[f"run {run} times"], column(run, "measured"), name=name) for run, name in enumerate(described["records"]))
    sought = tuple(Sought(name, tuple(place), tuple(shape)) for name, place, shape in described["sought"])
    starts = tuple(Start(np.array(guess), np.array(z), *rest) for guess, z, *rest in described["starts"])
    whole = (arrays[name] for name in ("flat", "guess", "covariance", "noise"))
    predicted = tuple(column(run, "predicted") for run in range(len(records)))
    return Fit(sought, *whole, outputs, records, predicted, *(described[name] for name in ("cost", "end")), starts, described["how"], described["noise_given"])
