"""Constraints that can repeat nothing: joints by which a body hangs on the rest.

Where a joint alone holds some flows, and its rows are independent in them, they are independent of all other rows. Without them the next
body may hang by one joint only: so chains and trees are gone before ranks are taken, and what is left are the loops.
"""

from collections.abc import Sequence

import numpy as np


SOUND, STEADY = 0.02, 0.5  # of the largest singular value, and of the usual smallest one


def loop_rows(matrices: np.ndarray, owners: Sequence[str]) -> list[int]:
    """Numbers of the rows that are left; `matrices` are the flows of all rows at some places, `owners` tells which rows belong together."""
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
    """At every place, and by about the same margin."""
    values = np.linalg.svd(blocks, compute_uv=False)
    smallest = values[:, -1]
    return bool(np.all(smallest > SOUND * values[:, 0]) and np.min(smallest) > STEADY * np.median(smallest))
