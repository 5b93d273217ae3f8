/* Step-size control by a proportional and an integral gain, as diffrax's PIDController has it, and the ends of steps. */

#define SAFETY 0.9
#define LEAST_FACTOR 0.2
#define LARGEST_FACTOR 10.0
#define FIRST 1e-5 /* first step, relative to the length of the run */
#define NEAREST 4096.0 /* machine epsilons times the length of the run: stops nearer than this count as reached */

/* the mean squares of the errors, relative to their tolerances; a candidate with numbers that are none does not count */
static lanes bg_squares(const bg_plan *p, const bg_work *w) {
    lanes sum = {0.0}, rtol, infinite = (lanes){0.0} + INFINITY;
    mask whole = (mask){0} - 1;
    EACH(l, W) ((double *)&rtol)[l] = w->lane[l].rtol;
    EACH(k, bg_length(p)) whole &= SAME(w->next[k], w->next[k]);
    EACH(k, p->size) {
        if (!(p->counted[k] > 0.0)) continue;
        lanes start = MAGNITUDE(w->y[k]), end = MAGNITUDE(w->next[k]);
        lanes size = (whole & LESS(start, end)) ? end : start;
        lanes error = SAME(w->error[k], w->error[k]) ? w->error[k] : infinite;
        lanes scaled = error / fused(size, rtol, w->atol[k]);
        sum = fused((lanes){0.0} + p->counted[k], scaled * scaled, sum);
    }
    return sum;
}

/* the beginning of window k of a run */
static double bg_edge(const bg_lane *lane, int64_t k) {
    return fused((double)k, (lane->t1 - lane->t0) / WINDOWS, lane->t0);
}

static double bg_longest(const bg_plan *p, const bg_work *w, int64_t l, double t) {
    const bg_lane *lane = w->lane + l;
    double width = (lane->t1 - lane->t0) / WINDOWS, least = INFINITY;
    if (!p->sources) return least;
    EACH(k, WINDOWS) {
        double start = bg_edge(lane, k), ahead = start > t ? start - t : 0.0;
        ahead += w->limits[k * W + l];
        if (start + width > t && ahead < least) least = ahead;
    }
    return least;
}

static double bg_next_stop(const bg_job *j, const bg_lane *lane, double t) {
    const double *stops = j->stop.data + lane->run * j->stop.step;
    int64_t low = 0, high = j->stops;
    double passed = t + NEAREST * EPSILON * (lane->t1 - lane->t0);
    while (low < high) {
        int64_t middle = (low + high) / 2;
        if (stops[middle] <= passed) low = middle + 1;
        else high = middle;
    }
    return low < j->stops ? stops[low] : INFINITY;
}

/* the end of a step that begins at t; one that would end just before a stop is stretched to it */
static double bg_end(const bg_plan *p, const bg_job *j, const bg_work *w, int64_t l, double t, double end) {
    double longest = bg_longest(p, w, l, t);
    if (t + longest < end) end = t + longest;
    if (!j->stops) return end;
    double stop = bg_next_stop(j, w->lane + l, t);
    return end > t + 0.99 * (stop - t) ? stop : end;
}

static double bg_clipped(const bg_lane *lane, double t, double end, int keeps) {
    if (!(end > lane->t1_floor)) return end;
    return keeps ? lane->t1 : t + 0.5 * (lane->t1 - t);
}

/* whether the step is accepted; the lane has its beginning and end, and its controller those of the next one */
static int bg_control(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l, double error) {
    const bg_method *m = &p->method;
    bg_lane *lane = w->lane + l;
    double inverse = 1.0 / error, order = (double)m->order, length = lane->end - lane->t;
    int keeps = error < 1.0 || lane->at_shortest;
    double first = bg_pow_1(inverse, (m->integral + m->proportional) / order);
    double factor = SAFETY * first * bg_pow_1(lane->error, -m->proportional / order);
    double low = keeps ? 1.0 : LEAST_FACTOR, high = keeps ? LARGEST_FACTOR : SAFETY;
    factor = !(factor >= low) ? low : factor > high ? high : factor;
    double next = length * factor;
    int too_short = next < lane->shortest;
    if (lane->at_shortest && factor == 1.0) next = lane->shortest;
    lane->at_shortest = next <= lane->shortest;
    if (next < lane->shortest) next = lane->shortest;
    if (keeps) lane->error = inverse == 0.0 || inverse == INFINITY ? 1.0 : inverse;
    double from = keeps ? lane->end : lane->t;
    lane->next = bg_end(p, j, w, l, from, from + next);
    if (too_short) lane->status = SHORTEST_STEP;
    return keeps;
}

/* counts a step, also one that is taken again */
static void bg_count_step(bg_lane *lane, int keeps) {
    double from = keeps ? lane->end : lane->t;
    lane->steps++;
    if (!lane->status && lane->steps >= lane->most && from < lane->t1) lane->status = MOST_STEPS;
}
