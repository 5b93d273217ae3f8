"""Array types named once."""

from jaxtyping import Array, Float


Scalar = Float[Array, ""]
State = Float[Array, "states"]
Results = Float[Array, "results"]
Carried = Float[Array, "carried"]
