"""What a wheel brings into a user's environment: one package, with its models and its types."""

import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest


ROOT = Path(__file__).parent.parent
FILES = {path.name for path in (ROOT / "models").glob("*.py")}


@pytest.mark.skipif(find_spec("hatchling") is None, reason="hatchling is not installed")
def test_files_of_the_wheel(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        finder = archive.read("bgjax/models/__init__.py").decode()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"bgjax"}
    assert {f"bgjax/models/{name}" for name in FILES} | {"bgjax/py.typed"} <= set(names)
    assert {f"bgjax/viewer/web/{name}" for name in ("page.html", "viewer.js", "LICENSE.three.txt")} <= set(names)
    assert {f"bgjax/models/reference/{path.name}" for path in (ROOT / "tests/reference").glob("*.csv")} <= set(names)
    assert len(names) == len(set(names)) and finder == (ROOT / "bgjax/models/__init__.py").read_text()


def test_mapping_of_the_wheel():
    """The same, told by the settings, where hatchling is missing."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["only-include"] == ["bgjax", "models", "tests/reference"]
    assert wheel["sources"] == {"models": "bgjax/models", "tests/reference": "bgjax/models/reference"}
    assert wheel["exclude"] == ["/models/__init__.py"] and wheel["dev-mode-dirs"] == ["."]
    assert (ROOT / "bgjax/py.typed").exists() and {
        p.name for p in (ROOT / "bgjax/models").iterdir() if p.is_file()
    } == {"__init__.py"}


def test_models_have_one_name():
    code = (
        "import bgjax.models, sys; assert not [n for n in sys.modules if n.partition('.')[0] == 'models']; "
        "import models.rc"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode and told.stderr.endswith("write `from bgjax.models import REGISTRY`\n"), told.stderr
