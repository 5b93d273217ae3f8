"""Pages for the tests of the viewer, from hand-made scenes: a crank with a slider, a spring and a play.

The motion is the closed form of a crank that turns evenly."""

import base64

import numpy as np

from bgjax.scene import (
    Anchor,
    Arrow,
    Box,
    Capsule,
    Cylinder,
    Ellipsoid,
    Extrusion,
    Frame,
    Lines,
    Play,
    Point,
    Ring,
    Scene,
    Solid,
    Sphere,
    Stretched,
)
from bgjax.viewer.page.html import html_of


CRANK, ROD, OFFSET, TURNS = 0.2, 0.6, 0.6, 2
HOSTILE = "</script><img src=x onerror=\"document.title='harmed'\">"
POWERS = {"main->crank": 35.0, "crank->big_end": -20.0}


# -- the page ----------------------------------------------------------------------------------------
def html(data: dict) -> str:
    """A page with these data."""
    return html_of(data)


def array(values, dtype="float32") -> dict:
    values = np.ascontiguousarray(values, dtype=np.dtype(dtype).newbyteorder("<"))
    return {"dtype": dtype, "shape": list(values.shape), "base64": base64.b64encode(values.tobytes()).decode()}


def encoded(scene: Scene, frames: list[str]) -> dict:
    """The scene as data of a page: frames by their number, the world is -1."""

    def plain(record) -> dict:
        found = record._asdict()
        for name in ("anchor", "start", "end", "place", "axes", "socket", "pin"):
            if isinstance(found.get(name), Anchor):
                anchor = found[name]
                number = frames.index(anchor.frame) if anchor.frame else -1
                found[name] = {"frame": number, "position": anchor.position, "orientation": anchor.orientation}
        if "shape" in found:
            found["shape"] = shape(found["shape"])
        return found

    lists = ("points", "solids", "stretched", "arrows", "plays")
    found = {name: [plain(record) for record in getattr(scene, name)] for name in lists}
    for arrow in found["arrows"]:
        arrow["unit"] = "N" if arrow["kind"] == "force" else "N*m"
    return {"frames": frames, **found, **{k: getattr(scene, k) for k in ("size", "planar", "normal", "up", "notes")}}


def shape(given) -> dict:
    found = {"type": type(given).__name__.lower(), **vars(given)}
    if isinstance(given, Lines):
        found["segments"] = array(given.segments)
    return found


def data(title: str, scene: Scene, motions: list[dict], **more) -> dict:
    frames = [frame.name for frame in scene.frames]
    reach = max(np.abs(p["values"]).max() for m in motions for p in m["poses"].values()) if frames else 1.0
    bounds = [[-reach - scene.size / 4] * 3, [reach + scene.size / 4] * 3]
    more.setdefault("bounds", bounds)
    written = [motion_data(motion, frames) for motion in motions]
    rest = {"format": 1, "title": title, "origin": [0, 0, 0], "events": [], "plots": [], "residuals": []}
    return {**rest, "energy": None, "graph": None, "show": None, **encoded(scene, frames), "motions": written, **more}


def motion_data(motion: dict, frames: list[str]) -> dict:
    return {
        "label": motion["label"],
        "message": motion.get("message", ""),
        "times": array(motion["times"], "float64"),
        "positions": [array(motion["poses"][name]["values"]) for name in frames],
        "orientations": [array(motion["poses"][name]["turns"]) for name in frames],
        "vectors": {name: array(values) for name, values in motion.get("vectors", {}).items()},
    }


# -- a slider-crank ----------------------------------------------------------------------------------
def crank_motion(times, label="Multipliers", play=0.0, late=0.0) -> dict:
    """A crank that turns evenly moves a rod and a piston along x; the pin of the piston moves in its play."""
    q = 2 * np.pi * TURNS * (np.asarray(times) - late) / 2.0
    end = CRANK * np.stack([np.cos(q), np.sin(q), 0 * q], axis=1)
    tilt = -np.arcsin(CRANK * np.sin(q) / ROD)
    piston = np.stack([end[:, 0] + ROD * np.cos(tilt), 0 * q, 0 * q], axis=1)
    middle = 0.5 * (end + piston)
    wander = (play * (0.6 + 0.4 * np.cos(3 * q)))[:, None] * np.stack([np.cos(7 * q), np.sin(7 * q), 0 * q], axis=1)
    poses = {
        "crank": {"values": 0.5 * end, "turns": about_z(q)},
        "rod": {"values": middle, "turns": about_z(tilt)},
        "piston": {"values": piston + wander, "turns": about_z(0 * q)},
    }
    force = np.stack([40 * np.cos(q), 25 * np.sin(q), 0 * q], axis=1)
    vectors = {"main.force": force, "drive.torque": np.stack([0 * q, 0 * q, 8 + 4 * np.cos(q)], axis=1)}
    return {"label": label, "times": times, "poses": poses, "vectors": vectors}


def about_z(angle):
    return np.stack([np.cos(angle / 2), 0 * angle, 0 * angle, np.sin(angle / 2)], axis=1)


def crank_scene(play=2e-4, names=("crank", "rod", "piston")) -> Scene:
    crank, rod, piston = names
    across = (0.7071067811865476, 0.7071067811865476, 0.0, 0.0)  # z turned to -y
    along_x = (0.7071067811865476, 0.0, 0.7071067811865476, 0.0)  # z turned to x
    solids = (
        Solid(crank, "body", Capsule(0.018, CRANK, orientation=along_x), Anchor(crank), "#6b8fb5"),
        Solid(rod, "body", Capsule(0.014, ROD, orientation=along_x), Anchor(rod), "#8c959f"),
        Solid(piston, "body", Box((0.12, 0.09, 0.09)), Anchor(piston), "#b58f6b", 0.7),
        Solid("main", "joint", Ring(0.03, 0.007), Anchor(), "#57606a"),
        Solid("main", "joint", Cylinder(0.012, 0.08), Anchor(crank, (-CRANK / 2, 0.0, 0.0)), "#d0d7de"),
        Solid("big_end", "joint", Cylinder(0.012, 0.08), Anchor(rod, (-ROD / 2, 0.0, 0.0)), "#d0d7de"),
        Solid("small_end", "joint", Ring(0.024, 0.006), Anchor(rod, (ROD / 2, 0.0, 0.0)), "#57606a"),
        Solid("bore", "ground", Box((0.55, 0.012, 0.1)), Anchor("", (OFFSET, -0.055, 0.0)), "#c9d1d9"),
        Solid("bore", "ground", hatching(0.33, 0.87, -0.061), Anchor(), "#57606a"),
        Solid("world", "ground", hatching(-0.08, 0.08, -0.05), Anchor(), "#57606a"),
        Solid("plate", "body", plate(), Anchor("", (0.0, 0.34, 0.0)), "#86a873"),
        Solid("ball", "body", Sphere(0.03, position=(-0.12, 0.34, 0.0)), Anchor(), "#c0392b"),
        Solid(
            "egg", "body", Ellipsoid((0.05, 0.03, 0.02), orientation=across), Anchor("", (0.2, 0.34, 0.0)), "#7c3aed"
        ),
    )
    stretched = (
        Stretched("spring", "spring", Anchor("", (1.05, 0.0, 0.0)), Anchor(piston, (0.06, 0.0, 0.0)), 0.028),
        Stretched("damper", "damper", Anchor("", (1.05, 0.08, 0.0)), Anchor(piston, (0.06, 0.04, 0.0)), 0.022),
        Stretched("strut", "spring_damper", Anchor("", (0.3, 0.34, 0.0)), Anchor(rod), 0.03, "#15803d"),
        Stretched("ram", "actuator", Anchor("", (0.6, 0.34, 0.0)), Anchor(piston, (0.0, 0.045, 0.0)), 0.02, "#1d4ed8"),
    )
    arrows = (
        Arrow("main", "force", "reaction", "main.force", Anchor()),
        Arrow("drive", "torque", "drive", "drive.torque", Anchor(crank)),
    )
    plays = (Play("small_end", Anchor(rod, (ROD / 2, 0.0, 0.0)), Anchor(piston), play, (0.0, 0.0, 1.0)),)
    points = (
        Point(f"{crank}.B", Anchor(crank, (CRANK / 2, 0.0, 0.0))),
        Point(f"{rod}.G", Anchor(rod)),
        Point(f"{piston}.P", Anchor(piston)),
    )
    frames = tuple(Frame(name, f"{name}.position", f"{name}.orientation") for name in names)
    return Scene(frames, points, solids, stretched, arrows, plays, size=0.8, planar=True)


def plate() -> Extrusion:
    return Extrusion(((-0.06, -0.03), (0.06, -0.03), (0.06, 0.03), (0.0, 0.0), (-0.06, 0.03)), 0.02)


def hatching(left, right, y) -> Lines:
    marks = [((x, y, 0.0), (x - 0.02, y - 0.02, 0.0)) for x in np.linspace(left, right, round((right - left) / 0.02))]
    return Lines((((left, y, 0.0), (right, y, 0.0)), *marks))


def crank_data(title="Slider-crank", count=201, names=("crank", "rod", "piston"), **more) -> dict:
    """A page with all that pages may have."""
    play, times = 2e-4, np.linspace(0.0, 2.0, count)
    run, ghost = (
        crank_motion(times, "Multipliers", 0.9 * play),
        crank_motion(times[::2], "Parasitic elements", late=0.05),
    )
    for motion in (run, ghost):
        motion["poses"] = dict(zip(names, motion["poses"].values(), strict=True))
    q = 2 * np.pi * TURNS * times / 2.0
    kinetic, potential = 4 + 2 * np.cos(2 * q), 1 - np.sin(q)
    rest = {
        "plots": plots(run, ghost, names),
        "events": [
            {"time": t, "name": "small_end.touch", "owner": "small_end", "kind": "begins", "text": f"touch {k}"}
            for k, t in enumerate((0.31, 0.9, 1.55))
        ],
        "energy": {
            "unit": "J",
            "scale": 6.0,
            "parts": [
                {"label": label, "values": array(values)}
                for label, values in {
                    "kinetic": kinetic,
                    "potential": potential,
                    "stored": 0.3 + 0 * q,
                    "dissipated": times,
                    "supplied": kinetic + potential + times,
                }.items()
            ],
            "residual": array(1e-9 * np.sin(q)),
        },
        "residuals": [{"label": "main: position", "unit": "m", "values": array(1e-12 * (1.5 + np.sin(3 * q)))}],
        "graph": graph_data(names[0], q),
        "bounds": [[-0.25, -0.22, -0.06], [1.08, 0.4, 0.06]],
    }
    return data(title, crank_scene(play, names), [run, ghost], **{**rest, **more})


def plots(run, ghost, names) -> list[dict]:
    piston, crank = names[2], names[0]
    positions = [motion["poses"][piston]["values"][:, 0] for motion in (run, ghost)]
    curves = [
        {"label": f"{piston}.x", "motion": 0, "values": array(positions[0])},
        {"label": "parasitic", "motion": 1, "values": array(positions[1])},
    ]
    force = run["vectors"]["main.force"]
    return [
        {"title": f"{piston}.x", "unit": "m", "curves": curves},
        {
            "title": "main.force",
            "unit": "N",
            "curves": [{"label": c, "motion": 0, "values": array(force[:, k])} for k, c in enumerate("xy")],
        },
        {
            "title": f"{crank}.angle",
            "unit": "rad",
            "curves": [{"label": f"{crank}.angle", "motion": 0, "values": array(2 * np.pi * run["times"])}],
        },
    ]


# -- a graph -----------------------------------------------------------------------------------------
def graph_data(crank: str, q) -> dict:
    """A drawn graph of three boxes, of which the crank opens."""
    boxes = {"main": 60, "crank": 200, "big_end": 340}
    found = {
        "svg": drawing(boxes, list(POWERS), "crank"),
        "largest": 35.0,
        "bonds": [bond(line, largest * np.sin(q + k)) for k, (line, largest) in enumerate(POWERS.items())],
    }
    inner = drawing({"crank.I": 60, "crank.J": 200}, ["crank.I->crank.J"], "")
    powers = [bond("crank.I->crank.J", 5 * np.sin(q))]
    return {**found, "inside": {"crank": {"svg": inner, "largest": 5.0, "bonds": powers, "inside": {}}}}


def bond(line, powers) -> dict:
    return {"line": line, "result": f"{line}.power", "powers": array(powers)}


def drawing(boxes: dict[str, float], lines: list[str], part: str) -> str:
    pieces = []
    for line in lines:
        tail, head = (boxes[name] for name in line.split("->"))
        name = line.replace(">", "&gt;")
        shafts = "".join(
            f'<path class="shaft" d="M {tail + 45:.1f} {y:.1f} L {head - 45:.1f} {y:.1f}"/>' for y in (58.2, 61.8)
        )
        barb = f'<path class="half-arrow" d="M {head - 45:.1f} 61.8 L {head - 56:.1f} 67.8"/>'
        head = f'<g class="bond" data-line="{name}" stroke="#1a1a1a" stroke-width="1.5">'
        pieces.append(f"{head}<title>{name}</title>{shafts}{barb}</g>")
    for name, x in boxes.items():
        more = ' data-part="1"' if name == part else ""
        place = f'x="{x - 40}" y="45" width="80" height="30"'
        rect = f'<rect class="label" {place} rx="5" stroke="#1a1a1a" stroke-width="1.4" fill="#f6f8fa"/>'
        text = f'<text x="{x}" y="64" text-anchor="middle" font-size="13" fill="#1a1a1a">{name}</text>'
        pieces.append(f'<g class="box" data-box="{name}"{more}>{rect}{text}</g>')
    opening = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120" width="400" height="120" fill="none"'
    return f'{opening} style="max-width:100%;height:auto">{"".join(pieces)}</svg>'


# -- other pages -------------------------------------------------------------------------------------
def many_data(bodies=60, count=2000) -> dict:
    """Bodies in a spatial spiral, each with a bar, two joints' glyphs and an arrow."""
    times = np.linspace(0.0, 20.0, count)
    names = [f"body_{k}" for k in range(bodies)]
    poses, solids, arrows, vectors = {}, [], [], {}
    for k, name in enumerate(names):
        q = times * (1 + 0.01 * k) + 0.3 * k
        values = np.stack([0.1 * k + 0 * q, 0.3 * np.cos(q), 0.3 * np.sin(q)], axis=1)
        turns = np.stack([np.cos(q / 2), np.sin(q / 2), 0 * q, 0 * q], axis=1)
        poses[name] = {"values": values, "turns": turns}
        anchor = Anchor(name)
        solids += [
            Solid(name, "body", Capsule(0.02, 0.3), anchor),
            Solid(f"joint_{k}", "joint", Ring(0.04, 0.01), anchor, "#57606a"),
            Solid(f"joint_{k}", "joint", Cylinder(0.02, 0.1, position=(0.0, 0.0, 0.15)), anchor, "#d0d7de"),
        ]
        arrows.append(Arrow(name, "force", "drive", f"{name}.force", anchor))
        vectors[f"{name}.force"] = np.stack([np.sin(q), np.cos(q), 0 * q], axis=1)
    scene = Scene(
        tuple(Frame(name, "", "") for name in names), (), tuple(solids), (), tuple(arrows), (), 2.0, up=(0.0, 0.0, 1.0)
    )
    run = {"label": "run", "times": times, "poses": poses, "vectors": vectors}
    drawn = {"title": "force", "unit": "N", "curves": [{"label": "x", "values": array(np.sin(40 * times))}]}
    return data("Many bodies", scene, [run], plots=[drawn], bounds=[[0, -0.4, -0.4], [6, 0.4, 0.4]])


def assembly_data() -> dict:
    """What is shown of an assembly before it is solved: one time, a gap, directions."""
    run = crank_motion(np.zeros(1))
    names = ("crank", "rod", "piston")
    ends = [{"frame": k, "position": [x, 0, 0], "orientation": [1, 0, 0, 0]} for k, x in ((1, ROD / 2 + 0.05), (2, 0))]
    place = {"frame": -1, "position": [0, 0, 0], "orientation": [1, 0, 0, 0]}
    turn = {"owner": "main", "place": place, "direction": [0, 0, 1], "kind": "rotation"}
    slide = {"owner": "main", "place": place, "direction": [1, 0, 0], "kind": "translation"}
    gap = {"owner": "small_end", "start": ends[0], "end": ends[1], "text": "0.050 m"}
    show = {"gaps": [gap], "free": [turn], "constrained": [slide]}
    return data(
        "Assembly", crank_scene(0.0, names), [run], show=show, bounds=[[-0.25, -0.22, -0.06], [1.08, 0.4, 0.06]]
    )
