"""Elementary functions of native kernels: the built texts beside mpmath, special values, and nothing missing."""

import itertools
import re
import runpy
import struct
from pathlib import Path

import numpy as np
import pytest

from bgjax.expressions.backends.llvm.library import completed, library, library_of
from bgjax.expressions.backends.llvm.machine import MODES
from bgjax.expressions.operations import NUMPY_OPERATIONS


llvm = pytest.importorskip("llvmlite.binding")

from experiments.native_functions import points  # noqa: E402
from experiments.native_functions.errors import EXACT, NUMPY, error  # noqa: E402
from experiments.native_functions.machine import BINARY, RUNTIME, UNARY, WIDTHS, functions  # noqa: E402


BUILD = runpy.run_path(str(RUNTIME / "build.py"))
NATIVE = {width: functions(width) for width in WIDTHS}
ULP = 2.0
POINTS = 600
FINITE = points.SPECIAL[np.isfinite(points.SPECIAL)]
# x86 with AVX2 and fused multiply-adds, with AVX-512, and AArch64
MACHINES = (
    *(("x86_64-unknown-linux-gnu", cpu) for cpu in ("x86-64-v3", "x86-64-v4")),
    ("aarch64-unknown-linux-gnu", "generic"),
)


def same_bits(a: np.ndarray, b: np.ndarray) -> bool:
    """NaN is NaN: which of its bits pass through an operation is up to the processor."""
    return np.array_equal(a, b, equal_nan=True) and np.array_equal(np.signbit(a[a == 0]), np.signbit(b[b == 0]))


def arguments_of(name: str, count: int) -> tuple[np.ndarray, ...]:
    if name == "atan2":
        return points.of_atan2(count, seed=3)
    return points.of_power(count, seed=3) if name in ("pow", "power") else (points.of_one(name, count, seed=3),)


@pytest.mark.parametrize("name", EXACT)
def test_exact_to_two_units_of_the_last_place(name):
    arguments = arguments_of(name, POINTS)
    found = NATIVE[1].run(name, *arguments)
    for value, *at in zip(found, *arguments, strict=True):
        assert error(name, value, *at) <= ULP, (name, at, value)


@pytest.mark.parametrize("name", [name for name in UNARY if name != "sign"])
def test_special_values_of_one_argument(name):
    """Zeros with their sign, subnormals, infinities, NaN and the largest numbers; the values themselves by mpmath."""
    with np.errstate(all="ignore"):
        wanted = NUMPY[name](points.SPECIAL)
    found = NATIVE[1].run(name, points.SPECIAL)
    for x, value, want in zip(points.SPECIAL, found, wanted, strict=True):
        if np.isfinite(want) and want != 0.0:
            assert error(name, value, x) <= ULP, (name, x, value)
        else:
            assert same_bits(np.array([value]), np.array([want])), (name, x, value, want)


def test_thresholds():
    """Just below overflow, just beyond, and down to the smallest number."""
    run = NATIVE[4].run
    assert np.isfinite(run("exp", [709.782712893384])) and np.isinf(run("exp", [709.7827128933841]))
    assert run("exp", [-745.1332191019411]) == 5e-324 and run("exp", [-745.1332191019412]) == 0.0
    assert np.isfinite(run("sinh", [710.4758600739439])) and run("sinh", [-710.475860073944]) == -np.inf
    assert np.isfinite(run("cosh", [-710.4758600739439])) and np.isinf(run("cosh", [710.475860073944]))
    for name, x in itertools.product(("sinh", "asin", "atan", "sin", "tan", "tanh"), (5e-324, 3e-310, 1e-200)):
        assert run(name, [x]) == x
    assert run("log", [5e-324]) == np.log(5e-324)


def test_angles_in_all_quadrants():
    sides = np.array([0.0, -0.0, 5e-324, -5e-324, 1e-310, 1.0, -1.0, 2.5, 1e308, -1e308, np.inf, -np.inf, np.nan])
    y, x = (np.array(part) for part in zip(*itertools.product(sides, sides), strict=True))
    wanted, found = np.arctan2(y, x), NATIVE[1].run("atan2", y, x)
    for place in range(y.size):
        if np.isfinite([y[place], x[place]]).all() and y[place] * np.sign(x[place]) != 0.0:
            assert np.signbit(found[place]) == np.signbit(y[place])
            assert error("atan2", found[place], y[place], x[place]) <= ULP
        else:  # multiples of π/4, zeros (mpmath has no negative one) and NaN
            np.testing.assert_allclose(found[place], wanted[place], rtol=2.3e-16)
            assert np.isnan(wanted[place]) or np.signbit(found[place]) == np.signbit(wanted[place])


def test_special_powers():
    """As NumPy has them: anything to the power of zero is one, one to the power of anything too; zero for x <= 0."""
    numbers = np.array([0.0, -0.0, 5e-324, 0.5, 1.0, 2.0, 1e300, np.inf, np.nan, -1.0, -0.5, -1e-3, -1e300, -np.inf])
    x, y = (np.array(part) for part in zip(*itertools.product(numbers, numbers), strict=True))
    with np.errstate(all="ignore"):
        power, pow_ = NUMPY_OPERATIONS["power"](x, y), np.power(np.abs(x), y)
    np.testing.assert_allclose(NATIVE[1].run("power", x, y), power, rtol=4.5e-16, atol=5e-324)
    np.testing.assert_allclose(NATIVE[1].run("pow", np.abs(x), y), pow_, rtol=4.5e-16, atol=5e-324)
    assert np.isnan(NATIVE[1].run("power", [np.nan], [2.0]))


@pytest.mark.parametrize("name", ["sign", "maximum", "minimum"])
def test_comparisons_keep_nan(name):
    numbers = [-np.inf, -1.0, 0.0, 2.0, np.inf, np.nan]
    x, y = (np.array(part) for part in zip(*itertools.product(numbers, numbers), strict=True))
    wanted = NUMPY_OPERATIONS[name](*((x, y) if name in BINARY else (x,)))
    assert same_bits(NATIVE[1].run(name, x, y), wanted)


@pytest.mark.parametrize("name", (*UNARY, *BINARY, "sincos"))
def test_lanes_equal_width_one(name):
    """Also where one lane alone has an argument for which there is a rare path."""
    rng = np.random.default_rng(4)
    if name in BINARY:
        arguments = arguments_of(name if name in EXACT else "atan2", 3000)
    else:
        found = points.of_one(name if name in points.UNARY else "sin", 3000, seed=4)
        arguments = (rng.permutation(np.concatenate([found, points.SPECIAL])),)
    one = NATIVE[1].run(name, *arguments)
    for width in WIDTHS[1:]:
        assert same_bits(one, NATIVE[width].run(name, *arguments)), width


def test_both_at_once_are_the_single_ones():
    x = points.of_one("sin", 300, seed=5)
    assert same_bits(NATIVE[4].run("sincos", x), NATIVE[4].run("sin", x))
    for width, native in NATIVE.items():
        cosines = [native.cosines(x[k : k + width]) for k in range(0, 48, width)]
        assert same_bits(np.concatenate(cosines), native.run("cos", x[:48]))


@pytest.mark.parametrize("path", BUILD["texts"](), ids=lambda path: path.name)
def test_built_from_the_sources(path):
    """The texts are portable: no target, no attributes or intrinsics of a machine; one clang builds them for all."""
    group, _ = BUILD["texts"]()[path]
    first, _, text = path.read_text(encoding="utf-8").partition("\n")
    assert first == f"; sources {group.digest()}", "the sources have changed: `make kernels`"
    assert not re.search(r'^target |target-|tune-cpu|"|^!|!dbg', text, re.MULTILINE)
    assert not BUILD["FORBIDDEN"].search(text)


@pytest.mark.parametrize(("triple", "cpu"), MACHINES)
def test_objects_need_nothing_from_outside(triple, cpu):
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu, "", opt=2)
    for path in BUILD["texts"]():
        module = llvm.parse_assembly(whole_text(path, triple))
        module.triple = triple
        module.verify()
        assert undefined(machine.emit_object(module)) == 0, path.name


def whole_text(path: Path, triple: str) -> str:
    """A text; the loop over steps with the functions that it calls."""
    text = path.read_text(encoding="utf-8")
    if not path.stem.startswith("run"):
        return text
    own, modes = library(path), library_of(MODES[triple.split("-")[0]], "modes")
    names = [f"bg_{word}_{path.stem[4:]}" for word in ("advance", "memory", "call")]
    texts = [own.definitions[name].replace("define internal ", "define ", 1) for name in names]
    return completed("\n".join(texts), [own, library(RUNTIME / "functions_1.ll"), modes])


def undefined(code: bytes) -> int:
    """Symbols of an ELF object that have a name and no section."""
    sections = llvm.ObjectFileRef.from_data(code).sections()
    (table,) = [bytes(section.data()) for section in sections if section.name() in (".symtab", b".symtab")]
    symbols = [struct.unpack_from("<IBBHQQ", table, place) for place in range(0, len(table), 24)]
    assert len(symbols) > len(UNARY)
    return sum(name != 0 and section == 0 for name, _, _, section, _, _ in symbols)
