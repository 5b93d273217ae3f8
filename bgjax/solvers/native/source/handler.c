/* The call of a batch from a program of XLA, by its typed foreign function interface.

   Arguments are the values of `bg_job` in its order, each with an axis of runs in front, which has the length 1 where all
   runs share a value; then, for derivatives, directions as second axis. Results are states, ends and what is told, then
   derivatives or else the log of systems with switches, and memory. */
#include "xla/ffi/api/c_api.h"

enum { VALUES = 9, WITH_DIRECTIONS = 11 };

static const XLA_FFI_Buffer *bg_argument(const XLA_FFI_CallFrame *frame, int64_t k) { return frame->args.args[k]; }

static double *bg_result(const XLA_FFI_CallFrame *frame, int64_t k) {
    return ((const XLA_FFI_Buffer *)frame->rets.rets[k])->data;
}

static int64_t bg_entries(const XLA_FFI_Buffer *b) {
    int64_t count = 1;
    EACH(k, b->rank) count *= b->dims[k];
    return count;
}

/* XLA asks every handler for the version of the interface once */
static int bg_answers(const XLA_FFI_CallFrame *frame) {
    XLA_FFI_Extension_Base *extension = frame->extension_start;
    if (!extension || extension->type != XLA_FFI_Extension_Metadata) return 0;
    XLA_FFI_Metadata *metadata = ((XLA_FFI_Metadata_Extension *)extension)->metadata;
    metadata->api_version.major_version = XLA_FFI_API_MAJOR;
    metadata->api_version.minor_version = XLA_FFI_API_MINOR;
    return 1;
}

static void bg_fill_job(const XLA_FFI_CallFrame *frame, const bg_plan *plan, bg_job *j) {
    bg_values *values = (bg_values *)((char *)j + __builtin_offsetof(bg_job, parameters)); /* all values, in order */
    int64_t given = frame->args.size;
    j->runs = 1, j->next = 0, j->kept = 0, j->kept_room = j->kept_count = j->logged = 0;
    j->projects_saved = plan->method.degree > 0 && !plan->method.shifts;
    EACH(k, given) {
        const XLA_FFI_Buffer *b = bg_argument(frame, k);
        if (b->dims[0] > j->runs) j->runs = b->dims[0];
        values[k].data = b->data;
        values[k].step = b->dims[0] > 1 ? bg_entries(b) / b->dims[0] : 0;
    }
    j->directions = given == WITH_DIRECTIONS ? bg_argument(frame, VALUES)->dims[1] : 0;
    j->times = bg_argument(frame, &j->saved - values)->dims[1];
    j->stops = bg_argument(frame, &j->stop - values)->dims[1];
    j->ys = bg_result(frame, 0), j->last = bg_result(frame, 1), j->told = bg_result(frame, 2);
    if (j->directions) {
        j->dot_ys = bg_result(frame, 3), j->dot_last = bg_result(frame, 4);
    } else if (plan->guards) {
        j->log = bg_result(frame, 3), j->log_rows = bg_result(frame, 4);
        j->logged = ((const XLA_FFI_Buffer *)frame->rets.rets[3])->dims[1];
    }
}

/* results that a run does not reach are no numbers */
static void bg_clear(const XLA_FFI_CallFrame *frame, double *memory) {
    EACH(r, frame->rets.size - 1) {
        const XLA_FFI_Buffer *b = frame->rets.rets[r];
        EACH(k, bg_entries(b)) ((double *)b->data)[k] = NAN;
    }
    ((bg_work *)memory)->started = 0;
}

XLA_FFI_Error *NAMED(bg_call)(const XLA_FFI_CallFrame *frame, const bg_plan *plan) {
    bg_job j;
    if (bg_answers(frame)) return 0;
    double *memory = bg_result(frame, frame->rets.size - 1);
    bg_clear(frame, memory);
    bg_fill_job(frame, plan, &j);
    while (NAMED(bg_advance)(plan, &j, memory, 1 << 20) != FINISHED) continue;
    return 0;
}
