/* Blocks whose rows may be redundant: steps by rank, then Levenberg–Marquardt where they diverge. */

static void bg_any_step(const bg_block *b, const double *known, const double *w, double *step) {
    double r[b->rows], jacobian[b->rows * b->unknowns], terms[b->rows];
    bg_at(b, known, w, r, jacobian, terms);
    bg_rank_solve(b->rows, b->unknowns, jacobian, r, BG_ANY, step);
}

/* steps that may grow at first, because rows that are redundant only at the root may be independent before */
static void bg_approach(const bg_block *b, const double *known, double *w, double *step) {
    int n = b->unknowns;
    double factor = 1.0, trial[n], next[n];
    bg_any_step(b, known, w, step);
    for (int count = 0; bg_size(n, step) > BG_SMALLEST_STEP * bg_largest(n, w) && count < BG_MAX_NEWTON &&
                        factor > ldexp(1.0, -BG_MAX_HALVINGS); count++) {
        for (int k = 0; k < n; k++) trial[k] = w[k] - factor * step[k];
        bg_any_step(b, known, trial, next);
        double size = bg_size(n, next);
        int better = size < BG_LONGER * bg_size(n, step) || (isfinite(size) && count < BG_UNDAMPED);
        factor = better ? fmin(1.0, 2.0 * factor) : 0.5 * factor;
        if (!better) continue;
        bg_copy(n, trial, w);
        bg_copy(n, next, step);
    }
}

/* w, and by how much the rows are violated there: they hold up to 1 */
static double bg_find_rank_root(const bg_block *b, const double *known, const double *last, double *w) {
    int n = b->unknowns;
    double r[b->rows], jacobian[b->rows * n], terms[b->rows], step[n], end[n];
    bg_copy(n, last, end);
    bg_approach(b, known, end, step);
    int converged = bg_size(n, step) <= 1e-8 * (bg_largest(n, end) + BG_SMALLEST_STEP);
    bg_at(b, known, end, r, jacobian, terms);
    bg_rank_solve(b->rows, n, jacobian, r, b->rank, step);
    for (int k = 0; k < n; k++) w[k] = converged ? end[k] - step[k] : NAN;
    double small = BG_HOLDS * bg_largest_contribution(b, jacobian, end) + BG_SMALLEST_STEP;
    return bg_all_finite(n, w) ? bg_size(b->rows, r) / small : INFINITY;
}

/* -- damped steps ------------------------------------------------------------------------------------- */
typedef struct {
    double *w, *residual, *jacobian, *trial, scale, damping;
    double *nearest, least; /* the end with the smallest residual among earlier initial guesses, and its norm */
    int count, number, solved;
} bg_damped;

static double bg_norm(int n, const double *v) {
    double found = bg_squares(n, v);
    return isnan(found) ? INFINITY : found;
}

static void bg_damped_begin(const bg_block *b, const double *start, bg_damped *d) {
    bg_copy(b->unknowns, start, d->w);
    bg_copy(b->unknowns, start, d->trial);
    bg_fill(b->rows, INFINITY, d->residual);
    d->damping = BG_FIRST, d->count = 0;
}

/* a damped step, or Newton's where the damping is so small that the normal equations would lose directions */
static void bg_damped_step(const bg_block *b, bg_damped *d) {
    int n = b->unknowns;
    double square[n * n], right[n], step[n];
    bg_normal(b->rows, n, d->jacobian, d->residual, square, right);
    double damping = d->damping * bg_maximum(bg_largest_diagonal(n, square), 1e-300);
    for (int k = 0; k < n; k++) square[k * n + k] += damping;
    if (d->damping < BG_RANK) bg_rank_solve(b->rows, n, d->jacobian, d->residual, BG_ANY, step);
    else bg_rank_solve(n, n, square, right, BG_ANY, step);
    for (int k = 0; k < n; k++) d->trial[k] = d->w[k] - step[k];
}

static void bg_damped_try(const bg_block *b, const double *known, bg_damped *d) {
    double r[b->rows], jacobian[b->rows * b->unknowns], terms[b->rows];
    bg_at(b, known, d->trial, r, jacobian, terms);
    int better = bg_norm(b->rows, r) < bg_norm(b->rows, d->residual);
    d->damping *= better ? 0.2 : 4.0;
    if (!better) return;
    bg_copy(b->unknowns, d->trial, d->w);
    bg_copy(b->rows, r, d->residual);
    bg_copy(b->rows * b->unknowns, jacobian, d->jacobian);
}

static void bg_damped_advance(const bg_block *b, const double *known, bg_damped *d) {
    bg_damped_try(b, known, d);
    double terms = d->scale + bg_largest_contribution(b, d->jacobian, d->w), largest = bg_largest(b->rows, d->residual);
    int over = largest <= BG_ZERO * terms || d->count > BG_ROUNDS || d->damping > BG_LARGEST;
    d->solved = over && largest <= BG_ACCEPTED * terms;
    d->count++;
    if (over && bg_norm(b->rows, d->residual) < d->least) {
        d->least = bg_norm(b->rows, d->residual);
        bg_copy(b->unknowns, d->w, d->nearest);
    }
    if (!over) bg_damped_step(b, d);
    else if (!d->solved && d->number++ < BG_FIXED_STARTS)
        bg_damped_begin(b, b->starts + (d->number - 1) * b->unknowns, d);
}

/* w with all residuals zero, started at the last solution, then at the fixed starts, and whether there is one; if none
   succeeds, w is the point with the smallest residual */
static int bg_damped_root(const bg_block *b, const double *known, const double *last, double *w) {
    int n = b->unknowns;
    double end[n], residual[b->rows], jacobian[b->rows * n], terms[b->rows], trial[n];
    bg_damped d = {end, residual, jacobian, trial, 0.0, BG_FIRST, w, INFINITY, 0, 0, 0};
    bg_fill(n, 0.0, trial);
    bg_at(b, known, trial, residual, jacobian, terms);
    d.scale = bg_largest(b->rows, residual);
    bg_copy(n, last, w);
    bg_damped_begin(b, last, &d);
    while (!d.solved && d.number <= BG_FIXED_STARTS) bg_damped_advance(b, known, &d);
    return d.solved;
}

/* -- attempts ----------------------------------------------------------------------------------------- */
/* the last solution, moved to where all rows hold as linear equations in the unknowns and in the nonlinear terms */
static void bg_linear_guess(const bg_block *b, const double *known, const double *last, double *w) {
    double out[2 * b->rows + b->entries + b->linear], matrix[b->rows * b->columns + 1], step[b->columns + 1];
    bg_copy(b->unknowns, last, w);
    if (!b->linear) return;
    b->run(known, last, out);
    bg_place(b->linear, b->linear_places, out + b->rows + b->entries, b->rows * b->columns, b->columns, matrix);
    bg_rank_solve(b->rows, b->columns, matrix, out, BG_ANY, step);
    for (int k = 0; k < b->unknowns; k++) w[k] -= step[k];
}

/* the root by rank from an initial guess, or the guess itself if it is exact, where that is better than w before */
static double bg_attempt(const bg_block *b, const double *known, const double *last, const double *guess, int exact,
                         double before, double *w) {
    int n = b->unknowns;
    double found[n], violation = bg_find_rank_root(b, known, guess, found);
    if (exact && violation > 1.0) bg_copy(n, guess, found), violation = 1.0;
    bg_near(n, last, found);
    if (!bg_all_finite(n, found) || !(violation < before)) return before;
    bg_copy(n, found, w);
    return violation;
}

/* w at which all rows hold, from the last solution, else from where the rows hold as linear equations, else from where
   damped steps lead; if there is none, w at which they are violated least */
static void bg_find_any_root(const bg_block *b, const double *known, const double *last, double *w) {
    double guess[b->unknowns], violation = bg_find_rank_root(b, known, last, w);
    if (violation <= 1.0) return;
    bg_linear_guess(b, known, last, guess);
    violation = bg_attempt(b, known, last, guess, 0, violation, w);
    if (violation <= 1.0) return;
    int exact = bg_damped_root(b, known, last, guess);
    bg_attempt(b, known, last, guess, exact, violation, w);
}
