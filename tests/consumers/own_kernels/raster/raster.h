/* Operations on the cells of rasters, of nine types. */
#ifndef RASTER_H
#define RASTER_H

#include <stddef.h>

/* The type of a cell. The values are flags, as files hold them and masks of types use them. */
typedef enum rs_type {
    RS_UNKNOWN = 0,
    RS_U8 = 1,
    RS_I8 = 2,
    RS_U16 = 4,
    RS_I16 = 8,
    RS_U32 = 16,
    RS_I32 = 32,
    RS_I64 = 64,
    RS_F32 = 128,
    RS_F64 = 256,
    RS_U64 = 512 /* in files; no operation takes it yet */
} rs_type;

/* Cells without gaps, aligned for their type. */
typedef struct rs_band {
    rs_type type;
    const void *cells;
} rs_band;

/* Bytes of a cell; 0 for RS_UNKNOWN and other values that are no type. */
size_t rs_size(rs_type type);

/*
 * Each operation writes n results to `out`, which shares no cell with an operand, and returns their type. For types
 * that it does not take together it returns RS_UNKNOWN and writes nothing. Call it with n = 0 to learn the type.
 */
rs_type rs_hypot(size_t n, rs_band a, rs_band b, void *out);
rs_type rs_pow(size_t n, rs_band a, rs_band b, void *out);
/* The sum of integers, or the limit of its type that is nearest. */
rs_type rs_add_sat(size_t n, rs_band a, rs_band b, void *out);
/* 1 where a < b, 0 elsewhere. */
rs_type rs_below(size_t n, rs_band a, rs_band b, void *out);
rs_type rs_max(size_t n, rs_band a, rs_band b, void *out);
rs_type rs_root(size_t n, rs_band a, void *out);

/* Converts as C does: the caller knows that floats fit the integers that they become. Returns `type`, or RS_UNKNOWN. */
rs_type rs_convert(size_t n, rs_band a, rs_type type, void *out);

#endif
