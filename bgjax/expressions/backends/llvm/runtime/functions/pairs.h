/* Numbers as sums of two doubles, of which the first is the nearest double to both, or almost. */
#ifndef BG_PAIRS_H
#define BG_PAIRS_H
#include "lanes.h"

typedef struct {
    lanes high, low;
} pair;

INLINE pair sum_of(lanes large, lanes small, lanes rest) {
    lanes sum = large + small, low = lost(large, small, sum) + rest, high = sum + low;
    return (pair){high, lost(sum, low, high)};
}

/* a / b; `inverse` = 1 / b.high */
INLINE pair quotient_of(pair a, pair b, lanes inverse) {
    lanes q = a.high * inverse;
    lanes remainder = fma(-q, b.high, a.high) + fma(-q, b.low, a.low);
    return (pair){q, remainder * inverse};
}

#endif
