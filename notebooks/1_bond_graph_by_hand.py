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
# # A bond graph by hand
#
# A bond graph shows how power flows through a system. Every bond carries two variables, an **effort** (voltage, force,
# pressure) and a **flow** (current, velocity, volume flow), whose product is power. This notebook draws a DC motor as a
# bond graph, lets bgjax find out in which order its equations can be solved, runs it, and changes it.

# %%
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg


# %% [markdown]
# ## Elements and bonds
#
# * `Se` and `Sf` are sources of effort and flow.
# * `I` stores by its flow (inductor, mass), `C` by its displacement (capacitor, spring), `R` dissipates.
# * A **1-junction** has one flow, shared by all its bonds: a series circuit, a rigid body.
#   A **0-junction** has one effort.
# * `TF` and `GY` pass power on: a gear, a motor.
#
# Bonds are written as arrows in the direction in which power counts positive.

# %%
motor = bg.Graph(
    nodes=dict(
        supply=bg.Se(60.0),  # V
        armature=bg.One(),
        L=bg.I(0.05),  # H
        Ra=bg.R(0.4),  # Ω
        motor=bg.GY(0.876),  # N·m/A
        shaft=bg.One(),
        rotor=bg.I(0.0635),  # kg·m²
        drag=bg.R(0.226),  # N·m·s/rad
    ),
    bonds=[
        "supply -> armature",
        "armature -> L",
        "armature -> Ra",
        "armature -> motor -> shaft",
        "shaft -> rotor",
        "shaft -> drag",
    ],
)
bg.draw(motor)

# %% [markdown]
# The half-arrow says where power goes. The short stroke across a bond is its **causality**: the effort arrives at that
# end, the flow at the other. bgjax assigned it: the source imposes its effort, both inertias answer with their flow
# (integral causality), and the rest follows.

# %%
system = bg.compile(motor)
print(system.causality)
print(system)

# %% [markdown]
# ## Simulate
#
# States, and the effort, flow and power of every bond and port, answer by name. The solver is chosen from what the
# compiler found, and printed.

# %%
sol = bg.simulate(system, 0.0, 2.0, audit=True)
print(sol)
sol.plot("L.flow", "rotor.flow", "motor.a.power")

# %% [markdown]
# The energy audit integrates the power into every element along with the states. What came from the supply is in the
# resistors or stored, to within the tolerance.

# %%
print(sol.audit)
assert float(sol.audit.error) < 1e-6

# %% [markdown]
# At rest in the end, the motor's voltage equation and torque balance give the speed by hand:

# %%
by_hand = 60.0 * 0.876 / (0.4 * 0.226 + 0.876**2)
print(f"{float(sol['rotor.flow'][-1]):.6f} rad/s, by hand {by_hand:.6f} rad/s")
assert abs(float(sol["rotor.flow"][-1]) - by_hand) < 1e-3

# %% [markdown]
# ## Change the graph
#
# Graphs are values: `replace`, `add` and `remove` give new ones. Here a load sits behind a reduction of 5 : 1 (the
# output turns 0.2 times as fast), rigidly. The load's inertia can no longer choose its own speed: it is in **derivative
# causality**, drawn in orange, and bgjax solves for it together with the rotor.

# %%
geared = motor.add(dict(gear=bg.TF(0.2), output=bg.One(), load=bg.I(2.0)), ["shaft -> gear -> output -> load"])
bg.draw(geared)

# %%
rigid = bg.compile(geared)
print(rigid)
print("states:", rigid.states)

# %% [markdown]
# With a flexible shaft instead, the load has a state of its own again.

# %%
flexible = geared.remove("load", "output").add(
    dict(twist=bg.Zero(), k=bg.C(stiffness=400.0), output=bg.One(), load=bg.I(2.0), d=bg.R(4.0)),
    ["gear -> twist -> k", "twist -> output -> load", "output -> d"],
)
bg.draw(flexible)

# %%
swinging = bg.simulate(bg.compile(flexible), 0.0, 2.0)
print(swinging)
swinging.plot("rotor.flow", "load.flow", "k.effort")

# %% [markdown]
# ## Algebraic loops
#
# The current of R1 depends on the voltage of R2, and that on the current of R1, within the same instant: an **algebraic
# loop**, drawn in blue. It is no error; bgjax cuts it and solves it.

# %%
divider = bg.Graph(
    dict(V=bg.Se(10.0), a=bg.One(), R1=bg.R(2.0), n=bg.Zero(), R2=bg.R(3.0), b=bg.One(), R3=bg.R(1.0), L=bg.I(0.1)),
    ["V -> a -> R1", "a -> n -> R2", "n -> b -> R3", "b -> L"],
)
print(bg.compile(divider).loops)
bg.draw(divider)

# %% [markdown]
# ## Gradients
#
# A system is a pytree and a simulation a pure function, so JAX differentiates it. How does the speed after 0.2 s depend
# on the motor constant and on the resistance?


# %%
def speed(values):
    changed = bg.set(system, {"motor.modulus": values[0], "Ra.resistance": values[1]})
    return bg.simulate(changed, 0.0, 0.2, rtol=1e-8)["rotor.flow"][-1]


values = jnp.array([0.876, 0.4])
gradient = jax.grad(speed)(values)
step = 1e-4
difference = [(speed(values.at[k].add(step)) - speed(values.at[k].add(-step))) / (2 * step) for k in range(2)]
print("gradient   ", gradient)
print("differences", np.array(difference))
assert np.allclose(gradient, difference, rtol=1e-5)

# %% [markdown]
# ## When something is wrong
#
# bgjax reports all faults at once, with the place and the remedy, before anything is compiled. A graph that has no
# causality is still drawn, with the trouble in red.

# %%
rivals = bg.Graph(dict(A=bg.Se(1.0), gear=bg.TF(2.0), B=bg.Se(1.0)), ["A -> gear -> B"])
try:
    bg.compile(rivals)
except bg.CausalityError as error:
    print(error)
bg.draw(rivals)
