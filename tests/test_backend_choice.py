"""Which engine takes a run: native code where there is any, diffrax if it is asked for, and the reason in words."""

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import REGISTRY


@pytest.fixture(scope="module")
def circuit():
    nodes = dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), L=bg.I(0.5))
    return bg.compile(bg.Graph(nodes, ["V -> j -> R", "j -> L"]))


def test_print_says_which_engine_ran_and_why(circuit):
    native, reference = bg.simulate(circuit, 0.0, 1.0), bg.simulate(circuit, 0.0, 1.0, backend="xla")
    assert "Tsit5 (not stiff), native; reached the end" in str(native)
    assert "Tsit5 (not stiff), XLA (as you asked); reached the end" in str(reference)
    np.testing.assert_allclose(native["L.flow"], reference["L.flow"], rtol=0.0, atol=1e-14)
    np.testing.assert_allclose(native["L.flow"][-1], 0.5 * (1.0 - np.exp(-4.0)), rtol=1e-6)


def test_switched_off(circuit, monkeypatch):
    monkeypatch.setenv("BGJAX_NATIVE", "off")
    assert bg.simulate(circuit, 0.0, 1.0).reference == "BGJAX_NATIVE=off"


def test_what_has_no_native_form_is_named():
    driven = bg.compile(REGISTRY["driven_crank"].build())
    assert "the law of main.turning_drive is a function of JAX" in bg.simulate(driven, 0.0, 0.1).reference
    with pytest.raises(bg.ArgumentError, match="native code does not take this run: the law of main.turning_drive"):
        bg.simulate(driven, 0.0, 0.1, backend="native")
    with pytest.raises(bg.BondGraphError, match="'numpy' is not a backend"):
        bg.simulate(driven, 0.0, 0.1, backend="numpy")
