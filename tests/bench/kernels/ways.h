/* A call that is measured, and what times it. measure.py has the same structures. */
#ifndef BENCH_WAYS_H
#define BENCH_WAYS_H

#include <stddef.h>
#include <stdint.h>
#include <time.h>

enum { DIMS = 3 };

/* Strides in bytes; fewer dimensions are the last of these. */
struct array {
    char *at;
    ptrdiff_t strides[DIMS];
    unsigned dtype;
};

/* `more`: further functions or memory, as the way needs. */
struct call {
    void *function, *more[2];
    unsigned op;
    size_t n, dims, shape[DIMS];
    struct array a, b, c, out;
};

static inline double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

#ifdef __cplusplus
#define WAY_LINKAGE extern "C"
#else
#define WAY_LINKAGE
#endif

/*
 * Nanoseconds a call, where `statement` is true if it succeeds; -1 if one fails. Memory is taken to have changed between
 * calls: none is left out.
 */
#define WAY(name, statement)                                                                                           \
    WAY_LINKAGE double way_##name(const struct call *given, size_t calls) {                                            \
        const struct call o = *given;                                                                                  \
        const double start = now();                                                                                    \
        for (size_t i = 0; i < calls; i++) {                                                                           \
            if (!(statement)) return -1;                                                                               \
            __asm__ volatile("" ::: "memory");                                                                         \
        }                                                                                                              \
        return (now() - start) / (double)calls;                                                                        \
    }

#endif
