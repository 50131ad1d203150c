#include "spec/write/complete_write.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/op_entry.h"
#include "spec/set.h"
#include "spec/write/writer.h"

#include <string.h>
#include <strings.h>

/* Names grow with each join of joins; past this length they are numbered instead. */
enum { NAME_MAX_LENGTH = 32 };

/* The name of a dtype of the completion, given or new. */
static const char *complete_dtype(const completed *completed, lat_id id) {
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

enum { COMMENT_WIDTH = 100, PAIRS_SHOWN = 1000 };

/* "i8 v u8, i8 v u16": the pairs that a new dtype is the join of, as comments that are wrapped; the first of many. */
static void add_pairs(text *lua, const completed *completed, size_t i, const char *comment) {
    const lat_new_dtype *new = &completed->added->added[i];
    const lat_edge generating = {new->a, new->b};
    const lat_edge *pairs = new->pair_count ? new->pairs : &generating;
    const size_t all = new->pair_count ? new->pair_count : 1, count = all < PAIRS_SHOWN ? all : PAIRS_SHOWN;
    size_t width = COMMENT_WIDTH + 1; /* the first one begins a line */
    for (size_t k = 0; k < count; k++) {
        text pair = {0};
        text_printf(&pair, "%s v %s", complete_dtype(completed, pairs[k].from), complete_dtype(completed, pairs[k].to));
        if (k) text_add_char(lua, ',');
        if (width + pair.length > COMMENT_WIDTH) {
            text_printf(lua, "%s%s", k ? "\n" : "", comment);
            width = 0;
        }
        text_add_char(lua, ' ');
        text_add_shown(lua, text_string(&pair), pair.length);
        width += pair.length + 2;
        text_free(&pair);
    }
    if (count < all) text_printf(lua, "\n%s and %zu more", comment, all - count);
    text_add_char(lua, '\n');
}

/* The comment at the beginning of each completion. */
static void add_head(text *lua, const completed *completed) {
    text_printf(
        lua,
        "-- The join completion of %s: the smallest join-semilattice that contains its order and keeps the joins\n"
        "-- that it has. ",
        completed->spec->name);
    text_add(lua, completed->added->new_count
                      ? "The pairs that a new dtype is the join of stand in a comment; a v b is the join of a and b.\n"
                      : "Every join exists already, so nothing is added.\n");
}

static void add_dtypes(text *lua, const completed *completed) {
    text_add(lua, "\n  dtypes = {\n");
    for (size_t i = 0; i < completed->added->new_count; i++) {
        text ident = {0};
        add_pairs(lua, completed, i, "    --");
        text_add(lua, "    { ");
        spec_write_string(lua, completed->names[i]);
        text_add(lua, ", kind = \"abstract\"");
        if (!name_default_ident(completed->names[i], &ident) ||
            strcmp(text_string(&ident), completed->idents[i]) != 0) {
            text_add(lua, ", ident = ");
            spec_write_string(lua, completed->idents[i]);
        }
        if (spec_has_values(completed->spec)) text_printf(lua, ", value = %d", spec_new_value(completed->spec, i));
        text_add(lua, " },\n");
        text_free(&ident);
    }
    text_add(lua, "  },\n");
}

static void add_edges(text *lua, const completed *completed) {
    text_add(lua, "\n  promotes = {\n");
    for (size_t i = 0; i < completed->added->edge_count;) {
        const lat_id from = completed->added->edges[i].from;
        text_add(lua, "    [");
        spec_write_string(lua, complete_dtype(completed, from));
        text_add(lua, "] = {");
        for (const char *separator = " "; i < completed->added->edge_count && completed->added->edges[i].from == from;
             i++) {
            text_add(lua, separator);
            spec_write_string(lua, complete_dtype(completed, completed->added->edges[i].to));
            separator = ", ";
        }
        text_add(lua, " },\n");
    }
    text_add(lua, "  },\n");
}

/* A completed spec demands all that follows from its joins, and what the given one does. */
static bool is_demanded(const spec *given, lat_law law) {
    return given->laws[law] || lat_law_of(law)->demanded;
}

void complete_write_extension(const completed *completed, const char *extends, text *lua) {
    add_head(lua, completed);
    text_printf(lua, "return {\n  name    = \"%s_complete\",\n  title   = ", completed->spec->name);
    text title = {0};
    text_printf(&title, "%s, completed", completed->spec->title ? completed->spec->title : completed->spec->name);
    spec_write_string(lua, text_string(&title));
    text_free(&title);
    text_add(lua, ",\n  extends = ");
    spec_write_string(lua, extends);
    text_add(lua, ",\n");
    if (completed->added->new_count) {
        add_dtypes(lua, completed);
        add_edges(lua, completed);
    }
    text_add(lua, "\n  laws = {");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (is_demanded(completed->spec, law)) text_printf(lua, "%s \"%s\"", law ? "," : "", lat_law_name(law));
    text_add(lua, " },\n}\n");
}

/* `old`, if there is any, followed by `suffix`. The caller frees. */
static char *with_suffix(const char *old, const char *suffix) {
    text both = {0};
    if (old) text_add(&both, old);
    text_add(&both, suffix);
    return both.data;
}

/* A longer copy of an array, the rest of which is yet to be filled. The caller frees. */
static void *copy_longer(const void *array, size_t count, size_t longer, size_t size) {
    void *copy = mem_alloc(longer * size);
    if (count) memcpy(copy, array, count * size);
    return copy;
}

void complete_write_whole(const completed *completed, text *lua) {
    const size_t n = completed->spec->dtype_count, all = n + completed->added->new_count;
    add_head(lua, completed);
    for (size_t i = 0; i < completed->added->new_count; i++) {
        text_add(lua, "-- ");
        text_add_shown(lua, completed->names[i], strlen(completed->names[i]));
        text_add(lua, ":\n");
        add_pairs(lua, completed, i, "--  ");
    }
    spec whole = *completed->spec; /* which it shares all but these with */
    whole.name = with_suffix(whole.name, "_complete");
    if (whole.title) whole.title = with_suffix(whole.title, ", completed");
    whole.dtypes = copy_longer(whole.dtypes, n, all, sizeof *whole.dtypes);
    if (whole.inexact) whole.inexact = copy_longer(whole.inexact, n, all, sizeof *whole.inexact);
    for (size_t i = n; i < all; i++) {
        whole.dtypes[i] = (spec_dtype){
            .name = completed->names[i - n],
            .ident = completed->idents[i - n],
            .strong = (lat_id)i,
            .value = spec_has_values(completed->spec) ? spec_new_value(completed->spec, i - n) : SPEC_NO_VALUE,
            .values = {.kind = VAL_ABSTRACT}};
        if (whole.inexact) whole.inexact[i] = LAT_NONE;
    }
    whole.dtype_count = all;
    whole.sets = sets_moved(whole.sets, whole.set_count, n, &whole, NULL);
    whole.entries = mem_alloc(whole.entry_count * sizeof *whole.entries);
    for (size_t i = 0; i < whole.entry_count; i++)
        whole.entries[i] = spec_op_moved(&completed->spec->entries[i], n, &whole, NULL);
    whole.edge_count += completed->added->edge_count;
    whole.edges = copy_longer(whole.edges, completed->spec->edge_count, whole.edge_count, sizeof *whole.edges);
    for (size_t i = 0; i < completed->added->edge_count; i++)
        whole.edges[completed->spec->edge_count + i] = completed->added->edges[i];
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        whole.laws[law] = is_demanded(completed->spec, law);
    spec_write(&whole, lua);
    for (size_t i = 0; i < whole.set_count; i++)
        spec_set_free(&whole.sets[i]);
    mem_free(whole.sets);
    for (size_t i = 0; i < whole.entry_count; i++)
        spec_op_clear(&whole.entries[i]);
    mem_free(whole.entries);
    mem_free(whole.name);
    mem_free(whole.title);
    mem_free(whole.dtypes);
    mem_free(whole.inexact);
    mem_free(whole.edges);
}
