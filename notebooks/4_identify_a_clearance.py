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
# # How much play has this joint?
#
# A DC motor drives a crank-rocker (Clearance 2014). The pin between coupler and rocker has play: it flies, strikes and
# slides in its socket. What can be measured outside is the motor's current and the crank's rate.
# Do they tell the play, a joint's damping and the motor's constant?

# %%
import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.models import crank_rocker


model = crank_rocker.three_modes(
    2e-3, rubbing=bgm.Coulomb(0.1), contact=bgm.LankaraniNikravesh(0.1), socket=0.02, damping=0.3
)
system = bg.compile(model, method=bg.MinimalCoordinates())
bg.draw(model)

# %% [markdown]
# ## What is measured
#
# Here the simulator plays the machine, at a tolerance far below that of the fit; 2 % noise is added.
# The contacts are events of the solution.

# %%
times = np.linspace(0.0, 0.2, 200)
machine = bg.simulate(system, 0.0, 0.2, saveat=times, rtol=1e-10, atol=1e-13)
print(machine)
print(f"{len(machine.events)} contacts, the hardest at {max(event.held for event in machine.events):.2f} m/s")

# %%
machine.plot("motor.current", "A.rate", "C.displacement")

# %%
random = np.random.default_rng(100)


def noisy(values):
    return np.asarray(values) + 0.02 * np.std(np.asarray(values)) * random.normal(size=len(times))


data = {"t": times, "motor.current": noisy(machine["motor.current"]), "A.rate": noisy(machine["A.rate"])}

# %% [markdown]
# ## A poor guess, and what can be said before
#
# Play and damping are guessed three times too large and too small. `check()` tells whether the data can tell the
# parameters apart, whether samples resolve the contacts, and whether the exact gradients agree with differences.

# %%
guess = bg.set(system, {"C.clearance": 6e-3, "B.damping": 0.1, "motor.motor.modulus": 1.3})
problem = bg.FitProblem(guess, data, parameters=["C.clearance", "B.damping", "motor.motor.modulus"])
print(problem.check())

# %% [markdown]
# ## The fit
#
# From a poor guess with contacts the beginning of the run is fitted first, then more and more of it.

# %%
fit = problem.fit(progress=False)
print(fit)

# %%
fit.plot()

# %% [markdown]
# ## How well is it known?
#
# Standard deviations come from the sensitivities at the end. The profile asks more:
# how much worse does the best fit become when the play is held elsewhere?

# %%
profile = fit.profile("C.clearance")
print(profile)
profile.plot()
