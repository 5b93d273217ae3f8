/* The log of events: when guards rose and fell, what states took then, and the largest watched value in between. */

/* a row of the log of a run; none before the first event of a switch, and behind the end of the log */
static double *bg_row(const bg_job *j, int64_t run, int64_t row) {
    return row < 0 || row >= j->logged ? 0 : j->log + (run * j->logged + row) * LOG_FIELDS;
}

static double *bg_last_row(const bg_plan *p, const bg_job *j, int64_t run, int64_t g) {
    return j->log_rows + run * p->guards + g;
}

/* a new event of a switch; its row, if there is one */
static double *bg_new_row(const bg_plan *p, const bg_job *j, bg_lane *lane, int64_t g, double began) {
    int64_t number = lane->events++;
    if (!j->logged) return 0;
    *bg_last_row(p, j, lane->run, g) = (double)number;
    double *row = bg_row(j, lane->run, number);
    if (row) row[SWITCH] = (double)g, row[BEGAN] = began;
    return row;
}

/* a row for every guard that is not negative at the beginning */
static void bg_begin_log(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l) {
    EACH(g, j->logged ? p->guards : 0) *bg_last_row(p, j, w->lane[l].run, g) = -1.0;
    EACH(g, p->guards)
        if (bg_guard_of(p, w->before, g, l).value >= 0.0) bg_new_row(p, j, w->lane + l, g, w->lane[l].t0);
}

/* the state that a switch sets first */
static double bg_first_held(const bg_plan *p, const bg_work *w, int64_t g, int64_t l) {
    EACH(k, p->held) if (p->owners[k] == g) return ((const double *)(w->next + p->places[k]))[l];
    return NAN;
}

/* guards that rise or fall in a step; the instant follows from value and rate at its end */
static void bg_log_edges(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l) {
    bg_lane *lane = w->lane + l;
    EACH(g, p->guards) {
        bg_guard before = bg_guard_of(p, w->before, g, l), after = bg_guard_of(p, w->reached, g, l);
        double instant = lane->end - after.value / (after.rate == 0.0 ? INFINITY : after.rate), *row = 0;
        if (bg_rises(before, after)) {
            row = bg_new_row(p, j, lane, g, instant);
            if (row) row[HELD] = bg_first_held(p, w, g, l);
        } else if (j->logged && before.value >= 0.0 && after.value < 0.0) {
            row = bg_row(j, lane->run, (int64_t)*bg_last_row(p, j, lane->run, g));
            if (row) row[ENDED] = instant;
        }
    }
}

/* the states of all lanes inside the step */
static void bg_inside(const bg_plan *p, const bg_work *w, double share, lanes *out) {
    const bg_method *m = &p->method;
    int64_t n = bg_length(p);
    lanes h = bg_lengths(w), here[16], whole[16];
    EACH(i, m->stages) here[i] = (lanes){0.0} + bg_dense(m, i, share), whole[i] = (lanes){0.0} + bg_dense(m, i, 1.0);
    EACH(k, p->size + p->carried) {
        lanes sum = {0.0}, full = {0.0};
        EACH(i, m->stages) sum = fused(here[i], w->stages[i * n + k], sum);
        EACH(i, m->shifts ? m->stages : 0) full = fused(whole[i], w->stages[i * n + k], full);
        out[k] = fused(h, sum, w->y[k]);
        if (m->shifts) out[k] += share * (w->ended[k] - w->y[k] - h * full);
    }
}

/* the largest of the values of one guard in a lane; the first that is not a number counts as the largest */
static int64_t bg_largest(const bg_plan *p, const bg_work *w, int64_t g, int64_t l) {
    int64_t found = 0;
    const double *values = (const double *)(w->watched + g) + l;
    EACH(k, INTERVALS + 1) {
        double best = values[found * p->guards * W], value = values[k * p->guards * W];
        if (!isnan(best) && !(value <= best)) found = k;
    }
    return found;
}

/* the peak in a step, by a parabola through three points, into the row of the event if it is higher than before */
static void bg_log_peak(const bg_plan *p, const bg_job *j, const bg_work *w, int64_t g, int64_t l) {
    const bg_lane *lane = w->lane + l;
    double *row = bg_row(j, lane->run, (int64_t)*bg_last_row(p, j, lane->run, g));
    int64_t middle = bg_largest(p, w, g, l), step = p->guards * W;
    middle = middle < 1 ? 1 : middle > INTERVALS - 1 ? INTERVALS - 1 : middle;
    const double *here = (const double *)(w->watched + middle * p->guards + g) + l;
    double rate = 0.5 * (here[step] - here[-step]), bend = 0.5 * (here[step] + here[-step]) - here[0];
    double shift = bend < 0.0 ? -0.5 * rate / bend : rate > 0.0 ? 1.0 : rate < 0.0 ? -1.0 : rate;
    shift = shift < -1.0 ? -1.0 : shift > 1.0 ? 1.0 : shift;
    double peak = here[0] + (rate + bend * shift) * shift;
    if (!row || row[PEAK] >= peak) return;
    row[PEAK] = peak, row[PEAKED] = lane->t + (lane->end - lane->t) * ((double)middle + shift) / INTERVALS;
}

static int bg_on(const bg_plan *p, const bg_work *w, int64_t g, int64_t l) {
    return bg_guard_of(p, w->before, g, l).value >= 0.0;
}

static void bg_log_peaks(const bg_plan *p, const bg_job *j, bg_work *w, const int *keeps) {
    int any = 0;
    EACH(l, W) EACH(g, p->guards) any |= keeps[l] && bg_on(p, w, g, l);
    if (!any || !j->logged) return;
    EACH(k, INTERVALS + 1) {
        double share = (double)k / INTERVALS;
        bg_inside(p, w, share, w->trial);
        bg_run(p, &p->watch, w, bg_at(w, share), w->trial, (lanes){0.0}, w->watched + k * p->guards);
    }
    EACH(l, W) EACH(g, p->guards) if (keeps[l] && bg_on(p, w, g, l)) bg_log_peak(p, j, w, g, l);
}

/* the peaks and events of the steps that are kept */
static void bg_log(const bg_plan *p, const bg_job *j, bg_work *w, const int *keeps) {
    if (!p->guards) return;
    bg_log_peaks(p, j, w, keeps);
    EACH(l, W) if (keeps[l]) bg_log_edges(p, j, w, l);
}
