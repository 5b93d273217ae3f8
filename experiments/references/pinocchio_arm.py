"""PUMA 560 by Pinocchio: mass matrix, bias forces and accelerations at random states; see README.md."""

import numpy as np
import pinocchio as pin
from pinocchio_tables import numbered, upper, write


# Corke & Armstrong-Hélouvry, ICRA 1994: d, a, α; mass, centre of mass and moments about it in the link frame;
# rotor's inertia, gear ratio.
ARM = {
    "d": (0.67183, 0, 0.15005, 0.4318, 0, 0),
    "a": (0, 0.4318, 0.0203, 0, 0, 0),
    "alpha": (np.pi / 2, 0, -np.pi / 2, np.pi / 2, -np.pi / 2, 0),
    "mass": (0, 17.4, 4.8, 0.82, 0.34, 0.09),
    "centre": ((0, 0, 0), (-0.3638, 0.006, 0.2275), (-0.0203, -0.0141, 0.07), (0, 0.019, 0), (0, 0, 0), (0, 0, 0.032)),
    "moments": (
        (0, 0.35, 0),
        (0.13, 0.524, 0.539),
        (0.066, 0.086, 0.0125),
        (0.0018, 0.0013, 0.0018),
        (0.0003, 0.0004, 0.0003),
        (0.00015, 0.00015, 4e-5),
    ),
    "rotor": (2e-4, 2e-4, 2e-4, 3.3e-5, 3.3e-5, 3.3e-5),
    "ratio": (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686),
}
SOURCE = (
    "PUMA 560 (Corke & Armstrong-Helouvry 1994), standard DH frames, rotors as G² Jm on the diagonal, no friction, "
    "gravity 9.81 along -z of the base."
)
COLUMNS = (
    "Random angles, rates, torques tau: mass matrix M (crba), bias forces (nonLinearEffects), gravity "
    "(computeGeneralizedGravity), accelerations (aba)."
)
HOW = "experiments/references/pinocchio_arm.py, seed 560."


def arm() -> pin.Model:
    """Joint k turns about z of DH frame k − 1; frame k is Tz(d) Tx(a) Rx(α) further on."""
    model, before = pin.Model(), pin.SE3.Identity()
    model.gravity.linear = np.array([0.0, 0.0, -9.81])
    for k, (d, a, alpha, mass, centre, moments, *_) in enumerate(zip(*ARM.values(), strict=True), 1):
        joint = model.addJoint(k - 1, pin.JointModelRZ(), before, f"joint_{k}")
        before = pin.SE3(pin.rpy.rpyToMatrix(alpha, 0.0, 0.0), np.array([a, 0.0, d]))
        model.appendBodyToJoint(
            joint, pin.Inertia(float(mass), np.array(centre, float), np.diag(np.array(moments, float))), before
        )
    model.armature = np.array(ARM["rotor"]) * np.array(ARM["ratio"]) ** 2
    return model


def row(model: pin.Model, random) -> dict[str, float]:
    data = model.createData()
    q, v, torque = (
        random.uniform(-np.pi, np.pi, 6),
        random.uniform(-2.0, 2.0, 6),
        random.uniform(-20.0, 20.0, 6) * [2, 2, 1, 0.1, 0.1, 0.1],
    )
    mass = np.array(pin.crba(model, data, q))
    mass = np.triu(mass) + np.triu(mass, 1).T
    bias, gravity = (
        np.array(pin.nonLinearEffects(model, data, q, v)),
        np.array(pin.computeGeneralizedGravity(model, data, q)),
    )
    found = np.array(pin.aba(model, data, q, v, torque))
    assert np.allclose(mass @ found + bias, torque, rtol=0.0, atol=1e-11)
    state = {f"joint_{k}.{name}": x for name, vector in (("angle", q), ("rate", v)) for k, x in enumerate(vector, 1)}
    vectors = {"tau": torque, "acceleration": found, "bias": bias, "gravity": gravity}
    return (
        state
        | {key: value for name, vector in vectors.items() for key, value in numbered(name, vector).items()}
        | upper(mass)
    )


if __name__ == "__main__":
    generator = np.random.default_rng(560)
    write("pinocchio_arm", [SOURCE, COLUMNS, HOW], [row(arm(), generator) for _ in range(20)])
