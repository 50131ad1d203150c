#include "spec/table/import_dtypes.h"
#include "base/memory.h"
#include "spec/names/collisions.h"
#include "spec/names/known_names.h"

#include <string.h>

static bool ends_in_star(const char *name) {
    const size_t length = strlen(name);
    return length > 1 && name[length - 1] == '*';
}

/* Gives a dtype the format that its name stands for; false if nobody knows the name. */
static bool make_as_named(spec_dtype *dtype, const char *name) {
    known_name meaning;
    if (!known_name_find(name, &meaning)) return false;
    if (meaning.known) {
        spec_dtype_make_known(dtype, meaning.known);
    } else {
        dtype->values = meaning.values;
        dtype->size = dtype_size(&meaning.values);
        dtype->of = meaning.of ? mem_copy(meaning.of) : NULL;
    }
    return true;
}

static void import_strong(spec_dtype *dtype) {
    const bool is_known = make_as_named(dtype, dtype->name) && dtype->well_known;
    if (is_known && strcmp(dtype->name, spec_dtype_format(dtype)) != 0) dtype->as = mem_copy(spec_dtype_format(dtype));
}

/* The first strong dtype of the table that has the format, or NULL. */
static const char *find_format(const spec *spec, const char *format) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const char *name = spec->dtypes[i].name, *its = spec_dtype_format(&spec->dtypes[i]);
        if (!ends_in_star(name) && its && strcmp(its, format) == 0) return name;
    }
    return NULL;
}

/*
 * Makes a weak dtype of `NAME*`: i*, f* and c* stand for what they are in Python, the others for NAME. Changes nothing
 * where there is no such dtype.
 */
static void import_weak(const spec *table, spec_dtype *dtype) {
    static const char *const python[][2] = {{"i*", "i64"}, {"f*", "f64"}, {"c*", "c128"}};
    char *name = mem_copy_n(dtype->name, strlen(dtype->name) - 1);
    for (size_t i = 0; i < sizeof python / sizeof *python; i++) {
        if (strcmp(dtype->name, python[i][0]) != 0) continue;
        mem_free(name);
        name = mem_copy(python[i][1]);
    }
    const lat_id listed = spec_find_dtype(table, name);
    const bool is_listed = listed != LAT_NONE && !ends_in_star(name);
    const char *stands_for = is_listed ? table->dtypes[listed].name : NULL;
    if (make_as_named(dtype, name) && !stands_for && dtype->well_known) {
        stands_for = find_format(table, spec_dtype_format(dtype));
        if (!stands_for) stands_for = spec_dtype_format(dtype);
    }
    if (stands_for) {
        dtype->weak_of = mem_copy(stands_for);
        dtype->well_known = true;
    } else {
        mem_free(dtype->of);
        dtype->of = NULL;
        dtype->size = 0;
        dtype->values = (val_set){.kind = VAL_ABSTRACT};
    }
    mem_free(name);
}

static void choose_idents(spec *spec, const spec_options *options) {
    size_t op_count;
    const char *const *ops = spec_options_op_names(options, &op_count);
    enumerator_set *taken = enumerator_set_new(ops, op_count);
    for (size_t pass = 0; pass < 2; pass++) { /* well-known dtypes keep their idents, so they choose first */
        for (size_t id = 0; id < spec->dtype_count; id++) {
            spec_dtype *dtype = &spec->dtypes[id];
            if ((pass == 0) == (dtype_find_known(dtype->name) != NULL))
                dtype->ident = enumerator_set_choose(taken, dtype->name);
        }
    }
    enumerator_set_free(taken);
}

void import_dtypes(spec *spec, const spec_options *options) {
    for (size_t id = 0; id < spec->dtype_count; id++) {
        spec_dtype *dtype = &spec->dtypes[id];
        dtype->values.kind = VAL_ABSTRACT;
        dtype->strong = (lat_id)id;
        if (!ends_in_star(dtype->name)) import_strong(dtype);
    }
    for (size_t id = 0; id < spec->dtype_count; id++) { /* what they stand for is known by now */
        spec_dtype *dtype = &spec->dtypes[id];
        if (ends_in_star(dtype->name)) import_weak(spec, dtype);
        if (dtype->weak_of) dtype->strong = spec_find_dtype(spec, dtype->weak_of);
    }
    choose_idents(spec, options);
}
