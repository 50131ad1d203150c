/* Conversion between the types of netCDF's files: what nc4_convert_type does there, by the public rules. */
#ifndef NC_CONVERT_H
#define NC_CONVERT_H

#include <stddef.h>

/* netCDF's own names and values. */
typedef int nc_type;
enum {
    NC_NAT = 0,
    NC_BYTE = 1,
    NC_CHAR = 2,
    NC_SHORT = 3,
    NC_INT = 4,
    NC_FLOAT = 5,
    NC_DOUBLE = 6,
    NC_UBYTE = 7,
    NC_USHORT = 8,
    NC_UINT = 9,
    NC_INT64 = 10,
    NC_UINT64 = 11
};
enum { NC_NOERR = 0, NC_EBADTYPE = -45, NC_ECHAR = -56 };

/*
 * Converts n elements without gaps, aligned for their types; `out` shares none with `in`. Numbers go to every type of
 * numbers, text (NC_CHAR) to text alone.
 *
 * Adds to *range_errors how many elements lie outside the range of their new type. Fractions count: -0.5 is outside
 * NC_UBYTE. So does infinity where it comes from NC_DOUBLE; NaN never does. Elements outside are stored too: integers
 * by their low bits; in place of floats, where C has no rule, the nearest limit of an integer type, and 0 for NaN.
 *
 * Returns NC_NOERR, NC_ECHAR for text with numbers, or NC_EBADTYPE for values that are no type.
 */
int nc_convert(size_t n, nc_type in_type, const void *in, nc_type out_type, void *out, size_t *range_errors);

#endif
