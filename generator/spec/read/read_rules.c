#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/read/inherit.h"
#include "spec/read/read_sets.h"
#include "spec/table/table_fill.h"

#include <string.h>

/* Adds a diagnostic about the value on top, which is no end of an edge. */
static void report_bad_edge(spec_reader *reader, const char *from, spec_place place) {
    text words = {0};
    text_printf(&words, "an entry of the list of what %s promotes to", from);
    const char *to = reader_string(reader, -1, place, words.data);
    words.length = 0;
    text_printf(&words, "edge from %s to", from);
    if (to) reader_unknown_dtype(reader, place, words.data, to);
    text_free(&words);
}

/* The edges from one dtype: the list on top, which is `promotes[name]`. */
static void read_edges_from(spec_reader *reader, lat_id from, const char *name, source_node *promotes,
                            rules *collected) {
    source_node *node = source_node_field(promotes, name), *item = source_node_first_item(node);
    const spec_place place = source_node_value_place(node, reader_value_place(reader, SPEC_FIELD_PROMOTES));
    size_t count;
    if (!lua_istable(reader->lua, -1) || reader_list_hole(reader, &count)) {
        text words = {0};
        text_printf(&words, "the list of what %s promotes to", name);
        if (lua_istable(reader->lua, -1))
            reader_list(reader, words.data, place, &count);
        else
            DIAGNOSE(reader, place, "wrong-type", "%s is a %s|make it a list: { \"i16\", \"f32\" }", words.data,
                     lua_typename(reader->lua, lua_type(reader->lua, -1)));
        text_free(&words);
        return;
    }
    reader->spec->dtypes[from].alone = count == 0;
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        const spec_place position = source_node_place(item, place);
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        const char *end = reader_plain_string(reader, -1);
        const lat_id id = end ? reader_find(reader, end) : LAT_NONE;
        if (id == LAT_NONE)
            report_bad_edge(reader, name, position);
        else
            rules_add_edge(collected, (lat_edge){from, id}, position, false);
        lua_pop(reader->lua, 1);
    }
}

/* The edges that the table on top gives under a name of a dtype, if it gives any. */
static void read_edges_of(spec_reader *reader, lat_id from, const char *name, source_node *promotes, rules *collected) {
    lua_pushstring(reader->lua, name);
    if (lua_rawget(reader->lua, -2) != LUA_TNIL) read_edges_from(reader, from, name, promotes, collected);
    lua_pop(reader->lua, 1);
}

/* Reads edges in the order of the dtypes: Lua has no fixed order of keys. */
static void read_promotes(spec_reader *reader, rules *collected) {
    if (!reader_field(reader, SPEC_FIELD_PROMOTES)) return;
    source_node *node = reader_field_node(reader, SPEC_FIELD_PROMOTES);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_PROMOTES);
    const key_list keys = reader_keys(reader, "field \"promotes\"", node, place, 0);
    bool *has_edges = mem_alloc_zeroed(reader->spec->dtype_count, sizeof *has_edges);
    for (size_t i = 0; i < keys.count; i++) {
        const lat_id id = reader_find(reader, keys.names[i]);
        if (id != LAT_NONE)
            has_edges[id] = true;
        else
            reader_unknown_dtype(reader, source_node_place(source_node_field(node, keys.names[i]), place),
                                 "`promotes` gives edges of", keys.names[i]);
    }
    for (size_t id = 0; id < reader->spec->dtype_count; id++) {
        if (!has_edges[id]) continue;
        const spec_dtype *dtype = &reader->spec->dtypes[id];
        read_edges_of(reader, (lat_id)id, dtype->name, node, collected);
        for (size_t i = 0; i < dtype->alias_count; i++)
            read_edges_of(reader, (lat_id)id, dtype->aliases[i], node, collected);
    }
    mem_free(has_edges);
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}

/* The value of a resolve, which is on top. False after a diagnostic. */
static bool read_resolved(spec_reader *reader, const char *key, spec_place place, lat_id *to) {
    const char *name = reader_string(reader, -1, place, "the value of a resolve");
    *to = name && strcmp(name, "-") != 0 ? reader_find(reader, name) : LAT_NONE;
    const bool good = name && (*to != LAT_NONE || strcmp(name, "-") == 0);
    if (name && !good) {
        text subject = {0};
        text_printf(&subject, "resolve of \"%s\" to", key);
        reader_unknown_dtype(reader, place, subject.data, name);
        text_free(&subject);
    }
    return good;
}

/* The entry of `resolve` of that key, whose value is on top. */
static void read_resolve_of(spec_reader *reader, const char *key, const source_node *entry, spec_place field,
                            rules *collected) {
    const spec_place place = source_node_place(entry, field);
    set_pairs read = {0};
    lat_id value;
    bool good = read_resolved(reader, key, source_node_value_place(entry, field), &value);
    if (!reader_is_pair(key)) {
        DIAGNOSE(reader, place, "bad-resolve",
                 "`resolve` has the key \"%s\", which is not a pair|write [\"i8,u8\"] = \"i16\"", key);
        return;
    }
    good = reader_pairs(reader, key, false, place, "resolve of", &read) && good;
    for (size_t i = 0; i < read.count && good; i++)
        rules_add_resolve(collected, (lat_resolve){read.pairs[i].a, read.pairs[i].b, value}, place,
                          read.by_name ? RULE_BY_NAME : RULE_BY_SETS);
    mem_free(read.pairs);
}

static void read_resolve(spec_reader *reader, rules *collected) {
    if (!reader_field(reader, SPEC_FIELD_RESOLVE)) return;
    source_node *node = reader_field_node(reader, SPEC_FIELD_RESOLVE);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_RESOLVE);
    const key_list keys = reader_keys(reader, "field \"resolve\"", node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(reader->lua, keys.names[i]);
        lua_rawget(reader->lua, -2);
        read_resolve_of(reader, keys.names[i], source_node_field(node, keys.names[i]), place, collected);
        lua_pop(reader->lua, 1);
    }
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}

static literal_row *rows_of_table(void *context, size_t *count) {
    const spec_reader *reader = context;
    return source_map_rows(reader->lines, reader_field_node(reader, SPEC_FIELD_TABLE), count);
}

static void read_table(spec_reader *reader) {
    if (!reader_field(reader, SPEC_FIELD_TABLE)) return;
    const spec_place place = reader_value_place(reader, SPEC_FIELD_TABLE);
    spec *made = reader->spec;
    size_t length;
    const char *cells = lua_tolstring(reader->lua, -1, &length);
    const bool readable = reader_string(reader, -1, place, "field \"table\"") != NULL;
    if (!reader->base) made->table = table_new_cells(made->dtype_count, length);
    made->notes->row_places = mem_alloc_zeroed(made->dtype_count, sizeof *made->notes->row_places);
    const char **names = spec_dtype_names(made);
    table_text rows = {.at = cells, .end = cells + length};
    table_target target = {.by_name = &made->notes->by_name,
                           .names = names,
                           .n = made->dtype_count,
                           .table = made->table,
                           .row_places = made->notes->row_places,
                           .partial = reader->extends,
                           .file = made->file,
                           .place = place,
                           .rows = rows_of_table,
                           .context = reader,
                           .diagnostics = reader->diagnostics};
    if (readable) table_fill(&target, &rows);
    table_text_close(&rows);
    mem_free(names);
    lua_pop(reader->lua, 1);
}

bool read_form(spec_reader *reader) {
    const bool promotes = reader_has_field(reader, SPEC_FIELD_PROMOTES),
               table = reader_has_field(reader, SPEC_FIELD_TABLE);
    const bool resolve = reader_has_field(reader, SPEC_FIELD_RESOLVE);
    const spec_place place = source_node_place(reader->root, spec_place_line(1));
    const char *own = table ? "table" : "promotes";
    if (promotes && table) {
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_TABLE), "both-forms",
                 "the spec has both `promotes` and `table`|a spec is a lattice or a table: take one out");
        return false;
    }
    if (reader->extends) {
        if (!reader->base) return false;
        reader->spec->from_table = reader->base->from_table;
        if ((promotes || table) && table != reader->spec->from_table) {
            DIAGNOSE(reader, reader_field_place(reader, table ? SPEC_FIELD_TABLE : SPEC_FIELD_PROMOTES), "wrong-form",
                     "the spec has `%s`, but extends \"%s\", which has `%s`|say it in that form", own,
                     reader->base->name, table ? "promotes" : "table");
            return false;
        }
    } else if (!promotes && !table) {
        DIAGNOSE(reader, place, "no-form",
                 "the spec has neither `promotes` nor `table`|say what promotes to what: promotes = "
                 "{ i8 = { \"i16\" } }, or a table");
        return false;
    } else {
        reader->spec->from_table = table;
    }
    if (resolve && reader->spec->from_table)
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_RESOLVE), "resolve-in-table",
                 "the spec has `resolve`, but is a table|write the cell's value into the table");
    return true;
}

void read_rules(spec_reader *reader) {
    if (reader->spec->from_table) {
        if (reader->base) inherit_table(reader);
        read_table(reader);
        return;
    }
    rules collected = {0};
    inherit_rules(reader, &collected);
    read_promotes(reader, &collected);
    read_resolve(reader, &collected);
    rules_end(&collected, reader);
}
