"""Fields shared by joints with clearance (clearance, contact laws, socket, material), and checks of their values."""

from typing import Any, ClassVar

import equinox as eqx
import jax
import numpy as np

from ..._types import Value
from ...elements.values import as_numbers, field_faults, leaf, named, required
from ...errors import Fault, ParameterError, raise_faults, shown
from ...surface.calls import AbstractWorded
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw
from .stiffness import STEEL, Conforming, Rounded, material_faults, pair


# remedy of a clearance that is not positive; what to use instead follows
CLEARANCE = "it is the socket's radius minus the pin's, and must be positive; without clearance"


class AbstractPlay(AbstractWorded):
    """Clearance between a socket and the pin or ball in it: `clearance` [m] is the distance that the centre may move
    before it touches. `normal` is the normal law, `rubbing` the friction law or None, `material` the material of both
    (or a pair), `socket` [m] the radius of the socket, which gives Hertz's stiffness and the lever arm of friction."""

    clearance: eqx.AbstractVar[Any]
    normal: eqx.AbstractVar[AbstractNormalLaw]
    rubbing: eqx.AbstractVar[AbstractFrictionLaw | None]
    socket: eqx.AbstractVar[Any]
    material: eqx.AbstractVar[Any]
    rounded: ClassVar[str] = "socket"  # field of the radius that gives the stiffness
    levered: ClassVar[bool] = False  # friction needs the radius of the socket as lever


def clearance_field():
    """Field for the clearance [m]."""
    return eqx.field(converter=required("clearance"))


def normal_field():
    """Field for the normal law."""
    return eqx.field(default=None)


def rubbing_field():
    """Field for the friction law, or None."""
    return eqx.field(default=None, kw_only=True)


def socket_field():
    """Field for the radius of the socket [m], or None."""
    return eqx.field(default=None, kw_only=True, converter=named("socket"))


def material_field():
    """Field for the material of both bodies, or a pair; steel by default."""
    return eqx.field(default=STEEL, kw_only=True)


def between(socket: Value, pin: Value) -> jax.Array:
    """Gives the radial clearance of a pin of radius `pin` in a socket of radius `socket`: their difference."""
    wrong = []
    for name, value in (("socket", socket), ("pin", pin)):
        if not _positive(value):
            wrong.append(Fault(name, f"{shown(value)} is not a radius.", "give a positive number [m]."))
    if not wrong and as_numbers(leaf(pin)) is not None and float(pin) >= float(socket):
        what = f"its radius {float(pin):g} m is not smaller than the socket's, {float(socket):g} m."
        wrong.append(Fault("pin", what, "exchange them, or give the clearance itself."))
    raise_faults(ParameterError, wrong)
    return leaf(socket) - leaf(pin)


def _positive(value) -> bool:
    try:
        found = as_numbers(leaf(value))
    except ParameterError:
        return False
    return found is None or (found.shape == () and bool(found > 0.0))


def effective(joint: AbstractPlay) -> AbstractNormalLaw:
    """The normal law, with a stiffness from radii and materials if it has none of its own."""
    if joint.socket is None:
        return joint.normal
    return joint.normal.with_stiffness(Conforming(joint.socket, joint.clearance, *pair(joint.material)))


def cornered(joint) -> AbstractNormalLaw:
    """The normal law of a corner, with a stiffness from the radius of the corner if it has none of its own."""
    if joint.corner is None:
        return joint.normal
    return joint.normal.with_stiffness(Rounded(joint.corner, *pair(joint.material)))


def play_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of radii, materials, contact laws and their regularisations."""
    faults = _size_faults(where, joint) + material_faults(where, joint.material)
    if not isinstance(joint.normal, AbstractNormalLaw):
        what = "is missing." if joint.normal is None else f"{shown(joint.normal)} is not a law of normal forces."
        remedy = "give for example bgm.LankaraniNikravesh(restitution=0.9), with socket= for the stiffness."
        return [*faults, Fault(f"{where}.normal", what, remedy)]
    faults += joint.normal.faults(f"{where}.normal") + _stiffness_faults(where, joint)
    if joint.rubbing is not None and not isinstance(joint.rubbing, AbstractFrictionLaw):
        what = f"{shown(joint.rubbing)} is not a law of friction."
        return [*faults, Fault(f"{where}.rubbing", what, "give for example bgm.Coulomb(0.1).")]
    return faults + _rubbing_faults(where, joint) + _regular_faults(where, joint)


def _stiffness_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """A fault if neither the normal law nor a radius gives a stiffness."""
    if not joint.normal.needs_stiffness() or getattr(joint, joint.rounded) is not None:
        return []
    remedy = f"give {joint.rounded}= (its radius, and material= if it is not steel), or the law's stiffness=."
    return [Fault(f"{where}.normal", "has no stiffness.", remedy)]


def _rubbing_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of the friction law, if there is one."""
    if joint.rubbing is None:
        return []
    faults = []
    if joint.socket is None and joint.levered:
        what = "is missing, and friction needs it as lever."
        faults.append(Fault(f"{where}.socket", what, "give socket=, the radius in metres."))
    return faults + joint.rubbing.faults(f"{where}.rubbing")


def _size_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of the clearance and of the radius of the socket."""
    clearance, socket = as_numbers(joint.clearance), as_numbers(joint.socket)
    if clearance is None:
        return []
    if clearance.shape != () or not 0.0 < clearance < float("inf"):
        return [Fault(f"{where}.clearance", f"is {clearance}.", f"{CLEARANCE} use an ordinary joint.")]
    faults = field_faults(where, "socket", socket, positive=True)
    if not faults and socket is not None and clearance >= socket:
        what = f"is {clearance:g} m, as large as the socket, {socket:g} m."
        faults.append(Fault(f"{where}.clearance", what, "nothing is left of the pin: check the units."))
    return faults


def _regular_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of regularisation lengths that are not small compared with the clearance."""
    clearance = as_numbers(joint.clearance)
    if clearance is None or clearance.shape != ():
        return []
    widths = {"normal.depth": as_numbers(joint.normal.widest())}
    widths["rubbing.stiffness"] = joint.rubbing and joint.rubbing.widest()
    faults, remedy = [], "make it a hundredth of the clearance or less (bristles: stiffer)."
    for name, width in widths.items():
        if width is not None and np.shape(width) == () and width >= clearance:
            what = f"smooths over {float(width):g} m, more than the clearance of {float(clearance):g} m."
            faults.append(Fault(f"{where}.{name}", what, remedy))
    return faults
