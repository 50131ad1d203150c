/* The exception flags of the environment: a call raises none that no element raises alone, whatever n, strides and
 * places of operands are; and where all operands and results are integers, none but FE_INEXACT at all. The elements
 * that raise nothing come first, those that do lie beside them, and went through the driver's buffers before. */
#include "check.h"
#include "flags.h"
#include "options.h"
#include "signature.h"
#include "values.h"

#include <fenv.h>
#include <stdlib.h>
#include <string.h>

enum { ELEMENTS = 64, MOST = 33, LARGEST = 16, GAP = 3 };

/* Divisions of integers by way of floats decide by all of a register how exact they need be. */
enum { FLAGS = FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW };

static unsigned char inputs[CALL_INPUTS][ELEMENTS * LARGEST], spread[CALL_INPUTS][GAP * ELEMENTS * LARGEST],
    results[GAP * ELEMENTS * LARGEST];
static int flags[ELEMENTS]; /* what each element raises alone */
static struct options options;

/* What lies where: an operand is an array, one element for all, or an array with gaps. */
enum way { ARRAYS, FIRST_SCALAR, SECOND_SCALAR, GAPS, GAPS_IN_RESULT, IN_PLACE, WAYS };
static const char *const way_names[WAYS] = {
    "arrays",  "one element for the first operand", "one for the second", "operands with gaps", "results with gaps",
    "in place"};

static bool is_integral(const struct ref_dtype *dtype) {
    return dtype->kind == REF_BOOL || dtype->kind == REF_INT || dtype->kind == REF_UINT;
}

static bool is_of_integers(const struct call_signature *signature) {
    for (unsigned i = 0; i < signature->inputs; i++)
        if (!is_integral(subject_dtype(signature->dtypes[i]))) return false;
    return is_integral(call_result(signature));
}

/* The flags that a call of n elements from `from` on raises; -1 where the way is none for these sizes. */
static int raised(const struct call_signature *signature, enum way way, size_t from, size_t n) {
    const void *at[CALL_INPUTS] = {NULL};
    ptrdiff_t strides[CALL_OPERANDS] = {0};
    void *out = results;
    uint32_t failed[2];
    size_t count, first;
    for (unsigned i = 0; i < signature->inputs; i++) {
        const unsigned size = signature->sizes[i];
        const bool gaps = way == GAPS;
        strides[i] = (ptrdiff_t)(gaps ? GAP * size : size);
        at[i] = (gaps ? spread[i] : inputs[i]) + from * (size_t)strides[i];
        if ((way == FIRST_SCALAR && i == 0) || (way == SECOND_SCALAR && i == 1)) {
            at[i] = inputs[i];
            strides[i] = 0;
        }
    }
    const unsigned size = signature->sizes[CALL_OUT];
    strides[CALL_OUT] = (ptrdiff_t)(way == GAPS_IN_RESULT ? GAP * size : size);
    if (way == IN_PLACE) {
        if (size != signature->sizes[CALL_A]) return -1;
        memcpy(results, at[CALL_A], n * size);
        at[CALL_A] = results;
    }
    flags_clear();
    call_driver(signature, n, at, strides, out, (struct call_report){failed, &count, &first});
    return flags_raised() & FLAGS;
}

static void fill(const struct call_signature *signature, struct values_random *random) {
    for (unsigned i = 0; i < signature->inputs; i++) {
        const struct ref_dtype *dtype = subject_dtype(signature->dtypes[i]);
        values_random(random, dtype, ELEMENTS, inputs[i]);
        if (dtype->kind == REF_OPAQUE) continue;
        struct values boundary = values_boundary(dtype, VALUES_FEW);
        for (size_t k = 0; k < ELEMENTS; k++)
            if (values_next(random) % 2)
                memcpy(inputs[i] + k * dtype->size,
                       boundary.elements + values_next(random) % boundary.count * dtype->size, dtype->size);
        free(boundary.elements);
    }
}

static void exchange(const struct call_signature *signature, size_t k, size_t l) {
    for (unsigned i = 0; i < signature->inputs; i++) {
        unsigned char kept[LARGEST], *const at = inputs[i], size = (unsigned char)signature->sizes[i];
        memcpy(kept, at + k * size, size);
        memcpy(at + k * size, at + l * size, size);
        memcpy(at + l * size, kept, size);
    }
}

/* Finds what each element raises alone, and puts those first that raise nothing. */
static void measure(const struct call_signature *signature, enum way way) {
    for (size_t k = 0; k < ELEMENTS; k++)
        flags[k] = raised(signature, way, k, 1);
    for (size_t k = 0, quiet = 0; k < ELEMENTS && way == ARRAYS; k++)
        if (!flags[k]) {
            const int loud = flags[quiet];
            exchange(signature, k, quiet);
            flags[quiet++] = flags[k];
            flags[k] = loud;
        }
    for (unsigned i = 0; i < signature->inputs; i++)
        for (size_t k = 0; k < ELEMENTS; k++) {
            const size_t size = signature->sizes[i];
            memcpy(spread[i] + GAP * k * size, inputs[i] + k * size, size);
            memset(spread[i] + (GAP * k + 1) * size, (int)k * 4 - 1, (GAP - 1) * size);
        }
}

static void test_way(const struct call_signature *signature, enum way way) {
    const bool of_integers = is_of_integers(signature);
    measure(signature, way);
    if (flags[0] < 0) return;
    for (size_t n = 1; n <= MOST; n++)
        for (size_t from = 0; from + n <= ELEMENTS; from += from < 2 ? 1 : 15) {
            int expected = 0;
            for (size_t k = from; k < from + n; k++)
                expected |= flags[k];
            if (n % 4 == 0) raised(signature, way, ELEMENTS - MOST, MOST); /* leaves what is loud in buffers */
            const int got = raised(signature, way, from, n);
            if (!(got & ~expected) && !(of_integers && got)) {
                check_passed(1);
                continue;
            }
            check_that(false, "%s, %s from %zu raises %#x, its elements alone %#x", call_text(signature, n),
                       way_names[way], from, (unsigned)got, (unsigned)expected);
            return;
        }
}

static void test(const struct call_signature *signature) {
    struct values_random random = {options.seed + 31 * signature->op + 1000 * signature->dtypes[0] +
                                   1000000 * signature->dtypes[1]};
    fill(signature, &random);
    for (enum way way = ARRAYS; way < WAYS; way++)
        if (way != SECOND_SCALAR || signature->inputs > 1) test_way(signature, way);
}

static void test_pair(unsigned a, unsigned b, unsigned count) {
    struct call_signature signature;
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        if (options_want(options.op, ref_op_name(op)) && call_of_op(op, a, b, &signature)) test(&signature);
    if (options_want(options.op, "convert") && call_of_conversion(a, b, &signature)) test(&signature);
    for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
        if (options_want(options.op, "convert_checked") && call_of_check(check, a, b, &signature)) test(&signature);
    for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
        if (options_want(options.op, ref_ternary_op_name(op)) &&
            call_of_ternary_op(op, (const unsigned[]){a, b, (a + 3 * b) % count}, &signature))
            test(&signature);
}

int main(int argc, char **argv) {
    struct call_signature signature;
    options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    const unsigned count = subject_dtype_count();
    for (unsigned a = 0; a < count; a++) {
        if (!options_want(options.a, subject_dtype(a)->name)) continue;
        for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
            if (options_want(options.op, ref_unary_op_name(op)) && call_of_unary_op(op, a, &signature))
                test(&signature);
        for (unsigned b = 0; b < count; b++)
            if (options_want(options.b, subject_dtype(b)->name)) test_pair(a, b, count);
    }
    return check_report();
}
