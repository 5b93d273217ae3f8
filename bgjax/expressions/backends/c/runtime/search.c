/* Newton's method from each of several initial guesses, with steps shortened until the residual decreases. */

typedef struct {
    double *w, *residual, *jacobian; /* the point with the smallest residual so far */
    double *trial, *offset, *terms, factor;
    int count, number, fresh, solved;
} bg_search;

static void bg_begin(int n, const double *start, bg_search *s) {
    bg_fill(n, 0.0, s->w);
    bg_fill(n, INFINITY, s->residual);
    bg_fill(n * n, 0.0, s->jacobian);
    for (int k = 0; k < n; k++) s->jacobian[k * n + k] = 1.0;
    bg_copy(n, start, s->trial);
    s->factor = 1.0, s->count = 0, s->fresh = 1;
}

/* the Levenberg–Marquardt step; a smaller factor means more damping and a shorter step */
static void bg_levenberg(int n, const bg_search *s, double *move) {
    double square[n * n], right[n];
    bg_normal(n, n, s->jacobian, s->residual, square, right);
    double damping = BG_LEVENBERG * (1.0 / s->factor - 1.0) * bg_largest_diagonal(n, square);
    for (int k = 0; k < n; k++) square[k * n + k] += damping;
    bg_finite_solve(n, square, right, move);
}

/* evaluates the trial, and takes it if it is better */
static int bg_try(const bg_block *b, const double *known, int by_newton, bg_search *s) {
    int n = b->unknowns;
    double r[n], jacobian[n * n], terms[n];
    bg_at(b, known, s->trial, r, jacobian, terms);
    if (s->fresh && s->number == 0)
        for (int k = 0; k < n; k++) s->offset[k] = isfinite(r[k]) ? fabs(r[k]) : 0.0;
    int better = by_newton ? bg_size(n, r) < bg_size(n, s->residual)
                           : bg_or_infinity(bg_squares(n, r)) < bg_or_infinity(bg_squares(n, s->residual));
    if (!better) return 0;
    bg_copy(n, s->trial, s->w);
    bg_copy(n, r, s->residual);
    bg_copy(n * n, jacobian, s->jacobian);
    bg_copy(n, terms, s->terms);
    return 1;
}

static int bg_fits(int n, double tolerance, double rounding, const bg_search *s) {
    return bg_below(n, tolerance, s->w, s->residual, s->jacobian, s->offset, rounding * BG_EPS, s->terms);
}

static void bg_advance(const bg_block *b, const double *known, int by_newton, const double *starts, bg_search *s) {
    int n = b->unknowns, better = bg_try(b, known, by_newton, s);
    double step[n], move[n], least = ldexp(1.0, -BG_MAX_HALVINGS);
    s->factor = !better ? 0.5 * s->factor : by_newton ? 1.0 : fmin(4.0 * s->factor, 1.0);
    bg_finite_solve(n, s->jacobian, s->residual, step);
    s->count += better;
    int hopeless = (s->fresh && !better) || s->factor < least || s->count > BG_MAX_NEWTON;
    int over = hopeless || bg_short(n, 4e-16, 0.0, step, s->w) || bg_fits(n, 1e-15, 4.0, s);
    int stuck = s->factor < least && bg_short(n, 1e-12, 1.0, step, s->w);
    s->solved = over && (stuck || bg_fits(n, 1e-9, 64.0, s));
    if (over && !s->solved) {
        bg_begin(n, starts + ++s->number * n, s);
        return;
    }
    for (int k = 0; k < n; k++) move[k] = s->factor * step[k];
    if (!by_newton) bg_levenberg(n, s, move);
    for (int k = 0; k < n; k++) s->trial[k] = s->w[k] - move[k];
    s->fresh = 0;
}

/* the first `newton` of `count` initial guesses by Newton's steps, the others by damped ones; NaN if none succeeds */
static void bg_from_starts(const bg_block *b, const double *known, int newton, int count, const double *starts,
                           double *w) {
    int n = b->unknowns;
    double best[n], residual[n], jacobian[n * n], trial[n], offset[n], terms[n];
    bg_search s = {best, residual, jacobian, trial, offset, terms, 1.0, 0, 0, 1, 0};
    bg_fill(n, 0.0, offset);
    bg_fill(n, 0.0, terms);
    bg_begin(n, starts, &s);
    while (!s.solved && s.number < count) bg_advance(b, known, s.number < newton, starts, &s);
    bg_copy(n, best, w);
    if (!s.solved) bg_fill(n, NAN, w);
}

static void bg_find_root(const bg_block *b, const double *known, double *w) {
    static const double values[] = {BG_STARTS};
    int n = b->unknowns, count = sizeof values / sizeof *values;
    double starts[(count + 1) * n];
    bg_fill((count + 1) * n, 0.0, starts);
    for (int k = 0; k < count; k++) bg_fill(n, values[k], starts + k * n);
    bg_from_starts(b, known, count, count, starts, w);
}
