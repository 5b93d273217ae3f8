/* Numbers in BG_LANES lanes, side by side: types, selections and the operations that all functions share.
   Every width takes the same sequence of IEEE operations, so that a lane has the bits of width 1. */
#ifndef BG_LANES_H
#define BG_LANES_H

typedef unsigned long long word;

#if BG_LANES == 1
typedef double lanes;
typedef word words;
typedef int mask; /* of a comparison */
#define any(condition) (condition)
#else
typedef double lanes __attribute__((ext_vector_type(BG_LANES)));
typedef word words __attribute__((ext_vector_type(BG_LANES)));
typedef long mask __attribute__((ext_vector_type(BG_LANES)));
#define any(condition) (__builtin_reduce_or(condition) != 0)
#endif
typedef lanes loose_lanes __attribute__((aligned(8))); /* in memory of the caller */
typedef words loose_words __attribute__((aligned(8)));

#define INLINE static inline __attribute__((always_inline))
#define JOINED(name, width) name##_##width
#define WIDENED(name, width) JOINED(name, width)
#define FUNCTION(name) WIDENED(name, BG_LANES)

#define INFINITE __builtin_inf()
#define NOT_A_NUMBER __builtin_nan("")
#define SIGN_BIT 0x8000000000000000ull
#define FRACTION_BITS 0x000fffffffffffffull
#define ROUNDER 0x1.8p52 /* added and subtracted again: the nearest whole number, which is then in the lowest bits */
#define BIAS 1023

INLINE lanes all(double x) { return (lanes)x; }
INLINE words bits_of(lanes x) { return ((union { lanes x; words bits; }){.x = x}).bits; }
INLINE lanes lanes_of(words bits) { return ((union { lanes x; words bits; }){.bits = bits}).x; }
INLINE lanes fma(lanes a, lanes b, lanes c) { return __builtin_elementwise_fma(a, b, c); }
INLINE lanes magnitude(lanes x) { return __builtin_elementwise_abs(x); }
INLINE lanes root(lanes x) { return __builtin_elementwise_sqrt(x); }
INLINE lanes with_sign(lanes x, lanes sign) { return __builtin_elementwise_copysign(x, sign); }
INLINE lanes choose(mask condition, lanes yes, lanes no) { return condition ? yes : no; }
INLINE lanes choose_number(mask condition, double yes, double no) { return condition ? all(yes) : all(no); }
INLINE mask is_nan(lanes x) { return x != x; }
INLINE mask has_sign(lanes x) { return (bits_of(x) >> 63) != 0; }
INLINE lanes at_most(lanes x, double limit) { return choose(x > limit, all(limit), x); } /* NaN stays */
INLINE lanes at_least(lanes x, double limit) { return choose(x < limit, all(limit), x); }

/* The rounding error of `sum` = `large` + `small`, exact where `large` is zero or not the smaller one. */
INLINE lanes lost(lanes large, lanes small, lanes sum) { return (large - sum) + small; }

/* 2ⁿ for n from −1022 to 1023, of `rounded` = n + ROUNDER. */
INLINE lanes power_of_two(lanes rounded) { return lanes_of((bits_of(rounded) + BIAS) << 52); }

/* x 2ⁿ in two steps, the first of them exact, for all n that doubles can need. */
INLINE lanes scaled(lanes x, lanes n) {
    lanes rounded = fma(n, all(0.5), all(ROUNDER)), rest = n - (rounded - ROUNDER);
    return x * power_of_two(rounded) * power_of_two(rest + ROUNDER);
}

#endif
