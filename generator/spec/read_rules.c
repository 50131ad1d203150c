#include "base/memory.h"
#include "base/text.h"
#include "spec/grid.h"
#include "spec/inherit.h"
#include "spec/reader.h"

#include <string.h>

/* A dtype named by the string on top; LAT_NONE after a mistake. */
static lat_id dtype_on_top(reader *of, int line, const char *what, const char *subject) {
    const char *name = reader_string(of, -1, line, what);
    if (!name) return LAT_NONE;
    const lat_id id = reader_find(of, name);
    if (id == LAT_NONE) reader_unknown_dtype(of, line, subject, name);
    return id;
}

/* The edges from one dtype: the list on top. */
static void read_edges_from(reader *of, lat_id from, rules *to) {
    const char *name = of->to->dtypes[from].name;
    source_node *node = source_field(reader_field_node(of, SPEC_FIELD_PROMOTES), name);
    const int line = source_line(node, reader_field_line(of, SPEC_FIELD_PROMOTES));
    text what = {0}, entry = {0}, subject = {0};
    text_printf(&what, "the list of what %s promotes to", name);
    text_printf(&entry, "an entry of %s", what.data);
    text_printf(&subject, "edge from %s to", name);
    size_t count = 0;
    if (!lua_istable(of->lua, -1))
        MISTAKE(of, line, "wrong-type", "%s is a %s|make it a list: { \"i16\", \"f32\" }", what.data,
                lua_typename(of->lua, lua_type(of->lua, -1)));
    else if (!reader_list(of, what.data, line, &count))
        count = 0;
    for (size_t i = 1; i <= count; i++) {
        const int at = source_line(source_item(node, i), line);
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        const lat_id id = dtype_on_top(of, at, entry.data, subject.data);
        if (id != LAT_NONE) rules_add_edge(to, from, id, at, false);
        lua_pop(of->lua, 1);
    }
    text_free(&what);
    text_free(&entry);
    text_free(&subject);
}

/* Edges come in the order of the dtypes, so that nothing depends on the order in which Lua holds a table. */
static void read_promotes(reader *of, rules *to) {
    if (!reader_field(of, SPEC_FIELD_PROMOTES)) return;
    source_node *node = reader_field_node(of, SPEC_FIELD_PROMOTES);
    const int line = reader_field_line(of, SPEC_FIELD_PROMOTES);
    for (size_t id = 0; id < of->to->dtype_count; id++) {
        lua_pushstring(of->lua, of->to->dtypes[id].name);
        if (lua_rawget(of->lua, -2) != LUA_TNIL) read_edges_from(of, (lat_id)id, to);
        lua_pop(of->lua, 1);
    }
    const key_list keys = reader_keys(of, "field \"promotes\"", node, line, 0);
    for (size_t i = 0; i < keys.count; i++)
        if (reader_find(of, keys.names[i]) == LAT_NONE)
            reader_unknown_dtype(of, source_line(source_field(node, keys.names[i]), line), "`promotes` gives edges of",
                                 keys.names[i]);
    mem_free(keys.names);
    lua_pop(of->lua, 1);
}

/* The two dtypes of "a,b"; false after a mistake. */
static bool read_pair(reader *of, const char *key, int line, lat_id *a, lat_id *b) {
    const char *comma = strchr(key, ',');
    if (!comma || strchr(comma + 1, ',')) {
        MISTAKE(of, line, "bad-resolve", "`resolve` has the key \"%s\", which is no pair|write [\"i8,u8\"] = \"i16\"",
                key);
        return false;
    }
    lat_id *ids[] = {a, b};
    bool good = true;
    for (size_t i = 0; i < 2; i++) {
        const char *start = i == 0 ? key : comma + 1;
        size_t length = i == 0 ? (size_t)(comma - key) : strlen(comma + 1);
        for (; length && *start == ' '; length--)
            start++;
        while (length && start[length - 1] == ' ')
            length--;
        char *name = mem_copy_n(start, length);
        *ids[i] = reader_find(of, name);
        if (*ids[i] == LAT_NONE) {
            text subject = {0};
            text_printf(&subject, "resolve of \"%s\" names", key);
            reader_unknown_dtype(of, line, subject.data, name);
            text_free(&subject);
            good = false;
        }
        mem_free(name);
    }
    return good;
}

static void read_resolve(reader *of, rules *to) {
    if (!reader_field(of, SPEC_FIELD_RESOLVE)) return;
    source_node *node = reader_field_node(of, SPEC_FIELD_RESOLVE);
    const int line = reader_field_line(of, SPEC_FIELD_RESOLVE);
    const key_list keys = reader_keys(of, "field \"resolve\"", node, line, 0);
    for (size_t i = 0; i < keys.count; i++) {
        const int at = source_line(source_field(node, keys.names[i]), line);
        lat_id a, b, value = LAT_NONE;
        text subject = {0};
        text_printf(&subject, "resolve of \"%s\" to", keys.names[i]);
        lua_pushstring(of->lua, keys.names[i]);
        lua_rawget(of->lua, -2);
        const char *name = reader_string(of, -1, at, "the value of a resolve");
        const bool undefined = name && strcmp(name, "-") == 0;
        if (name && !undefined) {
            value = reader_find(of, name);
            if (value == LAT_NONE) reader_unknown_dtype(of, at, subject.data, name);
        }
        const bool good = read_pair(of, keys.names[i], at, &a, &b);
        if (good && name && (undefined || value != LAT_NONE)) rules_add_resolve(to, a, b, value, at, false);
        lua_pop(of->lua, 1);
        text_free(&subject);
    }
    mem_free(keys.names);
    lua_pop(of->lua, 1);
}

static int *lines_of_table(void *context, size_t *count) {
    const reader *of = context;
    return source_row_lines(of->lines, reader_field_node(of, SPEC_FIELD_TABLE), count);
}

static void read_table(reader *of) {
    if (!reader_field(of, SPEC_FIELD_TABLE)) return;
    const int line = reader_field_line(of, SPEC_FIELD_TABLE);
    spec *to = of->to;
    size_t length;
    const char *grid_text = lua_tolstring(of->lua, -1, &length);
    if (!reader_string(of, -1, line, "field \"table\"")) length = 0;
    const char **names = mem_alloc_zeroed(to->dtype_count, sizeof *names);
    for (size_t i = 0; i < to->dtype_count; i++)
        names[i] = to->dtypes[i].name;
    grid from = {.at = grid_text, .end = grid_text + length};
    grid_target target = {.by_name = &to->notes->by_name,
                          .names = names,
                          .n = to->dtype_count,
                          .table = to->table,
                          .partial = of->extends_line != 0,
                          .file = to->file,
                          .first_line = line,
                          .lines = lines_of_table,
                          .context = of,
                          .diagnostics = of->diagnostics};
    if (length) grid_fill(&from, &target);
    grid_close(&from);
    mem_free(names);
    lua_pop(of->lua, 1);
}

bool read_form(reader *of) {
    const bool promotes = reader_has_field(of, SPEC_FIELD_PROMOTES), table = reader_has_field(of, SPEC_FIELD_TABLE);
    const bool resolve = reader_has_field(of, SPEC_FIELD_RESOLVE);
    const int line = source_line(of->root, 1);
    const char *own = table ? "table" : "promotes";
    if (promotes && table) {
        MISTAKE(of, reader_field_line(of, SPEC_FIELD_TABLE), "both-forms",
                "the spec has both `promotes` and `table`|a spec is a lattice or a table: take one out");
        return false;
    }
    if (of->extends_line) {
        if (!of->base) return false;
        of->to->from_table = of->base->from_table;
        if ((promotes || table) && table != of->to->from_table) {
            MISTAKE(of, reader_field_line(of, table ? SPEC_FIELD_TABLE : SPEC_FIELD_PROMOTES), "wrong-form",
                    "the spec has `%s`, but extends \"%s\", which has `%s`|say it in that form", own, of->base->name,
                    table ? "promotes" : "table");
            return false;
        }
    } else if (!promotes && !table) {
        MISTAKE(of, line, "no-form",
                "the spec has neither `promotes` nor `table`|say what promotes to what: promotes = "
                "{ i8 = { \"i16\" } }, or a table");
        return false;
    } else {
        of->to->from_table = table;
    }
    if (resolve && of->to->from_table)
        MISTAKE(of, reader_field_line(of, SPEC_FIELD_RESOLVE), "resolve-in-table",
                "the spec has `resolve`, but is a table|write the cell's value into the table");
    return true;
}

void read_rules(reader *of) {
    if (of->to->from_table) {
        inherit_table(of);
        read_table(of);
        return;
    }
    rules to = {0};
    inherit_rules(of, &to);
    read_promotes(of, &to);
    read_resolve(of, &to);
    rules_end(&to, of);
}
