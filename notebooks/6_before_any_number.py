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
# # What the graph knows before any number
#
# A bond graph says which elements exchange power, and that decides much before a value is known: what an input can
# reach, what a sensor can see, how often a result has to be differentiated until it shows an input, which faults can be
# told from each other. The example is a motor that drives a load through an elastic shaft.

# %%
import jax.numpy as jnp

import bgjax as bg
from bgjax.models import planar_slider_crank


drive = bg.Graph(
    nodes=dict(
        supply=bg.Se(24.0),
        armature=bg.One(),
        L=bg.I(0.01),
        Ra=bg.R(0.8),
        motor=bg.GY(0.3),
        rotor=bg.One(),
        J=bg.I(0.002),
        twist=bg.Zero(),
        shaft=bg.C(stiffness=40.0),
        load=bg.One(),
        K=bg.I(0.05),
        drag=bg.R(0.02),
    ),
    bonds=[
        "supply -> armature",
        "armature -> L",
        "armature -> Ra",
        "armature -> motor -> rotor",
        "rotor -> J",
        "rotor -> twist -> load",
        "twist -> shaft",
        "load -> K",
        "load -> drag",
    ],
)
bg.draw(drive)

# %% [markdown]
# ## Ranks, paths and loops
#
# Everything below holds for almost all values of the parameters: ranks are computed exactly, for random values. Where
# the values of the model are special, both are printed.

# %%
found = bg.structure(drive, inputs=["supply"], outputs=["K.flow"])
print(found)

# %%
for path in (*found.paths("supply", "K.flow"), *found.loops):
    print(path)

# %% [markdown]
# Mason's rule gives the transfer function from the paths and loops, in the names of the model:

# %%
print(found.transfer_function())

# %% [markdown]
# An actuator between two free masses cannot move their common centre, and the graph says so: the total momentum is not
# controllable, whatever the masses are.

# %%
pair = bg.Graph(
    nodes=dict(
        one=bg.One(),
        m1=bg.I(1.0),
        two=bg.One(),
        m2=bg.I(2.0),
        gap=bg.Zero(),
        strut=bg.One(),
        k=bg.C(stiffness=3.0),
        push=bg.Se(1.0),
    ),
    bonds=["one -> m1", "two -> m2", "one -> gap -> two", "gap -> strut", "strut -> k", "strut -> push"],
)
between = bg.structure(pair, inputs=["push"], outputs=["k.effort"])
print(between.uncontrollable, between.unobservable)

# %% [markdown]
# ## Energy and structure
#
# The port-Hamiltonian form separates what stores energy (H), what exchanges it (J, skew) and what dissipates it (R).

# %%
print(bg.port_hamiltonian(drive))

# %% [markdown]
# ## Backwards: which voltage makes the load follow a motion?
#
# The relative degree says how smooth the motion has to be. Where effort and flow are imposed together, bonds are
# bicausal: their strokes are split.


# %%
def wanted(t):  # speed of the load, rad/s
    return 20.0 * jnp.tanh(2.0 * t) ** 5


inverse = bg.invert(drive, {"K.flow": "supply"}, {"K.flow": wanted})
print(inverse)
bg.draw(inverse)

# %%
run = bg.simulate(inverse.system, 0.0, 2.0)
run.plot("supply.effort", "K.flow")

# %% [markdown]
# ## Which faults would sensors find?
#
# Relations between measured signals alone, and which elements occur in which of them:

# %%
diagnosis = bg.diagnose(drive, ["L.flow", "J.flow", "K.flow"])
print(diagnosis)

# %% [markdown]
# ## Which elements matter?
#
# The activity of an element is the power that passes through it, integrated without its sign (Louca & Stein). The flow
# of the shaft's spring takes the smallest part in this run: without it the two inertias are welded, and the table says
# what that changes (most of it in the first milliseconds after the supply is switched on).

# %%
smaller = bg.reduce(drive, 0.0, 5.0, keep=0.98)
print(smaller)

# %% [markdown]
# ## Mechanisms
#
# Mechanisms are expanded into scalar bonds first. At its dead centre a slider-crank hides the crank from a sensor on
# the piston; at almost all other positions it does not.

# %%
model = planar_slider_crank.build()
engine = bg.structure(model, inputs=["drive"], outputs=["piston.velocity[0]"])
print(engine.generic.observable, engine.present.observable)
