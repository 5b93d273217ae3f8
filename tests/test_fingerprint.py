"""A law is its code and everything it reads: neither a store nor a compiled program answers with an older one."""

import functools
import importlib
import importlib.util
import math
import os
import subprocess
import sys
import threading
import types
from os import getenv
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.surface.fingerprint import fingerprint, look
from bgjax.surface.libraries import of_library
from bgjax.surface.memories import HIDDEN_TOLD


ROOT = Path(__file__).parent.parent
GAIN, TABLE, TARGET, mass = 1.0, np.array([1.0, 2.0]), 0.0, 1.0
SETTINGS = types.SimpleNamespace(gain=1.0)
constants = types.ModuleType("constants_of_a_user")
constants.GAIN, constants.OTHER = 1.0, 1.0


class Scale:
    factor = 1.0

    def times(self, flow):
        return self.factor * flow


SCALE = Scale()


def by_global(flow):
    return GAIN * flow


def by_called(flow):
    return by_global(flow)


def by_inner(flow):
    return jax.lax.fori_loop(0, 1, lambda _, x: GAIN * x, flow)


@jax.jit
def jitted(flow):
    return GAIN * flow


def by_jitted(flow):
    return jitted(flow)


def by_module(flow):
    return constants.GAIN * flow


def by_object(flow):
    return SETTINGS.gain * flow


def by_array(flow):
    return TABLE[0] * flow


def by_class(flow):
    return SCALE.times(flow)


def by_name(flow):
    return getattr(constants, "GAIN") * flow  # noqa: B009


def by_module_in_closure(module):
    return lambda flow: module.GAIN * flow


by_closure = by_module_in_closure(constants)
by_closure.__name__ = "by_closure"


def by_attribute(body):
    return body.mass + body.OTHER


CHANGES = {
    by_global: (lambda v: globals().update(GAIN=v)),
    by_called: (lambda v: globals().update(GAIN=v)),
    by_inner: (lambda v: globals().update(GAIN=v)),
    by_jitted: (lambda v: globals().update(GAIN=v)),
    by_module: (lambda v: setattr(constants, "GAIN", v)),
    by_name: (lambda v: setattr(constants, "GAIN", v)),
    by_closure: (lambda v: setattr(constants, "GAIN", v)),
    by_object: (lambda v: setattr(SETTINGS, "gain", v)),
    by_array: (lambda v: TABLE.__setitem__(0, v)),
    by_class: (lambda v: setattr(Scale, "factor", v)),
}


def circuit(law) -> bg.Graph:
    return bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(effort=law), L=bg.I(1.0)), ["V -> j -> L", "j -> R"])


def current_at_one(solution) -> float:
    return float(solution["L.flow"][-1])


def expected(gain: float) -> float:
    return (1.0 - np.exp(-gain)) / gain


@pytest.mark.parametrize("law", CHANGES, ids=lambda law: law.__name__)
def test_what_a_law_reads_is_part_of_it(law):
    before = fingerprint(law)
    CHANGES[law](5.0)
    try:
        assert fingerprint(law) != before
    finally:
        CHANGES[law](1.0)
    assert fingerprint(law) == before and not look(law).unseen


@pytest.mark.parametrize("law", [by_global, by_jitted, by_inner], ids=lambda law: law.__name__)
def test_compiled_programs_are_those_of_the_present_law(law):
    system, times = bg.compile(circuit(law)), [0.0, 1.0]
    try:
        for gain in (1.0, 5.0):
            CHANGES[law](gain)
            assert np.isclose(current_at_one(bg.simulate(system, 0.0, 1.0, saveat=times)), expected(gain), rtol=1e-5)
            assert np.isclose(
                current_at_one(bg.simulate(bg.compile(circuit(law)), 0.0, 1.0, saveat=times)), expected(gain), rtol=1e-5
            )
            assert np.isclose(float(system(0.0, jnp.ones(1))[0]), 1.0 - gain)
    finally:
        CHANGES[law](1.0)


def test_a_loss_that_reads_another_target_is_compiled_anew():
    global TARGET
    system, end = bg.compile(circuit(by_global)), lambda solution: solution["L.flow"][-1] - TARGET
    first = bg.gradient(end, system, ["L.inertia"], 0.0, 1.0).value
    TARGET = 2.0
    try:
        assert np.isclose(bg.gradient(end, system, ["L.inertia"], 0.0, 1.0).value, first - 2.0)
    finally:
        TARGET = 0.0


def test_results_of_a_run_are_not_those_of_a_later_law():
    global GAIN
    solution = bg.simulate(bg.compile(circuit(by_global)), 0.0, 1.0)
    effort = np.asarray(solution["R.effort"])
    GAIN = 5.0
    try:
        with pytest.raises(bg.ResultError, match="has changed since the run"):
            solution["R.effort"]
        assert np.isfinite(solution["L.flow"]).all()  # a state
    finally:
        GAIN = 1.0
    assert np.array_equal(solution["R.effort"], effort)


def test_names_that_only_look_alike_change_nothing():
    global mass
    before = fingerprint(by_attribute)
    mass = 7.0
    constants.OTHER = 2.0
    assert fingerprint(by_attribute) == before
    mass = constants.OTHER = 1.0


def test_closures_defaults_and_arguments():
    def scaled(gain, offset=0.0):
        return lambda flow, offset=offset: gain * flow + offset

    laws = [
        scaled(1.0),
        scaled(2.0),
        scaled(1.0, 1.0),
        functools.partial(by_global, 1.0),
        functools.partial(by_global, 2.0),
        by_global,
        by_called,
    ]
    assert len({fingerprint(law) for law in laws}) == len(laws)
    assert fingerprint(scaled(1.0)) == fingerprint(scaled(1.0))


def test_values_that_look_alike_are_told_apart():
    values = [
        1,
        1.0,
        True,
        "1",
        (1,),
        [1],
        {1: 1},
        None,
        np.ones(1),
        np.ones(1, np.float32),
        np.ones((1, 1)),
        np.ma.masked_array([1.0], [True]),
    ]
    assert len({fingerprint(value) for value in values}) == len(values)
    assert fingerprint({3, 1, 2}) == fingerprint({2, 3, 1}) and fingerprint({"a": 1, "b": 2}) == fingerprint(
        {"b": 2, "a": 1}
    )


CLASS = """
import bgjax as bg, jax
from bgjax.surface.fingerprint import look
def helper(x): return {k} * x
class Base(bg.AbstractElement):
    def ports(self): return (bg.Port("port", 1, "in"),)
    def rule(self): return bg.Rule(((False,),), 1, "x")
class Damper(Base):
    cold: float = {default}
    def law(self, given): return bg.Response(outputs={{"port": helper(self.cold * given.ports["port"])}})
print(look(Damper(2.0)).digest, *look(Damper(2.0)).unseen)
"""


def test_the_code_of_own_elements_is_told_in_any_process():
    def told(k, default):
        run = subprocess.run(
            [sys.executable, "-c", CLASS.format(k=k, default=default)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout.split()

    first, again, edited, other = told(1.0, 0.0), told(1.0, 0.0), told(3.0, 0.0), told(1.0, 1.0)
    assert len(first) == 1 and first == again and len({first[0], edited[0], other[0]}) == 3


def by_eval(flow):
    return eval("GAIN") * flow


NAME = "GAIN"


def by_globals(flow):
    return globals()["GAIN"] * flow


def by_own_module(flow):
    return sys.modules[__name__].GAIN * flow


def by_variable_name(flow):
    return getattr(constants, NAME) * flow


def by_contents(flow):
    return vars(constants)["GAIN"] * flow


def by_dictionary(flow):
    return constants.__dict__["GAIN"] * flow


def by_imported_as(flow):
    import constants_of_a_user as own

    return getattr(own, NAME) * flow


def by_default(flow, module=constants):
    return module.GAIN * flow


def by_environment(flow):
    return float(os.environ.get("GAIN_OF_A_TEST", "1.0")) * flow


def by_getenv(flow):
    return float(getenv("GAIN_OF_A_TEST", "1.0")) * flow


def by_file(flow):
    with open(FILE) as file:
        return float(file.read()) * flow


def by_path(flow):
    return float(FILE.read_text()) * flow


def set_all(value):
    global GAIN
    GAIN = constants.GAIN = value
    os.environ["GAIN_OF_A_TEST"] = str(value)
    FILE.write_text(str(value))


@pytest.fixture
def hidden_places(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, constants.__name__, constants)
    monkeypatch.setenv("GAIN_OF_A_TEST", "1.0")
    monkeypatch.setitem(globals(), "FILE", tmp_path / "gain.txt")
    yield
    set_all(1.0)


HIDDEN = [
    by_globals,
    by_own_module,
    by_variable_name,
    by_contents,
    by_dictionary,
    by_imported_as,
    by_default,
    by_environment,
    by_getenv,
    by_file,
    by_path,
]


@pytest.mark.parametrize("law", HIDDEN, ids=lambda law: law.__name__)
def test_what_cannot_be_seen_is_known_as_such(law, hidden_places):
    assert look(law).unseen


SEVERAL = [
    law if law in (by_globals, by_imported_as, by_file) else pytest.param(law, marks=pytest.mark.slow) for law in HIDDEN
]


@pytest.mark.filterwarnings("ignore::bgjax.errors.HiddenInputWarning")
@pytest.mark.parametrize("law", SEVERAL, ids=lambda law: law.__name__)
def test_nothing_compiled_is_used_again_for_laws_that_read_what_cannot_be_seen(law, hidden_places):
    for gain in (1.0, 5.0):
        set_all(gain)
        system = bg.compile(circuit(law))
        assert np.isclose(float(system(0.0, np.ones(1))[0]), 1.0 - gain)
        solution = bg.simulate(system, 0.0, 1.0, saveat=[0.0, 1.0])
        assert np.isclose(current_at_one(solution), expected(gain), rtol=1e-5)
        assert system.current() is system and look(law).unseen


def test_a_law_that_reads_what_cannot_be_seen_is_told_once(hidden_places):
    HIDDEN_TOLD.clear()
    with pytest.warns(bg.HiddenInputWarning, match=r"laws depend on what by_globals reads by globals\(\)") as told:
        systems = [bg.compile(circuit(by_globals)) for _ in range(2)]
    assert len(told) == 1 and systems[0].plan != systems[1].plan


@pytest.mark.filterwarnings("ignore::bgjax.errors.HiddenInputWarning")
def test_a_loss_that_reads_what_cannot_be_seen_is_compiled_anew(hidden_places):
    system, found = bg.compile(circuit(by_global)), []
    for target in (1.0, 2.0):
        constants.OTHER = target
        found.append(bg.gradient(by_hidden_target, system, ["L.inertia"], 0.0, 1.0).value)
    constants.OTHER = 1.0
    assert np.isclose(found[1], found[0] - 1.0)


def by_hidden_target(solution):
    return solution["L.flow"][-1] - vars(constants)["OTHER"]


LOCK = threading.Lock()


def by_lock(flow):
    return LOCK.locked() + flow


@pytest.mark.filterwarnings("ignore::bgjax.errors.HiddenInputWarning")
@pytest.mark.parametrize(
    "law, word",
    [(by_eval, r"what by_eval reads by eval\(\)"), (by_lock, "a lock, an object whose state cannot be read")],
)
def test_the_store_says_what_it_cannot_see_and_computes(law, word, tmp_path):
    global GAIN
    assert look(law).unseen
    if law is by_lock:
        return
    found = []
    for GAIN in (1.0, 5.0):  # noqa: B007
        with pytest.warns(bg.StoreWarning, match=word):
            runs = bg.sweep(
                bg.compile(circuit(law)),
                {"L.inertia": [1.0, 2.0]},
                0.0,
                1.0,
                saveat=[0.0, 1.0],
                store=tmp_path / "runs.zarr",
            )
        found.append(float(runs["L.flow"][0, -1]))
    GAIN = 1.0
    assert np.allclose(found, [expected(1.0), expected(5.0)], rtol=1e-5) and not (tmp_path / "runs.zarr").exists()


def test_the_store_tells_a_law_by_what_it_reads(tmp_path):
    global GAIN

    def run():
        return bg.sweep(
            bg.compile(circuit(by_called)),
            {"L.inertia": [1.0, 2.0]},
            0.0,
            1.0,
            saveat=[0.0, 1.0],
            store=tmp_path / "runs.zarr",
        )

    first = run()
    GAIN = 5.0
    try:
        with pytest.raises(bg.DataError, match="begun with other laws of the model"):
            run()
    finally:
        GAIN = 1.0
    assert np.array_equal(run()["L.flow"], first["L.flow"])


LAW = """
import jax.numpy as jnp
GAIN = 1.0
def law(flow): return GAIN * flow
class Gain:
    def __call__(self, flow): return GAIN * flow
LAWS = [law, Gain()]
"""


@pytest.fixture(params=["profile", "signal", "code", "calendar"])
def namesake(request, tmp_path, monkeypatch):
    """A user's file with the name of a module of Python, imported in place of that."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, request.param, raising=False)
    (tmp_path / f"{request.param}.py").write_text(LAW)
    yield importlib.import_module(request.param)
    sys.modules.pop(request.param)


@pytest.mark.parametrize("number", [0, 1])
def test_laws_in_files_named_as_modules_of_python_are_told_by_what_they_read(namesake, number):
    before = fingerprint(namesake.LAWS[number])
    namesake.GAIN = 5.0
    assert fingerprint(namesake.LAWS[number]) != before


NAMESAKES = [("profile", 0), ("signal", 1)]
OTHERS = [pytest.param(name, number, marks=pytest.mark.slow) for name in ("code", "calendar") for number in (0, 1)]
OTHERS += [pytest.param(name, 1 - number, marks=pytest.mark.slow) for name, number in NAMESAKES]


@pytest.mark.parametrize(("namesake", "number"), [*NAMESAKES, *OTHERS], indirect=["namesake"])
def test_files_named_as_modules_of_python_are_users_code(namesake, number, tmp_path):
    law, times = namesake.LAWS[number], [0.0, 1.0]
    kept = dict(saveat=times, store=tmp_path / "runs.zarr")
    for gain in (1.0, 5.0):
        namesake.GAIN = gain
        solution = bg.simulate(bg.compile(circuit(law)), 0.0, 1.0, saveat=times)
        assert np.isclose(current_at_one(solution), expected(gain), rtol=1e-5)
        if gain == 1.0:
            bg.sweep(bg.compile(circuit(law)), {"L.inertia": [1.0, 2.0]}, 0.0, 1.0, **kept)
    with pytest.raises(bg.DataError, match="begun with other laws of the model"):
        bg.sweep(bg.compile(circuit(law)), {"L.inertia": [1.0, 2.0]}, 0.0, 1.0, **kept)


def test_a_module_loaded_by_its_path_is_users_code(tmp_path):
    """`importlib` loads a file under a name that another module has in sys.modules."""
    (tmp_path / "calendar.py").write_text(LAW)
    spec = importlib.util.spec_from_file_location("calendar", tmp_path / "calendar.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    before = [fingerprint(law) for law in module.LAWS]
    module.GAIN = 5.0
    assert not {fingerprint(law) for law in module.LAWS} & {*before}


EXECUTED = """
class Damper(bg.AbstractElement):
    def ports(self): return (bg.Port("port", 1, "in"),)
    def rule(self): return bg.Rule(((False,), (True,)), 1)
    def law(self, given): return bg.Response({{"port": {gain} * given.ports["port"]}})
class Constants:
    gain = {gain}
def law(flow): return {gain} * flow
"""


def executed(gain: float) -> dict:
    space = dict(bg=bg)  # no __name__: classes have the module of builtins
    exec(EXECUTED.format(gain=gain), space)
    return space


def test_classes_without_a_module_are_users_code():
    """Also in the store: see `test_the_store_tells_executed_classes`."""
    first, other = executed(1.0), executed(5.0)
    assert first["Damper"].__module__ == "builtins"
    for name in ("Damper", "Constants", "law"):
        assert fingerprint(first[name]) == fingerprint(executed(1.0)[name]) != fingerprint(other[name])


def test_the_store_tells_executed_classes(tmp_path):
    def run(gain):
        nodes = dict(V=bg.Se(1.0), j=bg.One(), R=executed(gain)["Damper"](), L=bg.I(1.0))
        system = bg.compile(bg.Graph(nodes, ["V -> j -> L", "j -> R"]))
        return bg.sweep(system, {"L.inertia": [1.0]}, 0.0, 1.0, saveat=[0.0, 1.0], store=tmp_path / "runs.zarr")

    first = run(1.0)["L.flow"]
    assert np.array_equal(run(1.0)["L.flow"], first)
    with pytest.raises(bg.DataError, match="begun with other"):
        run(5.0)


def test_library_code_is_known_by_its_name():
    values = [np.sin, jnp.sin, jax.jit, os.path.join, functools.partial, Path, bg.R, bg.compile, math.sin, threading]
    assert all(map(of_library, values)) and not any(map(of_library, [by_global, Scale, constants]))
