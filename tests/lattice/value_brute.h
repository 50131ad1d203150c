/*
 * What a conversion loses, by converting every value. Formats of up to 16 bits whose values are exact in a double.
 * Shares nothing with the generator but the description of a format.
 */
#ifndef JOINERY_TESTS_LATTICE_VALUE_BRUTE_H
#define JOINERY_TESTS_LATTICE_VALUE_BRUTE_H

#include <stddef.h>

#include "lattice/value_set.h"

/* All values of a real format, or of a part of a complex one, and the magnitudes that a target rounds to. */
typedef struct value_list {
    val_set set;
    double *values; /* every pattern's; infinities and NaN among them */
    size_t count;
    double *magnitudes; /* rising; index = pattern; goes on past the largest as if there were more exponents */
    size_t magnitude_count;
    double least, largest; /* finite */
    bool has_zero, has_infinity, has_nan;
} value_list;

/* All values of a format, which the caller frees; false without memory. */
bool value_list_make(value_list *list, const val_set *set);
void value_list_free(value_list *list);

/* What happens to values of the source, and whether the target is of a lower category. */
val_losses value_brute_losses(const value_list *source, const value_list *target);

#endif
