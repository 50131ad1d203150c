/* The kernels, each written once, and how the types of the operands choose among them. */
#include "raster.h"

#include "rs_dispatch.h"

#include <math.h>
#include <stdbool.h>

/* A cell of any type. */
#define MEMBER(arg, type) RS_TYPE_##type type;
typedef union cell {
    RS_FOR_EACH_CELL(MEMBER, )
} cell;

/* What is converted at once, so that it stays in the nearest cache. */
enum { BLOCK = 256 };

typedef void unary_kernel(size_t n, const void *a, void *out);
typedef void binary_kernel(size_t n, const void *a, const void *b, void *out);

/* ---- Kernels by compute type: operands are converted before the call ---- */

/* `name`_`c`: computes `result` from the elements x and y of compute type c. */
#define BINARY(name, c, r, result)                                                                                     \
    static void name##_##c(size_t n, const void *a, const void *b, void *out) {                                        \
        for (size_t i = 0; i < n; i++) {                                                                               \
            const RS_TYPE_##c x = ((const RS_TYPE_##c *)a)[i], y = ((const RS_TYPE_##c *)b)[i];                        \
            ((RS_TYPE_##r *)out)[i] = (RS_TYPE_##r)(result);                                                           \
        }                                                                                                              \
    }

BINARY(rs_hypot, f32, f32, hypotf(x, y))
BINARY(rs_hypot, f64, f64, hypot(x, y))
BINARY(rs_pow, f32, f32, powf(x, y))
BINARY(rs_pow, f64, f64, pow(x, y))

#define UNSIGNED(c, max)    BINARY(rs_add_sat, c, c, y > max - x ? max : x + y)
#define SIGNED(c, min, max) BINARY(rs_add_sat, c, c, y < 0 ? (x < min - y ? min : x + y) : (x > max - y ? max : x + y))
UNSIGNED(u8, UINT8_MAX)
UNSIGNED(u16, UINT16_MAX)
UNSIGNED(u32, UINT32_MAX)
SIGNED(i8, INT8_MIN, INT8_MAX)
SIGNED(i16, INT16_MIN, INT16_MAX)
SIGNED(i32, INT32_MIN, INT32_MAX)
SIGNED(i64, INT64_MIN, INT64_MAX)

/* One text serves every compute type that `below` has. */
#define BELOW(arg, c, r) BINARY(rs_below, c, r, x < y)
RS_FOR_EACH_BELOW_DISTINCT(BELOW, )

static void rs_root_f32(size_t n, const void *a, void *out) {
    for (size_t i = 0; i < n; i++)
        ((float *)out)[i] = sqrtf(((const float *)a)[i]);
}

static void rs_root_f64(size_t n, const void *a, void *out) {
    for (size_t i = 0; i < n; i++)
        ((double *)out)[i] = sqrt(((const double *)a)[i]);
}

/* ---- Kernels by pair: they read both types as they are ---- */

#define CONVERT(arg, from, to)                                                                                         \
    static void convert_##from##_##to(size_t n, const void *a, void *out) {                                            \
        for (size_t i = 0; i < n; i++)                                                                                 \
            ((RS_TYPE_##to *)out)[i] = (RS_TYPE_##to)((const RS_TYPE_##from *)a)[i];                                   \
    }
RS_FOR_EACH_CONVERT(CONVERT, )

#define MAX(arg, a, b, c, r)                                                                                           \
    static void max_##a##_##b(size_t n, const void *left, const void *right, void *out) {                              \
        for (size_t i = 0; i < n; i++) {                                                                               \
            const RS_TYPE_##c x = (RS_TYPE_##c)((const RS_TYPE_##a *)left)[i];                                         \
            const RS_TYPE_##c y = (RS_TYPE_##c)((const RS_TYPE_##b *)right)[i];                                        \
            ((RS_TYPE_##r *)out)[i] = x < y ? y : x;                                                                   \
        }                                                                                                              \
    }
RS_FOR_EACH_MAX(MAX, )

/* ---- Dispatch by pair ---- */

#define CALL_CONVERT(arg, from, to)                                                                                    \
    convert_##from##_##to(n, a.cells, out);                                                                            \
    return RS_ENUM_##to
rs_type rs_convert(size_t n, rs_band a, rs_type type, void *out) {
    RS_SWITCH_CONVERT(a.type, type, CALL_CONVERT, , return RS_UNKNOWN);
}

#define CALL_MAX(arg, a_type, b_type, c, r)                                                                            \
    max_##a_type##_##b_type(n, a.cells, b.cells, out);                                                                 \
    return RS_ENUM_##r
rs_type rs_max(size_t n, rs_band a, rs_band b, void *out) {
    RS_SWITCH_MAX(a.type, b.type, CALL_MAX, , return RS_UNKNOWN);
}

/* ---- Dispatch by compute type ---- */

#define SIZE(arg, type) return sizeof(RS_TYPE_##type)
size_t rs_size(rs_type type) {
    RS_SWITCH_CELL(type, SIZE, , return 0);
}

/* Up to a block of a band's cells as a compute type: in place, or converted to the buffer. */
static const void *as_computed(rs_type compute, rs_band band, size_t first, size_t n, void *buffer) {
    const rs_band block = {band.type, (const char *)band.cells + first * rs_size(band.type)};
    if (band.type == compute) return block.cells;
    rs_convert(n, block, compute, buffer);
    return buffer;
}

static rs_type by_blocks(binary_kernel *kernel, rs_type compute, rs_type result, size_t n, rs_band a, rs_band b,
                         void *out) {
    cell left[BLOCK], right[BLOCK];
    for (size_t first = 0; first < n; first += BLOCK) {
        const size_t count = n - first < BLOCK ? n - first : BLOCK;
        kernel(count, as_computed(compute, a, first, count, left), as_computed(compute, b, first, count, right),
               (char *)out + first * rs_size(result));
    }
    return result;
}

static rs_type by_blocks_of_one(unary_kernel *kernel, rs_type compute, rs_type result, size_t n, rs_band a, void *out) {
    cell operand[BLOCK];
    for (size_t first = 0; first < n; first += BLOCK) {
        const size_t count = n - first < BLOCK ? n - first : BLOCK;
        kernel(count, as_computed(compute, a, first, count, operand), (char *)out + first * rs_size(result));
    }
    return result;
}

/* The macro's argument is the operation: each kernel is named once more by the compiler, should it be missing. */
#define CALL(name, c, r)       return by_blocks(name##_##c, RS_ENUM_##c, RS_ENUM_##r, n, a, b, out)
#define CALL_UNARY(name, c, r) return by_blocks_of_one(name##_##c, RS_ENUM_##c, RS_ENUM_##r, n, a, out)

rs_type rs_hypot(size_t n, rs_band a, rs_band b, void *out) {
    RS_SWITCH_HYPOT_COMPUTE(a.type, b.type, CALL, rs_hypot, return RS_UNKNOWN);
}

rs_type rs_pow(size_t n, rs_band a, rs_band b, void *out) {
    RS_SWITCH_POWER_COMPUTE(a.type, b.type, CALL, rs_pow, return RS_UNKNOWN);
}

rs_type rs_add_sat(size_t n, rs_band a, rs_band b, void *out) {
    RS_SWITCH_ADD_SAT_COMPUTE(a.type, b.type, CALL, rs_add_sat, return RS_UNKNOWN);
}

rs_type rs_below(size_t n, rs_band a, rs_band b, void *out) {
    RS_SWITCH_BELOW_COMPUTE(a.type, b.type, CALL, rs_below, return RS_UNKNOWN);
}

rs_type rs_root(size_t n, rs_band a, void *out) {
    RS_SWITCH_ROOT_COMPUTE(a.type, CALL_UNARY, rs_root, return RS_UNKNOWN);
}
