/* The exponential function without its last operations, for all functions that are made of it. */
#ifndef BG_GROWTH_H
#define BG_GROWTH_H
#include "polynomials.h"

typedef struct {
    lanes whole; /* n */
    lanes large, small; /* exp x = 2ⁿ (1 + large + small), |large| < 0.35 */
} growth;

/* Of x + low. */
INLINE growth growth_of(lanes x, lanes low) {
    lanes n = fma(x, all(INVERSE_LN2_1), all(ROUNDER)) - ROUNDER;
    lanes first = fma(-n, all(LN2_1), x);
    lanes r = fma(-n, all(LN2_2), first);
    lanes rest = fma(-n, all(LN2_2), first - r) + low;
    lanes z = r * r;
    return (growth){n, r, fma(z, fma(r, exponential_polynomial(r), all(0.5)), fma(r, rest, rest))};
}

/* 2ⁿ (1 + large + small) */
INLINE lanes grown(growth g) {
    lanes sum = 1.0 + g.large;
    return scaled(sum + (lost(all(1.0), g.large, sum) + g.small), g.whole);
}

#endif
