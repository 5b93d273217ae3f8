"""What a sweep keeps on disk while it goes on, as a zarr group: the results, chunk by chunk, and what they belong to. A chunk counts when its checksum
is there, which is written last; so a sweep that was killed goes on where it was."""

import hashlib
import json
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zlib import crc32

import jax
import numpy as np

from .._errors import DataError, Fault, StoreWarning, raise_faults, shown
from .spreading import Piece, Results, chunked
from .sweep_job import Job


FORMAT, SUMS = "bgjax sweep 1", "checksums"


def store_faults(path: Any) -> list[Fault]:
    if path is None:
        return []
    if not isinstance(path, str | Path):
        return [Fault("store", f"{shown(path)} is not a path.", "name a folder: store='runs.zarr'.")]
    if find_spec("zarr") is None:
        return [Fault("store", "needs zarr, which is not installed.", "pip install 'bgjax[sweeps]'.")]
    if Path(path).is_file():
        return [Fault("store", f"{path} is a file.", "name a folder that is not there yet, or that of a sweep that was begun.")]
    return []


def opened(path: str | Path, job: Job, size: int) -> tuple["Store", list[Piece]]:
    """The folder of a sweep, new or begun before, and what is there."""
    store = Store(path, job, size)
    return store, store.done()


class Store:
    """A folder with the results of a sweep."""

    def __init__(self, path: str | Path, job: Job, size: int):
        self.path, self.identity = Path(path), identity(job)
        new = not self.path.exists() or not any(self.path.iterdir())
        self.group = self._made(job, size) if new else self._begun()
        self.chunks = chunked(job.runs.count, int(self.group.attrs["chunk"]))

    def _made(self, job: Job, size: int) -> Any:
        """Arrays for all runs; the description comes last, so that a folder which has one is complete."""
        import zarr

        results, count = job.block(0, 0), job.runs.count
        group = zarr.open_group(str(self.path), mode="w")
        for name, array in results.items():
            shape = array.shape[1:]
            group.create_array(name, shape=(count, *shape), chunks=(size, *[max(1, n) for n in shape]), dtype=array.dtype)
        group.create_array(SUMS, shape=(len(chunked(count, size)),), chunks=(1,), dtype="uint64", fill_value=0)
        group.attrs.update({"format": FORMAT, "chunk": size, **self.identity})
        return group

    def _begun(self) -> Any:
        """A group that was begun with the same sweep."""
        import zarr

        try:
            group = zarr.open_group(str(self.path), mode="r+")
            attributes = dict(group.attrs)
            if attributes.get("format") != FORMAT or not isinstance(attributes.get("chunk"), int):
                raise ValueError("no sweep")
        except Exception as error:  # zarr's, JSON's, the file system's
            what = f"is not a sweep's, or its description is damaged ({type(error).__name__})."
            remedy = "give another folder. Nothing in this one was changed."
            raise DataError([Fault(f"store {self.path}", what, remedy)]) from error
        raise_faults(DataError, [_other(self.path, word) for word, value in self.identity.items() if attributes.get(word) != value])
        return group

    def done(self) -> list[Piece]:
        """Chunks that are there and whole; damaged ones are told, and will be computed again."""
        sums, found, damaged = self.group[SUMS][:], [], []
        for number, chunk in enumerate(self.chunks):
            if sums[number]:
                results = self._read(*chunk)
                good = results is not None and checksum(results) == sums[number]
                (found if good else damaged).append((*chunk, results))
        if damaged:
            told = ", ".join(f"{first} to {first + size - 1}" for first, size, _ in damaged)
            warnings.warn(f"{self.path}: runs {told} are damaged on disk; they are computed again.", StoreWarning, stacklevel=4)
        return found

    def _read(self, first: int, size: int) -> Results | None:
        try:
            return {name: np.asarray(array[first : first + size]) for name, array in self.group.arrays() if name != SUMS}
        except Exception:  # whatever a codec says about bytes that are not its own
            return None

    def keep(self, piece: Piece) -> None:
        """The results first, then their checksum."""
        first, size, results = piece
        for name, array in results.items():
            self.group[name][first : first + size] = array
        self.group[SUMS][self.chunks.index((first, size))] = checksum(results)


def checksum(results: Mapping[str, np.ndarray]) -> int:
    """Never zero, which stands for a chunk that is not there."""
    total = 0
    for name in sorted(results):
        total = crc32(np.ascontiguousarray(results[name]).tobytes(), crc32(name.encode(), total))
    return total + 1


def identity(job: Job) -> dict[str, Any]:
    """What results depend on, in words by which a difference can be told."""
    program = job.system.plan.program(("@rates",))
    nodes = [program.pool.nodes[i] for i in (*program.prelude, *program.body)]
    laws = [value for value in jax.tree.leaves((job.system.model, job.system.method))]
    starts = job.runs.start if isinstance(job.runs.start, Mapping) else {} if job.runs.start is None else {"states": job.runs.start}
    words = {
        "the model": _hash(job.system.plan.state_names, nodes),
        "values of the model": _hash(*laws),
        **{f"values of {path}": _hash(values) for path, values in job.runs.parameters.items()},
        **{f"start values of {name}": _hash(values) for name, values in starts.items()},
        "saved times": _hash(job.times),
        **{name: _hash(value) for name, value in job.given.items()},
        "solver": repr(job.solver),
        "max_steps": job.max_steps,
        "precision": job.precision or "float64",
        "vectorised": job.strategy.vectorised,
        "slopes": json.dumps(job.paths),
        "the number of runs": job.runs.count,
        "JAX's version": jax.__version__,
    }
    return words


def _hash(*values: Any) -> str:
    found = hashlib.sha256()
    for value in values:
        found.update(np.asarray(value).tobytes() if isinstance(value, np.ndarray | jax.Array | float | int) else repr(value).encode())
    return found.hexdigest()[:16]


def _other(path: Path, word: str) -> Fault:
    return Fault(f"store {path}", f"was begun with other {word}." if word[:3] != "the" else f"was begun with another: {word} differs.", OTHER)


OTHER = "give the arguments with which it was begun, to go on; or another folder. Nothing in this one was changed."
