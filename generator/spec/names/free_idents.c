#include "spec/names/free_idents.h"
#include "base/map.h"
#include "base/memory.h"
#include "base/name_list.h"
#include "base/text.h"
#include "lattice/value_set.h"
#include "spec/names/names.h"
#include "templates/templates.h"

#include <ctype.h>
#include <string.h>

struct ident_set {
    map taken;        /* in lower case */
    name_list copies; /* what it has the keys of */
};

static bool take(ident_set *idents, const char *name) {
    name_list_add(&idents->copies, name, strlen(name));
    char *copy = idents->copies.names[idents->copies.count - 1];
    for (char *at = copy; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return map_add(&idents->taken, copy, strlen(copy), 0) == NULL;
}

ident_set *ident_set_new(const char *const *ops, size_t op_count) {
    ident_set *idents = mem_alloc_zeroed(1, sizeof *idents);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        text name = {0};
        text_printf(&name, "kind_%s", val_kind_name((val_kind)kind));
        take(idents, name.data);
        text_free(&name);
    }
    for (size_t i = 0; i < op_count; i++)
        take(idents, ops[i]);
    name_list own = {0};
    templates_add_names("promotion/own_names", &own);
    for (size_t i = 0; i < own.count; i++)
        take(idents, own.names[i]);
    name_list_free(&own);
    return idents;
}

bool ident_set_add(ident_set *idents, const char *ident) {
    const size_t length = strlen(ident);
    return take(idents, ident) && !(length && ident[length - 1] == '_');
}

char *ident_set_choose(ident_set *idents, const char *name) {
    text stem = {0}, ident = {0};
    name_nearest_ident(name, &stem);
    text_add(&ident, stem.data);
    for (int number = 2; !ident_set_add(idents, ident.data); number++) {
        ident.length = 0;
        text_printf(&ident, "%s%s%d", stem.data, stem.data[stem.length - 1] == '_' ? "" : "_", number);
    }
    text_free(&stem);
    return ident.data;
}

void ident_set_free(ident_set *idents) {
    map_free(&idents->taken);
    name_list_free(&idents->copies);
    mem_free(idents);
}
