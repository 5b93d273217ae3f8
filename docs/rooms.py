"""`make map`: the rooms of bgjax and what they import, drawn from the imports themselves (docs/rooms.svg)."""

import ast
from collections import Counter
from html import escape
from pathlib import Path


PACKAGE = Path(__file__).resolve().parents[1] / "bgjax"
WIDTH, HEIGHT, GAP, ROW = 236, 72, 26, 122  # of a box, between boxes, from row to row


def rooms() -> dict[str, str]:
    """Rooms with their sentences; what all may import (`surface`, root modules) and what none may import
    (`models`) is left out."""
    found = {}
    for file in sorted(PACKAGE.glob("*/__init__.py")):
        if file.parent.name not in ("surface", "models"):
            found[file.parent.name] = (ast.get_docstring(ast.parse(file.read_text())) or "").partition("\n")[0]
    return found


def imports(names: list[str]) -> Counter:
    """(importing room, imported room): number of import statements, late ones included."""
    found: Counter = Counter()
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE).parts[:-1]
        for node in ast.walk(ast.parse(path.read_text())):
            if inside and isinstance(node, ast.ImportFrom) and node.level == len(inside) + 1:
                targets = [node.module.partition(".")[0]] if node.module else [alias.name for alias in node.names]
                found.update((inside[0], target) for target in targets if target in names and target != inside[0])
    return found


def rows_of_rooms(names: list[str], edges: Counter) -> dict[str, int]:
    """The row of each room: below everything that it imports, and as close as possible above what imports it."""
    row = dict.fromkeys(names, 0)
    for _ in names:
        for a, b in edges:
            row[a] = max(row[a], row[b] + 1)
    for _ in names:
        for name in names:
            users = [row[a] - 1 for a, b in edges if b == name]
            row[name] = min(users) if users else row[name]
    return row


def picture() -> str:
    sentences = rooms()
    names = list(sentences)
    edges = imports(names)
    row = rows_of_rooms(names, edges)
    needed = [edge for edge in sorted(edges) if not _indirect(edge, edges)]
    # these stand on the right, where long arrows pass
    far = {name for edge in needed for name in edge if row[edge[0]] - row[edge[1]] > 1}
    rows = [[] for _ in range(max(row.values()) + 1)]
    for name in sorted(names, key=lambda name: name in far):
        rows[row[name]].append(name)
    widest = max(map(len, rows)) * (WIDTH + GAP) + 2 * GAP
    place = {}
    for k, members in enumerate(rows):
        left = (widest - len(members) * (WIDTH + GAP) + GAP) / 2
        place |= {name: (left + n * (WIDTH + GAP), GAP + k * ROW) for n, name in enumerate(members)}
    height = GAP + (len(rows) - 1) * ROW + HEIGHT + GAP
    lines = [_arrow(place[a], place[b], edges[a, b], widest) for a, b in needed]
    boxes = [_box(name, sentences[name], *place[name]) for name in names]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{widest:g}" height="{height:g}" font-family="sans-serif">'
    tip = '<path d="M0 0 8 4 0 8z" fill="#567"/>'
    size = 'refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"'
    marker = f'<marker id="tip" {size}>{tip}</marker>'
    return (
        "\n".join(
            [
                head,
                f"<defs>{marker}</defs>",
                '<rect width="100%" height="100%" fill="white"/>',
                *lines,
                *boxes,
                "</svg>",
            ]
        )
        + "\n"
    )


def _indirect(edge: tuple[str, str], edges: Counter) -> bool:
    """Whether an import also follows from a chain of others: such arrows are left out."""
    first, last = edge
    seen, stack = set(), [b for a, b in edges if a == first and b != last]
    while stack:
        name = stack.pop()
        if name == last:
            return True
        stack += [b for a, b in edges if a == name and b not in seen]
        seen.add(name)
    return False


def _arrow(start: tuple[float, float], end: tuple[float, float], count: int, widest: float) -> str:
    """From the imported room down to the one that imports it, the way data flows."""
    x1, y1, x2, y2 = end[0] + WIDTH / 2, end[1] + HEIGHT, start[0] + WIDTH / 2, start[1]
    middle = (y1 + y2) / 2
    path = f"M{x1:g} {y1:g} C{x1:g} {middle:g} {x2:g} {middle:g} {x2:g} {y2:g}"
    if y2 - y1 > ROW:  # round the boxes in between
        x1, y1, x2, y2, edge = (
            end[0] + WIDTH,
            end[1] + HEIGHT / 2,
            start[0] + WIDTH,
            start[1] + HEIGHT / 2,
            widest - GAP / 2,
        )
        path = (
            f"M{x1:g} {y1:g} C{edge:g} {y1:g} {edge:g} {y1:g} {edge:g} {y1 + ROW:g} V{y2 - ROW:g} "
            f"C{edge:g} {y2:g} {edge:g} {y2:g} {x2:g} {y2:g}"
        )
    return (
        f'<path d="{path}" fill="none" stroke="#567" stroke-width="{1 + min(count, 60) / 30:.1f}" '
        'marker-end="url(#tip)"/>'
    )


def _box(name: str, sentence: str, x: float, y: float) -> str:
    words, lines = sentence.rstrip(".").split(), [""]
    for word in words:
        if len(lines[-1]) + len(word) > 38:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    text = [f'<text x="{x + 10:g}" y="{y + 19:g}" font-size="14" font-weight="bold">{name}</text>']
    for k, line in enumerate(lines[:3]):
        more = "…" if k == 2 and len(lines) > 3 else ""
        text.append(
            f'<text x="{x + 10:g}" y="{y + 36 + 13 * k:g}" font-size="10.5" fill="#345">{escape(line)}{more}</text>'
        )
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="7" fill="#eef3f8" stroke="#567"/>'
        + "".join(text)
    )


if __name__ == "__main__":
    Path(__file__).with_name("rooms.svg").write_text(picture())
