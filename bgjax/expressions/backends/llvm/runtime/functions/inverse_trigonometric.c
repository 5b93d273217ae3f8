/* Inverse functions of angles: one quotient or one root, whose rounding error is kept, and one polynomial. */
#include "polynomials.h"

/* `multiple` π/4 + `factor` (large + small), with a factor of ±1 */
INLINE lanes from_multiple(lanes multiple, lanes factor, lanes large, lanes small) {
    lanes base = multiple * QUARTER_PI_1;
    lanes rest = fma(multiple, all(QUARTER_PI_2), fma(multiple, all(QUARTER_PI_1), -base));
    lanes step = factor * large, sum = base + step;
    return sum + (lost(base, step, sum) + fma(factor, small, rest));
}

typedef struct {
    lanes large, small, eighth; /* the angle is large + small, and π/4 more where `eighth` is 1 */
} small_angle;

/* The angle whose tangent is a / b, for 0 <= a <= b, 0 < b. Above π/8 it is π/4 and the angle of (a − b) / (a + b). */
INLINE small_angle angle_of(lanes a, lanes b) {
    mask far = a > b * TAN_EIGHTH_PI_1;
    lanes difference = b - a, sum = b + a;
    lanes above = choose(far, -difference, a), below = choose(far, sum, b);
    lanes above_low = choose(far, -lost(b, -a, difference), all(0.0)), below_low = choose(far, lost(b, a, sum), all(0.0));
    lanes inverse = 1.0 / below, t = above * inverse;
    lanes low = (fma(-t, below, above) + fma(-t, below_low, above_low)) * inverse;
    lanes z = t * t;
    return (small_angle){t, fma(t * z, arctangent_polynomial(z), low), choose_number(far, 1.0, 0.0)};
}

lanes FUNCTION(bg_atan)(lanes x) {
    lanes size = at_most(magnitude(x), 0x1p100); /* beyond, π/2 to all digits */
    mask steep = size > 1.0;
    small_angle angle = angle_of(choose(steep, all(1.0), size), choose(steep, size, all(1.0)));
    lanes multiple = choose(steep, 2.0 - angle.eighth, angle.eighth);
    return with_sign(from_multiple(multiple, choose_number(steep, -1.0, 1.0), angle.large, angle.small), x);
}

/* Both are scaled so that sums, inverses and remainders neither overflow nor lose digits. Where the quotient is so small
   that nothing is added to it, a is scaled more, and the angle afterwards. */
lanes FUNCTION(bg_atan2)(lanes y, lanes x) {
    lanes up = magnitude(y), along = magnitude(x);
    mask steep = up > along, back = has_sign(x);
    lanes a = choose(steep, along, up), b = choose(steep, up, along);
    a = choose(b == INFINITE, choose_number(a == INFINITE, 1.0, 0.0), a);
    b = choose((b == INFINITE) | (b == 0.0), all(1.0), b); /* a is 0 where b was */
    mask tiny = b < 0x1p-700, slim = !tiny & (a < 0x1p-900);
    lanes scale = choose(b > 0x1p500, all(0x1p-300), choose_number(tiny, 0x1p600, 1.0));
    small_angle angle = angle_of(a * choose_number(slim, 0x1p150, 1.0) * scale, b * scale);
    lanes factor = choose_number(slim, 0x1p-150, 1.0);
    lanes multiple = choose(steep, 2.0 - angle.eighth, angle.eighth);
    multiple = choose(back, 4.0 - multiple, multiple);
    lanes sense = choose(steep, choose_number(back, 1.0, -1.0), choose_number(back, -1.0, 1.0));
    lanes found = from_multiple(multiple, sense, angle.large * factor, angle.small * factor);
    return choose(is_nan(x) | is_nan(y), x + y, with_sign(found, y));
}

/* The arc sine of `argument` = *large + the returned value: of |x|, or beyond 1/2 of √((1 − |x|)/2), which is half of
   the angle that is missing to π/2. */
INLINE lanes small_arcsine(lanes size, mask far, lanes *large) {
    lanes z = choose(far, fma(size, all(-0.5), all(0.5)), size * size);
    lanes side = choose(far, root(z), size);
    lanes low = choose(far, fma(-side, side, z) / fma(side, all(2.0), all(0x1p-1000)), all(0.0));
    *large = side;
    return fma(side * z, arcsine_polynomial(z), low);
}

lanes FUNCTION(bg_asin)(lanes x) {
    lanes size = magnitude(x), large;
    mask far = size > 0.5;
    lanes small = small_arcsine(size, far, &large), factor = choose_number(far, -2.0, 1.0);
    return with_sign(from_multiple(choose_number(far, 2.0, 0.0), factor, large, small), x);
}

lanes FUNCTION(bg_acos)(lanes x) {
    lanes size = magnitude(x), large;
    mask far = size > 0.5, back = has_sign(x);
    lanes small = small_arcsine(size, far, &large);
    lanes multiple = choose(far, choose_number(back, 4.0, 0.0), all(2.0));
    lanes factor = choose(far, choose_number(back, -2.0, 2.0), choose_number(back, 1.0, -1.0));
    return from_multiple(multiple, factor, large, small);
}
