#include "spec/read/canonical.h"
#include "base/memory.h"
#include "spec/op_entry.h"
#include "spec/read/modules.h"
#include "spec/words.h"

#include <ctype.h>
#include <lauxlib.h>
#include <stddef.h>
#include <string.h>

/* ---- The fields ---- */

typedef enum field_kind {
    FIELD_TEXT,     /* char *, NULL for nil */
    FIELD_INT,      /* int */
    FIELD_UNSIGNED, /* unsigned */
    FIELD_BOOL,     /* bool */
    FIELD_WORD,     /* an enum, by its words */
    FIELD_STATIC,   /* const char *, one of the words, which end in NULL */
    FIELD_PLACE,    /* spec_place, which is not pushed */
    FIELD_DTYPE,    /* lat_id, LAT_NONE for nil */
    FIELD_FLAGS,    /* bool *: by id, those that are keys of a table */
    FIELD_SET,      /* spec_set, without members for nil */
    FIELD_TEXTS,    /* a list of char * */
    FIELD_DTYPES,   /* a list of lat_id */
    FIELD_STRUCT,   /* a struct in the struct */
    FIELD_LIST      /* a list of structs, NULL for nil */
} field_kind;

typedef struct layout layout;
typedef struct field {
    const char *name; /* a digit: of an item of the list part */
    field_kind kind;
    size_t offset, count_at;  /* count_at: of the length of a list */
    const layout *item;       /* of a struct */
    const char *(*word)(int); /* of an enum */
} field;

struct layout {
    size_t size, count;
    const field *fields;
};

#define LAYOUT(NAME, TYPE, FIELDS)                                                                                     \
    static const layout NAME = {.size = sizeof(TYPE), .count = sizeof FIELDS / sizeof *FIELDS, .fields = FIELDS}
#define AT(TYPE, KIND, MEMBER) .kind = FIELD_##KIND, .offset = offsetof(TYPE, MEMBER)
#define FIELD(TYPE, KIND, MEMBER)                                                                                      \
    { .name = #MEMBER, AT(TYPE, KIND, MEMBER) }
#define LIST(TYPE, KIND, MEMBER, SIZE, ITEM) AT(TYPE, KIND, MEMBER), .count_at = offsetof(TYPE, SIZE), .item = ITEM

static const char *kind_word(int kind) {
    return val_kind_name((val_kind)kind);
}

static const char *special_word(int special) {
    return val_special_name((val_special)special);
}

static const char *form_word(int form) {
    return spec_op_form_name((spec_op_form)form);
}

static const char *value_word(int form) {
    static const char *const names[] = {
        [OP_VALUE_SAME] = "same", [OP_VALUE_PART] = "part", [OP_VALUE_INEXACT] = "inexact", [OP_VALUE_DTYPE] = "dtype"};
    return names[form];
}

static const char *system_word(int system) {
    return name_system_word((name_system)system);
}

static const char *known_word(int known) {
    return (size_t)known < dtype_known_count ? dtype_known_table[known].name : NULL;
}

static const char *overflow_word(int overflow) {
    return field_overflow_name((spec_overflow)overflow);
}

static const char *to_integer_word(int rule) {
    return field_to_integer_name((spec_to_integer)rule);
}

static const char *base_word(int base) {
    return field_casting_base_name((spec_casting_base)base);
}

static const field values_fields[] = {{.name = "kind", AT(val_set, WORD, kind), .word = kind_word},
                                      {.name = "special", AT(val_set, WORD, special), .word = special_word},
                                      {.name = "signed", AT(val_set, BOOL, is_signed)},
                                      FIELD(val_set, INT, bits),
                                      FIELD(val_set, INT, fraction),
                                      FIELD(val_set, INT, exponent),
                                      FIELD(val_set, INT, mantissa),
                                      FIELD(val_set, INT, bias)};
LAYOUT(values_layout, val_set, values_fields);

static const field dtype_fields[] = {FIELD(spec_dtype, TEXT, name),
                                     FIELD(spec_dtype, TEXT, ident),
                                     FIELD(spec_dtype, TEXT, title),
                                     FIELD(spec_dtype, TEXT, as),
                                     FIELD(spec_dtype, TEXT, weak_of),
                                     FIELD(spec_dtype, TEXT, of),
                                     FIELD(spec_dtype, TEXT, ctype),
                                     FIELD(spec_dtype, TEXT, to_f64),
                                     FIELD(spec_dtype, TEXT, from_f64),
                                     {.name = "aliases", LIST(spec_dtype, TEXTS, aliases, alias_count, NULL)},
                                     {.name = "values", AT(spec_dtype, STRUCT, values), .item = &values_layout},
                                     {.name = "format", AT(spec_dtype, STATIC, format), .word = known_word},
                                     FIELD(spec_dtype, UNSIGNED, size),
                                     FIELD(spec_dtype, BOOL, well_known),
                                     {.name = "overflow", AT(spec_dtype, WORD, overflow), .word = overflow_word},
                                     FIELD(spec_dtype, BOOL, alone),
                                     FIELD(spec_dtype, PLACE, place),
                                     FIELD(spec_dtype, PLACE, part_place)};
LAYOUT(dtype_layout, spec_dtype, dtype_fields);

static const field set_fields[] = {FIELD(spec_set, TEXT, name), FIELD(spec_set, FLAGS, members),
                                   FIELD(spec_set, FLAGS, named), FIELD(spec_set, UNSIGNED, classes),
                                   FIELD(spec_set, PLACE, place)};
LAYOUT(set_layout, spec_set, set_fields);

static const field edge_fields[] = {FIELD(lat_edge, DTYPE, from), FIELD(lat_edge, DTYPE, to)};
LAYOUT(edge_layout, lat_edge, edge_fields);

static const field resolve_fields[] = {FIELD(lat_resolve, DTYPE, a), FIELD(lat_resolve, DTYPE, b),
                                       FIELD(lat_resolve, DTYPE, value)};
LAYOUT(resolve_layout, lat_resolve, resolve_fields);

static const field pair_fields[] = {FIELD(spec_pair, DTYPE, a), FIELD(spec_pair, DTYPE, b)};
LAYOUT(pair_layout, spec_pair, pair_fields);

static const field cast_fields[] = {FIELD(spec_cast, DTYPE, from), FIELD(spec_cast, DTYPE, to),
                                    FIELD(spec_cast, BOOL, allows), FIELD(spec_cast, BOOL, in_table)};
LAYOUT(cast_layout, spec_cast, cast_fields);

static const field casting_fields[] = {FIELD(spec_casting, TEXT, name),
                                       {.name = "from", AT(spec_casting, WORD, from), .word = base_word},
                                       {.name = "casts", LIST(spec_casting, LIST, casts, cast_count, &cast_layout)},
                                       {.name = "includes", LIST(spec_casting, TEXTS, includes, include_count, NULL)},
                                       FIELD(spec_casting, PLACE, place)};
LAYOUT(casting_layout, spec_casting, casting_fields);

static const field value_fields[] = {{.name = "form", AT(spec_op_value, WORD, form), .word = value_word},
                                     FIELD(spec_op_value, DTYPE, dtype)};
LAYOUT(value_layout, spec_op_value, value_fields);

static const field line_fields[] = {{.name = "set", AT(spec_op_case, SET, of)},
                                    FIELD(spec_op_case, BOOL, one_dtype),
                                    {.name = "value", AT(spec_op_case, STRUCT, value), .item = &value_layout}};
LAYOUT(line_layout, spec_op_case, line_fields);

static const field cell_fields[] = {{.name = "1", AT(lat_op_cell, DTYPE, operands[0])},
                                    {.name = "2", AT(lat_op_cell, DTYPE, operands[1])},
                                    {.name = "3", AT(lat_op_cell, DTYPE, operands[2])},
                                    FIELD(lat_op_cell, DTYPE, result),
                                    FIELD(lat_op_cell, DTYPE, computed_in)};
LAYOUT(cell_layout, lat_op_cell, cell_fields);

static const field stub_fields[] = {FIELD(spec_stub_word, TEXT, field), FIELD(spec_stub_word, TEXT, of),
                                    FIELD(spec_stub_word, TEXT, word)};
LAYOUT(stub_layout, spec_stub_word, stub_fields);

static const field operands_fields[] = {{.name = "1", AT(spec_op, SET, operands[0])},
                                        {.name = "2", AT(spec_op, SET, operands[1])},
                                        {.name = "3", AT(spec_op, SET, operands[2])}};
LAYOUT(operands_layout, spec_op, operands_fields);

static const field op_fields[] = {FIELD(spec_op, TEXT, name),
                                  FIELD(spec_op, BOOL, known),
                                  FIELD(spec_op, BOOL, left_out),
                                  FIELD(spec_op, UNSIGNED, arity),
                                  {.name = "operands", .kind = FIELD_STRUCT, .item = &operands_layout},
                                  FIELD(spec_op, SET, domain),
                                  FIELD(spec_op, SET, kernels),
                                  FIELD(spec_op, BOOL, reduce),
                                  FIELD(spec_op, BOOL, commutative),
                                  FIELD(spec_op, BOOL, monotone),
                                  {.name = "form", AT(spec_op, WORD, form), .word = form_word},
                                  FIELD(spec_op, INT, by),
                                  {.name = "dtypes", LIST(spec_op, DTYPES, dtypes, count, NULL)},
                                  {.name = "map", LIST(spec_op, LIST, map.lines, map.count, &line_layout)},
                                  {.name = "compute", LIST(spec_op, LIST, compute.lines, compute.count, &line_layout)},
                                  {.name = "to_integer", AT(spec_op, WORD, to_integer), .word = to_integer_word},
                                  {.name = "cells", LIST(spec_op, LIST, cells, cell_count, &cell_layout)},
                                  {.name = "stub", LIST(spec_op, LIST, stub, stub_count, &stub_layout)},
                                  FIELD(spec_op, PLACE, place),
                                  {.name = "lost_names", AT(spec_op, TEXT, lost)},
                                  FIELD(spec_op, PLACE, lost_at)};
LAYOUT(op_layout, spec_op, op_fields);

static const field spec_fields[] = {
    FIELD(spec, TEXT, name),       FIELD(spec, TEXT, title),
    FIELD(spec, TEXT, source),     FIELD(spec, TEXT, note),
    FIELD(spec, TEXT, license),    FIELD(spec, TEXT, header),
    FIELD(spec, BOOL, from_table), {.name = "ops", LIST(spec, TEXTS, ops, op_count, NULL)},
    FIELD(spec, BOOL, ops_only),   {.name = "names", AT(spec, WORD, names), .word = system_word},
    FIELD(spec, TEXT, remarks)};
LAYOUT(spec_layout, spec, spec_fields);

/* Those that name dtypes, which are there by then. */
static const field rule_fields[] = {
    {.name = "set_list", LIST(spec, LIST, sets, set_count, &set_layout)},
    {.name = "edges", LIST(spec, LIST, edges, edge_count, &edge_layout)},
    {.name = "resolves", LIST(spec, LIST, resolves, resolve_count, &resolve_layout)},
    {.name = "hot", LIST(spec, LIST, hot, hot_count, &pair_layout)},
    {.name = "entry_list", LIST(spec, LIST, entries, entry_count, &op_layout)},
    {.name = "casting_list", LIST(spec, LIST, castings, casting_count, &casting_layout)}};
LAYOUT(rule_layout, spec, rule_fields);

/* A field of a struct, as what it is. */
#define MEMBER(TYPE, BASE, OFFSET)       (*(TYPE *)((char *)(BASE) + (OFFSET)))
#define CONST_MEMBER(TYPE, BASE, OFFSET) (*(TYPE const *)((const char *)(BASE) + (OFFSET)))

/* ---- From Lua ---- */

static void copy_struct(lua_State *lua, const spec *spec, const layout *layout, void *target);

static lat_id id_on_top(lua_State *lua) {
    if (!lua_istable(lua, -1)) return LAT_NONE;
    lua_getfield(lua, -1, "id");
    const lat_id id = (lat_id)lua_tointeger(lua, -1);
    lua_pop(lua, 1);
    return id;
}

/* The place of the word on top among those of the field. */
static int word_on_top(lua_State *lua, const field *field) {
    int place = 0;
    while (strcmp(field->word(place), lua_tostring(lua, -1)) != 0)
        place++;
    return place;
}

static char *text_on_top(lua_State *lua) {
    return lua_type(lua, -1) == LUA_TSTRING ? mem_copy(lua_tostring(lua, -1)) : NULL;
}

static bool *flags_on_top(lua_State *lua, const spec *spec) {
    bool *flags = mem_alloc_zeroed(spec->dtype_count, sizeof *flags);
    for (lua_pushnil(lua); lua_next(lua, -2);) {
        lua_pop(lua, 1);
        flags[id_on_top(lua)] = true;
    }
    return flags;
}

/* The list on top, of items of any kind. */
static void copy_list(lua_State *lua, const spec *spec, const field *field, void *target) {
    static const size_t sizes[] = {[FIELD_TEXTS] = sizeof(char *), [FIELD_DTYPES] = sizeof(lat_id), [FIELD_LIST] = 0};
    const size_t size = field->item ? field->item->size : sizes[field->kind];
    const size_t count = lua_istable(lua, -1) ? (size_t)lua_rawlen(lua, -1) : 0;
    char *items = lua_istable(lua, -1) ? mem_alloc_zeroed(count + 1, size) : NULL; /* an empty list is not none */
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        if (field->kind == FIELD_TEXTS)
            MEMBER(char *, items, i *size) = text_on_top(lua);
        else if (field->kind == FIELD_DTYPES)
            MEMBER(lat_id, items, i * size) = id_on_top(lua);
        else
            copy_struct(lua, spec, field->item, items + i * size);
        lua_pop(lua, 1);
    }
    MEMBER(void *, target, field->offset) = items;
    MEMBER(size_t, target, field->count_at) = count;
}

/* The value on top, which is that of a field. */
static void copy_field(lua_State *lua, const spec *spec, const field *field, void *target) {
    switch (field->kind) {
    case FIELD_TEXT:
        MEMBER(char *, target, field->offset) = text_on_top(lua);
        break;
    case FIELD_INT:
    case FIELD_UNSIGNED:
        MEMBER(int, target, field->offset) = (int)lua_tointeger(lua, -1);
        break;
    case FIELD_BOOL:
        MEMBER(bool, target, field->offset) = lua_toboolean(lua, -1);
        break;
    case FIELD_WORD:
        if (lua_isstring(lua, -1)) MEMBER(int, target, field->offset) = word_on_top(lua, field);
        break;
    case FIELD_STATIC:
        if (lua_isstring(lua, -1)) MEMBER(const char *, target, field->offset) = field->word(word_on_top(lua, field));
        break;
    case FIELD_PLACE:
        MEMBER(spec_place, target, field->offset) = modules_place(lua);
        break;
    case FIELD_DTYPE:
        MEMBER(lat_id, target, field->offset) = id_on_top(lua);
        break;
    case FIELD_FLAGS:
        MEMBER(bool *, target, field->offset) = flags_on_top(lua, spec);
        break;
    case FIELD_SET:
        if (lua_istable(lua, -1)) copy_struct(lua, spec, &set_layout, (char *)target + field->offset);
        break;
    case FIELD_STRUCT:
        if (lua_istable(lua, -1)) copy_struct(lua, spec, field->item, (char *)target + field->offset);
        break;
    case FIELD_TEXTS:
    case FIELD_DTYPES:
    case FIELD_LIST:
        copy_list(lua, spec, field, target);
        break;
    }
}

/* Copies the table on top. */
static void copy_struct(lua_State *lua, const spec *spec, const layout *layout, void *target) {
    luaL_checkstack(lua, 8, NULL);
    for (size_t i = 0; i < layout->count; i++) {
        const field *field = &layout->fields[i];
        if (isdigit((unsigned char)*field->name))
            lua_rawgeti(lua, -1, *field->name - '0');
        else
            lua_getfield(lua, -1, field->name);
        copy_field(lua, spec, field, target);
        lua_pop(lua, 1);
    }
}

/* ---- To Lua ---- */

/* `dtypes`: the place on the stack of the list of dtypes. */
static void push_struct(lua_State *lua, int dtypes, const layout *layout, const void *source);

static void push_id(lua_State *lua, int dtypes, lat_id id) {
    if (id == LAT_NONE)
        lua_pushnil(lua);
    else
        lua_rawgeti(lua, dtypes, (lua_Integer)id + 1);
}

static void push_flags(lua_State *lua, int dtypes, const bool *flags) {
    lua_newtable(lua);
    for (lua_Integer i = 1; flags && i <= (lua_Integer)lua_rawlen(lua, dtypes); i++) {
        if (!flags[i - 1]) continue;
        lua_rawgeti(lua, dtypes, i);
        lua_pushboolean(lua, true);
        lua_rawset(lua, -3);
    }
}

static void push_list(lua_State *lua, int dtypes, const field *field, const void *source) {
    const char *items = CONST_MEMBER(char *, source, field->offset);
    const size_t count = items ? CONST_MEMBER(size_t, source, field->count_at) : 0;
    lua_createtable(lua, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        if (field->kind == FIELD_TEXTS)
            lua_pushstring(lua, ((char *const *)(const void *)items)[i]);
        else if (field->kind == FIELD_DTYPES)
            push_id(lua, dtypes, ((const lat_id *)(const void *)items)[i]);
        else
            push_struct(lua, dtypes, field->item, items + i * field->item->size);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    if (items) return;
    lua_pop(lua, 1);
    lua_pushnil(lua);
}

static void push_field(lua_State *lua, int dtypes, const field *field, const void *source) {
    switch (field->kind) {
    case FIELD_TEXT:
    case FIELD_STATIC:
        lua_pushstring(lua, CONST_MEMBER(char *, source, field->offset));
        break;
    case FIELD_INT:
    case FIELD_UNSIGNED:
        lua_pushinteger(lua, CONST_MEMBER(int, source, field->offset));
        break;
    case FIELD_BOOL:
        lua_pushboolean(lua, CONST_MEMBER(bool, source, field->offset));
        break;
    case FIELD_WORD:
        lua_pushstring(lua, field->word(CONST_MEMBER(int, source, field->offset)));
        break;
    case FIELD_PLACE:
        lua_pushnil(lua);
        break;
    case FIELD_DTYPE:
        push_id(lua, dtypes, CONST_MEMBER(lat_id, source, field->offset));
        break;
    case FIELD_FLAGS:
        push_flags(lua, dtypes, CONST_MEMBER(bool *, source, field->offset));
        break;
    case FIELD_SET:
        if (CONST_MEMBER(spec_set, source, field->offset).members)
            push_struct(lua, dtypes, &set_layout, (const char *)source + field->offset);
        else
            lua_pushnil(lua);
        break;
    case FIELD_STRUCT:
        push_struct(lua, dtypes, field->item, (const char *)source + field->offset);
        break;
    case FIELD_TEXTS:
    case FIELD_DTYPES:
    case FIELD_LIST:
        push_list(lua, dtypes, field, source);
        break;
    }
}

/* Sets the fields of the table on top. */
static void set_fields_of(lua_State *lua, int dtypes, const layout *layout, const void *source) {
    luaL_checkstack(lua, 8, NULL);
    for (size_t i = 0; i < layout->count; i++) {
        const field *field = &layout->fields[i];
        push_field(lua, dtypes, field, source);
        if (isdigit((unsigned char)*field->name))
            lua_rawseti(lua, -2, *field->name - '0');
        else
            lua_setfield(lua, -2, field->name);
    }
}

static void push_struct(lua_State *lua, int dtypes, const layout *layout, const void *source) {
    lua_createtable(lua, 0, (int)layout->count);
    set_fields_of(lua, dtypes, layout, source);
}

/* ---- What has no field alike ---- */

static int int_of(lua_State *lua, const char *name, int otherwise) {
    const bool there = lua_getfield(lua, -1, name) == LUA_TNUMBER;
    const int number = there ? (int)lua_tointeger(lua, -1) : otherwise;
    lua_pop(lua, 1);
    return number;
}

static void set_integer(lua_State *lua, const char *name, lua_Integer number) {
    lua_pushinteger(lua, number);
    lua_setfield(lua, -2, name);
}

static bool bool_of(lua_State *lua, const char *name) {
    lua_getfield(lua, -1, name);
    const bool is = lua_toboolean(lua, -1);
    lua_pop(lua, 1);
    return is;
}

static spec_place place_of(lua_State *lua, const char *name) {
    lua_getfield(lua, -1, name);
    const spec_place place = modules_place(lua);
    lua_pop(lua, 1);
    return place;
}

/* The words of a field `host`, which are by "LANGUAGE.WORD". */
static void copy_host(lua_State *lua, const char *const *names, size_t count, char **words) {
    if (lua_getfield(lua, -1, "host") == LUA_TTABLE)
        for (size_t i = 0; i < HOST_LANGUAGE_COUNT * count; i++) {
            lua_pushfstring(lua, "%s.%s", host_language_names[i / count], names[i % count]);
            lua_rawget(lua, -2);
            words[i] = text_on_top(lua);
            lua_pop(lua, 1);
        }
    lua_pop(lua, 1);
}

static void set_host(lua_State *lua, const char *const *names, size_t count, char *const *words) {
    lua_newtable(lua);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT * count; i++) {
        if (!words[i]) continue;
        lua_pushfstring(lua, "%s.%s", host_language_names[i / count], names[i % count]);
        lua_pushstring(lua, words[i]);
        lua_rawset(lua, -3);
    }
    lua_setfield(lua, -2, "host");
}

static void copy_dtype(lua_State *lua, const spec *spec, spec_dtype *dtype) {
    copy_struct(lua, spec, &dtype_layout, dtype);
    copy_host(lua, host_dtype_word_names, HOST_DTYPE_WORD_COUNT, dtype->host.words);
    dtype->value = int_of(lua, "value", SPEC_NO_VALUE);
    lua_getfield(lua, -1, "strong");
    dtype->strong = id_on_top(lua);
    lua_pop(lua, 1);
    if (bool_of(lua, "broken")) dtype->strong = DTYPE_BROKEN;
}

static void copy_dtypes(lua_State *lua, spec *spec) {
    lua_getfield(lua, -1, "dtypes");
    spec->dtype_count = (size_t)lua_rawlen(lua, -1);
    spec->dtypes = mem_alloc_zeroed(spec->dtype_count, sizeof *spec->dtypes);
    for (size_t i = 0; i < spec->dtype_count; i++) {
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        copy_dtype(lua, spec, &spec->dtypes[i]);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    spec_identify_values(spec);
    map *by_name = &spec->notes->by_name;
    for (uint32_t id = 0; id < spec->dtype_count; id++)
        map_add(by_name, spec->dtypes[id].name, strlen(spec->dtypes[id].name), id);
    for (uint32_t id = 0; id < spec->dtype_count; id++)
        for (size_t i = 0; i < spec->dtypes[id].alias_count; i++)
            map_add(by_name, spec->dtypes[id].aliases[i], strlen(spec->dtypes[id].aliases[i]), id);
}

/* The places of the items of a field; NULL where it is no list. */
static spec_place *places_of(lua_State *lua, const char *list) {
    spec_place *places = NULL;
    if (lua_getfield(lua, -1, list) == LUA_TTABLE) {
        const size_t count = (size_t)lua_rawlen(lua, -1);
        places = mem_alloc_zeroed(count + 1, sizeof *places);
        for (size_t i = 0; i < count; i++) {
            lua_rawgeti(lua, -1, (lua_Integer)i + 1);
            places[i] = place_of(lua, "place");
            lua_pop(lua, 1);
        }
    }
    lua_pop(lua, 1);
    return places;
}

/* Copies the values of the dtypes that are keys of the table on top, by id; LAT_NONE for the others. */
static void copy_by_dtype(lua_State *lua, size_t count, lat_id *values) {
    for (size_t i = 0; i < count; i++)
        values[i] = LAT_NONE;
    for (lua_pushnil(lua); lua_next(lua, -2);) {
        const lat_id value = id_on_top(lua);
        lua_pop(lua, 1);
        values[id_on_top(lua)] = value;
    }
}

static void push_by_dtype(lua_State *lua, int dtypes, size_t count, const lat_id *values) {
    lua_newtable(lua);
    for (size_t i = 0; values && i < count; i++) {
        push_id(lua, dtypes, (lat_id)i);
        push_id(lua, dtypes, values[i]);
        lua_rawset(lua, -3);
    }
}

/* What a dtype is divided in, on top of the stack: false is `-`. */
static lat_id divided_on_top(lua_State *lua) {
    return lua_isboolean(lua, -1) ? SPEC_NOT_DIVIDED : id_on_top(lua);
}

static void push_divided(lua_State *lua, int dtypes, lat_id id) {
    if (id == SPEC_NOT_DIVIDED)
        lua_pushboolean(lua, false);
    else
        push_id(lua, dtypes, id);
}

static void copy_inexact(lua_State *lua, spec *spec) {
    spec->inexact = mem_alloc(spec->dtype_count * sizeof *spec->inexact);
    for (size_t i = 0; i < spec->dtype_count; i++)
        spec->inexact[i] = LAT_NONE;
    lua_getfield(lua, -1, "inexact");
    for (lua_pushnil(lua); lua_next(lua, -2);) {
        const lat_id value = divided_on_top(lua);
        lua_pop(lua, 1);
        spec->inexact[id_on_top(lua)] = value;
    }
    lua_getfield(lua, -2, "inexact_default");
    spec->notes->inexact_default_given = !lua_isnil(lua, -1);
    spec->inexact_default = lua_isnil(lua, -1) ? spec_widest_float(spec) : divided_on_top(lua);
    lua_getfield(lua, -3, "inexact_lost");
    spec->notes->inexact_lost = text_on_top(lua);
    lua_pop(lua, 3);
    spec->notes->inexact_lost_at = place_of(lua, "inexact_lost_at");
}

static void push_inexact(lua_State *lua, int dtypes, const spec *spec) {
    const bool given = spec->notes && spec->notes->inexact_default_given;
    if (given || spec->inexact_default != spec_widest_float(spec)) {
        push_divided(lua, dtypes, spec->inexact_default);
        lua_setfield(lua, -2, "inexact_default");
    }
    lua_newtable(lua);
    for (size_t i = 0; spec->inexact && i < spec->dtype_count; i++) {
        push_id(lua, dtypes, (lat_id)i);
        push_divided(lua, dtypes, spec->inexact[i]);
        lua_rawset(lua, -3);
    }
    lua_setfield(lua, -2, "inexact");
}

static void copy_table(lua_State *lua, spec *spec) {
    const size_t n = spec->dtype_count;
    spec->table = mem_alloc(n * n * sizeof *spec->table);
    lua_getfield(lua, -1, "table");
    for (lua_pushnil(lua); lua_next(lua, -2); lua_pop(lua, 1)) {
        lua_pushvalue(lua, -2);
        const size_t row = id_on_top(lua);
        lua_pop(lua, 1);
        copy_by_dtype(lua, n, spec->table + row * n);
    }
    lua_pop(lua, 1);
    if (lua_getfield(lua, -1, "row_places") == LUA_TTABLE) {
        spec->notes->row_places = mem_alloc_zeroed(n, sizeof *spec->notes->row_places);
        for (lua_pushnil(lua); lua_next(lua, -2);) {
            const spec_place place = modules_place(lua);
            lua_pop(lua, 1);
            spec->notes->row_places[id_on_top(lua)] = place;
        }
    }
    lua_pop(lua, 1);
}

/* What `promote` of each entry is. */
static void copy_promotes(lua_State *lua, spec *spec) {
    lua_getfield(lua, -1, "entry_list");
    for (size_t i = 0; i < spec->entry_count; i++) {
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        const int type = lua_getfield(lua, -1, "promote");
        spec->entries[i].promote = type == LUA_TSTRING      ? OP_PROMOTE_SAME
                                   : type == LUA_TNIL       ? OP_PROMOTE_DEFAULT
                                   : lua_toboolean(lua, -1) ? OP_PROMOTE_TRUE
                                                            : OP_PROMOTE_FALSE;
        spec->entries[i].has_stub = spec->entries[i].stub != NULL;
        lua_pop(lua, 2);
    }
    lua_pop(lua, 1);
}

static void set_promotes(lua_State *lua, const spec *spec) {
    lua_getfield(lua, -1, "entry_list");
    for (size_t i = 0; i < spec->entry_count; i++) {
        const spec_op_promote promote = spec->entries[i].promote;
        lua_rawgeti(lua, -1, (lua_Integer)i + 1);
        if (promote == OP_PROMOTE_SAME)
            lua_pushliteral(lua, "same");
        else
            lua_pushboolean(lua, promote == OP_PROMOTE_TRUE);
        if (promote != OP_PROMOTE_DEFAULT) lua_setfield(lua, -2, "promote");
        lua_settop(lua, promote != OP_PROMOTE_DEFAULT ? -2 : -3);
    }
    lua_pop(lua, 1);
}

static void copy_settings(lua_State *lua, spec *spec) {
    copy_struct(lua, spec, &spec_layout, spec);
    spec->notes->name_place = place_of(lua, "name_place");
    spec->by_zero_ones = int_of(lua, "by_zero", 1) == 2;
    spec->via_f32 = int_of(lua, "rounding", 1) == 2;
    spec->weak_scalars = (spec_weak_scalars)(int_of(lua, "weak_scalars", 1) - 1);
    spec->in_range = (spec_in_range)(int_of(lua, "in_range", 1) - 1);
    spec->nary = (lat_nary)(int_of(lua, "nary", 1) - 1);
    lua_getfield(lua, -1, "laws");
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        spec->laws[law] = bool_of(lua, lat_law_name(law));
    lua_pop(lua, 1);
    copy_host(lua, host_word_names, HOST_WORD_COUNT, spec->host.words);
}

void canonical_copy(lua_State *lua, spec_reader *reader) {
    spec *spec = reader->spec;
    copy_settings(lua, spec);
    reader->host_place = place_of(lua, "host_place");
    reader->bad_host = (unsigned)int_of(lua, "bad_host", 0);
    reader->has_form = bool_of(lua, "has_form");
    reader->linked = bool_of(lua, "linked");
    if (!reader->linked) return;
    copy_dtypes(lua, spec);
    copy_struct(lua, spec, &rule_layout, spec);
    copy_promotes(lua, spec);
    if (reader->has_form && spec->from_table) copy_table(lua, spec);
    spec->notes->edge_places = places_of(lua, "edges");
    spec->notes->resolve_places = places_of(lua, "resolves");
    copy_inexact(lua, spec);
    reader->op_places = places_of(lua, "op_places");
}

void canonical_push_dtype(lua_State *lua, const spec_dtype *dtype) {
    push_struct(lua, 0, &dtype_layout, dtype);
    set_host(lua, host_dtype_word_names, HOST_DTYPE_WORD_COUNT, dtype->host.words);
    if (dtype->value != SPEC_NO_VALUE) set_integer(lua, "value", dtype->value);
}

void canonical_push(lua_State *lua, const spec *spec) {
    const size_t n = spec->dtype_count;
    lua_newtable(lua);
    lua_createtable(lua, (int)n, 0);
    const int dtypes = lua_gettop(lua);
    for (size_t i = 0; i < n; i++) {
        canonical_push_dtype(lua, &spec->dtypes[i]);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    lua_pushvalue(lua, dtypes - 1);
    set_fields_of(lua, dtypes, &spec_layout, spec);
    set_fields_of(lua, dtypes, &rule_layout, spec);
    set_promotes(lua, spec);
    push_inexact(lua, dtypes, spec);
    lua_createtable(lua, (int)n, 0);
    for (size_t i = 0; spec->table && i < n; i++) {
        push_by_dtype(lua, dtypes, n, spec->table + i * n);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    lua_setfield(lua, -2, "table");
    lua_newtable(lua);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        lua_pushboolean(lua, spec->laws[law]);
        lua_setfield(lua, -2, lat_law_name(law));
    }
    lua_setfield(lua, -2, "laws");
    set_integer(lua, "by_zero", spec->by_zero_ones + 1);
    set_integer(lua, "rounding", spec->via_f32 + 1);
    set_integer(lua, "weak_scalars", spec->weak_scalars + 1);
    set_integer(lua, "in_range", spec->in_range + 1);
    set_integer(lua, "nary", spec->nary + 1);
    set_host(lua, host_word_names, HOST_WORD_COUNT, spec->host.words);
    lua_pop(lua, 1);
    lua_setfield(lua, -2, "dtypes");
}
