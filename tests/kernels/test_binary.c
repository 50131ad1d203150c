/* Every kernel of every op, pair and ISA that the machine has against the reference: all pairs of elements of 8-bit
 * dtypes, the cross product of boundary values and random pairs of the others. A staged pair has no kernel: it is what
 * the driver makes of it, with the ISA that it has chosen. */
#include "check.h"
#include "compare.h"
#include "options.h"
#include "subject.h"
#include "values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 1 << 12, LARGEST = 16, MOST_DTYPES = 256, MOST_ISAS = 16 };

static unsigned char x[CHUNK * LARGEST], y[CHUNK * LARGEST];
static unsigned char expected[CHUNK * LARGEST], got[CHUNK * LARGEST];
static struct options options;
static struct values crossed[MOST_DTYPES]; /* by dtype: what goes into cross products */

/* The kernels of the pair at hand, one an ISA that has it; or one that is NULL, for the driver. */
static struct {
    subject_kernel *kernel;
    bool swapped;
    const char *isa;
} kernels[MOST_ISAS];
static unsigned kernel_count;

static void add_driver(void) {
    kernels[kernel_count].kernel = NULL;
    kernels[kernel_count++].isa = subject_isa();
}

static void find_kernels(enum ref_op op, unsigned a, unsigned b) {
    kernel_count = 0;
    for (unsigned isa = 0; subject_isa_name(isa) && kernel_count < MOST_ISAS; isa++) {
        const char *name = subject_isa_name(isa);
        if (!options_want(options.isa, name)) continue;
        bool swapped = false;
        subject_kernel *kernel = subject_find_kernel((unsigned)subject_op(op), a, b, name, &swapped);
        if (!kernel) continue;
        kernels[kernel_count].kernel = kernel;
        kernels[kernel_count].swapped = swapped;
        kernels[kernel_count++].isa = name;
    }
    if (kernel_count > 0 && options.staged)
        kernel_count = 0;
    else if (kernel_count == 0 && options_want(options.isa, subject_isa()))
        add_driver();
}

static void run_driver(const struct ref_plan *plan, size_t n) {
    const struct subject_operand a = {subject_dtype_number(plan->a), x, (ptrdiff_t)plan->a->size};
    const struct subject_operand b = {subject_dtype_number(plan->b), y, (ptrdiff_t)plan->b->size};
    const enum subject_status status =
        subject_binary((unsigned)subject_op(plan->op), n, a, b, got, (ptrdiff_t)plan->result->size);
    check_that(status == SUBJECT_OK, "%s(%s, %s): status %d", ref_op_name(plan->op), plan->a->name, plan->b->name,
               (int)status);
}

/* n elements of x and y, whole blocks, through every kernel of the pair. */
static void apply_chunk(const struct ref_plan *plan, size_t n) {
    struct comparison comparison = {.what = ref_op_name(plan->op), .a = plan->a, .b = plan->b, .x = x, .y = y};
    comparison.result = plan->result;
    comparison.plan = plan;
    ref_binary(plan, n, x, y, expected);
    for (unsigned i = 0; i < kernel_count; i++) {
        comparison.isa = kernels[i].isa;
        memset(got, 0xa5, n * plan->result->size);
        if (kernels[i].kernel)
            subject_run(kernels[i].kernel, kernels[i].swapped, n / subject_block(), plan->a, x, plan->b, y, got);
        else
            run_driver(plan, n);
        compare_results(&comparison, n, expected, got);
    }
}

static void apply_filled(const struct ref_plan *plan, size_t n) {
    for (; n % subject_block() != 0; n++) {
        memcpy(x + n * plan->a->size, x, plan->a->size);
        memcpy(y + n * plan->b->size, y, plan->b->size);
    }
    apply_chunk(plan, n);
}

static void apply_cross_product(const struct ref_plan *plan, unsigned a, unsigned b, size_t every) {
    size_t x_size = plan->a->size, y_size = plan->b->size, n = 0;
    for (size_t i = 0; i < crossed[a].count; i++)
        for (size_t j = 0; j < crossed[b].count; j++) {
            if ((i * crossed[b].count + j) % every != 0) continue;
            memcpy(x + n * x_size, crossed[a].elements + i * x_size, x_size);
            memcpy(y + n * y_size, crossed[b].elements + j * y_size, y_size);
            if (++n < CHUNK) continue;
            apply_chunk(plan, n);
            n = 0;
        }
    if (n > 0) apply_filled(plan, n);
}

/* Half of the pairs are independent, half of them (nearly) equal. */
static void apply_random(const struct ref_plan *plan, struct values_random *random) {
    for (size_t done = 0; done < options.random;) {
        size_t n = options.random - done < CHUNK ? options.random - done : CHUNK, half = n / 2;
        values_random(random, plan->a, n, x);
        values_random(random, plan->b, half, y);
        values_related(random, plan->a, plan->b, n - half, x + half * plan->a->size, y + half * plan->b->size);
        apply_filled(plan, n);
        done += n;
    }
}

static bool has_8_bits(const struct ref_dtype *dtype) {
    return values_can_be_all(dtype) && dtype->size == 1;
}

static void prepare_cross_products(void) {
    for (unsigned i = 0; i < subject_dtype_count(); i++) {
        const struct ref_dtype *dtype = subject_dtype(i);
        if (dtype->kind == REF_ABSTRACT) continue;
        if (dtype->kind == REF_OPAQUE) {
            struct values_random random = {options.seed};
            crossed[i] = (struct values){64, malloc(64 * dtype->size)};
            values_random(&random, dtype, 64, crossed[i].elements);
        } else if (has_8_bits(dtype) && options.many) {
            crossed[i] = values_all(dtype);
        } else {
            crossed[i] = options.many ? values_sampled(dtype, 250) : values_boundary(dtype, VALUES_FEW);
        }
    }
}

/* Both of 8 bits: all pairs, and nothing is left for chance. */
static void apply_exhaustively(const struct ref_plan *plan, unsigned a, unsigned b) {
    struct values a_few = crossed[a], b_few = crossed[b];
    crossed[a] = values_all(plan->a);
    crossed[b] = a == b ? crossed[a] : values_all(plan->b);
    apply_cross_product(plan, a, b, options.every);
    if (a != b) free(crossed[b].elements);
    free(crossed[a].elements);
    crossed[a] = a_few;
    crossed[b] = b_few;
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 10000);
    if (subject_lacks_isa()) return SUBJECT_SKIPPED;
    unsigned count = subject_dtype_count();
    if (count > MOST_DTYPES || CHUNK % subject_block() != 0) return 2;
    prepare_cross_products();
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        for (unsigned a = 0; a < count && subject_op(op) >= 0 && options_want(options.op, ref_op_name(op)); a++)
            for (unsigned b = 0; b < count; b++) {
                struct ref_plan plan;
                struct values_random random = {options.seed + ((uint64_t)op * count + a) * count + b};
                if (!options_want(options.a, subject_dtype(a)->name)) continue;
                if (!options_want(options.b, subject_dtype(b)->name)) continue;
                if (subject_plan(op, a, b, &plan) != REF_OK) continue;
                find_kernels(op, a, b);
                if (kernel_count == 0) continue;
                if (has_8_bits(plan.a) && has_8_bits(plan.b)) {
                    apply_exhaustively(&plan, a, b);
                } else {
                    apply_cross_product(&plan, a, b, 1);
                    apply_random(&plan, &random);
                }
            }
    for (unsigned i = 0; i < count; i++)
        free(crossed[i].elements);
    if (options.staged) check_passed(1); /* that nothing is left to the driver is fine */
    return check_report();
}
