/* Bounds of steps by the frequencies of functions of time (`simulation/run/step_limits.py` explains them): the rates of
   sources relative to their amplitudes, at times that are unevenly spaced so that no frequency is hidden. */

#define TURN 6.283185307179586
#define GOLDEN 0.6180339887498949
#define PER_PERIOD(nonlinear) ((nonlinear) ? 40.0 : 4.0)

static double bg_moment(const bg_lane *lane, int64_t k) {
    double shift = (k + 1) * GOLDEN, width = (lane->t1 - lane->t0) / WINDOWS;
    shift -= (double)(int64_t)shift;
    return bg_edge(lane, k / POINTS) + ((k % POINTS) + shift) / POINTS * width;
}

/* values and rates of all sources of a lane, W moments at once */
static void bg_sample(const bg_plan *p, bg_work *w, int64_t l, double *values, double *rates, lanes *here) {
    int64_t count = WINDOWS * POINTS, n = bg_length(p);
    lanes *parameters = here, *y = here + p->parameters, t, zero = {0.0}, one = zero + 1.0;
    EACH(k, p->parameters) parameters[k] = (lanes){0.0} + ((double *)(w->parameters + k))[l];
    EACH(k, n) y[k] = zero + ((double *)(w->y + k))[l];
    const double *inputs[INPUTS] = {(double *)(parameters + p->forcing.parameters), (double *)y, (double *)(y + p->size),
                                    (double *)&t, (double *)&zero, (double *)&zero, 0, 0, (double *)&one};
    for (int64_t first = 0; first < count; first += W) {
        EACH(i, W) ((double *)&t)[i] = bg_moment(w->lane + l, first + i < count ? first + i : count - 1);
        p->forcing.run(inputs, w->scratch, (double *)w->flat);
        p->forcing.dot(inputs, w->scratch, (double *)(w->flat + p->sources));
        EACH(i, first + W <= count ? W : count - first) EACH(s, p->sources) {
            double value = ((double *)(w->flat + s))[i], rate = ((double *)(w->flat + p->sources + s))[i];
            values[(first + i) * p->sources + s] = isfinite(value) ? value : 0.0;
            rates[(first + i) * p->sources + s] = isfinite(rate) ? rate : 0.0;
        }
    }
}

typedef struct {
    double high, low, steepest, bent;
} bg_window;

/* extremes of one source in one window; differences of neighbouring values, where derivatives tell nothing */
static bg_window bg_extremes(const bg_lane *lane, const double *values, const double *rates, int64_t step, int64_t k) {
    bg_window found = {-INFINITY, INFINITY, 0.0, 0.0};
    for (int64_t i = k * POINTS; i < (k + 1) * POINTS; i++) {
        int64_t a = i < WINDOWS * POINTS - 1 ? i : i - 1;
        double time = bg_moment(lane, a + 1) - bg_moment(lane, a), value = values[i * step];
        double slope = (values[(a + 1) * step] - values[a * step]) / time;
        double bent = fabs((rates[(a + 1) * step] - rates[a * step]) / time);
        double steep = rates[i * step] * rates[i * step];
        if (slope * slope > steep) steep = slope * slope;
        if (steep > found.steepest) found.steepest = steep;
        if (bent > found.bent) found.bent = bent;
        if (value > found.high) found.high = value;
        if (value < found.low) found.low = value;
    }
    return found;
}

static double bg_floor(const bg_window *windows, double rtol) {
    double high = -INFINITY, low = INFINITY, largest;
    EACH(k, WINDOWS) {
        if (windows[k].high > high) high = windows[k].high;
        if (windows[k].low < low) low = windows[k].low;
    }
    largest = fabs(high) > fabs(low) ? fabs(high) : fabs(low);
    double share = rtol * 0.5 * (high - low), least = 1e-9 * largest;
    return share > least ? share : least;
}

/* the squared angular frequency of a source in window k */
static double bg_pace(const bg_window *windows, double floor, int64_t k) {
    double high = -INFINITY, low = INFINITY;
    for (int64_t i = k > 0 ? k - 1 : 0; i <= k + 1 && i < WINDOWS; i++) {
        if (windows[i].high > high) high = windows[i].high;
        if (windows[i].low < low) low = windows[i].low;
    }
    double swing = 0.5 * (high - low);
    if (!(swing > floor)) return 0.0;
    double first = windows[k].steepest / (swing * swing), second = windows[k].bent / swing;
    return first > second ? first : second;
}

static void bg_limit_steps(const bg_plan *p, bg_work *w, int64_t l) {
    if (!p->sources) return;
    int64_t count = WINDOWS * POINTS * p->sources;
    double *values = w->samples, *rates = values + count, share = PER_PERIOD(p->nonlinear_sources);
    bg_window *windows = (bg_window *)(rates + count);
    lanes *here = (lanes *)(windows + WINDOWS);
    EACH(k, WINDOWS) w->limits[k * W + l] = 0.0; /* squared frequencies, as long as sources are added */
    bg_sample(p, w, l, values, rates, here);
    EACH(s, p->sources) {
        EACH(k, WINDOWS) windows[k] = bg_extremes(w->lane + l, values + s, rates + s, p->sources, k);
        double floor = bg_floor(windows, w->lane[l].rtol);
        EACH(k, WINDOWS) {
            double found = bg_pace(windows, floor, k), *pace = w->limits + k * W + l;
            if (found > *pace) *pace = found;
        }
    }
    EACH(k, WINDOWS) {
        double *limit = w->limits + k * W + l;
        *limit = *limit > 0.0 ? TURN / sqrt(*limit) / share : INFINITY;
    }
}
