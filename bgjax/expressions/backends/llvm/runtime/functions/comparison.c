/* Signs and extremes with NumPy's treatment of NaN, which says that something has no solution and is never dropped. */
#include "lanes.h"

lanes FUNCTION(bg_sign)(lanes x) {
    return choose(x > 0.0, all(1.0), choose(x < 0.0, all(-1.0), choose(x == 0.0, all(0.0), x)));
}

lanes FUNCTION(bg_maximum)(lanes a, lanes b) { return choose(is_nan(a) | (a > b), a, b); }
lanes FUNCTION(bg_minimum)(lanes a, lanes b) { return choose(is_nan(a) | (a < b), a, b); }
