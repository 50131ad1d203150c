/* where and clip, for every ISA that the machine has, against the reference. Their kernels take operands of one dtype;
 * by way of the driver come all pairs of dtypes, with a third that goes round. Triples are drawn: from boundary values,
 * from random ones, and nearly equal ones. */
#include "check.h"
#include "compare.h"
#include "further.h"
#include "options.h"
#include "values.h"

#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 11, LARGEST = 16, MOST_DTYPES = 256 };

static unsigned char inputs[REF_OPERANDS][CHUNK * LARGEST], expected[CHUNK * LARGEST], got[CHUNK * LARGEST];
static struct options options;
static struct values boundaries[MOST_DTYPES];

static void draw(struct values_random *random, unsigned dtype, size_t n, unsigned char *elements) {
    const struct ref_dtype *type = subject_dtype(dtype);
    if (type->kind != REF_OPAQUE && !boundaries[dtype].elements)
        boundaries[dtype] = values_can_be_all(type) ? values_all(type) : values_boundary(type, VALUES_FEW);
    values_random(random, type, n, elements);
    for (size_t i = 0; i < n && boundaries[dtype].count > 0; i++) {
        size_t picked = (size_t)(values_next(random) % boundaries[dtype].count);
        if (values_next(random) % 4 != 0)
            memcpy(elements + i * type->size, boundaries[dtype].elements + picked * type->size, type->size);
    }
}

/* Of the third operand every second element is nearly that of the second. */
static void draw_triples(struct values_random *random, const unsigned dtypes[REF_OPERANDS], size_t n) {
    static unsigned char near[CHUNK * LARGEST];
    for (int i = 0; i < REF_OPERANDS; i++)
        draw(random, dtypes[i], n, inputs[i]);
    const struct ref_dtype *b = subject_dtype(dtypes[1]), *c = subject_dtype(dtypes[2]);
    if (c->kind == REF_OPAQUE) return;
    values_related(random, b, c, n, inputs[1], near);
    for (size_t i = 0; i < n; i += 2)
        memcpy(inputs[2] + i * c->size, near + i * c->size, c->size);
}

static void compare(const struct ref_ternary_plan *plan, const char *isa, size_t n) {
    struct comparison comparison = {.isa = isa, .what = ref_ternary_op_name(plan->op), .a = plan->operands[0]};
    comparison.b = plan->operands[1]; /* the third is not shown */
    comparison.x = inputs[0];
    comparison.y = inputs[1];
    comparison.result = plan->result;
    compare_results(&comparison, n, expected, got);
}

static void run_driver(const struct ref_ternary_plan *plan, const unsigned dtypes[REF_OPERANDS], size_t n) {
    struct subject_operand operands[REF_OPERANDS];
    for (int i = 0; i < REF_OPERANDS; i++)
        operands[i] = (struct subject_operand){dtypes[i], inputs[i], (ptrdiff_t)plan->operands[i]->size};
    memset(got, 0xa5, n * plan->result->size);
    enum subject_status status = subject_ternary(plan->op, n, operands, got, (ptrdiff_t)plan->result->size);
    check_that(status == SUBJECT_OK, "%s(%s, %s, %s): status %d", ref_ternary_op_name(plan->op),
               plan->operands[0]->name, plan->operands[1]->name, plan->operands[2]->name, (int)status);
    if (status == SUBJECT_OK) compare(plan, subject_isa(), n);
}

/* A kernel's condition is bytes; all else is of one dtype. */
static bool has_kernels(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS]) {
    bool condition = op == REF_WHERE ? subject_dtype(dtypes[0])->kind == REF_BOOL : dtypes[0] == dtypes[1];
    return condition && dtypes[1] == dtypes[2];
}

static void run_kernels(const struct ref_ternary_plan *plan, unsigned dtype, size_t n) {
    ptrdiff_t steps[REF_OPERANDS];
    for (int i = 0; i < REF_OPERANDS; i++)
        steps[i] = (ptrdiff_t)(plan->operands[i]->size * subject_block());
    for (unsigned isa = 0; subject_isa_name(isa); isa++) {
        if (!options_want(options.isa, subject_isa_name(isa))) continue;
        subject_ternary_kernel *kernel = subject_find_ternary(plan->op, dtype, subject_isa_name(isa));
        if (!kernel) continue;
        memset(got, 0xa5, n * plan->result->size);
        kernel(inputs[0], steps[0], inputs[1], steps[1], inputs[2], steps[2], got, n / subject_block());
        compare(plan, subject_isa_name(isa), n);
    }
}

static void apply(enum ref_ternary_op op, const unsigned dtypes[REF_OPERANDS]) {
    struct values_random random = {options.seed + 7 * dtypes[0] + 1000 * dtypes[1] + 1000000 * dtypes[2]};
    struct ref_ternary_plan plan;
    if (subject_ternary_plan(op, dtypes, &plan) != REF_OK) return;
    const bool by_kernel = has_kernels(op, dtypes) && !options.staged;
    for (size_t done = 0; done < options.random * (by_kernel ? 8 : 1); done += CHUNK) {
        draw_triples(&random, dtypes, CHUNK);
        const void *const elements[] = {inputs[0], inputs[1], inputs[2]};
        ref_ternary(&plan, CHUNK, elements, expected);
        if (by_kernel && plan.result == subject_dtype(dtypes[1])) run_kernels(&plan, dtypes[1], CHUNK);
        if (!options.isa) run_driver(&plan, dtypes, CHUNK - dtypes[2] % 40);
    }
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 2000);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    const unsigned count = subject_dtype_count();
    if (count > MOST_DTYPES || CHUNK % subject_block() != 0) return 2;
    for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT; op++)
        for (unsigned a = 0; a < count && subject_has_ternary_op(op); a++)
            for (unsigned b = 0; b < count; b++) {
                if (!options_want(options.op, ref_ternary_op_name(op))) continue;
                if (!options_want(options.a, subject_dtype(a)->name)) continue;
                if (!options_want(options.b, subject_dtype(b)->name)) continue;
                apply(op, (const unsigned[]){a, b, (a + 3 * b) % count});
                apply(op, (const unsigned[]){a, b, b});
            }
    for (unsigned i = 0; i < count; i++)
        free(boundaries[i].elements);
    if (options.staged) check_passed(1); /* that nothing is left to the driver is fine */
    return check_report();
}
