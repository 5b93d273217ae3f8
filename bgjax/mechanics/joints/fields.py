"""Fields shared by joints (loads, friction, drives, axes, frames), with converters and checks of their values."""

from dataclasses import dataclass
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ..._tracing import numbers
from ..._types import Law, Prescribed, Value
from ...elements.angle_hints import degree_hints, quaternion_hints
from ...elements.law import callable_faults, law_fault
from ...elements.sources import source_faults, value_or_function
from ...elements.values import field_faults, finite_faults, leaf, named
from ...errors import Fault, ParameterError, shown, warn_hints
from ..contact.friction import AbstractFrictionLaw, Coulomb
from ..kinematics.drives import AbstractDrive, Motion, corner_faults, drive_faults, function_faults
from ..kinematics.rotations import IDENTITY


# a law of the library, a number for dry friction, or a function of the rate
Friction = AbstractFrictionLaw | Value | Law
QUATERNION = (
    "give a quaternion (w, x, y, z), or a function of time that gives one; or the rates of the rotations (bgm.Rate)."
)


@dataclass(frozen=True)
class Loads:
    """Loads on a free direction: damping, stiffness with rest position, friction, applied effort and prescribed
    motion."""

    damping: Value | None = None
    stiffness: Value | None = None
    rest: Value | None = None
    friction: Friction | None = None
    effort: Prescribed | None = None
    drive: AbstractDrive | None = None


def loaded(loads: Loads) -> bool:
    """Whether there is any load."""
    return any(value is not None for value in vars(loads).values())


def number(name: str):
    """An optional numeric field."""
    return eqx.field(default=None, kw_only=True, converter=named(name))


def source(name: str):
    """An optional field that is a number or a function of time."""

    def convert(value: Prescribed | None) -> Any:
        return None if value is None else value_or_function(name)(value)

    return eqx.field(default=None, kw_only=True, converter=convert)


def frame():
    """Field for the orientation of a joint frame."""
    return eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)


def law(name: str = "friction"):
    """Field for friction: a function of the rate, a friction law of the library, or a number for dry friction."""

    def convert(value: Friction | None) -> Any:
        return _dry(value, name)

    return eqx.field(default=None, kw_only=True, converter=convert)


def _dry(value: Any, name: str) -> Any:
    """Coulomb friction for a number, anything else unchanged."""
    array = isinstance(value, np.ndarray | np.generic | jax.Array) and np.ndim(value) == 0
    if isinstance(value, bool) or not (isinstance(value, int | float) or array):
        return value
    return Coulomb(leaf(value, name))


def friction_faults(where: str, friction: Any, width: int) -> list[Fault]:
    """Faults of friction in a joint. There is no normal force, so the coefficients of the library's laws are torques or
    forces. In several directions friction acts against the velocity vector."""
    if isinstance(friction, AbstractFrictionLaw):
        return friction.faults(f"{where}.friction")
    remedy = (
        "give the dry friction as a number, a law such as bgm.Coulomb(0.1), bgm.Stribeck(0.2, 0.1) or "
        "bgm.LuGre(0.2, 0.1) in N·m or N, or a function."
    )
    fault = law_fault(f"{where}.friction", friction, remedy)
    return [fault] if fault else callable_faults(where, friction=friction)


def drive_field():
    """Field for a prescribed motion, or None."""
    return eqx.field(default=None, kw_only=True)


def rotation_faults(where: str, joint) -> list[Fault]:
    """Faults of the frames of a joint and of its loads on three free rotations."""
    loads = joint.loads()
    return frame_faults(where, joint) + load_faults(where, loads, 3, True) + orientation_faults(where, loads, 3)


def orientation_faults(where: str, loads: Loads, rotations: int) -> list[Fault]:
    """Faults of rest positions and drives on three free rotations, which have an orientation instead of three
    angles."""
    faults: list[Fault] = []
    if rotations < 3:
        return faults
    if loads.rest is not None:
        remedy = "turn frame_b instead: the spring rests where the frames coincide."
        faults.append(Fault(f"{where}.rest", "has no meaning for three rotations.", remedy))
    if isinstance(loads.drive, Motion) and rotations == 3:
        faults += _orientation_drive_faults(f"{where}.drive", loads.drive)
    return faults


def _orientation_drive_faults(where: str, drive: Motion) -> list[Fault]:
    """Faults of a prescribed orientation, which must be a whole quaternion."""
    if drive.rows is not None:
        what, remedy = "an orientation is prescribed as a whole.", "leave rows= out, or prescribe rates (bgm.Rate)."
        return [Fault(f"{where}.rows", what, remedy)]
    if not callable(drive.value) and np.shape(drive.value) != (4,):
        what = f"has shape {np.shape(drive.value)}: three rotations are no coordinates."
        return [Fault(f"{where}.value", what, QUATERNION)]
    if not callable(drive.value) and not np.any(drive.value):
        return [Fault(f"{where}.value", "is no orientation: all four numbers are zero.", QUATERNION)]
    faults = source_faults(where, "value", drive.value) or function_faults(f"{where}.value", drive.value, 4)
    return faults + corner_faults(f"{where}.value", drive.value)


def load_faults(where: str, loads: Loads, width: int = 1, orientation: bool = False) -> list[Fault]:
    """Faults of the loads on free directions; with `orientation` the three directions are rotations, which have no
    coordinates."""
    faults = field_faults(where, "damping", loads.damping, positive=False)
    faults += field_faults(where, "stiffness", loads.stiffness, positive=False)
    faults += finite_faults(where, "rest", loads.rest)
    if loads.rest is not None and loads.stiffness is None:
        remedy = "give stiffness= as well, or leave rest= out."
        faults.append(Fault(f"{where}.rest", "is given, but there is no stiffness.", remedy))
    faults += _width_faults(where, loads, width)
    if loads.effort is not None:
        faults += source_faults(where, "effort", loads.effort)
    faults += friction_faults(where, loads.friction, width)
    if width == 3 and orientation and isinstance(loads.drive, Motion):  # see `orientation_faults`
        return faults
    return faults + drive_faults(f"{where}.drive", loads.drive, width)


def _width_faults(where: str, loads: Loads, width: int) -> list[Fault]:
    """Faults of loads that are neither one number, nor one per direction, nor a matrix for several directions."""
    faults, shapes = [], {(), (width,)} | ({(width, width)} if width > 1 else set())
    for name in ("damping", "stiffness", "rest", "effort"):
        value = getattr(loads, name)
        if value is not None and not callable(value) and np.shape(value) not in shapes:
            remedy = "give one number." if width == 1 else f"give one number or {width}."
            faults.append(Fault(f"{where}.{name}", f"has shape {np.shape(value)}.", remedy))
    return faults


def _numbers(name: str, value, count: int) -> np.ndarray:
    found = numbers(value)
    if found is None or found.shape != (count,):
        remedy = f"give {count} numbers, such as {_last_axis(count)}."
        raise ParameterError([Fault(name, f"{shown(value)} does not give {count} numbers.", remedy)])
    return found


def _last_axis(size: int) -> tuple[float, ...]:
    return (0.0,) * (size - 1) + (1.0,)


def unit_axis(value: Value, size: int = 3, name: str = "axis") -> tuple[float, ...]:
    """The axis as a static unit vector, exact if it lies along a coordinate; `name` is that of its field."""
    axis = _numbers(name, value, size)
    length = np.linalg.norm(axis)
    if np.isfinite(length) and length != 0.0:
        axis = axis / length
    return tuple(float(x) for x in axis)


def axis_faults(where: str, name: str, axis, size: int = 3) -> list[Fault]:
    """Faults of an axis that is not a direction."""
    if np.shape(axis) == (size,) and np.all(np.isfinite(axis)) and np.any(axis):
        return []
    return [Fault(f"{where}.{name}", f"is {tuple(axis)}.", f"give a direction, such as {_last_axis(size)}.")]


def unit_frame(value: Value) -> tuple[float, ...]:
    """The frame as a static unit quaternion, scalar first; also accepts a rotation matrix."""
    matrix = numbers(value)
    if matrix is not None and matrix.shape == (3, 3):
        return _from_matrix(matrix)
    frame = _numbers("frame", value, 4)
    warn_hints(quaternion_hints("frame", frame))
    return tuple(float(x) for x in frame / (np.linalg.norm(frame) or 1.0))


def _from_matrix(matrix: np.ndarray) -> tuple[float, ...]:
    if not np.allclose(matrix @ matrix.T, np.eye(3), atol=1e-9) or np.linalg.det(matrix) < 0.0:
        what = "is no rotation matrix: its columns are not a right-handed set of unit vectors at right angles."
        raise ParameterError([Fault("frame", what, "give a proper rotation matrix, or a quaternion (w, x, y, z).")])
    skew = np.array([matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]])
    four = np.block([[np.trace(matrix), skew], [skew[:, None], matrix + matrix.T - np.trace(matrix) * np.eye(3)]])
    found = np.linalg.eigh(four)[1][:, -1]
    return tuple(float(x) for x in found * (-1.0 if found[np.argmax(np.abs(found) > 1e-9)] < 0.0 else 1.0))


def angle_hints(where: str, joint) -> list[Fault]:
    """Hints on angles of a joint that look like degrees: rest angles of springs, constant drives, angles of frames."""
    given = _given_angles(joint)
    frames = {name: getattr(joint, name) for name in ("frame_a", "frame_b")}
    planar = {name: frame for name, frame in frames.items() if len(frame) == 1}
    hints: list[Fault] = []
    for name, value in (given | planar).items():
        if np.shape(value) != (4,):
            hints += degree_hints(f"{where}.{name}", value)
    for name, value in given.items():
        if np.shape(value) == (4,):
            hints += quaternion_hints(f"{where}.{name}", value)
    return hints


def _given_angles(joint) -> dict[str, Any]:
    """Rest angle and prescribed angle or orientation of a joint, by field."""
    prefix = joint.turning_prefix
    if not prefix and "angle" not in " ".join(joint.coordinates):
        return {}
    drive = getattr(joint, f"{prefix}drive", None)
    given = {f"{prefix}rest": getattr(joint, f"{prefix}rest", None)}
    if isinstance(drive, Motion):
        given[f"{prefix}drive.value"] = drive.value
    return given


def frame_faults(where: str, joint) -> list[Fault]:
    """Faults of the frames of a joint that are not quaternions."""
    faults, remedy = [], "give (w, x, y, z), not all zero; (1, 0, 0, 0) is no rotation."
    for name in ("frame_a", "frame_b"):
        frame = getattr(joint, name)
        if not np.all(np.isfinite(frame)) or not np.any(frame):
            faults.append(Fault(f"{where}.{name}", f"{tuple(frame)} is not a quaternion.", remedy))
    return faults
