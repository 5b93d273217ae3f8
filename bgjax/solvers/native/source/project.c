/* Projection of states onto the constraints: of positions in two steps, then of velocities, which are linear. */

#define ROUNDS 3
#define SMALL 1e-7 /* relative change by the first step below which the second, whose error is quadratic, is omitted */

/* in which lanes a step is needed */
static mask bg_needed(const bg_plan *p, int64_t round, const lanes *y, const lanes *change) {
    mask needed = (mask){0} - (round != 1);
    EACH(k, round == 1 ? p->size : 0) needed |= LESS(SMALL * (1.0 + MAGNITUDE(y[k])), MAGNITUDE(change[k]));
    return needed;
}

static int bg_any(mask m) {
    int any = 0;
    EACH(l, W) any |= ((int64_t *)&m)[l] != 0;
    return any;
}

static void bg_add_where(int64_t count, mask needed, lanes *y, lanes *change) {
    EACH(k, count) {
        y[k] = needed ? y[k] + change[k] : y[k]; /* adding zero would change the sign of a zero */
        change[k] = needed ? change[k] : (lanes){0.0};
    }
}

static void bg_dot_round(const bg_plan *p, bg_work *w, lanes t, const lanes *y, lanes order, int64_t directions,
                         mask needed, lanes *dots) {
    int64_t n = bg_length(p);
    EACH(d, directions) {
        bg_run_dot(p, &p->projection, w, t, y, order, d, dots + d * n, w->flat);
        bg_add_where(p->size, needed, dots + d * n, w->flat);
    }
}

/* projects y, and `directions` of its derivatives; `moved` becomes the last correction of positions */
static void bg_project(const bg_plan *p, bg_work *w, lanes t, lanes *y, lanes *moved, int64_t directions, lanes *dots) {
    int64_t first = p->first_round;
    if (moved) EACH(k, bg_length(p)) moved[k] = 0.0;
    if (p->dependent.run) bg_run(p, &p->dependent, w, t, y, (lanes){0.0}, w->dependent);
    for (int64_t round = p->projection.run ? first : ROUNDS; round < ROUNDS; round++) {
        lanes order = (lanes){0.0} + (round == ROUNDS - 1 ? 1.0 : 0.0);
        mask needed = bg_needed(p, round, y, w->change);
        int any = bg_any(needed);
        if (any && directions) bg_dot_round(p, w, t, y, order, directions, needed, dots);
        if (any) bg_run(p, &p->projection, w, t, y, order, w->change);
        EACH(k, any ? 0 : p->size) w->change[k] = 0.0;
        if (any) bg_add_where(p->size, needed, y, w->change);
        if (moved && round == ROUNDS - 2) EACH(k, p->size) moved[k] = w->change[k];
    }
    if (!p->renewal.run) return;
    bg_run(p, &p->renewal, w, t, y, (lanes){0.0}, w->flat);
    EACH(k, p->carried) y[p->size + k] = w->flat[k];
}
