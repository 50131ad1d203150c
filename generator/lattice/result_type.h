/* What any number of dtypes promote to, by either rule (specs/reference.md, "Three and more dtypes"). */
#ifndef JOINERY_LATTICE_RESULT_TYPE_H
#define JOINERY_LATTICE_RESULT_TYPE_H

#include "lattice/promotion.h"

/*
 * What the n dtypes in `ids` promote to; LAT_NONE where that is undefined, for no dtype at all, and where an id is none
 * of the promotion's. One dtype alone gives itself, two give T of them in their order.
 *
 * LAT_NARY_FOLD: T[T[T[x0][x1]][x2]] ... from left to right, undefined from the first undefined step on.
 *
 * LAT_NARY_BOUND looks at the set: with one dtype x, however often, at T[x][x]; with two at T, in the order of their
 * first places; with three or more at their common upper bounds in the order. Is exactly one of these minimal, it is
 * that; is none, it is undefined; are several, it is the fold of the set in the order of dtypes. It is undefined too
 * where two dtypes of the set are apart, as lat_is_apart() tells. A relation that is no order is taken as it is: a
 * bound is minimal unless another bound is below it.
 *
 * The two that end in THEN_WEAK take three and more operands so: the strong ones by FOLD or BOUND, where a strong dtype
 * that is the only one gives itself by FOLD, and T[x][x] by BOUND; then T of that and each weak operand, from left to
 * right. Without a strong operand they are FOLD and BOUND.
 *
 * Allocates nothing; takes n * (n + words) steps.
 */
lat_id lat_result_type(const lat_promotion *promotion, lat_nary nary, const lat_id *ids, size_t n);

#endif
