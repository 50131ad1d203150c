/* What is done to a dtype of four bytes, over all of its 2^32 elements: sweep FROM WHAT..., where WHAT is a dtype to
 * convert to, an operation on one operand, or CHECK:DTYPE, a checked conversion. f32 to f16 and bf16 where nothing is
 * said. Minutes long. */
#include "check.h"
#include "compare.h"
#include "further.h"

#include <stdio.h>
#include <string.h>

enum { CHUNK = 1 << 16, WORD = 32 };

static uint32_t inputs[CHUNK], words[CHUNK / WORD];
static unsigned char expected[CHUNK * 16], got[CHUNK * 16], fails[CHUNK];

/* One of the things that may be swept. */
struct sweep {
    const char *what;
    enum { CONVERSION, UNARY, CHECKED } kind;
    unsigned from, to;
    enum ref_check check;
    struct ref_unary_plan plan;
};

static int dtype_by_name(const char *name) {
    for (unsigned i = 0; i < subject_dtype_count(); i++)
        if (strcmp(subject_dtype(i)->name, name) == 0) return (int)i;
    return -1;
}

static bool is_checked(const char *label, struct sweep *sweep) {
    for (sweep->check = 0; sweep->check < REF_CHECK_COUNT; sweep->check++) {
        size_t length = strlen(ref_check_name(sweep->check));
        if (strncmp(label, ref_check_name(sweep->check), length) != 0 || label[length] != ':') continue;
        int to = dtype_by_name(label + length + 1);
        sweep->to = (unsigned)to;
        return to >= 0;
    }
    return false;
}

static bool read_sweep(unsigned from, const char *label, struct sweep *sweep) {
    *sweep = (struct sweep){.what = label, .kind = CHECKED, .from = from};
    if (is_checked(label, sweep)) return true;
    int to = dtype_by_name(label);
    sweep->to = (unsigned)to;
    sweep->kind = CONVERSION;
    if (to >= 0) return true;
    sweep->kind = UNARY;
    for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++) {
        if (strcmp(label, ref_unary_op_name(op)) != 0 || subject_unary_op(op) < 0) continue;
        if (subject_unary_plan(op, from, &sweep->plan) != REF_OK) return false;
        sweep->to = subject_dtype_number(sweep->plan.result);
        return true;
    }
    return false;
}

static void expect(const struct sweep *sweep) {
    const struct ref_dtype *in = subject_dtype(sweep->from), *out = subject_dtype(sweep->to);
    if (sweep->kind == UNARY) {
        ref_unary(&sweep->plan, CHUNK, inputs, expected);
        return;
    }
    ref_convert(in, out, subject_via_f32(), CHUNK, inputs, expected);
    if (sweep->kind == CHECKED) ref_check(sweep->check, in, out, subject_check_rules(), CHUNK, inputs, fails);
}

static void compare_failures(const struct sweep *sweep, const char *isa) {
    for (size_t i = 0; i < CHUNK; i++)
        if ((words[i / WORD] >> (i % WORD) & 1) != fails[i])
            check_that(false, "%s: %s(0x%x) %s", isa, sweep->what, (unsigned)inputs[i], fails[i] ? "passes" : "fails");
}

/* Whether the ISA has a kernel for it. */
static bool run(const struct sweep *sweep, const char *isa) {
    const struct ref_dtype *in = subject_dtype(sweep->from);
    const size_t blocks = CHUNK / subject_block();
    if (sweep->kind == CHECKED) {
        subject_checked_kernel *kernel = subject_find_convert_checked(sweep->check, sweep->from, sweep->to, isa);
        if (kernel) kernel(inputs, (ptrdiff_t)(in->size * subject_block()), got, words, blocks);
        return kernel != NULL;
    }
    subject_kernel *kernel = sweep->kind == UNARY
                                 ? subject_find_unary((unsigned)subject_unary_op(sweep->plan.op), sweep->from, isa)
                                 : subject_find_convert(sweep->from, sweep->to, isa);
    if (kernel) subject_run(kernel, false, blocks, in, inputs, NULL, NULL, got);
    return kernel != NULL;
}

static void sweep_chunk(const struct sweep *sweep) {
    const struct ref_dtype *in = subject_dtype(sweep->from), *out = subject_dtype(sweep->to);
    struct comparison comparison = {.what = sweep->what, .a = in, .result = out, .x = inputs};
    expect(sweep);
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        comparison.isa = subject_isa_name(isa);
        memset(got, 0xa5, CHUNK * out->size);
        if (!run(sweep, comparison.isa)) continue;
        compare_results(&comparison, CHUNK, expected, got);
        if (sweep->kind == CHECKED) compare_failures(sweep, comparison.isa);
    }
}

static bool sweep(const char *from_name, const char *label) {
    struct sweep sweep;
    int from = dtype_by_name(from_name);
    if (from < 0 || subject_dtype((unsigned)from)->size != 4 || !read_sweep((unsigned)from, label, &sweep))
        return false;
    for (uint64_t start = 0; start >> 32 == 0; start += CHUNK) {
        for (uint32_t i = 0; i < CHUNK; i++)
            inputs[i] = (uint32_t)start + i;
        sweep_chunk(&sweep);
        if (start % (UINT64_C(1) << 29) == 0)
            fprintf(stderr, "%s, %s: %d of 8\n", from_name, label, (int)(start >> 29));
    }
    return true;
}

int main(int argc, char **argv) {
    const char *const usual[] = {"f16", "bf16", NULL};
    const char *from = argc > 1 ? argv[1] : "f32";
    const char *const *what = argc > 2 ? (const char *const *)argv + 2 : usual;
    for (; *what; what++)
        if (!sweep(from, *what)) {
            fprintf(stderr, "usage: %s FROM WHAT...   (FROM: four bytes an element)\n", argv[0]);
            return 2;
        }
    return check_report();
}
