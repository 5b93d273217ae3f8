/* One step of an explicit Runge–Kutta method in all lanes. */

/* out = y + h Σ weights[i] rates[i] from entry `first` on, for values of a type that holds several entries of one lane,
   or all lanes of one entry */
#define MOVED(type, first, last, step)                                                                          \
    for (k = first; k + step <= last; k += step) {                                                              \
        type sum = (type){0.0}, start = y ? *(const type *)(y + k) : (type){0.0};                               \
        EACH(i, count)                                                                                          \
            if (weights[i] != 0.0) sum = fused((type){0.0} + weights[i], *(const type *)(rates + i * n + k), sum); \
        *(type *)(out + k) = y ? fused(sum, (type){0.0} + h, start) : sum * h;                                  \
    }

#if W == 1
typedef double block __attribute__((ext_vector_type(8), aligned(8)));
#endif

static void bg_moved(int64_t n, int64_t count, const double *weights, lanes h, const lanes *y, const lanes *rates,
                     lanes *out) {
    int64_t k = 0;
#if W == 1
    MOVED(block, 0, n, 8)
#endif
    MOVED(lanes, k, n, 1)
}

static lanes bg_lengths(const bg_work *w) {
    lanes h;
    EACH(l, W) ((double *)&h)[l] = w->lane[l].end - w->lane[l].t;
    return h;
}

static lanes bg_at(const bg_work *w, double share) {
    double shares[W];
    EACH(l, W) shares[l] = share;
    return bg_times(w, shares);
}

/* the first stage is known where the last step was rejected, or where its last stage serves again */
static int bg_any_fresh(const bg_work *w) {
    int any = 0;
    EACH(l, W) any |= w->lane[l].run >= 0 && w->lane[l].fresh;
    return any;
}

static void bg_first_stage(const bg_plan *p, bg_work *w) {
    if (!bg_any_fresh(w)) return;
    bg_rates(p, w, bg_at(w, 0.0), w->y, w->trial);
    mask fresh;
    EACH(l, W) {
        ((int64_t *)&fresh)[l] = w->lane[l].fresh ? -1 : 0;
        w->lane[l].fresh = 0;
    }
    EACH(k, bg_length(p)) w->stages[k] = fresh ? w->trial[k] : w->stages[k];
}

static void bg_stages(const bg_plan *p, bg_work *w) {
    const bg_method *m = &p->method;
    int64_t n = bg_length(p), s = m->stages;
    lanes h = bg_lengths(w);
    bg_first_stage(p, w);
    for (int64_t i = 1; i < s; i++) {
        bg_moved(n, i, m->weights + i * s, h, w->y, w->stages, w->trial);
        bg_rates(p, w, bg_at(w, m->shares[i]), w->trial, w->stages + i * n);
    }
    bg_moved(n, s, m->solution, h, w->y, w->stages, w->next);
    bg_moved(n, s, m->error, h, 0, w->stages, w->error);
}

static lanes bg_larger(lanes error, lanes moved) {
    return LESS(MAGNITUDE(error), MAGNITUDE(moved)) ? moved : error;
}

#define BRANCH 1e-2 /* largest relative error of dependent states: with more, they may leave the branch of a loop */

static lanes bg_shares(const bg_work *w) {
    lanes share;
    EACH(l, W) {
        double rtol = w->lane[l].rtol / BRANCH;
        ((double *)&share)[l] = rtol < 1e-3 ? 1e-3 : rtol > 1.0 ? 1.0 : rtol;
    }
    return share;
}

/* the projection at the end of a step; what it changes counts as an error */
static void bg_project_step(const bg_plan *p, bg_work *w) {
    if (!p->projection.run && !p->renewal.run) return;
    int64_t n = bg_length(p);
    EACH(k, n) w->candidate[k] = w->next[k];
    bg_project(p, w, bg_at(w, 1.0), w->next, w->moved, 0, 0, 0);
    if (p->counts_motion) EACH(k, n) w->error[k] = bg_larger(w->error[k], w->next[k] - w->candidate[k]);
    if (p->dependent.run) {
        lanes share = bg_shares(w), half = (lanes){0.0} + 0.5;
        EACH(k, p->size) w->error[k] = LESS(half, w->dependent[k]) ? w->error[k] * share : w->error[k];
    }
    EACH(k, n) w->error[k] = bg_larger(w->error[k], w->moved[k]);
}

/* the derivatives of an accepted step with its length held fixed, from its stages */
static void bg_dot_step(const bg_plan *p, bg_work *w, int64_t directions) {
    const bg_method *m = &p->method;
    int64_t n = bg_length(p), s = m->stages;
    lanes h = bg_lengths(w);
    EACH(i, s) {
        bg_moved(n, i, m->weights + i * s, h, w->y, w->stages, w->trial);
        EACH(d, directions) {
            lanes *dots = w->dot_stages + d * s * n;
            bg_moved(n, i, m->weights + i * s, h, w->dot_y + d * n, dots, w->dot_trial);
            bg_run_dot(p, &p->rates, w, bg_at(w, m->shares[i]), w->trial, (lanes){0.0}, d, w->dot_trial, dots + i * n);
            for (int64_t k = p->size; k < n; k++) dots[i * n + k] = 0.0;
        }
    }
    EACH(d, directions) bg_moved(n, s, m->solution, h, w->dot_y + d * n, w->dot_stages + d * s * n, w->dot_next + d * n);
    if (!p->projection.run) return;
    EACH(k, n) w->trial[k] = w->candidate[k];
    bg_project(p, w, bg_at(w, 1.0), w->trial, 0, directions, w->dot_next, 0);
}
