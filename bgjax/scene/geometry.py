"""Vectors and unit quaternions (scalar first) of pictures, as arrays; all functions take many at once."""

import numpy as np


def in_space(values) -> np.ndarray:
    """Vectors with three components, from those with fewer."""
    values = np.asarray(values, float)
    return np.concatenate([values, np.zeros((*values.shape[:-1], 3 - values.shape[-1]))], axis=-1)


def triple(values) -> tuple[float, float, float]:
    """A vector as three numbers."""
    x, y, z = in_space(np.ravel(np.asarray(values, float)))
    return float(x), float(y), float(z)


def turn(values) -> tuple[float, float, float, float]:
    """A unit quaternion as four numbers."""
    w, x, y, z = np.asarray(values, float)
    return float(w), float(x), float(y), float(z)


def about_z(angle: float) -> tuple[float, float, float, float]:
    """The rotation by an angle about z."""
    return float(np.cos(0.5 * angle)), 0.0, 0.0, float(np.sin(0.5 * angle))


def rotated(orientations, vectors) -> np.ndarray:
    """Vectors of frames with these orientations, in the frame in which the orientations are given."""
    orientations, vectors = np.asarray(orientations, float), np.asarray(vectors, float)
    w, axis = orientations[..., :1], orientations[..., 1:]
    twice = 2.0 * np.cross(axis, vectors)
    return vectors + w * twice + np.cross(axis, twice)


def composed(outer, inner) -> np.ndarray:
    """Orientations `inner`, given in frames with the orientations `outer`."""
    outer, inner = np.asarray(outer, float), np.asarray(inner, float)
    w, v, s, u = outer[..., :1], outer[..., 1:], inner[..., :1], inner[..., 1:]
    real = w * s - np.sum(v * u, axis=-1, keepdims=True)
    return np.concatenate([real, w * u + s * v + np.cross(v, u)], axis=-1)


def inverse(orientations) -> np.ndarray:
    """The opposite rotations."""
    return np.asarray(orientations, float) * np.array([1.0, -1.0, -1.0, -1.0])


def from_axes(first, second, third) -> tuple[float, float, float, float]:
    """The orientation of a frame whose axes are these three unit vectors at right angles (right-handed)."""
    m = np.stack([first, second, third], axis=1).astype(float)
    skew = np.array([m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1]])
    four = np.block([[np.trace(m), skew], [skew[:, None], m + m.T - np.trace(m) * np.eye(3)]])
    found = np.linalg.eigh(four)[1][:, -1]
    return turn(found * (-1.0 if found[np.argmax(np.abs(found) > 1e-9)] < 0.0 else 1.0))


def across(axis) -> tuple[np.ndarray, np.ndarray]:
    """Unit vectors t₁, t₂ with (t₁, t₂, axis) right-handed; along coordinates for an axis along a coordinate."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    if np.count_nonzero(np.abs(axis) > 1e-12) == 1:
        number = int(np.argmax(np.abs(axis)))
        first = np.eye(3)[(number + 1) % 3]
    else:
        first = np.cross(axis, np.eye(3)[int(np.argmin(np.abs(axis)))])
        first /= np.linalg.norm(first)
    return first, np.cross(axis, first)


def z_along(axis) -> tuple[float, float, float, float]:
    """An orientation whose z axis is along `axis`."""
    return from_axes(*across(axis), np.asarray(axis, float) / np.linalg.norm(axis))


def x_along(axis) -> tuple[float, float, float, float]:
    """An orientation whose x axis is along `axis`; its z axis stays z where that is possible."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    up = np.array([0.0, 0.0, 1.0]) if abs(axis[2]) < 0.9 else np.array([0.0, 1.0, 0.0])
    third = up - axis * (axis @ up)
    third /= np.linalg.norm(third)
    return from_axes(axis, np.cross(third, axis), third)
