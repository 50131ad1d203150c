#include "spec/names/complete_names.h"

#include "base/memory.h"
#include "base/text.h"

#include <string.h>
#include <strings.h>

/* Names grow with each join of joins; past this length they are numbered instead. */
enum { NAME_MAX_LENGTH = 32 };

const char *complete_dtype(const completed *completed, lat_id id) {
    const size_t n = completed->spec->dtype_count;
    return id < n ? completed->spec->dtypes[id].name : completed->names[id - n];
}

static const char *ident_of(const completed *completed, lat_id id) {
    const size_t n = completed->spec->dtype_count;
    return id < n ? completed->spec->dtypes[id].ident : completed->idents[id - n];
}

/* True if no given dtype and no new one before `count` has that name or, in upper case, that ident. */
static bool is_free(const completed *completed, size_t count, const char *name, const char *ident) {
    if (spec_find_dtype(completed->spec, name) != LAT_NONE) return false; /* by an alias, too */
    for (size_t i = 0; i < completed->spec->dtype_count + count; i++) {
        const lat_id id = (lat_id)i;
        if (!strcmp(complete_dtype(completed, id), name) || !strcasecmp(ident_of(completed, id), ident)) return false;
    }
    return true;
}

void complete_name_dtypes(completed *completed) {
    const size_t count = completed->added->new_count;
    completed->names = mem_alloc_zeroed(count, sizeof *completed->names);
    completed->idents = mem_alloc_zeroed(count, sizeof *completed->idents);
    for (size_t i = 0, number = 1; i < count; i++) {
        const lat_new_dtype *new = &completed->added->added[i];
        text name = {0}, ident = {0};
        text_printf(&name, "%s_v_%s", complete_dtype(completed, new->a), complete_dtype(completed, new->b));
        text_printf(&ident, "%s_v_%s", ident_of(completed, new->a), ident_of(completed, new->b));
        bool usable = *ident_of(completed, new->a) && *ident_of(completed, new->b); /* the spec may give none */
        while (!usable || name.length > NAME_MAX_LENGTH || ident.length > NAME_MAX_LENGTH ||
               !is_free(completed, i, text_string(&name), text_string(&ident))) {
            name.length = ident.length = 0;
            text_printf(&name, "join_%zu", number);
            text_printf(&ident, "join_%zu", number++);
            usable = true;
        }
        completed->names[i] = name.data;
        completed->idents[i] = ident.data;
    }
}

void complete_free_names(completed *completed) {
    for (size_t i = 0; completed->names && i < completed->added->new_count; i++) {
        mem_free(completed->names[i]);
        mem_free(completed->idents[i]);
    }
    mem_free(completed->names);
    mem_free(completed->idents);
}
