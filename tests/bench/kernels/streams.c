/* What streams.py times: one operation on long arrays, by one thread or several that have a part each. */
#define _GNU_SOURCE
#include "jax_kernels.h"
#include "timing.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

typedef jax_status binary(jax_op op, size_t n, jax_dtype a_dtype, const void *a, ptrdiff_t a_stride, jax_dtype b_dtype,
                          const void *b, ptrdiff_t b_stride, void *out, ptrdiff_t out_stride);
typedef void loop(const void *a, const void *b, void *out, size_t n);

struct array {
    jax_dtype dtype;
    size_t size;
    char *memory;
};

/* `call` or `run`, whichever there is; else the result is a copy of the first operand. */
struct work {
    binary *call;
    loop *run;
    jax_op op;
    size_t n, calls;
    struct array a, b, out;
};

enum { MOST_THREADS = 64, PART = 4096 /* Elements that parts are multiples of. */ };

struct part {
    const struct work *work;
    size_t from, n;
    int cpu;
    pthread_barrier_t *start;
    double began, ended;
    jax_status status;
    size_t piece; /* 0: the part is done as a whole. */
    double *times;
    size_t timed;
};

static jax_status once(const struct work *w, size_t from, size_t n) {
    char *const a = w->a.memory + from * w->a.size, *const b = w->b.memory + from * w->b.size;
    char *const out = w->out.memory + from * w->out.size;
    if (w->call)
        return w->call(w->op, n, w->a.dtype, a, (ptrdiff_t)w->a.size, w->b.dtype, b, (ptrdiff_t)w->b.size, out,
                       (ptrdiff_t)w->out.size);
    if (w->run)
        w->run(a, b, out, n);
    else
        memcpy(out, a, n * (w->a.size < w->out.size ? w->a.size : w->out.size));
    return JAX_OK;
}

/* Does the part piece by piece, and notes the time of each. */
static jax_status walk(struct part *p) {
    jax_status status = JAX_OK;
    for (size_t from = 0; from + p->piece <= p->n && status == JAX_OK; from += p->piece) {
        const double began = now();
        status = once(p->work, p->from + from, p->piece);
        p->times[p->timed++] = now() - began;
    }
    return status;
}

static void *part_main(void *argument) {
    struct part *const p = argument;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET((size_t)p->cpu, &set);
    sched_setaffinity(0, sizeof set, &set);
    p->status = JAX_OK;
    pthread_barrier_wait(p->start);
    p->began = now();
    for (size_t i = 0; i < p->work->calls && p->status == JAX_OK; i++) {
        p->status = p->piece ? walk(p) : once(p->work, p->from, p->n);
        CALLED;
    }
    p->ended = now();
    return NULL;
}

static struct part parts[MOST_THREADS];

/* Has each thread do its part, on the cores from 0 on; whether all could. */
static bool run_parts(unsigned threads, const struct work *work, size_t piece) {
    pthread_t ids[MOST_THREADS];
    pthread_barrier_t start;
    if (threads == 0 || threads > MOST_THREADS || pthread_barrier_init(&start, NULL, threads) != 0) return false;
    const size_t each = (work->n / threads + PART - 1) / PART * PART;
    for (unsigned i = 0; i < threads; i++) {
        const size_t from = i * each < work->n ? i * each : work->n;
        parts[i] = (struct part){.work = work, .from = from, .cpu = (int)i, .start = &start, .piece = piece};
        parts[i].n = i + 1 == threads || work->n - from < each ? work->n - from : each;
        parts[i].times = piece ? malloc((parts[i].n / piece + 1) * work->calls * sizeof(double)) : NULL;
        if (piece && !parts[i].times) return false;
        if (pthread_create(&ids[i], NULL, part_main, &parts[i]) != 0) return false; /* Others wait for ever: end. */
    }
    bool able = true;
    for (unsigned i = 0; i < threads; i++) {
        pthread_join(ids[i], NULL);
        able = able && parts[i].status == JAX_OK;
    }
    pthread_barrier_destroy(&start);
    return able;
}

/* Nanoseconds a call by so many threads; -1: one of them could not. */
double bench_threads(unsigned threads, struct work work) {
    if (!run_parts(threads, &work, 0)) return -1;
    double began = parts[0].began, ended = parts[0].ended;
    for (unsigned i = 1; i < threads; i++) {
        if (parts[i].began < began) began = parts[i].began;
        if (parts[i].ended > ended) ended = parts[i].ended;
    }
    return (ended - began) / (double)work.calls;
}

static int by_size(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/*
 * The same where every thread goes through its part in pieces of so many elements, as if all pieces took what the
 * quickest quarter of them takes at most. Where other work takes the core now and then, that does not count.
 */
double bench_walk(unsigned threads, struct work work, size_t piece) {
    const bool able = run_parts(threads, &work, piece);
    double rate = 0; /* Elements a nanosecond. */
    for (unsigned i = 0; able && i < threads; i++) {
        qsort(parts[i].times, parts[i].timed, sizeof *parts[i].times, by_size);
        rate += (double)piece / parts[i].times[parts[i].timed / 4];
    }
    for (unsigned i = 0; i < threads && i < MOST_THREADS; i++) {
        free(parts[i].times);
        parts[i].times = NULL;
    }
    return able ? (double)work.n / rate : -1;
}
