/* Powers of positive numbers: the logarithm to some seventy binary places, times the exponent, and its exponential. */
#include "growth.h"
#include "mantissa.h"
#include "pairs.h"

/* c + z q, for sums of two doubles of which the first is larger */
INLINE pair next_term(double high, double low, pair z, pair q) {
    lanes product = z.high * q.high;
    lanes rest = fma(z.high, q.high, -product) + fma(z.high, q.low, z.low * q.high);
    lanes sum = all(high) + product;
    return (pair){sum, lost(all(high), product, sum) + (rest + low)};
}

/* log x for x > 0, finite */
INLINE pair long_logarithm(lanes x) {
    binary_parts parts = binary_parts_of(x);
    lanes m = parts.mantissa, f = m - 1.0, below = m + 1.0;
    pair s = quotient_of((pair){f, all(0.0)}, (pair){below, lost(all(1.0), m, below)}, 1.0 / below);
    lanes square = s.high * s.high;
    pair z = {square, fma(s.high, s.high, -square) + 2.0 * s.high * s.low};
    pair terms = {logarithm_tail_polynomial(square), all(0.0)};
    terms = next_term(TWO_FIFTHS_1, TWO_FIFTHS_2, z, terms);
    terms = next_term(TWO_THIRDS_1, TWO_THIRDS_2, z, terms);
    terms = next_term(2.0, 0.0, z, terms);
    lanes product = s.high * terms.high;
    lanes rest = fma(s.high, terms.high, -product) + fma(s.high, terms.low, s.low * terms.high);
    return sum_of(parts.whole * SHORT_LN2_1, product, fma(parts.whole, all(SHORT_LN2_2), rest));
}

INLINE lanes power_of(lanes x, lanes y) {
    pair logarithm = long_logarithm(x);
    lanes high = logarithm_at_edges(x, logarithm.high);
    lanes product = y * high;
    mask moderate = magnitude(product) < 800.0;
    lanes rest = choose(moderate, fma(y, high, -product) + y * logarithm.low, all(0.0));
    lanes found = grown(growth_of_sum(at_least(at_most(product, 800.0), -800.0), rest));
    return choose((x == 1.0) | (y == 0.0), all(1.0), found);
}

/* for x >= 0, NaN below */
lanes FUNCTION(bg_pow)(lanes x, lanes y) { return power_of(x, y); }

/* zero for x <= 0, whatever the exponent; NaN is not below zero */
lanes FUNCTION(bg_power)(lanes x, lanes exponent) { return choose(x <= 0.0, all(0.0), power_of(x, exponent)); }
