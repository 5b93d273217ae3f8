"""Batches of native runs as primitives of JAX: values of runs go in, results come out, also of derivatives along
directions. All arrays have an axis of runs in front; it has the length 1 where all runs share a value."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import batching, mlir

from ...expressions.backends.llvm.machine import machine
from .compiling import NativeKernel
from .memory import memory_size
from .records import JOB_VALUES, LOG_FIELDS, LOGGED, TOLD
from .target import registered


SAVED = JOB_VALUES.index("saved")
run_primitive = Primitive("native_run")
run_primitive.multiple_results = True


def run_native(values: Sequence[Any], directions: Sequence[Any], kernel: NativeKernel) -> list[Any]:
    """States at saved times, the vectors at the ends, and what is told, of all runs; with directions also the
    derivatives of the first two, otherwise the log of events, and the row of the last one, if there are switches."""
    return run_primitive.bind(*values, *directions, kernel=kernel)


def _parts(arrays: Sequence[Any]) -> tuple[int, int | None, int]:
    """How many runs there are, how many directions (None without any), and how many saved times."""
    runs = max(array.shape[0] for array in arrays)
    directions = arrays[len(JOB_VALUES)].shape[1] if len(arrays) > len(JOB_VALUES) else None
    return runs, directions, arrays[SAVED].shape[1]


@run_primitive.def_abstract_eval
def _shapes(*arrays: Any, kernel: NativeKernel) -> list[Any]:
    runs, directions, times = _parts(arrays)
    system = kernel.system
    shapes = [(runs, times, system.known), (runs, system.length), (runs, len(TOLD))]
    if directions is not None:
        shapes += [(runs, directions, times, system.known), (runs, directions, system.length)]
    elif system.guards:
        shapes += [(runs, LOGGED, len(LOG_FIELDS)), (runs, system.guards)]
    return [jax.core.ShapedArray(shape, np.dtype(float)) for shape in shapes]


@run_primitive.def_impl
def _computed(*arrays: Any, kernel: NativeKernel) -> list[Any]:
    return _compiled(*arrays, kernel=kernel)


@partial(jax.jit, static_argnames="kernel")
def _compiled(*arrays: Any, kernel: NativeKernel) -> list[Any]:
    return run_primitive.bind(*arrays, kernel=kernel)


def _lowered(context: Any, *arrays: Any, kernel: NativeKernel) -> Any:
    runs, directions, times = _parts(context.avals_in)
    lanes = 1 if runs == 1 else machine().lanes
    plan = kernel.plan(lanes)
    memory = jax.core.ShapedArray((memory_size(plan, lanes, directions or 0),), np.dtype(float))
    target = registered(plan, lanes)
    lower = jax.ffi.ffi_lowering(target)
    found = lower(context.replace(avals_out=[*context.avals_out, memory]), *arrays)
    return found[: len(context.avals_out)]


mlir.register_lowering(run_primitive, _lowered, platform="cpu")


# -- batches ------------------------------------------------------------------------------------------------
def _batched(arrays: Sequence[Any], axes: Sequence[Any], *, kernel: NativeKernel) -> tuple[list[Any], list[Any]]:
    count = next(a.shape[d] for a, d in zip(arrays, axes, strict=True) if d is not None)
    first = len(JOB_VALUES)
    if all(axis is None for axis in axes[:first]):
        return _more_directions(arrays, axes, count, kernel)
    runs = max(a.shape[0 if d is None else int(d == 0)] for a, d in zip(arrays, axes, strict=True))
    joined = [_joined(a, d, count, runs) for a, d in zip(arrays, axes, strict=True)]
    found = run_primitive.bind(*joined, kernel=kernel)
    return [x.reshape(count, runs, *x.shape[1:]) for x in found], [0] * len(found)


def _joined(array: Any, axis: Any, count: int, runs: int) -> Any:
    """An array whose axis of runs also holds the new axis."""
    if axis is None:
        if array.shape[0] == 1:
            return array
        array, axis = jnp.broadcast_to(array[None], (count, *array.shape)), 0
    array = jnp.moveaxis(array, axis, 0)
    if array.shape[1] != runs:
        array = jnp.broadcast_to(array, (count, runs, *array.shape[2:]))
    return array.reshape(count * runs, *array.shape[2:])


def _more_directions(arrays: Sequence[Any], axes: Sequence[Any], count: int, kernel: NativeKernel) -> tuple:
    """Only directions are batched: the runs are computed once, with all directions."""
    first = len(JOB_VALUES)
    pairs = zip(arrays[first:], axes[first:], strict=True)
    moved = [_directions(array, axis, count) for array, axis in pairs]
    found = run_primitive.bind(*arrays[:first], *moved, kernel=kernel)
    split = [jnp.moveaxis(x.reshape(x.shape[0], count, -1, *x.shape[2:]), 1, 0) for x in found[3:]]
    return [*found[:3], *split], [None] * 3 + [0] * len(split)


def _directions(array: Any, axis: Any, count: int) -> Any:
    """Directions along the second axis, the new axis outside the old one."""
    if axis is None:
        array, axis = jnp.broadcast_to(array[None], (count, *array.shape)), 0
    array = jnp.moveaxis(array, axis, 1)
    return array.reshape(array.shape[0], -1, *array.shape[3:])


batching.primitive_batchers[run_primitive] = _batched
