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
# # Parasitic stiffness and damping
#
# Joints as stiff springs and dampers, C ∥ R on every constrained port (Boudon et al. 2019): no multipliers, no
# redundancy, but a stiff system, and joints that give way. How stiff is stiff enough, and what does it cost?

# %%
import numpy as np

import bgjax as bg
from bgjax.models import pendulum


model = pendulum.build()
bg.draw(model)

# %% [markdown]
# ## A first suggestion
#
# From the forces of the rigid mechanism, for a given way that joints may give:

# %%
suggested = bg.suggest_compliance(model, accuracy=1e-5)

# %% [markdown]
# ## The study
#
# Stiffness from soft to stiff, damping as shares of critical damping at the highest mode, and the papers' values beside
# them. Errors are those of the hinge's rate against rigid joints, in parts of its largest value.

# %%
study = bg.parasitic_study(model, t1=0.5, results=["hinge.rate"], progress=False)
print(study)

# %%
study.plot()

# %% [markdown]
# The error falls as 1/stiffness, the highest mode rises as its root; an explicit solver pays for it with steps,
# Radau hardly. The recommendation is a method:

# %%
system = bg.compile(model, method=study.method)
sol = bg.simulate(system, 0.0, 0.5)
sol.plot("hinge.angle", "hinge.rate")

# %% [markdown]
# ## Sensitivities to parasitic parameters
#
# Stiffness and damping are parameters like all others: what they do to the motion can be differentiated.

# %%
sensitivity = bg.sensitivity(system, ["hinge.rate"], ["method.stiffness", "method.damping"], 0.0, 0.5)
sensitivity.plot()

# %%
worst = {
    path: np.max(np.abs(sensitivity.relative["hinge.rate", path])) for path in ("method.stiffness", "method.damping")
}
print({path: f"{value:.1e} rad/s for 100 %" for path, value in worst.items()})
