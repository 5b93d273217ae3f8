"""Tables from headings and rows of strings: aligned text for terminals, and HTML."""

from collections.abc import Sequence
from html import escape


def text_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """A text table with right-aligned columns; those whose indices are in `left` are left-aligned."""
    lines = [list(headings), *map(list, rows)]
    widths = [max(len(line[k]) for line in lines) for k in range(len(headings))]

    def place(k, cell):
        return f"{cell:<{widths[k]}}" if k in left else f"{cell:>{widths[k]}}"

    return "\n".join("  ".join(place(k, cell) for k, cell in enumerate(line)).rstrip() for line in lines)


def html_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """The same table as HTML."""
    head = _html_row("th", headings, left)
    return f"<table><thead>{head}</thead><tbody>{''.join(_html_row('td', row, left) for row in rows)}</tbody></table>"


def _html_row(tag: str, cells: Sequence[str], left: Sequence[int]) -> str:
    def opened(k):
        return f"<{tag} class='left'>" if k in left else f"<{tag}>"

    return f"<tr>{''.join(f'{opened(k)}{escape(cell)}</{tag}>' for k, cell in enumerate(cells))}</tr>"
