"""Types that signatures share: float arrays that are passed between modules, and what users may give for a value."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from jax.typing import ArrayLike
from jaxtyping import Array, Float


Scalar = Float[Array, ""]
State = Float[Array, "states"]
Results = Float[Array, "results"]
Carried = Float[Array, "carried"]

Number = ArrayLike  # without axes
Value = ArrayLike | Sequence[float] | Sequence[Sequence[float]]  # a number, a vector or a matrix
AnyArray = Array | np.ndarray  # of JAX, also traced, or of NumPy
Vector = AnyArray | Sequence[float]  # components of a vector or of an orientation, also scalar expressions
Pose = tuple[Vector, Vector]  # position and orientation
Law = Callable[..., ArrayLike]
Prescribed = Value | Law  # a value, or a function of time; `bg.Sampled` and `bg.Spline` are such functions
Values = Mapping[str, Value]  # by name or path
Names = str | Sequence[str]
