"""Rows of tree branches, left out before the rank is taken: only rows of kinematic loops can be redundant.

If a joint alone constrains some flows, and its rows are independent in these flows, they are independent of all other
rows. When they are left out, the next body may be attached by one joint only. So chains and trees are removed joint by
joint, and the rows of loops remain.
"""

from collections.abc import Sequence

import numpy as np


SOUND, STEADY = 0.02, 0.5  # smallest singular value relative to the largest, and to its own median over the poses


def loop_rows(matrices: np.ndarray, owners: Sequence[str]) -> list[int]:
    """Numbers of the rows of loops. `matrices` are the constraint matrices of all rows at some poses, `owners` names
    the joint of each row."""
    touched = np.any(matrices != 0.0, axis=0)
    members: dict[str, list[int]] = {}
    for k, owner in enumerate(owners):
        members.setdefault(owner, []).append(k)
    left, waiting = dict(members), list(members)
    count = touched.sum(axis=0)
    while waiting:
        owner = waiting.pop()
        rows = left.get(owner)
        if rows is None:
            continue
        alone = np.flatnonzero(touched[rows].any(axis=0) & (count == touched[rows].sum(axis=0)))
        if len(alone) >= len(rows) and _independent(matrices[:, rows][:, :, alone]):
            del left[owner]
            count = count - touched[rows].sum(axis=0)
            columns = touched[rows].any(axis=0)
            waiting += [other for other, own in left.items() if touched[own][:, columns].any()]
    return sorted(k for rows in left.values() for k in rows)


def _independent(blocks: np.ndarray) -> bool:
    """Whether the rows are independent at every pose, by about the same margin."""
    values = np.linalg.svd(blocks, compute_uv=False)
    smallest = values[:, -1]
    return bool(np.all(smallest > SOUND * values[:, 0]) and np.min(smallest) > STEADY * np.median(smallest))
