/* Sine, cosine and tangent: the rest after whole quarter turns as a sum of two doubles, and one polynomial each. */
#include "large_angles.h"

typedef struct {
    lanes high, low; /* from −π/4 to π/4 */
    words quadrant; /* modulo 4: quarter turns that were taken away */
} rest_angle;

/* Cody and Waite's reduction: the first difference is exact, so is the sum of the second and its error. */
INLINE rest_angle rest_of_moderate(lanes x) {
    lanes rounded = fma(x, all(TWO_OVER_PI_1), all(ROUNDER)), n = rounded - ROUNDER;
    lanes first = fma(-n, all(HALF_PI_1), x);
    lanes second = n * HALF_PI_2, error = fma(n, all(HALF_PI_2), -second);
    lanes high = first - second;
    lanes low = lost(first, -second, high) - fma(n, all(HALF_PI_3), error);
    return (rest_angle){high, low, bits_of(rounded)};
}

/* Only the lanes with large angles change. */
static __attribute__((noinline, cold)) void with_large(const double *angles, double *high, double *low, word *quadrants) {
    for (int k = 0; k < BG_LANES; k++)
        if (!(__builtin_elementwise_abs(angles[k]) <= LARGE_ANGLE))
            high[k] = rest_of_large(angles[k], low + k, quadrants + k);
}

INLINE rest_angle rest_of(lanes x) {
    rest_angle rest = rest_of_moderate(x);
    if (any(!(magnitude(x) <= LARGE_ANGLE))) {
        loose_lanes angles = x, high = rest.high, low = rest.low;
        loose_words quadrants = rest.quadrant;
        with_large((double *)&angles, (double *)&high, (double *)&low, (word *)&quadrants);
        rest = (rest_angle){high, low, quadrants};
    }
    return rest;
}

/* sin(high + low) = *large + the returned value */
INLINE lanes small_sine(rest_angle rest, lanes *large) {
    lanes r = rest.high, z = r * r;
    *large = r;
    return fma(r * z, sine_polynomial(z), fma(rest.low * -0.5, z, rest.low));
}

INLINE lanes small_cosine(rest_angle rest, lanes *large) {
    lanes r = rest.high, half = r * -0.5, z = r * r;
    *large = fma(half, r, all(1.0));
    return fma(half, r, 1.0 - *large) + fma(z * z, cosine_polynomial(z), -r * rest.low);
}

INLINE mask is_odd(words quadrant) { return (quadrant & 1) != 0; }
INLINE lanes turned(lanes x, words quadrant) { return lanes_of(bits_of(x) ^ (quadrant & 2) << 62); }

INLINE void sine_and_cosine(lanes x, lanes *sine, lanes *cosine) {
    rest_angle rest = rest_of(x);
    lanes large, small = small_sine(rest, &large), s = large + small;
    small = small_cosine(rest, &large);
    lanes c = large + small;
    mask odd = is_odd(rest.quadrant);
    *sine = choose(x == 0.0, x, turned(choose(odd, c, s), rest.quadrant));
    *cosine = turned(choose(odd, s, c), rest.quadrant + 1);
}

lanes FUNCTION(bg_sin)(lanes x) {
    lanes sine, cosine;
    sine_and_cosine(x, &sine, &cosine);
    return sine;
}

lanes FUNCTION(bg_cos)(lanes x) {
    lanes sine, cosine;
    sine_and_cosine(x, &sine, &cosine);
    return cosine;
}

/* both, with the bits of the two functions above */
lanes FUNCTION(bg_sincos)(lanes x, loose_lanes *cosine_out) {
    lanes sine, cosine;
    sine_and_cosine(x, &sine, &cosine);
    *cosine_out = cosine;
    return sine;
}

/* The quotient of two sums of two doubles. */
lanes FUNCTION(bg_tan)(lanes x) {
    rest_angle rest = rest_of(x);
    lanes large, small = small_sine(rest, &large);
    lanes sine = large + small, sine_low = lost(large, small, sine);
    small = small_cosine(rest, &large);
    lanes cosine = large + small, cosine_low = lost(large, small, cosine);
    mask odd = is_odd(rest.quadrant);
    lanes above = choose(odd, -cosine, sine), above_low = choose(odd, -cosine_low, sine_low);
    lanes below = choose(odd, sine, cosine), below_low = choose(odd, sine_low, cosine_low);
    lanes inverse = 1.0 / below, quotient = above * inverse;
    lanes remainder = fma(-quotient, below, above) + fma(-quotient, below_low, above_low);
    return choose(x == 0.0, x, fma(remainder, inverse, quotient));
}
