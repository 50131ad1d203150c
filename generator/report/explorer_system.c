#include "report/explorer_system.h"
#include "analysis/dtype_matching.h"
#include "report/explorer_dtype.h"
#include "spec/extends.h"

#include <string.h>

/* Whether it is a spec that is part of the program. */
static bool is_installed(const analysis *of) {
    return of->spec->file_count == 0 && strcmp(of->argument, "-") != 0;
}

static void add_joins(json *out, const lat_promotion *of) {
    enum { UNDEFINED = -1, AMBIGUOUS = -2 };
    json_key(out, "joins");
    json_array(out, JSON_LINES);
    for (size_t a = 0; a < of->n; a++) {
        json_array(out, JSON_INLINE);
        for (size_t b = 0; b < of->n; b++) {
            const lat_id join = lat_cell(of, (lat_id)a, (lat_id)b);
            json_integer(out, join == LAT_AMBIGUOUS ? AMBIGUOUS : join == LAT_NONE ? UNDEFINED : join);
        }
        json_end(out);
    }
    json_end(out);
}

/* What the user calls it; of a file what `extends` takes for one. "-" where `extends` cannot name it. */
static void add_argument(json *out, const analysis *of) {
    const bool named = extends_can_name(of->spec, of->argument) && text_is_utf8(of->argument, strlen(of->argument));
    text name = {0};
    if (named && of->spec->file_count && !extends_is_path(of->argument)) text_add(&name, "./");
    text_add(&name, named ? of->argument : "-");
    json_string_member(out, "argument", name.data);
    text_free(&name);
}

void explorer_system_members(json *out, const analysis *of) {
    const spec *from = of->spec;
    json_string_member(out, "name", from->name);
    json_string_member(out, "title", from->title);
    json_string_member(out, "source", from->source);
    json_string_member(out, "note", from->note);
    add_argument(out, of);
    json_bool_member(out, "installed", is_installed(of));
    json_string_member(out, "form", from->from_table ? "table" : "graph");
    json_string_member(out, "class", lat_class_name(of->laws.kind));
    json_string_member(out, "nary", from->nary == LAT_NARY_BOUND ? "bound" : "fold");
    json_key(out, "dtypes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < from->dtype_count; i++)
        explorer_dtype(out, &from->dtypes[i]);
    json_end(out);
    add_joins(out, &of->promotion);
}

void explorer_match_member(json *out, const analysis *shown, const analysis *of) {
    dtype_matching found;
    dtype_matching_find(shown->spec, of->spec, &found);
    json_key(out, "match");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < shown->spec->dtype_count; i++)
        explorer_id(out, found.right_of[i]);
    json_end(out);
    dtype_matching_free(&found);
}
