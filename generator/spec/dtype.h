/* The well-known dtypes as one table, and what the values of a dtype imply: its size, and whether a float can be. */
#ifndef JOINERY_SPEC_DTYPE_H
#define JOINERY_SPEC_DTYPE_H

#include "lattice/value_set.h"

#include <stddef.h>

typedef struct dtype_known {
    const char *name;
    const char *of; /* complex: its part, else NULL */
    val_set values;
} dtype_known;

/* The one list of well-known dtypes, in the order of documents and completions. */
extern const dtype_known dtype_known_table[];
extern const size_t dtype_known_count;

/* The names of the well-known dtypes, in the order of the table. The caller frees the array. */
const char **dtype_known_names(void);

/* The well-known dtype of that name, or NULL. */
const dtype_known *dtype_find_known(const char *name);

/* Bytes that an element takes in memory; not for opaque dtypes, whose size the spec gives. */
unsigned dtype_size(const val_set *values);

/*
 * Whether there can be kernels for a dtype of such values: not for abstract ones, integers of more than 64 bits, and floats
 * of more than 16 bits but f32 and f64.
 */
bool dtype_has_kernels(const val_set *values);

/*
 * Why a float format is impossible, without a subject, with a hint; NULL where it is possible, and no hint then. The
 * numbers may be any.
 */
const char *dtype_float_problem(long long exponent, long long mantissa, bool is_signed, long long bias,
                                val_special special, const char **hint);

#endif
