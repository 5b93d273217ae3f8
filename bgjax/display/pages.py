"""Self-contained HTML pages of solutions, without scripts or network: drawn graph, causality, plots, energy audit."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from .drawing import draw
from .plots import plot


STYLE = """
body { font: 15px/1.5 Helvetica, Arial, sans-serif; color: #1a1a1a; background: white; }
body { max-width: 1000px; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.6em; }
h2 { font-size: 1.25em; margin-top: 2.2em; border-bottom: 1px solid #d0d7de; padding-bottom: .2em; }
pre { font-size: 12px; line-height: 1.35; background: #f6f8fa; padding: .8em; overflow-x: auto; border-radius: 6px; }
details { margin: .6em 0; } summary { cursor: pointer; color: #1d4ed8; } svg { max-width: 100%; height: auto; }
nav a { margin-right: 1em; display: inline-block; }
table { border-collapse: collapse; font-size: 12.5px; margin: .4em 0 1em; }
.left { text-align: left; } .wide { overflow-x: auto; }
th, td { padding: .2em .42em; text-align: right; border-bottom: 1px solid #e5e7eb; white-space: nowrap; }
th { border-bottom-color: #8c959f; }
td.left:last-child { white-space: normal; min-width: 10em; }
.pair { display: flex; flex-wrap: wrap; gap: 0 1.5em; align-items: flex-start;
  width: 94vw; margin-left: calc(50% - 47vw); }
.pair figure { flex: 1 1 280px; min-width: 0; } .pair figure + figure { flex: 2 1 560px; }
figure { margin: 1em 0; } figcaption, .note { color: #57606a; font-size: 13px; }
"""


def page(title: str, sections: Mapping[str, str], introduction: str = "") -> str:
    """An HTML page from sections by title, with links to them."""
    links = "".join(f'<a href="#s{k}">{escape(name)}</a>' for k, name in enumerate(sections))
    body = "".join(f'<h2 id="s{k}">{escape(name)}</h2>{text}' for k, (name, text) in enumerate(sections.items()))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head += f"<title>{escape(title)}</title><style>{STYLE}</style>"
    top = f"<h1>{escape(title)}</h1><p>{escape(introduction)}</p><nav>{links}</nav>"
    return f"<!doctype html><html lang='en'><head>{head}</head><body>{top}{body}</body></html>"


def section(solution, names: Sequence[str], *, text: str = "", reference: Mapping[str, Any] | None = None) -> str:
    """HTML of a solution: its drawn graph, the report of the compiler, plots of results, and the energy audit."""
    system = solution.system
    parts = [f"<p>{escape(text)}</p>" if text else "", draw(system).html]
    parts.append(folded("Causality, order of evaluation, unknowns", system.report()))
    parts += [f"<p>{escape(str(solution))}</p>", plot(solution, names, reference).svg]
    if solution.audit is not None:
        parts.append(folded("Energy audit", str(solution.audit)))
    return "".join(parts)


def folded(title: str, text: str) -> str:
    """HTML of a text that is hidden until its title is clicked."""
    return f"<details><summary>{escape(title)}</summary><pre>{escape(text)}</pre></details>"
