/* Every operation on one operand, of every dtype and ISA that the machine has, against the reference: all elements of
 * dtypes of up to 16 bits, boundary values and random elements of the others. By kernel, and by the driver. */
#include "check.h"
#include "compare.h"
#include "further.h"
#include "options.h"
#include "values.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 13, LARGEST = 16 };

static unsigned char inputs[CHUNK * LARGEST], expected[CHUNK * LARGEST], got[CHUNK * LARGEST];
static struct options options;

/* The op's own function, or the one for all. */
static void run_driver(const struct ref_unary_plan *plan, unsigned x, size_t n, bool by_name) {
    const struct subject_operand operand = {x, inputs, (ptrdiff_t)plan->x->size};
    const ptrdiff_t stride = (ptrdiff_t)plan->result->size;
    struct comparison comparison = {.isa = subject_isa(), .what = ref_unary_op_name(plan->op), .x = inputs};
    comparison.a = plan->x;
    comparison.result = plan->result;
    memset(got, 0xa5, n * plan->result->size);
    enum subject_status status = by_name ? subject_named_unary(plan->op, n, operand, got, stride)
                                         : subject_unary((unsigned)subject_unary_op(plan->op), n, operand, got, stride);
    check_that(status == SUBJECT_OK, "%s(%s): status %d", comparison.what, plan->x->name, (int)status);
    if (status == SUBJECT_OK) compare_results(&comparison, n, expected, got);
}

static bool has_kernel(const struct ref_unary_plan *plan, unsigned x) {
    for (unsigned isa = 0; subject_isa_name(isa); isa++)
        if (subject_find_unary((unsigned)subject_unary_op(plan->op), x, subject_isa_name(isa))) return true;
    return false;
}

/* Whole blocks, through every kernel and through the driver. */
static void apply_chunk(const struct ref_unary_plan *plan, unsigned x, size_t n) {
    struct comparison comparison = {.what = ref_unary_op_name(plan->op), .a = plan->x, .x = inputs};
    comparison.result = plan->result;
    ref_unary(plan, n, inputs, expected);
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        comparison.isa = subject_isa_name(isa);
        subject_kernel *kernel = subject_find_unary((unsigned)subject_unary_op(plan->op), x, comparison.isa);
        if (!kernel || options.staged || !options_want(options.isa, comparison.isa)) continue;
        memset(got, 0xa5, n * plan->result->size);
        subject_run(kernel, false, n / subject_block(), plan->x, inputs, NULL, NULL, got);
        compare_results(&comparison, n, expected, got);
    }
    if (!options.isa) run_driver(plan, x, n - n % 7, n % 2 == 0);
}

static void apply_filled(const struct ref_unary_plan *plan, unsigned x, size_t n) {
    for (; n % subject_block() != 0; n++) /* the last block is filled up with its own start */
        memcpy(inputs + n * plan->x->size, inputs, plan->x->size);
    apply_chunk(plan, x, n);
}

static void apply_values(const struct ref_unary_plan *plan, unsigned x, struct values values) {
    for (size_t done = 0, n; done < values.count; done += n) {
        n = values.count - done < CHUNK ? values.count - done : CHUNK;
        memcpy(inputs, values.elements + done * plan->x->size, n * plan->x->size);
        apply_filled(plan, x, n);
    }
    free(values.elements);
}

static void apply_op(enum ref_unary_op op, unsigned x) {
    struct values_random random = {options.seed + 1000 * x + (unsigned)op};
    const struct ref_dtype *dtype = subject_dtype(x);
    struct ref_unary_plan plan;
    if (subject_unary_plan(op, x, &plan) != REF_OK) return;
    if (options.staged && has_kernel(&plan, x)) return;
    if (values_can_be_all(dtype)) {
        apply_values(&plan, x, values_all(dtype));
        return;
    }
    if (dtype->kind != REF_OPAQUE) apply_values(&plan, x, values_boundary(dtype, VALUES_MANY));
    for (size_t done = 0; done < options.random; done += CHUNK) {
        values_random(&random, dtype, CHUNK, inputs);
        apply_filled(&plan, x, CHUNK);
    }
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 50000);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT; op++)
        for (unsigned x = 0; x < subject_dtype_count() && subject_unary_op(op) >= 0; x++)
            if (options_want(options.op, ref_unary_op_name(op)) && options_want(options.a, subject_dtype(x)->name))
                apply_op(op, x);
    if (options.staged) check_passed(1); /* that nothing is left to the driver is fine */
    return check_report();
}
