#include "analysis/dtype_matching.h"
#include "base/memory.h"

#include <string.h>

bool dtype_has_values(const spec_dtype *dtype) {
    return dtype->values.kind != VAL_OPAQUE && dtype->values.kind != VAL_ABSTRACT;
}

bool dtype_matching_same_values(const spec_dtype *x, const spec_dtype *y) {
    return dtype_has_values(x) && val_set_equal(&x->values, &y->values);
}

static bool same_format(const spec_dtype *x, const spec_dtype *y) {
    const char *of_x = spec_dtype_format(x), *of_y = spec_dtype_format(y);
    return of_x && of_y && !strcmp(of_x, of_y);
}

static bool same_weak_kind(const spec_dtype *x, const spec_dtype *y) {
    return x->weak_of && dtype_has_values(x) && x->values.kind == y->values.kind;
}

static bool same_weakness(const spec_dtype *x, const spec_dtype *y) {
    return (x->weak_of == NULL) == (y->weak_of == NULL);
}

typedef struct matcher {
    const spec *left, *right;
    dtype_matching *matching;
} matcher;

static void match(matcher *matcher, lat_id left, lat_id right) {
    matcher->matching->right_of[left] = right;
    matcher->matching->left_of[right] = left;
    matcher->matching->count++;
}

static bool can_match(const matcher *matcher, lat_id left, lat_id right) {
    return matcher->matching->right_of[left] == LAT_NONE && right != LAT_NONE &&
           matcher->matching->left_of[right] == LAT_NONE &&
           same_weakness(&matcher->left->dtypes[left], &matcher->right->dtypes[right]);
}

static void match_names(matcher *matcher) {
    for (size_t i = 0; i < matcher->left->dtype_count; i++) {
        const char *name = matcher->left->dtypes[i].name;
        const lat_id right = spec_find_dtype(matcher->right, name);
        if (right != LAT_NONE && !strcmp(matcher->right->dtypes[right].name, name)) match(matcher, (lat_id)i, right);
    }
}

/* An alias does not count where the values differ: "float" is f32 to some and f64 to others. */
static void match_alias(matcher *matcher, lat_id left, const char *name) {
    const lat_id right = spec_find_dtype(matcher->right, name);
    if (!can_match(matcher, left, right)) return;
    const spec_dtype *x = &matcher->left->dtypes[left], *y = &matcher->right->dtypes[right];
    if (!dtype_has_values(x) || !dtype_has_values(y) || dtype_matching_same_values(x, y)) match(matcher, left, right);
}

static void match_aliases(matcher *matcher) {
    for (size_t i = 0; i < matcher->left->dtype_count; i++) {
        const spec_dtype *dtype = &matcher->left->dtypes[i];
        match_alias(matcher, (lat_id)i, dtype->name);
        for (size_t k = 0; k < dtype->alias_count; k++)
            match_alias(matcher, (lat_id)i, dtype->aliases[k]);
    }
}

/* The dtypes of a spec that are not matched yet and are the same as `like`: how many, and the first of them. */
static size_t count_same(const spec *spec, const lat_id *matched, const spec_dtype *like,
                         bool (*same)(const spec_dtype *x, const spec_dtype *y), lat_id *first) {
    size_t count = 0;
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (matched[i] != LAT_NONE || !same_weakness(dtype, like) || !same(like, dtype)) continue;
        if (count++ == 0) *first = (lat_id)i;
    }
    return count;
}

/* Matches what is the same: in order, or with `unique` only where one is left in each spec. */
static void match_same(matcher *matcher, bool (*same)(const spec_dtype *x, const spec_dtype *y), bool unique) {
    const dtype_matching *matching = matcher->matching;
    for (size_t i = 0; i < matcher->left->dtype_count; i++) {
        const spec_dtype *dtype = &matcher->left->dtypes[i];
        lat_id right = LAT_NONE, left = LAT_NONE;
        if (matching->right_of[i] != LAT_NONE) continue;
        const size_t count = count_same(matcher->right, matching->left_of, dtype, same, &right);
        if (count == 0 || (unique && count > 1)) continue;
        if (unique && count_same(matcher->left, matching->right_of, dtype, same, &left) > 1) continue;
        match(matcher, (lat_id)i, right);
    }
}

static lat_id *new_ids(size_t count) {
    lat_id *ids = mem_alloc(count * sizeof *ids);
    for (size_t i = 0; i < count; i++)
        ids[i] = LAT_NONE;
    return ids;
}

void dtype_matching_find(const spec *left, const spec *right, dtype_matching *found) {
    *found = (dtype_matching){.right_of = new_ids(left->dtype_count), .left_of = new_ids(right->dtype_count)};
    matcher matcher = {left, right, found};
    match_names(&matcher);
    match_aliases(&matcher);
    match_same(&matcher, same_format, false);
    match_same(&matcher, dtype_matching_same_values, true);
    match_same(&matcher, same_weak_kind, true);
}

void dtype_matching_free(dtype_matching *matching) {
    mem_free(matching->right_of);
    mem_free(matching->left_of);
    *matching = (dtype_matching){0};
}
