/* Angles far from zero, one at a time: the product with 2/π to as many places as its remainder needs (Payne, Hanek 1983). */
#ifndef BG_LARGE_ANGLES_H
#define BG_LARGE_ANGLES_H
#include "polynomials.h"

#define LARGE_ANGLE 0x1p28

typedef unsigned __int128 long_word;

INLINE word bits_of_one(double x) { return ((union { double x; word bits; }){.x = x}).bits; }
INLINE double double_of(word bits) { return ((union { double x; word bits; }){.bits = bits}).x; }
INLINE double fma_of_one(double a, double b, double c) { return __builtin_elementwise_fma(a, b, c); }
INLINE word two_over_pi_from(int place) {
    int index = place >> 6, shift = place & 63;
    return two_over_pi[index] << shift | two_over_pi[index + 1] >> 1 >> (63 - shift);
}

/* `fraction` / 2¹²⁸ quarter turns, times 2^(−zeros), in radians as a sum of two doubles. */
INLINE double radians(word first, word second, int zeros, double *low) {
    double scale = double_of((word)(BIAS - zeros) << 52);
    double high_part = (double)(first >> 11) * 0x1p-53 * scale;
    double low_part = (double)(first << 53 | second >> 11) * 0x1p-117 * scale;
    double product = high_part * HALF_PI_1;
    double rest = fma_of_one(high_part, HALF_PI_1, -product) + fma_of_one(high_part, HALF_PI_2, low_part * HALF_PI_1);
    double high = product + rest;
    *low = (product - high) + rest;
    return high;
}

/* The rest of x after whole quarter turns, as a sum of two doubles; the number of quarter turns is right modulo 4. */
static __attribute__((noinline, cold)) double rest_of_large(double x, double *low, word *quadrant) {
    word pattern = bits_of_one(x);
    int exponent = (int)(pattern >> 52 & 0x7ff);
    *low = 0.0;
    *quadrant = 0;
    if (exponent == 0x7ff) return x - x;
    word digits = (pattern & FRACTION_BITS) | FRACTION_BITS + 1;
    int place = exponent - 1075 + 62; /* earlier places of 2/π give multiples of four quarter turns */
    long_word product = (long_word)two_over_pi_from(place + 128) * digits;
    word third = (word)product;
    product = (product >> 64) + (long_word)two_over_pi_from(place + 64) * digits;
    word second = (word)product;
    word first = (word)(product >> 64) + two_over_pi_from(place) * digits;
    word turns = (first + (SIGN_BIT >> 2)) >> 62;
    first = first << 2 | second >> 62;
    second = second << 2 | third >> 62;
    third <<= 2;
    word below = first & SIGN_BIT; /* nearer to the next quarter turn */
    if (below) first = ~first, second = ~second, third = ~third;
    int zeros = 0;
    if (first == 0) first = second, second = third, third = 0, zeros = 64;
    int more = __builtin_clzll(first | 1);
    first = first << more | second >> 1 >> (63 - more);
    second = second << more | third >> 1 >> (63 - more);
    double high = radians(first, second, zeros + more, low);
    word negative = pattern & SIGN_BIT;
    *low = double_of(bits_of_one(*low) ^ negative ^ below);
    *quadrant = negative ? -turns : turns;
    return double_of(bits_of_one(high) ^ negative ^ below);
}

#endif
