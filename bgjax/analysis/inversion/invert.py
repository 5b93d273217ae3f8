"""`invert(model, {output: input})`: the inverse of a model, in which a result is given and an input is found."""

from collections.abc import Mapping

from ..._types import Prescribed
from ...elements.values import leaf
from ...errors import InverseWarning, warn_user
from ...graph.expansion import open_graph
from ...graph.flatten import Flat, check, refuse_no_graph
from ...graph.graph import AbstractModel
from ...graph.methods.base import AbstractMethod
from ...structure.bicausal.assignment import Bicausality, assign_bicausality
from ...surface.calls import checked_call
from ...system.compile import compile
from ...system.system import System
from .inversion import Inversion
from .model import InverseModel, Pair
from .places import place_of
from .request import find_pairs, wanted_laws
from .zero_dynamics import ZeroDynamics


@checked_call
def invert(
    model: AbstractModel | System,
    pairs: Mapping[str, str],
    wanted: Mapping[str, Prescribed] | None = None,
    *,
    method: AbstractMethod | None = None,
) -> Inversion:
    """Inverts a model: finds the inputs with which results follow wanted functions of time (inverse dynamics).

    `pairs` maps each wanted result to the input that is found for it: a source ("motor", "motor.effort"), one component
    of a source ("drive[2]"), a `bg.Signal`, or an R, C or I, whose effort and flow are then found, so that its
    law can be estimated from a measured motion. `wanted` gives the functions: JAX functions of time, a `bg.Spline`
    (differentiable twice), numbers. They are differentiated as often as the inverse needs (`.orders`). Where the
    inverse diverges, a `bg.InverseWarning` says so; for models with nonlinear loops `print` of the result does.

    ```python
    import bgjax as bg, jax.numpy as jnp

    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=8.0), d=bg.R(0.5))
    found = bg.invert(bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"]), {"m.flow": "F"}, {"m.flow": jnp.sin})
    assert found.orders == {"m.flow": 1} and found.states == ("k.displacement",)
    print(found)
    state = bg.initialise(found.system)  # m.flow = sin(0), k.displacement = 0
    assert found.system.outputs(0.0, state, "F.effort")["F.effort"] == 2.0  # bg.simulate gives it over time
    ```
    """
    if isinstance(model, System):
        model, method = model.model, model.method if method is None else method
    refuse_no_graph(model)
    flat = check(open_graph(model))
    found = find_pairs(flat, pairs)
    laws = wanted_laws(found, wanted)
    missing = tuple(pair.output for pair in found if pair.output not in laws)
    laws |= {name: leaf(0.0) for name in missing}
    compiled = compile(InverseModel(model, laws, found), method=method)
    inversion = Inversion(compiled, _bicausality(flat, found), missing)
    if not compiled.plan.equations.solved.blocks:  # Jacobians of nonlinear loops would have to be compiled
        _warn_unstable(inversion.zero_dynamics)
    return inversion


SIGNALS = "they follow from each other by signals, not along lines of power alone"
COMPONENTS = "only components of multibonds are wanted or found"


def _bicausality(flat: Flat, pairs: tuple[Pair, ...]) -> Bicausality:
    """The bicausal assignment, where every output is the effort or flow of a bond."""
    places = [place_of(flat, pair) for pair in pairs]
    known = [place for place in places if place is not None]
    powered = all(flat.structure.node[pair.node].ports for pair in pairs)
    if len(known) < len(places) or not powered:
        return Bicausality(flat.structure, why=SIGNALS)
    if any(pair.component is not None or pair.input_component is not None for pair in pairs):
        return Bicausality(flat.structure, why=COMPONENTS)
    return assign_bicausality(flat.structure, known, [pair.node for pair in pairs])


def _warn_unstable(found: ZeroDynamics | None) -> None:
    """Warn where the free states of an inverse diverge."""
    if found is None or not len(found.unstable):
        return
    values = ", ".join(f"{value.real:.4g}" for value in found.unstable)
    text = (
        f"the inverse diverges: with constant outputs, eigenvalues of its free states ({', '.join(found.states)}) have "
        f"the real parts {values} 1/s, so that errors of the initial condition and of rounding grow. Remedy: choose "
        "another output (that of the actuator's place has stable zero dynamics), or keep the run short."
    )
    warn_user(text, InverseWarning)
