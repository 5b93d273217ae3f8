"""Abstract classes of bond-graph elements, signal blocks and laws."""

import abc
from typing import ClassVar

import numpy as np

from .._types import Number
from ..errors import Fault, StructureError, raise_faults
from ..structure.structure import Junction, Port, Rule
from ..surface.calls import AbstractWorded
from .records import Given, Response, State


# methods and properties of elements, which a field must not replace
TAKEN = (
    *("kind", "ports", "rule", "law", "inputs", "outputs", "states", "unknowns", "scale"),
    *("faults", "run_warnings", "faults_in", "is_drive", "without_inertia"),
)


class AbstractElement(AbstractWorded):
    """Base class of the nodes of a bond graph, which declare their ports, causal rule and law. Subclass it to make an
    element of your own.

    Define its `ports`, the causalities it admits (`rule`), its `states`, and its `law`, which maps
    the variables that the ports receive to those that they return. A law is written in JAX on
    vectors, unless the class sets `symbolic = True` and uses only arithmetic and bgjax's own
    functions; then it is expanded into scalars and has readable equations.

    ```python
    import bgjax as bg, jax, jax.numpy as jnp

    class Saturation(bg.AbstractElement):
        limit: jax.Array

        def ports(self):
            return (bg.Port("port", 1, "in"),)

        def rule(self):
            return bg.Rule(((False,),), 1, "its law has no inverse")  # it takes flow

        def law(self, given):
            return bg.Response(outputs={"port": self.limit * jnp.tanh(given.ports["port"])})

    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), brake=Saturation(jnp.asarray(0.5)))
    bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> brake"]))(0.0, jnp.ones(1))
    ```
    """

    symbolic: ClassVar[bool] = False
    conserves: ClassVar[bool] = False  # conserves power, so the power audit need not list it
    imposes: ClassVar[bool] = False  # an effort or flow of its own, as sources, constraints and sensors do
    multiplier: ClassVar[bool] = False  # its unknown is a Lagrange multiplier: redundant rows may be dropped
    depth_input: ClassVar[str] = ""  # signal input of a contact's penetration; a run should not begin with a deep one

    def __init_subclass__(cls, **options):
        super().__init_subclass__(**options)
        taken = [name for name in cls.__dict__.get("__annotations__", {}) if name in TAKEN]
        what, remedy = (
            "is a method or property of every element, and cannot be a field.",
            "give the field another name.",
        )
        raise_faults(StructureError, [Fault(f"{cls.__name__}.{name}", what, remedy) for name in taken])

    @property
    def kind(self) -> str:
        """Short name shown in reports and drawings."""
        return type(self).__name__

    @abc.abstractmethod
    def ports(self) -> tuple[Port, ...]:
        """Power ports in arrow order."""

    @abc.abstractmethod
    def rule(self) -> Rule | Junction:
        """Admissible causalities in order of preference."""

    @abc.abstractmethod
    def law(self, given: Given) -> Response:
        """The constitutive law for the causality in `given.received`."""

    def inputs(self) -> tuple[Port, ...]:
        """Signal inputs."""
        return ()

    def outputs(self) -> tuple[Port, ...]:
        """Signal outputs; the first is the default. Efforts and flows of ports are available without being listed."""
        return ()

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        """States in this causality."""
        return ()

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        """Algebraic unknowns in this causality, which the solver determines."""
        return ()

    def is_drive(self) -> bool:
        """Whether its constraint prescribes a motion that is otherwise free."""
        return False

    def without_inertia(self) -> tuple[bool, ...]:
        """For each direction, whether it stores nothing; empty if this cannot be."""
        return ()

    def scale(self, state: str) -> Number:
        """Size of a state at an energy of 1 J, for the default absolute tolerance; 1 where no energy is related to
        it."""
        return 1.0

    def faults(self, where: str) -> list[Fault]:
        """Values that cannot be right. Called outside traces only."""
        return []

    def run_warnings(self, where: str, end: dict[str, np.ndarray], duration: float) -> list[Warning]:
        """Warnings after a run of this duration that ended with these states of the element."""
        return []

    def faults_in(self, where: str, received: dict[str, str], widths: dict[str, int]) -> list[Fault]:
        """Values that cannot be right in this causality at these widths."""
        return []


class AbstractBlock(AbstractElement):
    """Base class of signal blocks, which have signals but no power ports. Subclass it with `inputs`, `outputs`, `law`,
    and `states` if any.

    ```python
    import bgjax as bg, jax.numpy as jnp

    class Deadband(bg.AbstractBlock):
        def inputs(self):
            return (bg.Port("input", 1),)

        def outputs(self):
            return (bg.Port("value", 1),)

        def law(self, given):
            x = given.signals["input"]
            return bg.Response(signals={"value": jnp.sign(x) * jnp.maximum(jnp.abs(x) - 0.1, 0.0)})

    nodes = dict(x=bg.Signal(0.3), dead=Deadband(), F=bg.MSe(), d=bg.R(1.0))
    bg.compile(bg.Graph(nodes, ["x ~> dead ~> F", "F -> d"])).outputs(0.0, jnp.zeros(0), "d.effort")
    ```
    """

    def ports(self) -> tuple[Port, ...]:
        return ()

    def rule(self) -> Rule:
        return Rule(((),), 1)
