"""Bad inputs (experiments/bad_inputs): each is answered by a named error or a warning that holds the word it must."""

from importlib import import_module

import jax
import numpy as np
import pytest

import bgjax as bg
from experiments.bad_inputs.cases import GOOD, verdict
from experiments.bad_inputs.graphs import endless, nested
from experiments.bad_inputs.models import circuit, system


TOPICS = ("elements", "domains", "mechanics", "names", "graphs", "running", "looking", "studies", "files")


@pytest.mark.parametrize("topic", TOPICS)
def test_bad_inputs_are_named(topic):
    """Before anything is traced, as a rule: the whole table takes seconds."""
    found = [verdict(case) for case in import_module(f"experiments.bad_inputs.{topic}").CASES]
    assert len(found) > 100
    assert not [f"{item.kind}: {item.case.name}: {item.said[:600]}" for item in found if item.kind not in GOOD]


def test_nothing_suffers_after_a_graph_that_contains_itself():
    for _ in range(3):
        with pytest.raises(bg.StructureError, match="inner: a graph contains itself there"):
            bg.compile(endless())
    bg.initialise(bg.compile(nested_on_a_source(30)))


def test_nodes_are_a_mapping_to_jax_and_to_users():
    graph = circuit()
    paths = [jax.tree_util.keystr(path) for path, _ in jax.tree_util.tree_leaves_with_path(graph)]
    assert ".nodes['R'].resistance" in paths
    assert type(jax.tree.map(lambda x: 2.0 * x, graph).nodes) is type(graph.nodes)
    assert {**graph.nodes} == dict(graph.nodes) and list(graph.nodes) == list(graph.order)


def nested_on_a_source(depth: int) -> bg.Graph:
    return bg.Graph(dict(V=bg.Se(1.0), C=bg.C(1.0), j=bg.One(), inner=nested(depth)), ["V -> j -> inner", "j -> C"])


def test_parts_of_200_levels():
    """The current through the resistor at the bottom is that of a circuit without parts: 1 V on 1 Ω at the start."""
    deep = bg.compile(nested_on_a_source(200))
    name = ".".join(["inner"] * 201) + ".R.flow"
    assert np.isclose(float(deep.outputs(0.0, bg.initialise(deep), name)[name]), 1.0)


def test_names_with_dollar_signs_are_drawn_as_they_are():
    name = "$\\frac"
    found = bg.simulate(bg.compile(circuit(options={"exports": {name: "L.flow"}})), 0.0, 1.0, saveat=[0.0, 1.0])
    assert "\\frac" in found.plot(name).svg


def test_an_older_file_outlives_a_failed_write(tmp_path, monkeypatch):
    drawing, path = bg.draw(circuit()), tmp_path / "graph.svg"
    before = drawing.save(path).read_text()
    monkeypatch.setattr(
        "pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device"))
    )
    with pytest.raises(bg.DataError, match="cannot be written .No space left on device."):
        drawing.save(path)
    assert path.read_text() == before and list(tmp_path.iterdir()) == [path]


def test_data_that_are_held_on_purpose_are_not_told():
    """The last value twice, and a run that ends with the data."""
    held = bg.compile(circuit(V=bg.Se(bg.Sampled([0.0, 0.5, 1.0], [0.0, 1.0, 1.0]))))
    bg.simulate(held, 0.0, 2.0, saveat=[0.0])
    bg.simulate(bg.compile(circuit(V=bg.Se(bg.Sampled([0.0, 1.0], [0.0, 1.0])))), 0.0, 1.0, saveat=[0.0])


def test_angles_of_several_turns_in_radians_are_not_told():
    from experiments.bad_inputs.models import swinging

    bg.initialise(swinging(), {"main.angle": 4.0 * np.pi})
    bg.initialise(swinging(), {"main.angle": 6.0})
    assert system()
