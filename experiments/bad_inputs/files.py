"""Files that are malformed, cut off, of another kind or too large, and places that cannot be written."""

import errno
import io
import json
import resource
import tempfile
import zipfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

import numpy as np

import bgjax as bg

from .cases import Case
from .models import circuit, data, solution, system
from .values import Nothing


@cache
def folder() -> Path:
    """Where the files are; it goes when Python ends."""
    folder.kept = tempfile.TemporaryDirectory()
    return Path(folder.kept.name)


@cache
def fitted() -> bg.Fit:
    return bg.fit(system(), data(), parameters=["R.resistance"], windows=0, progress=False)


@cache
def good() -> bytes:
    return fitted().save(folder() / "good.npz").read_bytes()


def placed(name: str, content: bytes | str) -> Path:
    """A file with this content."""
    path = folder() / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


# -- fits -------------------------------------------------------------------------------------------------
def header(shape, kind: str = "<f8") -> bytes:
    """The beginning of an array file, whatever follows."""
    file = io.BytesIO()
    np.lib.format.write_array_header_1_0(file, {"descr": kind, "fortran_order": False, "shape": tuple(shape)})
    return file.getvalue()


def changed(**members: bytes | None) -> bytes:
    """The good file with other members; None leaves one out."""
    found, source = io.BytesIO(), zipfile.ZipFile(io.BytesIO(good()))
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in source.namelist():
            content = members.get(name.removesuffix(".npy"), source.read(name))
            if content is not None:
                archive.writestr(name, content)
        for name in members.keys() - {each.removesuffix(".npy") for each in source.namelist()}:
            archive.writestr(f"{name}.npy", members[name])
    return found.getvalue()


def described(**changes) -> bytes:
    """The description of the good file with other entries, as an array file; None leaves one out."""
    with np.load(io.BytesIO(good())) as file:
        found = {**json.loads(str(file["description"])), **changes}
    return array(np.array(json.dumps({name: value for name, value in found.items() if value is not None})))


def array(values) -> bytes:
    file = io.BytesIO()
    np.save(file, values)
    return file.getvalue()


def bomb() -> bytes:
    """Zeros that are small as they are packed, and 8 GB as an array."""
    content = bytearray(changed(more=header((3,)) + bytes(24)))
    place = content.rindex(b"more.npy") - 46
    content[place + 24 : place + 28] = (4_000_000_000).to_bytes(4, "little")
    return bytes(content)


FITS = {
    "nothing": lambda: b"",
    "text": lambda: b"rod.mass = 1.0\n",
    "random bytes": lambda: np.random.default_rng(0).bytes(4000),
    "cut in half": lambda: good()[: len(good()) // 2],
    "the last bytes missing": lambda: good()[:-8],
    "the first bytes missing": lambda: good()[8:],
    "a byte turned in the middle": lambda: good()[:300] + bytes([good()[300] ^ 255]) + good()[301:],
    "another zip": lambda: _zip({"readme.txt": b"hello"}),
    "an empty zip": lambda: _zip({}),
    "an array alone": lambda: array(np.zeros(3)),
    "an array alone that claims 10**9 numbers": lambda: header((10**9,)),
    "arrays of another program": lambda: _zip({"a.npy": array(np.zeros(3))}),
    "an array that claims 10**9 numbers": lambda: changed(flat=header((10**9,)) + bytes(64)),
    "a covariance that claims 10**9 rows": lambda: changed(covariance=header((10**9, 10**9)) + bytes(64)),
    "a member that claims 4 GB": bomb,
    "a pickled object": lambda: changed(flat=header((1,), "|O") + b"\x80\x04N."),
    "an array of text": lambda: changed(flat=array(np.array(["a"]))),
    "flat of another length": lambda: changed(flat=array(np.zeros(7))),
    "no covariance": lambda: changed(covariance=None),
    "no description": lambda: changed(description=None),
    "a description that is no JSON": lambda: changed(description=array(np.array("{"))),
    "a description that is a list": lambda: changed(description=array(np.array("[1, 2]"))),
    "a description nested 100000 deep": lambda: changed(description=array(np.array("[" * 100_000))),
    "another format": lambda: changed(description=described(format="bgjax fit 99")),
    "no outputs": lambda: changed(description=described(outputs=None)),
    "outputs that are numbers": lambda: changed(description=described(outputs=[1, 2])),
    "sought that is a number": lambda: changed(description=described(sought=3)),
    "a shape of minus one": lambda: changed(
        description=described(sought=[["R.resistance", ["parameter", "R.resistance"], [-1]]])
    ),
    "a cost that is text": lambda: changed(description=described(cost="small")),
    "records that are missing": lambda: changed(description=described(records=["a", "b", "c"])),
    "initial conditions that are text": lambda: changed(description=described(starts=["x"])),
}


def _zip(members: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return file.getvalue()


def fits():
    for name, content in FITS.items():
        yield Case(
            f"load_fit: {name}",
            lambda content=content: bg.load_fit(placed("fit.npz", content())),
            bg.DataError,
            "fit.npz",
        )
    for name, path in {
        "not there": "nowhere.npz",
        "a folder": ".",
        "None": None,
        "a number": 3,
        "an object": Nothing(),
        "empty": "",
        "a zero byte": "a\0b",
    }.items():
        yield Case(f"load_fit: {name}", lambda path=path: bg.load_fit(path), bg.BondGraphError)


# -- CSV --------------------------------------------------------------------------------------------------
ROWS = "t,L.flow\n0.0,0.0\n0.5,0.1\n1.0,0.2\n"
TABLES = {
    "nothing": "",
    "one line": "t,L.flow\n",
    "only comments": "# a\n# b\n",
    "UTF-16": ROWS.encode("utf-16"),
    "Latin-1": "t,L.flow,Ölstand\n0.0,0.0,1.0\n1.0,0.1,1.0\n".encode("latin-1"),
    "random bytes": np.random.default_rng(0).bytes(4000),
    "a zip": _zip({"a.csv": ROWS.encode()}),
    "zero bytes": ROWS.replace("0.1", "0\x001").encode(),
    "cut in a row": ROWS[:-6],
    "a word": ROWS.replace("0.1", "much"),
    "two words": ROWS.replace("0.1", "much").replace("0.2", "more"),
    "decimal commas": "t;L.flow\n0,0;0,0\n0,5;0,1\n",
    "a field too many": ROWS.replace("0.5,0.1", "0.5,0.1,7"),
    "a field too few": ROWS.replace("0.5,0.1", "0.5"),
    "a column twice": ROWS.replace("t,L.flow", "t,t"),
    "no header": "0.0,0.0\n0.5,0.1\n1.0,0.2\n",
    "no times": ROWS.replace("t,", "x,"),
    "no column that is a result": ROWS.replace("L.flow", "length"),
    "a misspelt column": ROWS.replace("L.flow", "L.flw"),
    "times that fall": "t,L.flow\n1.0,0.0\n0.5,0.1\n",
    "infinity": ROWS.replace("0.1", "inf"),
    "a gap": ROWS.replace("0.1", ""),
    "a number of 400 digits": ROWS.replace("0.1", "9" * 400),
    "a field of 200000 letters": ROWS.replace("0.1", "a" * 200_000),
    "units in a second line": ROWS.replace("0.0,0.0", "s,A\n0.0,0.0"),
    "HTML": "<!doctype html><html><body>Not found</body></html>",
    "JSON": '{"t": [0.0, 1.0], "L.flow": [0.0, 1.0]}',
}


def tables():
    def problem(path):
        return bg.FitProblem(system(), path, parameters=["R.resistance"])

    for name, content in TABLES.items():
        yield Case(f"CSV: {name}", lambda content=content: problem(placed("data.csv", content)), bg.DataError)
    for name, path in {"not there": "nowhere.csv", "a folder": ".", "a zero byte": "a\0b.csv", "empty": ""}.items():
        yield Case(f"CSV: {name}", lambda path=path: problem(path), bg.DataError)


# -- places -----------------------------------------------------------------------------------------------
@contextmanager
def full_disk():
    """Every file that is written stops after a few bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only_disk():
    """No file and no folder can be made."""
    refused = OSError(errno.EROFS, "Read-only file system")
    with (
        patch("pathlib.Path.write_bytes", side_effect=refused),
        patch("pathlib.Path.mkdir", side_effect=refused),
        patch("os.mkdir", side_effect=refused),
    ):
        yield


def swept(path) -> bg.Sweep:
    return bg.sweep(system(), {"R.resistance": [1.0, 2.0]}, 0.0, 1.0, store=path, progress=False)


WRITERS = {
    "a plot": (lambda path: solution().plot("L.flow").save(path), "plot.svg"),
    "a picture": (lambda path: solution().plot("L.flow").save(path), "plot.png"),
    "a drawing": (lambda path: bg.draw(circuit()).save(path), "graph.svg"),
    "a page of a drawing": (lambda path: bg.draw(circuit()).save(path), "graph.html"),
    "a fit": (lambda path: fitted().save(path), "fit.npz"),
    "a page of a fit": (lambda path: fitted().report(path), "fit.html"),
    "a store": (swept, "runs.zarr"),
}


def inside(disk, act, path):
    """Do it where nothing can be written; what it needs is ready."""
    solution(), fitted()
    with disk():
        return act(path)


def below_a_file(name: str) -> Path:
    return placed("a_file", "") / name


def writing():
    for what, (act, name) in WRITERS.items():
        yield Case(
            f"{what} on a full disk",
            lambda act=act, name=name: inside(full_disk, act, folder() / name),
            bg.DataError,
            "cannot be written",
        )
        yield Case(
            f"{what} on a read-only disk",
            lambda act=act, name=name: inside(read_only_disk, act, folder() / "new" / name),
            bg.DataError,
            "cannot be written",
        )
        yield Case(
            f"{what} below a file",
            lambda act=act, name=name: act(below_a_file(name)),
            bg.DataError,
            "cannot be written",
        )
        if what != "a store":
            for word, path in {"None": None, "a number": 3, "an object": Nothing(), "empty": ""}.items():
                yield Case(f"{what} to {word}", lambda act=act, path=path: act(path), bg.DataError, "path")
    for what, name in {
        "a plot": "plot.xyz",
        "a picture": "plot",
        "a drawing": "graph.jpg",
        "a page of a drawing": "graph",
    }.items():
        yield Case(
            f"{what} named {name}",
            lambda what=what, name=name: WRITERS[what][0](folder() / name),
            bg.BondGraphError,
            name,
        )
    yield Case("a store that is a file", lambda: swept(placed("file.zarr", "x")), bg.BondGraphError, "store")
    yield Case("a store that is another folder", lambda: swept(placed("a.txt", "x").parent), bg.DataError, "store")


CASES = [*fits(), *tables(), *writing()]
