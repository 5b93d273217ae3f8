"""Summary of a mechanism: numbers of bodies, joints and coordinates, mobility, and redundant constraints."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...elements.constrained import is_rotation
from ...errors import Fault
from ..joints import AbstractJoint, Gear, Revolute
from ..parts.bodies import AbstractCarrier
from ..parts.supports import AbstractSupport


VARYING = (
    "  rank        varies along the way: there are change points, where motion is not unique; "
    "solved so that no row is lost (regularised)"
)
REGULARISED = (
    "  rank        is the same everywhere, but rows take turns in repeating each other; "
    "solved so that no row is lost (regularised)"
)


def counts(parts: Mapping[str, Any]) -> tuple[list[str], list[str], int]:
    """Paths of the bodies, paths of the joints, and number of coordinates of the bodies."""
    bodies = [path for path, part in parts.items() if isinstance(part, AbstractCarrier) and part.size]
    joints = [path for path, part in parts.items() if isinstance(part, AbstractJoint)]
    return bodies, joints, sum(parts[path].size for path in bodies)


def summary_lines(parts: Mapping[str, Any], redundancy) -> list[str]:
    """Lines on size, mobility and redundant constraints, from the rank of the constraints over consistent poses."""
    bodies, joints, coordinates = counts(parts)
    first = f"  mechanism   {len(bodies)} bodies, {len(joints)} joints, {coordinates} coordinates"
    count, rank = len(redundancy.rows) + redundancy.held, redundancy.rank + redundancy.held
    if count:
        first += f", {count} rows"
    if not rank or (redundancy.rows and not redundancy.rank):
        return [first]
    first += f", mobility {coordinates - rank}"
    driven = _driven_directions(parts)
    if driven:
        first += f", {sum(driven)} driven"
    return [first, *_redundant_lines(parts, redundancy), *_rank_lines(redundancy)]


def _driven_directions(parts: Mapping[str, Any]) -> list[int]:
    """For each drive the number of directions that it prescribes."""
    found = []
    for joint in [part for part in parts.values() if isinstance(part, AbstractJoint)]:
        for name, drive in joint.driven().items():
            if drive:
                found.append(min(joint.coordinates[name], 3) if drive.rows is None else len(drive.rows))
    return found


def _redundant_lines(parts: Mapping[str, Any], redundancy) -> list[str]:
    extra = len(redundancy.rows) - redundancy.rank
    if not extra:
        return []
    shared = _listed(parts, redundancy.rows, redundancy.shared)
    return [
        f"  redundant   {extra} of the rows repeat others: {shared} are not unique",
        f"  isostatic   {_remedy(parts, redundancy)}",
    ]


def _rank_lines(redundancy) -> list[str]:
    if redundancy.varying:
        return [VARYING]
    return [REGULARISED] if redundancy.regularised else []


def mobility_faults(parts: Mapping[str, Any], redundancy) -> list[Fault]:
    """Faults of a mechanism that cannot move, or whose prescribed motions contradict its constraints."""
    bodies, _, coordinates = counts(parts)
    if redundancy.conflicting:
        return _drive_faults(redundancy, coordinates)
    if redundancy.contradicted:
        return _support_faults(parts, redundancy)
    rank = redundancy.rank + redundancy.held
    if not redundancy.rank or not bodies or coordinates > rank or any(_moves(part) for part in parts.values()):
        return []
    holding = list(dict.fromkeys(_joint(parts, row)[0] for row in redundancy.rows))
    what = f"the mechanism has no mobility: {coordinates} coordinates, {rank} independent constraints."
    remedy = "use joints with more freedoms, or leave one out; axes that should be parallel must be exactly so."
    return [Fault(", ".join(holding), what, remedy)]


def _moves(part: Any) -> bool:
    """Whether a part imposes a motion by a function of time."""
    return isinstance(part, AbstractSupport) or (isinstance(part, AbstractJoint) and part.moves())


def _joints_of(rows: Sequence[str]) -> list[str]:
    """The joints of constrained ports such as 'main.hold.effort', each once."""
    return list(dict.fromkeys(name.rpartition(".")[0].rpartition(".")[0] for name in rows))


def _drive_faults(redundancy, coordinates: int) -> list[Fault]:
    """A fault that names the joints whose prescribed motions conflict."""
    mobility = coordinates - redundancy.rank - redundancy.held
    what = (
        f"prescribes a motion that the joints, or another drive, already decide: the mechanism has mobility {mobility}."
    )
    remedy = "drive at most that many independent directions: leave out a drive."
    return [Fault(", ".join(_joints_of(redundancy.conflicting)), what, remedy)]


def _support_faults(parts: Mapping[str, Any], redundancy) -> list[Fault]:
    """A fault that names moving supports and lengths that the joints cannot follow."""
    moving = [path for path, part in parts.items() if _moves(part)]
    what = (
        f"moves by a function of time in a way that the joints {', '.join(_joints_of(redundancy.contradicted))} "
        "do not admit: no velocities of the bodies satisfy all of them."
    )
    remedy = (
        "give the mechanism the freedom to follow (another joint, or one less), "
        "or prescribe a motion that it can follow."
    )
    return [Fault(", ".join(moving), what, remedy)]


def _joint(parts: Mapping[str, Any], row: str) -> tuple[str, str]:
    """(joint, direction) of a constraint row such as 'main.hold.effort[2]'."""
    path, _, number = row.removesuffix("]").partition(".effort")
    joint, _, lock = path.rpartition(".")
    number = int(number[1:]) if number else 0
    words = parts[joint].directions().get(lock) if isinstance(parts.get(joint), AbstractJoint | Gear) else None
    return joint or path, words[number] if words else f"{lock}[{number}]"


def _listed(parts: Mapping[str, Any], rows: Sequence[str], chosen: Sequence[int]) -> str:
    found: dict[str, list[str]] = {}
    for k in chosen:
        joint, direction = _joint(parts, rows[k])
        found.setdefault(joint, []).append(direction)
    return "; ".join(f"{', '.join(directions)} of {joint}" for joint, directions in found.items())


def _remedy(parts: Mapping[str, Any], redundancy) -> str:
    """Which directions to free so that no constraint is redundant: rotations of revolute joints first, because the
    library has joints with these freedoms."""
    relations, rows = np.array(redundancy.relations), redundancy.rows
    order = list(dict.fromkeys([*_hinge_rotations(parts, redundancy), *redundancy.shared]))
    freed = _spanning(relations, order)
    text = f"free {_listed(parts, rows, freed)}{_replacement(parts, rows, freed)}"
    joints = dict.fromkeys(_joint(parts, rows[k])[0] for k in redundancy.shared)
    alone = [joint for joint in joints if _suffices(parts, rows, relations, joint)]
    return text + (f"; any of {', '.join(alone)} alone could give all {len(relations)}" if alone else "")


def _hinge_rotations(parts: Mapping[str, Any], redundancy) -> list[int]:
    """Redundant rows of rotations of revolute joints without drives, those of joints with the most of them first."""
    found = []
    for k in redundancy.shared:
        joint, direction = _joint(parts, redundancy.rows[k])
        part = parts.get(joint)
        if is_rotation(direction) and isinstance(part, Revolute) and part.drive is None:
            found.append((k, joint))
    joints = [joint for _, joint in found]
    return [k for k, joint in sorted(found, key=lambda pair: -joints.count(pair[1]))]


def _spanning(relations: np.ndarray, order: Sequence[int]) -> list[int]:
    """Rows in the given order, each of which removes one more redundancy when it is freed."""
    chosen: list[int] = []
    for k in order:
        if np.linalg.matrix_rank(relations[:, [*chosen, k]], tol=1e-6) > len(chosen):
            chosen.append(k)
    return chosen


def _suffices(parts: Mapping[str, Any], rows: Sequence[str], relations: np.ndarray, joint: str) -> bool:
    mine = [k for k, row in enumerate(rows) if _joint(parts, row)[0] == joint]
    return int(np.linalg.matrix_rank(relations[:, mine], tol=1e-6)) == len(relations)


def _replacement(parts: Mapping[str, Any], rows: Sequence[str], freed: Sequence[int]) -> str:
    """Names the joint of the library that has these freedoms, if there is one."""
    found: dict[str, set[str]] = {}
    for k in freed:
        joint, direction = _joint(parts, rows[k])
        found.setdefault(joint, set()).add(direction)
    words = []
    for joint, directions in found.items():
        if isinstance(parts.get(joint), Revolute) and all(map(is_rotation, directions)):
            words.append(f"{joint} as a {'Spherical' if len(directions) == 2 else 'Universal'} joint")
    return f" ({', '.join(words)})" if words else ""
