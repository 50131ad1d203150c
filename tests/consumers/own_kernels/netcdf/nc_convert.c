/* A function for each of the 100 pairs of types, all made from one text, and a switch over the pairs. */
#include "nc_convert.h"

#include "nc_dispatch.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* ---- A number on its way to integers from min to max: counts it if outside, and gives the bits to store ---- */

static inline uint64_t i64_to(int64_t x, int64_t min, uint64_t max, size_t *errors) {
    *errors += x < min || (x > 0 && (uint64_t)x > max);
    return (uint64_t)x;
}

static inline uint64_t u64_to(uint64_t x, int64_t min, uint64_t max, size_t *errors) {
    (void)min;
    *errors += x > max;
    return x;
}

static inline uint64_t f64_to(double x, int64_t min, uint64_t max, size_t *errors) {
    const double end = 2 * (double)(max / 2 + 1); /* max + 1: no double may be max itself */
    const int below = x<(double)min, above = x>(double) max || x >= end;
    *errors += below || above;
    if (below || above || isnan(x)) return below ? (uint64_t)min : above ? max : 0;
    return x < 0 ? (uint64_t)(int64_t)x : (uint64_t)x;
}

/* ---- Each type: what its numbers are read as, and how others are brought into it ---- */

#define WIDE_byte   i64
#define WIDE_short  i64
#define WIDE_int    i64
#define WIDE_int64  i64
#define WIDE_ubyte  u64
#define WIDE_ushort u64
#define WIDE_uint   u64
#define WIDE_uint64 u64
#define WIDE_float  f64
#define WIDE_double f64

#define INTEGER(wide, x, min, max) wide##_to(x, min, max, &errors)
#define TO_byte(wide, x)           INTEGER(wide, x, INT8_MIN, INT8_MAX)
#define TO_short(wide, x)          INTEGER(wide, x, INT16_MIN, INT16_MAX)
#define TO_int(wide, x)            INTEGER(wide, x, INT32_MIN, INT32_MAX)
#define TO_int64(wide, x)          INTEGER(wide, x, INT64_MIN, INT64_MAX)
#define TO_ubyte(wide, x)          INTEGER(wide, x, 0, UINT8_MAX)
#define TO_ushort(wide, x)         INTEGER(wide, x, 0, UINT16_MAX)
#define TO_uint(wide, x)           INTEGER(wide, x, 0, UINT32_MAX)
#define TO_uint64(wide, x)         INTEGER(wide, x, 0, UINT64_MAX)
#define TO_float(wide, x)          (errors += fabs((double)(x)) > (double)FLT_MAX, x)
#define TO_double(wide, x)         (x)

/* ---- The pairs ---- */

#define CONVERT(arg, a, b)                                                                                             \
    static size_t convert_##a##_##b(size_t n, const NC_TYPE_##a *in, NC_TYPE_##b *out) {                               \
        size_t errors = 0;                                                                                             \
        for (size_t i = 0; i < n; i++)                                                                                 \
            out[i] = (NC_TYPE_##b)TO_##b(WIDE_##a, in[i]);                                                             \
        return errors;                                                                                                 \
    }
NC_FOR_EACH_CONVERT(CONVERT, )

/* Bytes of an element; 0 for what is no type. */
static size_t size_of(nc_type type) {
    if (type == NC_CHAR) return 1;
#define SIZE(arg, a) return sizeof(NC_TYPE_##a)
    NC_SWITCH_NUMBER(type, SIZE, , return 0);
}

int nc_convert(size_t n, nc_type in_type, const void *in, nc_type out_type, void *out, size_t *range_errors) {
    const size_t in_size = size_of(in_type), out_size = size_of(out_type);
    if (in_size == 0 || out_size == 0) return NC_EBADTYPE;
    if (in_type == out_type) {
        if (n > 0) memcpy(out, in, n * in_size);
        return NC_NOERR;
    }
#define CALL(arg, a, b) *range_errors += convert_##a##_##b(n, in, out)
    NC_SWITCH_CONVERT(in_type, out_type, CALL, , return NC_ECHAR);
    return NC_NOERR;
}
