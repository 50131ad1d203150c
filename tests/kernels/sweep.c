/* Conversions from a dtype of four bytes over all of its 2^32 elements: sweep FROM TO..., f32 to f16 and bf16 where
 * nothing is said. Minutes long. */
#include "check.h"
#include "compare.h"
#include "subject.h"

#include <stdio.h>
#include <string.h>

enum { CHUNK = 1 << 16 };

static uint32_t inputs[CHUNK];
static unsigned char expected[CHUNK * 16], got[CHUNK * 16];

static int dtype_by_name(const char *name) {
    for (unsigned i = 0; i < subject_dtype_count(); i++)
        if (strcmp(subject_dtype(i)->name, name) == 0) return (int)i;
    fprintf(stderr, "no dtype %s\n", name);
    return -1;
}

static void sweep_chunk(unsigned from, unsigned to) {
    const struct ref_dtype *in = subject_dtype(from), *out = subject_dtype(to);
    struct comparison comparison = {.what = "convert", .a = in, .result = out, .x = inputs};
    ref_convert(in, out, subject_via_f32(), CHUNK, inputs, expected);
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        comparison.isa = subject_isa_name(isa);
        subject_kernel *kernel = subject_find_convert(from, to, comparison.isa);
        if (!kernel) continue;
        memset(got, 0xa5, CHUNK * out->size);
        subject_run(kernel, false, CHUNK / subject_block(), in, inputs, NULL, NULL, got);
        compare_results(&comparison, CHUNK, expected, got);
    }
}

static bool sweep(const char *from_name, const char *to_name) {
    int from = dtype_by_name(from_name), to = dtype_by_name(to_name);
    if (from < 0 || to < 0 || subject_dtype((unsigned)from)->size != 4) return false;
    for (uint64_t start = 0; start >> 32 == 0; start += CHUNK) {
        for (uint32_t i = 0; i < CHUNK; i++)
            inputs[i] = (uint32_t)start + i;
        sweep_chunk((unsigned)from, (unsigned)to);
        if (start % (UINT64_C(1) << 29) == 0)
            fprintf(stderr, "%s -> %s: %d of 8\n", from_name, to_name, (int)(start >> 29));
    }
    return true;
}

int main(int argc, char **argv) {
    const char *const usual[] = {"f16", "bf16", NULL};
    const char *from = argc > 1 ? argv[1] : "f32";
    const char *const *to = argc > 2 ? (const char *const *)argv + 2 : usual;
    for (; *to; to++)
        if (!sweep(from, *to)) {
            fprintf(stderr, "usage: %s FROM TO...   (FROM: four bytes an element)\n", argv[0]);
            return 2;
        }
    return check_report();
}
