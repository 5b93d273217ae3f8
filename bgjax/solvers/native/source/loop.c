/* The loop over the steps of all runs: a lane whose run has ended takes the next one. */

static double bg_value(bg_values v, int64_t run, int64_t k) { return v.data[run * v.step + k]; }

/* one hundred units in the last place before t: steps that would end behind it end at t */
static double bg_before(double t) {
    for (int k = 0; k < 100; k++) {
        int64_t bits;
        __builtin_memcpy_inline(&bits, &t, sizeof t);
        if (t == 0.0) {
            t = -2.2250738585072014e-308;
            continue;
        }
        bits += t > 0.0 ? -1 : 1;
        __builtin_memcpy_inline(&t, &bits, sizeof t);
    }
    return t;
}

static void bg_fill(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l, int64_t run) {
    int64_t n = bg_length(p), known = p->size + p->carried;
    EACH(k, p->parameters) ((double *)(w->parameters + k))[l] = bg_value(j->parameters, run, k);
    EACH(k, n) ((double *)(w->y + k))[l] = k < known ? bg_value(j->state, run, k) : 0.0;
    EACH(k, n) ((double *)(w->atol + k))[l] = k < p->size ? bg_value(j->atol, run, k) : 1.0;
    EACH(d, j->directions) {
        EACH(k, p->parameters)
            ((double *)(w->dot_parameters + d * p->parameters + k))[l] = bg_value(j->dot_parameters, run, d * p->parameters + k);
        EACH(k, n)
            ((double *)(w->dot_y + d * n + k))[l] = k < p->size ? bg_value(j->dot_state, run, d * known + k) : 0.0;
    }
}

static void bg_begin(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l, int64_t run) {
    double t0 = bg_value(j->begin, run, 0), t1 = bg_value(j->end, run, 0);
    double size = fabs(t0) > fabs(t1) ? fabs(t0) : fabs(t1), shortest = 2.0 * EPSILON * size, first = FIRST * (t1 - t0);
    bg_fill(p, j, w, l, run);
    bg_lane *lane = w->lane + l;
    lane->run = run, lane->fresh = 1;
    lane->saved = lane->at_shortest = lane->status = lane->steps = lane->accepted = lane->events = 0;
    lane->t = lane->t0 = t0, lane->t1 = t1, lane->t1_floor = bg_before(t1), lane->shortest = shortest, lane->error = 1.0;
    lane->rtol = bg_value(j->rtol, run, 0), lane->most = bg_value(j->most, run, 0);
    bg_limit_steps(p, w, l);
    double end = bg_end(p, j, w, l, t0, t0 + (first > shortest ? first : shortest));
    lane->end = end < t1 ? end : t1;
    if (!(t0 < t1)) lane->status = SUCCESSFUL;
}

/* solutions of loops at the beginning of new runs */
static void bg_renew(const bg_plan *p, bg_work *w) {
    if (!p->renewal.run) return;
    bg_run(p, &p->renewal, w, bg_at(w, 0.0), w->y, (lanes){0.0}, w->flat);
    EACH(l, W) if (w->lane[l].run >= 0 && w->lane[l].steps == 0)
        EACH(k, p->carried) ((double *)(w->y + p->size + k))[l] = ((double *)(w->flat + k))[l];
}

/* guards at the beginning of new runs bound their first steps */
static void bg_watch(const bg_plan *p, const bg_job *j, bg_work *w) {
    if (!p->guards) return;
    bg_run(p, &p->guard, w, bg_at(w, 0.0), w->y, (lanes){0.0}, w->after);
    EACH(l, W) {
        bg_lane *lane = w->lane + l;
        if (lane->run < 0 || lane->steps > 0) continue;
        double end = lane->t + bg_allowed(p, w->after, l);
        if (!(end >= lane->end)) lane->end = end;
        EACH(k, 4 * p->guards) ((double *)(w->before + k))[l] = ((double *)(w->after + k))[l];
        bg_begin_log(p, j, w, l);
    }
}

/* gives runs to idle lanes; whether any lane has one. An idle lane without a run repeats another lane's step. */
static int bg_assign(const bg_plan *p, bg_job *j, bg_work *w) {
    int fresh = 0;
    int64_t any = -1;
    EACH(l, W) {
        if (w->lane[l].run >= 0) continue;
        int64_t run = __atomic_fetch_add(&j->next, 1, __ATOMIC_RELAXED);
        if (run < j->runs) bg_begin(p, j, w, l, run), fresh = 1;
    }
    EACH(l, W) if (w->lane[l].run >= 0) any = l;
    if (any < 0) return 0;
    EACH(l, W) if (w->lane[l].run < 0) {
        if (!w->filled) bg_fill(p, j, w, l, w->lane[any].run);
        w->lane[l].t = w->lane[any].t, w->lane[l].end = w->lane[any].end;
    }
    w->filled = 1;
    if (fresh) bg_renew(p, w), bg_watch(p, j, w);
    return 1;
}

static void bg_take_where(int64_t count, mask chosen, const lanes *from, lanes *to) {
    EACH(k, count) to[k] = chosen ? from[k] : to[k];
}

/* the ends of accepted steps are the beginnings of the next ones */
static void bg_move_on(const bg_plan *p, const bg_job *j, bg_work *w, const int *keeps) {
    int64_t n = bg_length(p), last = (p->method.stages - 1) * n;
    mask kept;
    EACH(l, W) ((int64_t *)&kept)[l] = keeps[l] ? -1 : 0;
    bg_take_where(n, kept, w->next, w->y);
    bg_take_where(j->directions * n, kept, w->dot_next, w->dot_y);
    if (p->method.reuses) bg_take_where(n, kept, w->stages + last, w->stages);
}

static void bg_accept(const bg_plan *p, bg_work *w, int64_t l) {
    bg_lane *lane = w->lane + l;
    lane->fresh = !p->method.reuses;
    bg_pass(p, w, l);
    lane->t = lane->end;
    lane->accepted++;
}

/* whether the step of a lane is accepted; the control of its length is ready for the next one */
static int bg_accepted(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l, double square) {
    const bg_lane old = w->lane[l];
    int keeps = bg_control(p, j, w, l, sqrt(square));
    if (p->guards) keeps = bg_stands(p, w, l, keeps, &old);
    bg_count_step(w->lane + l, keeps);
    return keeps;
}

/* whether a lane has a run that needs a step; one of no length is at its end as it begins */
static int bg_is_under_way(const bg_lane *lane) { return lane->run >= 0 && !lane->status; }

/* one attempt of a step in all lanes */
static void bg_attempt(const bg_plan *p, bg_job *j, bg_work *w) {
    int keeps[W], any = 0;
    bg_stages(p, w);
    bg_project_step(p, w);
    bg_switch(p, w);
    lanes squares = bg_squares(p, w);
    EACH(l, W) {
        keeps[l] = bg_is_under_way(w->lane + l) && bg_accepted(p, j, w, l, ((double *)&squares)[l]);
        any |= keeps[l];
    }
    if (any && j->directions) bg_dot_step(p, w, j->directions);
    if (any && j->kept) bg_keep(p, j, w);
    if (any) bg_log(p, j, w, keeps);
    EACH(l, W) if (keeps[l]) bg_save(p, j, w, l);
    if (any) bg_move_on(p, j, w, keeps);
    EACH(l, W) {
        bg_lane *lane = w->lane + l;
        if (!keeps[l] && !bg_is_under_way(lane)) continue;
        if (keeps[l]) bg_accept(p, w, l);
        lane->end = bg_clipped(lane, lane->t, lane->next, keeps[l]);
    }
}

static void bg_finish(const bg_plan *p, const bg_job *j, bg_work *w) {
    EACH(l, W) {
        bg_lane *lane = w->lane + l;
        if (lane->run < 0) continue;
        if (!lane->status && !(lane->t < lane->t1)) lane->status = SUCCESSFUL;
        if (!lane->status) continue;
        bg_project_saved(p, j, w, l);
        bg_tell(p, j, w, l);
        lane->run = -1;
    }
}

/* at most `attempts` steps; `memory` holds what is under way, zeros at first */
int64_t NAMED(bg_advance)(const bg_plan *p, bg_job *j, double *memory, int64_t attempts) {
    uint32_t mode = bg_float_mode();
    int64_t result = PAUSED;
    bg_set_float_mode(bg_plain_mode());
    bg_work *w = bg_begun(p, j, memory);
    EACH(k, attempts) {
        bg_finish(p, j, w);
        if (!bg_assign(p, j, w)) result = FINISHED;
        else if (j->kept && j->kept_count >= j->kept_room) result = FULL;
        if (result != PAUSED) break;
        bg_attempt(p, j, w);
    }
    EACH(l, W) if (w->lane[l].run >= 0) j->told[w->lane[l].run * TOLD + END] = w->lane[l].t; /* so far */
    bg_set_float_mode(mode);
    return result;
}

/* how many numbers `memory` has to hold */
int64_t NAMED(bg_memory)(const bg_plan *p, const bg_job *j) {
    bg_work w;
    return bg_divide(p, j, &w, 0) + sizeof(bg_work) / sizeof(double) + 1;
}
