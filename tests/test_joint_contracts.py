"""What a joint declares about itself agrees with its graph: placement, whole turns, ports of its axes, all methods."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.formulation.records.output import Output
from bgjax.mechanics import joints
from bgjax.system.compiling.placement import placed_states

from .test_joints import BODY, JOINTS, SECOND, between, draw, example
from .test_methods import check_equal


X = np.array((1.0, 0.0, 0.0))


def placed(system: bg.System, given: dict) -> np.ndarray:
    """The state in which the coordinates alone place the bodies, before any constraint is solved."""
    states = placed_states(system.plan.memory, system.model, given, 0.0)
    slots = system.plan.equations.states
    return np.concatenate([np.ravel(states.get(slot.name, slot.default)) for slot in slots])


@pytest.mark.parametrize("name", JOINTS)
def test_coordinates_place_the_second_body_without_a_search(name):
    joint = JOINTS[name]
    system, random = between(joint), np.random.default_rng(6)
    coordinates = draw(joint, random)
    attitude = random.normal(size=4)
    given = {f"joint.{key}": value for key, value in coordinates.items()}
    given |= {"one.position": random.normal(size=3), "one.orientation": attitude / np.linalg.norm(attitude)}
    state = jnp.asarray(placed(system, given))
    np.testing.assert_allclose(system.evaluate((Output.GAPS,), 0.0, state), 0.0, atol=1e-12)
    for key, value in coordinates.items():
        found = np.ravel(system.outputs(0.0, state, f"joint.{key}")[f"joint.{key}"])
        same = found if key != "orientation" else found * np.sign(found @ value)
        np.testing.assert_allclose(same, value, atol=1e-12, err_msg=key)


def angles(joint: bgm.AbstractJoint) -> list[str]:
    return [key for key in joint.coordinates if key.startswith("angle")]


ANGLES = {name: angles(joint) for name, joint in JOINTS.items()}


@pytest.mark.parametrize("name", [name for name, keys in ANGLES.items() if keys])
def test_angles_beyond_half_a_turn_are_kept(name):
    system = between(JOINTS[name])
    given = {f"joint.{key}": 7.2 - 9.0 * number for number, key in enumerate(ANGLES[name])}
    limited = isinstance(JOINTS[name], bgm.Universal)  # its angles are those of two crossed axes
    state = bg.initialise(system, given)
    for key, value in given.items():
        found = float(system.outputs(0.0, state, key)[key])
        assert abs(found - value) < 1e-10 or limited and abs(np.sin(0.5 * (found - value))) < 1e-10


@pytest.mark.parametrize("kind", joints.JOINTS, ids=lambda kind: kind.__name__)
def test_axes_and_counters_name_what_the_graph_has(kind):
    joint = example(kind)
    graph = joint.graph()
    assert set(joint.axes.values()) <= {*joint.coordinates, *dict(graph.exports)}
    assert set(joint.axes) <= set(dict(graph.ports))
    assert set(joint.counters) <= set(joint.coordinates) and set(joint.counters.values()) <= set(graph.nodes)


@pytest.mark.parametrize("method", [bg.MinimalCoordinates(), bg.DerivativeCausality()], ids=lambda m: type(m).__name__)
@pytest.mark.parametrize("kind", joints.JOINTS, ids=lambda kind: kind.__name__)
def test_every_joint_moves_alike_under_other_methods(kind, method):
    """Accelerations and reactions of two bodies, one on a hinge, are those of multipliers."""
    parts = dict(world=bgm.World(gravity=(0.3, -9.81, 1.0)), two=SECOND, one=BODY)
    parts |= dict(base=bgm.Revolute(X, damping=0.2), joint=example(kind, np.random.default_rng(8)))
    model = bgm.Assembly(parts, ["world -> base -> one", "one.P -> joint -> two.Q"])
    check_equal(model, method, seeds=(1,))
