"""Rotations in plain arithmetic on bgjax scalars, numbers or arrays: quaternions scalar first, body → inertial."""

import numpy as np

from ..elements import modulus_law, rotation, symbolic


@modulus_law(3, 3, "orthogonal")
def rotation_back(q):
    """Rotation matrix inertial → body of a quaternion."""
    return rotation(q).T


def conjugate(q) -> np.ndarray:
    return np.array([q[0], -q[1], -q[2], -q[3]], dtype=object)


def product(a, b) -> np.ndarray:
    """a ∘ b: first b, then a."""
    w, x, y, z = a
    s, i, j, k = b
    return np.array([w * s - x * i - y * j - z * k, w * i + x * s + y * k - z * j, w * j - x * k + y * s + z * i, w * k + x * j - y * i + z * s], dtype=object)


def cross_product(a, b) -> np.ndarray:
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


@symbolic
def relative(first, second):
    """Orientation of the second frame seen from the first."""
    return product(conjugate(first), second)
