/* Which elements a conversion keeps. */
#ifndef TESTS_KERNELS_CHECKED_H
#define TESTS_KERNELS_CHECKED_H

#include "reference.h"

enum ref_check { REF_SAME_VALUE, REF_IN_RANGE, REF_CHECK_COUNT };

const char *ref_check_name(enum ref_check check);

/* What a spec says of the checks. */
struct ref_check_rules {
    bool via_f32;
    bool exact, nan; /* in range: values before they are rounded or truncated; every NaN */
};

/* failed[i]: whether element i fails, on its way to what ref_convert makes of it. False, and nothing written, where
 * there is no check: opaque and abstract dtypes. */
bool ref_check(enum ref_check check, const struct ref_dtype *from, const struct ref_dtype *to,
               struct ref_check_rules rules, size_t n, const void *elements, unsigned char *failed);

#endif
