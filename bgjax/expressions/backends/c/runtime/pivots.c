/* Elimination with complete pivoting: systems of known rank, and the choice of independent columns. */

typedef struct {
    int rows, columns, width; /* of the matrix; of a row of the table */
    double *table;
    int *row_of; /* of each column: the row of its pivot, or −1 */
    char *used;  /* rows with a pivot */
} bg_table;

static double bg_left(const bg_table *t, int row, int column) {
    return t->used[row] || t->row_of[column] >= 0 ? -1.0 : fabs(t->table[row * t->width + column]);
}

/* the largest entry in free rows and columns, or the first NaN */
static double bg_best(const bg_table *t, int *row, int *column) {
    double best = -2.0;
    for (int i = 0; i < t->rows; i++)
        for (int j = 0; j < t->columns; j++) {
            double size = bg_left(t, i, j);
            if (size > best || isnan(size)) best = size, *row = i, *column = j;
            if (isnan(size)) return size;
        }
    return best;
}

/* subtracts the pivot row from all others; with `scale` its pivot becomes 1 */
static void bg_eliminate(const bg_table *t, int row, int column, int scale) {
    double *own = t->table + row * t->width, pivot[t->width];
    double by = own[column] == 0.0 ? 1.0 : own[column];
    for (int j = 0; j < t->width; j++) pivot[j] = own[j] / by;
    for (int i = 0; i < t->rows; i++) {
        double *other = t->table + i * t->width, factor = other[column];
        if (i != row)
            for (int j = 0; j < t->width; j++) other[j] -= factor * pivot[j];
    }
    if (scale) bg_copy(t->width, pivot, own);
    t->row_of[column] = row;
    t->used[row] = 1;
}

/* pivots until the rank is reached; whether the matrix has this rank */
static int bg_pivots(const bg_table *t, int rank) {
    double least = INFINITY, rest = 0.0;
    int row = 0, column = 0;
    for (int step = 0; step < t->rows && step < t->columns; step++) {
        double size = bg_best(t, &row, &column);
        if (!(rank == BG_ANY ? size > BG_RANK : step < rank)) break;
        least = bg_minimum(least, size);
        bg_eliminate(t, row, column, 1);
    }
    rest = bg_maximum(rest, bg_best(t, &row, &column));
    return rank == BG_ANY || (least > BG_RANK && rest < sqrt(BG_RANK));
}

static void bg_apply_inverse(const bg_table *t, const double *right, double *x) {
    for (int j = 0; j < t->columns; j++)
        for (int i = 0; t->row_of[j] >= 0 && i < t->rows; i++)
            x[j] += t->table[t->row_of[j] * t->width + t->columns + i] * right[i];
}

/* x with matrix x = right in `rank` rows, undetermined entries zero, for a scaled matrix; NaN if the rank is another */
static void bg_eliminated(int rows, int columns, const double *matrix, const double *right, int rank, double *x) {
    double table[rows * (rows + columns)], defect[rows];
    int row_of[columns], width = rows + columns;
    char used[rows];
    bg_table t = {rows, columns, width, table, row_of, used};
    bg_fill(rows * width, 0.0, table);
    for (int i = 0; i < rows; i++) {
        bg_copy(columns, matrix + i * columns, table + i * width);
        table[i * width + columns + i] = 1.0;
        used[i] = 0;
    }
    for (int j = 0; j < columns; j++) row_of[j] = -1;
    int sound = bg_pivots(&t, rank);
    bg_fill(columns, 0.0, x);
    bg_apply_inverse(&t, right, x);
    bg_defect(rows, columns, matrix, right, x, defect);
    bg_apply_inverse(&t, defect, x);
    if (!sound) bg_fill(columns, NAN, x);
}

/* the largest magnitude among entries at a distance of `step`; 1 if all are zero */
static double bg_unit(int n, int step, const double *v) {
    double found = 0.0;
    for (int k = 0; k < n; k++) found = bg_maximum(found, fabs(v[k * step]));
    return found > 0.0 ? found : 1.0;
}

/* as bg_eliminated, with rows and columns divided by their largest entries */
static void bg_rank_solve(int rows, int columns, const double *matrix, const double *right, int rank, double *x) {
    double a[rows * columns], b[rows], column_units[columns];
    for (int i = 0; i < rows; i++) {
        double unit = bg_unit(columns, 1, matrix + i * columns);
        for (int j = 0; j < columns; j++) a[i * columns + j] = matrix[i * columns + j] / unit;
        b[i] = right[i] / unit;
    }
    for (int j = 0; j < columns; j++) {
        column_units[j] = bg_unit(rows, columns, a + j);
        for (int i = 0; i < rows; i++) a[i * columns + j] /= column_units[j];
    }
    bg_eliminated(rows, columns, a, b, rank, x);
    for (int j = 0; j < columns; j++) x[j] /= column_units[j];
}

/* 1 for each pivot column, as many as there are rows */
static void bg_dependent_columns(int rows, int columns, const double *matrix, double *chosen) {
    double table[rows * columns];
    int row_of[columns], row = 0, column = 0;
    char used[rows];
    bg_table t = {rows, columns, columns, table, row_of, used};
    bg_copy(rows * columns, matrix, table);
    for (int i = 0; i < rows; i++) used[i] = 0;
    for (int j = 0; j < columns; j++) row_of[j] = -1;
    for (int step = 0; step < rows; step++) {
        bg_best(&t, &row, &column);
        bg_eliminate(&t, row, column, 0);
    }
    for (int j = 0; j < columns; j++) chosen[j] = row_of[j] >= 0;
}
