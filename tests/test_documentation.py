"""Every Python block of the README and of the docstrings runs."""

import ast
import re
import textwrap
from pathlib import Path

import numpy as np
import pytest


ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"```python\n(.*?)```", re.S)


@pytest.mark.slow
def test_readme_runs_from_top_to_bottom():
    namespace: dict = {}
    for block in BLOCK.findall((ROOT / "README.md").read_text()):
        exec(compile(block, "README.md", "exec"), namespace)
    assert namespace["tension"].shape == (201,)
    printed = re.search(r"^unknown .*?^  noise", (ROOT / "README.md").read_text(), re.S | re.M).group()
    for path, value in namespace["fit"].values.items():
        shown = float(re.search(rf"^{re.escape(path)} +(\S+) ", printed, re.M).group(1))
        assert shown == pytest.approx(float(value), rel=1e-4)


def docstring_blocks():
    for path in sorted((ROOT / "bgjax").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.Module) and ast.get_docstring(node):
                for block in BLOCK.findall(ast.get_docstring(node)):
                    yield pytest.param(block, id=f"{path.name}:{getattr(node, 'name', 'module')}")


@pytest.mark.parametrize("block", list(docstring_blocks()))
def test_docstring_example_runs(block):
    exec(compile(block, "docstring", "exec"), {})


def test_examples_for_contributors_run():
    for block in BLOCK.findall((ROOT / "CONTRIBUTING.md").read_text()):
        namespace: dict = {}
        exec(compile(textwrap.dedent(block), "CONTRIBUTING.md", "exec"), namespace)
        assert np.all(np.isfinite(np.array(namespace["derivatives"], float)))


def test_readme_has_exactly_two_commands():
    (commands,) = re.findall(r"```\n(make.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert commands.split("\n") == ["make demo", "make test", ""]
