"""Bad input gets a named error before tracing: every fault at once, with place, fault and remedy."""

import warnings

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg

from .error_catalogue import CATALOGUE, graph, loop, system
from .error_catalogue_analysis import ANALYSIS
from .error_catalogue_contact import CONTACT
from .error_catalogue_diagnosis import DIAGNOSIS
from .error_catalogue_drives import DRIVES
from .error_catalogue_films import FILMS
from .error_catalogue_fit import FIT
from .error_catalogue_inversion import INVERSION
from .error_catalogue_mechanics import MECHANICS
from .error_catalogue_methods import METHODS
from .error_catalogue_pictures import PICTURES
from .error_catalogue_procedures import PROCEDURES
from .error_catalogue_reduction import REDUCTION
from .error_catalogue_structure import STRUCTURE
from .error_catalogue_words import WORDS


MORE = {
    "analysis": ANALYSIS,
    "contact": CONTACT,
    "diagnosis": DIAGNOSIS,
    "drives": DRIVES,
    "films": FILMS,
    "fit": FIT,
    "inversion": INVERSION,
    "mechanics": MECHANICS,
    "methods": METHODS,
    "pictures": PICTURES,
    "procedures": PROCEDURES,
    "structure": STRUCTURE,
    "reduction": REDUCTION,
    "words": WORDS,
}
ALL = {**CATALOGUE, **{f"{word}: {name}": case for word, cases in MORE.items() for name, case in cases.items()}}


@pytest.mark.parametrize("name", ALL)
def test_what_bgjax_says(name):
    kind, act, text = ALL[name]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(Exception) as error:  # noqa: B017
            act()
    assert type(error.value) is kind, error.value
    assert str(error.value) == text


def test_faults_are_data():
    with pytest.raises(bg.StructureError) as error:
        bg.Graph(dict(j=bg.One()), ["jj -> j"])
    assert error.value.faults == (bg.Fault("jj -> j", "there is no node 'jj'.", "did you mean 'j'?"),)


def stribeck(f):
    return jnp.tanh(50.0 * f) * (1.0 + 0.5 * jnp.exp(-((f / 0.1) ** 2)))


def test_falling_characteristic_is_passive():
    assert graph(R=bg.R(effort=stribeck))


def test_solvable_signal_loop_works():
    """y = x + y/2 with x = 1."""
    np.testing.assert_allclose(bg.simulate(loop(0.5), 0.0, 1.0)["sum.value"], 2.0)


def test_heat_capacities_are_no_stiffnesses():
    nodes = dict(T=bg.Se(300.0), wall=bg.One(), R=bg.R(0.1), room=bg.C(5e6))
    assert bg.compile(bg.Graph(nodes, ["T -> wall -> R", "wall -> room"]))


def test_hints_point_at_the_line_of_the_user():
    from bgjax.domains import hydraulic

    with pytest.warns(bg.MagnitudeWarning) as caught:
        hydraulic.cylinder(20.0, 5e-4)
    assert [record.filename for record in caught] == [__file__]


def test_one_absolute_tolerance_a_state():
    same = [bg.simulate(system(), 0.0, 1.0, atol=atol, audit=True).ys for atol in (1e-9, jnp.array([1e-9]))]
    np.testing.assert_array_equal(*same)
