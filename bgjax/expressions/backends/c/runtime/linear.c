/* Square linear systems: elimination with the largest entry of each column as pivot. */

static void bg_swap(int n, double *a, double *b) {
    for (int k = 0; k < n; k++) {
        double kept = a[k];
        a[k] = b[k];
        b[k] = kept;
    }
}

/* the factors L and U in place of the matrix; 0 if a pivot is exactly zero */
static int bg_factor(int n, double *a, int *pivots) {
    for (int k = 0; k < n; k++) {
        int best = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[best * n + k])) best = i;
        pivots[k] = best;
        if (a[best * n + k] == 0.0) return 0;
        if (best != k) bg_swap(n, a + k * n, a + best * n);
        for (int i = k + 1; i < n; i++) {
            double factor = a[i * n + k] /= a[k * n + k];
            if (factor != 0.0)
                for (int j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        }
    }
    return 1;
}

static void bg_substitute(int n, const double *factors, const int *pivots, double *x) {
    for (int k = 0; k < n; k++) bg_swap(1, x + k, x + pivots[k]);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) x[i] -= factors[i * n + j] * x[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) x[i] -= factors[i * n + j] * x[j];
        x[i] /= factors[i * n + i];
    }
}

/* x with A x = b; NaN if A is singular */
static void bg_solve(int n, const double *matrix, const double *right, double *x) {
    double a[n * n];
    int pivots[n];
    bg_copy(n * n, matrix, a);
    bg_copy(n, right, x);
    if (bg_factor(n, a, pivots)) bg_substitute(n, a, pivots, x);
    else bg_fill(n, NAN, x);
}

/* right − A x */
static void bg_defect(int rows, int columns, const double *a, const double *right, const double *x, double *defect) {
    for (int i = 0; i < rows; i++) {
        defect[i] = right[i];
        for (int j = 0; j < columns; j++) defect[i] -= a[i * columns + j] * x[j];
    }
}

/* x of least norm for a semidefinite matrix, made definite by a little, whose effect refinements remove */
static void bg_regular_solve(int n, const double *matrix, const double *right, double *x) {
    double a[n * n], change[n], trace = 0.0;
    int pivots[n];
    bg_copy(n * n, matrix, a);
    for (int k = 0; k < n; k++) trace += matrix[k * n + k];
    for (int k = 0; k < n; k++) a[k * n + k] += BG_REGULAR_LARGE / n * trace;
    bg_fill(n, bg_factor(n, a, pivots) ? 0.0 : NAN, x);
    if (isnan(x[0])) return;
    for (int round = 0; round <= BG_REFINEMENTS; round++) {
        bg_defect(n, n, matrix, right, x, change);
        bg_substitute(n, a, pivots, change);
        for (int k = 0; k < n; k++) x[k] += change[k];
    }
}
