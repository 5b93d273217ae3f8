/* Calls of the functions of a system. */

static void bg_run(const bg_plan *p, const bg_program *f, bg_work *w, lanes t, const lanes *y, lanes order, lanes *out) {
    const double *inputs[INPUTS] = {(const double *)(w->parameters + f->parameters), (const double *)y,
                                    (const double *)(y + p->size), (const double *)&t, (const double *)&order,
                                    (const double *)w->dependent};
    f->run(inputs, w->scratch, (double *)out);
}

/* the derivative along direction d, in which the state changes by `dot`; time is the same in all directions */
static void bg_run_dot(const bg_plan *p, const bg_program *f, bg_work *w, lanes t, const lanes *y, lanes order, int64_t d,
                       const lanes *dot, lanes *out) {
    lanes still = {0.0};
    const lanes *parameters = w->dot_parameters + d * p->parameters + f->parameters;
    const double *inputs[INPUTS] = {(const double *)(w->parameters + f->parameters), (const double *)y,
                                    (const double *)(y + p->size), (const double *)&t, (const double *)&order,
                                    (const double *)w->dependent, (const double *)parameters, (const double *)dot,
                                    (const double *)&still};
    f->dot(inputs, w->scratch, (double *)out);
}

/* the rates of all entries of the vector; powers stand behind the rates of the states */
static void bg_rates(const bg_plan *p, bg_work *w, lanes t, const lanes *y, lanes *rates) {
    int64_t works = p->supplies, behind = p->size + p->carried;
    if (behind + works + p->storing == p->size) {
        bg_run(p, &p->rates, w, t, y, (lanes){0.0}, rates);
        return;
    }
    bg_run(p, &p->rates, w, t, y, (lanes){0.0}, w->flat);
    EACH(k, p->size) rates[k] = w->flat[k];
    EACH(k, p->carried) rates[p->size + k] = 0.0;
    if (!p->supplies && !p->storing) return;
    EACH(k, works) rates[behind + k] = w->flat[p->size + k];
    EACH(k, works + p->storing) rates[behind + works + k] = __builtin_elementwise_abs(w->flat[p->size + k]);
}
