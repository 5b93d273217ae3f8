"""The linear model δẋ = A δx + B δu, δy = C δx + D δu about a state, with its poles and frequency response."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..._tracing import array_functions
from ..._types import AnyArray, Number, Value
from ...display.bode import bode
from ...display.plots import Plot
from ...errors import Fault, ParameterError
from ...surface.listing import public


REMEDY = (
    "linearise about an equilibrium or a steady motion "
    "(simulate until these rates vanish, or give initial values at which they do); "
    "frozen_eigenvalues has the eigenvalues of A at this instant, which do not tell whether the motion is stable."
)


@dataclass(frozen=True)
class Linear:
    """Holds the linear model that `bg.linearise` returns: matrices with names, for deviations from the linearisation
    point."""

    A: AnyArray
    B: AnyArray
    C: AnyArray
    D: AnyArray
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    time: Number
    point: AnyArray  # the full state
    rates: AnyArray  # of the states of this model at the point: zero in an equilibrium
    values: AnyArray  # of the outputs at the point
    basis: AnyArray  # Jacobian of all states of the system with respect to those of this model
    equilibrium: bool
    unsteady: tuple[str, ...] = ()  # sentences on what is not constant at the point
    moving: bool = False  # whether the model is written in the moving frame of a steady motion
    cyclic: tuple[str, ...] = ()  # cyclic coordinates that were removed

    __dir__ = public

    @property
    def steady(self) -> bool:
        """Whether the matrices are constant along the motion: an equilibrium, a steady motion, or a linear system."""
        return not self.unsteady

    @property
    def poles(self) -> AnyArray:
        """Eigenvalues of A, slow ones first, pairs together; an error where the state is not steady."""
        self._check_steady("poles")
        return self.frozen_eigenvalues

    @property
    def frozen_eigenvalues(self) -> AnyArray:
        """Eigenvalues of A at this instant, slow ones first.

        About a state that is not steady, A changes along the motion: they depend on the choice of coordinates and do
        not tell whether the motion is stable.
        """
        xp = array_functions(self.A)
        values = xp.linalg.eigvals(self.A).astype(complex) if len(self.A) else xp.zeros(0, complex)
        return values[xp.lexsort((-values.imag, xp.round(values.real, 9), xp.round(xp.abs(values), 9)))]

    def _check_steady(self, what: str) -> None:
        if self.unsteady:
            raise ParameterError([Fault(what, f"the state is not steady: {'; '.join(self.unsteady)}.", REMEDY)])

    @property
    def natural_frequencies(self) -> AnyArray:
        """|p| of every pole [rad/s]."""
        return abs(self.poles)

    @property
    def damping(self) -> AnyArray:
        """−Re p/|p| of every pole; a pole at zero counts as undamped."""
        size, xp = self.natural_frequencies, array_functions(self.A)
        return xp.where(size > 0.0, -self.poles.real / xp.where(size > 0.0, size, 1.0), 0.0)

    def frequency_response(self, frequencies: Value) -> np.ndarray:
        """C (jω − A)⁻¹ B + D for every ω [rad/s]: an array of (frequencies, outputs, inputs)."""
        self._check_steady("frequency_response")
        try:
            frequencies = np.atleast_1d(np.asarray(frequencies, float))
        except (TypeError, ValueError):
            frequencies = np.array([np.nan])
        if not np.all(np.isfinite(frequencies)) or frequencies.ndim > 1:
            remedy = "give angular frequencies in rad/s: np.geomspace(0.1, 100.0, 200)."
            raise ParameterError([Fault("frequencies", "are not finite numbers.", remedy)])
        shifted = 1j * frequencies[:, None, None] * np.eye(len(self.A)) - self.A
        inputs = np.broadcast_to(self.B.astype(complex), (len(frequencies), *self.B.shape))
        with np.errstate(all="ignore"):
            return self.C @ np.linalg.solve(shifted, inputs) + self.D

    def bode(self, frequencies: Value | None = None) -> Plot:
        """Bode plot: gain and phase over frequency; by default over frequencies around all poles."""
        return bode(self, frequencies)

    def to_control(self) -> Any:
        """The model as `control.StateSpace` of python-control, which requires underscores instead of dots in names."""
        self._check_steady("to_control")
        try:
            import control
        except ImportError:
            raise ImportError("A python-control object needs python-control: pip install 'bgjax[control]'.") from None

        def plain(names):
            return [name.replace("->", "_to_").replace(".", "_").replace("[", "_").rstrip("]") for name in names]

        names = {word: plain(getattr(self, word)) for word in ("states", "inputs", "outputs")}
        return control.ss(self.A, self.B, self.C, self.D, **names)

    def __str__(self) -> str:
        counts = f"{len(self.states)} states, {len(self.inputs)} inputs, {len(self.outputs)} outputs"
        lines = [f"Linear: {counts}, about {self._about()} at t = {self.time:g}"]
        named = (("states", self.states), ("cyclic", self.cyclic), ("inputs", self.inputs), ("outputs", self.outputs))
        lines += [f"  {word:<8} {', '.join(names) or 'none'}" for word, names in named if names or word != "cyclic"]
        if self.unsteady:
            return "\n".join([*lines, *[f"  {text}" for text in self.unsteady], f"  no poles: {REMEDY}"])
        return "\n".join([*lines, *self._table()])

    def _about(self) -> str:
        if self.equilibrium:
            return "an equilibrium"
        if self.unsteady:
            return "a state that is not steady"
        if self.moving:
            return "a steady motion, in the frame that moves along,"
        return f"a moving state of a linear system (fastest rate {np.max(np.abs(self.rates), initial=0.0):.3g})"

    def _table(self) -> list[str]:
        size = 1e-12 * np.max(self.natural_frequencies, initial=0.0)

        def clean(x):
            return 0.0 if abs(x) <= size else x  # values within rounding are shown as zero

        rows = []
        for pole, frequency, ratio in zip(self.poles, self.natural_frequencies, self.damping, strict=True):
            frequency = clean(frequency)
            ratio = round(ratio, 4) + 0.0 if frequency else 0.0
            numbers = f"{frequency:12.6g} {frequency / (2 * np.pi):12.6g} {ratio:9.4f}"
            rows.append(f"  {clean(pole.real):+12.6g} {clean(pole.imag):+12.6g}j   {numbers}")
        return [f"  {'poles [1/s]':<29} {'ω [rad/s]':>12} {'f [Hz]':>12} {'damping':>9}", *rows] if rows else []
