"""What it was measured on: processor, memory, load and versions."""

import os
import platform
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


PACKAGES = (
    "bgjax",
    "jax",
    "jaxlib",
    "diffrax",
    "equinox",
    "numpy",
    "scipy",
    "numba",
    "mujoco",
    "mujoco-mjx",
    "exudyn",
    "scikit-sundae",
    "pin",
)
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


def one_thread() -> None:
    """Before NumPy is loaded; the batch, which uses all cores, starts its own threads."""
    os.environ.update({name: "1" for name in THREADS})


def _line(path: str, key: str) -> str:
    file = Path(path)
    lines = file.read_text().splitlines() if file.exists() else []
    return next((line.partition(":")[2].strip() for line in lines if line.startswith(key)), "unknown")


def _memory() -> str:
    words = _line("/proc/meminfo", "MemTotal").split()
    return f"{int(words[0]) / 2**20:.1f} GiB" if words and words[0].isdigit() else "unknown"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _commit() -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, cwd=Path(__file__).parent
    )
    return found.stdout.strip() or "unknown"


def machine() -> dict[str, str]:
    return {
        "processor": _line("/proc/cpuinfo", "model name"),
        "cores": str(os.cpu_count()),
        "memory": _memory(),
        "system": f"{platform.system()} {platform.release()}",
        "Python": platform.python_version(),
        "load before the run (1, 5, 15 min)": ", ".join(f"{x:.2f}" for x in os.getloadavg()),
        "commit": _commit(),
    }


def versions() -> dict[str, str]:
    return {package: _version(package) for package in PACKAGES}
