/* One step of an explicit Runge–Kutta method in all lanes. */

/* y + h Σ weights[i] rates[i] */
static void bg_moved(int64_t n, int64_t count, const double *weights, lanes h, const lanes *y, const lanes *rates,
                     lanes *out) {
    EACH(k, n) {
        lanes sum = {0.0};
        EACH(i, count) if (weights[i] != 0.0) sum = fused((lanes){0.0} + weights[i], rates[i * n + k], sum);
        out[k] = y ? fused(sum, h, y[k]) : sum * h;
    }
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
    EACH(k, bg_length(p)) EACH(l, W)
        if (w->lane[l].fresh) ((double *)(w->stages + k))[l] = ((double *)(w->trial + k))[l];
    EACH(l, W) w->lane[l].fresh = 0;
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
    EACH(l, W) {
        double *here = (double *)&error + l, other = ((double *)&moved)[l];
        if (fabs(other) > fabs(*here)) *here = other;
    }
    return error;
}

#define BRANCH 1e-2 /* largest relative error of dependent states: with more, they may leave the branch of a loop */

/* the projection at the end of a step; what it changes counts as an error */
static void bg_project_step(const bg_plan *p, bg_work *w) {
    if (!p->projection.run && !p->renewal.run) return;
    int64_t n = bg_length(p);
    EACH(k, n) w->candidate[k] = w->next[k];
    bg_project(p, w, bg_at(w, 1.0), w->next, w->moved, 0, 0);
    if (p->counts_motion) EACH(k, n) w->error[k] = bg_larger(w->error[k], w->next[k] - w->candidate[k]);
    if (p->dependent.run) EACH(k, p->size) EACH(l, W) {
        double rtol = w->lane[l].rtol / BRANCH, share = rtol < 1e-3 ? 1e-3 : rtol > 1.0 ? 1.0 : rtol;
        if (((double *)(w->dependent + k))[l] > 0.5) ((double *)(w->error + k))[l] *= share;
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
    bg_project(p, w, bg_at(w, 1.0), w->trial, 0, directions, w->dot_next);
}
