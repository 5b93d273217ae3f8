"""Bad inputs that are told by their words: graphs that contain themselves, degrees, short data, files.
As `error_catalogue`."""

import sys
import tempfile
from functools import cache
from pathlib import Path
from unittest import mock

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.expressions.backends.c.unit import printed
from bgjax.formulation.records.output import Output
from bgjax.models import car_axis
from experiments.bad_inputs.graphs import endless, nested
from experiments.bad_inputs.models import circuit, swinging, system

from .error_catalogue import found, hint


@cache
def folder() -> Path:
    folder.kept = tempfile.TemporaryDirectory()
    return Path(folder.kept.name)


def data(content: bytes) -> None:
    """A fit to a CSV file with this content."""
    path = folder() / "data.csv"
    path.write_bytes(content)
    bg.FitProblem(system(), path, parameters=["R.resistance"])


def told(act):
    """The same, with the folder of the file left out of the text."""

    def short():
        try:
            act()
        except bg.DataError as error:
            faults = [fault._replace(where=fault.where.replace(f"{folder()}/", "")) for fault in error.faults]
            raise bg.DataError(faults) from None

    return short


def without_matplotlib(act):
    """The same where matplotlib is not installed."""

    def tried():
        with mock.patch.dict(sys.modules, matplotlib=None):
            act()

    return tried


WORDS = {
    "graph that contains itself": (
        bg.StructureError,
        lambda: bg.compile(endless()),
        found(
            "inner: a graph contains itself there.",
            "put another graph, or a copy of it made by a function, in its place.",
        ),
    ),
    "nodes changed in place": (
        bg.StructureError,
        lambda: circuit().nodes.update(R=bg.R(2.0)),
        found(
            "nodes: of a graph that is made are not changed.",
            "make another one: graph.replace({'name': node}), graph.add({'name': node}, bonds) or "
            "graph.remove('name').",
        ),
    ),
    "parts nested too deep": (
        bg.StructureError,
        lambda: nested(300),
        found(
            "inner.inner.inner.…: parts are nested more than 250 levels deep.",
            "put levels together: a part of a part needs a level of its own only where it is used more than once.",
        ),
    ),
    "start in degrees": (
        bg.MagnitudeWarning,
        lambda: bg.initialise(swinging(), {"main.angle": 30.0}),
        hint(
            "main.angle: is 30 rad, which is 4.77 turns; it looks like degrees.",
            "angles are in radians: if degrees are meant, write np.deg2rad(30).",
        ),
    ),
    "frame in degrees": (
        bg.MagnitudeWarning,
        lambda: bgp.Assembly(
            dict(world=bgp.World(), rod=bgp.Body(1.0, 0.1), main=bgp.Revolute(frame_a=90.0)), ["world -> main -> rod"]
        ),
        hint(
            "main.frame_a: is 90 rad, which is 14.3 turns; it looks like degrees.",
            "angles are in radians: if degrees are meant, write np.deg2rad(90).",
        ),
    ),
    "frame of a body in degrees": (
        bg.MagnitudeWarning,
        lambda: bgp.Assembly(
            dict(
                world=bgp.World(),
                rod=bgp.Body(1.0, 0.1, points=dict(top=(0.0, 0.5)), frames=dict(top=90.0)),
                main=bgp.Revolute(),
            ),
            ["world -> main -> rod.top"],
        ),
        hint(
            "rod.frames.top: is 90 rad, which is 14.3 turns; it looks like degrees.",
            "angles are in radians: if degrees are meant, write np.deg2rad(90).",
        ),
    ),
    "Cardan angles in degrees": (
        bg.MagnitudeWarning,
        lambda: bg.initialise(
            bg.compile(
                bgm.Assembly(dict(world=bgm.World(), top=bgm.Body(1.0, (1.0, 2.0, 3.0), orientation=bgm.Cardan())), [])
            ),
            {"top.cardan": (30.0, 20.0, 0.0)},
        ),
        hint(
            "top.cardan: is 30 rad, which is 4.77 turns; it looks like degrees.",
            "angles are in radians: if degrees are meant, write np.deg2rad(30).",
        ),
    ),
    "an initial condition that holds None": (
        bg.InitialError,
        lambda: bg.simulate(system(), 0.0, 1.0, [None, 0.0]),
        found(
            "y0: [None, 0.0] is not an initial condition.",
            "give a vector of numbers, or initial values by name: {'L.flow': 1.0}.",
        ),
    ),
    "a field of an element that has the name of a method": (
        bg.StructureError,
        lambda: type("Gate", (bg.AbstractBlock,), {"__annotations__": {"kind": str}}),
        found(
            "Gate.kind: is a method or property of every element, and cannot be a field.",
            "give the field another name.",
        ),
    ),
    "a resistance of zero where bonds are cut": (
        bg.ParameterError,
        lambda: bg.compile(
            bg.Graph(
                dict(
                    o=bg.Zero(),
                    z=bg.Zero(),
                    S=bg.Se((1.0, 1.0, 1.0)),
                    g=bg.GY(np.array([[0.0, 1.0, 2.0], [0.5, 0.0, 0.0]])),
                    B=bg.C(1.0),
                    R=bg.R((1.0, 0.0)),
                ),
                ["S -> z", "z -> g.a", "g.b -> o", "o -> B", "o -> R"],
            )
        ),
        found("R.resistance: is [1. 0.].", "here it gives the flow, f = e/R: it must be positive."),
    ),
    "data shorter than the run": (
        bg.MagnitudeWarning,
        lambda: bg.simulate(bg.compile(circuit(V=bg.Se(bg.Sampled([0.0, 1.0], [0.0, 3.0])))), 0.0, 2.0),
        hint(
            "V.effort: the samples end at t = 1, the run at 2: after them their last value, 3., is used.",
            "give samples up to the end of the run, or the last value twice if it is meant to be held.",
        ),
    ),
    "CSV in another encoding": (
        bg.DataError,
        told(lambda: data("t,L.flow,Öl\n0.0,0.0,1.0\n".encode("latin-1"))),
        found("data.csv: is not text in UTF-8 (byte 0xd6 at place 9).", "save it again as CSV in UTF-8."),
    ),
    "words in CSV": (
        bg.DataError,
        told(lambda: data(b"t,L.flow\n0.0,much\n1.0,more\n")),
        found(
            "data.csv, row 1, L.flow: 'much' is not a number.",
            "write numbers; leave the field empty where nothing was measured.",
            "data.csv, row 2, L.flow: 'more' is not a number.",
            "write numbers; leave the field empty where nothing was measured.",
        ),
    ),
    "drawing in a format that there is not": (
        bg.DataError,
        lambda: bg.draw(circuit()).save("graph.jpg"),
        found(
            "graph.jpg: does not end with .svg or .html or .pdf or .png.", "name the file 'result.svg', for example."
        ),
    ),
    "drawing where no file can be": (
        bg.DataError,
        lambda: bg.draw(circuit()).save("/dev/null/graph.pdf"),
        found(
            "/dev/null/graph.pdf: cannot be written (File exists).",
            "free space or rights to write, or give another place. What was there before is as it was.",
        ),
    ),
    "drawing as PDF without matplotlib": (
        bg.StructureError,
        without_matplotlib(lambda: bg.draw(circuit()).save("graph.pdf")),
        found("graph.pdf: needs matplotlib.", "pip install 'bgjax[plot]', or save the drawing as .svg or .html."),
    ),
    "signal to a joint": (
        bg.StructureError,
        lambda: bgp.Assembly(
            dict(world=bgp.World(), rod=bgp.Body(1.0, 0.1), main=bgp.Revolute()), ["world ~> main", "main -> rod"]
        ),
        found(
            "world ~> main: is a signal, but joints and forces exchange power with bodies.",
            "write 'world -> main'.",
        ),
    ),
    "a law in JAX as C source": (
        bg.StructureError,
        lambda: printed(bg.compile(car_axis.build()).plan.program((Output.RATES,))),
        found(
            *(
                line
                for path in ("chassis.lean", "chassis.twist", "wheel.shift")
                for line in (
                    f"{path}: its law is a function of JAX; it has no form in C.",
                    "use elements with symbolic laws, which are printed, or run the program by NumPy or JAX.",
                )
            )
        ),
    ),
}
