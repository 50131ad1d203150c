#include "unary.h"
#include "arithmetic.h"
#include "convert.h"
#include "exact_functions.h"
#include "steps.h"
#include "whole_numbers.h"

#include <math.h>
#include <string.h>

static const struct {
    const char *name;
    enum ref_unary_rule rule;
    unsigned kinds;
} ops[REF_UNARY_OP_COUNT] = {
#define OP(IDENT, name, rule, kinds) {#name, REF_##rule, kinds},
    REF_FOR_EACH_UNARY_OP(OP)
#undef OP
};

const char *ref_unary_op_name(enum ref_unary_op op) {
    return ops[op].name;
}

enum ref_status ref_unary_plan(enum ref_unary_op op, const struct ref_dtype *x, struct ref_pair pair,
                               struct ref_unary_plan *plan) {
    *plan = (struct ref_unary_plan){.op = op, .x = x, .via_f32 = pair.via_f32};
    enum ref_status status = steps_to_compute(pair, ops[op].rule == REF_UNARY_INEXACT, &plan->steps, &plan->compute);
    if (status != REF_OK) return status;
    if (!steps_has_kind(x, REF_NUMBERS) || !steps_has_kind(plan->compute, ops[op].kinds)) return REF_NO_KERNEL;
    plan->result = plan->compute;
    if (ops[op].rule == REF_TRUTH) plan->result = pair.boolean;
    if (ops[op].rule == REF_PART && plan->compute->kind == REF_COMPLEX) plan->result = pair.part;
    if (plan->compute->kind == REF_OPAQUE) steps_to_working(&plan->steps, plan->compute);
    return plan->result ? REF_OK : REF_NO_KERNEL;
}

#define REAL      float
#define ROOT_BITS 27
#define NAME(x)   x##_f32
#include "unary_real.inc"
#undef REAL
#undef ROOT_BITS
#undef NAME
#define REAL      double
#define ROOT_BITS 56
#define NAME(x)   x##_f64
#include "unary_real.inc"
#undef REAL
#undef ROOT_BITS
#undef NAME

/* The magnitude of a complex number whose parts are both finite: of c64 and narrower in f64, which holds the products
 * exactly; of c128 so that no product overflows. */
static double magnitude(const struct ref_format *format, double re, double im) {
    double larger = signbit(re) ? -re : re, smaller = signbit(im) ? -im : im;
    if (ref_format_bits(format) <= 32) {
        double re_square = re * re, im_square = im * im;
        return root_f64(re_square + im_square);
    }
    if (larger < smaller) {
        double swap = larger;
        larger = smaller;
        smaller = swap;
    }
    if (larger == 0) return 0;
    double ratio = smaller / larger, square = ratio * ratio;
    return larger * root_f64(1 + square);
}

/* results: in the dtype of the parts, rounded once whatever the spec's rounding. */
static void apply_magnitude(const struct ref_dtype *dtype, size_t n, const unsigned char *x, unsigned char *results) {
    const unsigned size = dtype->size / 2;
    for (size_t i = 0; i < n; i++, x += dtype->size, results += size) {
        struct exact re = convert_load(dtype, x), im = convert_load(dtype, x + size), value = re;
        if (im.class == EXACT_INFINITE || (re.class == EXACT_FINITE && im.class == EXACT_NAN)) value = im;
        if (re.class == EXACT_FINITE && im.class == EXACT_FINITE)
            value = exact_of_f64(magnitude(&dtype->format, exact_to_f64(re), exact_to_f64(im)));
        value.negative = false;
        ref_store_pattern(size, exact_to_float(&dtype->format, value), results);
    }
}

static bool class_is(enum ref_unary_op op, struct exact value) {
    switch (op) {
    case REF_SIGNBIT:
        return value.negative;
    case REF_ISNAN:
        return value.class == EXACT_NAN;
    case REF_ISINF:
        return value.class == EXACT_INFINITE;
    default:
        return value.class == EXACT_FINITE;
    }
}

/* In the dtype's own format: what a pattern is. */
static void apply_class(enum ref_unary_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *x,
                        unsigned char *results) {
    for (size_t i = 0; i < n; i++, x += dtype->size) {
        bool re = class_is(op, convert_load(dtype, x)), im = re;
        if (dtype->kind == REF_COMPLEX) im = class_is(op, convert_load(dtype, x + dtype->size / 2));
        results[i] = op == REF_ISFINITE ? re && im : re || im;
    }
}

static uint64_t whole(enum ref_unary_op op, bool negative, uint64_t x) {
    switch (op) {
    case REF_NEGATIVE:
        return -x;
    case REF_ABSOLUTE:
        return negative ? -x : x;
    case REF_SIGN:
        return negative ? UINT64_MAX : x != 0;
    case REF_BITWISE_INVERT:
        return ~x;
    case REF_IMAG:
        return 0;
    default:
        return x;
    }
}

static void apply_whole(enum ref_unary_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *x,
                        unsigned char *results) {
    for (size_t i = 0; i < n; i++, x += dtype->size, results += dtype->size) {
        uint64_t value = whole_load(dtype, x);
        if (dtype->kind == REF_BOOL) {
            *results = (value != 0) != (op == REF_BITWISE_INVERT);
        } else {
            bool negative = dtype->kind == REF_INT && (int64_t)value < 0;
            whole_store(dtype, whole(op, negative, value), results);
        }
    }
}

static void apply_fixed(enum ref_unary_op op, const struct ref_dtype *dtype, size_t n, const unsigned char *x,
                        unsigned char *results) {
    for (size_t i = 0; i < n; i++, x += dtype->size, results += dtype->size) {
        struct exact value = convert_load(dtype, x);
        if (op == REF_NEGATIVE) value.negative = !value.negative;
        if (op == REF_ABSOLUTE) value.negative = false;
        if (op == REF_IMAG) value.magnitude = 0;
        ref_store_pattern(dtype->size, (uint64_t)exact_to_fixed(dtype->bits, dtype->fraction, value), results);
    }
}

/* Complex numbers of the plan's compute dtype, but for `square` and `reciprocal`. */
static void apply_complex(const struct ref_unary_plan *plan, size_t n, const unsigned char *x, unsigned char *results) {
    const struct ref_dtype *dtype = plan->compute;
    const bool is_double = ref_format_bits(&dtype->format) > 32;
    const struct ref_dtype *working = ref_well_known(is_double ? "c128" : "c64");
    const struct ref_dtype *real = ref_well_known(is_double ? "f64" : "f32");
    struct ref_dtype part = {.kind = REF_FLOAT, .size = dtype->size / 2, .format = dtype->format};
    struct steps_chunk wide, computed, stored, sizes;
    if (plan->op == REF_ABSOLUTE) {
        apply_magnitude(dtype, n, x, results);
    } else if (plan->op == REF_REAL || plan->op == REF_IMAG) {
        for (size_t i = 0; i < n; i++)
            ref_convert(&part, plan->result, plan->via_f32, 1, x + i * dtype->size + (plan->op == REF_IMAG) * part.size,
                        results + i * part.size);
    } else {
        ref_convert(dtype, working, plan->via_f32, n, x, wide.bytes);
        apply_magnitude(dtype, n, x, stored.bytes);
        ref_convert(&part, real, plan->via_f32, n, stored.bytes, sizes.bytes);
        (is_double ? apply_complex_f64 : apply_complex_f32)(plan->op, n, wide.bytes, sizes.bytes, computed.bytes);
        ref_convert(working, dtype, plan->via_f32, n, computed.bytes, results);
    }
}

/* In f32 or f64, and back. */
static void apply_real(const struct ref_unary_plan *plan, size_t n, const void *x, void *results) {
    struct ref_steps working = {{0}, 0};
    struct steps_chunk chunks[2], computed;
    steps_to_working(&working, plan->compute);
    if (working.count == 0) steps_add(&working, plan->compute);
    const struct ref_dtype *last = working.list[0];
    x = steps_convert(&working, plan->compute, plan->via_f32, n, x, chunks);
    if (plan->op == REF_IMAG) {
        memset(computed.bytes, 0, n * last->size);
    } else {
        (last->size == sizeof(float) ? apply_f32 : apply_f64)(plan->op, n, x, computed.bytes);
    }
    ref_convert(last, plan->result, plan->via_f32, n, computed.bytes, results);
}

/* 1 / x and x * x, by what there is for two. The 1 is exact also where the dtype does not have it. */
static void apply_binary(const struct ref_unary_plan *plan, size_t n, const void *x, void *results) {
    struct ref_steps working = {{0}, 0};
    struct steps_chunk chunks[2], ones, computed;
    const unsigned char one = 1;
    steps_to_working(&working, plan->compute);
    if (working.count == 0) steps_add(&working, plan->compute);
    const struct ref_dtype *last = working.list[0];
    x = steps_convert(&working, plan->compute, plan->via_f32, n, x, chunks);
    for (size_t i = 0; i < n && plan->op == REF_RECIPROCAL; i++)
        ref_convert(ref_well_known("u8"), last, false, 1, &one, ones.bytes + i * last->size);
    const bool divides = plan->op == REF_RECIPROCAL;
    arithmetic_apply(divides ? REF_DIVIDE : REF_MULTIPLY, last, n, divides ? ones.bytes : x, x, computed.bytes);
    ref_convert(last, plan->result, plan->via_f32, n, computed.bytes, results);
}

/* Elements of the plan's compute dtype. */
static void apply(const struct ref_unary_plan *plan, size_t n, const void *x, unsigned char *results) {
    const struct ref_dtype *dtype = plan->compute;
    if (plan->op == REF_LOGICAL_NOT) {
        ref_convert(dtype, plan->result, plan->via_f32, n, x, results);
        for (size_t i = 0; i < n; i++)
            results[i] = !results[i];
    } else if (ops[plan->op].rule == REF_TRUTH) {
        apply_class(plan->op, dtype, n, x, results);
    } else if (plan->op == REF_RECIPROCAL || plan->op == REF_SQUARE) {
        apply_binary(plan, n, x, results);
    } else if (dtype->kind == REF_COMPLEX) {
        apply_complex(plan, n, x, results);
    } else if (dtype->kind == REF_FLOAT) {
        apply_real(plan, n, x, results);
    } else {
        (dtype->kind == REF_FIXED ? apply_fixed : apply_whole)(plan->op, dtype, n, x, results);
    }
}

static void unary_chunk(const struct ref_unary_plan *plan, size_t n, const void *x, unsigned char *results) {
    struct steps_chunk chunks[2], computed;
    x = steps_convert(&plan->steps, plan->x, plan->via_f32, n, x, chunks);
    if (plan->compute->kind != REF_OPAQUE) {
        apply(plan, n, x, results);
        return;
    }
    struct ref_unary_plan in_f64 = *plan;
    in_f64.compute = plan->steps.list[plan->steps.count - 1];
    const bool is_opaque = plan->result == plan->compute;
    if (is_opaque) in_f64.result = in_f64.compute;
    apply(&in_f64, n, x, is_opaque ? computed.bytes : results);
    if (is_opaque) ref_convert(in_f64.compute, plan->result, plan->via_f32, n, computed.bytes, results);
}

void ref_unary(const struct ref_unary_plan *plan, size_t n, const void *x, void *results) {
    const unsigned char *p = x;
    unsigned char *out = results;
    while (n > 0) {
        size_t part = n < STEPS_CHUNK ? n : STEPS_CHUNK;
        unary_chunk(plan, part, p, out);
        p += part * plan->x->size;
        out += part * plan->result->size;
        n -= part;
    }
}
