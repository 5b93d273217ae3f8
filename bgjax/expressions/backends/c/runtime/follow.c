/* The solution that continues the last one: the homotopy r(w) = (1 − s) r(start), from s = 0 to s = 1. */

typedef struct {
    double *base, *w, *origin, s, ahead, before;
    int count, solved;
} bg_path;

static int bg_path_fits(int n, const bg_path *p, double tolerance, double rounding, const double *r,
                        const double *jacobian, const double *terms) {
    double offset[n];
    for (int k = 0; k < n; k++) offset[k] = fabs(p->origin[k]);
    return bg_below(n, tolerance, p->w, r, jacobian, offset, rounding * BG_EPS, terms);
}

static void bg_path_reached(int n, double target, int last, bg_path *p) {
    bg_copy(n, p->w, p->base);
    p->s = target, p->ahead = fmin(2.0 * p->ahead, 1.0 - target), p->before = INFINITY, p->solved = last;
}

static void bg_path_back(int n, bg_path *p) {
    bg_copy(n, p->base, p->w);
    p->ahead *= 0.25, p->before = INFINITY;
}

static void bg_path_advance(const bg_block *b, const double *known, bg_path *p) {
    int n = b->unknowns;
    double r[n], jacobian[n * n], terms[n], gap[n], step[n], moved[n], target = p->s + p->ahead;
    bg_at(b, known, p->w, r, jacobian, terms);
    for (int k = 0; k < n; k++) gap[k] = r[k] - (1.0 - target) * p->origin[k];
    bg_solve(n, jacobian, gap, step);
    for (int k = 0; k < n; k++) moved[k] = p->w[k] - step[k];
    double size = bg_size(n, step);
    int last = target >= 1.0, contracts = isfinite(size) && size <= BG_CONTRACTS * p->before;
    int small = size <= (last ? 1e-15 : BG_ROUGHLY) * bg_largest(n, moved);
    int exact = last && bg_path_fits(n, p, 1e-15, 4.0, r, jacobian, terms);
    int rounding = last && !contracts && bg_path_fits(n, p, 1e-9, 64.0, r, jacobian, terms);
    int there = exact || rounding || (contracts && small);
    if (contracts && !exact) bg_copy(n, moved, p->w);
    p->count++;
    if (there) bg_path_reached(n, target, last, p);
    else if (contracts) p->before = size;
    else bg_path_back(n, p);
}

static int bg_follow_root(const bg_block *b, const double *known, const double *start, double *w) {
    int n = b->unknowns;
    double base[n], origin[n], jacobian[n * n], terms[n];
    bg_path p = {base, w, origin, 0.0, 1.0, INFINITY, 0, 0};
    bg_copy(n, start, base);
    bg_copy(n, start, w);
    bg_at(b, known, start, origin, jacobian, terms);
    while (!p.solved && p.count < BG_MAX_PATH && p.ahead > BG_LEAST_AHEAD) bg_path_advance(b, known, &p);
    return p.solved;
}

/* the solution that continues the last one, or one near it from other initial guesses */
static void bg_find_near_root(const bg_block *b, const double *known, const double *last, double *w) {
    static const double values[] = {BG_STARTS, BG_DAMPED_STARTS}, plain[] = {BG_STARTS};
    int n = b->unknowns, count = sizeof values / sizeof *values, newton = sizeof plain / sizeof *plain;
    double starts[(count + 2) * n];
    if (bg_follow_root(b, known, last, w)) return;
    bg_fill((count + 2) * n, 0.0, starts);
    bg_copy(n, last, starts);
    for (int k = 0; k < count; k++) bg_fill(n, values[k], starts + (k + 1) * n);
    bg_from_starts(b, known, newton + 1, count + 1, starts, w);
    bg_near(n, last, w);
}
