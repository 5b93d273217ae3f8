"""Types of the float arrays that are passed between modules: scalar, state, results, carried values."""

from jaxtyping import Array, Float


Scalar = Float[Array, ""]
State = Float[Array, "states"]
Results = Float[Array, "results"]
Carried = Float[Array, "carried"]
