/* Solves and searches for every lane by itself. Entry k of an array holds the numbers of all lanes side by side; `work`
   has room for the arguments and results of one lane. */
#include <stdint.h>

#define W BG_LANES
#define JOINED_(name, lanes) name##_##lanes
#define JOINED(name, lanes) JOINED_(name, lanes)
#define NAMED(name) JOINED(name, BG_LANES)

static void bg_gather(int64_t count, const double *from, int64_t lane, double *to) {
    for (int64_t k = 0; k < count; k++) to[k] = from[k * W + lane];
}

static void bg_scatter(int64_t count, const double *from, int64_t lane, double *to) {
    for (int64_t k = 0; k < count; k++) to[k * W + lane] = from[k];
}

/* in every lane: `call` with its arguments in `work` and its results behind them */
#define IN_EVERY_LANE(arguments, results, call)         \
    for (int64_t lane = 0; lane < W; lane++) {           \
        double *own = work, *found = work + (arguments); \
        bg_gather(arguments, given, lane, own);          \
        call;                                            \
        bg_scatter(results, found, lane, x);             \
    }

void NAMED(bg_lanes_solve)(int64_t n, const double *given, double *x, double *work) {
    IN_EVERY_LANE(n * n + n, n, bg_call_solve(n, own, found))
}

void NAMED(bg_lanes_regular_solve)(int64_t n, int64_t count, const int (*places)[2], const double *given, double *x,
                                   double *work) {
    IN_EVERY_LANE(count + n, n, bg_call_regular_solve(n, count, places, own, found))
}

void NAMED(bg_lanes_rank_solve)(int64_t rows, int64_t columns, int64_t rank, int64_t count, const int (*places)[2],
                                const double *given, double *x, double *work) {
    IN_EVERY_LANE(count + rows, columns, bg_call_rank_solve(rows, columns, rank, count, places, own, found))
}

void NAMED(bg_lanes_dependent_columns)(int64_t rows, int64_t columns, const double *given, double *x, double *work) {
    IN_EVERY_LANE(rows * columns, columns, bg_dependent_columns(rows, columns, own, found))
}

void NAMED(bg_lanes_newton)(const bg_block *b, int64_t count, const double *given, double *x, double *work) {
    IN_EVERY_LANE(count, b->unknowns + b->carried, bg_newton(b, own, found))
}

void NAMED(bg_lanes_newton_jacobian)(const bg_block *b, int64_t count, const double *given, double *x, double *work) {
    IN_EVERY_LANE(count, (b->unknowns + b->carried) * count, bg_newton_jacobian(b, own, found))
}
