#include "spec/names/complete_names.h"

#include "base/memory.h"
#include "base/text.h"

#include <string.h>
#include <strings.h>

/* Names grow with each join of joins; past this length they are numbered instead. */
enum { NAME_MAX_LENGTH = 32 };

const char *complete_dtype(const completed *of, lat_id id) {
    const size_t n = of->spec->dtype_count;
    return id < n ? of->spec->dtypes[id].name : of->names[id - n];
}

static const char *ident_of(const completed *of, lat_id id) {
    const size_t n = of->spec->dtype_count;
    return id < n ? of->spec->dtypes[id].ident : of->idents[id - n];
}

/* True if no given dtype and no new one before `count` has that name or, in upper case, that ident. */
static bool is_free(const completed *of, size_t count, const char *name, const char *ident) {
    if (spec_find_dtype(of->spec, name) != LAT_NONE) return false; /* by an alias, too */
    for (size_t i = 0; i < of->spec->dtype_count + count; i++) {
        const lat_id id = (lat_id)i;
        if (!strcmp(complete_dtype(of, id), name) || !strcasecmp(ident_of(of, id), ident)) return false;
    }
    return true;
}

void complete_name_dtypes(completed *of) {
    const size_t count = of->added->new_count;
    of->names = mem_alloc_zeroed(count, sizeof *of->names);
    of->idents = mem_alloc_zeroed(count, sizeof *of->idents);
    for (size_t i = 0, number = 1; i < count; i++) {
        const lat_new_dtype *new = &of->added->added[i];
        text name = {0}, ident = {0};
        text_printf(&name, "%s_v_%s", complete_dtype(of, new->a), complete_dtype(of, new->b));
        text_printf(&ident, "%s_v_%s", ident_of(of, new->a), ident_of(of, new->b));
        bool usable = *ident_of(of, new->a) && *ident_of(of, new->b); /* the spec may give none */
        while (!usable || name.length > NAME_MAX_LENGTH || ident.length > NAME_MAX_LENGTH ||
               !is_free(of, i, text_string(&name), text_string(&ident))) {
            name.length = ident.length = 0;
            text_printf(&name, "join_%zu", number);
            text_printf(&ident, "join_%zu", number++);
            usable = true;
        }
        of->names[i] = name.data;
        of->idents[i] = ident.data;
    }
}

void complete_free_names(completed *of) {
    for (size_t i = 0; of->names && i < of->added->new_count; i++) {
        mem_free(of->names[i]);
        mem_free(of->idents[i]);
    }
    mem_free(of->names);
    mem_free(of->idents);
}
