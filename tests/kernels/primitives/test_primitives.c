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

/* The operands of a test: so many elements, whole blocks of them. NULL beyond the last operand. */
struct operands {
    size_t count;
    unsigned char *elements[PRIMITIVE_TEST_OPERANDS];
};

static size_t whole_blocks(size_t count) {
    return (count + PRIMITIVE_TEST_BLOCK - 1) / PRIMITIVE_TEST_BLOCK * PRIMITIVE_TEST_BLOCK;
}

static struct operands one_operand(const struct ref_dtype *type, struct values_random *random, size_t more) {
    const struct values all = edges(type);
    const size_t count = whole_blocks(all.count + more);
    struct operands operands = {count, {allocate(count * type->size)}};
    memcpy(operands.elements[0], all.elements, all.count * type->size);
    values_random(random, type, count - all.count, operands.elements[0] + all.count * type->size);
    return operands;
}

/* All pairs of x and y, so that each y comes to stand in many places of a block. */
static void add_pairs(const struct values *x, size_t x_size, const struct values *y, size_t y_size,
                      struct operands *operands) {
    for (size_t i = 0; i < x->count; i++)
        for (size_t j = 0; j < y->count; j++, operands->count++) {
            memcpy(operands->elements[0] + operands->count * x_size, x->elements + i * x_size, x_size);
            memcpy(operands->elements[1] + operands->count * y_size, y->elements + (i + j) % y->count * y_size, y_size);
        }
}

/* Whether x may be a multiple of y, as far as there are such elements. */
static bool may_be_multiples(const struct ref_dtype *x, const struct ref_dtype *y) {
    return x == y && x->kind != REF_BOOL && x->kind != REF_COMPLEX && x->kind != REF_OPAQUE;
}

/* The pairs of edge values; then each edge value of x once, and random ones, with a random y, every other of which is
 * equal to x or nearly so; then random multiples of y. */
static struct operands two_operands(const struct ref_dtype *a, const struct ref_dtype *b, struct values_random *random,
                                    size_t more) {
    const struct values x = paired(a), y = paired(b), all = edges(a);
    const size_t pairs = x.count * y.count, multiples = may_be_multiples(a, b) ? more : 0;
    const size_t count = whole_blocks(pairs + all.count + more + multiples), rest = count - pairs;
    struct operands operands = {0, {allocate(count * a->size), allocate(count * b->size)}};
    add_pairs(&x, a->size, &y, b->size, &operands);
    unsigned char *more_x = operands.elements[0] + pairs * a->size, *more_y = operands.elements[1] + pairs * b->size;
    memcpy(more_x, all.elements, all.count * a->size);
    values_random(random, a, rest - all.count, more_x + all.count * a->size);
    values_random(random, b, rest, more_y);
    unsigned char *near = allocate(rest * b->size);
    values_related(random, a, b, rest, more_x, near);
    for (size_t i = 0; i < rest - multiples; i += 2)
        memcpy(more_y + i * b->size, near + i * b->size, b->size);
    const size_t first = rest - multiples;
    if (multiples) values_multiples(random, a, multiples, more_y + first * b->size, more_x + first * a->size);
    free(near);
    free(x.elements);
    free(y.elements);
    operands.count = count;
    return operands;
}

/* A choice between the second and the third, at random. */
static struct operands three_operands(const struct ref_dtype *const types[], struct values_random *random,
                                      size_t more) {
    const struct operands both = two_operands(types[1], types[2], random, more);
    const struct operands all = {both.count,
                                 {allocate(both.count * types[0]->size), both.elements[0], both.elements[1]}};
    values_random(random, types[0], all.count, all.elements[0]);
    return all;
}

static struct operands operands_of(const struct primitive_test *test, struct values_random *random, size_t more) {
    const struct ref_dtype *const *types = test->operands;
    if (types[2]) return three_operands(types, random, more);
    return types[1] ? two_operands(types[0], types[1], random, more) : one_operand(types[0], random, more);
}

/* ---- Tests ---- */

/* Applies a kernel. `failed`: a byte 0 or 1 for each element of a checked one. */
static void apply(const struct primitive_test *test, const struct primitive_kernel *kernel,
                  const struct operands *operands, unsigned char *out, unsigned char *failed) {
    const size_t blocks = operands->count / PRIMITIVE_TEST_BLOCK;
    unsigned char *const *elements = operands->elements;
    ptrdiff_t steps[PRIMITIVE_TEST_OPERANDS] = {0};
    for (size_t i = 0; i < PRIMITIVE_TEST_OPERANDS && test->operands[i]; i++)
        steps[i] = (ptrdiff_t)(PRIMITIVE_TEST_BLOCK * test->operands[i]->size);
    if (kernel->binary) kernel->binary(elements[0], steps[0], elements[1], steps[1], out, blocks);
    if (kernel->ternary)
        kernel->ternary(elements[0], steps[0], elements[1], steps[1], elements[2], steps[2], out, blocks);
    if (!kernel->checked) return;
    uint32_t *words = (uint32_t *)(void *)allocate(blocks * sizeof *words);
    kernel->checked(elements[0], steps[0], out, words, blocks);
    for (size_t i = 0; i < operands->count; i++)
        failed[i] = words[i / PRIMITIVE_TEST_BLOCK] >> i % PRIMITIVE_TEST_BLOCK & 1;
    free(words);
}

static void run(const struct primitive_test *test, const struct operands *operands) {
    const size_t count = operands->count, bytes = count * test->result->size;
    unsigned char *expected = allocate(bytes), *got = allocate(bytes);
    unsigned char *expected_failed = allocate(count), *got_failed = allocate(count);
    memset(expected, 0x55, bytes);
    memset(got, 0xaa, bytes);
    apply(test, &test->portable, operands, expected, expected_failed);
    apply(test, &test->tested, operands, got, got_failed);
    struct comparison comparison = {.what = test->name,
                                    .isa = primitive_test_isa,
                                    .a = test->operands[0],
                                    .b = test->operands[1],
                                    .result = test->result,
                                    .x = operands->elements[0],
                                    .y = operands->elements[1]};
    compare_results(&comparison, count, expected, got);
    comparison.result = ref_well_known("b");
    if (test->tested.checked) compare_results(&comparison, count, expected_failed, got_failed);
    free(expected);
    free(got);
    free(expected_failed);
    free(got_failed);
}

/* The elements that a checked kernel keeps, in another order, so that whole blocks of them do not fail; with one that
 * does, where there is one, in every other block, at places that move on. */
static struct operands kept_of(const struct primitive_test *test, const struct operands *operands) {
    const size_t count = operands->count, size = test->operands[0]->size;
    unsigned char *out = allocate(count * test->result->size), *failed = allocate(count);
    apply(test, &test->portable, operands, out, failed);
    struct operands kept = {0, {allocate(2 * count * size)}};
    const unsigned char *wrong = NULL;
    for (size_t k = 0; k < count; k++) {
        const size_t i = k * 7919 % count; /* a prime number: each once */
        const unsigned char *element = operands->elements[0] + i * size;
        const size_t block = kept.count / PRIMITIVE_TEST_BLOCK;
        if (failed[i]) wrong = element;
        if (failed[i]) continue;
        if (wrong && block % 2 == 1 && kept.count % PRIMITIVE_TEST_BLOCK == block / 2 % PRIMITIVE_TEST_BLOCK)
            memcpy(kept.elements[0] + kept.count++ * size, wrong, size);
        memcpy(kept.elements[0] + kept.count++ * size, element, size);
    }
    kept.count -= kept.count % PRIMITIVE_TEST_BLOCK;
    free(out);
    free(failed);
    return kept;
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
        struct operands operands = operands_of(test, &random, options.random);
        run(test, &operands);
        if (test->tested.checked) {
            const struct operands kept = kept_of(test, &operands);
            run(test, &kept);
            free(kept.elements[0]);
        }
        for (size_t k = 0; k < PRIMITIVE_TEST_OPERANDS; k++)
            free(operands.elements[k]);
        tested++;
    }
    printf("%s: %zu tests of primitives\n", primitive_test_isa, tested);
    return check_report();
}
