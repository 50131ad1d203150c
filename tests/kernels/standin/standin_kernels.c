#include "standin_kernels.h"
#include "facts_standin.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Faults ---- */

/* Every fault there is. What each breaks is where its name is asked for. */
static bool fault(const char *name) {
    const char *wanted = getenv("STANDIN_FAULT");
    return wanted && strcmp(wanted, name) == 0;
}

static bool has_fault(void) {
    return getenv("STANDIN_FAULT") != NULL;
}

/* ---- Dtypes ---- */

static const struct ref_dtype own[] = {FACTS_DTYPES};

static const struct {
    const char *name, *stands_for;
} dtypes[] = {
#define DTYPE(IDENT, name, ctype, size, kind) {name, name},
    STANDIN_FOR_EACH_DTYPE(DTYPE)
#undef DTYPE
};

static bool is_dtype(standin_dtype dtype) {
    return (unsigned)dtype < STANDIN_DTYPE_COUNT;
}

double standin_quarters_to_f64(const void *element) {
    int32_t quarters;
    memcpy(&quarters, element, sizeof quarters);
    return quarters / 4.0;
}

void standin_quarters_from_f64(double value, void *element) {
    double limited = value != value ? 0 : value < -5e8 ? -5e8 : value > 5e8 ? 5e8 : value;
    int32_t quarters = (int32_t)(limited * 4);
    memcpy(element, &quarters, sizeof quarters);
}

static const struct ref_dtype *describe(standin_dtype dtype) {
    static const struct ref_dtype date = {.name = "date", .kind = REF_ABSTRACT};
    if (dtype == STANDIN_I_WEAK) dtype = STANDIN_I64;
    if (dtype == STANDIN_DATE) return &date;
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (strcmp(own[i].name, dtypes[dtype].name) == 0) return &own[i];
    return ref_well_known(dtypes[dtype].name);
}

bool standin_dtype_is_weak(standin_dtype dtype) {
    return dtype == STANDIN_I_WEAK;
}

standin_dtype standin_dtype_materialize(standin_dtype dtype) {
    return dtype == STANDIN_I_WEAK ? STANDIN_I64 : dtype;
}

/* The later of the two, but for what has no join, or a third one. */
standin_dtype standin_promote_types(standin_dtype a, standin_dtype b) {
    standin_dtype low = a < b ? a : b, high = a < b ? b : a;
    if (!is_dtype(high)) return STANDIN_NO_DTYPE;
    if (low == high) return low;
    if (high == STANDIN_DATE) return STANDIN_NO_DTYPE;
    if (high == STANDIN_U64 && low >= STANDIN_I8) return STANDIN_NO_DTYPE;
    if (low == STANDIN_U8 && high == STANDIN_I8) return STANDIN_I32;
    if (low == STANDIN_F16 && high == STANDIN_BF16) return STANDIN_F32;
    if (low == STANDIN_F64 && high == STANDIN_C64) return STANDIN_C128;
    return high;
}

/* ---- Meaning ---- */

static enum ref_status plan(standin_op op, standin_dtype a, standin_dtype b, struct ref_plan *made,
                            standin_dtype *result) {
    standin_dtype join = standin_promote_types(a, b), inexact = STANDIN_F32;
    if (fault("missing_promotion") && a == STANDIN_F32 && b == STANDIN_F16) join = STANDIN_NO_DTYPE;
    if (join == STANDIN_I64) inexact = STANDIN_F64;
    if (fault("inexact_by_operand") && a == STANDIN_I64) inexact = STANDIN_F32;
    struct ref_pair pair = {.boolean = describe(STANDIN_B), .inexact = describe(inexact)};
    if (join != STANDIN_NO_DTYPE) pair.join = describe(join);
    pair.via_f32 = !fault("correct_rounding");
    enum ref_status status = ref_plan((enum ref_op)op, describe(a), describe(b), pair, made);
    if (status != REF_OK) return status;
    *result = made->result == pair.boolean && join != STANDIN_B ? STANDIN_B : join;
    if (made->result == pair.inexact && made->result != pair.join) *result = inexact;
    if (op >= STANDIN_EQUAL && op <= STANDIN_GREATER_EQUAL) *result = STANDIN_B;
    if (op >= STANDIN_LOGICAL_AND && op <= STANDIN_LOGICAL_XOR) *result = STANDIN_B;
    if (fault("compare_in_join") && op == STANDIN_LESS && a == STANDIN_U8 && b == STANDIN_I64) {
        made->steps.count = 1;
        made->steps.list[0] = describe(STANDIN_U8);
    }
    return REF_OK;
}

standin_dtype standin_binary_result(standin_op op, standin_dtype a, standin_dtype b) {
    struct ref_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a) || !is_dtype(b)) return STANDIN_NO_DTYPE;
    if (plan(op, a, b, &made, &result) != REF_OK) return STANDIN_NO_DTYPE;
    return fault("materialized_result") ? standin_dtype_materialize(result) : result;
}

/* A bit of a result spoiled, where its operands are such that one fault or another would show. */
static void spoil(const struct ref_plan *made, const unsigned char *x, const unsigned char *y, unsigned char *out) {
    float a, b, z;
    if (made->a->kind != REF_FLOAT || made->a->size != 4 || made->b->kind != REF_FLOAT || made->b->size != 4) return;
    memcpy(&a, x, 4);
    memcpy(&b, y, 4);
    if (fault("zero_sign") && made->op == REF_MAXIMUM && a == 0 && b == 0) memcpy(out, y, 4);
    if (fault("nan_ignored") && made->op == REF_MINIMUM && a != a) memcpy(out, y, 4);
    if (fault("flushed") && made->op == REF_MULTIPLY) {
        memcpy(&z, out, 4);
        if (fabsf(z) < 0x1p-126f) z = copysignf(0, z);
        memcpy(out, &z, 4);
    }
    if (fault("unordered") && made->op == REF_GREATER_EQUAL && (a != a || b != b)) *out = 1;
}

static void spoil_conversion(const struct ref_dtype *from, const struct ref_dtype *to, const unsigned char *in,
                             unsigned char *out) {
    uint32_t bits;
    if (fault("bool_byte") && from->kind == REF_BOOL && to->kind == REF_UINT && to->size == 1) *out = *in;
    if (from->kind == REF_FLOAT && from->size == 4) {
        memcpy(&bits, in, 4);
        if (fault("nan_wraps") && strcmp(to->name, "bf16") == 0) {
            uint16_t rounded = (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
            memcpy(out, &rounded, 2);
        }
        if (fault("saturated_low") && to->kind == REF_INT && to->size == 8 && bits == 0x5f000000)
            memcpy(out, "\0\0\0\0\0\0\0\200", 8);
    }
    if (fault("double_rounding") && from->kind == REF_INT && from->size == 8 && to->kind == REF_FLOAT &&
        to->size == 4) {
        int64_t integer;
        memcpy(&integer, in, 8);
        float twice = (float)(double)integer;
        memcpy(out, &twice, 4);
    }
}

static void compute(const struct ref_plan *made, size_t n, const unsigned char *x, const unsigned char *y,
                    unsigned char *out) {
    ref_binary(made, n, x, y, out);
    for (size_t i = 0; i < n && has_fault(); i++)
        spoil(made, x + i * made->a->size, y + i * made->b->size, out + i * made->result->size);
}

static void convert(const struct ref_dtype *from, const struct ref_dtype *to, size_t n, const unsigned char *in,
                    unsigned char *out) {
    ref_convert(from, to, !fault("correct_rounding"), n, in, out);
    for (size_t i = 0; i < n && has_fault(); i++)
        spoil_conversion(from, to, in + i * from->size, out + i * to->size);
}

/* ---- Kernels: one function, about what was found last ---- */

static struct {
    struct ref_plan plan;
    const struct ref_dtype *from, *to;
} found;

static void found_binary(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const unsigned char *x = a, *y = b;
    unsigned char *z = out;
    for (size_t i = 0; i < blocks; i++, x += a_step, y += b_step, z += STANDIN_BLOCK * found.plan.result->size)
        compute(&found.plan, STANDIN_BLOCK, x, y, z);
}

static void found_convert(const void *a, ptrdiff_t a_step, const void *b, ptrdiff_t b_step, void *out, size_t blocks) {
    const unsigned char *x = a;
    unsigned char *z = out;
    (void)b, (void)b_step;
    for (size_t i = 0; i < blocks; i++, x += a_step, z += STANDIN_BLOCK * found.to->size)
        convert(found.from, found.to, STANDIN_BLOCK, x, z);
}

static bool is_isa(const char *isa) {
    return strcmp(isa, "scalar") == 0 || strcmp(isa, "best") == 0;
}

standin_kernel *standin_find_kernel(standin_op op, standin_dtype a, standin_dtype b, const char *isa, bool *swapped) {
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a) || !is_dtype(b) || !is_isa(isa)) return NULL;
    if (fault("missing_kernel") && op == STANDIN_LESS && a == STANDIN_I8 && isa[0] == 'b') return NULL;
    *swapped = op == STANDIN_ADD && a > b; /* one kernel serves both orders */
    if (*swapped ? plan(op, b, a, &found.plan, &result) : plan(op, a, b, &found.plan, &result)) return NULL;
    if (fault("not_swapped")) *swapped = false;
    return found_binary;
}

standin_kernel *standin_find_convert(standin_dtype from, standin_dtype to, const char *isa) {
    if (!is_dtype(from) || !is_dtype(to) || !is_isa(isa)) return NULL;
    if (from == STANDIN_DATE || to == STANDIN_DATE) return NULL;
    found.from = describe(from);
    found.to = describe(to);
    return found_convert;
}

const char *standin_isa(void) {
    const char *wanted = getenv("STANDIN_ISA");
    if (fault("isa_ignored")) return "best";
    return wanted && strcmp(wanted, "scalar") == 0 ? "scalar" : "best";
}

/* ---- The driver: gather, compute, scatter ---- */

struct operand {
    const struct ref_dtype *dtype;
    const unsigned char *start;
    ptrdiff_t stride;
};

static size_t size_of_stride(ptrdiff_t stride) {
    return stride < 0 ? -(size_t)stride : (size_t)stride;
}

static bool overlaps(size_t n, struct operand x, struct operand out) {
    if (n == 1) x.stride = out.stride = 0;
    if (x.start == out.start && x.stride == out.stride && x.dtype->size == out.dtype->size) return false;
    ptrdiff_t last = (ptrdiff_t)n - 1;
    intptr_t x_low = (intptr_t)x.start + (x.stride < 0 ? last * x.stride : 0);
    intptr_t out_low = (intptr_t)out.start + (out.stride < 0 ? last * out.stride : 0);
    ptrdiff_t x_size = (ptrdiff_t)x.dtype->size, out_size = (ptrdiff_t)out.dtype->size;
    ptrdiff_t step = (ptrdiff_t)size_of_stride(x.stride), out_step = (ptrdiff_t)size_of_stride(out.stride);
    if (step != out_step || fault("overlap_by_range"))
        return x_low < out_low + last * out_step + out_size && out_low < x_low + last * step + x_size;
    for (ptrdiff_t k = fault("overlap_one_way") ? 0 : -last; k <= last; k++) {
        ptrdiff_t distance = out_low - x_low + k * step;
        if (distance < x_size && distance > -out_size) return true;
    }
    return false;
}

static void gather(size_t n, struct operand x, unsigned char *elements) {
    for (size_t i = 0; i < n; i++)
        memcpy(elements + i * x.dtype->size, x.start + (ptrdiff_t)i * x.stride, x.dtype->size);
}

static void scatter(size_t n, const unsigned char *elements, const struct ref_dtype *dtype, unsigned char *out,
                    ptrdiff_t stride) {
    for (size_t i = 0; i < n; i++)
        memcpy(out + (ptrdiff_t)i * stride, elements + i * dtype->size, dtype->size);
}

/* What is common to both: the arguments, in the order in which the statuses are looked for. `b` may be null. */
static standin_status arguments(size_t n, struct operand a, const struct operand *b, struct operand out) {
    if (n == 0) return STANDIN_OK;
    bool missing = !a.start || !out.start || (b && !b->start);
    if (missing && !fault("null_is_fine")) return STANDIN_BAD_ARGUMENT;
    bool narrow = size_of_stride(out.stride) < out.dtype->size;
    if (narrow && (n > 1 || fault("stride_of_one"))) return STANDIN_BAD_ARGUMENT;
    bool overlap = overlaps(n, a, out) || (b && overlaps(n, *b, out));
    return overlap && !fault("overlap_missed") ? STANDIN_OVERLAP : STANDIN_OK;
}

static void at_the_ends(size_t n, struct operand a, struct operand out) {
    unsigned char *z = (unsigned char *)out.start;
    if (fault("writes_past") && n % STANDIN_BLOCK == 7) z[(ptrdiff_t)n * out.stride] = 0;
    if (fault("writes_before") && n > 40) z[-1] ^= 1;
    if (fault("writes_between") && n > 1 && out.stride > (ptrdiff_t)out.dtype->size) z[out.dtype->size] = 0;
    if (fault("reads_past") && a.stride > 0 && n > 3)
        (void)*(const volatile unsigned char *)(a.start + (ptrdiff_t)n * a.stride);
    if (fault("reads_before") && a.stride > 0 && n > 3) (void)*(const volatile unsigned char *)(a.start - 1);
}

standin_status standin_binary(standin_op op, size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,
                              standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,
                              ptrdiff_t out_stride) {
    struct ref_plan made;
    standin_dtype result;
    if ((unsigned)op >= STANDIN_OP_COUNT || !is_dtype(a_dtype) || !is_dtype(b_dtype)) return STANDIN_BAD_ARGUMENT;
    if (n == 0 && fault("nothing_is_fine")) return STANDIN_OK;
    enum ref_status planned = plan(op, a_dtype, b_dtype, &made, &result);
    if (planned != REF_OK) return planned == REF_NO_PROMOTION ? STANDIN_NO_PROMOTION : STANDIN_NO_KERNEL;
    struct operand x = {made.a, a, a_stride}, y = {made.b, b, b_stride}, z = {made.result, out, out_stride};
    if (fault("scalar_left") && b_stride == 0) y.stride = (ptrdiff_t)made.b->size;
    standin_status status = arguments(n, x, &y, z);
    if (status != STANDIN_OK && fault("writes_anyway") && n > 0 && out) *(unsigned char *)out ^= 1;
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements = malloc(n * (made.a->size + made.b->size + made.result->size));
    unsigned char *second = elements + n * made.a->size, *results = second + n * made.b->size;
    gather(n, x, elements);
    gather(n, y, second);
    compute(&made, n, elements, second, results);
    if (fault("tail") && n % STANDIN_BLOCK > 8) results[(n - 1) * made.result->size] ^= 1;
    scatter(n, results, made.result, out, out_stride);
    free(elements);
    at_the_ends(n, x, z);
    return STANDIN_OK;
}

standin_status standin_convert(size_t n, standin_dtype from, const void *in, ptrdiff_t in_stride, standin_dtype to,
                               void *out, ptrdiff_t out_stride) {
    if (!is_dtype(from) || !is_dtype(to)) return STANDIN_BAD_ARGUMENT;
    const struct ref_dtype *from_dtype = describe(from), *to_dtype = describe(to);
    if (from_dtype->kind == REF_ABSTRACT || to_dtype->kind == REF_ABSTRACT) return STANDIN_NO_KERNEL;
    struct operand x = {from_dtype, in, in_stride}, z = {to_dtype, out, out_stride};
    standin_status status = arguments(n, x, NULL, z);
    if (status != STANDIN_OK || n == 0) return status;

    unsigned char *elements = malloc(n * (from_dtype->size + to_dtype->size));
    unsigned char *results = elements + n * from_dtype->size;
    gather(n, x, elements);
    convert(from_dtype, to_dtype, n, elements, results);
    if (fault("negative_stride") && in_stride < 0 && n > 1) results[0] ^= 1;
    scatter(n, results, to_dtype, out, out_stride);
    free(elements);
    return STANDIN_OK;
}

#define OP(IDENT, name, rule, kinds)                                                                                   \
    standin_status standin_##name(size_t n, standin_dtype a_dtype, const void *a, ptrdiff_t a_stride,                  \
                                  standin_dtype b_dtype, const void *b, ptrdiff_t b_stride, void *out,                 \
                                  ptrdiff_t out_stride) {                                                              \
        standin_op op = fault("other_op") ? STANDIN_EQUAL : STANDIN_##IDENT;                                           \
        return standin_binary(op, n, a_dtype, a, a_stride, b_dtype, b, b_stride, out, out_stride);                     \
    }
REF_FOR_EACH_OP(OP)
#undef OP
