"""Writes the fields of a fit to an .npz file and reads them again: arrays, and a JSON description inside the file."""

import io
import json
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar
from zipfile import ZipFile, ZipInfo

import numpy as np

from ...errors import DataError, Fault
from ...surface.whole_files import target, write
from .records import Record
from .sought import FitStart, Sought


T = TypeVar("T")
FORMAT = "bgjax fit 1"
LARGEST = 1 << 30  # most bytes of all arrays of a fit


def save_fit(fit: Mapping[str, Any], path: str | Path) -> Path:
    """Writes the fields of a fit, by name, to an .npz file and returns the path."""
    place, content = target(path).with_suffix(".npz"), io.BytesIO()
    np.savez_compressed(content, description=np.array(json.dumps(_described(fit))), **_arrays(fit))
    return write(place, content.getvalue())


def _arrays(fit: Mapping[str, Any]) -> dict[str, np.ndarray]:
    arrays = {"flat": fit["flat"], "guess": fit["guess"], "covariance": fit["covariance"], "noise": fit["noise"]}
    for run, (record, predicted) in enumerate(zip(fit["records"], fit["predicted"], strict=True)):
        arrays[f"run {run} times"] = record.times
        arrays |= {f"run {run} measured {name}": record.columns[name] for name in fit["outputs"]}
        arrays |= {f"run {run} predicted {name}": predicted[name] for name in fit["outputs"]}
    return arrays


def _described(fit: Mapping[str, Any]) -> dict[str, Any]:
    """What a fit holds besides arrays, in types that JSON knows."""
    starts = [[start.guess.tolist(), start.z.tolist(), start.cost, start.steps, start.end] for start in fit["starts"]]
    return {
        "format": FORMAT,
        "sought": [[one.name, list(one.place), list(one.shape)] for one in fit["sought"]],
        "outputs": list(fit["outputs"]),
        "records": [record.name for record in fit["records"]],
        "cost": fit["cost"],
        "end": fit["end"],
        "how": fit["how"],
        "noise_given": fit["noise_given"],
        "starts": starts,
    }


def read_fit(path: str | Path, made: Callable[[dict[str, Any]], T]) -> T:
    """What `made` makes of the fields of a fit in a file; all that it raises is a fault of the file."""
    place, remedy = target(path), "save it again: fit.save(path)."
    if not place.is_file():
        raise DataError([Fault(str(path), "is not a file.", "give the path that fit.save(…) returned.")])
    try:
        with ZipFile(place) as archive:
            _check_sizes(archive)
            arrays = {info.filename.removesuffix(".npy"): _array(archive, info) for info in archive.infolist()}
        return made(_fields(_description(arrays), arrays))
    except DataError:
        raise
    except Exception as error:  # zip, JSON and NumPy raise many kinds on a damaged file
        raise DataError([Fault(str(path), f"is not a fit, or is damaged ({type(error).__name__}).", remedy)]) from None


def _check_sizes(archive: ZipFile) -> None:
    """Checks, before anything is unpacked, that array shapes agree with file sizes and that the total is not too
    large."""
    total = sum(info.file_size for info in archive.infolist())
    if total > LARGEST:
        what = f"claims to hold {total / 1e9:.3g} GB, more than a fit has."
        remedy = f"it is no file of fit.save, or holds more than {LARGEST / 1e9:.2g} GB: keep fewer rows."
        raise DataError([Fault(str(archive.filename), what, remedy)])
    for info in archive.infolist():
        with archive.open(info) as file:
            shape, dtype = _header(file)
            if dtype.hasobject or math.prod(shape) * dtype.itemsize != info.file_size - file.tell():
                raise ValueError(f"{info.filename} is not as large as its shape {shape}")


def _header(file: Any) -> tuple[tuple[int, ...], np.dtype]:
    version = np.lib.format.read_magic(file)
    read = np.lib.format.read_array_header_1_0 if version == (1, 0) else np.lib.format.read_array_header_2_0
    shape, _, dtype = read(file)
    return shape, dtype


def _array(archive: ZipFile, info: ZipInfo) -> np.ndarray:
    with archive.open(info) as file:
        return np.lib.format.read_array(file, allow_pickle=False)


def _description(arrays: dict[str, np.ndarray]) -> dict[str, Any]:
    described = json.loads(str(arrays["description"]))
    if described["format"] != FORMAT:
        raise ValueError(described["format"])
    return described


def _fields(described: dict, arrays: dict) -> dict[str, Any]:
    """The fields of a fit by name."""
    outputs = tuple(described["outputs"])

    def column(run, kind):
        return {name: arrays[f"run {run} {kind} {name}"] for name in outputs}

    records = []
    for run, name in enumerate(described["records"]):
        records.append(Record(arrays[f"run {run} times"], column(run, "measured"), name=name))
    return dict(
        sought=tuple(Sought(name, tuple(place), tuple(shape)) for name, place, shape in described["sought"]),
        flat=arrays["flat"],
        guess=arrays["guess"],
        covariance=arrays["covariance"],
        noise=arrays["noise"],
        outputs=outputs,
        records=tuple(records),
        predicted=tuple(column(run, "predicted") for run in range(len(records))),
        cost=described["cost"],
        end=described["end"],
        starts=tuple(FitStart(np.array(guess), np.array(z), *rest) for guess, z, *rest in described["starts"]),
        how=described["how"],
        noise_given=described["noise_given"],
    )
