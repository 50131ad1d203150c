#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "spec/names/known_names.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"
#include "spec/read/read_definition.h"

#include <string.h>

/* Begins a dtype of that name. False if the name is bad: then it is broken, but uses of it give no diagnostics. */
static bool begin_dtype(spec_reader *reader, const char *name, spec_place place, spec_dtype *dtype) {
    const char *problem = name_dtype_problem(name);
    *dtype = (spec_dtype){.name = mem_copy(name), .place = place, .value = SPEC_NO_VALUE, .values.kind = VAL_ABSTRACT};
    if (!problem) return true;
    name_report_bad_dtype(name, problem, reader->spec->file, place, reader->diagnostics);
    dtype->strong = DTYPE_BROKEN;
    return false;
}

/* How to write a dtype whose name is not well-known. The caller frees it. */
static char *how_to_write(const spec_reader *reader, const char *name) {
    const char *known_as = hint_well_known(name);
    known_name meaning = {0};
    const bool is_integer = known_name_find(name, &meaning) && !meaning.known && !meaning.of;
    text hint = {0};
    if (known_as) {
        text_printf(&hint, "write { \"%s\", as = \"%s\" }", name, known_as);
        return hint.data;
    }
    if (is_integer) {
        text_printf(&hint, "write { \"%s\", kind = \"%s\", bits = %d }", name, val_kind_name(meaning.values.kind),
                    meaning.values.bits);
        return hint.data;
    }
    const char **names = dtype_known_names();
    text_printf(&hint, "define it: { \"%s\", kind = ... }", name);
    char *similar = hint_for_dtype(reader->diagnostics, name, names, dtype_known_count, hint.data);
    text_free(&hint);
    mem_free(names);
    return similar;
}

static bool read_by_name(spec_reader *reader, spec_place place, spec_dtype *dtype) {
    const char *name = reader_string(reader, -1, place, "a dtype's name");
    if (!name) return false;
    if (!begin_dtype(reader, name, place, dtype)) return true;
    const dtype_known *known = dtype_find_known(name);
    if (known) {
        spec_dtype_make_known(dtype, known);
        return true;
    }
    char *hint = how_to_write(reader, name);
    DIAGNOSE(reader, place, "unknown-dtype", "\"%s\" is not a well-known dtype|%s", name, hint);
    mem_free(hint);
    dtype->strong = DTYPE_BROKEN;
    return true;
}

static bool read_by_table(spec_reader *reader, const map *fields, source_node *node, spec_place place,
                          spec_dtype *dtype) {
    lua_rawgeti(reader->lua, -1, 1);
    const bool nameless = lua_isnil(reader->lua, -1);
    const spec_place position = source_node_place(source_node_first_item(node), place); /* of its name */
    const char *name = NULL;
    if (nameless)
        DIAGNOSE(reader, place, "missing-field", "a dtype has no name|put it first: { \"q15\", kind = ... }");
    else
        name = reader_string(reader, -1, position, "a dtype's name");
    lua_pop(reader->lua, 1);
    if (!name) return false;
    begin_dtype(reader, name, position, dtype);
    read_definition(reader, fields, node, dtype);
    return true;
}

static bool read_entry(spec_reader *reader, const map *fields, source_node *node, spec_place place, spec_dtype *dtype) {
    if (lua_type(reader->lua, -1) == LUA_TSTRING) return read_by_name(reader, place, dtype);
    if (lua_type(reader->lua, -1) == LUA_TTABLE) return read_by_table(reader, fields, node, place, dtype);
    DIAGNOSE(reader, place, "wrong-type", "an entry of `dtypes` is a %s|name a dtype, or define one in a table",
             lua_typename(reader->lua, lua_type(reader->lua, -1)));
    return false;
}

bool read_dtypes(spec_reader *reader, spec_dtype **dtypes, size_t *count) {
    *dtypes = NULL;
    *count = 0;
    const spec_place place = reader_value_place(reader, SPEC_FIELD_DTYPES);
    size_t entries = 0;
    if (!reader_has_field(reader, SPEC_FIELD_DTYPES)) {
        if (reader->extends) return true;
        DIAGNOSE(reader, place, "missing-field",
                 "the spec has no field \"dtypes\"|list its dtypes, in order: dtypes = { \"b\", "
                 "\"i8\" }");
        return false;
    }
    if (!reader_field(reader, SPEC_FIELD_DTYPES)) return false;
    if (!reader_list(reader, "field \"dtypes\"", place, &entries)) {
        lua_pop(reader->lua, 1);
        return false;
    }
    if (entries == 0 && !reader->extends)
        DIAGNOSE(reader, place, "no-dtypes",
                 "the list of dtypes is empty|a promotion is between at least one dtype and itself");
    map *seen = &reader->spec->notes->by_name, fields = read_definition_fields();
    *dtypes = mem_alloc_zeroed(entries, sizeof **dtypes);
    source_node *node = source_node_first_item(reader_field_node(reader, SPEC_FIELD_DTYPES));
    for (size_t i = 1; i <= entries; i++, node = source_node_next_item(node)) {
        spec_dtype *dtype = &(*dtypes)[*count];
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        const bool read = read_entry(reader, &fields, node, source_node_place(node, place), dtype);
        lua_pop(reader->lua, 1);
        if (!read) continue;
        const uint32_t *earlier = map_add(seen, dtype->name, strlen(dtype->name), (uint32_t)*count);
        if (!earlier) {
            ++*count;
            continue;
        }
        DIAGNOSE(reader, dtype->place, "duplicate-dtype",
                 "dtype \"%s\" is listed twice|the first is on line %d: take one out", dtype->name,
                 (*dtypes)[*earlier].place.line);
        spec_dtype_clear(dtype);
        *dtype = (spec_dtype){0};
    }
    map_free(&fields);
    lua_pop(reader->lua, 1);
    return true;
}
