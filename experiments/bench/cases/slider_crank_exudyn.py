"""The slider-crank for Exudyn: three rigid bodies with Euler parameters,
the isostatic set of joints (redundant rows would make its Newton matrix singular)."""

import numpy as np


def assembled():
    """The system, and the number of the sensor of the piston's position."""
    import exudyn as exu
    from exudyn.rigidBodyUtilities import RigidBodyInertia

    system = exu.SystemContainer().AddSystem()
    ground = system.CreateGround()
    gravity, bar = [0.0, -9.81, 0.0], RigidBodyInertia(mass=1.0, inertiaTensor=np.eye(3))
    crank, rod, piston = (
        system.CreateRigidBody(inertia=bar, referencePosition=[x, 0.0, 0.0], gravity=gravity) for x in (0.1, 0.7, 1.2)
    )
    system.CreateRevoluteJoint(
        bodyNumbers=[ground, crank], position=[0.0, 0.0, 0.0], axis=[0.0, 0.0, 1.0], useGlobalFrame=True
    )
    system.CreateGenericJoint(
        bodyNumbers=[crank, rod], position=[0.2, 0.0, 0.0], constrainedAxes=[1, 1, 1, 1, 0, 0], useGlobalFrame=True
    )
    system.CreateGenericJoint(
        bodyNumbers=[rod, piston], position=[1.2, 0.0, 0.0], constrainedAxes=[1, 1, 1, 0, 0, 0], useGlobalFrame=True
    )
    system.CreatePrismaticJoint(
        bodyNumbers=[ground, piston], position=[1.2, 0.0, 0.0], axis=[1.0, 0.0, 0.0], useGlobalFrame=True
    )
    system.CreateCartesianSpringDamper(
        bodyNumbers=[ground, piston], localPosition0=[1.2, 0.0, 0.0], stiffness=[0.0] * 3, damping=[5.0, 0.0, 0.0]
    )
    system.CreateTorsionalSpringDamper(
        bodyNumbers=[rod, piston],
        position=[1.2, 0.0, 0.0],
        axis=[0.0, 0.0, 1.0],
        stiffness=0.0,
        damping=2.0,
        useGlobalFrame=True,
    )
    system.CreateTorque(bodyNumber=crank, loadVector=[0.0, 0.0, 10.0])
    from exudyn.itemInterface import SensorBody

    watch = system.AddSensor(
        SensorBody(bodyNumber=piston, storeInternal=True, outputVariableType=exu.OutputVariableType.Position)
    )
    system.Assemble()
    return system, watch
