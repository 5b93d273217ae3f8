"""Bad shapes, colours and pages, and what bgjax says to them, in full: name → (class, what the user does, message)."""

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.analysis.methods.comparison import Comparison
from bgjax.models import planar_pendulum, rlc

from .error_catalogue import found


S, P, A, R = bg.StructureError, bg.ParameterError, bg.ArgumentError, bg.ResultError


def too_long():
    """A crank of 0.3 m and a rod of 2 m between pins that are 0.4 m apart."""
    world = bgp.World(points=dict(C=(0.4, 0.0)))
    bars = {name: bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.0), B=(a, 0.0))) for name, a in (("a", 0.3), ("b", 2.0))}
    parts = dict(world=world, **bars, j1=bgp.Revolute(), j2=bgp.Revolute(), j3=bgp.Revolute())
    return bgp.Assembly(parts, ["world -> j1 -> a.A", "a.B -> j2 -> b.A", "b.B -> j3 -> world.C"])


def looking(**options):
    """A bar on a hinge that looks like this."""
    parts = dict(world=bgp.World(), bar=bgp.Body(1.0, 1.0, points=dict(O=(0.0, 1.0)), **options), hinge=bgp.Revolute())
    return bgp.Assembly(parts, ["world -> hinge -> bar.O"])


def run(late=False, **options):
    """A run of a pendulum; `late` saves its end alone."""
    times = [0.1] if late else np.linspace(0.0, 0.1, 3)
    return bg.simulate(bg.compile(planar_pendulum.build()), 0.0, 0.1, saveat=times, **options)


def lost():
    return bg.sweep(bg.compile(rlc.build()), {"R.resistance": [1.0, 2.0]}, 0.0, 9.0, saveat=[9.0], max_steps=1)


def nothing():
    return Comparison((), np.zeros(1), "", {}, 1.0, 1e-6)


def circuit():
    return bg.simulate(bg.compile(rlc.build()), 0.0, 0.1, saveat=np.linspace(0.0, 0.1, 3))


def batch():
    system = bg.compile(rlc.build())
    one = bg.simulate(system, 0.0, 0.1, saveat=np.linspace(0.0, 0.1, 3))
    return type(one)(**{**vars(one), "ts": np.stack([one.ts] * 2), "ys": np.stack([one.ys] * 2)})


SAVE = "save it again as binary STL, OBJ or GLB, or give another shape."
BOW = ((0.0, 0.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0))

PICTURES = {
    'a shape that is none': (P, lambda: bgm.Body(1.0, (1.0, 1.0, 1.0), shape=0.3), found(
        'shape: 0.3 is not a shape.',
        'give one, such as bgm.Box((0.2, 0.1, 0.1)), or a list of them.',
    )),
    'no shapes': (P, lambda: bgm.Revolute((0.0, 0.0, 1.0), shape=[]), found(
        'shape: is an empty list.',
        'name one shape or more; hidden=True leaves the part out.',
    )),
    'a colour that is a number': (P, lambda: bgp.Revolute(colour=3), found(
        'colour: 3 is not a colour.',
        "write it as in HTML: 'steelblue' or '#4682b4'.",
    )),
    'hidden by a word': (P, lambda: bgm.PointMass(1.0, hidden='yes'), found(
        "hidden: 'yes' is neither True nor False.",
        'write hidden=True or leave it out.',
    )),
    'a size in words': (P, lambda: bgm.Sphere('big'), found(
        "Sphere.radius: 'big' does not consist of numbers.",
        'give numbers, in metres.',
    )),
    'a shape without its size': (A, lambda: bgm.Cylinder(0.1), found(
        'Cylinder: needs length.',
        'write Cylinder(radius, length, position=…, orientation=…, colour=…).',
    )),
    'bad sizes, places and colours': (S, lambda: looking(
        colour='stelblue',
        shape=[bgm.Box((0.1, -0.2, 0.1), colour='#12'), bgm.Sphere(0.0), bgm.Ring(np.inf, 0.1, position=(1.0,))],
    ), found(
        "bar.colour: 'stelblue' is not a colour.",
        "did you mean 'steelblue'?",
        'bar.Box.size: is (0.1, -0.2, 0.1).',
        'give three positive numbers, in metres.',
        "bar.Box.colour: '#12' is not a colour.",
        "write it as in HTML: 'steelblue' or '#4682b4'.",
        'bar.Sphere.radius: is 0.',
        'give a positive number, in metres.',
        'bar.Ring.radius: is inf.',
        'give a positive number, in metres.',
        'bar.Ring.position: has shape (1,).',
        'give 2 or 3 numbers.',
    )),
    'an outline that crosses itself': (S, lambda: looking(shape=bgm.Extrusion(BOW, 0.1)), found(
        'bar.Extrusion.outline: crosses itself: the edges after point 0 and after point 2 meet.',
        'give the corners in order around the plate.',
    )),
    'an outline of two points': (S, lambda: looking(shape=bgm.Extrusion(BOW[:2], 0.1)), found(
        'bar.Extrusion.outline: has shape (2, 2).',
        'give at least three points (x, y).',
    )),
    'an outline on a line': (S, lambda: looking(shape=bgm.Extrusion(((0, 0), (1, 1), (2, 2)), 0.1)), found(
        'bar.Extrusion.outline: encloses no area.',
        'give points that are not all on one line.',
    )),
    'lines that are points': (S, lambda: looking(shape=bgm.Lines(((0, 0, 0), (1, 0, 0)))), found(
        'bar.Lines.segments: has shape (2, 3).',
        'give lines as pairs of points: [((0, 0, 0), (1, 0, 0)), …].',
    )),
    'an orientation of zeros': (S, lambda: looking(shape=bgm.Sphere(1.0, orientation=(0, 0, 0, 0))), found(
        'bar.Sphere.orientation: is no orientation: all four numbers are zero.',
        'give a quaternion (w, x, y, z).',
    )),
    'a mesh that is missing': (S, lambda: looking(shape=bgm.Mesh('nowhere/part.stl')), found(
        "bar.Mesh.path: 'nowhere/part.stl' does not exist.",
        SAVE,
    )),
    'a mesh of an unknown kind': (S, lambda: looking(shape=bgm.Mesh('part.step')), found(
        "bar.Mesh.path: 'part.step' is no mesh file that can be read.",
        'give a .stl, .obj or .glb file.',
    )),
    'a mesh from a number': (S, lambda: looking(shape=bgm.Mesh(7)), found(
        'bar.Mesh.path: 7 is not a path.',
        'give the name of a .stl, .obj or .glb file.',
    )),
    'a mesh without size': (S, lambda: looking(shape=bgm.Mesh('part.stl', 0.0)), found(
        'bar.Mesh.scale: is 0.',
        'give a positive number, in metres.',
    )),
    'a page of another kind': (bg.DataError, lambda: circuit().animate('page.png'), found(
        'page.png: does not end with .html or .gif or .mp4.',
        "name the file 'result.html', for example.",
    )),
    'show of what is no model': (A, lambda: bg.show(3), found(
        'show: got 3.',
        'give a mechanism, such as a bgm.Assembly, or a compiled system.',
    )),
    'show of a circuit': (A, lambda: bg.show(rlc.build()), found(
        'show: this model has no bodies in space that could be shown.',
        'bg.draw(model) draws its bond graph.',
    )),
    'show with all options wrong': (A, lambda: bg.show(looking(), 3, title=4, time='now'), found(
        'initial: 3 does not name initial values.',
        "give values by name: bg.show(model, {'main.angle': 0.3}).",
        "time: 'now' is not a finite time.",
        'give a number.',
        'title: 4 is not a text.',
        "give a title: title='Slider-crank'.",
    )),
    'show in a film': (bg.DataError, lambda: bg.show(looking(), path='show.gif'), found(
        'show.gif: does not end with .html.',
        "name the file 'result.html', for example.",
    )),
    'show of an unknown angle': (bg.InitialError, lambda: bg.show(looking(), {'hinge.angel': 1.0}), found(
        'hinge.angel: is not a state.',
        "did you mean 'hinge.angle'?",
    )),
    'loops that cannot close': (bg.InitialError, lambda: bg.initialise(bg.compile(too_long())), found(
        'j1, j2, j3: the initial condition leaves a gap of 0.633: the parts cannot be put together there.',
        'give initial values nearer to a pose that closes (bg.Guess), or change points and lengths.'
        ' bg.show(model) draws the assembly and its gaps.',
    )),
    'a page with options of films': (A, lambda: circuit().animate(None, fps=5.0, view='top'), found(
        'view: is an option of films alone, not of pages.',
        "name a film, such as 'film.gif' or 'film.mp4', or leave it out.",
        'fps: is an option of films alone, not of pages.',
        "name a film, such as 'film.gif' or 'film.mp4', or leave it out.",
    )),
    'a film with options of pages': (A, lambda: run().animate('film.gif', 'hinge.angle', title='Pendulum'), found(
        'results: is for pages alone, not for films.',
        "name a page, such as 'page.html', or leave it out.",
        'title: is for pages alone, not for films.',
        "name a page, such as 'page.html', or leave it out.",
    )),
    'a still after the run': (A, lambda: run().still(3.0), found(
        't: 3 s is outside the run.',
        'give a time from 0 s to 0.1 s.',
    )),
    'a still with a ghost of another mechanism': (R, lambda: run().still(0.0, ghosts={'circuit': circuit()}), found(
        "ghost 'circuit': has no result 'rod.position', so that its bodies cannot be shown beside these.",
        'give runs of the same mechanism.',
    )),
    'a page with unknown results': (R, lambda: circuit().animate(None, 'L.flw', 'L.flow[2]'), found(
        'L.flw: is not a result.',
        "did you mean 'L.flow'?",
        'L.flow[2]: L.flow is one number.',
        "write 'L.flow'.",
    )),
    'a page with a bad title and factor': (A, lambda: circuit().animate(None, title=3, magnify=-1.0), found(
        'title: 3 is not a text.',
        "give a title: title='Slider-crank'.",
        'magnify: -1.0 is no factor by which clearances can be magnified.',
        'give a positive number, or leave it out.',
    )),
    'a page of a batch': (R, lambda: batch().animate(None), found(
        'animate: shows one run, and this solution is a batch.',
        'simulate one member alone, or use bg.sweep, whose sweep.animate() shows its runs together.',
    )),
    'a still of a batch': (R, lambda: batch().still(0.0), found(
        'still: shows one run, and this solution is a batch.',
        'simulate one member alone, or use bg.sweep, whose sweep.animate() shows its runs together.',
    )),
    'a page of a run without times': (R, lambda: run(throw=False, max_steps=1, late=True).animate(None), found(
        'animate: the run has no saved times.',
        'save some: bg.simulate(…, saveat=times), or leave saveat= out.',
    )),
    'a page of a sweep without times': (R, lambda: lost().animate(None), found(
        'animate: no run of this sweep has saved times.',
        'print(sweep) says why.',
    )),
    'a page of methods that do not run': (R, lambda: nothing().animate(None), found(
        'animate: no method has a solution.',
        'print(comparison) says why.',
    )),
    'ghosts that are no list': (A, lambda: circuit().animate(None, ghosts=3), found(
        'ghosts: 3 is not a list of solutions.',
        "give solutions: ghosts=[other], or by name ghosts={'heavier': other}.",
    )),
    'a ghost that is no solution': (R, lambda: circuit().animate(None, ghosts=[3]), found(
        'ghost 1: 3 is not a solution.',
        'give what bg.simulate returned.',
    )),
    'a ghost of another mechanism': (R, lambda: run().animate(None, ghosts={'circuit': circuit()}), found(
        "ghost 'circuit': has no result 'rod.position', so that its bodies cannot be shown beside these.",
        'give runs of the same mechanism.',
    )),
}  # fmt: skip
