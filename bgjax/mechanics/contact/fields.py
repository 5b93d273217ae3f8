"""Fields shared by joints with clearance (clearance, contact laws, socket, material), and checks of their values."""

from typing import Any

import equinox as eqx
import jax
import numpy as np

from ..._types import Value
from ...elements.values import concrete, field_faults, leaf, named, required
from ...errors import Fault, ParameterError, shown
from ...surface.calls import AbstractWorded
from .friction import AbstractFrictionLaw
from .normal import AbstractNormalLaw, LinearContact
from .stiffness import STEEL, Conforming, Rounded, material_faults, pair


class AbstractPlay(AbstractWorded):
    """Clearance between a socket and the pin or ball in it: `clearance` [m] is the distance that the centre may move
    before it touches. `normal` is the normal law, `rubbing` the friction law or None, `material` the material of both
    (or a pair), `socket` [m] the radius of the socket, which gives Hertz's stiffness and the lever arm of friction."""

    clearance: eqx.AbstractVar[Any]
    normal: eqx.AbstractVar[AbstractNormalLaw]
    rubbing: eqx.AbstractVar[AbstractFrictionLaw | None]
    socket: eqx.AbstractVar[Any]
    material: eqx.AbstractVar[Any]


def clearance_field():
    return eqx.field(converter=required("clearance"))


def normal_field():
    return eqx.field(default=None)


def rubbing_field():
    return eqx.field(default=None, kw_only=True)


def socket_field():
    return eqx.field(default=None, kw_only=True, converter=named("socket"))


def material_field():
    return eqx.field(default=STEEL, kw_only=True)


def between(socket: Value, pin: Value) -> jax.Array:
    """The radial clearance of a pin of radius `pin` in a socket of radius `socket`: their difference."""
    found = {"socket": socket, "pin": pin}
    wrong = [
        Fault(name, f"{shown(value)} is not a radius.", "give a positive number [m].")
        for name, value in found.items()
        if not _positive(value)
    ]
    if not wrong and concrete(leaf(pin)) is not None and float(pin) >= float(socket):
        wrong = [
            Fault(
                "pin",
                f"its radius {float(pin):g} m is not smaller than the socket's, {float(socket):g} m.",
                "exchange them, or give the clearance itself.",
            )
        ]
    if wrong:
        raise ParameterError(wrong)
    return leaf(socket) - leaf(pin)


def _positive(value) -> bool:
    try:
        found = concrete(leaf(value))
    except ParameterError:
        return False
    return found is None or (found.shape == () and bool(found > 0.0))


def effective(joint: AbstractPlay) -> AbstractNormalLaw:
    """The normal law, with a stiffness from radii and materials if it has none of its own."""
    return (
        joint.normal
        if joint.socket is None
        else joint.normal.with_stiffness(Conforming(joint.socket, joint.clearance, *pair(joint.material)))
    )


def cornered(joint) -> AbstractNormalLaw:
    """The normal law of a corner, with a stiffness from the radius of the corner if it has none of its own."""
    return (
        joint.normal
        if joint.corner is None
        else joint.normal.with_stiffness(Rounded(joint.corner, *pair(joint.material)))
    )


def play_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of radii, materials, contact laws and their regularisations."""
    faults = _size_faults(where, joint) + material_faults(where, joint.material)
    if not isinstance(joint.normal, AbstractNormalLaw):
        what = "is missing." if joint.normal is None else f"{shown(joint.normal)} is not a law of normal forces."
        return [
            *faults,
            Fault(
                f"{where}.normal",
                what,
                "give for example bgm.LankaraniNikravesh(restitution=0.9), with socket= for the stiffness.",
            ),
        ]
    faults += joint.normal.faults(f"{where}.normal")
    shape = "corner" if hasattr(joint, "corner") else "socket"
    if (
        hasattr(joint.normal, "stiffness")
        and joint.normal.stiffness is None
        and getattr(joint, shape) is None
        and not isinstance(joint.normal, LinearContact)
    ):
        faults.append(
            Fault(
                f"{where}.normal",
                "has no stiffness.",
                f"give {shape}= (its radius, and material= if it is not steel), or the law's stiffness=.",
            )
        )
    if joint.rubbing is None:
        return faults + _regular_faults(where, joint)
    if not isinstance(joint.rubbing, AbstractFrictionLaw):
        return [
            *faults,
            Fault(
                f"{where}.rubbing",
                f"{shown(joint.rubbing)} is not a law of friction.",
                "give for example bgm.Coulomb(0.1).",
            ),
        ]
    if joint.socket is None and hasattr(joint, "levered"):
        faults.append(
            Fault(
                f"{where}.socket", "is missing, and friction needs it as lever.", "give socket=, the radius in metres."
            )
        )
    return faults + joint.rubbing.faults(f"{where}.rubbing") + _regular_faults(where, joint)


def _size_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    clearance, socket = concrete(joint.clearance), concrete(joint.socket)
    if clearance is None:
        return []
    if clearance.shape != () or not 0.0 < clearance < float("inf"):
        remedy = (
            "it is the socket's radius minus the pin's, and must be positive; without clearance use an ordinary joint."
        )
        return [Fault(f"{where}.clearance", f"is {clearance}.", remedy)]
    faults = field_faults(where, "socket", socket, positive=True)
    if not faults and socket is not None and clearance >= socket:
        faults.append(
            Fault(
                f"{where}.clearance",
                f"is {clearance:g} m, as large as the socket, {socket:g} m.",
                "nothing is left of the pin: check the units.",
            )
        )
    return faults


def _regular_faults(where: str, joint: AbstractPlay) -> list[Fault]:
    """Faults of regularisation lengths that are not small compared with the clearance."""
    widths = {
        f"{where}.normal.depth": concrete(getattr(joint.normal, "depth", None)),
        f"{where}.rubbing.stiffness": joint.rubbing and joint.rubbing.widest(),
    }
    clearance = concrete(joint.clearance)
    if clearance is None or clearance.shape != ():
        return []
    wide = {
        name: float(width)
        for name, width in widths.items()
        if width is not None and np.shape(width) == () and width >= clearance
    }
    what = "smooths over {:g} m, more than the clearance of {:g} m."
    return [
        Fault(
            name,
            what.format(width, float(clearance)),
            "make it a hundredth of the clearance or less (bristles: stiffer).",
        )
        for name, width in wide.items()
    ]
