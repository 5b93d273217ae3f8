"""Store of a sweep on disk, a zarr group: results chunk by chunk, with a fingerprint of the model and the arguments.

The checksum of a chunk is written last, and a chunk without it does not count, so that an interrupted sweep can
continue."""

import os
import shutil
import warnings
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from zlib import crc32

import jax
import numpy as np

from ...errors import DataError, Fault, StoreWarning, raise_faults, shown
from ...formulation.records.output import Output
from ...surface.code import code_of
from ...surface.fingerprint import fingerprint, look
from ..spreading import Piece, chunked
from .job import Job
from .values import Varied


FORMAT, SUMS = "bgjax sweep 1", "checksums"
LAWS, VALUES = "laws of the model (their code, or a global, closure or default that they read)", "values of the model"


def store_faults(path: Any) -> list[Fault]:
    """Faults of the path of a store; None means that nothing is stored."""
    if path is None:
        return []
    if not isinstance(path, str | Path):
        return [Fault("store", f"{shown(path)} is not a path.", "name a folder: store='runs.zarr'.")]
    if find_spec("zarr") is None:
        return [Fault("store", "needs zarr, which is not installed.", "pip install 'bgjax[sweeps]'.")]
    if Path(path).is_file():
        remedy = "name a folder that is not there yet, or that of a sweep that was begun."
        return [Fault("store", f"{path} is a file.", remedy)]
    return []


def hidden(path: str | Path, job: Job) -> bool:
    """Whether results depend on objects that cannot be fingerprinted. A warning is given, and the runs are not
    stored."""
    unseen = look(job.system, job.loss, job.solver).unseen
    if unseen:
        what = f"{', '.join(unseen[:3])}{', …' if len(unseen) > 3 else ''}"
        told = (
            f"{path} is not used: results depend on {what}, and whether that has changed cannot be told. "
            "The runs are computed and not kept."
        )
        warnings.warn(told, StoreWarning, stacklevel=4)
    return bool(unseen)


def opened(path: str | Path, job: Job, size: int) -> tuple["Store", list[Piece]]:
    """The store of a sweep, new or begun before, and the chunks it already holds."""
    store = Store(path, job, size)
    return store, store.done()


class Store:
    """A folder with the results of a sweep and the identity of its job."""

    def __init__(self, path: str | Path, job: Job, size: int):
        self.path, self.identity = Path(path), identity(job)
        try:
            new = not self.path.exists() or not any(self.path.iterdir())
        except OSError as error:
            raise DataError([_unwritable(self.path, error)]) from error
        if new:
            self._begin(job, size)
        self.group = self._begun()
        self.chunks = chunked(job.runs.count, int(self.group.attrs["chunk"]))

    def _begin(self, job: Job, size: int) -> None:
        """Makes a new folder. If another process makes it at the same time, both use the one that was made first."""
        try:
            self._make(job, size)
        except OSError as error:
            shutil.rmtree(self._partial, ignore_errors=True)
            if not self.path.is_dir() or not any(self.path.iterdir()):
                raise DataError([_unwritable(self.path, error)]) from error

    @property
    def _partial(self) -> Path:
        return self.path.with_name(f"{self.path.name}.{os.getpid()}.partial")

    def _make(self, job: Job, size: int) -> None:
        """Creates arrays for all runs in a temporary folder that is renamed when complete, so that an interruption
        leaves no incomplete store."""
        import zarr

        results, count, folder = job.block(0, 0), job.runs.count, self._partial
        shutil.rmtree(folder, ignore_errors=True)
        group = zarr.open_group(str(folder), mode="w")
        for name, array in results.items():
            shape = array.shape[1:]
            chunks = (size, *[max(1, n) for n in shape])
            group.create_array(name, shape=(count, *shape), chunks=chunks, dtype=array.dtype)
        group.create_array(SUMS, shape=(len(chunked(count, size)),), chunks=(1,), dtype="uint64", fill_value=0)
        arrays = {name: [[count, *array.shape[1:]], str(array.dtype)] for name, array in results.items()}
        group.attrs.update({"format": FORMAT, "chunk": size, "arrays": arrays, "identity": self.identity})
        folder.replace(self.path)

    def _begun(self) -> Any:
        """The existing group, if its arrays can be opened and it belongs to the same sweep; otherwise raises."""
        import zarr

        try:
            group = zarr.open_group(str(self.path), mode="r+")
            before = dict(group.attrs["identity"])
            _check_arrays(group)
        except Exception as error:  # zarr's, JSON's, the file system's
            what = f"is not a sweep's, or its description is damaged ({type(error).__name__})."
            remedy = "give another folder. Nothing in this one was changed."
            raise DataError([Fault(f"store {self.path}", what, remedy)]) from error
        words = dict.fromkeys([*self.identity, *before])
        differing = [word for word in words if before.get(word) != self.identity.get(word)]
        if LAWS in differing:  # code of elements is among their values
            differing = [word for word in differing if word != VALUES]
        raise_faults(DataError, [_other(self.path, word) for word in differing])
        return group

    def done(self) -> list[Piece]:
        """The stored chunks whose checksums agree. A warning names damaged ones, which are computed again."""
        found, damaged = [], []
        for number, chunk in enumerate(self.chunks):
            total = self._read(SUMS, number, 1)
            if total is not None and not total[0]:
                continue
            results = {name: self._read(name, *chunk) for name in self.group.attrs["arrays"]}
            readable = total is not None and all(array is not None for array in results.values())
            whole = readable and checksum(results) == total[0]
            (found if whole else damaged).append((*chunk, results))
        if damaged:
            runs = ", ".join(f"{first} to {first + size - 1}" for first, size, _ in damaged)
            told = f"{self.path}: runs {runs} are damaged on disk; they are computed again."
            warnings.warn(told, StoreWarning, stacklevel=4)
        return found

    def _read(self, name: str, first: int, size: int) -> np.ndarray | None:
        try:
            return np.asarray(self.group[name][first : first + size])
        except Exception:  # codecs raise many kinds on damaged bytes
            return None

    def keep(self, piece: Piece) -> None:
        """Writes the results of a chunk, then their checksum."""
        first, size, results = piece
        try:
            for name, array in results.items():
                self.group[name][first : first + size] = array
            self.group[SUMS][self.chunks.index((first, size))] = checksum(results)
        except OSError as error:
            raise DataError([_unwritable(self.path, error)]) from error


def _check_arrays(group: Any) -> None:
    """Raises unless the group holds the arrays that its description names."""
    described = group.attrs["arrays"]
    found = {name: [list(group[name].shape), str(group[name].dtype)] for name in described}
    right = group.attrs["format"] == FORMAT and found == described
    if not right or group[SUMS].shape[0] < 1 or group.attrs["chunk"] < 1:
        raise ValueError("no sweep")


def _unwritable(path: Path, error: OSError) -> Fault:
    """Fault of a store that cannot be written: the disk is full or read-only, or rights are missing."""
    remedy = (
        "free space or rights to write, then call again: runs that are there are not computed again; "
        "or give another folder."
    )
    return Fault(f"store {path}", f"cannot be written ({error.strerror or error}).", remedy)


def checksum(results: Mapping[str, np.ndarray]) -> int:
    """Checksum of the results of a chunk; never zero, because zero stands for a missing chunk."""
    total = 0
    for name in sorted(results):
        total = crc32(np.ascontiguousarray(results[name]).tobytes(), crc32(name.encode(), total))
    return total + 1


def identity(job: Job) -> dict[str, Any]:
    """Fingerprints of everything that results depend on, by a name that can be used in an error message."""
    system, runs = job.system, job.runs
    program = system.plan.program((Output.RATES,))
    nodes = [program.pool.nodes[i] for i in program.order]
    return {
        "the model": fingerprint(system.plan.state_names, nodes),
        LAWS: code_of(system.model, system.method),
        VALUES: fingerprint(system.elements()),
        **{f"values of {path}": fingerprint(values) for path, values in runs.parameters.items()},
        **{f"initial values of {name}": fingerprint(values) for name, values in _initial_values(runs).items()},
        "guesses among the initial values": fingerprint(runs.guesses),
        "saved times": fingerprint(job.times),
        **{name: fingerprint(value) for name, value in job.given.items()},
        "solver": repr(job.solver),
        "max_steps": job.max_steps,
        "precision": job.precision or "float64",
        "vectorised": job.strategy.vectorised,
        "loss": fingerprint(job.loss),
        "paths": list(job.paths),
        "the number of runs": runs.count,
        "JAX's version": jax.__version__,
    }


def _initial_values(runs: Varied) -> Mapping[str, np.ndarray]:
    """Initial values by name; a state vector is called states."""
    if isinstance(runs.start, Mapping):
        return runs.start
    return {} if runs.start is None else {"states": runs.start}


def _other(path: Path, word: str) -> Fault:
    what = f"another: {word} differs." if word.startswith("the") else f"other {word}."
    return Fault(f"store {path}", f"was begun with {what}", OTHER)


OTHER = "give the arguments with which it was begun, to go on; or another folder. Nothing in this one was changed."
