/* Linear solves as programs call them: `given` are the entries of the matrix at `places`, then the right-hand side. */

static void bg_call_solve(int n, const double *given, double *x) { bg_solve(n, given, given + n * n, x); }

static void bg_call_regular_solve(int n, int count, const int (*places)[2], const double *given, double *x) {
    double matrix[n * n];
    bg_place(count, places, given, n * n, n, matrix);
    bg_regular_solve(n, matrix, given + count, x);
}

static void bg_call_rank_solve(int rows, int columns, int rank, int count, const int (*places)[2],
                               const double *given, double *x) {
    double matrix[rows * columns];
    bg_place(count, places, given, rows * columns, columns, matrix);
    bg_rank_solve(rows, columns, matrix, given + count, rank, x);
}
