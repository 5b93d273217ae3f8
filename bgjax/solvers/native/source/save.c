/* Dense output at the saved times, and what is told of a run at its end. */

/* the weights of the stages in the interpolant at θ */
static double bg_dense(const bg_method *m, int64_t i, double share) {
    double sum = 0.0;
    for (int64_t k = m->degree; k-- > 0;) sum = fused(sum, share, m->dense[i * m->degree + k]);
    return sum * share;
}

/* entry k of lane l inside the step, from the vector at its ends and the stages */
static double bg_between(const bg_plan *p, const lanes *y, const lanes *next, const lanes *stages, const double *weights,
                         double share, double h, int64_t k, int64_t l) {
    const bg_method *m = &p->method;
    int64_t n = bg_length(p);
    double start = ((const double *)(y + k))[l], end = ((const double *)(next + k))[l], sum = 0.0, full = 0.0;
    if (!m->degree) return fused(share, end - start, start);
    EACH(i, m->stages) {
        double rate = ((const double *)(stages + i * n + k))[l];
        sum = fused(weights[i], rate, sum);
        full = fused(weights[m->stages + i], rate, full);
    }
    double shift = m->shifts ? share * (end - start - h * full) : 0.0; /* the weights have the sum θ */
    return fused(h, sum, start) + shift;
}

static void bg_save_row(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l, double share, int64_t row) {
    const bg_lane *lane = w->lane + l;
    const bg_method *m = &p->method;
    int64_t n = bg_length(p), width = p->size + p->carried, s = m->stages;
    double h = lane->end - lane->t, weights[2 * 16];
    EACH(i, m->degree ? s : 0) weights[i] = bg_dense(m, i, share), weights[s + i] = bg_dense(m, i, 1.0);
    double *ys = j->ys + (lane->run * j->times + row) * width;
    EACH(k, width) ys[k] = bg_between(p, w->y, w->ended, w->stages, weights, share, h, k, l);
    EACH(d, j->directions) {
        double *dots = j->dot_ys + ((lane->run * j->directions + d) * j->times + row) * width;
        const lanes *y = w->dot_y + d * n, *next = w->dot_next + d * n, *stages = w->dot_stages + d * s * n;
        EACH(k, width) dots[k] = bg_between(p, y, next, stages, weights, share, h, k, l);
    }
}

/* all saved times up to the end of the step */
static void bg_save(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l) {
    bg_lane *lane = w->lane + l;
    const double *saved = j->saved.data + lane->run * j->saved.step;
    for (; lane->saved < j->times && saved[lane->saved] <= lane->end; lane->saved++)
        bg_save_row(p, j, w, l, (saved[lane->saved] - lane->t) / (lane->end - lane->t), lane->saved);
}

static double *bg_put(const lanes *from, int64_t count, double *to) {
    EACH(k, count) to[k] = ((const double *)(from + k))[0];
    return to + count;
}

/* one step in the record of a single run */
static void bg_keep(const bg_plan *p, bg_job *j, const bg_work *w) {
    int64_t n = bg_length(p), s = p->method.stages, width = 2 + 2 * n + (j->keeps_stages ? (1 + s) * n : 0);
    double *row = j->kept + j->kept_count++ * width;
    *row++ = w->lane[0].t;
    *row++ = w->lane[0].end;
    row = bg_put(w->y, n, row);
    row = bg_put(w->next, n, row);
    if (!j->keeps_stages) return;
    row = bg_put(w->ended, n, row);
    bg_put(w->stages, s * n, row);
}

/* the end of a run */
static void bg_tell(const bg_plan *p, const bg_job *j, const bg_work *w, int64_t l) {
    const bg_lane *lane = w->lane + l;
    int64_t n = bg_length(p);
    double told[] = {lane->status, lane->t, lane->steps, lane->accepted, lane->saved, lane->events};
    EACH(k, TOLD) j->told[lane->run * TOLD + k] = told[k];
    EACH(k, n) j->last[lane->run * n + k] = ((const double *)(w->y + k))[l];
    EACH(d, j->directions) EACH(k, n)
        j->dot_last[(lane->run * j->directions + d) * n + k] = ((const double *)(w->dot_y + d * n + k))[l];
}
