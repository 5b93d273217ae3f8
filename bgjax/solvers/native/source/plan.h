/* What a run needs to know: the functions and sizes of a system, the method, and the data of all runs of a batch.

   BG_LANES runs are integrated at once. Entry k of a vector of lane l stands at k * W + l. The records are filled in
   Python (`records.py`), which has the same fields in the same order. */
#include <stdint.h>

#define W BG_LANES
#define JOINED_(name, lanes) name##_##lanes
#define JOINED(name, lanes) JOINED_(name, lanes)
#define NAMED(name) JOINED(name, BG_LANES)

/* a mask holds for each lane 0 or −1; `mask ? a : b` chooses in every lane */
#if W == 1
typedef double lanes;
typedef int64_t mask;
#define LESS(a, b) ((a) < (b) ? -1 : 0)
#define SAME(a, b) ((a) == (b) ? -1 : 0)
#else
typedef double lanes __attribute__((ext_vector_type(W), aligned(8)));
typedef int64_t mask __attribute__((ext_vector_type(W), aligned(8)));
#define LESS(a, b) __builtin_convertvector((a) < (b), mask)
#define SAME(a, b) __builtin_convertvector((a) == (b), mask)
#endif
#define MAGNITUDE(a) __builtin_elementwise_abs(a)
#define NAN __builtin_nan("")
#define INFINITY __builtin_inf()
#define EPSILON 2.220446049250313e-16
#define fabs __builtin_fabs
#define sqrt __builtin_sqrt
#define isnan __builtin_isnan
#define isfinite __builtin_isfinite
#define fused(a, b, c) __builtin_elementwise_fma(a, b, c)
#define EACH(index, count) for (int64_t index = 0; index < (count); index++)

double bg_pow_1(double base, double exponent);
uint32_t bg_float_mode(void);      /* how the processor treats denormal numbers; printed for each kind of processor */
void bg_set_float_mode(uint32_t);
uint32_t bg_plain_mode(void);      /* denormal numbers are numbers */

typedef void bg_function(const double *const *inputs, double *scratch, double *out);

/* the inputs of a function, in this order; those of its derivative along a direction follow */
enum { PARAMETERS, STATE, LAST, TIME, ORDER, DEPENDENT, DOT_PARAMETERS, DOT_STATE, DOT_TIME, INPUTS };

/* a program of the system, and where its parameters begin among those of all programs; `dot` gives its derivative along
   one direction. A system without such a program has no function. */
typedef struct {
    bg_function *run, *dot;
    int64_t parameters;
} bg_program;

typedef struct {
    int64_t stages, order;
    int64_t reuses; /* the last stage is the first of the next step */
    int64_t shifts; /* dense output is moved so that it ends at the end of the step */
    int64_t degree; /* of the interpolant in θ; 0 for a straight line */
    const double *weights, *shares, *solution, *error; /* Butcher tableau; weights row by row */
    const double *dense; /* of each stage the coefficients of θ, θ², … */
    double proportional, integral;
} bg_method;

typedef struct {
    int64_t size, carried, supplies, storing; /* states, solutions of loops; works and activities, if they are asked for */
    int64_t parameters, scratch;
    int64_t first_round, counts_motion; /* of the projection: its first step; whether its change is an error of the step */
    int64_t sources, nonlinear_sources; /* functions of time, which bound the steps */
    int64_t guards, held;
    bg_program rates, projection, dependent, renewal, forcing, guard, hold, watch;
    const double *counted;         /* of each state its weight in the norm of errors */
    const int64_t *places, *owners; /* of each held value its state and its guard */
    bg_method method;
} bg_plan;

/* values of all runs; `step` numbers lie between those of one run and of the next, none if all have the same */
typedef struct {
    const double *data;
    int64_t step;
} bg_values;

typedef struct {
    int64_t runs, directions, times, stops, kept_room, projects_saved;
    int64_t next; /* the next run to begin */
    bg_values parameters, begin, end, state, rtol, atol, most, saved, stop;
    bg_values dot_parameters, dot_state;       /* `directions` rows for each run */
    double *ys, *dot_ys;     /* of each run: times × vector; directions × times × vector */
    double *last, *dot_last; /* of each run: the vector at its end; directions × vector */
    double *told;            /* of each run TOLD numbers: status, end, steps, accepted, saved times, events */
    double *kept; /* of a single run, of every step: its times, vectors at its beginning and end, and if `keeps_stages`
                     the end before states took new values, and the stages */
    int64_t kept_count;
    int64_t keeps_stages;
    int64_t logged;    /* most events of a run in its log */
    double *log;       /* of each run: rows of LOG_FIELDS numbers */
    double *log_rows;  /* of each run: the row of the last event of each guard, or −1 */
} bg_job;

enum { STATUS, END, STEPS, ACCEPTED, SAVED, EVENTS, TOLD };
enum { RUNNING, SUCCESSFUL, MOST_STEPS, SHORTEST_STEP };
enum { FINISHED, PAUSED, FULL };
enum { SWITCH, BEGAN, HELD, ENDED, PEAK, PEAKED, LOG_FIELDS };
