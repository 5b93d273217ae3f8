"""Suggests stiffness and damping of compliant joints from the forces, masses and lengths of the rigid mechanism."""

import equinox as eqx
import numpy as np

from ..._types import Number
from ...elements import MTF, TF, arm
from ...elements.constrained import is_rotation
from ...errors import Fault, InitialError, ParameterError, raise_faults, shown
from ...graph.graph import AbstractModel
from ...graph.methods.compliance import constrained_ports
from ...graph.methods.ports import Compliant, Multipliers
from ...simulation.simulate import simulate
from ...simulation.solver_choice import probed_jacobians
from ...simulation.start.initialise import initialise
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.compile import compile, compiled
from ...system.evaluate_numbers import evaluate_numbers
from ...system.get_set import set
from ...system.graphs import system_open_graph
from ...system.system import System


DAMPED = 0.5  # damping ratio of the fastest mode of the joints; slower modes have less


class Suggestion(eqx.Module):
    """Holds the suggested `method` for `bg.compile(model, method=…)`, with the loads and the highest mode it is based
    on."""

    method: Compliant
    accuracy: float = eqx.field(static=True)
    force: float = eqx.field(static=True)  # [N] largest force that a joint transmits
    torque: float = eqx.field(static=True)  # [N·m] largest torque that a joint transmits
    highest: float = eqx.field(static=True)  # [rad/s] highest mode

    __dir__ = public

    def __str__(self) -> str:
        names = ("stiffness", "damping", "rotational_stiffness", "rotational_damping")
        k, r, kr, rr = (float(getattr(self.method, name)) for name in names)
        mode = f"{self.highest:.3g} rad/s ({self.highest / (2.0 * np.pi):.3g} Hz)"
        return "\n".join(
            [
                f"Compliant: {k:.3g} N/m, {r:.3g} N·s/m; rotations {kr:.3g} N·m/rad, {rr:.3g} N·m·s/rad",
                f"  joints give way by at most {self.accuracy:g} m under {self.force:.3g} N and {self.torque:.3g} N·m",
                f"  highest mode {mode}: explicit steps of {3.0 / self.highest:.2g} s at most",
            ]
        )


@checked_call
def suggest_compliance(
    model: AbstractModel, *, accuracy: float = 1e-5, t1: Number | None = None, quiet: bool = False
) -> Suggestion:
    """Suggest stiffness and damping at which joints deflect by at most `accuracy` [m] under their reaction forces.

    The reactions are those of the rigid mechanism at its initial condition or, with `t1`, in a run from 0 to t1. The
    values are printed, with the highest mode that they cause, unless `quiet`.
    """
    raise_faults(ParameterError, _accuracy_faults(accuracy))
    rigid = compiled(model, Multipliers(), mobile=False)
    force, torque = _largest(rigid, t1)
    length = _length(rigid)
    stiffness = force / accuracy
    # no softer than two hinges at half a length on either side
    rotational = max(torque * length / accuracy, stiffness * (0.5 * length) ** 2)
    system = compile(model, method=Compliant(stiffness, 0.0, rotational_stiffness=rotational, rotational_damping=0.0))
    undamped = highest_mode(system)
    damping, rotational_damping = (2.0 * DAMPED * each / undamped for each in (stiffness, rotational))
    damped = set(system, {"method.damping": damping, "method.rotational_damping": rotational_damping})
    found = Suggestion(damped.method, float(accuracy), force, torque, max(undamped, highest_mode(damped)))
    if not quiet:
        print(found)
    return found


def _accuracy_faults(accuracy) -> list[Fault]:
    if isinstance(accuracy, bool) or not isinstance(accuracy, int | float) or not 0.0 < accuracy < np.inf:
        return [
            Fault("accuracy", f"{shown(accuracy)} is not a positive length.", "give metres, such as accuracy=1e-5.")
        ]
    return []


def _largest(system: System, t1) -> tuple[float, float]:
    """The largest force of translational constraints and the largest torque of rotational ones."""
    joints = {f"{path}.effort": node for path, node in constrained_ports(system_open_graph(system))}
    if not joints:
        remedy = "Compliant has nothing to do here: leave it out."
        raise InitialError([Fault("model", "has no joint that could be compliant.", remedy)])
    times, states = _motion(system, t1)
    efforts = np.max(np.abs(evaluate_numbers(system, tuple(joints), times, states)), axis=0)
    turning = np.concatenate([_turning(system, name, node) for name, node in joints.items()])
    force, torque = (float(np.max(efforts[turning == kind], initial=0.0)) for kind in (False, True))
    if not force > 0.0:
        remedy = "give t1=…, so that a rigid run tells the forces, or loads that act at the start."
        raise InitialError([Fault("model", "no joint transmits a force at the start.", remedy)])
    return force, torque


def _motion(system: System, t1) -> tuple[np.ndarray, np.ndarray]:
    """Times and states of the run from 0 to t1; without t1, of the initial condition alone."""
    if t1 is None:
        return np.zeros(1), np.asarray(initialise(system))[None]
    run = simulate(system, 0.0, t1)
    return np.asarray(run.ts), np.asarray(run.ys)


def _turning(system: System, name: str, node) -> np.ndarray:
    """Whether each component of the effort of a constraint is a torque."""
    turns = [is_rotation(word) for word in node.directions or ("",)]
    return np.resize(turns, len(system.plan.outputs(name)))


def _length(system: System) -> float:
    """Twice the largest distance of a hinge from the mass centre of its body; 1 m where all hinges are there."""
    arms = [_arm(element) for element in system.elements().values() if isinstance(element, TF | MTF)]
    return 2.0 * max(arms, default=0.0) or 1.0


def _arm(element: TF | MTF) -> float:
    """Length of the lever arm of a transformer: in space its modulus, in a plane a point in its law; otherwise 0."""
    in_space = isinstance(element, TF) and element.law_of is arm
    point = element.modulus if in_space else getattr(element.law_of, "point", 0.0)
    return float(np.linalg.norm(point))


def highest_mode(system: System) -> float:
    """The largest absolute eigenvalue at the initial condition [rad/s]."""
    state = np.asarray(initialise(system))
    jacobian = probed_jacobians(system, np.zeros(1), state[None], np.asarray(system.scales()))[0]
    return float(np.max(np.abs(np.linalg.eigvals(jacobian))))
