"""The table of operations: a row in every backend, the same values in all of them, derivative rules; calls of NumPy at
several points at once (`test_calls.py` compares the calls of all backends)."""

import ast
import inspect
import shutil
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import sympy

from bgjax.expressions import calls
from bgjax.expressions.backends.base import AbstractBackend
from bgjax.expressions.backends.c.backend import CSource
from bgjax.expressions.backends.c.library import compiled_unit
from bgjax.expressions.backends.c.unit import printed
from bgjax.expressions.backends.jax.backend import JaxBackend
from bgjax.expressions.backends.llvm.calls import CallPrinter
from bgjax.expressions.backends.llvm.machine import why_not
from bgjax.expressions.backends.llvm.operations import operation_texts
from bgjax.expressions.backends.numpy.backend import NumpyBackend
from bgjax.expressions.backends.numpy.source import PythonSource
from bgjax.expressions.backends.sympy.backend import SympyBackend
from bgjax.expressions.calls import (
    DependentCall,
    JacobianCall,
    MethodCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from bgjax.expressions.expression import Pool
from bgjax.expressions.influence import influence_of
from bgjax.expressions.operations import FUNCTIONS, OPERATIONS, apply
from bgjax.expressions.passes import linear_forms, tangents
from bgjax.expressions.program import NonlinearBlock, make_program, nonlinear_program

from .native_programs import native_outputs


def by_numpy(program, given):
    return NumpyBackend({}).outputs(program, lambda key: np.float64(given[key[1]]))


def by_python(program, given):
    source = PythonSource()
    run = source.function("symbol", [], source.outputs(program, source.symbol))
    with np.errstate(all="ignore"):
        return run(lambda key: np.float64(given[key[1]]), NumpyBackend({}).call)


def by_jax(program, given):
    backend = JaxBackend({}, dtype=jnp.float64)
    return jax.jit(lambda y: jnp.stack(backend.outputs(program, lambda key: y[key[1]])))(jnp.asarray(given))


def by_sympy(program, given):
    symbols = sympy.symbols(f"x:{len(given)}", real=True)
    outputs = SympyBackend(sympy).outputs(program, lambda key: symbols[key[1]])
    return [float(sympy.N(output.subs(dict(zip(symbols, given, strict=True))), 20)) for output in outputs]


def by_c(program, given):
    run = program.memory.remember("c", lambda: compiled_unit(printed(program)))
    return run(lambda key: given[key[1]])


def by_llvm(program, given):
    return native_outputs(program, lambda key: given[key[1]])


# functions (program, values) → outputs; a new backend gets a line here
NUMERIC = {"NumPy": by_numpy, "Python source": by_python, "JAX": by_jax}
if shutil.which("gcc"):
    NUMERIC["C"] = by_c
if not why_not():
    NUMERIC["LLVM"] = by_llvm
BACKENDS = {**NUMERIC, "SymPy": by_sympy}
INSTANCES = (NumpyBackend({}), PythonSource(), CSource(), JaxBackend({}), SympyBackend(sympy))


@pytest.mark.parametrize("backend", INSTANCES, ids=lambda backend: type(backend).__name__)
def test_every_backend_has_every_operation_and_every_call(backend):
    assert isinstance(backend, AbstractBackend) and set(backend.operations) == set(OPERATIONS)
    kinds = [c for _, c in inspect.getmembers(calls, inspect.isclass) if issubclass(c, calls.AbstractTarget)]
    found = {c for c in kinds if not c.__name__.startswith("Abstract")}
    assert found == set(calls.TARGETS)  # each of them calls an abstract method of AbstractBackend


def test_native_code_has_every_operation_and_every_call():
    assert all(set(operation_texts(lanes)) == set(OPERATIONS) for lanes in (1, 4, 8))
    abstract = AbstractBackend.__abstractmethods__ & {
        "solve",
        "regular_solve",
        "rank_solve",
        "dependent_columns",
        "newton",
    }
    assert len(abstract) == 5 and all(hasattr(CallPrinter, name) for name in (*abstract, "jacobian"))


def points(operation, count=5):
    """Random arguments inside the operation's domain, of either sign where that is allowed."""
    random = np.random.default_rng(len(operation.name))
    positive = operation.name in ("log", "sqrt", "power")
    return random.uniform(0.1 if positive else -0.9, 0.9, size=(count, operation.arity))


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_have_the_same_values_in_all_backends(name):
    operation, pool = OPERATIONS[name], Pool()
    symbols = [pool.symbol("state", k) for k in range(operation.arity)]
    program = make_program(pool, with_constants(name, *symbols))
    for given in points(operation):
        folded = with_constants(name, *map(float, given))
        for run in BACKENDS.values():
            np.testing.assert_allclose([float(x) for x in run(program, given)], folded, rtol=2e-15, atol=1e-300)


@pytest.mark.parametrize("name", OPERATIONS)
def test_nan_passes_through_every_operation(name):
    """NaN means that there is no solution: no operation may hide it, as C's fmax would."""
    operation, pool = OPERATIONS[name], Pool()
    program = make_program(pool, [apply(name, *[pool.symbol("state", k) for k in range(operation.arity)])])
    for place in range(operation.arity):
        given = np.full(operation.arity, 0.5)
        given[place] = np.nan
        for backend, run in NUMERIC.items():
            assert np.isnan(float(run(program, given)[0])), f"{backend} hides NaN in argument {place} of {name}"


def with_constants(name, *values):
    """The operation on these values, and with each of two arguments replaced by a constant."""
    mixed = [(0.7, values[-1]), (values[0], 0.4)] if len(values) == 2 else []
    return [apply(name, *each) for each in (values, *mixed)]


@pytest.mark.parametrize("name", OPERATIONS)
def test_derivative_rules_agree_with_differences(name):
    operation, pool = OPERATIONS[name], Pool()
    symbols = [pool.symbol("state", k) for k in range(operation.arity)]
    derivatives = [tangents(pool, [apply(name, *symbols)], {symbol.index: 1.0})[0] for symbol in symbols]
    for given in points(operation):
        for argument, found in enumerate(by_numpy(make_program(pool, derivatives), given)):
            np.testing.assert_allclose(float(found), central(operation, given, argument), rtol=2e-8, atol=2e-8)


def central(operation, given, argument, step=1e-4):
    """Central differences of fourth order."""

    def at(by):
        return float(operation.numpy(*(given + by * step * np.eye(len(given))[argument])))

    return (8.0 * (at(1.0) - at(-1.0)) - (at(2.0) - at(-2.0))) / (12.0 * step)


SMOOTH = [name for name, operation in OPERATIONS.items() if not operation.kinked and name != "atan2"]


@pytest.mark.parametrize("name", SMOOTH)
def test_derivative_rules_agree_with_complex_steps(name):
    """To the last digits, where NumPy has the function of complex numbers."""
    operation, pool = OPERATIONS[name], Pool()
    symbols = [pool.symbol("state", k) for k in range(operation.arity)]
    derivatives = [tangents(pool, [apply(name, *symbols)], {symbol.index: 1.0})[0] for symbol in symbols]
    for given in points(operation):
        for argument, found in enumerate(by_numpy(make_program(pool, derivatives), given)):
            expected = operation.numpy(*(given + 1e-30j * np.eye(len(given))[argument])).imag / 1e-30
            np.testing.assert_allclose(float(found), expected, rtol=1e-14, atol=1e-15)


@pytest.mark.parametrize("name", OPERATIONS)
def test_traits_hold(name):
    """Degree, commutation and the operator of Python, at random numbers."""
    operation, values = OPERATIONS[name], points(OPERATIONS[name])
    if operation.operator is not None:
        assert all(operation.operator(*row) == operation.numpy(*row) for row in values)
    if operation.infix:
        assert all(eval(f"a {operation.infix} b", {"a": a, "b": b}) == operation.numpy(a, b) for a, b in values)
    if operation.arity == 2:
        swapped = [operation.numpy(a, b) == operation.numpy(b, a) for a, b in values]
        assert all(swapped) == operation.commutes
    for argument in range(operation.arity):
        degree = operation.degree([int(k == argument) for k in range(operation.arity)])
        assert (degree == 1) == (operation.operator is not None and straight(operation, values + 2.0, argument))
    assert not operation.one_sided or operation.kinked


def straight(operation, rows, argument):
    """Whether the function is a straight line along an argument."""
    by = 0.1 * np.eye(operation.arity)[argument]

    def f(row):
        return operation.numpy(*row)

    return all(abs(f(row + by) + f(row - by) - 2.0 * f(row)) < 1e-12 for row in rows)


def test_messages_name_every_function():
    import bgjax

    assert all(hasattr(bgjax, name) for name in FUNCTIONS.split())


NAMING = ("operations.py", "expressions/expression.py", "expressions/block_labels.py", "numpy/jaxpr.py")


def test_names_of_operations_stand_in_the_tables_only():
    """Elsewhere a trait of the operation is asked. Rewriting rules of the pool and its labelled nodes name the five
    operators, and signs of solutions "neg"; the table of jaxprs is about JAX's primitives."""
    rooms = [
        Path(calls.__file__).parents[1] / room for room in ("expressions", "formulation", "system", "analysis/symbolic")
    ]
    for path in [path for room in rooms for path in room.rglob("*.py")]:
        constants = [node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)]
        found = {value for value in constants if isinstance(value, str) and value in OPERATIONS}
        # "power" is a result of every port as well
        assert found <= {"neg", "power"} or str(path).endswith(NAMING), f"{path}: {found}"


# -- calls ------------------------------------------------------------------------------------------------
def two_ways(target, arguments, width):
    """The results of a call by NumPy, at one point and at two, and by JAX."""
    one = np.array(NumpyBackend({}).call(target, arguments, width))
    both = np.array(NumpyBackend({}).call(target, [np.array([a, a]) for a in arguments], width))
    np.testing.assert_array_equal(both, np.stack([one, one], axis=1))
    backend = JaxBackend({}, dtype=jnp.float64)
    traced = jax.jit(lambda v: jnp.stack(backend.call(target, list(v), width)))(jnp.asarray(arguments))
    return one, np.asarray(traced)


def test_solves_agree_in_numpy_and_jax():
    random = np.random.default_rng(0)
    factor, right = random.normal(size=(3, 3)), random.normal(size=3)
    matrix = factor @ factor.T + np.eye(3)
    places = tuple((i, j) for i in range(3) for j in range(3))
    for target in (SolveCall(3), RegularSolveCall(3, places), RankSolveCall(3, 3, 3, places)):
        for found in two_ways(target, [*matrix.flat, *right], 3):
            np.testing.assert_allclose(found, np.linalg.solve(matrix, right), rtol=1e-12)
    for found in two_ways(DependentCall(2, 3), [1.0, 0.0, 1.0, 0.0, 1.0, 1.0], 3):
        assert sum(found) == 2.0


@pytest.mark.parametrize("kind", [SolveCall(2), RegularSolveCall(2, ((0, 0), (0, 1), (1, 0), (1, 1)))])
def test_partials_of_a_solve_are_those_of_its_solution(kind):
    given, pool = np.array([2.0, 0.3, 0.3, 1.5, 0.7, -0.4]), Pool()
    symbols = [pool.symbol("state", k) for k in range(6)]
    x = pool.call(kind, symbols, 2)
    forms = linear_forms(pool, x, [s.index for s in symbols])
    derivatives = make_program(pool, [forms[row][s.index] for row in range(2) for s in symbols])
    expected = jax.jacfwd(lambda v: jnp.linalg.solve(v[:4].reshape(2, 2), v[4:]))(jnp.asarray(given))
    np.testing.assert_allclose(np.array(by_numpy(derivatives, given)).reshape(2, 6), expected, rtol=1e-12)
    np.testing.assert_allclose(by_jax(derivatives, given).reshape(2, 6), expected, rtol=1e-12)


def cubic_block():
    """w³ + w = a, for which w(a) is known to increase."""
    pool = Pool()
    w, a = pool.symbol("unknown", 0), pool.symbol("state", 0)
    residual = w * w * w + w - a
    outputs = [residual, *linear_forms(pool, [residual], [w.index])[0].values(), abs(w) + 1.0]
    program, known = nonlinear_program(pool, outputs, [w.index])
    return NonlinearBlock(program, (w.index,), known, ((0, 0),), ("w",))


def test_newton_and_its_jacobian_agree_in_numpy_and_jax():
    block, a = cubic_block(), 1.3
    root = next(float(r.real) for r in np.roots([1.0, 0.0, 1.0, -a]) if abs(r.imag) < 1e-12)
    for backend in (NumpyBackend({}, (block,)), JaxBackend({}, (block,), jnp.float64)):
        np.testing.assert_allclose(float(backend.call(NewtonCall(0), [a], 1)[0]), root, rtol=1e-13)
        derivative = backend.call(JacobianCall(NewtonCall(0)), [a], 1)[0]
        np.testing.assert_allclose(float(derivative), 1.0 / (3.0 * root**2 + 1.0), rtol=1e-12)
    assert influence_of(block).places == ((0, 0),) and influence_of(block).program.outputs == (-1.0,)


def test_equal_targets_are_one_call_and_different_kinds_are_not():
    pool = Pool()
    x = pool.symbol("state", 0)
    assert pool.call(MethodCall("J", "law"), [x], 1)[0] is pool.call(MethodCall("J", "law"), [x], 1)[0]
    assert pool.call(NewtonCall(1), [x], 1)[0] is not pool.call(SolveCall(1), [x], 1)[0]
    twice = JacobianCall(JacobianCall(NewtonCall(2)))
    assert twice.base == NewtonCall(2) and twice.order == 2


def test_a_program_lists_what_a_printer_has_to_write():
    pool = Pool()
    x, p = pool.symbol("state", 0), pool.symbol("parameter", "J", 0, 0)
    solved = pool.call(SolveCall(1), [p + 1.0, x], 1)
    program = make_program(pool, [solved[0] + x, 2.0])
    assert set(program.inputs.values()) == {("state", 0), ("parameter", "J", 0, 0)}
    assert [call.target for call in program.calls] == [SolveCall(1)] and program.calls_in_body
    assert program.order == (*program.prelude, *program.body) and program.outputs[1] == 2.0
    assert pool.is_zero(0.0) and not pool.is_zero(x) and pool.inner((2.0 * x).index) == (x.index,)
