/*
 * What the operations of a spec give, for tests/oracles/operations.py. Usage: print_operations SPEC. A line for each
 * dtype, "dtype i* i64" with the one that it is stored as; then for each operation and operands, "add i8 u8 i16".
 * `where` has two, which it chooses from.
 */
#include "spec/operation.h"
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_result(const spec *spec, const lat_promotion *promotion, const spec_operation *op,
                         const lat_id *operands, size_t count) {
    const lat_id result = lat_op_result(promotion, &op->rule, operands, count, NULL);
    printf("%s", op->name);
    for (size_t i = 0; i < count; i++)
        printf(" %s", spec->dtypes[operands[i]].name);
    printf(" %s\n", result == LAT_NONE ? "-" : spec->dtypes[result].name);
}

/* Every choice of operands, as digits of a number. */
static void print_operation(const spec *spec, const lat_promotion *promotion, const spec_operation *op) {
    const size_t n = spec->dtype_count, count = strcmp(op->name, "where") == 0 ? 2 : op->rule.arity;
    size_t choices = 1;
    for (size_t i = 0; i < count; i++)
        choices *= n;
    for (size_t choice = 0; choice < choices; choice++) {
        lat_id operands[LAT_OP_MOST_OPERANDS] = {0};
        for (size_t i = 0, rest = choice; i < count; i++, rest /= n)
            operands[i] = (lat_id)(rest % n);
        print_result(spec, promotion, op, operands, count);
    }
}

int main(int argc, char **argv) {
    if (argc != 2) return EXIT_FAILURE;
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read(argv[1], support_options(), &diagnostics);
    lat_promotion promotion;
    if (!spec || !spec_promotion(spec, &promotion, &diagnostics)) {
        fprintf(stderr, "%s cannot be read\n", argv[1]);
        return EXIT_FAILURE;
    }
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        printf("dtype %s %s\n", dtype->name, dtype->weak_of ? spec->dtypes[dtype->strong].name : dtype->name);
    }
    for (size_t i = 0; i < spec->operation_count; i++)
        print_operation(spec, &promotion, &spec->operations[i]);
    lat_promotion_free(&promotion);
    spec_free(spec);
    spec_diagnostics_free(&diagnostics);
    return EXIT_SUCCESS;
}
