/* Scalar operations that C has not, or not with NumPy's treatment of NaN, and sizes of vectors. */
#include <math.h>
#include <string.h>

static inline double bg_sign(double x) { return isnan(x) ? x : (double)((x > 0.0) - (x < 0.0)); }

/* fmax and fmin would drop a NaN, which says that something has no solution */
static inline double bg_maximum(double a, double b) { return isnan(a) || a > b ? a : b; }
static inline double bg_minimum(double a, double b) { return isnan(a) || a < b ? a : b; }

static inline double bg_power(double x, double exponent) { return x <= 0.0 ? 0.0 : pow(x, exponent); }

/* the largest magnitude; NaN if there is one */
static double bg_largest(int n, const double *v) {
    double found = 0.0;
    for (int k = 0; k < n; k++) found = bg_maximum(found, fabs(v[k]));
    return found;
}

static double bg_or_infinity(double x) { return isfinite(x) ? x : INFINITY; }

static double bg_size(int n, const double *v) { return bg_or_infinity(bg_largest(n, v)); }

static double bg_squares(int n, const double *v) {
    double found = 0.0;
    for (int k = 0; k < n; k++) found += v[k] * v[k];
    return found;
}

static int bg_all_finite(int n, const double *v) {
    for (int k = 0; k < n; k++)
        if (!isfinite(v[k])) return 0;
    return 1;
}

static void bg_fill(int n, double value, double *v) {
    for (int k = 0; k < n; k++) v[k] = value;
}

static void bg_copy(int n, const double *from, double *to) { memcpy(to, from, n * sizeof(double)); }

static void bg_place(int count, const int (*places)[2], const double *values, int n, int columns, double *matrix) {
    bg_fill(n, 0.0, matrix);
    for (int k = 0; k < count; k++) matrix[places[k][0] * columns + places[k][1]] = values[k];
}
