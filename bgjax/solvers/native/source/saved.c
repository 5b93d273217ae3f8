/* Projection of saved states, which are interpolated between steps, at the end of a run: W rows at once. */

static void bg_spread(int64_t count, const lanes *from, int64_t l, lanes *to) {
    EACH(k, count) to[k] = (lanes){0.0} + ((const double *)(from + k))[l];
}

/* lane i gets row `first` + i of an array, or its last row */
static void bg_read_rows(int64_t width, int64_t first, int64_t rows, const double *array, lanes *to) {
    EACH(i, W) EACH(k, width) ((double *)(to + k))[i] = array[(first + i < rows ? first + i : rows - 1) * width + k];
}

static void bg_write_rows(int64_t width, int64_t first, int64_t rows, const lanes *from, double *array) {
    EACH(i, W) if (first + i < rows) EACH(k, width) array[(first + i) * width + k] = ((const double *)(from + k))[i];
}

static double *bg_dot_rows(const bg_plan *p, const bg_job *j, int64_t run, int64_t d) {
    return j->dot_ys + (run * j->directions + d) * j->times * (p->size + p->carried);
}

static void bg_project_rows(const bg_plan *p, const bg_job *j, bg_work *w, const bg_lane *lane, int64_t first) {
    int64_t width = p->size + p->carried, n = bg_length(p), rows = lane->saved;
    double *ys = j->ys + lane->run * j->times * width;
    lanes t;
    bg_read_rows(1, first, rows, j->saved.data + lane->run * j->saved.step, &t);
    bg_read_rows(width, first, rows, ys, w->next);
    EACH(d, j->directions) bg_read_rows(width, first, rows, bg_dot_rows(p, j, lane->run, d), w->dot_next + d * n);
    bg_project(p, w, t, w->next, 0, j->directions, w->dot_next, 1);
    bg_write_rows(width, first, rows, w->next, ys);
    EACH(d, j->directions) bg_write_rows(width, first, rows, w->dot_next + d * n, bg_dot_rows(p, j, lane->run, d));
}

/* all saved rows of the run in a lane */
static void bg_project_saved(const bg_plan *p, const bg_job *j, bg_work *w, int64_t l) {
    const bg_lane *lane = w->lane + l;
    lanes *parameters = w->parameters, *dots = w->dot_parameters;
    if (!j->projects_saved || !p->projection.run) return;
    bg_spread(p->parameters, parameters, l, w->same);
    bg_spread(j->directions * p->parameters, dots, l, w->dot_same);
    w->parameters = w->same, w->dot_parameters = w->dot_same;
    for (int64_t first = 0; first < lane->saved; first += W) bg_project_rows(p, j, w, lane, first);
    w->parameters = parameters, w->dot_parameters = dots;
}
