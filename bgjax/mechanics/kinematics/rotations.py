"""Quaternion and vector algebra on bgjax scalars, numbers or arrays; quaternions are scalar first, body → inertial."""

import numpy as np

from ...elements import modulus_law, rotation, symbolic
from ...expressions.expression import cos, sin


IDENTITY = (1.0, 0.0, 0.0, 0.0)


@modulus_law(3, 3, "orthogonal")
def rotation_back(q):
    """Rotation matrix inertial → body of a quaternion."""
    return rotation(q).T


def conjugate(q) -> np.ndarray:
    """Inverse of a unit quaternion."""
    return np.array([q[0], -q[1], -q[2], -q[3]], dtype=object)


def product(a, b) -> np.ndarray:
    """Quaternion product a ∘ b: rotation b first, then a."""
    w, x, y, z = a
    s, i, j, k = b
    return np.array(
        [
            w * s - x * i - y * j - z * k,
            w * i + x * s + y * k - z * j,
            w * j - x * k + y * s + z * i,
            w * k + x * j - y * i + z * s,
        ],
        dtype=object,
    )


def about(axis, angle) -> np.ndarray:
    """Rotation by an angle about a unit axis."""
    return np.array([cos(0.5 * angle), *(sin(0.5 * angle) * np.asarray(axis, dtype=object))], dtype=object)


def cross_product(a, b) -> np.ndarray:
    """Cross product of two vectors of numbers or bgjax scalars."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]], dtype=object)


def perpendicular(axis) -> tuple[np.ndarray, np.ndarray]:
    """t₁, t₂ with (t₁, t₂, axis) right-handed; exact unit vectors for an axis along a coordinate."""
    axis = np.asarray(axis, float)
    if np.count_nonzero(axis) == 1:
        k = int(np.argmax(np.abs(axis)))
        first = np.eye(3)[(k + 1) % 3]
    else:
        first = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
        first /= np.linalg.norm(first)
    return first, np.cross(axis, first)


def in_plane(normal, displacement) -> np.ndarray:
    """Vector with two components along the directions perpendicular to a normal."""
    first, second = (t.astype(object) for t in perpendicular(normal))
    return displacement[0] * first + displacement[1] * second


def turned(frame, vector) -> np.ndarray:
    """A constant vector of a frame, expressed in the frame in which that frame is given."""
    return np.asarray(rotation(np.asarray(frame, float)), float) @ np.asarray(vector, float)


def composed(outer, inner) -> tuple[float, ...]:
    """Composition of two constant orientations, the inner one given in the outer frame."""
    return tuple(float(x) for x in product(outer, inner))


@symbolic
def relative(first, second):
    """Orientation of the second frame relative to the first."""
    return product(conjugate(first), second)


def mutual(relative_attitude, frame_a, frame_b) -> np.ndarray:
    """Orientation of joint frame b relative to joint frame a, from the relative attitude of the bodies."""
    return product(product(conjugate(frame_a), relative_attitude), frame_b)
