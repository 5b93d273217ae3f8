"""Port-Hamiltonian forms against matrices and state equations written by hand, and against the compiled systems."""

import json
from pathlib import Path

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax.models import REGISTRY
from experiments.random_graphs.build import build
from experiments.random_graphs.generate import Generator


REFERENCE = json.loads((Path(__file__).parent / "reference" / "port_hamiltonian.json").read_text())
RANDOM = np.random.default_rng(5)
CLOSE = 1e-12


def mass_spring_damper() -> bg.Graph:
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=3.0), d=bg.R(0.5))
    return bg.Graph(nodes, ["F -> v -> m", "v -> k", "v -> d"])


def dc_motor() -> bg.Graph:
    nodes = dict(V=bg.Se(1.0), i=bg.One(), L=bg.I(0.1), R=bg.R(2.0), K=bg.GY(0.7))
    nodes |= dict(w=bg.One(), J=bg.I(0.3), b=bg.R(0.05))
    return bg.Graph(nodes, ["V -> i -> L", "i -> R", "i -> K -> w", "w -> J", "w -> b"])


def array(matrix) -> np.ndarray:
    return np.asarray(matrix)


# -- published matrices, and those written by hand ---------------------------------------------------------------
@pytest.mark.parametrize(
    ("build", "name", "symbols"),
    [
        (mass_spring_damper, "mass_spring_damper", {"m": "m.inertia", "k": "k.stiffness", "d": "d.resistance"}),
        (
            dc_motor,
            "dc_motor",
            {"L": "L.inertia", "J": "J.inertia", "R": "R.resistance", "b": "b.resistance", "K": "K.modulus"},
        ),
    ],
)
def test_published_matrices(build, name, symbols):
    """In SymPy with the user's names, and as numbers."""
    form, reference = bg.port_hamiltonian(build()), REFERENCE[name]
    table = {short: sympy.Symbol(full, real=True) for short, full in symbols.items()} | {"diag": sympy.diag}
    written = form.sympy()
    Q = sympy.hessian(written.H, written.x)
    for matrix, text in ((written.J, "J"), (written.R, "R"), (Q, "Q")):
        assert matrix == sympy.Matrix(sympy.sympify(reference[text], table))
    assert list(written.g) == json.loads(reference["g"])
    values = {table[short]: float(bg.get(form.system, full)) for short, full in symbols.items()}
    for matrix, expected in ((form.J(), written.J), (form.R(), written.R), (form.Q(), Q)):
        assert np.allclose(array(matrix), np.array(expected.subs(values), float), rtol=CLOSE)


def test_latex_has_the_equation_and_all_matrices():
    """Of the damped oscillator, with upright names; laws in JAX are functions, and what is zero is left out."""
    lines = bg.port_hamiltonian(mass_spring_damper()).latex().splitlines()
    assert lines[1] == r"\dot{x} &= \left(J - R\right) \frac{\partial H}{\partial x} + g u \\"
    assert lines[2] == r"x &= \left[\begin{matrix}\mathrm{m.momentum}\\\mathrm{k.displacement}\end{matrix}\right] \\"
    assert r"J &= \left[\begin{matrix}0 & -1\\1 & 0\end{matrix}\right] \\" in lines
    assert not any(line.startswith(("B", "P", "g_R")) for line in lines)
    free = bg.port_hamiltonian(bg.Graph(dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(np.ones(2))), ["F -> v -> m"]))
    assert r"\dot{x} &= g u" in free.latex() and r"\mathrm{m.momentum}_{1}^{2}" in free.latex()
    held = bg.port_hamiltonian(REGISTRY["planar_pendulum"].build()).latex()
    assert r"g u + B \lambda" in held and held.count("{") == held.count("}")


def test_names_of_states_inputs_and_outputs():
    form = bg.port_hamiltonian(mass_spring_damper())
    assert form.states == ("m.momentum", "k.displacement") and form.coordinates == ()
    assert (form.inputs, form.outputs) == (("F.effort",), ("F.flow",))
    assert form.J().rows == form.J().columns == form.states
    assert form.g().columns == ("F.effort",)
    assert "J = [0  -1]" in str(form) and "k.displacement**2*k.stiffness/2" in str(form)


def test_source_towards_which_its_bond_is_drawn():
    """u is its effort as drawn; y is counted so that y u is power into the system."""
    graph = bg.Graph(dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0)), ["v -> F", "v -> m"])
    form = bg.port_hamiltonian(graph)
    assert array(form.g())[0, 0] == -1.0 and form.outputs == ("-F.flow",)


def test_free_rigid_body_has_the_lie_poisson_structure():
    """ṗ = p × ω: J(p) is the matrix of the cross product p ×, and H is the rotational energy."""
    form = bg.port_hamiltonian(REGISTRY["free_rigid_body"].build())
    p, inertia = RANDOM.normal(size=3), np.ravel(bg.get(form.system, "J.inertia"))
    hat = np.array([[0.0, -p[2], p[1]], [p[2], 0.0, -p[0]], [-p[1], p[0], 0.0]])
    state = np.concatenate([p, np.zeros(len(form.coordinates))])
    assert np.array_equal(array(form.J(state)), hat) and not np.any(array(form.R(state)))
    assert form.H(state) == pytest.approx(0.5 * np.sum(p * p / inertia), rel=CLOSE)


def test_two_masses_that_move_together():
    """The second inertia is in derivative causality: both stay, with the force between them as multiplier."""
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m1=bg.I(2.0), lever=bg.TF(3.0), w=bg.One(), m2=bg.I(0.5))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["F -> v -> m1", "v -> lever -> w -> m2"]))
    assert form.states == ("m1.momentum", "m2.momentum") and not np.any(array(form.J()))
    B = array(form.B())[:, 0]
    assert np.allclose(B / B[1], [-3.0, 1.0], rtol=CLOSE)  # v2 = 3 v1
    lam = 3.0 * 0.5 / (2.0 + 9.0 * 0.5)  # F = (m1 + 9 m2) a
    found = form.rates(np.zeros(2), {"F.effort": 1.0, form.multipliers[0]: lam * np.sign(B[1])})
    assert np.allclose(found, [2.0 / 6.5, lam], rtol=CLOSE)


def test_constraint_is_a_multiplier():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m1=bg.I(2.0), m2=bg.I(0.5), w=bg.One(), z=bg.Zero(), hold=bg.Constraint(1))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["F -> v -> m1", "v -> z -> w -> m2", "z -> hold"]))
    B = array(form.B())[:, list(form.multipliers).index("hold.effort")]
    assert np.allclose(B / B[0], [1.0, -1.0], rtol=CLOSE)
    assert form.check().passed


def test_ladder_of_coils_and_capacitors():
    """Currents i, charges q: λ̇₁ = V − R i₁ − q₁/C₁, q̇₁ = i₁ − i₂, λ̇₂ = q₁/C₁ − q₂/C₂, q̇₂ = i₂ − G q₂/C₂."""
    nodes = dict(V=bg.Se(1.0), s1=bg.One(), R=bg.R(0.3), L1=bg.I(0.2), p1=bg.Zero(), C1=bg.C(0.5), s2=bg.One())
    nodes |= dict(L2=bg.I(0.4), p2=bg.Zero(), C2=bg.C(0.7), load=bg.R(5.0))
    bonds = ["V -> s1 -> R", "s1 -> L1", "s1 -> p1 -> C1", "p1 -> s2 -> L2", "s2 -> p2 -> C2", "p2 -> load"]
    form = bg.port_hamiltonian(bg.Graph(nodes, bonds))
    order = [form.states.index(name) for name in ("L1.momentum", "C1.displacement", "L2.momentum", "C2.displacement")]
    J = np.array([[0, -1, 0, 0], [1, 0, -1, 0], [0, 1, 0, -1], [0, 0, 1, 0]], float)
    assert np.array_equal(array(form.J())[np.ix_(order, order)], J)
    assert np.allclose(np.diag(array(form.R()))[order], [0.3, 0.0, 0.0, 1.0 / 5.0], rtol=CLOSE)


def test_pair_coupled_by_a_transformer():
    """Two oscillators through a spring on a lever: q̇ = r v1 − v2."""
    nodes = dict(v=bg.One(), m1=bg.I(2.0), r=bg.TF(1.5), z=bg.Zero(), k=bg.C(stiffness=4.0), w=bg.One(), m2=bg.I(1.0))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["v -> m1", "v -> r -> z -> k", "z -> w -> m2"]))
    order = [form.states.index(name) for name in ("m1.momentum", "m2.momentum", "k.displacement")]
    J = np.array([[0.0, 0.0, -1.5], [0.0, 0.0, 1.0], [1.5, -1.0, 0.0]])
    assert np.array_equal(array(form.J())[np.ix_(order, order)], J)


# -- resistors ---------------------------------------------------------------------------------------------------
def test_resistor_between_source_and_storage():
    """A capacitor charged through a resistor: q̇ = (V − q/C)/R, and the source gives the same current."""
    nodes = dict(V=bg.Se(1.0), loop=bg.One(), R=bg.R(2.0), C=bg.C(0.5))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["V -> loop -> R", "loop -> C"]))
    whole = np.array([[0.5, -0.5], [-0.5, 0.5]])
    assert np.allclose(array(form.dissipation()), whole, rtol=CLOSE) and not np.any(array(form.structure()))
    assert array(form.P())[0, 0] == -0.5 and array(form.g())[0, 0] == 0.0


def bridge_of_resistors(swapped: bool) -> bg.Graph:
    """A coil in the diagonal of a bridge of four resistors: an algebraic loop."""
    nodes = dict(V=bg.Se(1.0), top=bg.Zero(), left=bg.Zero(), right=bg.Zero())
    nodes |= {f"s{k}": bg.One() for k in range(1, 6)} | dict(R1=bg.R(1.0), R2=bg.R(2.0), R3=bg.R(3.0), R4=bg.R(4.0))
    nodes |= dict(L=bg.I(0.5))
    bonds = ["V -> top", "top -> s1 -> left", "top -> s2 -> right", "left -> s3", "right -> s4", "left -> s5 -> right"]
    bonds += ["s1 -> R1", "s2 -> R2", "s3 -> R3", "s4 -> R4", "s5 -> L"]
    return bg.Graph(nodes, bonds[::-1] if swapped else bonds)


@pytest.mark.parametrize("swapped", [False, True])
def test_algebraic_loop_of_resistors(swapped):
    """The coil sees R1 R3/(R1 + R3) + R2 R4/(R2 + R4) and the voltage V (R3/(R1 + R3) − R4/(R2 + R4))."""
    form = bg.port_hamiltonian(bridge_of_resistors(swapped))
    assert array(form.R())[0, 0] == pytest.approx(3.0 / 4.0 + 8.0 / 6.0, rel=CLOSE)
    voltage = array(form.g()) - array(form.P())
    assert voltage[0, 0] == pytest.approx(3.0 / 4.0 - 4.0 / 6.0, rel=CLOSE)
    assert np.array_equal(array(form.structure()), -array(form.structure()).T)


@pytest.mark.parametrize("first", [((2.0, 0.5), (0.5, 1.0)), (2.0, 1.0)])
@pytest.mark.parametrize("swapped", [False, True])
def test_resistors_coupled_by_a_gyrator(first, swapped):
    """D₁ f + Gᵀ w + ∂H/∂q₁ = 0 and D₂ w − G f + ∂H/∂q₂ = 0 with q̇₁ = f, q̇₂ = w: J − R is minus the inverse of a matrix
    that is not symmetric, so that resistors contribute to J."""
    second, gyrator = np.diag([0.7, 0.4]), np.array([[0.5, 0.2], [-0.3, 1.0]])
    nodes = dict(v=bg.One(), a=bg.C((1.0, 2.0)), D1=bg.R(first), G=bg.GY(gyrator), w=bg.One())
    nodes |= dict(D2=bg.R(np.diag(second)), b=bg.C((0.5, 3.0)))
    bonds = ["v -> a", "v -> D1", "v -> G -> w", "w -> b", "w -> D2"]
    form = bg.port_hamiltonian(bg.Graph(nodes, bonds[::-1] if swapped else bonds))
    one = np.array(first) if np.ndim(first) == 2 else np.diag(first)
    expected = -np.linalg.inv(np.block([[one, gyrator.T], [-gyrator, second]]))
    order = np.argsort([form.states.index(f"{name}.displacement[{k}]") for name in "ab" for k in range(2)])
    J, R = array(form.J()), array(form.R())
    assert np.allclose((J - R), expected[np.ix_(order, order)], rtol=1e-11, atol=1e-13)
    assert np.array_equal(J, -J.T) and np.array_equal(R, R.T)


@bg.symbolic
class Stribeck(eqx.Module):
    """Friction that falls with the speed: F = (Fc + (Fs − Fc)/(1 + (v/vs)²)) v/√(v² + ε²)."""

    static: jax.Array = eqx.field(converter=jnp.asarray)
    kinetic: jax.Array = eqx.field(converter=jnp.asarray)

    def __call__(self, v):
        falling = self.kinetic + (self.static - self.kinetic) / (1.0 + (v / 0.1) ** 2)
        return falling * v / bg.sqrt(v * v + 1e-6)


def test_stribeck_friction_is_a_passive_port_with_a_falling_characteristic():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), rub=bg.R(effort=Stribeck(3.0, 1.0)))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["F -> v -> m", "v -> rub"]))
    (port,) = form.resistive
    assert port.passive and port.name == "rub" and not np.any(array(form.R()))
    assert np.array_equal(array(form.g_R()), [[1.0]])
    p, v = 0.3, 0.15
    friction = (1.0 + 2.0 / (1.0 + (v / 0.1) ** 2)) * v / np.sqrt(v * v + 1e-6)
    assert form.rates([p], {"F.effort": 5.0}) == pytest.approx([5.0 - friction], rel=CLOSE)
    assert "law of rub: passive" in str(form)


class Pump(bg.AbstractElement):
    """Delivers power at small efforts: f = −a tanh(e) + e³."""

    strength: jax.Array = eqx.field(converter=jnp.asarray)

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((False,),), 1, "its law has no inverse")

    def law(self, given):
        v = given.ports["port"]
        return bg.Response(outputs={"port": v**3 - self.strength * jnp.tanh(v)})


def test_an_active_law_is_named():
    form = bg.port_hamiltonian(bg.Graph(dict(v=bg.One(), m=bg.I(2.0), drive=Pump(0.4)), ["v -> m", "v -> drive"]))
    (port,) = form.resistive
    assert not port.passive and "drive: active" in str(form)
    assert form.check().passed


# -- moduli, energies ------------------------------------------------------------------------------------------
def test_series_motor_whose_constant_follows_its_current():
    """K = k i: J depends on the flux through i = λ/L."""
    nodes = dict(V=bg.Se(1.0), i=bg.One(), L=bg.I(0.1), field=bg.Function(tripled), K=bg.MGY(), w=bg.One(), J=bg.I(0.3))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["V -> i -> L", "i -> K -> w -> J", "i ~> field ~> K.modulus"]))
    flux, place = 0.05, [form.states.index(name) for name in ("L.momentum", "J.momentum")]
    J = array(form.J(np.array([flux, 0.2])[np.argsort(place)]))[np.ix_(place, place)]
    assert np.allclose(J, [[0.0, -3.0 * flux / 0.1], [3.0 * flux / 0.1, 0.0]], rtol=CLOSE)
    assert form.check().passed


@bg.symbolic
def tripled(i):
    return 3.0 * i


def hardening(q):
    return 0.5 * q[0] ** 2 + 0.25 * q[0] ** 4


def test_energies_in_jax_are_functions_without_symbols():
    nodes = dict(v=bg.One(), m=bg.I(2.0), k=bg.C(energy=hardening, width=1))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["v -> m", "v -> k"]))
    assert form.H([1.0, 0.7]) == pytest.approx(0.25 + 0.5 * 0.49 + 0.25 * 0.7**4, rel=CLOSE)
    assert np.allclose(form.gradient([1.0, 0.7]), [0.5, 0.7 + 0.7**3], rtol=CLOSE)
    assert np.allclose(array(form.Q([1.0, 0.7])), np.diag([0.5, 1.0 + 3.0 * 0.49]), rtol=CLOSE)
    assert "k" in str(form.sympy(opaque=True).H) and form.check().passed


def test_springs_on_measured_positions_store_in_their_displacement():
    """A mass on a spring whose displacement is the integrated position."""
    nodes = dict(v=bg.One(), m=bg.I(2.0), x=bg.Position(), k=bg.MeasuredC(3.0, 0.4))
    form = bg.port_hamiltonian(bg.Graph(nodes, ["v -> m", "v -> k", "v ~> x ~> k.coordinate"]))
    assert form.states == ("m.momentum", "x.position")
    assert form.H([0.0, 1.0]) == pytest.approx(0.5 * 3.0 * 0.6**2, rel=CLOSE)
    assert np.allclose(form.rates([0.2, 1.0], {}), [-3.0 * 0.6, 0.1], rtol=CLOSE)


def test_inputs_that_are_chosen():
    form = bg.port_hamiltonian(REGISTRY["planar_pendulum"].build())
    one = bg.port_hamiltonian(form.system, inputs=[form.inputs[1]])
    assert one.inputs == form.inputs[1:2] and set(one.sources) == {form.inputs[0], form.inputs[2]}
    assert np.array_equal(array(one.g())[:, 0], array(form.g())[:, 1]) and one.check().passed


# -- every model -------------------------------------------------------------------------------------------------
SLOW = {"chain", "six_link_tree", "six_link_arm", "sarrus", "four_bar_tilted", "slider_crank_ball", "rectifier_half"}
SLOW |= {"rectifier_bridge", "slider_crank_conservative", "bennett", "spatial_four_bar", "slider_crank_hyperstatic"}
SLOW |= {"slider_crank", "driven_crank", "four_bar_two_clearances", "crank_rocker_contact", "motor_crank", "four_bar"}
SLOW |= {"flores_slider_crank", "car_axis", "double_pendulum_points", "double_pendulum", "crank_rocker_link"}


def holds(form) -> None:
    """J + Jᵀ = 0 exactly, R ⪰ 0, and the power balance, the rates and the laws of the compiled system to 1e-12."""
    found = form.check(2)
    assert found.skewness == 0.0 and found.dissipation > -CLOSE, found
    assert max(found.power, found.rates, found.laws) < CLOSE, found


@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.slow) if n in SLOW else n for n in REGISTRY])
def test_every_model_has_the_form(name):
    model = REGISTRY[name]
    form = bg.port_hamiltonian(bg.compile(model.build(), method=model.method))
    holds(form)
    assert all(port.passive for port in form.resistive)


@pytest.mark.parametrize(("seed", "largest"), [(10021, 30), (40001, 14), (40008, 14), (40010, 14)])
def test_random_graphs(seed, largest):
    """Multibonds of any width, fields, dependent storages, gyrators, loops, in an order that nobody chose."""
    holds(bg.port_hamiltonian(build(Generator(seed, largest).graph())))


@pytest.mark.parametrize("method", [bg.Compliant(1e5, 1e2), bg.DerivativeCausality(), bg.MinimalCoordinates()])
def test_other_methods(method):
    """Constraints stay constraints, unless the method makes them compliant."""
    form = bg.port_hamiltonian(bg.compile(REGISTRY["pendulum"].build(), method=method))
    holds(form)
    assert len(form.multipliers) == (0 if isinstance(method, bg.Compliant) else 5)


def test_scalar_graph_has_the_matrices_of_its_multibonds():
    graph = REGISTRY["free_rigid_body"].build()
    whole, scalar = bg.port_hamiltonian(graph), bg.port_hamiltonian(bg.to_scalar(graph))
    state = RANDOM.normal(size=len(whole.states) + len(whole.coordinates))
    assert np.allclose(array(whole.J(state)), array(scalar.J(state)), rtol=CLOSE)
    holds(scalar)


def test_rates_of_the_motor():
    """Against the state equations of the motor written by hand."""
    form = bg.port_hamiltonian(dc_motor())
    state, V = RANDOM.normal(size=2), 3.0
    i, w = state[0] / 0.1, state[1] / 0.3
    assert np.allclose(form.rates(state, {"V.effort": V}), [V - 2.0 * i - 0.7 * w, 0.7 * i - 0.05 * w], rtol=CLOSE)
