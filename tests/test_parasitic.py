"""Parasitic stiffness and damping: errors fall with stiffness, papers' values are in the table,
the recommendation is the fastest that is good."""

import numpy as np
import pytest

import bgjax as bg
from bgjax.models import pendulum, planar_slider_crank, rc


@pytest.fixture(scope="module")
def study():
    return bg.parasitic_study(
        pendulum.build(), t1=0.2, stiffness=[1e5, 1e6, 1e7], damping=[0.5], results=["hinge.rate"], progress=False
    )


def test_errors_fall_with_stiffness(study):
    own = [row for row in study.rows if not row.source]
    errors = [row.error for row in own]
    assert errors[0] > 5.0 * errors[1] > 25.0 * errors[2]
    modes = [row.highest for row in own]
    np.testing.assert_allclose(np.array(modes[1:]) / modes[:-1], np.sqrt(10.0), rtol=0.05)
    np.testing.assert_allclose([row.ratio for row in own], 0.5, rtol=1e-6)


def test_papers_are_marked_and_the_recommendation_is_the_fastest_good_one(study):
    text = str(study)
    assert "Boudon et al. 2019, pendulum" in text and "Recommended" in text
    assert (
        all(study.recommended.trial.run_time <= row.trial.run_time for row in study.good)
        and study.recommended.error <= study.accuracy
    )
    system = bg.compile(pendulum.build(), method=study.method)
    assert bg.simulate(system, 0.0, 0.1).successful and study.rigid.successful
    assert study.plot().svg.startswith("<svg") and "<table" in study._repr_html_()


def test_what_is_out_of_reach_is_said(study):
    strict = bg.ParasiticStudy(study.rows, study.comparison, 1e-12)
    assert "None is within" in strict.recommendation and "would be needed" in strict.recommendation


@pytest.mark.slow
def test_all_defaults():
    study = bg.parasitic_study(planar_slider_crank.build())
    assert len(study.rows) == 17 and study.recommended is not None


def test_a_model_without_joints_is_told():
    with pytest.raises(bg.InitialError, match="no joint"):
        bg.parasitic_study(rc.build(), progress=False)
