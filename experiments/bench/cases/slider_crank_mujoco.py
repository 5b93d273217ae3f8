"""The slider-crank for MuJoCo: crank and piston with rod are two trees of hinges and a slide;
one `connect` closes the loop at the crank pin.

This is the lightest tree that has every damped direction as a joint: three coordinates and three rows,
where free bodies would have 18 and 17."""

from ..peers.mujoco import option


MODEL = """<mujoco>{option}
<worldbody>
  <body name="crank"><joint name="main" type="hinge" axis="0 0 1"/>\
<inertial pos="0.1 0 0" mass="1" diaginertia="1 1 1"/></body>
  <body name="piston" pos="1.2 0 0">
    <joint name="bore" type="slide" axis="1 0 0" damping="5"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
    <body name="rod"><joint name="small_end" type="hinge" axis="0 0 1" damping="2"/>\
<inertial pos="-0.5 0 0" mass="1" diaginertia="1 1 1"/></body>
  </body>
</worldbody>
<equality><connect body1="crank" body2="rod" anchor="0.2 0 0" \
solref="{time_constant!r} 1" solimp="0.9999 0.9999 0.001 0.5 2"/></equality>
<actuator><general joint="main" gaintype="fixed" biastype="affine" biasprm="10 0 0"/></actuator>
</mujoco>"""
# steps of 100 ms / substeps; solref's time constant in steps: below 2 the constraint's own mode is not resolved,
# above 4 it is soft
SUBSTEPS, HARDNESS = (10, 20, 40, 80, 120, 160, 200, 240, 280, 320, 400, 480, 640), (1.0, 1.5, 2.0, 2.5, 3.0, 4.0)
PISTON = 1  # its place among the coordinates


def xml(step: float, hardness: float, **options) -> str:
    return MODEL.format(option=option(step, **options), time_constant=hardness * step)


def piston(coordinates):
    return 1.2 + coordinates[:, PISTON : PISTON + 1]
