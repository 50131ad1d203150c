#include "base/map.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/dtype.h"
#include "spec/import.h"
#include "spec/names.h"
#include "spec/reader.h"

#include <string.h>

static bool ends_in_star(const char *name) {
    const size_t length = strlen(name);
    return length > 1 && name[length - 1] == '*';
}

/* `NAME*`: i*, f* and c* stand for what they do in Python, the others for NAME. Nothing where there is no such dtype.
 */
static void make_weak(spec_dtype *to, const map *in_table) {
    const char *name = to->name;
    static const char *const pythons[][2] = {{"i*", "i64"}, {"f*", "f64"}, {"c*", "c128"}};
    char *stands_for = mem_copy_n(name, strlen(name) - 1);
    for (size_t i = 0; i < sizeof pythons / sizeof *pythons; i++) {
        if (strcmp(name, pythons[i][0]) != 0) continue;
        mem_free(stands_for);
        stands_for = mem_copy(pythons[i][1]);
    }
    const dtype_known *known = dtype_find_known(stands_for);
    const bool listed = map_find(in_table, stands_for, strlen(stands_for)) && !ends_in_star(stands_for);
    if (!known && !listed) {
        mem_free(stands_for);
        return;
    }
    if (known) spec_dtype_make_known(to, known);
    to->weak_of = stands_for;
    to->well_known = true;
}

/* The default ident as far as there is one, `_` for what cannot be in C, and a number where the name is taken. */
static char *choose_ident(name_set *taken, const char *name) {
    text stem = {0}, ident = {0};
    for (; *name; name++) {
        if (*name == '*')
            text_add(&stem, "_weak");
        else if ((*name & 0x80) == 0)
            text_add_char(
                &stem, strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", *name) ? *name : '_');
        else if ((*name & 0x40) != 0) /* the first byte of a longer character */
            text_add_char(&stem, '_');
    }
    text_add(&ident, stem.data);
    for (int number = 2; !names_take_enumerator(taken, ident.data); number++) {
        ident.length = 0;
        text_printf(&ident, "%s%s%d", stem.data, stem.data[stem.length - 1] == '_' ? "" : "_", number);
    }
    text_free(&stem);
    return ident.data;
}

void import_dtypes(spec *to, const map *by_name, const spec_options *options) {
    name_set *taken = names_upper_case(options ? options->op_names : NULL, options ? options->op_count : 0);
    for (size_t pass = 0; pass < 2; pass++) { /* well-known dtypes keep their idents, so they choose first */
        for (size_t id = 0; id < to->dtype_count; id++) {
            spec_dtype *dtype = &to->dtypes[id];
            const dtype_known *known = dtype_find_known(dtype->name);
            if ((pass == 0) != (known != NULL)) continue;
            dtype->values.kind = VAL_ABSTRACT;
            if (known)
                spec_dtype_make_known(dtype, known);
            else if (ends_in_star(dtype->name))
                make_weak(dtype, by_name);
            dtype->ident = choose_ident(taken, dtype->name);
            dtype->line = 1;
            dtype->strong = (lat_id)id;
        }
    }
    for (size_t id = 0; id < to->dtype_count; id++) {
        spec_dtype *dtype = &to->dtypes[id];
        if (dtype->weak_of) dtype->strong = spec_find_dtype(to, dtype->weak_of);
    }
    names_free(taken);
}
