"""Rooms import only the rooms before them; classes are abstract or final; files and folders stay small."""

import ast
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from bgjax._graph_algorithms import strong_components


ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "bgjax"
FILES = sorted(PACKAGE.rglob("*.py"))
# all may import these, and these no room
ROOT_MODULES = ("errors", "_types", "_tracing", "_runtime", "_cache_entries", "_graph_algorithms", "surface")
MAY = {
    "structure": "",
    "expressions": "",
    "scene": "",
    "elements": "structure expressions",
    "graph": "structure elements scene",
    "mechanics": "structure expressions elements graph scene",
    "domains": "structure expressions elements graph",
    "formulation": "structure expressions elements graph",
    "system": "structure expressions elements graph formulation",
    "solvers": "expressions",
    "display": "structure graph system",
    "viewer": "scene graph system display",
    "simulation": "scene expressions elements graph formulation solvers system display viewer",
    "analysis": "structure expressions elements graph formulation solvers system simulation display viewer",
    "models": "",  # one file, which finds the folder `models`; no room may import it
}
# Inner rooms that may import less than their room
NARROWER = {"solvers/native": "expressions", "simulation/engine": "expressions formulation solvers system"}
# A backend stands on its own, but for users' laws, which are JAX functions; `llvm` compiles the runtime of `c`
BACKENDS = {"jax": "solves", "numpy": "jax solves", "sympy": "", "solves": "", "c": "solves", "llvm": "c solves"}
NO_JAX = (
    *("structure", "structure/lagrange", "structure/paths", "expressions", "expressions/loops"),
    *("scene", "scene/meshes"),
    *("formulation/unknowns", "formulation/unknowns/array"),
    *("expressions/backends", "expressions/backends/sympy", "expressions/backends/c", "expressions/backends/llvm"),
)
MODELS = sorted((ROOT / "models").glob("*.py"))
# what users import, and pages for tables and the demo
MODELS_MAY = ("mechanics", "domains", "solvers", "elements", "display")
CROWDED = ("elements", "joints")  # one element, one joint a file


def imported(path: Path) -> set[Path]:
    """Files of the package, or packages, that a file imports anywhere: late and type-only imports count too."""
    found, here = set(), path.parent
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").partition(".")[0] == "bgjax"):
            words = (node.module or "").split(".") if node.module else []
            base = here.joinpath(*[".."] * (node.level - 1)).resolve() if node.level else PACKAGE
            place = base.joinpath(*(words if node.level else words[1:]))
            found |= {target(place, alias.name) for alias in node.names}
    return found


def target(place: Path, name: str) -> Path:
    for candidate in (
        place.with_suffix(".py"),
        place / f"{name}.py",
        place / name / "__init__.py",
        place / "__init__.py",
    ):
        if candidate.exists():
            return candidate
    if place.parent == PACKAGE / "models":  # in the folder `models` beside the package
        return PACKAGE / "models" / "__init__.py"
    raise AssertionError(f"{place}: {name}")


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


@pytest.mark.parametrize(
    "path", [p for p in FILES if p != PACKAGE / "__init__.py"], ids=lambda p: str(p.relative_to(ROOT))
)
def test_rooms(path):
    """A room imports only the rooms before it, and of these only what they offer."""
    mine = room(path)
    for file in imported(path):
        other = room(file)
        permitted = {mine, *ROOT_MODULES, *allowed(path)}
        assert other in permitted, f"{path}: {mine} may not import {other}"
        offered = surface(other)
        name = ".".join(file.relative_to(PACKAGE / other).with_suffix("").parts) if other != mine and offered else ""
        assert not name or name in offered, f"{path}: {name} is not on the surface of {other}"


def allowed(path: Path) -> list[str]:
    """Rooms that a file may import."""
    narrower = [rooms for folder, rooms in NARROWER.items() if path.is_relative_to(PACKAGE / folder)]
    return (narrower or [MAY.get(room(path), "")])[0].split()


def test_backends_stand_on_their_own():
    place = PACKAGE / "expressions/backends"
    for path in [p for p in FILES if p.is_relative_to(place) and p.parent != place]:
        others = {f.relative_to(place).parts[0] for f in imported(path) if f.is_relative_to(place)}
        mine = path.relative_to(place).parts[0]
        assert others <= {mine, "base.py", *BACKENDS[mine].split()}, f"{path}: {mine} may not import {others}"


@pytest.mark.parametrize("path", MODELS, ids=lambda p: p.name)
def test_models_import_what_users_import(path):
    """Each other they import by relative imports, so that a file is loaded once, as part of `bgjax.models`."""
    for node in ast.walk(ast.parse(path.read_text())):
        assert not isinstance(node, ast.ImportFrom) or node.level < 2, f"{path}: line {node.lineno}"
        for name in imported_names(node):
            first, *rest = name.split(".")
            assert first != "models", f"{path}: {name}"
            assert first != "bgjax" or not rest or rest[0] in MODELS_MAY, f"{path}: a model may not import {name}"


def imported_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and not node.level else []


def surface(name: str) -> tuple[str, ...]:
    """What a room offers to others; nothing is said of rooms whose names users import."""
    file = PACKAGE / name / "__init__.py"
    tree = ast.parse(file.read_text()) if file.exists() else ast.parse("")
    values = [node.value for node in tree.body if isinstance(node, ast.Assign) and node.targets[0].id == "SURFACE"]
    return ast.literal_eval(values[0]) if values else ()


def test_surfaces_are_used():
    used = set()
    for path in FILES:
        for file in imported(path):
            _, *inner = file.relative_to(PACKAGE).with_suffix("").parts
            used |= {(room(file), ".".join(inner))} if room(file) != room(path) else set()
    assert not [(name, entry) for name in MAY for entry in surface(name) if (name, entry) not in used]


def test_rooms_have_no_cycles_with_their_own_rooms():
    edges: dict[Path, set[Path]] = {}
    for path in FILES:
        if path.name != "__init__.py":
            edges.setdefault(path.parent, set()).update(
                f.parent for f in imported(path) if room(f) == room(path) and f.parent != path.parent
            )
    order = strong_components({folder: list(found & edges.keys()) for folder, found in edges.items()})
    assert not [component for component in order if len(component) > 1]


# A call is part of an expression and computes one; a system whose users' laws have changed compiles itself again.
MUTUAL = [{"expressions/calls.py", "expressions/expression.py"}, {"system/compile.py", "system/system.py"}]


def test_modules_have_no_cycles():
    """Late and type-only imports count too."""
    modules = {path for path in FILES if path.name != "__init__.py"}
    order = strong_components({path: [file for file in imported(path) if file in modules] for path in modules})
    cycles = [{str(path.relative_to(PACKAGE)) for path in component} for component in order if len(component) > 1]
    assert [cycle for cycle in cycles if cycle not in MUTUAL] == []


def test_rooms_stay_small():
    modules = {p.name for p in PACKAGE.glob("*.py")} - {"__init__.py"}
    assert modules == {f"{name}.py" for name in ROOT_MODULES if name != "surface"}
    for folder in {path.parent for path in FILES}:
        assert len(list(folder.glob("*.py"))) <= 16 or folder.name in CROWDED, folder


def test_engine_rooms_import_without_jax():
    """Each file in a fresh interpreter would take minutes; together they show the same."""
    files = [path for folder in NO_JAX for path in (PACKAGE / folder).glob("*.py")]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files]
    code = f"import importlib, sys; [importlib.import_module(n) for n in {names!r}]; assert 'jax' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_classes_are_abstract_or_final():
    classes = {
        node.name: node
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef)
    }
    for name, node in classes.items():
        for base in [b.id for b in node.bases if isinstance(b, ast.Name)]:
            # exceptions form a family so that users can catch all of them at once
            assert base not in classes or base.startswith("Abstract") or base == "BondGraphError", (
                f"{name} subclasses the concrete {base}"
            )


def test_files_and_functions_stay_small():
    for path in FILES:
        text = path.read_text()
        assert len(text.splitlines()) <= 400, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno < 60, f"{path}: {node.name}"


def test_numpy_or_jax_is_chosen_in_one_place():
    """`evaluator` chooses for systems, `array_functions` for arrays; all else is handed what they chose."""
    for path in [p for p in FILES if p != PACKAGE / "_tracing.py"]:
        assert not re.search(r"\b(jnp|np) if .*(traced|Tracer|known)", path.read_text()), path


def test_import_is_lazy_and_every_public_name_loads():
    code = "import sys, bgjax; assert 'jax' not in sys.modules; [getattr(bgjax, n) for n in bgjax.__all__]"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_names_a_machine_or_a_registry():
    for path in [*ROOT.glob("*.txt"), *ROOT.glob("*.toml"), *FILES]:
        text = path.read_text()
        assert not [word for word in ("index" + "-url", "file:" + "//", str(ROOT)) if word in text], path


def test_the_map_is_drawn_from_the_imports():
    """`make map` writes it anew."""
    drawn = runpy.run_path(str(ROOT / "docs/rooms.py"))["picture"]()
    assert (ROOT / "docs/rooms.svg").read_text() == drawn, "the imports or the number of files have changed: `make map`"
