#include "spec/read/read_stub.h"

#include "base/memory.h"
#include "spec/names/host_words.h"
#include "spec/names/names.h"
#include "spec/op_entry.h"
#include "spec/read/read_options.h"
#include "templates/op_catalogue.h"

#include <string.h>

/* A stub while it is read. */
typedef struct stub {
    spec_reader *reader;
    const char *op;
    spec_op *entry;
    bool good;
} stub;

#define COMPLAIN(IN, PLACE, NAME, ...) ((IN)->good = false, DIAGNOSE((IN)->reader, PLACE, NAME, __VA_ARGS__))

/* What a field holds. A field that is none of these is the name of an instruction set, whose functions it names. */
typedef enum stub_field { STUB_HEADER, STUB_LINK, STUB_CPU, STUB_ISA } stub_field;
static const char *const field_names[] = {[STUB_HEADER] = "header", [STUB_LINK] = "link", [STUB_CPU] = "cpu"};

/* Whether a word is the name of a function, where `pattern` with %s in the place of the compute type. */
static bool is_function(const char *word, bool pattern) {
    const char *at = pattern ? strstr(word, "%s") : NULL;
    text whole = {0};
    text_printf(&whole, "%.*s%s%s", (int)(at ? (size_t)(at - word) : strlen(word)), word, at ? "f32" : "",
                at ? at + 2 : "");
    const bool good = name_is_c_identifier(text_string(&whole));
    text_free(&whole);
    return good;
}

/* Whether a word is the name of a library, as linkers take it after -l. */
static bool is_library(const char *word) {
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.+-";
    return *word && *word != '-' && word[strspn(word, allowed)] == '\0';
}

static bool is_good_word(stub_field field, const char *word, bool pattern) {
    switch (field) {
    case STUB_HEADER:
        return host_word_is_header(word);
    case STUB_LINK:
        return is_library(word);
    case STUB_CPU:
        return name_is_c_identifier(word);
    case STUB_ISA:
        return is_function(word, pattern);
    }
    return false;
}

/* What a word should be, and how to write it. */
static const struct {
    const char *is, *hint;
} asked[] = {[STUB_HEADER] = {"the name of a file", "write it as #include has it: mine.h, or <mine.h>"},
             [STUB_LINK] = {"the name of a library", "write it as a linker takes it after -l: m"},
             [STUB_CPU] = {"the name of a feature", "write it like { avx2 = \"fma\" }"},
             [STUB_ISA] = {"the name of a C function", "write it like mine_exp_%s, where %s is the compute type"}};

/* Adds the word on top, or false, which says that there is no function. */
static void add_word(stub *stub, stub_field field, const char *name, const char *key, spec_place place) {
    lua_State *lua = stub->reader->lua;
    const char *subject = reader_words(stub->reader, "`%s` of the stub of \"%s\"", name, stub->op);
    const bool none = key && field == STUB_ISA && lua_type(lua, -1) == LUA_TBOOLEAN && !lua_toboolean(lua, -1);
    const char *word = none ? NULL : reader_string(stub->reader, -1, place, subject);
    stub->good = stub->good && (none || word);
    if (none && strcmp(name, OP_PORTABLE_ISA) == 0)
        COMPLAIN(stub, place, "bad-stub",
                 "%s is false for %s|name a function: every other instruction set falls back on it", subject, key);
    if (word && !is_good_word(field, word, !key))
        COMPLAIN(stub, place, "bad-stub", "%s is \"%s\", which is not %s|%s", subject, word, asked[field].is,
                 asked[field].hint);
    spec_op *entry = stub->entry;
    entry->stub = mem_grow(entry->stub, entry->stub_count + 1, sizeof *entry->stub);
    entry->stub[entry->stub_count++] =
        (spec_stub_word){mem_copy(name), key ? mem_copy(key) : NULL, word ? mem_copy(word) : NULL};
}

/* Whether a key is one of a list, or nothing is known of them; a diagnostic if not. */
static bool check_key(stub *stub, const char *subject, const char *key, spec_place place, const char *const *known,
                      size_t count) {
    bool found = count == 0;
    for (size_t i = 0; i < count && !found; i++)
        found = strcmp(known[i], key) == 0;
    if (!found) reader_unknown_word(stub->reader, place, "bad-stub", subject, key, known, count);
    stub->good = stub->good && found;
    return found;
}

/* A table by instruction set or by compute type, which are the words that `known` lists; on top. */
static void read_by(stub *stub, stub_field field, const char *name, source_node *node, spec_place place,
                    const char *const *known, size_t count) {
    lua_State *lua = stub->reader->lua;
    const char *subject = reader_words(stub->reader, "`%s` of the stub of \"%s\"", name, stub->op);
    const key_list keys = reader_keys(stub->reader, subject, node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        source_node *line = source_node_field(node, keys.names[i]);
        if (!check_key(stub, field == STUB_CPU ? "instruction set" : "compute type", keys.names[i],
                       source_node_place(line, place), known, count))
            continue;
        lua_pushstring(lua, keys.names[i]);
        lua_rawget(lua, -2);
        add_word(stub, field, name, keys.names[i], source_node_value_place(line, place));
        lua_pop(lua, 1);
    }
    mem_free(keys.names);
}

static void read_list(stub *stub, const char *name, source_node *node, spec_place place) {
    lua_State *lua = stub->reader->lua;
    size_t count = 0;
    if (!reader_list(stub->reader, reader_words(stub->reader, "`%s` of the stub of \"%s\"", name, stub->op), place,
                     &count))
        stub->good = false;
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        add_word(stub, STUB_LINK, name, NULL, source_node_value_place(item, place));
        lua_pop(lua, 1);
    }
}

/* The field whose value is on top. `isas`: the names of the instruction sets, none where they are not known. */
static void read_stub_field(stub *stub, const char *name, source_node *node, spec_place place, const char *const *isas,
                            size_t isa_count) {
    const bool is_table = lua_type(stub->reader->lua, -1) == LUA_TTABLE;
    stub_field field = 0;
    while (field < STUB_ISA && strcmp(field_names[field], name) != 0)
        field++;
    size_t type_count;
    const char *const *types = spec_stub_types(&type_count);
    if ((field == STUB_HEADER && is_table) || (field == STUB_CPU && !is_table))
        COMPLAIN(stub, place, "wrong-type", "`%s` of the stub of \"%s\" is %s table|%s", name, stub->op,
                 is_table ? "a" : "no", asked[field].hint);
    else if (field == STUB_LINK && is_table)
        read_list(stub, name, node, place);
    else if (is_table)
        read_by(stub, field, name, node, place, field == STUB_CPU ? isas : types,
                field == STUB_CPU ? isa_count : type_count);
    else
        add_word(stub, field, name, NULL, place);
}

bool read_stub(spec_reader *reader, const char *op, source_node *node, spec_place place, spec_op *entry) {
    lua_State *lua = reader->lua;
    stub made = {.reader = reader, .op = op, .entry = entry, .good = true};
    const char *subject = reader_words(reader, "`stub` of \"%s\"", op);
    if (lua_type(lua, -1) != LUA_TTABLE) {
        COMPLAIN(&made, place, "wrong-type", "%s is a %s|write { header = \"mine.h\", scalar = \"mine_%s_%%s\" }",
                 subject, lua_typename(lua, lua_type(lua, -1)), op);
        return false;
    }
    entry->has_stub = true;
    const op_catalogue *catalogue = reader->options ? reader->options->ops : NULL;
    const size_t isa_count = catalogue ? catalogue->isas.count : 0;
    const char **known = mem_alloc((STUB_ISA + isa_count) * sizeof *known);
    memcpy(known, field_names, sizeof field_names);
    for (size_t i = 0; i < isa_count; i++)
        known[STUB_ISA + i] = catalogue->isas.names[i];
    const key_list keys = reader_keys(reader, subject, node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        source_node *line = source_node_field(node, keys.names[i]);
        if (!check_key(&made, "field of a stub", keys.names[i], source_node_place(line, place), known,
                       catalogue ? STUB_ISA + isa_count : 0))
            continue;
        lua_pushstring(lua, keys.names[i]);
        lua_rawget(lua, -2);
        read_stub_field(&made, keys.names[i], line, source_node_value_place(line, place), known + STUB_ISA, isa_count);
        lua_pop(lua, 1);
    }
    mem_free(keys.names);
    mem_free(known);
    return made.good;
}

bool is_stub_alone(lua_State *lua) {
    bool alone = lua_type(lua, -1) == LUA_TTABLE;
    for (op_field field = 0; field < OP_FIELD_COUNT && alone; field++) {
        const bool aside = field == OP_FIELD_KERNELS || field == OP_FIELD_COMMUTATIVE || field == OP_FIELD_MONOTONE;
        lua_pushstring(lua, op_field_table[field].name);
        const bool there = lua_rawget(lua, -2) != LUA_TNIL;
        alone = aside || there == (field == OP_FIELD_STUB);
        lua_pop(lua, 1);
    }
    return alone;
}
