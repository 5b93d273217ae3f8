"""Mechanisms before anything is solved, as pages: gaps as by hand, closed loops without gaps."""

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY
from bgjax.simulation.start import show as shown_by
from bgjax.viewer.page.animation import Animation
from bgjax.viewer.page.arrays import decoded

from .test_assembled import four_bar
from .test_viewer_page import data


def gap_of(gap):
    """The length of a gap, from its two ends."""
    return np.linalg.norm(np.subtract(gap["end"]["position"], gap["start"]["position"]))


def by_hand(rod, angle=0.5):
    """The links lie along the crank, and the rocker (0.2 m) is folded back: its end misses its pin at (0.4, 0)."""
    return np.hypot((0.1 + rod - 0.2) * np.cos(angle) - 0.4, (0.1 + rod - 0.2) * np.sin(angle))


def test_a_rod_that_is_too_long_leaves_a_gap():
    for model in (four_bar(1.0), bg.compile(four_bar(1.0)), bg.compile(four_bar(1.0), method=bg.Compliant(1e6, 1e3))):
        page = bg.show(model)
        found = data(page)
        (gap,) = found["show"]["gaps"]
        assert isinstance(page, Animation) and gap["owner"] == "j4"
        assert gap_of(gap) == pytest.approx(by_hand(1.0)) and gap["text"] == f"{by_hand(1.0):.3g} m apart"
        assert [pose["label"] for pose in found["motions"]] == [shown_by.GIVEN, shown_by.CLOSEST]
        assert any("j4 0.581 m apart" in note for note in found["notes"])


@pytest.mark.parametrize("angle", [0.0, np.pi, 1.0])
def test_the_closest_pose_is_the_smallest_of_all(angle):
    """A rod longer than all other links together: they lie in one line, folded out, and all four gaps are equal."""
    found = data(bg.show(four_bar(1.0), {"j1.angle": bg.Guess(angle)}))
    missing = (1.0 - 0.1 - 0.4 - 0.2) / 4
    sizes = [np.linalg.norm(gap) for gap in gaps_of_pins(found)]
    np.testing.assert_allclose(sizes, missing, atol=1e-6)


def test_the_gaps_of_a_held_crank_are_equal():
    """A least sum of squares is an equilibrium of equal springs in the joints: all of a loop pull alike."""
    first, *others = gaps_of_pins(data(bg.show(four_bar(1.0), {"j1.angle": 0.5})))
    assert np.linalg.norm(first) > 0.01
    for gap in others:
        np.testing.assert_allclose(gap, first, atol=1e-6)


def gaps_of_pins(found):
    """What is missing at each of the four pins, around the loop, in the pose in which it closes as far as it does."""
    pose = found["motions"][1]
    frames = dict(zip(found["frames"], zip(pose["positions"], pose["orientations"], strict=True), strict=True))

    def end(name, x):
        place, (w, _, _, z) = (decoded(values)[0].astype(float) for values in frames[name])
        return place[:2] + x * np.array([w * w - z * z, 2 * w * z])

    main = end("crank", -0.05)
    return [
        main,
        end("rod", -0.5) - end("crank", 0.05),
        end("rocker", 0.1) - end("rod", 0.5),
        np.array([0.4, 0.0]) - end("rocker", -0.1),
    ]


def test_initial_values_place_the_parts():
    (gap,) = data(bg.show(four_bar(1.0), {"j1.angle": bg.Guess(0.2)}))["show"]["gaps"]
    assert gap_of(gap) == pytest.approx(by_hand(1.0, 0.2))


def test_closed_mechanisms_have_no_gaps():
    """The pose is that of the initial condition, and nothing is beside it."""
    for method in (None, bg.MinimalCoordinates()):
        system = bg.compile(four_bar(0.4), method=method)
        found = data(bg.show(system))
        assert found["show"]["gaps"] == [] and "All joints meet." in found["notes"]
        (closed,) = found["motions"]
        run = bg.simulate(bg.compile(four_bar(0.4)), 0.0, 1e-3, saveat=[0.0, 1e-3])
        place = decoded(closed["positions"][found["frames"].index("rod")])[0, :2]
        np.testing.assert_allclose(place, run["rod.position"][0], atol=1e-6)


def test_open_chains_have_one_pose():
    found = data(bg.show(REGISTRY["planar_pendulum"].build(), title="Pendulum"))
    assert len(found["motions"]) == 1 and found["show"]["gaps"] == [] and found["title"] == "Pendulum"
    assert [free["kind"] for free in found["show"]["free"]] == ["rotation"]
    assert found["graph"]["svg"].startswith("<svg") and found["arrows"] == [] and found["plots"] == []


def test_structures_that_cannot_move_are_shown():
    """A truss of two bars of 0.3 m between pins that are 0.4 m apart does not compile."""
    bars = {name: bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.0), B=(0.3, 0.0))) for name in "ab"}
    parts = dict(world=bgp.World(points=dict(C=(0.4, 0.0))), **bars) | {f"j{k}": bgp.Revolute() for k in (1, 2, 3)}
    truss = bgp.Assembly(parts, ["world -> j1 -> a.A", "a.B -> j2 -> b.A", "b.B -> j3 -> world.C"])
    with pytest.raises(bg.StructureError, match="no mobility"):
        bg.compile(truss)
    found = data(bg.show(truss))
    assert found["show"]["gaps"] == [] and len(found["motions"]) == 1


def test_models_without_equations_are_placed_along_their_connections(monkeypatch):
    """Where no system can be made, the gaps are those of the initial values."""

    def refused(*_, **__):
        raise bg.SolvabilityError([bg.Fault("j4.hold", "no equation determines this unknown.", "close the loop.")])

    monkeypatch.setattr(shown_by, "compiled", refused)
    found = data(bg.show(four_bar(1.0), {"j1.angle": 0.2}))
    (gap,) = found["show"]["gaps"]
    assert gap_of(gap) == pytest.approx(by_hand(1.0, 0.2))
    assert any("does not compile: j4.hold" in note for note in found["notes"]) and len(found["motions"]) == 1


def test_a_spatial_linkage_whose_rod_is_too_long():
    """The constraints across the plane are redundant; the gap is the same as in a plane."""
    lengths, axis = dict(crank=0.1, rod=1.0, rocker=0.2), (0.0, 0.0, 1.0)
    ends = {name: dict(A=(-0.5 * a, 0.0, 0.0), B=(0.5 * a, 0.0, 0.0)) for name, a in lengths.items()}
    parts = {name: bgm.Body(1.0, (1.0, 1.0, 1.0), points=points) for name, points in ends.items()}
    parts |= {f"j{k}": bgm.Revolute(axis) for k in (1, 2, 3, 4)}
    world = bgm.World(points=dict(O=(0.0, 0.0, 0.0), C=(0.4, 0.0, 0.0)))
    model = bgm.Assembly(dict(world=world, **parts), list(four_bar(1.0).connections()), initial={"j1.angle": 0.5})
    (gap,) = data(bg.show(model))["show"]["gaps"]
    assert gap_of(gap) == pytest.approx(by_hand(1.0)) and gap["owner"] == "j4"


def test_pages_are_written_and_traces_refused(tmp_path):
    page = bg.show(four_bar(0.4), path=tmp_path / "page.html")
    assert page.path.read_text(encoding="utf-8") == page.html
    with pytest.raises(bg.InitialError, match=r"bg\.show\(model\) draws the assembly and its gaps\.$"):
        bg.initialise(bg.compile(four_bar(1.0)))
    with pytest.raises(bg.ArgumentError, match="traced"):
        jax.eval_shape(lambda angle: bg.show(four_bar(0.4), {"j1.angle": angle}) and angle, 0.5)
