/* An override point is replaced by linking a function of its name, specs/dec64_add.c: every ISA uses that one, and it
 * alone is another. That its results are right is what zoo_replaced_binary says. */
#include "check.h"
#include "dec64_add.h"
#include "zoo_kernels.h"

enum { N = 100 };

static const char *const isas[] = {
#define NAME(name) name,
    ZOO_FOR_EACH_ISA(NAME)
#undef NAME
};

static void test_found(void) {
    unsigned found = 0;
    for (size_t i = 0; i < sizeof isas / sizeof isas[0]; i++) {
        bool swapped;
        zoo_kernel *add = zoo_find_kernel(ZOO_ADD, ZOO_DEC64, ZOO_DEC64, isas[i], &swapped);
        if (!add) continue; /* another machine's */
        found++;
        check_that(add == zoo_add_dec64_dec64_scalar, "%s: add is not the one that was linked in", isas[i]);
    }
    CHECK(found > 0);
}

static void test_called(void) {
    dec64_t a[N], b[N], out[N];
    for (int i = 0; i < N; i++) {
        a[i].units = 10000 * i;
        b[i].units = 5;
    }
    const ptrdiff_t stride = sizeof(dec64_t);
    CHECK(zoo_add(N, ZOO_DEC64, a, stride, ZOO_DEC64, b, stride, out, stride) == ZOO_OK);
    CHECK(dec64_blocks_added == (N + ZOO_BLOCK - 1) / ZOO_BLOCK);
    for (int i = 0; i < N; i++)
        check_that(out[i].units == 10000 * i + 5, "%d + 0.0005: %lld units", i, (long long)out[i].units);

    const size_t before = dec64_blocks_added;
    CHECK(zoo_subtract(N, ZOO_DEC64, a, stride, ZOO_DEC64, b, stride, out, stride) == ZOO_OK);
    CHECK(dec64_blocks_added == before);
}

int main(void) {
    test_found();
    test_called();
    return check_report();
}
