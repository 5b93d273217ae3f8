/* Calls of nonlinear blocks: `given` are the known values and, if the solution is carried, the last one and the largest
   value so far. */

static void bg_root(const bg_block *b, const double *given, double *w) {
    double zero[b->unknowns + 1];
    const double *last = b->carried ? given + b->knowns : zero;
    bg_fill(b->unknowns + 1, 0.0, zero);
    if (b->rank != BG_NO_RANK) bg_find_any_root(b, given, last, w);
    else if (b->several) bg_find_near_root(b, given, last, w);
    else bg_find_root(b, given, w);
}

/* the unknowns, then the largest value so far if the solution is carried; all NaN where there is none */
static void bg_newton(const bg_block *b, const double *given, double *results) {
    int n = b->unknowns;
    bg_root(b, given, results);
    if (!b->carried) return;
    results[n] = bg_maximum(given[b->knowns + n], bg_largest(n, results));
}

/* ∂w/∂given = −(∂r/∂w)⁻¹ ∂r/∂known, row by row; zero with respect to the last solution */
static void bg_newton_jacobian(const bg_block *b, const double *given, double *results) {
    int n = b->unknowns, rows = b->rows, width = b->knowns + (b->carried ? n + 1 : 0);
    double w[n], r[rows], jacobian[rows * n], terms[rows], values[b->influences + 1], right[rows], x[n];
    double influence[rows * b->knowns + 1];
    bg_root(b, given, w);
    bg_at(b, given, w, r, jacobian, terms);
    b->run_influence(given, w, values);
    bg_place(b->influences, b->places, values, rows * b->knowns, b->knowns, influence);
    bg_fill((n + b->carried) * width, 0.0, results);
    for (int j = 0; j < b->knowns; j++) {
        for (int i = 0; i < rows; i++) right[i] = influence[i * b->knowns + j];
        if (b->rank == BG_NO_RANK) bg_solve(n, jacobian, right, x);
        else bg_rank_solve(rows, n, jacobian, right, b->rank, x);
        for (int i = 0; i < n; i++) results[i * width + j] = -x[i];
    }
}
