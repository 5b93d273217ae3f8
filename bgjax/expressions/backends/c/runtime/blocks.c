/* Nonlinear blocks: what the searches ask of them. */

#define BG_NO_RANK -2

typedef struct {
    int rows, unknowns, knowns, entries, influences, linear, columns, rank, several, carried, sized;
    const int (*jacobian_places)[2], (*places)[2]; /* of ∂r/∂w and of ∂r/∂known */
    const int (*linear_places)[2];        /* of the rows in unknowns and nonlinear terms, `columns` together */
    const double *starts;                 /* of damped steps, BG_FIXED_STARTS rows */
    void (*run)(const double *known, const double *w, double *out);
    void (*run_influence)(const double *known, const double *w, double *out);
} bg_block;

/* the residual, its Jacobian and the sizes of its terms */
static void bg_at(const bg_block *b, const double *known, const double *w, double *r, double *jacobian, double *terms) {
    double out[2 * b->rows + b->entries + b->linear];
    b->run(known, w, out);
    bg_copy(b->rows, out, r);
    bg_place(b->entries, b->jacobian_places, out + b->rows, b->rows * b->unknowns, b->unknowns, jacobian);
    if (b->sized) bg_copy(b->rows, out + b->rows + b->entries, terms);
    else bg_fill(b->rows, 0.0, terms);
}

/* entry `row` of |jacobian| |w| */
static double bg_contribution(int columns, const double *jacobian, const double *w, int row) {
    double found = 0.0;
    for (int j = 0; j < columns; j++) found += fabs(jacobian[row * columns + j]) * fabs(w[j]);
    return found;
}

static double bg_largest_contribution(const bg_block *b, const double *jacobian, const double *w) {
    double found = 0.0;
    for (int i = 0; i < b->rows; i++) found = bg_maximum(found, bg_contribution(b->unknowns, jacobian, w, i));
    return found;
}

/* whether each residual is small relative to the contributions of the unknowns, or within rounding of its terms */
static int bg_below(int n, double tolerance, const double *w, const double *r, const double *jacobian,
                    const double *offset, double rounding, const double *terms) {
    for (int i = 0; i < n; i++) {
        double scale = bg_contribution(n, jacobian, w, i) + offset[i];
        int small = fabs(r[i]) <= bg_maximum(tolerance * scale, rounding * terms[i]);
        if (!(r[i] == 0.0 || (small && isfinite(r[i])))) return 0;
    }
    return 1;
}

/* whether each entry of the step is small relative to that of w, plus `one` */
static int bg_short(int n, double tolerance, double one, const double *step, const double *w) {
    for (int k = 0; k < n; k++)
        if (!(fabs(step[k]) <= tolerance * (one + fabs(w[k])))) return 0;
    return 1;
}

static void bg_finite_solve(int n, const double *matrix, const double *right, double *step) {
    bg_solve(n, matrix, right, step);
    for (int k = 0; k < n; k++)
        if (!isfinite(step[k])) step[k] = 0.0;
}

/* A'A and A'r */
static void bg_normal(int rows, int columns, const double *a, const double *r, double *square, double *right) {
    bg_fill(columns * columns, 0.0, square);
    bg_fill(columns, 0.0, right);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) {
            right[j] += a[i * columns + j] * r[i];
            for (int k = 0; k < columns; k++) square[j * columns + k] += a[i * columns + j] * a[i * columns + k];
        }
}

static double bg_largest_diagonal(int n, const double *square) {
    double found = square[0];
    for (int k = 1; k < n; k++) found = bg_maximum(found, square[k * n + k]);
    return found;
}

/* w if it is near the last solution or is the first solution; otherwise NaN */
static void bg_near(int n, const double *last, double *w) {
    double away = 0.0;
    for (int k = 0; k < n; k++) away = bg_maximum(away, fabs(w[k] - last[k]));
    if (!(last[n] == 0.0 || away <= BG_NEAR * last[n])) bg_fill(n, NAN, w);
}
