"""Tables from headings and rows of strings: aligned text for terminals, and HTML."""

from collections.abc import Sequence
from html import escape


def text_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """A text table with right-aligned columns; those whose indices are in `left` are left-aligned."""
    lines = [list(headings), *map(list, rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(_text_row(line, widths, left) for line in lines)


def _text_row(cells: Sequence[str], widths: Sequence[int], left: Sequence[int]) -> str:
    aligned = []
    for k, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        aligned.append(f"{cell:<{width}}" if k in left else f"{cell:>{width}}")
    return "  ".join(aligned).rstrip()


def html_table(headings: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> str:
    """The same table as HTML."""
    head = _html_row("th", headings, left)
    return f"<table><thead>{head}</thead><tbody>{''.join(_html_row('td', row, left) for row in rows)}</tbody></table>"


def _html_row(tag: str, cells: Sequence[str], left: Sequence[int]) -> str:
    def opened(k):
        return f"<{tag} class='left'>" if k in left else f"<{tag}>"

    return f"<tr>{''.join(f'{opened(k)}{escape(cell)}</{tag}>' for k, cell in enumerate(cells))}</tr>"
