/* The exponential function without its last operations, for all functions that are made of it. */
#ifndef BG_GROWTH_H
#define BG_GROWTH_H
#include "polynomials.h"

typedef struct {
    lanes whole; /* n */
    lanes large, small; /* exp x = 2ⁿ (1 + large + small), |large| < 0.35 */
} growth;

/* Of n log 2 + r + rest, where `rest` is not more than the rounding of r. */
INLINE growth growth_from(lanes n, lanes r, lanes rest) {
    lanes z = r * r;
    return (growth){n, r, fma(z, fma(r, exponential_polynomial(r), all(0.5)), fma(r, rest, rest))};
}

INLINE lanes nearest_multiple(lanes x) { return fma(x, all(INVERSE_LN2_1), all(ROUNDER)) - ROUNDER; }

INLINE growth growth_of(lanes x) {
    lanes n = nearest_multiple(x), first = fma(-n, all(LN2_1), x);
    lanes r = fma(-n, all(LN2_2), first);
    return growth_from(n, r, fma(-n, all(LN2_2), first - r));
}

/* Of x + low. */
INLINE growth growth_of_sum(lanes x, lanes low) {
    lanes n = nearest_multiple(x), first = fma(-n, all(LN2_1), x);
    lanes rest = fma(-n, all(LN2_2), low), r = first + rest;
    return growth_from(n, r, lost(first, rest, r));
}

/* 2ⁿ (1 + large + small) */
INLINE lanes grown(growth g) {
    lanes sum = 1.0 + g.large;
    return scaled(sum + (lost(all(1.0), g.large, sum) + g.small), g.whole);
}

#endif
