/* The exponential function and the logarithm. */
#include "growth.h"
#include "mantissa.h"

lanes FUNCTION(bg_exp)(lanes x) { return grown(growth_of(at_least(at_most(x, 710.0), -746.0))); }

/* With f = mantissa − 1 and s = f / (2 + f): log(1 + f) = f − f²/2 + s (f²/2 + s² p(s²)) */
lanes FUNCTION(bg_log)(lanes x) {
    binary_parts parts = binary_parts_of(x);
    lanes f = parts.mantissa - 1.0, s = f / (parts.mantissa + 1.0), z = s * s;
    lanes half = f * -0.5, parabola = fma(half, f, f);
    lanes square = half * f; /* negative */
    lanes parabola_low = fma(half, f, f - parabola);
    lanes rest = fma(s, fma(z, logarithm_polynomial(z), -square), parts.whole * SHORT_LN2_2);
    lanes base = parts.whole * SHORT_LN2_1, sum = base + parabola;
    return logarithm_at_edges(x, sum + (lost(base, parabola, sum) + (parabola_low + rest)));
}
