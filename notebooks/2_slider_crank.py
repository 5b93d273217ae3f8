# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # The slider-crank
#
# Crank, rod and piston in space, as in Boudon et al. (2019, table 7): a torque of 10 N·m drives the crank, the rod's
# end and the bore have dampers. Parts and connections in, motion and reactions out, first with rigid joints,
# then with joints that give way.

# %%
import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


# %% [markdown]
# ## Parts and connections
#
# A joint stands between two points: `"crank.B -> big_end -> rod.A"`. A body without a point means its mass centre.


# %%
def engine(big_end, small_end) -> bgm.Assembly:
    bar = (1.0, 1.0, 1.0)
    return bgm.Assembly(
        parts=dict(
            world=bgm.World(gravity=(0.0, -9.81, 0.0)),
            crank=bgm.Body(1.0, bar, points=dict(A=(-0.1, 0.0, 0.0), B=(0.1, 0.0, 0.0))),
            rod=bgm.Body(1.0, bar, points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0))),
            piston=bgm.Body(1.0, bar),
            main=bgm.Revolute(Z),
            big_end=big_end,
            small_end=small_end,
            bore=bgm.Prismatic(X, damping=5.0),
            torque=bgm.BodyTorque((0.0, 0.0, 10.0)),
        ),
        connections=[
            "world -> main -> crank.A",
            "crank.B -> big_end -> rod.A",
            "rod.B -> small_end -> piston",
            "world -> bore -> piston",
            "torque -> crank",
        ],
        initial={"main.angle": 0.0},
    )


slider = engine(bgm.Universal(Z, Y), bgm.Spherical(damping=2.0))
bg.draw(slider)

# %% [markdown]
# Every word in the picture is a bond graph of its own. A revolute joint compares the points of its two sides (three
# constrained directions) and their rotations (two more), and leaves one rotation free:

# %%
bg.draw(bgm.Revolute(Z).graph())

# %% [markdown]
# ## Rigid joints
#
# Each constrained direction is an effort source λ: the Lagrange multiplier. 18 coordinates, 17 rows, one freedom.

# %%
system = bg.compile(slider)
print(system)
times = np.linspace(0.0, 2.0, 401)
rigid = bg.simulate(system, 0.0, 2.0, saveat=times, rtol=1e-9)
print(rigid)
rigid.plot("main.rate", "bore.velocity", "big_end.reaction_force")

# %% [markdown]
# The same run as a page, on which the mechanism moves beside its bond graph: lines of bonds are as thick as the power
# that passes them. A click in a plot leads to that time, a click on a box opens it. `rigid.animate("crank.html")`
# writes the page to a file that needs nothing else.

# %%
rigid.animate(None, "main.rate", "bore.velocity", title="Slider-crank")

# %% [markdown]
# The loop stays closed: gaps and their rates are projected away after every step.

# %%
length = np.linalg.norm(np.asarray(rigid["rod.position"]) - np.asarray(rigid["crank.position"]) * 2.0, axis=1)
print(f"from the crank's end to the rod's centre: 0.5 m ± {np.max(np.abs(length - 0.5)):.1e}")
assert np.max(np.abs(length - 0.5)) < 1e-12

# %% [markdown]
# ## More constraints than needed
#
# With three plain revolutes, as an engineer would build it, 20 rows hold 18 coordinates: three of them repeat others.
# That is no error. The motion is the same; the reactions out of the plane are not unique, and bgjax says which.

# %%
hinged = bg.compile(engine(bgm.Revolute(Z), bgm.Revolute(Z, damping=2.0)))
print("\n".join(str(hinged).splitlines()[-3:]))

# %% [markdown]
# ## Joints that give way
#
# The papers' first method: a spring and a damper, C ∥ R, in the place of each λ. Nothing has to be solved any more, but
# the system is stiff and no longer exact. With k = 10⁷ N/m and r = 200 N·s/m the piston's velocity stays within 4·10⁻³
# m/s of the rigid one over two seconds; the error falls as 1/k.

# %%
soft = bg.compile(slider, method=bg.Compliant(1e7, 200.0))
errors = {}
for stiffness in (1e6, 1e7, 1e8):
    run = bg.simulate(bg.set(soft, {"method.stiffness": stiffness}), 0.0, 2.0, saveat=times, rtol=1e-7)
    errors[stiffness] = float(np.max(np.abs(run["bore.velocity"] - rigid["bore.velocity"])))
    print(f"k = {stiffness:.0e} N/m: {errors[stiffness]:.1e} m/s, {int(run.stats['num_steps'])} steps of {run.solver}")
assert errors[1e7] < 4e-3

# %% [markdown]
# Which stiffness? `suggest_compliance` looks at the forces the rigid joints transmit at the start (with `t1=2.0`: in a
# rigid run), and at the lengths.

# %%
suggestion = bg.suggest_compliance(slider, accuracy=1e-5)

# %% [markdown]
# An initial condition with empty springs makes the joints ring, since the loads come at once. Springs that start with
# the forces of the rigid joints do not.

# %%
early = np.linspace(0.0, 0.05, 301)
ringing = bg.simulate(soft, 0.0, 0.05, saveat=early, rtol=1e-8)
preloaded = bg.simulate(soft, 0.0, 0.05, bg.initialise(soft, {"main.rate": 0.0}, preload=True), saveat=early, rtol=1e-8)
ringing.plot("main.reaction_force", reference={"main.reaction_force": preloaded["main.reaction_force"]})

# %% [markdown]
# ## Sensitivity to the parasitic parameters
#
# Stiffness and damping of the joints are parameters like any other. How much does the crank's angle
# after 0.2 s depend on them?


# %%
def angle(logarithms):
    changed = bg.set(soft, {"method.stiffness": 10.0 ** logarithms[0], "method.damping": 10.0 ** logarithms[1]})
    return bg.simulate(changed, 0.0, 0.2, saveat=[0.2], rtol=1e-8, adjoint=dfx.ForwardMode())["main.angle"][0]


derivatives = jax.jit(jax.jacfwd(angle))(jnp.array([7.0, np.log10(200.0)]))
print(f"by a decade of stiffness {float(derivatives[0]):.2e} rad, of damping {float(derivatives[1]):.2e} rad")

# %% [markdown]
# ## Minimal coordinates
#
# The papers' fourth method: flow sources on the constrained directions, so that all velocities follow from those of the
# free ones, and all inertias are in derivative causality. Joints span a tree; the loop is closed by solving dependent
# coordinates from independent ones. Two differential states are left: the crank's angle and rate.

# %%
minimal = bg.compile(slider, method=bg.MinimalCoordinates())
print(minimal)
few = bg.simulate(minimal, 0.0, 2.0, saveat=times, rtol=1e-9)
print(few)
print(f"largest difference from multipliers: {np.max(np.abs(few['bore.velocity'] - rigid['bore.velocity'])):.1e} m/s")
assert np.max(np.abs(few["bore.velocity"] - rigid["bore.velocity"])) < 1e-6

# %% [markdown]
# The inertia that the crank meets, at the dead centre and a quarter of a turn later. Bos calls it virtual: Tᵀ I T.

# %%
for angle_ in (0.0, np.pi / 2):
    state = bg.initialise(minimal, {"main.angle": angle_})
    print(f"crank at {angle_:.2f} rad: {np.asarray(bg.virtual_inertia(minimal, 0.0, state))[0, 0]:.4f} kg·m²")

# %% [markdown]
# Any coordinate that moves may be the independent one, even the piston, which stands still at its dead centres: there
# another coordinate takes its place for a while.

# %%
piston = bg.compile(slider, method=bg.MinimalCoordinates("bore.displacement"))
print(piston.differential_states)
same = bg.simulate(piston, 0.0, 2.0, saveat=times, rtol=1e-9)
assert np.max(np.abs(same["main.angle"] - rigid["main.angle"])) < 1e-6

# %% [markdown]
# ## Derivative causality
#
# With flow sources alone, the third method, poses of bodies are integrated. The paper found the slider-crank "hard to
# conduct" this way: its causal paths form a closed loop (class 4). Where the loop closes, a multiplier stays;
# the rest is found by the compiler.

# %%
derivative = bg.compile(slider, method=bg.DerivativeCausality())
print(derivative)
bg.draw(derivative, part="main")

# %% [markdown]
# ## Poles
#
# Without its torque the crank hangs in an equilibrium. On the tangent space of the constraints it has two poles,
# whatever the method.

# %%
for method in (system, minimal, derivative):
    hanging = bg.set(method, {"torque.value": (0.0, 0.0, 0.0)})
    print(bg.linearise(hanging, {"main.angle": -np.pi / 2}).poles)
