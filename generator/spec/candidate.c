#include "spec/candidate.h"
#include "base/text.h"
#include "spec/read/read.h"
#include "spec/write/writer.h"

#include <string.h>

/* Makes the places of diagnostics, which are in the spec around the dtype, those in the dtype's own text. */
static void take_off(spec_diagnostics *diagnostics, size_t first, size_t before, const char *dtype) {
    const int columns = (int)before, length = (int)strlen(dtype);
    for (size_t i = first; i < diagnostics->count; i++) {
        spec_place *place = &diagnostics->entries[i].place;
        if (place->line != 1) continue;
        const bool outside = place->column <= columns || place->column > columns + length;
        if (outside) *place = spec_place_unknown();
        if (!outside) place->column -= columns;
    }
}

/* Gives the last dtype a value, if it has none, where all of them must have one. */
static void add_value(const spec *spec, text *lua) {
    const int value = spec_new_value(spec);
    text_printf(lua,
                "local last = dtypes[#dtypes] if type(last) == \"string\" then dtypes[#dtypes] = { last, value = %d } "
                "elseif type(last) == \"table\" and last.value == nil then last.value = %d end ",
                value, value);
}

/* Begins a spec that is to hold the dtypes; all of it is one line, because messages say line 1. */
static void begin_spec(const spec *spec, text *lua) {
    text_add(lua, "return { name = \"candidate\", promotes = {}, laws = {}, ");
    if (spec->header) {
        text_add(lua, "header = ");
        spec_write_string(lua, spec->header);
        text_add(lua, ", ");
    }
    text_add(lua, "dtypes = ");
}

spec *spec_with_dtype(const spec *system, const char *dtype, const spec_options *options,
                      spec_diagnostics *diagnostics) {
    text all = {0};
    const size_t first = diagnostics->count;
    const bool values = spec_has_values(system);
    if (values)
        text_add(&all, "local dtypes = ");
    else
        begin_spec(system, &all);
    text_add(&all, "{ ");
    spec_write_dtypes(system->dtypes, system->dtype_count, &all);
    const bool is_table = dtype[strspn(dtype, " \t\n")] == '{';
    const size_t before = all.length + (is_table ? 0 : 1); /* a quote */
    if (is_table)
        text_add(&all, dtype);
    else
        spec_write_string(&all, dtype);
    text_add(&all, " } ");
    if (values) {
        add_value(system, &all);
        begin_spec(system, &all);
        text_add(&all, "dtypes ");
    }
    text_add(&all, "}");
    spec_diagnostics_show(diagnostics, "<dtype>", dtype, strlen(dtype), false);
    spec *made = spec_read_text("<dtype>", all.data, all.length, options, diagnostics);
    take_off(diagnostics, first, before, dtype);
    text_free(&all);
    if (!made || made->dtype_count == system->dtype_count + 1) return made;
    spec_diagnostics_add(diagnostics, "<dtype>", spec_place_unknown(), "no-single-dtype",
                         "\"%s\" is not a single dtype|give a well-known name, or one table as in `dtypes`", dtype);
    spec_free(made);
    return NULL;
}
