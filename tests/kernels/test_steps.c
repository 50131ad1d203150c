/* Steps from one block to the next: for every kernel of each ISA that the machine has, what several blocks give in one
 * call is what they give one after the other, whether an operand's blocks follow each other, stand apart, overlap, go
 * backwards or are one and the same. Kernels have ways of their own for blocks that follow each other; what a block
 * gives is tested elsewhere. */
#include "check.h"
#include "further.h"
#include "options.h"
#include "values.h"

#include <string.h>

/* So many blocks are one turn of any loop over several of them, and each smaller number of blocks beside it. */
enum { BLOCKS = 15, BLOCK = 32, LARGEST = 16, ROOM = 2 * (BLOCKS + 1) * BLOCK * LARGEST };

static struct options options;
static unsigned char memory[REF_OPERANDS][2 * ROOM], expected[ROOM], got[ROOM];

/* A kernel, with its operands in its own order, and their sizes. */
struct kernel {
    const char *what, *isa;
    const char *x, *y; /* the operands' dtypes; y: "" where there is one operand */
    subject_kernel *binary;
    subject_ternary_kernel *ternary;
    size_t operands, sizes[REF_OPERANDS], result;
};

static void run(const struct kernel *kernel, const unsigned char *const from[], const ptrdiff_t steps[],
                unsigned char *out, size_t blocks) {
    if (kernel->ternary)
        kernel->ternary(from[0], steps[0], from[1], steps[1], from[2], steps[2], out, blocks);
    else
        kernel->binary(from[0], steps[0], from[1], steps[1], out, blocks);
}

/* Steps: of what follows each other, with a gap that aligns nothing, overlapping, backwards, and none. */
enum way { FOLLOWING, APART, OVERLAPPING, BACKWARDS, SAME, WAYS };

static ptrdiff_t step_of(enum way way, size_t size) {
    const ptrdiff_t block = (ptrdiff_t)(BLOCK * size);
    switch (way) {
    case FOLLOWING:
        return block;
    case APART:
        return block + 3 * (ptrdiff_t)size;
    case OVERLAPPING:
        return block - (ptrdiff_t)size;
    case BACKWARDS:
        return -block;
    case SAME:
    case WAYS:
        break;
    }
    return 0;
}

static void check_ways(const struct kernel *kernel, const enum way ways[], size_t blocks) {
    const unsigned char *from[REF_OPERANDS] = {memory[0] + ROOM, memory[1] + ROOM, memory[2] + ROOM};
    const unsigned char *at[REF_OPERANDS];
    ptrdiff_t steps[REF_OPERANDS] = {0};
    for (size_t i = 0; i < kernel->operands; i++)
        steps[i] = step_of(ways[i], kernel->sizes[i]);
    const size_t block = BLOCK * kernel->result;
    for (size_t j = 0; j < blocks; j++) {
        for (int i = 0; i < REF_OPERANDS; i++)
            at[i] = from[i] + (ptrdiff_t)j * steps[i];
        run(kernel, at, steps, expected + j * block, 1);
    }
    memset(expected + blocks * block, 0xa5, block);
    memset(got, 0xa5, (blocks + 1) * block);
    run(kernel, from, steps, got, blocks);
    check_that(memcmp(got, expected, (blocks + 1) * block) == 0,
               "%s: %s of %s %s: %zu blocks by steps of %td, %td and %td bytes", kernel->isa, kernel->what, kernel->x,
               kernel->y, blocks, steps[0], steps[1], steps[2]);
}

/* All ways of one operand, the others following or the same throughout. */
static void check_kernel(const struct kernel *kernel) {
    for (size_t i = 0; i < kernel->operands; i++)
        for (int way = FOLLOWING; way < WAYS; way++)
            for (int others = FOLLOWING; others < WAYS; others += SAME - FOLLOWING) {
                enum way ways[REF_OPERANDS] = {(enum way)others, (enum way)others, (enum way)others};
                ways[i] = (enum way)way;
                check_ways(kernel, ways, BLOCKS);
                check_ways(kernel, ways, BLOCKS - 5);
            }
}

static void check_binary(enum ref_op op, unsigned a, unsigned b, const char *isa) {
    struct ref_plan plan;
    bool swapped;
    if (subject_op(op) < 0 || subject_plan(op, a, b, &plan) != REF_OK) return;
    subject_kernel *binary = subject_find_kernel((unsigned)subject_op(op), a, b, isa, &swapped);
    if (!binary) return;
    const struct ref_dtype *first = subject_dtype(swapped ? b : a), *second = subject_dtype(swapped ? a : b);
    check_kernel(&(struct kernel){.what = ref_op_name(op),
                                  .isa = isa,
                                  .x = first->name,
                                  .y = second->name,
                                  .binary = binary,
                                  .operands = 2,
                                  .sizes = {first->size, second->size},
                                  .result = plan.result->size});
}

static void check_unary(enum ref_unary_op op, unsigned x, const char *isa) {
    struct ref_unary_plan plan;
    if (subject_unary_op(op) < 0 || subject_unary_plan(op, x, &plan) != REF_OK) return;
    struct kernel kernel = {
        .what = ref_unary_op_name(op), .isa = isa, .x = subject_dtype(x)->name, .y = "", .operands = 1};
    kernel.binary = subject_find_unary((unsigned)subject_unary_op(op), x, isa);
    kernel.sizes[0] = subject_dtype(x)->size;
    kernel.result = plan.result->size;
    if (kernel.binary) check_kernel(&kernel);
}

static void check_conversion(unsigned from, unsigned to, const char *isa) {
    struct kernel kernel = {.what = "convert", .isa = isa, .operands = 1};
    kernel.x = subject_dtype(from)->name;
    kernel.y = subject_dtype(to)->name;
    kernel.binary = subject_find_convert(from, to, isa);
    kernel.sizes[0] = subject_dtype(from)->size;
    kernel.result = subject_dtype(to)->size;
    if (kernel.binary) check_kernel(&kernel);
}

static void check_ternary(enum ref_ternary_op op, unsigned dtype, const char *isa) {
    if (!subject_has_ternary_op(op)) return;
    const size_t size = subject_dtype(dtype)->size;
    check_kernel(&(struct kernel){.what = ref_ternary_op_name(op),
                                  .isa = isa,
                                  .x = subject_dtype(dtype)->name,
                                  .y = "",
                                  .ternary = subject_find_ternary(op, dtype, isa),
                                  .operands = 3,
                                  .sizes = {op == REF_WHERE ? 1 : size, size, size},
                                  .result = size});
}

static void check_isa(const char *isa) {
    const unsigned count = subject_dtype_count();
    for (enum ref_op op = 0; op < REF_OP_COUNT; op++)
        for (unsigned i = 0; i < count * count && options_want(options.op, ref_op_name(op)); i++)
            check_binary(op, i / count, i % count, isa);
    for (unsigned i = 0; i < count * count && !options.op; i++)
        check_conversion(i / count, i % count, isa);
    for (enum ref_unary_op op = 0; op < REF_UNARY_OP_COUNT && !options.op; op++)
        for (unsigned x = 0; x < count; x++)
            check_unary(op, x, isa);
    for (enum ref_ternary_op op = 0; op < REF_TERNARY_OP_COUNT && !options.op; op++)
        for (unsigned dtype = 0; dtype < count; dtype++)
            if (subject_find_ternary(op, dtype, isa)) check_ternary(op, dtype, isa);
}

int main(int argc, char **argv) {
    options = options_parse(argc, argv, 0);
    if (subject_block() != BLOCK) return 2;
    struct values_random random = {options.seed};
    /* Bytes of which no float is a NaN or zero: which NaN comes out of two is free. */
    for (int i = 0; i < REF_OPERANDS; i++)
        for (size_t j = 0; j < sizeof memory[i]; j++)
            memory[i][j] = (unsigned char)(1 + values_next(&random) % 0x3b);
    for (unsigned isa = 0; subject_isa_name(isa); isa++)
        if (options_want(options.isa, subject_isa_name(isa))) check_isa(subject_isa_name(isa));
    return check_report();
}
