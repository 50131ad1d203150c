/* The rules that most array libraries share: what two dtypes promote to by their values alone. */
#ifndef JOINERY_LATTICE_USUAL_JOIN_H
#define JOINERY_LATTICE_USUAL_JOIN_H

#include "lattice/types.h"
#include "lattice/value_set.h"

/* A dtype, and whether it is weak. */
typedef struct usual_dtype {
    val_set values;
    bool weak;
} usual_dtype;

/*
 * What a and b promote to among `count` dtypes, or LAT_NONE. The result is of the higher of both categories: bool,
 * integer, fixed point, float, complex. It is the narrowest dtype that has all values of the operands of that category,
 * and of a float beside a complex dtype; operands of lower categories do not count. A weak operand gives way to a strong
 * one of its own or a higher category, and a weak complex one beside a float to the complex dtype of that.
 */
lat_id usual_join(const usual_dtype *dtypes, size_t count, lat_id a, lat_id b);

#endif
