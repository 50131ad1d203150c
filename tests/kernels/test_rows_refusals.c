/* What operations in two dimensions refuse: overlap of operands with the output, and of the output with itself, as a
 * look at every byte decides; bad arguments; and dtypes without a kernel. Nothing is written then. */
#include "check.h"
#include "options.h"
#include "rows.h"
#include "signatures.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 16 };

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
}

/* ---- Overlap, decided once more by looking at every byte ---- */

enum { SHARED = 512, MIDDLE = 256 };

/* How many elements have each byte; false where they leave the shared memory. */
static bool mark(const size_t n[2], const struct rows_layout *layout, unsigned char marks[SHARED]) {
    ptrdiff_t low, high;
    rows_reach(n, layout, &low, &high);
    memset(marks, 0, SHARED);
    if (MIDDLE + layout->offset + low < 0 || MIDDLE + layout->offset + high > SHARED) return false;
    for (size_t i = 0; i < n[0]; i++)
        for (size_t j = 0; j < n[1]; j++) {
            const ptrdiff_t from = n[0] > 1 ? (ptrdiff_t)i * layout->strides[0] : 0;
            unsigned char *at =
                marks + MIDDLE + layout->offset + from + (n[1] > 1 ? (ptrdiff_t)j * layout->strides[1] : 0);
            for (unsigned byte = 0; byte < layout->size; byte++)
                at[byte]++;
        }
    return true;
}

static ptrdiff_t magnitude(ptrdiff_t stride) {
    return stride < 0 ? -stride : stride;
}

/* All that is between the first and the last mark is marked. */
static void fill_range(unsigned char marks[SHARED]) {
    int first = 0, last = SHARED - 1;
    while (!marks[first])
        first++;
    while (!marks[last])
        last--;
    memset(marks + first, 1, (size_t)(last - first + 1));
}

static bool overlap(const size_t n[2], const struct rows_layout *input, const struct rows_layout *out,
                    const unsigned char *input_marks, const unsigned char *out_marks) {
    unsigned char x[SHARED], z[SHARED];
    bool same = input->offset == out->offset && input->size == out->size, exact = true;
    for (int d = 0; d < 2; d++) {
        if (n[d] == 1) continue;
        same = same && input->strides[d] == out->strides[d];
        exact = exact && magnitude(input->strides[d]) == magnitude(out->strides[d]);
    }
    if (same) return false;
    memcpy(x, input_marks, SHARED);
    memcpy(z, out_marks, SHARED);
    if (!exact) fill_range(x), fill_range(z);
    for (int byte = 0; byte < SHARED; byte++)
        if (x[byte] && z[byte]) return true;
    return false;
}

/* The status that a look at every byte gives; -1: it does not fit. */
static int status_of(const struct rows *rows) {
    unsigned char marks[CALL_OPERANDS][SHARED];
    const struct rows_layout *out = &rows->layouts[CALL_OUT];
    for (size_t k = 0; k < 3; k++)
        if (!mark(rows->n, &rows->layouts[rows_operands[k]], marks[rows_operands[k]])) return -1;
    for (int d = 0; d < 2; d++)
        if (rows->n[d] > 1 && magnitude(out->strides[d]) < (ptrdiff_t)out->size) return SUBJECT_BAD_ARGUMENT;
    for (int byte = 0; byte < SHARED; byte++)
        if (marks[CALL_OUT][byte] > 1) return SUBJECT_BAD_ARGUMENT;
    for (int k = 0; k < 2; k++)
        if (overlap(rows->n, &rows->layouts[k], out, marks[k], marks[CALL_OUT])) return SUBJECT_OVERLAP;
    return SUBJECT_OK;
}

static void check_status(const struct rows *rows, int wanted) {
    static unsigned char memory[SHARED], before[SHARED];
    for (int i = 0; i < SHARED; i++)
        before[i] = memory[i] = (unsigned char)values_next(&randomness);
    unsigned char *const at = memory + MIDDLE, *const other = before + MIDDLE;
    /* Operands that are not the output are read as they were. */
    static unsigned char kept[SHARED];
    memcpy(kept, memory, SHARED);
    unsigned char *originals[CALL_OPERANDS] = {kept + MIDDLE, kept + MIDDLE, NULL, other};
    const enum subject_status status = rows_at_once(rows, (unsigned char *[]){at, at, NULL, at});
    bool right = (int)status == wanted;
    if (right && status == SUBJECT_OK) right = rows_one_by_one(rows, originals) == SUBJECT_OK;
    if (right && status == SUBJECT_OK) rows_forgive(rows, at, other);
    if (right && memcmp(memory, before, SHARED) == 0) {
        check_passed(1);
    } else {
        rows_complain(rows, status,
                      wanted == SUBJECT_OK ? "not what is expected" : "or bytes not those that are expected");
    }
}

static void draw_small(struct rows *rows) {
    for (int d = 0; d < 2; d++)
        rows->n[d] = 1 + below(6);
    for (int k = CALL_OUT; k >= 0; k--) {
        struct rows_layout *const layout = &rows->layouts[k], *const out = &rows->layouts[CALL_OUT];
        layout->size = rows->signature->sizes[k];
        layout->offset = (ptrdiff_t)below(120) - 60;
        const int shape = (int)below(4);
        for (int d = 0; d < 2; d++) {
            layout->strides[d] = (ptrdiff_t)below(6 * layout->size + 1) * (below(3) ? 1 : -1);
            if (shape == d) layout->strides[d] = (ptrdiff_t)layout->size;
        }
        if (k == CALL_OUT || below(3) == 0) continue;
        for (int d = 0; d < 2; d++)
            layout->strides[d] = below(4) ? out->strides[d] : -out->strides[d];
        if (below(4) == 0) layout->offset = out->offset;
    }
}

static void test_statuses(size_t rounds) {
    unsigned long seen[SUBJECT_UNKNOWN_STATUS] = {0};
    for (size_t round = 0; round < rounds; round++) {
        struct rows rows = {.signature = &signatures.list[below((unsigned)signatures.count)]};
        if (rows.signature->kind != CALL_BINARY || rows.signature->op == REF_COPYSIGN) continue;
        if (!values_are_any_bytes(subject_dtype(rows.signature->dtypes[0])) ||
            !values_are_any_bytes(subject_dtype(rows.signature->dtypes[1])))
            continue;
        draw_small(&rows);
        const int wanted = status_of(&rows);
        if (wanted < 0) continue;
        seen[wanted]++;
        check_status(&rows, wanted);
    }
    CHECK(seen[SUBJECT_OK] > rounds / 200 && seen[SUBJECT_BAD_ARGUMENT] > rounds / 200 &&
          seen[SUBJECT_OVERLAP] > rounds / 200);
}

/* Halves of a matrix whose rows are too long for every pair of elements to be looked at; a byte nearer, they overlap.
 */
static void test_halves(void) {
    enum { HEIGHT = 60, WIDTH = 60, BEFORE = 64 };
    static unsigned char matrix[BEFORE + HEIGHT * WIDTH * LARGEST], one[LARGEST];
    for (size_t i = 0; i < signatures.count; i++) {
        struct rows rows = {.signature = &signatures.list[i], .n = {HEIGHT, WIDTH / 2}};
        const unsigned *size = rows.signature->sizes;
        if (rows.signature->kind != CALL_BINARY || size[CALL_A] != size[CALL_OUT]) continue;
        const ptrdiff_t element = (ptrdiff_t)size[CALL_OUT], width = WIDTH * element;
        values_random(&randomness, subject_dtype(rows.signature->dtypes[0]), HEIGHT * WIDTH, matrix + BEFORE);
        values_random(&randomness, subject_dtype(rows.signature->dtypes[1]), 1, one);
        rows.layouts[CALL_A] = (struct rows_layout){BEFORE, {width, element}, size[CALL_A]};
        rows.layouts[CALL_B] = (struct rows_layout){0, {0, 0}, size[CALL_B]};
        for (ptrdiff_t nearer = 0; nearer < 2; nearer++) {
            const ptrdiff_t offset = BEFORE + WIDTH / 2 * element - nearer;
            rows.layouts[CALL_OUT] = (struct rows_layout){offset, {width, element}, size[CALL_OUT]};
            const enum subject_status status = rows_at_once(&rows, (unsigned char *[]){matrix, one, NULL, matrix});
            if (status == (nearer ? SUBJECT_OVERLAP : SUBJECT_OK))
                check_passed(1);
            else
                rows_complain(&rows, status, "halves");
        }
    }
}

/* ---- Bad arguments, and no kernel ---- */

static void check_refusal(unsigned op, const size_t n[2], struct subject_plane a, struct subject_plane b, bool has_out,
                          enum subject_status wanted, const char *what) {
    static unsigned char memory[8 * LARGEST * 8];
    static const ptrdiff_t strides[2] = {8 * LARGEST, LARGEST};
    memset(memory, 0, sizeof memory);
    const enum subject_status status = subject_binary_2d(op, n, a, b, has_out ? memory : NULL, strides);
    bool kept = true;
    for (size_t i = 0; i < sizeof memory && wanted != SUBJECT_OK; i++)
        kept = kept && memory[i] == 0;
    check_that(status == wanted && kept, "%s, %zu x %zu: status %d%s", what, n[0], n[1], (int)status,
               kept ? "" : ", and something is written");
}

static void test_bad_arguments(void) {
    static const size_t some[2] = {2, 3}, none[][2] = {{0, 3}, {3, 0}, {0, 0}},
                        many[][2] = {
                            {SIZE_MAX, 3}, {3, SIZE_MAX}, {SIZE_MAX, SIZE_MAX}, {1, SIZE_MAX}, {SIZE_MAX / 2, 2}};
    static const unsigned char zeros[8 * LARGEST * 8];
    for (size_t i = 0; i < signatures.count; i++) {
        const struct call_signature *signature = &signatures.list[i];
        if (signature->kind != CALL_BINARY) continue;
        const unsigned op = (unsigned)subject_op((enum ref_op)signature->op);
        const struct subject_plane a = {signature->dtypes[0], zeros, {48, LARGEST}};
        const struct subject_plane b = {signature->dtypes[1], zeros, {48, LARGEST}};
        struct subject_plane bad = a;
        bad.elements = NULL;
        check_refusal(op, some, bad, b, true, SUBJECT_BAD_ARGUMENT, "no a");
        check_refusal(op, some, a, b, false, SUBJECT_BAD_ARGUMENT, "no out");
        struct subject_plane other = b;
        other.elements = NULL;
        check_refusal(op, some, a, other, true, SUBJECT_BAD_ARGUMENT, "no b");
        for (size_t k = 0; k < sizeof none / sizeof *none; k++)
            check_refusal(op, none[k], bad, other, false, SUBJECT_OK, "nothing of nothing");
        for (size_t k = 0; k < sizeof many / sizeof *many; k++)
            check_refusal(op, many[k], a, b, true, SUBJECT_BAD_ARGUMENT, "more than any array has");
        bad = a;
        bad.dtype = subject_no_dtype();
        check_refusal(op, some, bad, b, true, SUBJECT_BAD_ARGUMENT, "no dtype");
        bad.dtype = subject_dtype_count();
        check_refusal(op, none[0], bad, b, true, SUBJECT_BAD_ARGUMENT, "a dtype out of range");
        check_refusal(subject_op_count(), none[0], a, b, true, SUBJECT_BAD_ARGUMENT, "an operation out of range");
    }
}

static void test_no_kernel(void) {
    static const size_t some[2] = {2, 3}, none[2] = {0, 3};
    static const unsigned char zeros[8 * LARGEST * 8];
    const unsigned count = subject_dtype_count();
    struct call_signature made;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++) {
                if (subject_op(op) < 0 || call_of_op(op, a, b, &made)) continue;
                const enum subject_status wanted =
                    subject_plan(op, a, b, &made.binary) == REF_NO_PROMOTION ? SUBJECT_NO_PROMOTION : SUBJECT_NO_KERNEL;
                const struct subject_plane x = {a, zeros, {48, LARGEST}}, y = {b, zeros, {48, LARGEST}};
                check_refusal((unsigned)subject_op(op), some, x, y, true, wanted, "no kernel");
                check_refusal((unsigned)subject_op(op), none, x, y, false, wanted, "no kernel, of nothing");
            }
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 200000);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    signatures_collect(&randomness);
    test_bad_arguments();
    test_no_kernel();
    test_halves();
    test_statuses(options.random);
    return check_report();
}
