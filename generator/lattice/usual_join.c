#include "lattice/usual_join.h"

/* 0 where a dtype is of no category. */
static int category(const usual_dtype *dtype) {
    static const int categories[VAL_KIND_COUNT] = {
        [VAL_BOOL] = 1, [VAL_INT] = 2, [VAL_UINT] = 2, [VAL_FIXED] = 3, [VAL_FLOAT] = 4, [VAL_COMPLEX] = 5};
    return categories[dtype->values.kind];
}

/* Whether a result of a category has all values of an operand, or need not have them. */
static bool is_held(const usual_dtype *operand, const usual_dtype *result) {
    const bool counts = category(operand) == category(result) ||
                        (operand->values.kind == VAL_FLOAT && result->values.kind == VAL_COMPLEX);
    return !counts || val_conversion_cost(&operand->values, &result->values) == VAL_EXACT;
}

lat_id usual_join(const usual_dtype *dtypes, size_t count, lat_id a, lat_id b) {
    const usual_dtype *one = &dtypes[a], *other = &dtypes[b];
    if (a == b) return a;
    if (!category(one) || !category(other)) return LAT_NONE;
    const bool other_is_above = category(other) > category(one);
    if (one->weak && other->weak) return other_is_above ? b : a;
    const bool has_weak = one->weak || other->weak;
    const lat_id strong = one->weak ? b : a, weak = one->weak ? a : b;
    if (has_weak && category(&dtypes[strong]) >= category(&dtypes[weak])) return strong;
    if (has_weak && dtypes[strong].values.kind != VAL_FLOAT) return weak;
    const int highest = category(other_is_above ? other : one);
    lat_id found = has_weak ? weak : LAT_NONE; /* a weak complex dtype beside a float gives that of the float */
    for (size_t i = 0; i < count; i++) {
        const usual_dtype *result = &dtypes[i];
        if (result->weak || category(result) != highest) continue;
        if (!(one->weak || is_held(one, result)) || !(other->weak || is_held(other, result))) continue;
        const bool is_operand = i == a || i == b, is_first = found == LAT_NONE || dtypes[found].weak;
        const int narrowest = is_first ? 0 : dtypes[found].values.bits;
        if (is_first || result->values.bits < narrowest || (is_operand && result->values.bits == narrowest))
            found = (lat_id)i;
    }
    return found;
}
