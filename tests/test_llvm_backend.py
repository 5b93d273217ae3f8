"""Programs as native code have the values that NumPy gives, in every width and at every level of optimisation alike."""

import ctypes
from types import SimpleNamespace

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.llvm.library import library
from bgjax.expressions.backends.llvm.machine import machine, why_not
from bgjax.expressions.backends.llvm.module import faults, modes, module_of, module_text
from bgjax.expressions.backends.llvm.objects import _compiled, loaded
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.expression import Pool
from bgjax.expressions.operations import OPERATIONS, apply
from bgjax.expressions.program import make_program
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY
from bgjax.solvers.native.kernel import SOURCE
from bgjax.system.derivative_rules import DerivativeRule
from experiments.c_backend.compare import MOVED, Inputs, near_initial

from .native_objects import undefined_symbols
from .native_programs import NativeFunction, native_outputs


pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
METHODS = (bg.Multipliers(), bg.Compliant(1e6, 1e3), bg.DerivativeCausality(), bg.MinimalCoordinates())
CASES = [
    *[(name, METHODS[0]) for name in ("rc", "resistive_network", "free_rigid_body", "rectifier_bridge")],
    *[(name, METHODS[3]) for name in ("pendulum", "rectifier_half", "planar_four_bar")],
    ("double_pendulum", METHODS[1]),
    ("pendulum_a01_parts", METHODS[2]),
]
WIDTHS = (4, 8)


def identify(case):
    return case if isinstance(case, str) else type(case).__name__


def programs_of(system):
    """All groups of results whose laws are written in operations, and the tangents of the rates."""
    blocks, found = system.plan.equations.solved, {}
    for output in Output:
        program = system.plan.program((output,))
        if program.outputs and not faults([program], blocks.blocks):
            found[output.name] = program
    if "RATES" in found:
        found["tangents of RATES"] = DerivativeRule(found["RATES"], blocks.implicit).tangent(MOVED)
    return found


def carried_of(system, program, symbol):
    """Values of the nodes that a program, or that of which it is the derivative, takes from the parameters."""
    source = program if program.prelude else system.plan.program((Output.RATES,))
    numpy = NumpyBackend({}, system.plan.equations.solved.blocks)
    values = numpy.values(source.pool, source.prelude, symbol)
    return {node: float(values[node]) for node in source.carried}


def compare(name, method):
    """The largest difference of each program from NumPy's values, relative to the largest of these."""
    system = bg.compile(REGISTRY[name].build(), method=method)
    symbol, found = Inputs(system, near_initial(system, REGISTRY[name].initial)), {}
    blocks = system.plan.equations.solved.blocks
    for what, program in programs_of(system).items():
        carried = carried_of(system, program, symbol)
        ours = native_outputs(program, symbol, carried, blocks)
        with np.errstate(all="ignore"):
            theirs = np.array(NumpyBackend({}, blocks).outputs(program, symbol, carried), float)
        np.testing.assert_array_equal(np.isnan(ours), np.isnan(theirs), err_msg=f"{name}: {what}")
        sound = ~np.isnan(theirs)
        largest = np.max(np.abs(theirs[sound]), initial=0.0)
        largest = largest if largest > 1e-12 else 1.0  # the powers of a free body are zero up to rounding
        found[what] = float(np.max(np.abs(ours - theirs)[sound], initial=0.0) / largest)
    return found


@pytest.mark.parametrize(("name", "method"), CASES, ids=identify)
def test_all_results_and_tangents_are_those_of_numpy(name, method):
    found = compare(name, method)
    assert "RATES" in found and max(found.values()) < 1e-12, found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "method"),
    [(name, METHODS[k % 2 + 2 * turn]) for k, name in enumerate(REGISTRY) for turn in (0, 1)],
    ids=identify,
)
def test_all_results_and_tangents_of_the_registry(name, method):
    try:
        found = compare(name, method)
    except bg.BondGraphError:
        pytest.skip("the method does not fit the model")
    # 1e-10, as in experiments/c_backend: tangents of the rectifiers have terms that nearly cancel
    assert max(found.values()) < 1e-10, found


def bits(values):
    """Numbers by their bits; all NaN are alike."""
    return np.where(np.isnan(values), np.nan, values).tobytes()


@pytest.mark.parametrize(("name", "method"), CASES, ids=identify)
def test_widths_and_levels_agree_bit_for_bit(name, method):
    system = bg.compile(REGISTRY[name].build(), method=method)
    state = near_initial(system, REGISTRY[name].initial)
    moved = state + 0.05 * np.random.default_rng(3).normal(size=(max(WIDTHS), len(state)))
    blocks, programs = system.plan.equations.solved.blocks, programs_of(system)
    for what in [each for each in ("RATES", "tangents of RATES", "PROJECTION", "DEPENDENT") if each in programs]:
        symbols = [Inputs(system, row) for row in moved]
        carried = [carried_of(system, programs[what], each) for each in symbols]
        one = NativeFunction(programs[what], blocks)
        expected = [bits(one([symbol], [each])) for symbol, each in zip(symbols, carried, strict=True)]
        for lanes, level in [(1, 0), *[(lanes, level) for lanes in WIDTHS for level in (0, 2)]]:
            run = NativeFunction(programs[what], blocks, lanes, level)
            rows = run(symbols[:lanes], carried[:lanes])
            assert [bits(row) for row in rows] == expected[:lanes], f"{what}, {lanes} lanes, level {level}"


@pytest.mark.parametrize("lanes", (1, *WIDTHS))
def test_operations_of_any_numbers_agree_bit_for_bit(lanes):
    """Also of infinite, tiny and huge numbers, and of NaN, of which no operation may hide any."""
    pool, values = Pool(), [0.0, -0.0, 1e-310, -3e-5, 0.7, 1.0, -2.5, 1e5, 1e300, np.inf, -np.inf, np.nan]
    a, b = pool.symbol("state", 0), pool.symbol("state", 1)
    program = make_program(pool, [apply(name, *(a, b)[: each.arity]) for name, each in OPERATIONS.items()])
    one, pairs = NativeFunction(program), [(x, y) for x in values for y in values]
    for level in (0, 2):
        run = NativeFunction(program, (), lanes, level)
        for first in range(0, len(pairs), lanes):
            group = (pairs[first : first + lanes] * lanes)[:lanes]
            rows = run([lambda key, pair=pair: pair[key[1]] for pair in group], [{}] * lanes)
            expected = [one([lambda key, pair=pair: pair[key[1]]], [{}])[0] for pair in group]
            assert [bits(row) for row in rows] == [bits(row) for row in expected]


def test_operations_of_any_numbers_are_those_of_numpy():
    values = [0.0, -0.0, 1e-310, -3e-5, 0.7, 1.0, -2.5, 1e5, 1e300, np.inf, -np.inf, np.nan]
    for name, operation in OPERATIONS.items():
        pool = Pool()
        program = make_program(pool, [apply(name, *[pool.symbol("state", k) for k in range(operation.arity)])])
        for given in [(x, y)[: operation.arity] for x in values for y in values]:
            with np.errstate(all="ignore"):
                theirs = NumpyBackend({}).outputs(program, lambda key, given=given: np.float64(given[key[1]]))
            ours = native_outputs(program, lambda key, given=given: given[key[1]])
            np.testing.assert_allclose(ours, theirs, rtol=4e-15, atol=5e-324, err_msg=f"{name}{given}")


def test_laws_in_jax_and_large_systems_are_named():
    nodes = dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(effort=jnp.tanh), Q=bg.R(effort=jnp.sinh))
    system = bg.compile(bg.Graph(nodes, ["V -> j", "j -> L", "j -> R", "j -> Q"]))
    found = faults([system.plan.program((Output.RATES,))], system.plan.equations.solved.blocks)
    assert sorted(found) == [f"the law of {path} is a function of JAX" for path in ("Q", "R")]


# -- object code ------------------------------------------------------------------------------------------
@pytest.mark.skipif("linux" not in machine().triple if not why_not() else True, reason="object files of Linux are read")
@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("lanes", (1, *WIDTHS))
def test_object_code_needs_nothing_from_other_libraries(lanes, level):
    """With another library's sine or memory functions, results would depend on the machine."""
    system = bg.compile(REGISTRY["rectifier_half"].build(), method=bg.MinimalCoordinates())
    pool = Pool()
    symbols = [pool.symbol("state", k) for k in range(2)]
    programs = {
        "every": make_program(pool, [apply(name, *symbols[: each.arity]) for name, each in OPERATIONS.items()]),
        **{f"r{k}": each for k, each in enumerate(programs_of(system).values())},
    }
    for name in ("planar_four_bar", "crank_rocker"):
        other = bg.compile(REGISTRY[name].build(), method=bg.MinimalCoordinates())
        text = module_text(
            {"rates": other.plan.program((Output.RATES,))}, other.plan.equations.solved.blocks, lanes
        ).text
        assert undefined_symbols(_compiled(text, level)) == []
    text = module_text(programs, system.plan.equations.solved.blocks, lanes).text
    assert undefined_symbols(_compiled(text, level)) == []


@pytest.mark.skipif("linux" not in machine().triple if not why_not() else True, reason="object files of Linux are read")
@pytest.mark.parametrize("lanes", (1, *WIDTHS))
def test_the_loop_over_steps_needs_nothing_from_other_libraries(lanes):
    text = module_of(library(SOURCE / f"run_{lanes}.ll"), (f"bg_advance_{lanes}", f"bg_memory_{lanes}"))
    assert undefined_symbols(_compiled(text, 2)) == []


# -- the floating-point mode of the thread ----------------------------------------------------------------------
def float_mode():
    """Functions that read and set the mode of this thread."""
    names = ("bg_float_mode", "bg_set_float_mode", "bg_plain_mode")
    found = loaded(module_of(modes(), names), names)
    read, plain = (ctypes.CFUNCTYPE(ctypes.c_uint32)(found[name]) for name in (names[0], names[2]))
    return SimpleNamespace(read=read, write=ctypes.CFUNCTYPE(None, ctypes.c_uint32)(found[names[1]]), plain=plain)


FLUSH = {"x86_64": 0x8040, "aarch64": 1 << 24}  # denormal numbers are taken for zero
MARKS = 0x3F  # on x86: which exceptions have happened


def test_a_run_restores_the_mode_of_its_thread_and_keeps_denormal_numbers():
    """ẋ = −x from 1e-310 on, in a thread that takes such numbers for zero, as those of XLA do."""
    nodes = dict(j=bg.One(), m=bg.I(1.0), r=bg.R(1.0))
    system, mode = bg.compile(bg.Graph(nodes, ["j -> m", "j -> r"])), float_mode()
    before, flushing = mode.read(), mode.plain() | FLUSH[machine().architecture]
    try:
        mode.write(flushing)
        sol = bg.simulate(system, 0.0, 1.0, np.array([1e-310]))
        assert mode.read() & ~MARKS == flushing and not sol.reference
    finally:
        mode.write(before)
    # such a state is far below its tolerance: few steps, each of the fifth order
    np.testing.assert_allclose(sol["m.flow"][-1], 1e-310 * np.exp(-1.0), rtol=1e-2)
