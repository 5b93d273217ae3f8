"""Planar mechanisms with play, by hand: bodies in absolute coordinates (x, y, φ), joints as rows of a matrix, contacts
as forces, and an integration that stops wherever a contact begins or ends. Nothing of bgjax enters.
`python contacts.py [name ...]` writes the tables."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp


FOLDER = Path(__file__).parents[2] / "tests" / "reference"
GROUND = -1


def turned(angle, point):
    c, s = np.cos(angle), np.sin(angle)
    return np.array([c * point[0] - s * point[1], s * point[0] + c * point[1]])


@dataclass(frozen=True)
class Pin:
    """Points of two bodies together: two rows."""

    first: int
    point: tuple
    second: int
    other: tuple


@dataclass(frozen=True)
class Link:
    """Points of two bodies `length` apart: one row."""

    first: int
    point: tuple
    second: int
    other: tuple
    length: float


@dataclass(frozen=True)
class Guide:
    """A body that slides along x: y and φ stay: two rows."""

    body: int


@dataclass(frozen=True)
class Contact:
    """A pin of `second` in a socket of `first`; Lankarani and Nikravesh's law,
    Coulomb's friction regularised by tanh."""

    first: int
    point: tuple
    second: int
    other: tuple
    clearance: float
    stiffness: float
    restitution: float
    pin: float = 0.0
    friction: float = 0.0
    velocity: float = 1.0


@dataclass(frozen=True)
class Case:
    masses: tuple
    inertias: tuple
    joints: tuple
    contacts: tuple
    start: tuple  # poses
    times: np.ndarray
    columns: Callable  # (mechanism, t, y, held) → values by name
    source: str
    loads: Callable = lambda t, q, v, more: np.zeros(len(v))  # generalised forces
    rates: tuple = ()  # velocities at the start
    more: tuple = ()  # states beside those of the bodies, and their rates
    more_rates: Callable = lambda t, q, v, more: ()


def place(q, body, point):
    """Where a point of a body is, and its derivatives by the coordinates of all bodies."""
    jacobian = np.zeros((2, len(q)))
    if body == GROUND:
        return np.array(point, float), jacobian
    x, y, angle = q[3 * body : 3 * body + 3]
    arm = turned(angle, point)
    jacobian[:, 3 * body : 3 * body + 3] = [[1.0, 0.0, -arm[1]], [0.0, 1.0, arm[0]]]
    return np.array([x, y]) + arm, jacobian


def centripetal(q, v, body, point):
    """Acceleration of a point while the coordinates do not accelerate."""
    return np.zeros(2) if body == GROUND else -turned(q[3 * body + 2], point) * v[3 * body + 2] ** 2


def rows(case: Case, q, v):
    """Matrix of the joints, and −Ġ v."""
    matrix, right = [], []
    for joint in case.joints:
        if isinstance(joint, Guide):
            for k in (1, 2):
                matrix.append(np.eye(len(q))[3 * joint.body + k])
                right.append(0.0)
            continue
        (p, first), (r, second) = place(q, joint.first, joint.point), place(q, joint.second, joint.other)
        bent = centripetal(q, v, joint.second, joint.other) - centripetal(q, v, joint.first, joint.point)
        if isinstance(joint, Pin):
            matrix += list(second - first)
            right += list(-bent)
        else:
            h, jacobian = r - p, second - first
            speed = jacobian @ v
            along = h @ jacobian / joint.length
            matrix.append(along)
            right.append(-(h @ bent + speed @ speed) / joint.length + (h @ speed) ** 2 / joint.length**3)
    return np.array(matrix).reshape(-1, len(q)), np.array(right)


def contact(case: Case, each: Contact, q, v, approach):
    """Penetration, its rate, normal force, and generalised forces."""
    (p, first), (r, second) = place(q, each.first, each.point), place(q, each.second, each.other)
    e = r - p
    distance = np.hypot(*e)
    if distance == 0.0:
        return -each.clearance, 0.0, 0.0, np.zeros(len(q))
    normal, depth = e / distance, distance - each.clearance
    rate = normal @ ((second - first) @ v)
    if depth <= 0.0:
        return depth, rate, 0.0, np.zeros(len(q))
    force = each.stiffness * depth**1.5 * (1.0 + 0.75 * (1.0 - each.restitution**2) * rate / approach)
    force = max(force, 0.0)
    across = np.array([-normal[1], normal[0]])

    # both surfaces at the point of the pin's surface that touches
    def spin(body, arm):
        return 0.0 if body == GROUND else v[3 * body + 2] * arm

    slide = across @ ((second - first) @ v) + spin(each.second, each.pin) - spin(each.first, distance + each.pin)
    drag = -each.friction * np.tanh(slide / each.velocity) * force
    found = second.T @ (drag * across - force * normal) - first.T @ (drag * across - force * normal)
    for body, arm, sign in ((each.second, each.pin, 1.0), (each.first, distance + each.pin, -1.0)):
        if body != GROUND:
            found[3 * body + 2] += sign * arm * drag
    return depth, rate, force, found


def solved(case: Case, t, y, held):
    """Accelerations and multipliers."""
    n = 3 * len(case.masses)
    q, v, more = y[:n], y[n : 2 * n], y[2 * n :]
    inertia = np.repeat(np.array(case.masses, float), 3)
    inertia[2::3] = case.inertias
    forces = case.loads(t, q, v, more) + sum(
        (contact(case, each, q, v, speed)[3] for each, speed in zip(case.contacts, held, strict=True)), np.zeros(n)
    )
    matrix, right = rows(case, q, v)
    m = len(right)
    full = np.block([[np.diag(inertia), matrix.T], [matrix, np.zeros((m, m))]])
    found = np.linalg.solve(full, np.concatenate([forces, right]))
    return found[:n], found[n:]


def rates(case: Case, t, y, held):
    n = 3 * len(case.masses)
    return np.concatenate(
        [y[n : 2 * n], solved(case, t, y, held)[0], case.more_rates(t, y[:n], y[n : 2 * n], y[2 * n :])]
    )


def depths(case: Case, y):
    n = 3 * len(case.masses)
    return [contact(case, each, y[:n], y[n : 2 * n], 1.0)[:2] for each in case.contacts]


def marched(case: Case, rtol: float, method: str = "DOP853"):
    """States and held speeds at the times, and the contacts: (number, begin, speed, end)."""
    n = 3 * len(case.masses)
    y = np.concatenate([case.start, case.rates or np.zeros(n), case.more])
    held, events, found, t = [1.0] * len(case.contacts), [], [(y, tuple([1.0] * len(case.contacts)))], case.times[0]
    on = [depth > 0.0 for depth, _ in depths(case, y)]
    pairs = [(k, up) for k in range(len(case.contacts)) for up in (True, False)]
    for end in case.times[1:]:
        while t < end:
            watched = []
            for k, up in pairs:

                def watch(t, y, k=k):
                    return depths(case, y)[k][0]

                watch.terminal, watch.direction = True, 1.0 if up else -1.0
                watched.append(watch)

            def fun(t, y):
                return rates(case, t, y, held)

            sol = solve_ivp(
                fun,
                (t, end),
                y,
                method,
                rtol=rtol,
                atol=1e-2 * rtol,
                events=watched,
                max_step=1e-4 if case.contacts else np.inf,
            )
            assert sol.success, sol.message
            t, y = sol.t[-1], sol.y[:, -1]
            for (k, up), times in zip(pairs, sol.t_events, strict=True):
                if len(times) and up and not on[k]:
                    held[k] = depths(case, y)[k][1]
                    on[k] = True
                    events.append([k, t, held[k], np.nan])
                elif len(times) and not up and on[k]:
                    on[k] = False
                    next(e for e in reversed(events) if e[0] == k)[3] = t
            if any(map(len, sol.t_events)) and t < end:  # away from the root, or it would be found again
                later = min(t + 1e-9, end)
                t, y = (
                    later,
                    solve_ivp(
                        lambda t, y: rates(case, t, y, held), (t, later), y, method, rtol=rtol, atol=1e-2 * rtol
                    ).y[:, -1],
                )
        found.append((y, tuple(held)))
    return found, events


def write(name: str, case: Case) -> None:
    best, events = marched(case, 1e-12)
    other, again = marched(case, 1e-10)
    table = [case.columns(case, t, *state) for t, state in zip(case.times, best, strict=True)]
    second = [case.columns(case, t, *state) for t, state in zip(case.times, other, strict=True)]

    def difference(k: str) -> float:
        apart = max(abs(a[k] - b[k]) for a, b in zip(table, second, strict=True))
        return apart / (max(abs(a[k]) for a in table) or 1.0)

    off = max(map(difference, table[0]))
    lines = [
        f"# {case.source}",
        f"# SciPy DOP853 1e-12 on equations by hand (experiments/references/contacts.py), against 1e-10: {off:.0e}. "
        "SI units.",
    ]
    lines += [f"# contact {k}: {begin:.16g} s, {speed:.12g} m/s, until {end:.16g} s" for k, begin, speed, end in events]
    lines.append(",".join(["t", *table[0]]))
    for t, row in zip(case.times, table, strict=True):
        lines.append(",".join(f"{x:.16g}" for x in (t, *row.values())))
    (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n")
    print(f"{name}: {off:.0e}, {len(events)} contacts ({len(again)})", flush=True)


# -- a ball in a ring -----------------------------------------------------------------------------------------
RING = Contact(GROUND, (0.0, 0.0), 0, (0.0, 0.0), 0.01, 1e8, 0.7, pin=0.02, friction=0.2, velocity=0.01)


def ring_columns(case, t, y, held):
    depth, _, force, _ = contact(case, RING, y[:3], y[3:6], held[0])
    return {
        "room.displacement[0]": y[0],
        "room.displacement[1]": y[1],
        "room.angle": y[2],
        "ball.velocity[0]": y[3],
        "room.contact_force": force,
        "room.penetration": depth,
    }


# -- crank-rocker with DC motor ------------------------------------------------------------------------------------
CRANK, COUPLER, ROCKER, FRAME = 0.102, 0.61, 0.406, 0.559
MASSES, INERTIAS = (1.362245, 1.362245, 0.908163), (0.0635, 0.17, 0.0499)


def ENDS(length):
    return ((-0.5 * length, 0.0), (0.5 * length, 0.0))


(A1, B1), (B2, C2), (D3, C3) = ENDS(CRANK), ENDS(COUPLER), ENDS(ROCKER)
SOFT = (1.0 - 0.3**2) / 2.07e11


def HERTZ(socket, clearance):
    return 4.0 / (3.0 * 2.0 * SOFT) * np.sqrt(socket * (socket - clearance) / clearance)


def four_bar_start(offset=(0.0, 0.0)):
    """Crank along the frame, coupler above it; the rocker's end is `offset` away from the coupler's."""
    reach = np.array([FRAME - CRANK, 0.0]) - offset
    length = np.hypot(*reach)
    lift = np.arctan2(reach[1], reach[0])
    coupler = lift + np.arccos((length**2 + COUPLER**2 - ROCKER**2) / (2.0 * length * COUPLER))
    rocker = lift + np.pi - np.arccos((length**2 + ROCKER**2 - COUPLER**2) / (2.0 * length * ROCKER))
    b, d = np.array([CRANK, 0.0]), np.array([FRAME, 0.0])
    return (
        0.5 * CRANK,
        0.0,
        0.0,
        *(b + turned(coupler, (0.5 * COUPLER, 0.0))),
        coupler,
        *(d + turned(rocker, (0.5 * ROCKER, 0.0))),
        rocker,
    )


def motor_loads(t, q, v, more):
    found = np.zeros(9)
    found[2] = 0.876 * more[0] - 0.226 * v[2]
    return found


def motor_rates(t, q, v, more):
    return ((60.0 - 0.4 * more[0] - 0.876 * v[2]) / 0.05,)


def crank_columns(case, t, y, held):
    """The force at B acts on the coupler: multipliers of the second joint's rows have the sign of the first body."""
    n = 9
    multipliers = solved(case, t, y, held)[1]
    force = -multipliers[2:4]
    return {
        "A.angle": y[2],
        "A.rate": y[n + 2],
        "motor.current": y[2 * n],
        "D.angle": y[8],
        "B.reaction_force[0]": force[0],
        "B.reaction_force[1]": force[1],
    }


PINS = (Pin(GROUND, (0.0, 0.0), 0, A1), Pin(0, B1, 1, B2), Pin(GROUND, (FRAME, 0.0), 2, D3))
MOTOR = dict(
    masses=MASSES, inertias=INERTIAS, loads=motor_loads, more=(0.0,), more_rates=motor_rates, columns=crank_columns
)
PLAY, COARSE = 5e-5, 5e-4
PAPER = "models/crank_rocker.py (Clearance 2014)"


# -- four-bar with two clearances: torque on the crank, weight, play at B and C --------------------------------------
BOTH = (
    Contact(0, B1, 1, B2, 3e-4, HERTZ(0.01, 3e-4), 0.6, pin=0.01 - 3e-4),
    Contact(1, C2, 2, C3, 5e-4, HERTZ(0.012, 5e-4), 0.8, pin=0.012 - 5e-4, friction=0.1, velocity=0.02),
)


def both_loads(t, q, v, more):
    found = np.zeros(9)
    found[1::3] = -9.81 * np.array(MASSES)
    found[2] = 15.0
    return found


def both_columns(case, t, y, held):
    q, v = y[:9], y[9:18]
    return {
        "A.angle": y[2],
        "A.rate": y[11],
        "D.angle": y[8],
        "B.contact_force": contact(case, BOTH[0], q, v, held[0])[2],
        "C.contact_force": contact(case, BOTH[1], q, v, held[1])[2],
    }


# -- slider-crank with a ball that has play in the piston --------------------------------------------------------------
BALL = Contact(1, (0.5, 0.0), 2, (0.0, 0.0), 1e-3, HERTZ(0.05, 1e-3), 0.7)


def ball_loads(t, q, v, more):
    found = np.zeros(9)
    found[1::3] = -9.81
    found[2] = 10.0
    found[5], found[8] = -2.0 * (v[5] - v[8]), 2.0 * (v[5] - v[8])
    found[6] -= 5.0 * v[6]
    return found


def ball_columns(case, t, y, held):
    return {
        "main.angle": y[2],
        "main.rate": y[11],
        "bore.displacement": y[6],
        "bore.velocity": y[15],
        "small_end.contact_force": contact(case, BALL, y[:9], y[9:18], held[0])[2],
    }


def linked_start(play):
    """The pin touches in the direction of the coupler's x axis: h is fixed in the coupler,
    so that its angle has to be found."""
    angle = four_bar_start()[5]
    for _ in range(50):
        angle = four_bar_start(play * np.array([np.cos(angle), np.sin(angle)]))[5]
    return four_bar_start(play * np.array([np.cos(angle), np.sin(angle)]))


def ball_start(angle=0.3):
    b = turned(angle, (0.2, 0.0))
    rod = -np.arcsin(b[1])
    return (*turned(angle, (0.1, 0.0)), angle, *(b + turned(rod, (0.5, 0.0))), rod, b[0] + np.cos(rod), 0.0, 0.0)


JOINED = Contact(1, C2, 2, C3, COARSE, HERTZ(0.01, COARSE), 0.9, pin=0.01 - COARSE)


def WEIGHT(t, q, v, more):
    return np.array([0.0, -9.81, 0.0])


BORE = (Pin(GROUND, (0.0, 0.0), 0, (-0.1, 0.0)), Pin(0, (0.1, 0.0), 1, (-0.5, 0.0)), Guide(2))


def linked(play):
    return dict(joints=(*PINS, Link(1, C2, 2, C3, play)), contacts=(), start=linked_start(play), source=PAPER, **MOTOR)


CASES = {
    "ball_in_ring": Case(
        (1.0,),
        (4e-4,),
        (),
        (RING,),
        (0.004, 0.0, 0.0),
        np.linspace(0.0, 0.11, 45),
        ring_columns,
        "models/ball_in_ring.py",
        WEIGHT,
        (0.3, 0.1, 4.0),
    ),
    "crank_rocker": Case(
        joints=(*PINS, Pin(1, C2, 2, C3)),
        contacts=(),
        start=four_bar_start(),
        times=np.linspace(0.0, 0.4, 81),
        source=PAPER,
        **MOTOR,
    ),
    "crank_rocker_link": Case(times=np.linspace(0.0, 0.1, 41), **linked(PLAY)),
    "crank_rocker_long_link": Case(times=np.linspace(0.0, 0.2, 41), **linked(100.0 * PLAY)),
    "crank_rocker_contact": Case(
        joints=PINS,
        contacts=(JOINED,),
        start=four_bar_start(),
        times=np.linspace(0.0, 0.06, 41),
        source=PAPER + " with a clearance of 5e-4 m",
        **MOTOR,
    ),
    "four_bar_two_clearances": Case(
        MASSES,
        INERTIAS,
        (PINS[0], PINS[2]),
        BOTH,
        four_bar_start(),
        np.linspace(0.0, 0.03, 41),
        both_columns,
        "models/four_bar_two_clearances.py",
        both_loads,
    ),
    "slider_crank_ball": Case(
        (1.0,) * 3,
        (1.0,) * 3,
        BORE,
        (BALL,),
        ball_start(),
        np.linspace(0.0, 0.15, 31),
        ball_columns,
        "models/slider_crank_ball.py",
        ball_loads,
    ),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or CASES:
        write(name, CASES[name])
