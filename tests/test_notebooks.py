"""Notebooks run from top to bottom, and what is shown in the .ipynb is what stands in the .py."""

import json
import re
from pathlib import Path

import pytest


SOURCES = sorted((Path(__file__).parent.parent / "notebooks").glob("*.py"))


def cells(source: Path) -> list[tuple[str, str]]:
    """(kind, text) of the cells of a percent script."""
    pieces = re.split(r"^# %%(.*)\n", source.read_text(), flags=re.M)[1:]
    return [
        ("markdown" if "markdown" in head else "code", text.strip("\n"))
        for head, text in zip(pieces[::2], pieces[1::2], strict=True)
    ]


def uncommented(text: str) -> str:
    return "\n".join(line.removeprefix("#").removeprefix(" ") for line in text.split("\n"))


@pytest.mark.parametrize(
    "source",
    [pytest.param(path, marks=pytest.mark.slow) if path.stem[0] > "1" else path for path in SOURCES],
    ids=lambda path: path.stem,
)
def test_notebook_runs(source, capsys):
    namespace: dict = {}
    shown = 0
    for kind, text in cells(source):
        if kind == "code":
            *_, last = text.rsplit("\n", 1)
            exec(compile(text, source.name, "exec"), namespace)
            if re.match(r"(bg\.draw|\w+\.plot)\(", last):  # what the notebook would show
                assert eval(last, namespace)._repr_svg_().startswith("<svg")
                shown += 1
    assert shown >= 3 and capsys.readouterr().out


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_executed_notebook_is_up_to_date(source):
    """`make notebooks` writes the .ipynb, with outputs, from the .py."""
    notebook = json.loads(source.with_suffix(".ipynb").read_text())
    found = [(cell["cell_type"], "".join(cell["source"])) for cell in notebook["cells"]]
    assert found == [(kind, uncommented(text) if kind == "markdown" else text) for kind, text in cells(source)]
    assert all(
        cell["outputs"]
        for cell in notebook["cells"]
        if cell["cell_type"] == "code" and "bg.draw(" in "".join(cell["source"])
    )
    assert not re.search(r"/(home|root|tmp|work)/", source.with_suffix(".ipynb").read_text())


def test_there_are_notebooks():
    assert SOURCES
