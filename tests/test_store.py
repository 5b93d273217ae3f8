"""Sweeps on disk: what is there is not computed again, what is damaged is,
and nobody else's results are taken for ours."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import rc, slider_crank


VALUES = {"R.resistance": np.linspace(500.0, 2000.0, 40)}
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def circuit():
    return bg.compile(rc.build())


@pytest.fixture(scope="module")
def whole(circuit):
    return bg.sweep(circuit, VALUES, 0.0, 3.0)


def first_voltage(solution):
    return solution["C.effort"][-1]


def same(a, b) -> bool:
    return a.found.keys() == b.found.keys() and all(
        np.array_equal(a.found[name], b.found[name], equal_nan=True) for name in a.found
    )


def chunks_of(folder: Path, name: str) -> list[Path]:
    return sorted(path for path in (folder / name / "c").rglob("*") if path.is_file())


def test_what_is_there_is_not_computed_again(circuit, whole, tmp_path, capsys):
    def kept():
        return bg.sweep(circuit, VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr")

    assert same(kept(), whole)
    again = kept()
    assert same(again, whole) and "40/40 runs were there" in capsys.readouterr().err
    assert again.status == whole.status and again[3].successful


def test_missing_and_damaged_chunks_are_computed_again(circuit, whole, tmp_path):
    folder = tmp_path / "runs.zarr"
    bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)
    chunks_of(folder, "checksums")[7].unlink()
    damaged = chunks_of(folder, "ys")[2]
    data = bytearray(damaged.read_bytes())
    data[len(data) // 2] ^= 0xFF
    damaged.write_bytes(data)
    chunks_of(folder, "end_state")[4].write_bytes(b"")
    with pytest.warns(bg.StoreWarning, match="damaged on disk; they are computed again"):
        found = bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)
    assert same(found, whole) and same(bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder), whole)


@pytest.mark.slow
@pytest.mark.parametrize(
    "change, word",
    [
        (dict(values={"R.resistance": np.linspace(500.0, 2001.0, 40)}), "values of R.resistance"),
        (dict(rtol=1e-8), "rtol"),
        (dict(t1=2.0), "t1"),
        (dict(y0={"C.displacement": 1e-4}), "initial values of C.displacement"),
        (dict(values={"R.resistance": np.linspace(500.0, 2000.0, 41)}), "the number of runs"),
        (dict(values={**VALUES, "C.compliance": np.linspace(1e-3, 2e-3, 40)}), "values of C.compliance"),
        (dict(loss=first_voltage, paths=["R.resistance"]), "loss"),
    ],
)
def test_other_sweeps_are_told_apart(circuit, tmp_path, change, word):
    bg.sweep(circuit, VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr")
    asked = dict(values=VALUES, t0=0.0, t1=3.0, store=tmp_path / "runs.zarr") | change
    with pytest.raises(bg.DataError, match=word):
        bg.sweep(circuit, **asked)
    if "values" not in change or len(change["values"]) > 1:  # the other way round: what is left out is told too
        bg.sweep(circuit, **asked | dict(store=tmp_path / "other.zarr"))
        with pytest.raises(bg.DataError, match=word):
            bg.sweep(circuit, VALUES, 0.0, 3.0, store=tmp_path / "other.zarr")


def test_other_models_are_told_apart(circuit, tmp_path):
    bg.sweep(circuit, VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr")
    with pytest.raises(bg.DataError, match="values of the model"):
        bg.sweep(bg.set(circuit, {"V.effort": 4.0}), VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr")
    other = bg.compile(
        bg.Graph(
            dict(V=bg.Se(5.0), j=bg.One(), R=bg.R(1e3), C=bg.C(1e-3), L=bg.I(1.0)), ["V -> j -> R", "j -> C", "j -> L"]
        )
    )
    with pytest.raises(bg.DataError, match="the model differs"):
        bg.sweep(other, VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr")


def test_guesses_and_losses_are_told_apart(circuit, tmp_path):
    def go(charge, loss=first_voltage):
        return bg.sweep(
            circuit,
            VALUES,
            0.0,
            3.0,
            {"C.displacement": charge},
            store=tmp_path / "runs.zarr",
            loss=loss,
            paths=["R.resistance"],
        )

    go(1e-4)
    with pytest.raises(bg.DataError, match="guesses"):
        go(bg.Guess(1e-4))
    with pytest.raises(bg.DataError, match="other loss"):
        go(1e-4, lambda solution: solution["C.effort"][-2])


def test_what_was_not_finished_when_it_began_is_begun_again(circuit, whole, tmp_path):
    (tmp_path / "runs.zarr.partial").mkdir()
    (tmp_path / "runs.zarr.partial" / "zarr.json").write_text("{")
    assert same(bg.sweep(circuit, VALUES, 0.0, 3.0, store=tmp_path / "runs.zarr"), whole)


def test_damaged_checksums_and_arrays(circuit, whole, tmp_path):
    folder = tmp_path / "runs.zarr"
    bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)
    chunks_of(folder, "checksums")[3].write_bytes(b"")
    with pytest.warns(bg.StoreWarning, match="damaged on disk"):
        assert same(bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder), whole)
    (folder / "ys" / "zarr.json").write_text("{")
    with pytest.raises(bg.DataError, match="description is damaged"):
        bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)


FUNCTION = """
import sys
import numpy as np
import jax.numpy as jnp
import bgjax as bg

swing = bg.Graph(dict(V=bg.Se(lambda t: jnp.sin(3.0 * t)), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), \
["V -> j -> R", "j -> C"])
bg.sweep(bg.compile(swing), {"R.resistance": np.linspace(1.0, 2.0, 4)}, 0.0, 1.0, store=sys.argv[1], progress=True)
"""


@pytest.mark.slow
def test_functions_are_known_again_by_another_process(tmp_path):
    """Not by their addresses."""

    def run(text):
        return subprocess.run(
            [sys.executable, "-c", text, str(tmp_path / "runs.zarr")],
            cwd=ROOT,
            env=dict(os.environ, PYTHONPATH=str(ROOT)),
            capture_output=True,
            text=True,
        )

    assert run(FUNCTION).returncode == 0
    again, other = run(FUNCTION), run(FUNCTION.replace("3.0 * t", "4.0 * t"))
    assert again.returncode == 0 and "4/4 runs were there" in again.stderr
    assert "laws of the model" in other.stderr


def test_a_damaged_description_is_told_and_nothing_is_lost(circuit, tmp_path):
    folder = tmp_path / "runs.zarr"
    bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    (folder / "zarr.json").write_text(json.dumps({"zarr_format": 3})[:-4])
    with pytest.raises(bg.DataError, match="description is damaged"):
        bg.sweep(circuit, VALUES, 0.0, 3.0, store=folder)
    assert all(
        path.read_bytes() == data for path, data in before.items() if path.name != "zarr.json" or path.parent != folder
    )


KILLED = """
import sys
import numpy as np
import bgjax as bg
from bgjax.models import slider_crank

values = {"rod.mass": np.linspace(0.8, 1.2, 2000), "bore.damping": np.linspace(4.0, 6.0, 2000)}
bg.sweep(bg.compile(slider_crank.isostatic()), values, 0.0, 1.0, saveat=[0.0, 0.5, 1.0], rtol=1e-7, \
store=sys.argv[1], progress=True)
"""


@pytest.mark.slow
def test_two_thousand_slider_cranks_survive_a_kill(tmp_path):
    """Killed half-way, gone on in another process: bit for bit the sweep that nobody disturbed."""
    folder = tmp_path / "runs.zarr"
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(folder)],
        cwd=ROOT,
        env=dict(os.environ, PYTHONPATH=str(ROOT)),
        stderr=subprocess.DEVNULL,
    )
    marks = folder / "checksums" / "c"
    for _ in range(12000):
        if process.poll() is not None or (marks.exists() and sum(1 for _ in marks.iterdir()) >= 16):
            break
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = sum(1 for _ in marks.iterdir())
    values = {"rod.mass": np.linspace(0.8, 1.2, 2000), "bore.damping": np.linspace(4.0, 6.0, 2000)}

    def run(**more):
        return bg.sweep(
            bg.compile(slider_crank.isostatic()), values, 0.0, 1.0, saveat=[0.0, 0.5, 1.0], rtol=1e-7, **more
        )

    assert 16 <= there < 40
    resumed, whole = run(store=folder), run()
    assert same(resumed, whole) and len(whole) == 2000 and not len(whole.failed)
    assert sum(1 for _ in marks.iterdir()) > there
