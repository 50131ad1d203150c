#include "standin_common.h"
#include "facts_standin.h"

#include <stdlib.h>
#include <string.h>

/* ---- Faults ---- */

bool fault(const char *name) {
    const char *wanted = getenv("STANDIN_FAULT");
    return wanted && strcmp(wanted, name) == 0;
}

bool has_fault(void) {
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

bool is_dtype(standin_dtype dtype) {
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

const struct ref_dtype *describe(standin_dtype dtype) {
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

bool standin_can_promote(standin_dtype from, standin_dtype to) {
    return standin_promote_types(from, to) == to;
}

standin_dtype standin_result_type(size_t n, const standin_dtype *list) {
    standin_dtype result = n ? list[0] : STANDIN_NO_DTYPE;
    for (size_t i = 1; i < n; i++)
        result = standin_promote_types(result, list[i]);
    return result;
}

/* ---- Instruction sets ---- */

bool is_isa(const char *isa) {
    return strcmp(isa, "scalar") == 0 || strcmp(isa, "best") == 0;
}

const char *standin_isa(void) {
    static _Atomic(const char *) chosen; /* by the first call */
    const char *wanted = getenv("STANDIN_ISA");
    if (chosen && !fault("isa_chosen_again")) return chosen;
    chosen = wanted && strcmp(wanted, "scalar") == 0 && !fault("isa_ignored") ? "scalar" : "best";
    return chosen;
}

static size_t stream_bytes;

void standin_stream_bytes(size_t bytes) {
    stream_bytes = bytes;
}

/* ---- Operands ---- */

static size_t size_of_stride(ptrdiff_t stride) {
    return stride < 0 ? -(size_t)stride : (size_t)stride;
}

bool takes(size_t *room, size_t n, ptrdiff_t stride) {
    const size_t step = size_of_stride(stride);
    if (n < 2 || step == 0) return true;
    if (n - 1 > *room / step) return false;
    *room -= (n - 1) * step;
    return true;
}

/* Whether there can be an array of n such elements. */
static bool can_be(size_t n, struct operand x) {
    size_t room = PTRDIFF_MAX - x.dtype->size;
    return takes(&room, n, x.stride);
}

static bool overlaps(size_t n, struct operand x, struct operand out) {
    if (n == 1) x.stride = out.stride = 0;
    if (x.start == out.start && x.stride == out.stride && x.dtype->size == out.dtype->size) return false;
    const size_t last = n - 1, step = size_of_stride(x.stride), out_step = size_of_stride(out.stride);
    const size_t x_size = x.dtype->size, out_size = out.dtype->size;
    const uintptr_t x_low = (uintptr_t)x.start - (x.stride < 0 ? last * step : 0);
    const uintptr_t out_low = (uintptr_t)out.start - (out.stride < 0 ? last * out_step : 0);
    if (x_low >= out_low + last * out_step + out_size || out_low >= x_low + last * step + x_size) return false;
    if (step != out_step || fault("overlap_by_range")) return true;
    for (size_t k = fault("overlap_one_way") ? last : 0; k <= 2 * last; k++) {
        const uintptr_t distance = out_low - x_low + (k - last) * step; /* below 0: nearly UINTPTR_MAX */
        if (distance < x_size || 0 - distance < out_size) return true;
    }
    return false;
}

void gather(size_t n, struct operand x, unsigned char *elements) {
    for (size_t i = 0; i < n; i++)
        memcpy(elements + i * x.dtype->size, x.start + (ptrdiff_t)i * x.stride, x.dtype->size);
}

void scatter(size_t n, const unsigned char *elements, const struct ref_dtype *dtype, unsigned char *out,
             ptrdiff_t stride) {
    for (size_t i = 0; i < n; i++)
        memcpy(out + (ptrdiff_t)i * stride, elements + i * dtype->size, dtype->size);
}

standin_status arguments(size_t n, const struct operand *inputs, int count, struct operand out) {
    bool missing = !out.start, overlap = false;
    if (n == 0) return STANDIN_OK;
    for (int i = 0; i < count; i++)
        missing = missing || !inputs[i].start;
    if (missing && !fault("null_is_fine")) return STANDIN_BAD_ARGUMENT;
    bool narrow = size_of_stride(out.stride) < out.dtype->size;
    if (narrow && (n > 1 || fault("stride_of_one"))) return STANDIN_BAD_ARGUMENT;
    for (int i = 0; i < count; i++)
        if (!can_be(n, inputs[i])) return STANDIN_BAD_ARGUMENT;
    if (!can_be(n, out)) return fault("huge_overlaps") ? STANDIN_OVERLAP : STANDIN_BAD_ARGUMENT;
    for (int i = 0; i < count; i++)
        overlap = overlap || overlaps(n, inputs[i], out);
    return overlap && !fault("overlap_missed") ? STANDIN_OVERLAP : STANDIN_OK;
}

void at_the_ends(size_t n, struct operand a, struct operand out) {
    unsigned char *z = (unsigned char *)out.start;
    if (fault("writes_past") && n % STANDIN_BLOCK == 7) z[(ptrdiff_t)n * out.stride] = 0;
    if (fault("writes_before") && n > 40) z[-1] ^= 1;
    if (fault("streams_before") && n >= 512 && stream_bytes) z[-1] ^= 1;
    if (fault("writes_between") && n > 1 && out.stride > (ptrdiff_t)out.dtype->size) z[out.dtype->size] = 0;
    if (fault("reads_past") && a.stride > 0 && n > 3)
        (void)*(const volatile unsigned char *)(a.start + (ptrdiff_t)n * a.stride);
    if (fault("reads_before") && a.stride > 0 && n > 3) (void)*(const volatile unsigned char *)(a.start - 1);
}
