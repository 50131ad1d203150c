#include "spec/read/read_rename.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"
#include "spec/read/read_definition.h"

#include <string.h>

/* What `rename` says of an inherited dtype. */
typedef struct renaming {
    lat_id id;          /* in the base */
    spec_dtype changed; /* fields that are given; the name NULL where it stays */
} renaming;

/* Reads the new name on top. False after a diagnostic. */
static bool read_new_name(spec_reader *reader, spec_place place, spec_dtype *changed) {
    const char *name = reader_string(reader, -1, place, "a new name in `rename`");
    const char *problem = name ? name_dtype_problem(name) : NULL;
    if (problem) name_report_bad_dtype(name, problem, reader->spec->file, place, reader->diagnostics);
    if (!name || problem) return false;
    changed->name = mem_copy(name);
    return true;
}

/* Reads what an inherited dtype becomes, which is on top: a name, or a table of fields that may begin with one. */
static bool read_changed(spec_reader *reader, const map *fields, const char *old, source_node *node, spec_place place,
                         spec_dtype *changed) {
    *changed = (spec_dtype){.value = SPEC_NO_VALUE, .place = place};
    if (lua_type(reader->lua, -1) == LUA_TSTRING) return read_new_name(reader, place, changed);
    if (lua_type(reader->lua, -1) != LUA_TTABLE) {
        DIAGNOSE(reader, place, "wrong-type",
                 "`rename` of \"%s\" is a %s|make it a string, a table, or false, which drops the dtype", old,
                 lua_typename(reader->lua, lua_type(reader->lua, -1)));
        return false;
    }
    bool good = true;
    if (lua_rawgeti(reader->lua, -1, 1) != LUA_TNIL)
        good = read_new_name(reader, source_node_place(source_node_first_item(node), place), changed);
    lua_pop(reader->lua, 1);
    char *name = changed->name;
    changed->name = name ? name : mem_copy(old);
    good = read_inherited(reader, fields, node, changed) && good;
    if (!name) mem_free(changed->name);
    changed->name = name;
    return good;
}

/* Drops an inherited dtype, or reads what it becomes: the value is on top, `node` in the text. */
static void read_entry(spec_reader *reader, const map *fields, const char *old, source_node *node, spec_place place,
                       renaming *made) {
    const lat_id id = spec_find_dtype(reader->base, old);
    made->id = LAT_NONE;
    if (id == LAT_NONE) {
        size_t count;
        const char **names = spec_dtype_words(reader->base, &count);
        char *hint = hint_for_dtype(reader->diagnostics, old, names, count, "take it out");
        DIAGNOSE(reader, source_node_place(node, place), "not-inherited",
                 "`rename` has \"%s\", which is not inherited|%s", old, hint);
        mem_free(hint);
        mem_free(names);
    } else if (lua_isboolean(reader->lua, -1) && !lua_toboolean(reader->lua, -1)) {
        reader->from_base[id] = LAT_NONE;
    } else if (read_changed(reader, fields, old, node, source_node_value_place(node, place), &made->changed)) {
        made->id = id;
    } else {
        spec_dtype_clear(&made->changed);
    }
}

static void take(char **field, char *value) {
    if (!value) return;
    mem_free(*field);
    *field = value;
}

/* Gives a dtype another name. Those that are named after it are told; the old name stays for look-ups until the end. */
static void change_name(spec_reader *reader, spec_dtype *dtype, char *name) {
    spec *base = reader->base;
    text ident = {0};
    if (dtype->ident && name_default_ident(dtype->name, &ident) && strcmp(ident.data, dtype->ident) == 0) {
        mem_free(dtype->ident);
        dtype->ident = NULL;
    }
    text_free(&ident);
    if (dtype->well_known && !dtype->weak_of && !dtype->as) dtype->as = mem_copy(dtype->format);
    for (size_t i = 0; i < base->dtype_count; i++) {
        spec_dtype *other = &base->dtypes[i];
        if (other->weak_of && other->strong == (lat_id)(dtype - base->dtypes)) take(&other->weak_of, mem_copy(name));
        if (other->of && !other->format && strcmp(other->of, dtype->name) == 0) take(&other->of, mem_copy(name));
    }
    reader->old_names = mem_grow(reader->old_names, reader->old_name_count + 1, sizeof *reader->old_names);
    reader->old_names[reader->old_name_count++] = dtype->name;
    dtype->name = name;
}

static void apply(spec_reader *reader, renaming *made) {
    spec_dtype *dtype = &reader->base->dtypes[made->id], *changed = &made->changed;
    if (changed->name) change_name(reader, dtype, changed->name);
    take(&dtype->ident, changed->ident);
    take(&dtype->title, changed->title);
    if (changed->value != SPEC_NO_VALUE) dtype->value = changed->value;
    for (size_t i = 0; i < sizeof dtype->host.words / sizeof *dtype->host.words; i++)
        take(&dtype->host.words[i], changed->host.words[i]);
    if (!changed->aliases) return;
    for (size_t i = 0; i < dtype->alias_count; i++)
        mem_free(dtype->aliases[i]);
    mem_free(dtype->aliases);
    dtype->aliases = changed->aliases;
    dtype->alias_count = changed->alias_count;
}

void read_rename(spec_reader *reader) {
    if (!reader_field(reader, SPEC_FIELD_RENAME)) return;
    const spec_place place = reader_value_place(reader, SPEC_FIELD_RENAME);
    source_node *node = reader_field_node(reader, SPEC_FIELD_RENAME);
    if (!reader->extends)
        DIAGNOSE(
            reader, reader_field_place(reader, SPEC_FIELD_RENAME), "without-extends",
            "field \"rename\" is about inherited dtypes, but the spec extends none|add extends = ..., or take it out");
    const key_list keys = reader_keys(reader, "field \"rename\"", node, place, 0);
    const size_t count = reader->base ? keys.count : 0;
    renaming *all = mem_alloc_zeroed(count, sizeof *all);
    map fields = read_definition_fields();
    for (size_t i = 0; i < count; i++) {
        lua_getfield(reader->lua, -1, keys.names[i]);
        read_entry(reader, &fields, keys.names[i], source_node_field(node, keys.names[i]), place, &all[i]);
        lua_pop(reader->lua, 1);
    }
    for (size_t i = 0; i < count; i++)
        if (all[i].id != LAT_NONE) apply(reader, &all[i]);
    map_free(&fields);
    mem_free(all);
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}
