"""One HTML file from the data of a page: the template with title, data and script in their places."""

import base64
import json
import re
import zlib
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from ...errors import Fault, StructureError


WEB = Path(__file__).parent.parent / "web"
FAST = 6  # level of compression of data; the script, which is always the same, is compressed as far as it can be


def html_of(data: dict[str, Any]) -> str:
    """The page. Data and script are compressed, which the browser undoes. All places are filled at once, so that none
    is sought in what was put into another."""
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    words = {"title": escape(data["title"]), "data": _packed(text, FAST), "script": _script()}
    return re.sub(r"\{\{(title|data|script)\}\}", lambda place: words[place[1]], _read("page.html"))


def data_of(html: str) -> dict[str, Any]:
    """The data in a page."""
    packed = re.search(r'id="bgjax-data">([\w+/=]*)<', html)
    if packed is None:
        raise ValueError("This is no page of bgjax.")
    return json.loads(zlib.decompress(base64.b64decode(packed[1])))


@cache
def _script() -> str:
    return _packed(_read("viewer.js"), 9)


def _packed(text: str, level: int) -> str:
    """A text compressed by zlib, in base 64: nothing in it can end an element of HTML."""
    return base64.b64encode(zlib.compress(text.encode(), level)).decode("ascii")


@cache
def _read(name: str) -> str:
    """A file of the page; these are part of the package and do not change."""
    try:
        return (WEB / name).read_text(encoding="utf-8")
    except OSError:
        what, remedy = "is missing from the package.", "install bgjax again; in a checkout, `make viewer` builds it."
        raise StructureError([Fault(f"bgjax/viewer/web/{name}", what, remedy)]) from None
