#include "dtype_limits.h"
#include "reference.h"

#include <stdlib.h>
#include <string.h>

enum { AROUND = 3, MOST_NUMBERS = 64 };

struct numbers {
    size_t count;
    struct exact list[MOST_NUMBERS];
};

static void add(struct numbers *numbers, uint64_t magnitude, int exponent) {
    for (int negative = 0; negative <= 1; negative++)
        numbers->list[numbers->count++] = (struct exact){EXACT_FINITE, negative != 0, magnitude, exponent};
}

/* 2^bits units of 2^-fraction, and a half, one and one and a half on either side. */
static void add_ends(struct numbers *numbers, int bits, int fraction) {
    for (int halves = -3; halves <= 3; halves++)
        add(numbers, (UINT64_C(2) << (bits < 62 ? bits : 62)) + (uint64_t)halves,
            -1 - fraction + (bits < 62 ? 0 : bits - 62));
}

static void add_of_float(struct numbers *numbers, const struct ref_format *format) {
    const struct exact largest = exact_of_float(format, exact_largest_pattern(format));
    for (uint64_t halves = 0; halves <= 2; halves++)
        add(numbers, 2 * largest.magnitude + halves, largest.exponent - 1);
    const struct exact smallest = exact_of_float(format, format->is_unsigned ? 0 : 1);
    for (uint64_t halves = 1; halves <= 3; halves++)
        add(numbers, smallest.magnitude * halves, smallest.exponent - 1);
}

static struct numbers limits(const struct ref_dtype *to) {
    struct numbers numbers = {.count = 0};
    add(&numbers, 0, 0);
    add(&numbers, 1, 0);
    add(&numbers, 1, -1);
    switch (to->kind) {
    case REF_INT:
    case REF_FIXED:
        add_ends(&numbers, to->bits - 1, to->fraction);
        break;
    case REF_UINT:
        add_ends(&numbers, to->bits, 0);
        break;
    case REF_FLOAT:
    case REF_COMPLEX:
        add_of_float(&numbers, &to->format);
        break;
    default:
        break;
    }
    return numbers;
}

struct values limits_of(const struct ref_dtype *from, const struct ref_dtype *to) {
    const struct numbers numbers = limits(to);
    const size_t each = 2 * AROUND + 1, parts = from->kind == REF_COMPLEX ? 2 : 1;
    struct values all = {0, malloc(numbers.count * each * parts * from->size)};
    if (!all.elements) exit(2);
    for (size_t i = 0; i < numbers.count; i++) {
        struct values some = values_around(from, numbers.list[i], AROUND);
        for (size_t j = 0; j < each * parts; j++) { /* of a complex number: the real part, and then the imaginary one */
            unsigned char *element = all.elements + all.count++ * from->size;
            memset(element, 0, from->size);
            memcpy(element + j / each * (from->size / 2), some.elements + j % each * from->size, from->size / parts);
        }
        free(some.elements);
    }
    return all;
}
