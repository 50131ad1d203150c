/* Two specs, and one of them under two prefixes, in one program: each is its own. HEADERS_TURNED includes them the
 * other way round; C and C++. */
#ifdef HEADERS_TURNED
#include "company_kernels.h"
#include "other_kernels.h"
#include "small_kernels.h"
#else
#include "company_kernels.h"
#include "other_kernels.h"
#include "small_kernels.h"
#endif

#include <stdio.h>
#include <string.h>

static int failures;

static void check(bool holds, const char *label) {
    if (holds) return;
    failures++;
    printf("FAILED: %s\n", label);
}

#define SAME(IDENT, name, ctype, size, kind)                                                                           \
    check((int)COMPANY_##IDENT == (int)OTHER_##IDENT && other_dtype_size(OTHER_##IDENT) == (size), name);

int main(void) {
    const uint8_t a[3] = {1, 2, 3};
    const float b[3] = {0.5f, 0.5f, 0.5f};
    float first[3], second[3], third[3];
    COMPANY_FOR_EACH_DTYPE(SAME)
    check(company_add(3, COMPANY_U8, a, 1, COMPANY_F32, b, 4, first, 4) == COMPANY_OK, "company_add");
    check(other_add(3, OTHER_U8, a, 1, OTHER_F32, b, 4, second, 4) == OTHER_OK, "other_add");
    check(small_add(3, SMALL_U8, a, 1, SMALL_F32, b, 4, third, 4) == SMALL_OK, "small_add");
    check(memcmp(first, second, sizeof first) == 0 && memcmp(first, third, sizeof first) == 0 && first[2] == 3.5f,
          "sums");
    check(strcmp(company_isa(), "scalar") == 0, "COMPANY_ISA=scalar");
    check(strcmp(other_isa(), "scalar") != 0, "OTHER_ISA=nonsense: the best");
    check(strcmp(small_isa(), "scalar") == 0, "SMALL_ISA=scalar");
    return failures != 0;
}
