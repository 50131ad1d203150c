/* Many threads use the dispatch for the first time at once. Built with the thread sanitizer, which sees a race whether
 * it happens or not. */
#include "check.h"
#include "subject.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 16, N = 600 }; /* Elements enough to ask where results go. */

static pthread_barrier_t together;

struct work {
    unsigned way;
    bool right;
    const char *isa;
};

static bool convert_all(unsigned dtype, unsigned char *out) {
    unsigned char in[16 * N] = {0};
    ptrdiff_t size = (ptrdiff_t)subject_dtype(dtype)->size;
    memset(out, 1, 16 * N);
    return subject_convert(N, (struct subject_operand){dtype, in, size}, dtype, out, size) == SUBJECT_OK &&
           memcmp(in, out, N * (size_t)size) == 0;
}

static void *use(void *argument) {
    struct work *work = argument;
    unsigned char out[16 * N], x[16 * N] = {0};
    bool swapped;
    struct subject_operand zero = {0, x, (ptrdiff_t)subject_dtype(0)->size};
    int add = subject_op(REF_ADD);
    pthread_barrier_wait(&together);
    switch (work->way % 5) {
    case 0:
        work->right = subject_isa() != NULL;
        break;
    case 1:
        work->right = convert_all(0, out);
        break;
    case 2:
        work->right = add < 0 || subject_binary((unsigned)add, N, zero, zero, out, zero.stride) == SUBJECT_OK;
        break;
    case 3:
        subject_stream_bytes(N);
        work->right = convert_all(0, out);
        break;
    default:
        work->right = add < 0 || subject_find_kernel((unsigned)add, 0, 0, "scalar", &swapped);
        break;
    }
    work->isa = subject_isa();
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    struct work works[THREADS];
    subject_dtype(0); /* the harness's own tables are made by whoever asks first */
    if (pthread_barrier_init(&together, NULL, THREADS) != 0) return 2;
    for (unsigned i = 0; i < THREADS; i++) {
        works[i] = (struct work){.way = i};
        if (pthread_create(&threads[i], NULL, use, &works[i]) != 0) return 2;
    }
    for (unsigned i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(works[i].right);
        CHECK(strcmp(works[i].isa, works[0].isa) == 0);
    }
    return check_report();
}
