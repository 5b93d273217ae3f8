/* Steps that end at events, and states that take new values there (`solvers/events/steps.py` explains the first,
   `solvers/events/switched.py` the second). A vector of guards holds their values, rates, sizes and paces one after another. */

#define NEAR 1e-6 /* relative to the size of a guard: a step must end so near to its zero */
#define NEWTON 10 /* steps to the root of a cubic */
#define LEAST_LENGTH 1e-13 /* of a step that is taken again up to an event, relative to the length of the run */

typedef struct {
    double value, rate, size, pace;
} bg_guard;

static bg_guard bg_guard_of(const bg_plan *p, const lanes *guards, int64_t g, int64_t l) {
    const double *found = (const double *)guards + g * W + l;
    int64_t step = p->guards * W;
    return (bg_guard){found[0], found[step], found[2 * step], found[3 * step]};
}

/* the longest step that the guards of a lane allow; NaN where one of them is */
static double bg_allowed(const bg_plan *p, const lanes *guards, int64_t l) {
    double least = INFINITY;
    EACH(g, p->guards) {
        bg_guard guard = bg_guard_of(p, guards, g, l);
        double longest = guard.size / (guard.pace < 1e-300 ? 1e-300 : guard.pace);
        if (isnan(longest)) return NAN;
        if (longest < least) least = longest;
    }
    return least;
}

static int bg_rises(bg_guard before, bg_guard after) { return before.value < 0.0 && after.value >= 0.0; }

static int bg_crosses(bg_guard before, bg_guard after) { return (before.value < 0.0) != (after.value < 0.0); }

/* c0 + c1 s + c2 s² + c3 s³ for s from 0 to 1 */
typedef struct {
    double c0, c1, c2, c3;
} bg_cubic;

/* the Hermite cubic through a guard in a step, with a sign such that it begins below zero */
static bg_cubic bg_cubic_through(bg_guard before, bg_guard after, double length) {
    double side = before.value < 0.0 ? 1.0 : -1.0, start = side * before.value, rise = side * after.value - start;
    double rate = side * before.rate * length, last = side * after.rate * length;
    return (bg_cubic){start, rate, 3.0 * rise - 2.0 * rate - last, rate + last - 2.0 * rise};
}

static double bg_cubic_at(bg_cubic c, double s) { return fused(s, fused(s, fused(s, c.c3, c.c2), c.c1), c.c0); }

/* the s of its maximum, provided that it rises at 0 and falls at 1 */
static double bg_cubic_top(bg_cubic c) {
    double square = c.c2 * c.c2 - 3.0 * c.c3 * c.c1, bottom = sqrt(square > 0.0 ? square : 0.0) - c.c2;
    double top = c.c1 / (bottom < 1e-300 ? 1e-300 : bottom);
    return top < 0.0 ? 0.0 : top > 1.0 ? 1.0 : top;
}

/* the s at which it reaches `target`, which lies between its end values: Newton, safeguarded by bisection */
static double bg_cubic_root(bg_cubic c, double target) {
    double low = 0.0, high = 1.0, s = 0.5;
    for (int k = 0; k < NEWTON; k++) {
        double value = bg_cubic_at(c, s) - target, slope = fused(s, fused(3.0 * s, c.c3, 2.0 * c.c2), c.c1);
        if (value < 0.0) low = s;
        else high = s;
        double step = s - value / (slope == 0.0 ? 1.0 : slope);
        s = step >= low && step <= high ? step : 0.5 * (low + high); /* where it has converged, step is a bound */
    }
    return s;
}

/* the fraction of a step at which a guard passes through zero: it changes its sign, once or twice; 1 where it does not,
   or where the step ends near enough to the zero */
static double bg_share_of(bg_guard before, bg_guard after, double length) {
    double side = before.value < 0.0 ? 1.0 : -1.0, target = NEAR * before.size, share = 1.0;
    bg_cubic cubic = bg_cubic_through(before, after, length);
    if (bg_crosses(before, after)) {
        if (side * after.value > target) share = bg_cubic_root(cubic, 0.5 * target);
    } else if (side * before.rate > 0.0 && side * after.rate < 0.0) {
        double top = bg_cubic_top(cubic);
        if (bg_cubic_at(cubic, top) > 0.0) share = top;
    }
    return isfinite(share) ? share : 1.0;
}

/* the fraction of the step of a lane at which its first guard passes through zero */
static double bg_share_to_event(const bg_plan *p, const bg_work *w, int64_t l) {
    double first = 1.0, length = w->lane[l].end - w->lane[l].t;
    EACH(g, p->guards) {
        double share = bg_share_of(bg_guard_of(p, w->before, g, l), bg_guard_of(p, w->after, g, l), length);
        if (share < first) first = share;
    }
    return first;
}

/* whether a step that the control keeps stands: where it passes an event it is taken again up to the event, and the
   control remembers what it did before, in `old` */
static int bg_stands(const bg_plan *p, bg_work *w, int64_t l, int keeps, const bg_lane *old) {
    bg_lane *lane = w->lane + l;
    double length = lane->end - lane->t, least = LEAST_LENGTH * (lane->t1 - lane->t0);
    double share = bg_share_to_event(p, w, l), nearer = fused(share, length, lane->t);
    if (share < 1.0 && length > least) {
        if (nearer < lane->t + 0.5 * least) nearer = lane->t + 0.5 * least;
        if (keeps) lane->error = old->error, lane->at_shortest = old->at_shortest;
        if (keeps || nearer < lane->next) lane->next = nearer;
        return 0;
    }
    double onward = lane->end + bg_allowed(p, w->after, l);
    if (keeps && !(onward >= lane->next)) lane->next = onward;
    return keeps;
}

static lanes bg_ends(const bg_work *w) {
    lanes t;
    EACH(l, W) ((double *)&t)[l] = w->lane[l].end;
    return t;
}

static int bg_any_rises(const bg_plan *p, const bg_work *w, const lanes *after, int64_t l) {
    int any = 0;
    EACH(g, p->guards) any |= bg_rises(bg_guard_of(p, w->before, g, l), bg_guard_of(p, after, g, l));
    return any;
}

/* held values of the switches whose guards rise in a lane replace states */
static void bg_replace(const bg_plan *p, bg_work *w, int64_t l) {
    EACH(k, p->held) {
        int64_t g = p->owners[k];
        if (bg_rises(bg_guard_of(p, w->before, g, l), bg_guard_of(p, w->reached, g, l)))
            ((double *)(w->next + p->places[k]))[l] = ((double *)(w->held + k))[l];
    }
}

/* the guards at the end of the step, `reached`; where one rises, the states of its switch take their new values, and the
   guards are those `after` */
static void bg_switch(const bg_plan *p, bg_work *w) {
    int any = 0;
    if (!p->guards) return;
    EACH(k, bg_length(p)) w->ended[k] = w->next[k];
    bg_run(p, &p->guard, w, bg_ends(w), w->next, (lanes){0.0}, w->reached);
    EACH(l, W) any |= w->lane[l].run >= 0 && bg_any_rises(p, w, w->reached, l);
    if (any) {
        bg_run(p, &p->hold, w, bg_ends(w), w->next, (lanes){0.0}, w->held);
        EACH(l, W) bg_replace(p, w, l);
        bg_run(p, &p->guard, w, bg_ends(w), w->next, (lanes){0.0}, w->after);
    } else {
        EACH(k, 4 * p->guards) w->after[k] = w->reached[k];
    }
}

/* the first stage of the step after an event has to be computed; the guards after this step are those before the next */
static void bg_pass(const bg_plan *p, bg_work *w, int64_t l) {
    if (bg_any_rises(p, w, w->after, l)) w->lane[l].fresh = 1;
    EACH(k, 4 * p->guards) ((double *)(w->before + k))[l] = ((double *)(w->after + k))[l];
}
