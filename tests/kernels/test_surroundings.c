/* Callers that have set up a floating-point environment of their own: it stays as it is, and what has nothing to do
 * with floats gives the same in each, and traps in none. */
#include "check.h"
#include "options.h"
#include "signature.h"
#include "surroundings.h"
#include "values.h"

#include <string.h>

enum { N = 133, LARGEST = 16 };

static unsigned char inputs[CALL_INPUTS][N * LARGEST], expected[N * LARGEST], results[N * LARGEST];
static struct options options;
static struct values_random randomness;

static bool is_integral(unsigned dtype) {
    const enum ref_kind kind = subject_dtype(dtype)->kind;
    return kind == REF_BOOL || kind == REF_INT || kind == REF_UINT;
}

/* Divisions of integers by way of floats round to nearest; traps may come of floats. */
static bool is_promised(const struct call_signature *signature, bool is_exact, const char *name) {
    const bool divides =
        signature->kind == CALL_BINARY &&
        (signature->op == REF_FLOOR_DIVIDE || signature->op == REF_REMAINDER || signature->op == REF_FMOD);
    return is_exact && !(divides && strstr(name, "rounding"));
}

static void check_call(const struct call_signature *signature, bool is_exact) {
    const void *at[CALL_INPUTS] = {inputs[0], inputs[1], inputs[2]};
    ptrdiff_t strides[CALL_OPERANDS];
    uint32_t failed[(N + 31) / 32], should_fail[(N + 31) / 32];
    if (!is_exact && values_next(&randomness) % 16 != 0) return; /* of floats, only that the environment stays */
    const struct call_report report = {failed, NULL, NULL}, without = {should_fail, NULL, NULL};
    for (int i = 0; i < CALL_OPERANDS; i++)
        strides[i] = (ptrdiff_t)signature->sizes[i];
    for (unsigned i = 0; i < signature->inputs; i++)
        values_random(&randomness, subject_dtype(signature->dtypes[i]), N, inputs[i]);
    call_expect(signature, N, at, expected);
    call_driver(signature, N, at, strides, results, without);
    for (unsigned which = 0; surroundings_name(which); which++) {
        const char *name = surroundings_name(which);
        if (!is_exact && strstr(name, "traps")) continue;
        surroundings_enter(which);
        const enum subject_status status = call_driver(signature, N, at, strides, results, report);
        const bool kept = surroundings_leave();
        const bool same = memcmp(results, expected, (size_t)N * signature->sizes[CALL_OUT]) == 0 &&
                          (signature->kind != CALL_CHECKED || memcmp(failed, should_fail, sizeof failed) == 0);
        check_that(status == SUBJECT_OK && kept && (same || !is_promised(signature, is_exact, name)),
                   "%s: %s, %s: status %d%s%s", subject_isa(), call_text(signature, N), name, (int)status,
                   kept ? "" : ", and it sets the environment", same ? "" : ", wrong results");
    }
}

static void test_pairs(unsigned a, unsigned b, bool is_exact) {
    struct call_signature made;
    if (call_of_conversion(a, b, &made)) check_call(&made, is_exact);
    for (enum ref_check check = 0; check < REF_CHECK_COUNT; check++)
        if (call_of_check(check, a, b, &made)) check_call(&made, is_exact);
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        if (call_of_op(op, a, b, &made)) check_call(&made, is_exact && is_integral(made.to));
    for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
        if (call_of_ternary_op(op, (const unsigned[]){a, b, a}, &made))
            check_call(&made, is_exact && is_integral(made.to));
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 0);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    randomness.state = options.seed;
    struct call_signature made;
    for (unsigned a = 0; a < subject_dtype_count(); a++) {
        for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
            if (call_of_unary_op(op, a, &made)) check_call(&made, is_integral(a) && is_integral(made.to));
        for (unsigned b = 0; b < subject_dtype_count(); b++)
            test_pairs(a, b, is_integral(a) && is_integral(b));
    }
    return check_report();
}
