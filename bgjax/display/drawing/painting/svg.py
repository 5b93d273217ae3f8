"""Pictures as SVG."""

from html import escape

from .shapes import Group, Look, Path, Picture, Rectangle, Shape, Text


FONTS = "Helvetica, Arial, sans-serif"


def svg(picture: Picture) -> str:
    """One self-contained SVG element."""
    x, y, width, height = picture.left, picture.top, picture.width, picture.height
    view = f'viewBox="{x:.1f} {y:.1f} {width:.1f} {height:.1f}" width="{width:.0f}" height="{height:.0f}"'
    style = f'style="max-width:100%;height:auto" font-family="{FONTS}" fill="none" stroke-linecap="round"'
    paper = f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="white"/>'
    body = [f'<svg xmlns="http://www.w3.org/2000/svg" {view} {style}>', paper, *map(_group, picture.groups)]
    return "\n".join([*body, "</svg>"])


def _group(group: Group) -> str:
    data = "".join(f' data-{key}="{escape(value)}"' for key, value in group.data.items())
    title = f"<title>{escape(group.title)}</title>" if group.title else ""
    return f'<g class="{group.kind}"{data}>{title}{"".join(map(_shape, group.shapes))}</g>'


def _shape(shape: Shape) -> str:
    match shape:
        case Path():
            return _path(shape)
        case Rectangle():
            return _rectangle(shape)
        case Text():
            return _text(shape)


def _path(path: Path) -> str:
    first, *others = [f"{x:.1f} {y:.1f}" for x, y in path.points]
    rest = f"Q {' '.join(others)}" if path.is_curve else " ".join(f"L {point}" for point in others)
    end = f' data-end="{path.end}"' if path.end else ""
    closing = " Z" if path.is_closed else ""
    return f'<path class="{path.kind}"{end} d="M {first} {rest}{closing}"{_look(path.look)}/>'


def _look(look: Look) -> str:
    found = f' stroke="{look.line}" stroke-width="{look.width:g}"' if look.line else ""
    found += f' fill="{look.fill}"' if look.fill else ""
    return found + (f' stroke-dasharray="{" ".join(f"{x:g}" for x in look.dashes)}"' if look.dashes else "")


def _rectangle(area: Rectangle) -> str:
    size = f'x="{area.left:.1f}" y="{area.top:.1f}" width="{area.width:.1f}" height="{area.height:.1f}"'
    corners = f' rx="{area.radius:g}"' if area.radius else ""
    return f'<rect class="{area.kind}" {size}{corners}{_look(area.look)}/>'


def _text(text: Text) -> str:
    place = f'x="{text.x:.1f}" y="{text.y + 0.35 * text.size:.1f}"' + ' text-anchor="middle"' * text.is_centred
    weight = ' font-weight="bold"' * text.is_bold
    look = f'font-size="{text.size:g}"{weight} fill="{text.colour}"'
    return f'<text class="{text.kind}" {place} {look}>{escape(text.text)}</text>'
