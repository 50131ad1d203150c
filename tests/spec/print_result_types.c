/*
 * What strong dtypes promote to: a line "i8 u8 f16 = f16" for each ordered tuple of two to four of them, by the spec's
 * own rule; "-" where it is undefined. For tests that compare it with the system that the spec is of.
 *
 *   print_result_types SPEC
 */
#include "spec/support.h"

#include <stdio.h>
#include <stdlib.h>

#include "lattice/result_type.h"

enum { OPERANDS = 4 };

static void print_tuples(const spec *of, const lat_promotion *promotion, lat_id *ids, size_t count) {
    if (count > 1) {
        for (size_t i = 0; i < count; i++)
            printf("%s ", of->dtypes[ids[i]].name);
        printf("= %s\n", spec_dtype_name(of, lat_result_type(promotion, of->nary, ids, count)));
    }
    if (count == OPERANDS) return;
    for (size_t next = 0; next < of->dtype_count; next++) {
        if (of->dtypes[next].weak_of) continue;
        ids[count] = (lat_id)next;
        print_tuples(of, promotion, ids, count + 1);
    }
}

int main(int argc, char **argv) {
    spec_diagnostics diagnostics = {0};
    lat_promotion promotion;
    lat_id ids[OPERANDS];
    spec *of = argc == 2 ? spec_read(argv[1], support_options(), &diagnostics) : NULL;
    if (!of || !spec_promotion(of, &promotion, &diagnostics)) {
        fprintf(stderr, "usage: print_result_types SPEC\n");
        return EXIT_FAILURE;
    }
    print_tuples(of, &promotion, ids, 0);
    lat_promotion_free(&promotion);
    spec_free(of);
    return EXIT_SUCCESS;
}
