"""What is compiled does not depend on the hash seed of Python, which orders sets of names differently in each run."""

import json
import os
import subprocess
import sys

import pytest

from bgjax.models import REGISTRY


METHODS = "Multipliers(), MinimalCoordinates(), DerivativeCausality(), Compliant(1e6, 1e3)"
CODE = """
import json, sys, warnings
import bgjax as bg
from bgjax import Compliant, DerivativeCausality, Multipliers, MinimalCoordinates
from bgjax.models import REGISTRY

def text(build, method):
    try:
        return str(bg.compile(build(), method=method))
    except bg.BondGraphError as error:
        return str(error)

warnings.simplefilter("ignore")
found = [(name, str(m), text(REGISTRY[name].build, m)) for name in sys.argv[1:] for m in (METHODS)]
print(json.dumps(found))
""".replace("METHODS", METHODS)
FAST = ("resistive_network", "ladder", "rectifier_bridge", "geared", "planar_slider_crank")


def descriptions(names, seed: str) -> list:
    """(model, method, text) of compiled models, from a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    run = subprocess.run([sys.executable, "-c", CODE, *names], env=environment, capture_output=True, check=True)
    return json.loads(run.stdout)


@pytest.mark.parametrize("names", [FAST, pytest.param(tuple(REGISTRY), marks=pytest.mark.slow)], ids=["few", "all"])
def test_plans_are_the_same_under_every_hash_seed(names):
    assert descriptions(names, "0") == descriptions(names, "1")
