"""Comparisons: what the table says, differences against independent solutions, errors that are collected, the page."""

import diffrax as dfx
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.display import html_table, text_table
from bgjax.models import boudon_tables, method_tables, planar_pendulum, planar_slider_crank, rc

from .tables import table


@pytest.fixture(scope="module")
def pendulum():
    return bg.compare(planar_pendulum.build(), t1=1.0, progress=False)


def test_every_method_is_a_row_with_what_the_compiler_found(pendulum):
    rows = {trial.name: trial for trial in pendulum.trials}
    assert (
        list(rows) == ["compliant", "multipliers", "derivative causality", "minimal coordinates"]
        and not pendulum.errors
    )
    # a plane's body has three coordinates, the hinge leaves one
    assert [trial.states for trial in rows.values()] == [6, 6, 4, 2]
    assert [trial.multipliers for trial in rows.values()] == [0, 2, 0, 0]
    assert [trial.derivative for trial in rows.values()] == [0, 0, 1, 1]
    assert rows["compliant"].index == 0 and rows["derivative causality"].solution.solver == "RadauIIA5"
    assert all(
        trial.steps > 5 and trial.run_time > 0.0 and trial.equations_time > 0.0 and trial.program_time >= 0.0
        for trial in rows.values()
    )
    assert bg.get(rows["compliant"].system, "method.stiffness") > 1e5  # suggested
    assert pendulum["multipliers"] is pendulum.solutions["multipliers"]


def test_table_is_aligned_and_says_against_what(pendulum):
    caption, head, *rows = str(pendulum).splitlines()
    assert caption == "4 methods from 0 to 1 s, rtol 1e-06"
    assert all(row.index(" ms") + 3 == head.index("run") + 3 for row in rows[:4])
    assert "Largest difference against minimal coordinates" in rows and rows[3].endswith("Tsit5 (not stiff)")
    assert rows[rows.index("") + 2].split() == ["method", "hinge.angle", "hinge.rate"]


def test_differences_are_those_of_the_solutions_and_small_against_the_closed_form(pendulum):
    exact = planar_pendulum.reference(pendulum.times)
    for name, solution in pendulum.solutions.items():
        assert np.max(np.abs(solution["hinge.angle"] - exact["hinge.angle"])) < (1e-3 if name == "compliant" else 1e-5)
    gap = pendulum["compliant"]["hinge.rate"] - pendulum["minimal coordinates"]["hinge.rate"]
    np.testing.assert_array_equal(pendulum.differences["hinge.rate"]["compliant"], gap)
    assert (
        pendulum.largest["compliant"]["hinge.rate"] == np.max(np.abs(gap))
        and "minimal coordinates" not in pendulum.largest
    )


def test_reference_from_elsewhere(pendulum, capsys):
    """A closed form, with components; a linear difference shows that signs and places are right."""
    methods = {"λ": bg.Multipliers(), "q": bg.MinimalCoordinates()}
    options = dict(t1=1.0, results=["rod.position[1]", "hinge.angle"])
    found = bg.compare(planar_pendulum.build(), methods, reference=planar_pendulum.reference, **options)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["λ", "q"] and all(
        "compiling …" in line and "running …" in line for line in lines
    )
    assert set(found.largest) == set(methods) and found.against == "the reference"
    assert all(value < 1e-5 for row in found.largest.values() for value in row.values())
    moved = {name: planar_pendulum.reference(found.times)[name] - 0.25 for name in options["results"]}
    found = bg.compare(planar_pendulum.build(), methods, reference=moved, progress=False, **options)
    np.testing.assert_allclose(found.differences["rod.position[1]"]["q"], 0.25, atol=1e-5)
    found = bg.compare(
        planar_pendulum.build(),
        methods,
        reference="λ",
        progress=False,
        t1=1.0,
        results="rod.position",
        saveat=[0.0, 0.5, 1.0],
    )
    assert found.differences["rod.position"]["q"].shape == (3, 2) and found.against == "λ"


def jumping(time):
    return jnp.where(time > 0.5, jnp.nan, 1.0)


class Refusing(bg.AbstractMethod):
    """A method of a user that breaks."""

    implicit, posed, reset_poses, solves_coordinates = False, False, False, False

    def __str__(self):
        return "Refusing"

    def apply(self, graph):
        raise RuntimeError("not today")

    def faults(self, graph):
        return []


def test_errors_are_collected():
    found = bg.compare(rc.build(), [Refusing(), bg.Multipliers(), bg.Multipliers()], t1=0.1, progress=False)
    assert [trial.name for trial in found.trials] == ["Refusing", "multipliers", "multipliers 2"]
    assert found.errors == {"Refusing": "RuntimeError: not today"} and found.trials[0].steps is None
    assert "Refusing does not run:\n  RuntimeError: not today" in str(found) and "Refusing does not run" in found.html()
    assert max(found.largest["multipliers 2"].values()) == 0.0
    with pytest.raises(bg.ResultError, match="not today"):
        found["Refusing"]
    with pytest.raises(bg.ResultError, match="did you mean 'multipliers'"):
        found["multiplier"]


def test_a_method_that_does_not_admit_the_model_and_a_run_that_stops(capsys):
    found = bg.compare(rc.build(), t1=0.1)
    assert list(found.errors) == ["compliant"] and "has no joint that could be compliant" in found.errors["compliant"]
    assert "compliant             does not admit the model" in capsys.readouterr().out
    stopped = bg.compare(
        bg.Graph(dict(V=bg.Se(jumping), j=bg.One(), L=bg.I(1.0)), ["V -> j -> L"]), [bg.Multipliers()], t1=1.0
    )
    assert "'V.effort' is not finite" in stopped.errors["multipliers"] and stopped.trials[0].states == 1
    assert " stopped" in capsys.readouterr().out and "multipliers does not run" in str(stopped)
    with pytest.raises(bg.ResultError, match="nothing to compare"):
        stopped.plot()


def test_solver_for_one_method():
    found = bg.compare(
        rc.build(), {"a": bg.Multipliers(), "b": bg.Multipliers()}, t1=0.1, solver={"b": dfx.Dopri5()}, progress=False
    )
    assert [solution.solver for solution in found.solutions.values()] == ["Tsit5", "Dopri5"]


def test_pictures_and_page(pendulum):
    first, second = pendulum.plot().figure.axes
    assert [line.get_label() for line in first.lines] == [
        "compliant",
        "multipliers",
        "derivative causality",
    ] and first.get_yscale() == "log"
    (axis,) = pendulum.plot("hinge.rate", logarithmic=False).figure.axes
    np.testing.assert_array_equal(axis.lines[0].get_ydata(), pendulum.differences["hinge.rate"]["compliant"])
    with pytest.raises(bg.ResultError, match="did you mean 'hinge.rate'"):
        pendulum.plot("hinge.rat")
    text = pendulum.html(text="A & B")
    assert (
        text.count("<table>") == 2
        and text.count("<svg") == 1
        and "A &amp; B" in text
        and pendulum._repr_html_().count("<tr>") == 5 + 4
    )


def test_tables_of_words():
    rows = [["a", "1"], ["long <b>", "10"]]
    assert text_table(["name", "n"], rows) == "name       n\na          1\nlong <b>  10"
    assert "<td class='left'>long &lt;b&gt;</td><td>10</td>" in html_table(["name", "n"], rows)


def test_printed_tables_are_those_of_the_paper():
    """Minimal coordinates are the fastest of each, R/C with vector bonds the slowest;
    ZCP was not run on the closed chain."""
    assert len(boudon_tables.TABLE_1) == 7 and len(boudon_tables.TABLE_5) == 9
    cell = boudon_tables.printed
    assert cell(boudon_tables.TABLE_1, "isostatic", "vector", "Minimal coordinates") == "0.015 s"
    assert cell(boudon_tables.TABLE_5, "isostatic", "scalar", "ZCPs") == "hard"
    assert cell(boudon_tables.TABLE_5, "hyperstatic", "vector", "MSe") == "–"


@pytest.mark.slow
def test_slider_crank_of_every_method_is_that_of_the_independent_table():
    data = table("planar_slider_crank")
    keep = data["t"] <= 2.0
    exact = {name: data[name][keep] for name in ("main.angle", "main.rate", "bore.velocity")}
    found = bg.compare(
        planar_slider_crank.build(), t1=2.0, saveat=data["t"][keep], reference=exact, rtol=1e-7, progress=False
    )
    assert not found.errors
    assert all(max(row.values()) < (5e-3 if name == "compliant" else 1e-5) for name, row in found.largest.items())


def test_rows_of_the_paper_by_bonds():
    rows = boudon_tables.rows_of
    assert rows(boudon_tables.TABLE_1, "isostatic", "scalar") == ["ZCPs", "R/C", "MSe"]
    assert rows(boudon_tables.TABLE_5, "hyperstatic", "scalar") == ["R/C"]
    assert rows(boudon_tables.TABLE_5, "isostatic", "vector") == ["ZCPs", "R/C", "MSe", "Minimal coordinates"]


@pytest.mark.slow
def test_pendulum_beside_the_paper():
    """With vector and with scalar bonds; the scalar graph has the same steps, as its equations are the same."""
    found = method_tables.PENDULUM.compare_bonds()
    words, page = method_tables.tables({method_tables.PENDULUM: found})
    lines = [line.split() for line in words.splitlines()[1:]]
    methods = ["ZCPs", "R/C", "MSe"]
    assert [line[1:3] for line in lines] == [
        *[["vector", word] for word in [*methods, "Minimal"]],
        *[["scalar", word] for word in methods],
    ]
    assert page.count("<tr>") == 8
    for compared in found.values():
        worst = {
            trial.name: max(method_tables.errors(method_tables.PENDULUM, trial.solution).values())
            for trial in compared.trials
        }
        assert worst.pop("compliant") < 1e-4 and max(worst.values()) < 1e-6
    steps = [{trial.name: trial.steps for trial in compared.trials} for compared in found.values()]
    assert all(abs(steps[0][name] - count) <= 1 for name, count in steps[1].items())


def test_counts_of_the_structure():
    """Counted in the drawings of the parts: world, bar (ω, v in two frames, hinge point; inertias, EJS, weight, two
    transformers) and hinge (four transformers of rotations and directions, two constraints, damper, free direction)."""
    model = method_tables.PENDULUM.build()
    junctions, elements, paths = method_tables.structure(bg.compile(model))
    assert (junctions, elements, paths) == (str(2 + 4 + 4), str(2 + 6 + 9), "none")
    system = bg.compile(bg.to_scalar(model), method=bg.DerivativeCausality())
    assert method_tables.structure(system)[2] == "6 of class 1"
