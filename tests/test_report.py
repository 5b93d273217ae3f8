"""Plots and pages: what they show, and that they need nothing from outside."""

import re
import sys
import xml.etree.ElementTree as xml

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.display import page, section
from bgjax.models import free_rigid_body


@pytest.fixture(scope="module")
def tumble():
    return bg.simulate(bg.compile(free_rigid_body.build()), 0.0, 2.0, audit=True)


def test_plot_holds_the_results_and_the_reference(tumble):
    exact = free_rigid_body.reference(tumble.ts)["J.flow"]
    picture = tumble.plot("J.flow", "attitude.quaternion", reference={"J.flow": exact})
    first, second = picture.figure.axes
    lines = [line for line in first.lines if line.get_marker() != "."]
    np.testing.assert_array_equal(np.stack([line.get_ydata() for line in lines], 1), tumble["J.flow"])
    dots = [line for line in first.lines if line.get_marker() == "."]
    np.testing.assert_array_equal(dots[1].get_ydata(), exact[:: len(tumble.ts) // 30, 1])
    assert len(second.lines) == 4 and second.get_ylabel() == "attitude.quaternion"
    xml.fromstring(picture._repr_svg_())


def test_plot_of_a_wrong_name_and_without_matplotlib(tumble, monkeypatch, tmp_path):
    with pytest.raises(bg.ResultError, match="choose from 'J.momentum', 'J.flow'"):
        tumble.plot("J.flwo")
    with pytest.raises(bg.ResultError, match="got no names"):
        tumble.plot()
    assert tumble.plot("J.flow").save(tmp_path / "a.png").stat().st_size > 1000
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(bg.StructureError, match=r"bgjax\[plot\]"):
        tumble.plot("J.flow")


def test_page_stands_on_its_own(tumble):
    text = page("Tumbling", {"body <free>": section(tumble, ["J.flow"], text="A & B")}, "first & last")
    assert text.count("<svg") == 2 and "body &lt;free&gt;" in text and "A &amp; B" in text and "relative error" in text
    loaded = re.findall(r"(?:src|href)=[\"']([^\"'#][^\"']*)", text)
    assert not [link for link in loaded if not link.startswith("#")] and "<script" not in text and "@import" not in text


def test_batch_is_one_line_a_member():
    system = bg.compile(free_rigid_body.build())
    batch = jax.vmap(
        lambda k: bg.simulate(
            bg.set(system, {"J.inertia": jnp.array([1.0, 2.0, 3.0]) * k}), 0.0, 1.0, saveat=jnp.linspace(0.0, 1.0, 7)
        )
    )(jnp.array([1.0, 2.0, 4.0]))
    axis = batch.plot("J.flow").figure.axes[0]
    assert len(axis.lines) == 3 * 3 and len(axis.get_legend_handles_labels()[1]) == 3
