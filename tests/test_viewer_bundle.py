"""The script of pages, viewer.js: built from the sources beside it, small, and harmless inside HTML."""

import hashlib
import json
import re
from pathlib import Path


WEB = Path(__file__).parents[1] / "bgjax" / "viewer" / "web"
BUNDLE = (WEB / "viewer.js").read_text(encoding="utf-8")


def hash_of_sources() -> str:
    """As build.mjs computes it: names and contents of all files that decide the bundle."""
    files = [WEB / "package.json", WEB / "build.mjs", *(p for p in (WEB / "source").rglob("*") if p.is_file())]
    digest = hashlib.sha256()
    for name, path in sorted((path.relative_to(WEB).as_posix(), path) for path in files):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def test_built_from_the_sources():
    (told,) = re.findall(r"sources with the hash (\w+)", BUNDLE.partition("\n")[0])
    assert told == hash_of_sources(), "the sources have changed: `make viewer`"


def test_small_and_alone():
    """It is part of every page, inside a script element, and addresses of namespaces are all that it names."""
    assert len(BUNDLE.encode()) <= 600_000
    assert "</script" not in BUNDLE.lower() and "<!--" not in BUNDLE
    addresses = set(re.findall(r"\w+://[\w./-]+", BUNDLE))
    assert addresses <= {"http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"}
    assert not re.search(r"\beval\(|new Function\(|\bimport\(", BUNDLE)


def test_licence_of_three():
    assert "Three.js Authors" in BUNDLE and "The MIT License" in (WEB / "LICENSE.three.txt").read_text(encoding="utf-8")


def test_exact_versions():
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = [*package["dependencies"].values(), *package["devDependencies"].values()]
    assert len(versions) == 2 and all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)
    assert not (WEB / "package-lock.json").exists()


def test_sources_stay_small():
    files = list((WEB / "source").rglob("*.js"))
    for path in files:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 250 and max(map(len, lines)) <= 120, path
        assert lines[0].startswith("// "), f"{path}: the first line says what the file is for"
    assert {p.suffix for p in (WEB / "source").rglob("*") if p.is_file()} == {".js"}
    # the only text that is taken as HTML is the drawn graph, whose names Python escapes
    assert [p.name for p in files if "innerHTML" in p.read_text(encoding="utf-8")] == ["graph.js"]


def test_page_forbids_all_requests():
    page = (WEB / "page.html").read_text(encoding="utf-8")
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts == {
        "default-src": "'none'",
        "script-src": "'unsafe-inline'",
        "style-src": "'unsafe-inline'",
        "img-src": "data: blob:",
        "media-src": "blob:",
    }
    assert sorted(re.findall(r"\{\{(\w+)\}\}", page)) == ["data", "script", "title", "title"]
