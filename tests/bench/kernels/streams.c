/* What streams.py times: one operation on long arrays, by one thread or several that have a part each. */
#define _GNU_SOURCE
#include "jax_kernels.h"
#include "timing.h"

#include <pthread.h>
#include <sched.h>
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
        p->status = once(p->work, p->from, p->n);
        CALLED;
    }
    p->ended = now();
    return NULL;
}

/* Nanoseconds a call by so many threads, on the cores from 0 on; -1: one of them could not. */
double bench_threads(unsigned threads, struct work work) {
    static struct part parts[MOST_THREADS];
    pthread_t ids[MOST_THREADS];
    pthread_barrier_t start;
    if (threads == 0 || threads > MOST_THREADS || pthread_barrier_init(&start, NULL, threads) != 0) return -1;
    const size_t each = (work.n / threads + PART - 1) / PART * PART;
    for (unsigned i = 0; i < threads; i++) {
        const size_t from = i * each < work.n ? i * each : work.n;
        parts[i] = (struct part){.work = &work, .from = from, .cpu = (int)i, .start = &start};
        parts[i].n = i + 1 == threads || work.n - from < each ? work.n - from : each;
        if (pthread_create(&ids[i], NULL, part_main, &parts[i]) != 0) return -1; /* Others wait for ever: end. */
    }
    double began = 0, ended = 0;
    jax_status status = JAX_OK;
    for (unsigned i = 0; i < threads; i++) {
        pthread_join(ids[i], NULL);
        if (i == 0 || parts[i].began < began) began = parts[i].began;
        if (parts[i].ended > ended) ended = parts[i].ended;
        if (parts[i].status != JAX_OK) status = parts[i].status;
    }
    pthread_barrier_destroy(&start);
    return status == JAX_OK ? (ended - began) / (double)work.calls : -1;
}
