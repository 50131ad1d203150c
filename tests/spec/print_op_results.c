/*
 * What the operations of one and two operands give on strong dtypes: a line "square b = i8" or "copysign i8 u8 = f16"
 * for each operation and each ordered pair; "-" where it has none. For tests that compare it with the system that the
 * spec is of.
 *
 *   print_op_results SPEC
 */
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>

#include "spec/op_rule.h"

static void print_results(const spec *of, const lat_promotion *promotion, const char *op) {
    spec_op_rule rule;
    if (!support_options()->op_rule(NULL, op, &rule) || rule.arity > 2) return;
    const size_t n = of->dtype_count;
    for (size_t i = 0; i < (rule.arity == 1 ? n : n * n); i++) {
        const lat_id ids[] = {(lat_id)(i % n), (lat_id)(i / n)};
        if (of->dtypes[ids[0]].weak_of || of->dtypes[ids[1]].weak_of) continue;
        printf("%s %s", op, of->dtypes[ids[0]].name);
        if (rule.arity == 2) printf(" %s", of->dtypes[ids[1]].name);
        printf(" = %s\n", spec_dtype_name(of, spec_op_result(of, promotion, op, &rule, ids)));
    }
}

int main(int argc, char **argv) {
    spec_diagnostics diagnostics = {0};
    lat_promotion promotion;
    spec *of = argc == 2 ? spec_read(argv[1], support_options(), &diagnostics) : NULL;
    if (!of || !spec_promotion(of, &promotion, &diagnostics)) {
        fprintf(stderr, "usage: print_op_results SPEC\n");
        return EXIT_FAILURE;
    }
    size_t count;
    const char *const *ops = spec_options_op_names(support_options(), &count);
    for (size_t i = 0; i < count; i++)
        print_results(of, &promotion, ops[i]);
    lat_promotion_free(&promotion);
    spec_free(of);
    return EXIT_SUCCESS;
}
