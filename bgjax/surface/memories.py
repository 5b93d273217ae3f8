"""Makes every cache of the package: those of the process are listed here, those of a plan or a program are made here.

Beside them, four pure functions of immutable arguments have an `lru_cache` of 4096 entries, because they are called
for every name or every function of a model: sort keys of words (`structure.canonical_order`), names that a code object
reads (`surface.names_read`), hashes of code objects (`surface.fingerprint`), and whether a file is a library's
(`surface.libraries`). They never have to be dropped. Objects that live as long as one calculation keep what they have
computed in it: a `NumpyBackend` users' laws as NumPy functions and the last root of each nonlinear block, `Poses` (of
the rank tests) its programs.
"""

from .memory import Memory


PLANS = Memory(256, of_code=True)
"""Compiled plans. Key: structure of model and method, fingerprint of the user's code, fixed values. Size 256. Dropped
when the user's code changes. Equal plans under several keys are one object, so that they share compiled programs."""

BOUND = Memory(16, of_code=True)
"""Elements of models whose values are numbers. Key: identities of plan, model and method, which the entry keeps alive.
Size 16. Dropped when the user's code changes."""

EXPANDED = Memory(8, of_code=True)
"""Graphs into which models expand. Key: identities of the model, or of model and method. Size 8. Dropped when one of
these is deleted, or when the user's code changes."""

NUMPY_LAWS = Memory(1024, of_code=True)
"""Laws of users' elements as NumPy functions. Key: structure of the element, target of the call, shapes and types.
Size 1024. Dropped when the user's code changes."""

SYMBOLIC = Memory(256)
"""Programs of the package's own functions in plain arithmetic. Key: a name and the sizes of the arguments. Size 256."""

C_RUNTIME = Memory(1)
"""The text of the C functions behind calls, with the limits that all backends share. Key: "runtime". Size 1."""

NATIVE = Memory(1024)
"""Addresses of native functions. Key: hash of a module's text, the processor and the level of optimisation. Size 1024;
code whose addresses are dropped stays loaded."""

FINGERPRINTS = Memory(1024)
"""Last fingerprints of users' functions and classes. Key: identity of the function or class, which the entry refers to
so that another object with this identity is noticed. Size 1024."""

MESHES = Memory(16)
"""Triangles of mesh files for pictures. Key: path, time of the last change and size of the file. Size 16."""

HIDDEN_TOLD = Memory(256)
"""Which `HiddenInputWarning` was given. Key: what is hidden. Size 256."""


def plan_programs() -> Memory:
    """Programs of a plan. Key: names of the results. Size 1024. Dropped with the plan."""
    return Memory(1024)


def plan_memory() -> Memory:
    """What follows from the structure of a plan. Size 4096. Dropped with the plan.

    Keys: ("route", kinds) recorded expansions of models; ("coordinates",) names of joint coordinates; ("placed by",)
    names of initial values that place parts, and ("placement", widths) what follows from them; ("rigid",) the plan with
    multipliers; ("condensation", names, extra) elimination plans of implicit steps; ("tape", solver) lengths of tapes;
    ("initial condition follows", paths, names) whether initial conditions depend on parameters; ("order", name) and
    ("conditions", …) of initial conditions; ("forms",) of Lagrange's equations.
    """
    return Memory(4096)


def bound_memory() -> Memory:
    """Results for one set of numbers: initial conditions, choices of solvers, scales, checks. Key: what, and
    the bytes of all arguments. Size 32. Dropped with the entry of `BOUND`."""
    return Memory(32)


def program_memory() -> Memory:
    """What backends make from a program: stages, Python source, jitted functions, whether it calls laws or iterates.
    Key: what. Size 16. Dropped with the program."""
    return Memory(16)


def rule_memory() -> Memory:
    """Derivative programs of a program and their functions. Key: kind of derivative, inputs, shapes. Size 1024. Dropped
    with the program."""
    return Memory(1024)


def fit_memory() -> Memory:
    """Predictions of a fit with their Jacobians, for all its guesses together. Key: bytes of the sought values. Size
    32. Dropped with the fit."""
    return Memory(32)
