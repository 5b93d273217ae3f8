"""The records of `source/plan.h`, in the same order, and NumPy arrays behind them."""

import ctypes

import numpy as np


INTEGER, NUMBER, POINTER = ctypes.c_int64, ctypes.c_double, ctypes.c_void_p
TOLD = ("status", "end", "steps", "accepted", "saved", "events")
RUNNING, SUCCESSFUL, MOST_STEPS, SHORTEST_STEP = range(4)
FINISHED, PAUSED, FULL = range(3)
LOGGED = 1024  # most events of a run that are logged; all are counted
LOG_FIELDS = ("switch", "began", "held", "ended", "peak", "peaked")  # of an event
PROGRAMS = ("rates", "projection", "dependent", "renewal", "forcing", "guard", "hold", "watch")


class ProgramRecord(ctypes.Structure):
    """Addresses of a function and of its derivative along a direction, and where its parameters begin."""

    _fields_ = [("run", POINTER), ("dot", POINTER), ("parameters", INTEGER)]


class MethodRecord(ctypes.Structure):
    """The tableau of a method."""

    _fields_ = [
        *[(name, INTEGER) for name in ("stages", "order", "reuses", "shifts", "degree")],
        *[(name, POINTER) for name in ("weights", "shares", "solution", "error", "dense")],
        ("proportional", NUMBER),
        ("integral", NUMBER),
    ]


PLAN_SIZES = ("size", "carried", "supplies", "storing", "parameters", "scratch")
PLAN_FLAGS = ("first_round", "counts_motion", "sources", "nonlinear_sources", "guards", "held")


class PlanRecord(ctypes.Structure):
    """A system as the loop sees it."""

    _fields_ = [
        *[(name, INTEGER) for name in (*PLAN_SIZES, *PLAN_FLAGS)],
        *[(name, ProgramRecord) for name in PROGRAMS],
        *[(name, POINTER) for name in ("counted", "places", "owners")],
        ("method", MethodRecord),
    ]


class ValuesRecord(ctypes.Structure):
    """Values of all runs, and how many numbers lie between those of one run and of the next."""

    _fields_ = [("data", POINTER), ("step", INTEGER)]


JOB_VALUES = ("parameters", "begin", "end", "state", "rtol", "atol", "most", "saved", "stop")
JOB_DIRECTIONS = ("dot_parameters", "dot_state")
JOB_RESULTS = ("ys", "dot_ys", "last", "dot_last", "told", "kept")
JOB_LOG = ("log", "log_rows")


class JobRecord(ctypes.Structure):
    """The data of all runs of a batch."""

    _fields_ = [
        *[(name, INTEGER) for name in ("runs", "directions", "times", "stops", "kept_room", "projects_saved", "next")],
        *[(name, ValuesRecord) for name in (*JOB_VALUES, *JOB_DIRECTIONS)],
        *[(name, POINTER) for name in JOB_RESULTS],
        *[(name, INTEGER) for name in ("kept_count", "keeps_stages", "logged")],
        *[(name, POINTER) for name in JOB_LOG],
    ]


def address(array: np.ndarray | None) -> int | None:
    """Where the numbers of a contiguous array begin."""
    return None if array is None or not array.size else array.ctypes.data
