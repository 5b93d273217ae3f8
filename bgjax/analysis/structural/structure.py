"""`structure(model, inputs, outputs)`: what a bond graph tells without values of its parameters."""

from ..._types import Names
from ...errors import ParameterError, raise_faults
from ...graph.flatten import refuse_no_graph
from ...graph.graph import AbstractModel
from ...surface.arguments import flag_faults
from ...surface.calls import checked_call
from ...system.system import System
from .analysis import StructuralAnalysis
from .question.question import Question


@checked_call
def structure(
    model: AbstractModel | System,
    *,
    inputs: Names | None = None,
    outputs: Names | None = None,
    frozen: bool = False,
) -> StructuralAnalysis:
    """Finds what the structure of a bond graph tells: ranks, controllability and observability, relative degrees,
    zeros at infinity, essential orders, invertibility, causal paths and loops, and transfer functions in symbols.

    `inputs` are sources ("F", "F.effort", a `bg.Signal`), by default all `Se` and `Sf`; of a mechanism, parts and their
    parameters ("drive", "drive.value[2]", "hinge.effort"), by default all forces, torques and efforts of joints.
    `outputs` are efforts, flows and signals by name ("m.flow"), by default those of sensors. Multibonds and mechanisms
    are expanded into scalar bonds. Results are those of almost all values of the model's parameters: they are computed
    exactly for random values, and beside them for the values that the model has (`.generic` and `.present`).

    Where coefficients depend on states (rotations, modulated two-ports, nonlinear laws), the equations are linearised
    at a random consistent state, and at the initial condition for the present values, with seventy digits. States of
    mechanisms are joint coordinates and their rates, where these are independent; away from an equilibrium the linear
    equations depend on this choice. With `frozen=True` the signals that modulate transformers and gyrators count as
    constant, so that the analysis is that of the storages alone, without the positions on which moduli depend.

    Numbers are taken as they are written, 0.1 as one tenth. Those of thirteen digits and more count as rounded (1/3,
    the cosine of an angle, an axis that was normalised), and so do results of laws in JAX and the initial condition:
    what is not zero only because of rounding counts as zero. Overconstrained loops that close up to rounding move.
    An error says so where rounding would decide a rank.

    ```python
    import bgjax as bg

    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=8.0), d=bg.R(0.5))
    found = bg.structure(bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"]), inputs=["F"], outputs=["m.flow"])
    assert found.generic.controllable == 2 and found.relative_degree("m.flow", "F") == 1
    found.transfer_function("m.flow", "F")  # s/(d.resistance*s + k.stiffness + m.inertia*s**2)
    print(found)
    ```
    """
    raise_faults(ParameterError, flag_faults(frozen=frozen))
    model = model.model if isinstance(model, System) else model
    refuse_no_graph(model)
    return StructuralAnalysis(Question.of(model, inputs, outputs, frozen))
