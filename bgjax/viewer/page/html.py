"""One HTML file from the data of a page: the template with title, data and script in their places."""

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from ...errors import Fault, StructureError


WEB = Path(__file__).parent.parent / "web"


def html_of(data: dict[str, Any]) -> str:
    """The page. All three places are filled at once, so that none is sought in what was put into another."""
    words = {"title": escape(data["title"]), "data": json_text(data), "script": _read("viewer.js")}
    return re.sub(r"\{\{(title|data|script)\}\}", lambda place: words[place[1]], _read("page.html"))


def json_text(data: Any) -> str:
    """JSON that contains neither an end tag, such as that of a script, nor the beginning of a comment of HTML."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    for mark in ("</", "<!"):
        text = text.replace(mark, f"\\u003c{mark[1]}")
    return text


@cache
def _read(name: str) -> str:
    """A file of the page; these are part of the package and do not change."""
    try:
        return (WEB / name).read_text(encoding="utf-8")
    except OSError:
        what, remedy = "is missing from the package.", "install bgjax again; in a checkout, `make viewer` builds it."
        raise StructureError([Fault(f"bgjax/viewer/web/{name}", what, remedy)]) from None
