"""Imports point down the layers of design.md §7; classes are abstract or final; files stay small."""

import ast
from pathlib import Path

import pytest


ROOT = Path(__file__).parent.parent
LAYERS = {
    "_runtime": 0, "_errors": 0, "_types": 0,
    "_readings": 0, "_checks": 1.1, "_tracing": 0, "_functions": 7, "_writing": 1, "_arguments": 0.5, "_nodes": 1, "_aliases": 0.5, "_display": 0, "_surface": 2.2, "_fingerprint": 1, "_code": 2,
    "_graph_algorithms": 0, "_expression": 1, "_components": 1, "_structure": 1, "_grammar": 1,
    "_marks": 1.5, "_passes": 2, "_linear": 2, "_condensing": 2, "_condensed_states": 13, "_widths": 2, "_spanning": 2, "_causality": 2.5, "_forcing": 3,
    "elements": 3, "_schedule": 3, "_quantities": 4, "_flatten": 4, "_graph": 5, "_expansion": 6.5,
    "_canonical": 2, "_cutting": 2, "_cut_graph": 5, "_rank_solve": 5, "_array_faults": 2, "_damped": 6.5, "_marquardt": 2,
    "_array_points": 8, "_block_rank": 8.5, "_derivative_array": 9,
    "_procedures": 2, "_relaxed": 2.7, "_lagrange_faults": 3, "_lagrange": 4, "_generalised_choice": 5,
    "_cycles": 4, "_causal_graph": 4, "_causal_paths": 5, "_path_report": 6,
    "domains": 6, "_augment": 6, "_compliance": 6, "_splitting": 6, "_closure": 7, "_kinematic": 7, "_paths": 6,
    "_program": 1.5, "_opaque": 6, "_times": 6, "_hints": 6, "_angles": 6,
    "_roles": 2, "_recurrence": 2, "_rounds": 4, "_stacking": 5, "_layout": 5.2, "_looped": 5.5, "_stacked": 6, "_separate": 1, "_peeling": 7,
    "_newton": 6, "_geometry": 6, "_problem": 6, "_explicit": 7,
    "_fixed": 7, "_sampling": 6.5, "_random_values": 6.8, "_numbering": 7, "_relays": 7, "_contraction": 7.5,
    "_elimination": 7.5, "_blocks": 8, "_recursion": 8.2,
    "_arithmetic": 0.5, "_host_solve": 6.8, "_dense": 7, "_host_newton": 7, "_host_call": 7.2, "_host_results": 7, "_numpy_jaxpr": 1,
    "_operations": 6, "_forms": 7, "_poses": 7, "_rank": 1, "_pairs": 2, "_light": 6, "_suited": 13,
    "_redundancy": 8, "_solved": 8.4, "_unknowns": 8.5, "mechanics": 8, "solvers": 8,
    "_implicit": 8.3, "_sweeps": 8.4, "_ruled": 6, "_rules": 8.45, "_taped": 16.5,
    "_posing": 8.5, "_pivots": 6, "_independent": 8, "_closing": 9,
    "_switches": 8.8, "_landing": 9, "_events": 9, "_start_contacts": 14.5, "_watch_elements": 14.5, "_switching": 14, "_reactions": 9, "_equations": 9, "_laws": 9.5,
    "_emission": 9.8, "_loose": 9.9, "_emit": 10, "_mechanism": 10.5, "_report": 11, "_plan": 11, "_printing": 15,
    "_source": 6.5, "_timing": 6, "_binding": 11.5, "_folded": 11.8,
    "_compile_faults": 11.9, "_system": 12, "_values": 13, "_named": 13, "_evaluate_numbers": 12.5, "_solution": 13, "_steps": 13,
    "_assignment": 13, "_path_finding": 14, "_projection": 14, "drawing": 15, "_choice": 14,
    "_change_points": 15, "_watch": 15.5, "_consistent": 14, "_preload": 14, "_prescribed": 14, "_start_faults": 15,
    "_initial": 16, "report": 16, "_classes": 16, "_short_data": 16, "_simulate": 17, "_suggest": 18,
    "_compare_faults": 18, "_trial": 19, "_comparison": 20, "_compare": 21, "analysis": 22,
    "_precision": 7, "_gradient_result": 14, "_gradient": 18,
    "_symbolic": 14, "_causal_order": 13, "_virtual_inertia": 15, "_motion": 15, "_coordinates": 16, "_readable": 17,
    "_slopes": 17, "_integrable": 18, "_tangent_space": 15, "_linear_model": 16.5, "_linear_names": 18, "_linear_point": 17, "_linearise": 19,
    "_cardan_angles": 12.5, "_start_angles": 15, "_cardan_watch": 15,
    "_symmetries": 15, "_steady": 18, "_moving_frame": 18.5, "_accuracy": 16, "_error_growth": 17, "_expected_errors": 18,
}  # fmt: skip
NO_JAX = (
    "_errors",
    "_expression",
    "_passes",
    "_linear",
    "_pairs",
    "_rank",
    "_condensing",
    "_structure",
    "_widths",
    "_grammar",
    "_spanning",
    "_causality",
    "_procedures",
    "_relaxed",
    "_lagrange",
    "_lagrange_faults",
    "_generalised_choice",
    "_cycles",
    "_causal_graph",
    "_causal_paths",
    "_path_report",
    "_schedule",
    "_quantities",
    "_program",
    "_sampling",
    "_unknowns",
    "_explicit",
    "_independent",
    "_blocks",
    "_implicit",
    "_sweeps",
    "_forcing",
    "_forms",
    "_closing",
    "_switches",
    "_roles",
    "_recurrence",
    "_rounds",
    "_stacking",
    "_layout",
    "_peeling",
    "_marks",
    "_relays",
    "_random_values",
    "_numbering",
    "_elimination",
    "_contraction",
    "_recursion",
)
LATE = {("_solution", "report"), ("_solution", "_expected_errors")}  # display methods import what draws them when they are called
FILES = sorted((ROOT / "bgjax").rglob("*.py"))


def module(path: Path) -> str:
    parts = path.relative_to(ROOT / "bgjax").with_suffix("").parts
    return parts[0]


def imported(path: Path) -> list[str]:
    """First-level bgjax modules a file imports."""
    depth = len(path.relative_to(ROOT / "bgjax").parts)
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.level:
            inside = node.level < depth
            names = [node.module.split(".")[0]] if node.module else [alias.name for alias in node.names]
            found += [module(path)] if inside else names
        if isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").startswith("bgjax"):
            found += [node.module.split(".")[1]]
    return found


@pytest.mark.parametrize("path", [p for p in FILES if p.name != "__init__.py"], ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_down(path):
    mine = module(path)
    assert mine in LAYERS, f"give {mine} a layer"
    for other in imported(path):
        assert LAYERS[other] < LAYERS[mine] or other == mine or (mine, other) in LATE, f"{mine} imports {other}"


@pytest.mark.parametrize("name", NO_JAX)
def test_structural_layers_do_not_import_jax(name):
    tree = ast.parse((ROOT / "bgjax" / f"{name}.py").read_text())
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [n for n in names if n.split(".")[0] in ("jax", "equinox", "diffrax")]


def test_classes_are_abstract_or_final():
    classes = {node.name: node for path in FILES for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ClassDef)}
    for name, node in classes.items():
        for base in [b.id for b in node.bases if isinstance(b, ast.Name)]:
            # exceptions form a family so that users can catch all of them at once
            assert base not in classes or base.startswith("Abstract") or base == "BondGraphError", f"{name} subclasses the concrete {base}"


def test_files_and_functions_stay_small():
    for path in FILES:
        text = path.read_text()
        assert len(text.splitlines()) <= 400, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                assert node.end_lineno - node.lineno < 60, f"{path}: {node.name}"


def test_import_is_lazy_and_every_public_name_loads():
    import subprocess
    import sys

    code = "import sys, bgjax; assert 'jax' not in sys.modules; [getattr(bgjax, n) for n in bgjax.__all__]"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_nothing_names_a_machine_or_a_registry():
    for path in [*ROOT.glob("*.txt"), *ROOT.glob("*.toml"), *FILES]:
        text = path.read_text()
        assert not [word for word in ("index" + "-url", "file:" + "//", str(ROOT)) if word in text], path
