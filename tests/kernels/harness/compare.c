#include "compare.h"
#include "check.h"
#include "digest.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

const char *compare_element_text(const struct ref_dtype *dtype, const void *element, char text[COMPARE_TEXT]) {
    const unsigned char *bytes = element;
    if (dtype->kind == REF_COMPLEX) {
        uint64_t re = ref_load_pattern(dtype->size / 2, bytes);
        uint64_t im = ref_load_pattern(dtype->size / 2, bytes + dtype->size / 2);
        snprintf(text, COMPARE_TEXT, "(0x%" PRIx64 ", 0x%" PRIx64 ")", re, im);
    } else {
        snprintf(text, COMPARE_TEXT, "0x%" PRIx64, ref_load_pattern(dtype->size, bytes));
    }
    return text;
}

static void show(const struct comparison *comparison, size_t i, const unsigned char *expected,
                 const unsigned char *got) {
    char x[COMPARE_TEXT], y[COMPARE_TEXT], wanted[COMPARE_TEXT], given[COMPARE_TEXT];
    const struct ref_dtype *a = comparison->a, *b = comparison->b, *result = comparison->result;
    compare_element_text(a, (const unsigned char *)comparison->x + i * a->size, x);
    compare_element_text(result, expected, wanted);
    compare_element_text(result, got, given);
    if (b) {
        compare_element_text(b, (const unsigned char *)comparison->y + i * b->size, y);
        check_that(false, "%s: %s(%s %s, %s %s): %s %s, expected %s", comparison->isa, comparison->what, a->name, x,
                   b->name, y, result->name, given, wanted);
    } else {
        check_that(false, "%s: %s(%s %s): %s %s, expected %s", comparison->isa, comparison->what, a->name, x,
                   result->name, given, wanted);
    }
}

static bool is_free(const struct comparison *comparison, size_t i, const void *expected, const void *got) {
    if (!comparison->plan) return false;
    const unsigned char *y = comparison->y;
    return ref_may_differ(comparison->plan, y + i * comparison->b->size, expected, got);
}

void compare_results(const struct comparison *comparison, size_t n, const void *expected, const void *got) {
    enum { SHOWN = 2 }; /* a kernel that is wrong is wrong often; leave room for the next one */
    const unsigned char *e = expected, *g = got;
    unsigned size = comparison->result->size;
    size_t wrong = 0;
    if (memcmp(e, g, n * size) != 0)
        for (size_t i = 0; i < n; i++) {
            if (ref_equal(comparison->result, e + i * size, g + i * size)) continue;
            if (is_free(comparison, i, e + i * size, g + i * size)) continue;
            if (wrong++ < SHOWN) show(comparison, i, e + i * size, g + i * size);
        }
    if (digest_is_on())
        for (size_t i = 0; i < n; i++) {
            const bool may_differ = is_free(comparison, i, e + i * size, g + i * size);
            digest_element(comparison->result, (may_differ ? e : g) + i * size);
        }
    check_passed(n - wrong);
    if (wrong > SHOWN) check_failed(wrong - SHOWN);
}
