/* Operations in two dimensions: what the operation gives row by row, for any counts and strides, and never a byte read
 * or written outside of the elements. What of them is refused is in test_rows_refusals.c. */
#include "arena.h"
#include "check.h"
#include "options.h"
#include "rows.h"
#include "signatures.h"

#include <stdlib.h>
#include <string.h>

enum { ARENA = 1 << 18, MARGIN = 128, MOST = 70 };

static struct values_random randomness;

static unsigned below(unsigned end) {
    return signatures_below(&randomness, end);
}

static ptrdiff_t either_sign(ptrdiff_t stride) {
    return below(6) == 0 ? -stride : stride;
}

/* Strides of every sort, for an operand that need not be apart from itself. */
static void draw_strides(const size_t n[2], bool is_any_bytes, struct rows_layout *layout) {
    const ptrdiff_t size = (ptrdiff_t)layout->size, pad = below(2) ? 0 : (ptrdiff_t)below(4) * size;
    const int inner = below(3) > 0;
    const ptrdiff_t step = below(4) == 0 ? (ptrdiff_t)(2 + below(2)) * size : size;
    layout->strides[inner] = step;
    layout->strides[!inner] = (ptrdiff_t)n[inner] * step + pad;
    switch (below(6)) {
    case 0:
        layout->strides[0] = 0;
        break;
    case 1:
        layout->strides[1] = 0;
        break;
    case 2:
        for (int d = 0; d < 2; d++) {
            layout->strides[d] = below(3) == 0 ? 0 : (ptrdiff_t)below(is_any_bytes ? 40 : 6);
            if (!is_any_bytes) layout->strides[d] *= size;
        }
        break;
    }
    for (int d = 0; d < 2; d++)
        layout->strides[d] =
            n[d] == 1 && below(2) ? PTRDIFF_MIN + (ptrdiff_t)below(2) : either_sign(layout->strides[d]);
}

/* Strides for an output: rows or columns of any step and with gaps, or such as go in between one another. */
static void draw_out_strides(const size_t n[2], struct rows_layout *layout) {
    const ptrdiff_t size = (ptrdiff_t)layout->size, step = size + (below(3) ? 0 : (ptrdiff_t)below(2 * layout->size));
    const int inner = below(3) > 0;
    layout->strides[inner] = step;
    layout->strides[!inner] = (ptrdiff_t)n[inner] * step + (below(2) ? 0 : (ptrdiff_t)below(3 * layout->size));
    if (below(6) == 0) { /* element (i, j) is the (n0 * j + (n0 + 1) * i)-th, so that rows are ahead of one another */
        layout->strides[0] = step * (ptrdiff_t)(n[0] + 1);
        layout->strides[1] = step * (ptrdiff_t)n[0];
    }
    for (int d = 0; d < 2; d++)
        layout->strides[d] = n[d] == 1 && below(2) ? PTRDIFF_MAX : either_sign(layout->strides[d]);
}

/* Fills the memory of an operand, and puts the operand at its front or its back. */
static bool place(struct rows *rows, int operand, struct arena arena) {
    struct rows_layout *const layout = &rows->layouts[operand];
    ptrdiff_t low, high;
    rows_reach(rows->n, layout, &low, &high);
    if (high - low > (ptrdiff_t)arena.size - 2 * MARGIN) return false;
    layout->offset = below(2) ? -low : (ptrdiff_t)arena.size - high;
    if (operand != CALL_OUT && !values_are_any_bytes(subject_dtype(rows->signature->dtypes[operand])))
        layout->offset -=
            (layout->offset + low) % (ptrdiff_t)layout->size; /* among the elements that it is filled with */
    return true;
}

static struct arena arenas[CALL_OPERANDS], expected;

static void fill(const struct rows *rows) {
    for (int k = 0; k < 2; k++) {
        const struct ref_dtype *dtype = subject_dtype(rows->signature->dtypes[k]);
        static unsigned filled_with[2] = {~0u, ~0u};
        if (filled_with[k] == rows->signature->dtypes[k]) continue;
        filled_with[k] = rows->signature->dtypes[k];
        values_random(&randomness, dtype, ARENA / dtype->size, arenas[k].start);
    }
}

/* Results go to one memory by all rows at once, to the other row by row; all of both is the same then. */
static void check_rows(struct rows *rows, int in_place) {
    for (size_t k = 0; k < 3; k++)
        if ((rows_operands[k] == CALL_OUT || rows_operands[k] != in_place) &&
            !place(rows, rows_operands[k], arenas[rows_operands[k]]))
            return;
    fill(rows);
    const struct rows_layout *out = &rows->layouts[CALL_OUT];
    ptrdiff_t low, high;
    rows_reach(rows->n, out, &low, &high);
    low = out->offset + low < MARGIN ? 0 : out->offset + low - MARGIN;
    high = out->offset + high > (ptrdiff_t)arenas[CALL_OUT].size - MARGIN ? (ptrdiff_t)arenas[CALL_OUT].size
                                                                          : out->offset + high + MARGIN;
    const size_t bytes = (size_t)(high - low);
    memset(arenas[CALL_OUT].start + low, 0xa5, bytes);
    if (in_place != CALL_OUT) {
        rows->layouts[in_place] = *out;
        memcpy(arenas[CALL_OUT].start + low, arenas[in_place].start + low, bytes);
    }
    memcpy(expected.start + low, arenas[CALL_OUT].start + low, bytes);
    unsigned char *base[CALL_OPERANDS] = {arenas[0].start, arenas[1].start, NULL, arenas[CALL_OUT].start};
    unsigned char *other[CALL_OPERANDS] = {arenas[0].start, arenas[1].start, NULL, expected.start};
    if (in_place != CALL_OUT) base[in_place] = arenas[CALL_OUT].start, other[in_place] = expected.start;
    const enum subject_status status = rows_at_once(rows, base);
    bool right = status == SUBJECT_OK && rows_one_by_one(rows, other) == SUBJECT_OK;
    if (right) rows_forgive(rows, arenas[CALL_OUT].start, expected.start);
    if (right && memcmp(arenas[CALL_OUT].start + low, expected.start + low, bytes) == 0) {
        check_passed(1);
    } else {
        rows_complain(rows, status, "not what it is row by row");
    }
}

static struct rows draw(const struct call_signature *signature) {
    struct rows rows = {.signature = signature};
    for (int d = 0; d < 2; d++)
        rows.n[d] = below(3) ? below(12) : below(MOST + 1);
    for (size_t k = 0; k < 3; k++) {
        struct rows_layout *const layout = &rows.layouts[rows_operands[k]];
        layout->size = signature->sizes[rows_operands[k]];
        if (rows_operands[k] == CALL_OUT)
            draw_out_strides(rows.n, layout);
        else
            draw_strides(rows.n, values_are_any_bytes(subject_dtype(signature->dtypes[k])), layout);
    }
    return rows;
}

/* An operand that the output may be, in some cases; or CALL_OUT. */
static int draw_in_place(const struct call_signature *signature) {
    const int input = (int)below(2);
    const bool fits = signature->sizes[input] == signature->sizes[CALL_OUT] &&
                      values_are_any_bytes(subject_dtype(signature->dtypes[input]));
    return fits && below(4) == 0 ? input : CALL_OUT;
}

/* Of copysign, the sign of some NaNs is free. */
static bool is_tested(const struct call_signature *signature) {
    return signature->kind == CALL_BINARY && signature->op != REF_COPYSIGN;
}

static void test_results(size_t rounds) {
    for (size_t i = 0; i < signatures.count; i++)
        for (size_t round = 0; round < rounds && is_tested(&signatures.list[i]); round++) {
            struct rows rows = draw(&signatures.list[i]);
            check_rows(&rows, draw_in_place(rows.signature));
        }
}

/* Many rows, so that whatever goes some rows at a time comes round more than once. */
static void test_many_rows(void) {
    static const size_t counts[][2] = {{3000, 3}, {5, 700}, {900, 5}, {2, 1000}, {130, 33}, {1500, 2}, {2, 1500}};
    for (size_t i = 0; i < signatures.count; i++)
        for (size_t k = 0; k < sizeof counts / sizeof *counts && is_tested(&signatures.list[i]); k++) {
            struct rows rows = draw(&signatures.list[i]);
            memcpy(rows.n, counts[k], sizeof rows.n);
            for (size_t operand = 0; operand < 3; operand++) {
                struct rows_layout *const layout = &rows.layouts[rows_operands[operand]];
                layout->strides[1] = (ptrdiff_t)layout->size;
                layout->strides[0] = (ptrdiff_t)(rows.n[1] + below(2)) * (ptrdiff_t)layout->size;
                if (rows_operands[operand] != CALL_OUT && below(3) == 0) layout->strides[below(2)] = 0;
            }
            check_rows(&rows, draw_in_place(rows.signature));
        }
}

/* Every pair of dtypes once: rows that are no array, of a matrix and a row. */
static void test_every_pair(void) {
    const unsigned count = subject_dtype_count();
    struct call_signature signature;
    for (unsigned a = 0; a < count; a++)
        for (unsigned b = 0; b < count; b++)
            for (enum ref_op op = 0; op < REF_OP_COUNT; op++) {
                if (!call_of_op(op, a, b, &signature) || !is_tested(&signature)) continue;
                struct rows rows = draw(&signature);
                check_rows(&rows, CALL_OUT);
            }
}

int main(int argc, char **argv) {
    struct options options = options_parse(argc, argv, 200);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    for (int i = 0; i < CALL_OPERANDS; i++)
        arenas[i] = arena_create(ARENA);
    expected = arena_create(ARENA);
    signatures_collect(&randomness);
    test_results(options.random);
    test_many_rows();
    test_every_pair();
    return check_report();
}
