/* The functions behind the stubs of a library, and its operations of the same names. */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include "lib_kernels.h"

struct function {
    const char *name;
    unsigned operands; /* 1 or 2: which member of a union holds */
    unsigned op;       /* a lib_unary_op or a lib_op */
    union {
        lib_dtype (*one)(lib_dtype a);
        lib_dtype (*two)(lib_dtype a, lib_dtype b);
    } result; /* the dtype that the spec gives */
    union {
        float (*one)(float a);
        float (*two)(float a, float b);
    } f32; /* what a scalar kernel calls */
    union {
        double (*one)(double a);
        double (*two)(double a, double b);
    } f64; /* the same; NULL where no dtype is computed in f64 */
    union {
        long double (*one)(long double a);
        long double (*two)(long double a, long double b);
    } exact;          /* a far more precise one */
    double ulps;      /* how far f32 and f64 may be from it, in units in the last place of the result; */
    double tiny_ulps; /* the same where that is below 16 times the smallest normal number; 0: no different */
    double limit_f32; /* the largest magnitude of operands for which that holds; 0: any */
    double limit_f64;
    long double (*largest_term)(long double a, long double b); /* in whose last place errors count; NULL: the result */
};

extern const struct function functions[];
extern const size_t function_count;

/* Whether the spec's result of integers is `inexact`: they are converted to their join before. */
extern const bool functions_join_integers;

/* An entry of `functions`, whose other members are initializers. */
#define FUNCTION_OF_ONE(name, IDENT, ...)                                                                              \
    { #name, 1, LIB_##IDENT, {.one = lib_##name##_result }, __VA_ARGS__ }
#define FUNCTION_OF_TWO(name, IDENT, ...)                                                                              \
    { #name, 2, LIB_##IDENT, {.two = lib_##name##_result }, __VA_ARGS__ }

#endif
