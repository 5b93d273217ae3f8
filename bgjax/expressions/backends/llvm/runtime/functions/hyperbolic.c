/* Hyperbolic functions, of exp |x| = 2ⁿ (1 + large + small) and its inverse, as sums of two doubles over 2ⁿ. */
#include "growth.h"
#include "pairs.h"

/* 2⁻ⁿ; from 64 on the same number, which is added to nothing that it would change */
INLINE lanes inverse_power(growth g) { return power_of_two(ROUNDER - at_most(g.whole, 64.0)); }

/* large + small + (1 − 2⁻ⁿ): (exp |x| − 1) / 2ⁿ, with small relative errors also where it is small */
INLINE pair exponential_less_one(growth g, lanes inverse) {
    lanes base = 1.0 - inverse;
    pair own = sum_of(g.large, g.small, all(0.0));
    return sum_of(base, own.high, own.low + lost(all(1.0), -inverse, base));
}

lanes FUNCTION(bg_sinh)(lanes x) {
    growth g = growth_of(at_most(magnitude(x), 712.0));
    lanes factor = inverse_power(g);
    pair less_one = exponential_less_one(g, factor), whole = sum_of(all(1.0), g.large, g.small);
    pair inner = quotient_of(less_one, whole, 1.0 / whole.high); /* 1 − exp(−|x|), over 2⁻ⁿ */
    lanes step = inner.high * factor, sum = less_one.high + step;
    lanes rest = lost(less_one.high, step, sum) + fma(inner.low, factor, less_one.low);
    return with_sign(scaled(sum + rest, g.whole - 1.0), x);
}

lanes FUNCTION(bg_cosh)(lanes x) {
    growth g = growth_of(at_most(magnitude(x), 712.0));
    lanes factor = inverse_power(g) * inverse_power(g);
    pair whole = sum_of(all(1.0), g.large, g.small);
    lanes inverse = 1.0 / whole.high;
    lanes inverse_low = (fma(-inverse, whole.high, all(1.0)) - inverse * whole.low) * inverse;
    lanes step = inverse * factor, sum = whole.high + step;
    return scaled(sum + (lost(whole.high, step, sum) + fma(inverse_low, factor, whole.low)), g.whole - 1.0);
}

/* (exp 2|x| − 1) / (exp 2|x| + 1) */
lanes FUNCTION(bg_tanh)(lanes x) {
    growth g = growth_of(at_most(magnitude(x) * 2.0, 44.0));
    lanes factor = inverse_power(g);
    pair above = exponential_less_one(g, factor), below = sum_of(1.0 + factor, g.large, g.small + lost(all(1.0), factor, 1.0 + factor));
    pair found = quotient_of(above, below, 1.0 / below.high);
    return with_sign(found.high + found.low, x);
}
