"""Array types named once."""

from jaxtyping import Array, Float


Scalar = Float[Array, ""]
Vector = Float[Array, "n"]
State = Float[Array, "states"]
Results = Float[Array, "results"]
Carried = Float[Array, "carried"]
Trajectory = Float[Array, "times states"]
Times = Float[Array, "times"]
