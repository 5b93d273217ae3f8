"""Places of blocks beside the rows of a graph of scalar bonds: near the rows that their signals reach."""

from collections.abc import Mapping

from ..sketching.families import Families
from .grid import Cell


APART, ROWS = 4, 2  # fine columns and rows from one block to the next
WIDEST = 7  # blocks side by side below all others


def block_places(families: Families, cells: Mapping[str, Cell]) -> dict[str, Cell]:
    """Cells of all blocks: in columns to the right by the number of signals to the nearest row, near what they read and
    feed."""
    near = _partners(families)
    known = dict(cells) | {leaf: cells[host] for leaf, host in families.hosts.items() if host in cells}
    edge = max((column for column, _ in cells.values()), default=0)
    found: dict[str, Cell] = {}
    waiting, column = list(families.blocks), edge + 2 * APART
    while waiting:
        reached = [name for name in waiting if any(other in known for other in near[name])] or waiting
        wished = {name: _mean_row([known[other] for other in near[name] if other in known]) for name in reached}
        taken: list[int] = []
        for name in sorted(reached, key=lambda name: (wished[name], name)):
            row = max([wished[name], *[other + ROWS for other in taken[-1:]]])
            taken.append(row)
            found[name] = column, row
        known |= {name: found[name] for name in reached}
        waiting = [name for name in waiting if name not in found]
        column += APART
    return found


def below_all(cells: Mapping[str, Cell], blocks: Mapping[str, Cell]) -> dict[str, Cell]:
    """Cells of blocks in rows below all others, in the order of their places beside them."""
    columns = sorted({column for column, _ in cells.values()})
    across = list(range(min(columns, default=0), max(columns, default=0) + 1, 2))[-WIDEST:] or [0]
    found: dict[str, Cell] = {}
    row = max((row for _, row in cells.values()), default=0)
    for column in sorted({column for column, _ in blocks.values()}):
        names = sorted((name for name in blocks if blocks[name][0] == column), key=lambda name: (blocks[name][1], name))
        for first in range(0, len(names), len(across)):
            row += APART
            piece = names[first : first + len(across)]
            step = max(len(across) // len(piece), 1)
            found |= {name: (across[k * step], row) for k, name in enumerate(piece)}
    return found


def _partners(families: Families) -> dict[str, list[str]]:
    """The boxes that signals connect to every box."""
    found: dict[str, list[str]] = {box.name: [] for box in families.sketch.boxes}
    for line in families.sketch.lines:
        if line.kind == "signal":
            found[line.tail].append(line.head)
            found[line.head].append(line.tail)
    return found


def _mean_row(cells: list[Cell]) -> int:
    return 2 * round(sum(row for _, row in cells) / (2 * len(cells))) if cells else 0
