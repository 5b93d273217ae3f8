"""Who computes a sweep does not matter: threads, devices, processes of jax.distributed, Ray."""

import os
import pickle
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import planar_pendulum, rc


ROOT = Path(__file__).parent.parent
PROGRAM = """
import sys
import numpy as np
import jax
import bgjax as bg

number, address, folder = int(sys.argv[1]), sys.argv[2], sys.argv[3]
executor = sys.argv[4]
if executor == "processes":
    jax.distributed.initialize(address, 2, number)
from bgjax.models import rc
from tests.test_sweep import last_voltage

values = {"R.resistance": np.linspace(500.0, 2000.0, 37)}
system = bg.compile(rc.build())
options = dict(executor=executor, loss=last_voltage, paths=["R.resistance", "C.compliance"])
found = bg.sweep(system, values, 0.0, 1.0, **options)
kept = bg.sweep(system, values, 0.0, 1.0, store=folder + "/runs.zarr", **options)
ranges, times = {"R.resistance": (500.0, 2000.0), "C.compliance": (5e-4, 2e-3)}, np.linspace(0.0, 1.0, 5)
indices = bg.sobol(system, ["C.effort"], ranges, 0.0, 1.0, samples=16, saveat=times, executor=executor)
total = np.array([table["total"][path] \
for table in (indices["C.effort"].summary, indices["C.effort"].confidence) for path in ranges])
assert all(np.array_equal(kept.found[name], found.found[name]) for name in found.found)
print(found.how)
np.savez(f"{folder}/{number}.npz", total=total, **found.found)
"""


def ran(folder: Path, executor: str, processes: int, **environment: str) -> list[dict[str, np.ndarray]]:
    """What every process of a program found."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **environment}

    def command(number):
        return [sys.executable, "-c", PROGRAM, str(number), address, str(folder), executor]

    started = [
        subprocess.Popen(
            command(k), cwd=ROOT, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for k in range(processes)
    ]
    for process in started:
        _, errors = process.communicate(timeout=300)
        assert process.returncode == 0, errors
    return [dict(np.load(folder / f"{k}.npz")) for k in range(processes)]


@pytest.fixture(scope="module")
def local(tmp_path_factory):
    return ran(tmp_path_factory.mktemp("local"), "local", 1)[0]


def equal(a: dict[str, np.ndarray], b: dict[str, np.ndarray]) -> bool:
    return a.keys() == b.keys() and all(np.array_equal(a[name], b[name]) for name in a)


@pytest.mark.slow
def test_two_processes_give_what_one_gives(local, tmp_path):
    """Results, losses, gradients and Sobol's indices, bit for bit, in both of them."""
    for found in ran(tmp_path, "processes", 2):
        assert equal(found, local) and np.all(np.isfinite(found["derivative.R.resistance"]))


@pytest.mark.slow
def test_several_devices_give_what_one_gives(local, tmp_path):
    flags = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count=3"
    assert equal(ran(tmp_path, "devices", 1, XLA_FLAGS=flags)[0], local)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'bgjax[ray]'")
def test_rays_workers_give_what_one_process_gives(local, tmp_path):
    assert equal(ran(tmp_path, "ray", 1)[0], local)


def test_systems_can_be_pickled():
    for system in (bg.compile(rc.build()), bg.compile(planar_pendulum.build())):
        again = pickle.loads(pickle.dumps(system))
        assert again.states == system.states
        np.testing.assert_array_equal(bg.initialise(again), bg.initialise(system))
