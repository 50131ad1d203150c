/* Each primitive of an instruction set against that of portable C, over edge values: the same bits, or any NaN for any
 * NaN. `--op NAME` tests the primitive of that name alone. Exits with 77 where the CPU lacks the instruction set. */
#include "primitive_test.h"

#include "check.h"
#include "compare.h"
#include "options.h"
#include "reference.h"
#include "values.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SKIPPED = 77, TYPES_AT_MOST = 64 };

static unsigned char *allocate(size_t bytes) {
    unsigned char *memory = malloc(bytes ? bytes : 1);
    if (memory) return memory;
    fputs("out of memory\n", stderr);
    exit(2);
}

/* ---- Values ---- */

/* All patterns of a type of one byte or two, else those where something changes; of a user's type, what f64 becomes. */
static struct values edges_of(const struct ref_dtype *type) {
    if (values_can_be_all(type)) return values_all(type);
    if (type->kind != REF_OPAQUE) return values_boundary(type, VALUES_MANY);
    const struct ref_dtype *f64 = ref_well_known("f64");
    struct values from = values_boundary(f64, VALUES_MANY), values = {from.count, allocate(from.count * type->size)};
    ref_convert(f64, type, false, from.count, from.elements, values.elements);
    free(from.elements);
    return values;
}

/* The same, made once for each type. */
static struct values edges(const struct ref_dtype *type) {
    static struct {
        const struct ref_dtype *type;
        struct values values;
    } known[TYPES_AT_MOST];
    size_t i = 0;
    while (i < TYPES_AT_MOST - 1 && known[i].type && known[i].type != type)
        i++;
    if (known[i].type != type) {
        free(known[i].values.elements); /* of the last place alone */
        known[i].type = type;
        known[i].values = edges_of(type);
    }
    return known[i].values;
}

/* Those of them that are paired with each other. */
static struct values paired(const struct ref_dtype *type) {
    return values_can_be_all(type) && type->size == 1 ? values_all(type) : values_boundary(type, VALUES_FEW);
}

/* The operands of a test: so many elements, whole blocks of them. y: NULL where there is one operand. */
struct operands {
    size_t count;
    unsigned char *x, *y;
};

static size_t whole_blocks(size_t count) {
    return (count + PRIMITIVE_TEST_BLOCK - 1) / PRIMITIVE_TEST_BLOCK * PRIMITIVE_TEST_BLOCK;
}

static struct operands one_operand(const struct primitive_test *test, struct values_random *random, size_t more) {
    const struct values all = edges(test->x);
    const size_t count = whole_blocks(all.count + more), size = test->x->size;
    struct operands operands = {count, allocate(count * size), NULL};
    memcpy(operands.x, all.elements, all.count * size);
    values_random(random, test->x, count - all.count, operands.x + all.count * size);
    return operands;
}

/* All pairs of x and y, so that each y comes to stand in many places of a block. */
static void add_pairs(const struct values *x, size_t x_size, const struct values *y, size_t y_size,
                      struct operands *operands) {
    for (size_t i = 0; i < x->count; i++)
        for (size_t j = 0; j < y->count; j++, operands->count++) {
            memcpy(operands->x + operands->count * x_size, x->elements + i * x_size, x_size);
            memcpy(operands->y + operands->count * y_size, y->elements + (i + j) % y->count * y_size, y_size);
        }
}

/* The pairs of edge values; then each edge value of x once, and random ones, with a random y, every other of which is
 * equal to x or nearly so. */
static struct operands two_operands(const struct primitive_test *test, struct values_random *random, size_t more) {
    const struct ref_dtype *a = test->x, *b = test->y;
    const struct values x = paired(a), y = paired(b), all = edges(a);
    const size_t pairs = x.count * y.count, count = whole_blocks(pairs + all.count + more), rest = count - pairs;
    struct operands operands = {0, allocate(count * a->size), allocate(count * b->size)};
    add_pairs(&x, a->size, &y, b->size, &operands);
    unsigned char *more_x = operands.x + pairs * a->size, *more_y = operands.y + pairs * b->size;
    memcpy(more_x, all.elements, all.count * a->size);
    values_random(random, a, rest - all.count, more_x + all.count * a->size);
    values_random(random, b, rest, more_y);
    unsigned char *near = allocate(rest * b->size);
    values_related(random, a, b, rest, more_x, near);
    for (size_t i = 0; i < rest; i += 2)
        memcpy(more_y + i * b->size, near + i * b->size, b->size);
    free(near);
    free(x.elements);
    free(y.elements);
    operands.count = count;
    return operands;
}

/* ---- Tests ---- */

static void run(const struct primitive_test *test, const struct operands *operands) {
    const size_t bytes = operands->count * test->result->size, blocks = operands->count / PRIMITIVE_TEST_BLOCK;
    const ptrdiff_t x_step = (ptrdiff_t)PRIMITIVE_TEST_BLOCK * test->x->size;
    const ptrdiff_t y_step = test->y ? (ptrdiff_t)PRIMITIVE_TEST_BLOCK * test->y->size : 0;
    unsigned char *expected = allocate(bytes), *got = allocate(bytes);
    memset(expected, 0x55, bytes);
    memset(got, 0xaa, bytes);
    test->portable(operands->x, x_step, operands->y, y_step, expected, blocks);
    test->tested(operands->x, x_step, operands->y, y_step, got, blocks);
    const struct comparison comparison = {.what = test->name,
                                          .isa = primitive_test_isa,
                                          .a = test->x,
                                          .b = test->y,
                                          .result = test->result,
                                          .x = operands->x,
                                          .y = operands->y};
    compare_results(&comparison, operands->count, expected, got);
    free(expected);
    free(got);
}

int main(int argc, char **argv) {
    const struct options options = options_parse(argc, argv, 8192);
    if (!primitive_test_runs()) {
        printf("this CPU has no %s\n", primitive_test_isa);
        return SKIPPED;
    }
    size_t tested = 0;
    for (size_t i = 0; i < primitive_test_count; i++) {
        const struct primitive_test *test = &primitive_tests[i];
        if (!options_want(options.op, test->name)) continue;
        struct values_random random = {options.seed};
        struct operands operands =
            test->y ? two_operands(test, &random, options.random) : one_operand(test, &random, options.random);
        run(test, &operands);
        free(operands.x);
        free(operands.y);
        tested++;
    }
    printf("%s: %zu tests of primitives\n", primitive_test_isa, tested);
    return check_report();
}
