/* The numbers of the runs that are under way, in memory that the caller provides. */

#define WINDOWS 64 /* of a run, for the bounds of its steps */

#define POINTS 16  /* of each window, at which sources are sampled */
#define INTERVALS 8 /* of a step, at whose ends watched values are sampled to find their peak */

/* a run under way; `fresh`: the first stage has to be computed; `error`: inverse of the error of the last step */
typedef struct {
    int64_t run, saved, fresh, at_shortest, status, steps, accepted, events; /* run: its number, or −1 */
    double t, end, next, t0, t1, t1_floor, rtol, most, shortest, error;
} bg_lane;

typedef struct {
    int64_t started, filled; /* whether the memory is divided, and whether all lanes have numbers */
    bg_lane lane[W];
    lanes *parameters, *atol, *y, *stages, *next, *candidate, *moved, *error, *trial, *dependent, *change, *flat;
    lanes *ended; /* the end of a step before states take new values */
    lanes *before, *reached, *after, *held, *watched;
    lanes *dot_parameters, *dot_y, *dot_stages, *dot_next, *dot_trial;
    lanes *same, *dot_same; /* the parameters of one run in all lanes */
    double *limits, *samples, *scratch; /* limits: WINDOWS longest steps of each lane */
} bg_work;

static int64_t bg_length(const bg_plan *p) { return p->size + p->carried + 2 * p->supplies + p->storing; }

static lanes *bg_take(double **free, int64_t count) {
    lanes *found = (lanes *)*free;
    *free += count * W;
    return found;
}

/* divides the memory; returns how many numbers it needs */
static int64_t bg_divide(const bg_plan *p, const bg_job *j, bg_work *w, double *memory) {
    int64_t n = bg_length(p), s = p->method.stages, d = j->directions;
    double *free = memory;
    w->parameters = bg_take(&free, p->parameters);
    w->atol = bg_take(&free, n);
    w->y = bg_take(&free, n);
    w->stages = bg_take(&free, s * n);
    w->next = bg_take(&free, n);
    w->candidate = bg_take(&free, n);
    w->moved = bg_take(&free, n);
    w->error = bg_take(&free, n);
    w->trial = bg_take(&free, n);
    w->dependent = bg_take(&free, n);
    w->change = bg_take(&free, n);
    w->flat = bg_take(&free, n + p->supplies + p->storing + 4 * p->guards + 2 * p->sources);
    w->ended = p->guards ? bg_take(&free, n) : w->next;
    w->before = bg_take(&free, 4 * p->guards);
    w->reached = bg_take(&free, 4 * p->guards);
    w->after = bg_take(&free, 4 * p->guards);
    w->held = bg_take(&free, p->held);
    w->watched = bg_take(&free, (INTERVALS + 1) * p->guards);
    w->dot_parameters = bg_take(&free, d * p->parameters);
    w->dot_y = bg_take(&free, d * n);
    w->dot_stages = bg_take(&free, d * s * n);
    w->dot_next = bg_take(&free, d * n);
    w->dot_trial = bg_take(&free, d * n);
    w->same = bg_take(&free, p->parameters);
    w->dot_same = bg_take(&free, d * p->parameters);
    w->limits = (double *)bg_take(&free, p->sources ? WINDOWS : 0);
    w->samples = (double *)bg_take(&free, p->sources * (WINDOWS * POINTS * 2 + WINDOWS * 4) / W + p->parameters + n + W);
    w->scratch = (double *)bg_take(&free, p->scratch);
    return free - memory;
}

static bg_work *bg_begun(const bg_plan *p, const bg_job *j, double *memory) {
    bg_work *w = (bg_work *)memory;
    if (!w->started) {
        bg_divide(p, j, w, memory + sizeof(bg_work) / sizeof(double) + 1);
        w->started = 1, w->filled = 0;
        EACH(l, W) w->lane[l].run = -1;
    }
    return w;
}

/* numbers of all lanes as one value; the functions of a lane that idles are computed too */
static lanes bg_times(const bg_work *w, const double *shares) {
    lanes found;
    EACH(l, W) ((double *)&found)[l] = w->lane[l].t + shares[l] * (w->lane[l].end - w->lane[l].t);
    return found;
}
