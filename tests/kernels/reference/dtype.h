/* The dtypes of specs/reference.md, "A dtype", as data: a kind, a width, and for floats the four facts of a binary
 * format. Nothing below knows a dtype by name; the table of names is in dtype.c. */
#ifndef TESTS_KERNELS_DTYPE_H
#define TESTS_KERNELS_DTYPE_H

#include <stdbool.h>
#include <stdint.h>

enum ref_kind { REF_BOOL, REF_INT, REF_UINT, REF_FLOAT, REF_COMPLEX, REF_FIXED, REF_OPAQUE, REF_ABSTRACT };

/* Which bit patterns of a float format are no finite numbers. */
enum ref_special {
    REF_IEEE, /* inf and NaN at the top exponent */
    REF_FN,   /* no inf; NaN has every exponent and mantissa bit set */
    REF_FNUZ, /* no inf, no -0; NaN is the pattern of -0 */
    REF_NONE  /* neither inf nor NaN */
};

/* What becomes of values past the largest one: the field `overflow`. */
enum ref_overflow { REF_NONFINITE, REF_SATURATE, REF_ONNX };

struct ref_format {
    int exponent; /* bits */
    int mantissa; /* bits, without the hidden one */
    int bias;
    enum ref_special special;
    bool is_unsigned; /* no sign bit, no zero, no subnormals: every pattern but NaN is a power of two times 1.m */
    enum ref_overflow overflow;
};

struct ref_dtype {
    const char *name;
    enum ref_kind kind;
    unsigned size;                         /* bytes an element */
    int bits;                              /* int, uint, fixed: its width */
    int fraction;                          /* fixed: value = integer / 2^fraction */
    struct ref_format format;              /* float; complex: that of each part */
    double (*to_f64)(const void *element); /* opaque */
    void (*from_f64)(double value, void *element);
};

extern const struct ref_format ref_f32_format, ref_f64_format;

/* The format's width in bits, its sign bit included. */
int ref_format_bits(const struct ref_format *format);

/* Whether two formats have the same patterns and the same rule of overflow. */
bool ref_format_equal(const struct ref_format *a, const struct ref_format *b);

/* Narrower than f32: computed in f32, and what `via_f32` is about. */
bool ref_format_is_narrow(const struct ref_format *format);

/* The well-known dtype of that name; NULL where there is none. */
const struct ref_dtype *ref_well_known(const char *name);

/* The one well-known dtype among b, u8 ... c128 of that kind and size; NULL where there is none, or more than one. */
const struct ref_dtype *ref_well_known_of(enum ref_kind kind, unsigned size);

/* The well-known dtypes, one after another; NULL past the last. */
const struct ref_dtype *ref_well_known_at(unsigned index);

#endif
