/* Mantissas and exponents, for logarithms. */
#ifndef BG_MANTISSA_H
#define BG_MANTISSA_H
#include "lanes.h"

typedef struct {
    lanes whole, mantissa; /* x = mantissa 2^whole, mantissa from √½ to √2 */
} binary_parts;

/* For x > 0, finite. */
INLINE binary_parts binary_parts_of(lanes x) {
    mask subnormal = x < 0x1p-1022;
    words shifted = bits_of(choose(subnormal, x * 0x1p54, x)) + (0x3ff0000000000000ull - 0x3fe6a09e667f3bcdull);
    lanes exponent = lanes_of(shifted >> 52 | 0x4330000000000000ull) - choose_number(subnormal, 0x1p52 + BIAS + 54, 0x1p52 + BIAS);
    return (binary_parts){exponent, lanes_of((shifted & FRACTION_BITS) + 0x3fe6a09e667f3bcdull)};
}

INLINE lanes logarithm_at_edges(lanes x, lanes found) {
    found = choose(x < INFINITE, found, x); /* also NaN */
    return choose(x > 0.0, found, choose(x == 0.0, all(-INFINITE), choose(x < 0.0, all(NOT_A_NUMBER), x)));
}

#endif
