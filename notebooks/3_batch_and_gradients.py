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
# # Many runs, and their gradients
#
# A slider-crank with other masses and dampers: all runs as one compiled program, the gradients of what comes out,
# and which parameter matters.

# %%
import tempfile
from pathlib import Path

import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.models import planar_slider_crank


slider = bg.compile(planar_slider_crank.build(), method=bg.MinimalCoordinates())
print(slider)

# %%
sol = bg.simulate(slider, 0.0, 1.0)
sol.plot("main.rate", "bore.velocity")

# %% [markdown]
# ## A sweep
#
# `bg.sweep` takes values by path, the run as leading axis; `bg.grid` makes every combination of some values,
# `bg.random_design` spreads points over ranges. On a processor every core takes the next chunk.
# A run that fails spoils no other: `sweep.status` says how each one ended.

# %%
design = bg.grid({"rod.mass": np.linspace(0.5, 2.0, 8), "bore.damping": np.linspace(0.0, 10.0, 8)})
sweep = bg.sweep(slider, design, 0.0, 1.0)
print(sweep)

# %%
fastest = np.max(np.abs(sweep["bore.velocity"]), axis=1)
best = int(np.argmax(fastest))
print(
    f"The piston is fastest, {fastest[best]:.3f} m/s, with a rod of {design['rod.mass'][best]:g} kg "
    f"and {design['bore.damping'][best]:g} N·s/m"
)
print(sweep[best])

# %% [markdown]
# With `store="runs.zarr"` every chunk is kept on disk as it comes. The same call goes on after whatever stopped it,
# and returns at once when all is there.

# %%
with tempfile.TemporaryDirectory() as folder:
    kept = bg.sweep(slider, design, 0.0, 1.0, store=Path(folder) / "runs.zarr")
    again = bg.sweep(slider, design, 0.0, 1.0, store=Path(folder) / "runs.zarr")
assert np.array_equal(kept.ys, sweep.ys) and np.array_equal(again.ys, sweep.ys)


# %% [markdown]
# ## Gradients
#
# The gradient of one result by parameters: `bg.gradient` chooses between carrying tangents along and
# going back over the run.


# %%
def energy_lost(solution):
    return jnp.mean(solution["bore.velocity"] ** 2)


found = bg.gradient(energy_lost, slider, ["rod.mass", "crank.mass", "bore.damping"], 0.0, 1.0)
print(found)

# %% [markdown]
# A sweep brings them along for every run: the mean of the gradients is the gradient of the mean.

# %%
losses = bg.sweep(slider, design, 0.0, 1.0, loss=energy_lost, paths=["bore.damping"])
print(np.round(losses.derivatives["bore.damping"].reshape(8, 8), 4))

# %% [markdown]
# Sensitivities over time, of any result by any parameter:

# %%
sensitivity = bg.sensitivity(slider, ["main.rate", "bore.velocity"], ["rod.mass", "bore.damping"], 0.0, 1.0)
sensitivity.plot()

# %% [markdown]
# ## Which parameter matters
#
# Gradients tell what small changes do here. Over whole ranges Sobol's indices tell which share of the variance is a
# parameter's, alone and together with others.

# %%
ranges = {"rod.mass": (0.5, 2.0), "crank.mass": (0.5, 2.0), "bore.damping": (0.0, 10.0)}
shares = bg.sobol(slider, ["bore.velocity"], ranges, 0.0, 1.0, samples=128, saveat=np.linspace(0.0, 1.0, 21))
print(shares)

# %%
shares.plot()
