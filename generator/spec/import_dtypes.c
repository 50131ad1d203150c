#include "spec/import_dtypes.h"
#include "base/memory.h"
#include "spec/collisions.h"
#include "spec/names.h"

#include <string.h>

static bool ends_in_star(const char *name) {
    const size_t length = strlen(name);
    return length > 1 && name[length - 1] == '*';
}

/*
 * Makes a weak dtype of `NAME*`: i*, f* and c* stand for what they are in Python, the others for NAME. Changes nothing
 * where there is no such dtype.
 */
static void make_weak(spec_dtype *of, const map *in_table) {
    static const char *const python[][2] = {{"i*", "i64"}, {"f*", "f64"}, {"c*", "c128"}};
    char *stands_for = mem_copy_n(of->name, strlen(of->name) - 1);
    for (size_t i = 0; i < sizeof python / sizeof *python; i++) {
        if (strcmp(of->name, python[i][0]) != 0) continue;
        mem_free(stands_for);
        stands_for = mem_copy(python[i][1]);
    }
    const dtype_known *known = dtype_find_known(stands_for);
    const bool listed = map_find(in_table, stands_for, strlen(stands_for)) && !ends_in_star(stands_for);
    if (!known && !listed) {
        mem_free(stands_for);
        return;
    }
    if (known) spec_dtype_make_known(of, known);
    of->weak_of = stands_for;
    of->well_known = true;
}

/* The ident nearest to the name, with a number after it where it is taken. */
static char *choose_ident(enumerator_set *taken, const char *name) {
    text stem = {0}, ident = {0};
    name_nearest_ident(name, &stem);
    text_add(&ident, stem.data);
    for (int number = 2; !enumerator_set_add(taken, ident.data); number++) {
        ident.length = 0;
        text_printf(&ident, "%s%s%d", stem.data, stem.data[stem.length - 1] == '_' ? "" : "_", number);
    }
    text_free(&stem);
    return ident.data;
}

static void import_dtype(spec *of, lat_id id, const dtype_known *known, enumerator_set *taken) {
    spec_dtype *dtype = &of->dtypes[id];
    dtype->values.kind = VAL_ABSTRACT;
    if (known)
        spec_dtype_make_known(dtype, known);
    else if (ends_in_star(dtype->name))
        make_weak(dtype, &of->notes->by_name);
    dtype->ident = choose_ident(taken, dtype->name);
    dtype->strong = id;
}

void import_dtypes(spec *of, const spec_options *options) {
    size_t op_count;
    const char *const *ops = spec_options_op_names(options, &op_count);
    enumerator_set *taken = enumerator_set_new(ops, op_count);
    for (size_t pass = 0; pass < 2; pass++) { /* well-known dtypes keep their idents, so they choose first */
        for (size_t id = 0; id < of->dtype_count; id++) {
            const dtype_known *known = dtype_find_known(of->dtypes[id].name);
            if ((pass == 0) == (known != NULL)) import_dtype(of, (lat_id)id, known, taken);
        }
    }
    for (size_t id = 0; id < of->dtype_count; id++) {
        spec_dtype *dtype = &of->dtypes[id];
        if (dtype->weak_of) dtype->strong = spec_find_dtype(of, dtype->weak_of);
    }
    enumerator_set_free(taken);
}
