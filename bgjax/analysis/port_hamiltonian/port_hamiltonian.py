"""`port_hamiltonian`: the port-Hamiltonian form of a graph, an assembly or a compiled system."""

from ..._types import Names
from ...graph.graph import AbstractModel
from ...surface.calls import checked_call
from ...system.system import System
from .arguments import checked_system, chosen_inputs
from .form import PortHamiltonian
from .inputs import with_inputs
from .numbers import Numbers
from .structure.build import build
from .structure.sampled import parameter_of


@checked_call
def port_hamiltonian(model: AbstractModel | System, *, inputs: Names | None = None) -> PortHamiltonian:
    """Writes a model as ẋ = (J − R) ∂H/∂x + g u − g_R φ(z) + B λ, y = gᵀ ∂H/∂x, 0 = Bᵀ ∂H/∂x (van der Schaft &
    Jeltsema 2014; Golo et al. 2003 and Donaire & Junco 2009 for bond graphs).

    x are the energy variables of all storages: momenta of I and displacements of C elements. Those of storages in
    derivative causality are kept: their effort or flow is a multiplier λ, like the effort of a `Constraint` (if it
    prescribes a flow, that flow is Bᵀ ∂H/∂x). Variables that only an algebraic equation determines are multipliers too.
    J is skew-symmetric because it is eliminated from the junction structure by pairs of pivots; R is positive
    semidefinite because it is Yᵀ D Y with the matrix D of the linear resistors. Where resistors lie between inputs and
    storages, g is g − P in ẋ and g + P in y. Resistors with other laws stay ports: they receive z = g_Rᵀ ∂H/∂x (+ …),
    give φ(z), and are sampled for z φ(z) ≥ 0.

    `inputs` names the sources that are inputs, by default all; the others are listed as `sources`. Weights are effort
    sources and therefore inputs, not potentials; sources that signals drive are inputs too, without their controllers.
    Positions and orientations on which moduli depend carry no energy: they are `coordinates`, with a rate each, beside
    x. A spring on a measured position has its displacement in x. Under `bg.Compliant` constrained ports are springs
    and dampers; under other methods they are constraints. Numbers are those of the present parameters.

    ```python
    import bgjax as bg

    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=3.0), d=bg.R(0.5))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"]))
    print(form)  # x, H, J, R, g
    form.J(), form.R(), form.g(), form.H([1.0, 0.2])  # numbers, with names
    form.sympy().J, form.sympy().H  # SymPy
    form.rates(form.state(), form.ports())
    print(form.check())  # against the compiled system at random states
    ```
    """
    system = checked_system(model)
    found = build(system)
    found = with_inputs(found, chosen_inputs(found, inputs))
    return PortHamiltonian(system, found, Numbers(found, parameter_of(found.elements)))
