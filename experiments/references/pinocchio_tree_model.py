"""The six links of models/six_link_tree.py as Pinocchio has them: bodies, joints, dampers and springs."""

import numpy as np
import pinocchio as pin
from pinocchio_tables import placement


GRAVITY, GROUND = (1.3, -2.1, -9.4), (0.2, -0.1, 0.3)
SKEW, TILT, NONE = (3, 1, -2, 1), (4, -1, 1, 3), (1, 0, 0, 0)
# mass; xx, xy, yy, xz, yz, zz about the centre of mass; the point, and the frame there, that joins it to its parent
BODIES = {
    "trunk": (3.1, (0.31, 0.02, 0.27, -0.03, 0.01, 0.22), (0.05, -0.04, -0.45), NONE),
    "head": (0.7, (0.021, -0.002, 0.018, 0.001, 0.003, 0.024), (-0.02, 0.03, -0.12), TILT),
    "upper_left": (1.4, (0.05, 0.004, 0.07, -0.006, 0.005, 0.06), (0.03, -0.22, 0.05), SKEW),
    "lower_left": (0.9, (0.032, -0.003, 0.028, 0.002, 0.004, 0.036), (0.05, -0.17, 0.02), TILT),
    "upper_right": (1.2, (0.043, 0.006, 0.052, 0.003, -0.004, 0.038), (-0.03, 0.24, 0.04), (5, -2, 1, 1)),
    "lower_right": (0.8, (0.027, 0.002, 0.033, -0.004, 0.003, 0.029), (0.02, 0.15, -0.06), NONE),
}
JOINTS = {  # parent, point on it, frame there, frame in that, the child, what moves
    "base": (None, GROUND, NONE, SKEW, "trunk", ("revolute", (1, 2, 2))),
    "neck": ("trunk", (0.03, 0.02, 0.5), NONE, NONE, "head", ("revolute", (2, -1, 2))),
    "shoulder": ("trunk", (-0.02, 0.25, 0.4), (4, 1, -1, 2), TILT, "upper_left", ("universal", (2, 2, 1), (-2, 1, 2))),
    "slide": ("upper_left", (-0.04, 0.26, -0.03), NONE, SKEW, "lower_left", ("prismatic", (1, 4, -1))),
    "ball": ("trunk", (0.04, -0.28, 0.38), NONE, TILT, "upper_right", ("spherical",)),
    "sleeve": ("upper_right", (0.06, -0.21, 0.02), NONE, SKEW, "lower_right", ("cylindrical", (2, -3, 6))),
}
# as Pinocchio has them: ten velocities, eleven coordinates with the quaternion's scalar last
DAMPING = np.array([0.3, 0.05, 0.08, 0.12, 4.0, 0.05, 0.09, 0.14, 3.0, 0.04])
SPRINGS = {1: (1.5, 0.2), 4: (150.0, 0.02), 9: (120.0, -0.01)}  # coordinate → stiffness, rest
VELOCITY_OF = {1: 1, 4: 4, 9: 8}
BALL, TURN = slice(5, 8), slice(5, 9)


def moved(model, parent, where, kind, *axes, name):
    """The joint's number; a cylindrical one is a slide that carries a hinge."""
    units = [np.array(axis) / np.linalg.norm(axis) for axis in axes]
    if kind == "cylindrical":
        rail = model.addJoint(parent, pin.JointModelPrismaticUnaligned(units[0]), where, f"{name}_rail")
        return model.addJoint(rail, pin.JointModelRevoluteUnaligned(units[0]), pin.SE3.Identity(), name)
    kinds = {"revolute": pin.JointModelRevoluteUnaligned, "prismatic": pin.JointModelPrismaticUnaligned}
    kinds |= {"universal": pin.JointModelUniversal, "spherical": pin.JointModelSpherical}
    return model.addJoint(parent, kinds[kind](*units), where, name)


def tree() -> tuple[pin.Model, dict]:
    """The model, and for each body (joint, its frame at the mass centre there)."""
    model, bodies = pin.Model(), {None: (0, pin.SE3.Identity())}
    model.gravity.linear = np.array(GRAVITY)
    for name, (parent, point, frame, inner, child, motion) in JOINTS.items():
        mass, entries, near, own = BODIES[child]
        number, centre = bodies[parent]
        joint = moved(model, number, centre * placement(point, frame) * placement((0, 0, 0), inner), *motion, name=name)
        bodies[child] = joint, placement(near, own).inverse()
        model.appendBodyToJoint(joint, pin.Inertia(mass, np.zeros(3), symmetric(*entries)), bodies[child][1])
    return model, bodies


def symmetric(xx, xy, yy, xz, yz, zz):
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def turn(q):
    """Rotation of the ball joint, second frame → first."""
    return pin.Quaternion(*q[[8, 5, 6, 7]]).toRotationMatrix()


def loads(q, v):
    """Dampers and springs; the ball's dampers lie along the axes of its first frame."""
    force = -DAMPING * v
    force[BALL] = -turn(q).T @ (DAMPING[BALL] * (turn(q) @ v[BALL]))
    for place, (stiffness, rest) in SPRINGS.items():
        force[VELOCITY_OF[place]] -= stiffness * (q[place] - rest)
    return force
