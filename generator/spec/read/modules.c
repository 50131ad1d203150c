#include "spec/read/modules.h"
#include "base/memory.h"
#include "embedded/embedded.h"
#include "spec/dtype.h"
#include "spec/names/host_words.h"
#include "spec/names/known_names.h"
#include "spec/names/name_company.h"
#include "spec/names/names.h"
#include "spec/op_entry.h"
#include "spec/read/hints.h"
#include "spec/words.h"
#include "spec/write/lua_text.h"

#include <lauxlib.h>
#include <lualib.h>
#include <stdio.h>
#include <string.h>

#define ENVIRONMENT "modules" /* in the registry */

static spec_report *report_of(lua_State *lua) {
    return lua_touserdata(lua, lua_upvalueindex(1));
}

spec_place modules_place(lua_State *lua) {
    int numbers[3] = {0};
    for (int i = 0; i < 3 && lua_istable(lua, -1); i++) {
        lua_rawgeti(lua, -1, i + 1);
        numbers[i] = (int)lua_tointeger(lua, -1);
        lua_pop(lua, 1);
    }
    return (spec_place){numbers[0], numbers[1], numbers[2]};
}

/* ---- Functions of the module `native` ---- */

/* report(place, name, what, hint) */
static int report(lua_State *lua) {
    const spec_report *report = report_of(lua);
    lua_pushvalue(lua, 1);
    spec_diagnostics_add(report->diagnostics, report->file, modules_place(lua), luaL_checkstring(lua, 2), "%s|%s",
                         luaL_checkstring(lua, 3), luaL_checkstring(lua, 4));
    return 0;
}

/* note(words): of the file that is read */
static int note(lua_State *lua) {
    const spec_report *report = report_of(lua);
    spec_diagnostics_note(report->diagnostics, "%s: %s", report->file, luaL_checkstring(lua, 1));
    return 0;
}

/* How many diagnostics have been found. */
static int found(lua_State *lua) {
    lua_pushinteger(lua, (lua_Integer)spec_diagnostics_found(report_of(lua)->diagnostics));
    return 1;
}

static int is_utf8(lua_State *lua) {
    size_t length;
    const char *text = luaL_checklstring(lua, 1, &length);
    lua_pushboolean(lua, text_is_utf8(text, length));
    return 1;
}

typedef char *hint_maker(const spec_diagnostics *diagnostics, const char *word, const char *const *known, size_t count,
                         const char *otherwise);

/* hint(word, known, otherwise) */
static int push_hint(lua_State *lua, hint_maker *make) {
    const size_t count = (size_t)lua_rawlen(lua, 2);
    const char **known = mem_alloc((count + 1) * sizeof *known);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(lua, 2, (lua_Integer)i + 1);
        known[i] = lua_tostring(lua, -1); /* the list keeps it */
        lua_pop(lua, 1);
    }
    char *hint = make(report_of(lua)->diagnostics, luaL_checkstring(lua, 1), known, count, luaL_checkstring(lua, 3));
    lua_pushstring(lua, hint);
    mem_free(hint);
    mem_free(known);
    return 1;
}

static int did_you_mean(lua_State *lua) {
    return push_hint(lua, spec_did_you_mean);
}

static int dtype_hint(lua_State *lua) {
    return push_hint(lua, hint_for_dtype);
}

static int cell_hint(lua_State *lua) {
    return push_hint(lua, hint_for_cell);
}

static int well_known(lua_State *lua) {
    lua_pushstring(lua, hint_well_known(luaL_checkstring(lua, 1)));
    return 1;
}

/* What another system's name of a dtype means: a well-known one, else nil and the kind and bits of an integer. */
static int meaning(lua_State *lua) {
    known_name name = {0};
    if (!known_name_find(luaL_checkstring(lua, 1), NAMES_ANY, &name) || name.is_unbounded) return 0;
    lua_pushstring(lua, name.known ? name.known->name : NULL);
    if (name.known || name.of) return 1;
    lua_pushstring(lua, val_kind_name(name.values.kind));
    lua_pushinteger(lua, name.values.bits);
    return 3;
}

static void set_text(lua_State *lua, const char *field, const char *text) {
    lua_pushstring(lua, text);
    lua_setfield(lua, -2, field);
}

/* The well-known dtype that a name means to a system, if it means nothing else to any of `others`; else NULL. */
static const char *sure_meaning(const char *name, name_system system, unsigned others) {
    known_name meant, readings[KNOWN_NAME_READINGS];
    if (!known_name_find(name, system, &meant) || !meant.known) return NULL;
    const size_t count = known_name_readings(name, readings);
    if (others && !(meant.systems & ~NAME_BYTE_SYSTEMS)) return NULL; /* float8 may have eight bits */
    for (size_t i = 0; i < count; i++)
        if (readings[i].systems & others && readings[i].known != meant.known) return NULL;
    return meant.known->name;
}

/*
 * sure_meanings(names, system): by name the well-known dtype that it means, to the system (nil: any) or beside the other
 * names; nothing for one that systems which may be meant read differently.
 */
static int sure_meanings(lua_State *lua) {
    const size_t count = (size_t)lua_rawlen(lua, 1);
    const name_system given = name_system_find(luaL_optstring(lua, 2, ""));
    const char **names = mem_alloc((count + 1) * sizeof *names);
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(lua, 1, (lua_Integer)i + 1);
        names[i] = lua_tostring(lua, -1);
        lua_pop(lua, 1); /* the list holds it */
    }
    const name_company company = name_company_find(names, count, 0, given);
    const unsigned others = company.is_given ? 0 : company.equals | company.rivals;
    lua_newtable(lua);
    for (size_t i = 0; i < count; i++)
        set_text(lua, names[i], sure_meaning(names[i], company.system, others));
    mem_free(names);
    return 1;
}

static void set_integer(lua_State *lua, const char *field, lua_Integer value) {
    lua_pushinteger(lua, value);
    lua_setfield(lua, -2, field);
}

static void push_values(lua_State *lua, const val_set *values) {
    lua_newtable(lua);
    set_text(lua, "kind", val_kind_name(values->kind));
    set_integer(lua, "bits", values->bits);
    lua_pushboolean(lua, values->is_signed);
    lua_setfield(lua, -2, "signed");
    if (values->kind != VAL_FLOAT && values->kind != VAL_COMPLEX) return;
    set_integer(lua, "exponent", values->exponent);
    set_integer(lua, "mantissa", values->mantissa);
    set_integer(lua, "bias", values->bias);
    set_text(lua, "special", val_special_name(values->special));
}

/* The well-known dtype of a name: { name, of, values }; nil where there is none. */
static int known(lua_State *lua) {
    const dtype_known *dtype = dtype_find_known(luaL_checkstring(lua, 1));
    if (!dtype) return 0;
    lua_newtable(lua);
    set_text(lua, "name", dtype->name);
    set_text(lua, "of", dtype->of);
    push_values(lua, &dtype->values);
    lua_setfield(lua, -2, "values");
    return 1;
}

static int all_known_names(lua_State *lua) {
    lua_newtable(lua);
    for (size_t i = 0; i < dtype_known_count; i++) {
        lua_pushstring(lua, dtype_known_table[i].name);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    return 1;
}

/* float_problem(exponent, mantissa, signed, bias, special): a problem and a hint, or nothing */
static int float_problem(lua_State *lua) {
    int special = 0;
    while (special + 1 < VAL_SPECIAL_COUNT &&
           strcmp(val_special_name((val_special)special), luaL_checkstring(lua, 5)) != 0)
        special++;
    const char *hint = NULL, *problem = dtype_float_problem(luaL_checkinteger(lua, 1), luaL_checkinteger(lua, 2),
                                                            lua_toboolean(lua, 3), luaL_checkinteger(lua, 4),
                                                            (val_special)special, &hint);
    lua_pushstring(lua, problem);
    lua_pushstring(lua, hint);
    return 2;
}

static int dtype_problem(lua_State *lua) {
    lua_pushstring(lua, name_dtype_problem(luaL_checkstring(lua, 1)));
    return 1;
}

static int alias_problem(lua_State *lua) {
    lua_pushstring(lua, name_alias_problem(luaL_checkstring(lua, 1)));
    return 1;
}

static int is_header(lua_State *lua) {
    lua_pushboolean(lua, host_word_is_header(luaL_checkstring(lua, 1)));
    return 1;
}

static int push_written(lua_State *lua, void write(text *lua, const char *word)) {
    text made = {0};
    write(&made, luaL_checkstring(lua, 1));
    lua_pushlstring(lua, made.data, made.length);
    text_free(&made);
    return 1;
}

/* quoted(text): as a string of Lua */
static int quoted(lua_State *lua) {
    return push_written(lua, spec_write_string);
}

/* key(text): as the key of a table */
static int written_key(lua_State *lua) {
    return push_written(lua, spec_write_key);
}

static int width(lua_State *lua) {
    lua_pushinteger(lua, (lua_Integer)text_width(luaL_checkstring(lua, 1)));
    return 1;
}

/* host_word_problem(word, language, form): nil where there is none */
static int host_word_problem(lua_State *lua) {
    text problem = {0};
    const bool good = host_word_check(luaL_checkstring(lua, 1), (host_language)luaL_checkinteger(lua, 2),
                                      (host_form)luaL_checkinteger(lua, 3), &problem);
    if (good)
        lua_pushnil(lua);
    else
        lua_pushstring(lua, text_string(&problem));
    text_free(&problem);
    return 1;
}

/* ---- Tables of the module `native` ---- */

/* Adds a list of words to the table on top. */
static void set_words(lua_State *lua, const char *field, const char *const *words, size_t count) {
    lua_createtable(lua, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(lua, words[i]);
        lua_rawseti(lua, -2, (lua_Integer)i + 1);
    }
    lua_setfield(lua, -2, field);
}

/* Begins row `index` of the list that is on top, which has a name. */
static void begin_row(lua_State *lua, const char *name) {
    lua_newtable(lua);
    set_text(lua, "name", name);
}

/* Adds the row on top to the list below it. */
static void end_row(lua_State *lua) {
    lua_rawseti(lua, -2, (lua_Integer)lua_rawlen(lua, -2) + 1);
}

static void add_meaning(lua_State *lua, const char *name, const char *words) {
    begin_row(lua, name);
    set_text(lua, "meaning", words);
    end_row(lua);
}

static void add_host_word(lua_State *lua, const char *name, host_form form, const char *doc, unsigned languages) {
    begin_row(lua, name);
    set_integer(lua, "form", form);
    set_text(lua, "doc", doc);
    set_integer(lua, "languages", (lua_Integer)languages);
    end_row(lua);
}

static void add_host(lua_State *lua) {
#define ADD_WORD(ENUM, name, form, doc, languages) add_host_word(lua, name, HOST_FORM_##form, doc, languages);
    lua_newtable(lua);
    HOST_FOR_EACH_WORD(ADD_WORD)
    lua_setfield(lua, -2, "host_words");
    lua_newtable(lua);
    HOST_FOR_EACH_DTYPE_WORD(ADD_WORD)
    lua_setfield(lua, -2, "dtype_words");
#undef ADD_WORD
    lua_newtable(lua);
    for (int i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        begin_row(lua, host_language_names[i]);
        set_text(lua, "title", host_language_titles[i]);
        set_integer(lua, "index", i);
        end_row(lua);
    }
    lua_setfield(lua, -2, "languages");
#define COUNT_FORM(ENUM, title) +1
    set_words(lua, "host_forms", host_form_titles, HOST_FOR_EACH_FORM(COUNT_FORM));
#undef COUNT_FORM
    set_integer(lua, "import_form", HOST_FORM_IMPORT);
}

/* op_aliases: the name of the operation that each alias is of. */
static void add_op_aliases(lua_State *lua, const op_catalogue *ops) {
    lua_newtable(lua);
    for (size_t i = 0; i < ops->count; i++) {
        const char *at = ops->items[i].aliases ? ops->items[i].aliases : "";
        for (size_t length; (length = strcspn(at, " ")) > 0; at += length + strspn(at + length, " ")) {
            lua_pushlstring(lua, at, length);
            lua_pushstring(lua, ops->items[i].name);
            lua_settable(lua, -3);
        }
    }
    lua_setfield(lua, -2, "op_aliases");
}

/* The operations that joinery has kernels of; nothing where they are not known. */
static void add_ops(lua_State *lua, const op_catalogue *ops) {
    lua_newtable(lua);
    for (int i = 0; i < OP_CONVERSION_COUNT; i++) {
        lua_pushboolean(lua, true);
        lua_setfield(lua, -2, op_conversion_name((op_conversion)i));
    }
    lua_setfield(lua, -2, "conversions");
    if (!ops) return;
    set_words(lua, "op_names", ops->names, ops->count);
    set_words(lua, "op_words", ops->names, ops->count + OP_CONVERSION_COUNT);
    set_words(lua, "isas", (const char *const *)ops->isas.names, ops->isas.count);
    lua_createtable(lua, 0, (int)ops->count);
    for (size_t i = 0; i < ops->count; i++) {
        lua_createtable(lua, 0, 3);
        set_integer(lua, "arity", ops->items[i].rule.arity);
        lua_pushboolean(lua, ops->items[i].rule.gives_bool);
        lua_setfield(lua, -2, "gives_bool");
        lua_pushboolean(lua, ops->items[i].rule.divides_integers);
        lua_setfield(lua, -2, "divides");
        lua_setfield(lua, -2, ops->items[i].name);
    }
    lua_setfield(lua, -2, "op_rules");
    add_op_aliases(lua, ops);
}

static void add_choices(lua_State *lua) {
    const char *by_zero[] = {field_by_zero_name(false), field_by_zero_name(true)};
    const char *rounding[] = {field_rounding_name(false), field_rounding_name(true)};
    const char *nary[LAT_NARY_COUNT], *weak_scalars[WEAK_SCALARS_COUNT], *overflow[OVERFLOW_COUNT];
    const char *to_integer[TO_INTEGER_COUNT], *in_range[RANGE_COUNT], *casting_bases[CASTING_BASE_COUNT];
    for (spec_casting_base each = 0; each < CASTING_BASE_COUNT; each++)
        casting_bases[each] = field_casting_base_name(each);
    for (spec_to_integer each = 0; each < TO_INTEGER_COUNT; each++)
        to_integer[each] = field_to_integer_name(each);
    for (spec_overflow each = 0; each < OVERFLOW_COUNT; each++)
        overflow[each] = field_overflow_name(each);
    for (spec_weak_scalars each = 0; each < WEAK_SCALARS_COUNT; each++)
        weak_scalars[each] = field_weak_scalars_name(each);
    for (spec_in_range each = 0; each < RANGE_COUNT; each++)
        in_range[each] = field_in_range_name(each);
    for (lat_nary each = 0; each < LAT_NARY_COUNT; each++)
        nary[each] = field_nary_name(each);
    set_words(lua, "by_zeros", by_zero, 2);
    set_words(lua, "roundings", rounding, 2);
    set_words(lua, "overflows", overflow, OVERFLOW_COUNT);
    set_words(lua, "to_integers", to_integer, TO_INTEGER_COUNT);
    set_words(lua, "narys", nary, LAT_NARY_COUNT);
    set_words(lua, "weak_scalars", weak_scalars, WEAK_SCALARS_COUNT);
    set_words(lua, "in_ranges", in_range, RANGE_COUNT);
    set_words(lua, "casting_bases", casting_bases, CASTING_BASE_COUNT);
    set_integer(lua, "built_in_castings", CASTING_BUILT_IN);
    set_integer(lua, "most_castings", SPEC_MOST_CASTINGS - CASTING_BUILT_IN);
    const char *systems[NAMES_COUNT];
    for (name_system each = 1; each < NAMES_COUNT; each++)
        systems[each - 1] = name_system_word(each);
    set_words(lua, "name_systems", systems, NAMES_COUNT - 1);
    size_t type_count;
    const char *const *types = spec_stub_types(&type_count);
    set_words(lua, "stub_types", types, type_count);
    set_text(lua, "portable_isa", OP_PORTABLE_ISA);
    set_integer(lua, "most_dtypes", (lua_Integer)LAT_MAX_DTYPES);
}

static void add_lists(lua_State *lua) {
    lua_newtable(lua);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++)
        add_meaning(lua, val_kind_name((val_kind)kind), val_kind_meaning((val_kind)kind));
    lua_setfield(lua, -2, "kinds");
    lua_newtable(lua);
    for (int special = 0; special < VAL_SPECIAL_COUNT; special++)
        add_meaning(lua, val_special_name((val_special)special), val_special_meaning((val_special)special));
    lua_setfield(lua, -2, "specials");
    lua_newtable(lua);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        begin_row(lua, lat_law_name(law));
        lua_pushboolean(lua, lat_law_of(law)->demanded);
        lua_setfield(lua, -2, "demanded");
        end_row(lua);
    }
    lua_setfield(lua, -2, "laws");
}

/* Pushes the module `native`: what of the program the modules use. */
static void push_native(lua_State *lua, const spec_options *options, spec_report *subject) {
    static const luaL_Reg functions[] = {{"report", report},
                                         {"note", note},
                                         {"found", found},
                                         {"is_utf8", is_utf8},
                                         {"did_you_mean", did_you_mean},
                                         {"hint_for_dtype", dtype_hint},
                                         {"hint_for_cell", cell_hint},
                                         {"well_known", well_known},
                                         {"meaning", meaning},
                                         {"sure_meanings", sure_meanings},
                                         {"known", known},
                                         {"known_names", all_known_names},
                                         {"float_problem", float_problem},
                                         {"dtype_problem", dtype_problem},
                                         {"alias_problem", alias_problem},
                                         {"is_header", is_header},
                                         {"host_word_problem", host_word_problem},
                                         {"quoted", quoted},
                                         {"key", written_key},
                                         {"width", width},
                                         {NULL, NULL}};
    lua_newtable(lua);
    lua_pushlightuserdata(lua, subject);
    luaL_setfuncs(lua, functions, 1);
    add_lists(lua);
    add_choices(lua);
    add_host(lua);
    add_ops(lua, options ? options->ops : NULL);
}

/* ---- Modules ---- */

/* require(name): what a module returns, which is run once. */
static int require(lua_State *lua) {
    const char *name = luaL_checkstring(lua, 1);
    lua_settop(lua, 1);
    lua_pushvalue(lua, 1);
    if (lua_rawget(lua, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    lua_pushfstring(lua, "generator/spec/lua/%s.lua", name);
    const embedded_file *file = embedded_find(lua_tostring(lua, -1));
    if (!file) return luaL_error(lua, "there is no module %s", name);
    if (luaL_loadbufferx(lua, file->text, file->length, name, NULL) != LUA_OK) return lua_error(lua);
    lua_call(lua, 0, 1);
    lua_pushvalue(lua, 1);
    lua_pushvalue(lua, -2);
    lua_rawset(lua, lua_upvalueindex(1));
    return 1;
}

static void open_library(lua_State *lua, const char *name, lua_CFunction open) {
    lua_pushcfunction(lua, open);
    lua_call(lua, 0, 1);
    lua_setfield(lua, -2, name);
}

/* A mistake in a module: nothing that a spec says leads here. */
static int panic(lua_State *lua) {
    fprintf(stderr, "joinery: internal error: %s\n", lua_tostring(lua, -1));
    return 0;
}

void modules_open(lua_State *lua, const spec_options *options, spec_report *report) {
    lua_atpanic(lua, panic);
    lua_newtable(lua);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    open_library(lua, "_G", luaopen_base);
    open_library(lua, "string", luaopen_string);
    open_library(lua, "table", luaopen_table);
    open_library(lua, "math", luaopen_math);
    open_library(lua, "utf8", luaopen_utf8);
    lua_newtable(lua); /* the modules that have run */
    push_native(lua, options, report);
    lua_setfield(lua, -2, "native");
    lua_pushcclosure(lua, require, 1);
    lua_setfield(lua, -2, "require");
    lua_setfield(lua, LUA_REGISTRYINDEX, ENVIRONMENT);
}

void modules_push(lua_State *lua, const char *module, const char *function) {
    lua_getfield(lua, LUA_REGISTRYINDEX, ENVIRONMENT);
    lua_pushvalue(lua, -1);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_pushliteral(lua, "");
    lua_getmetatable(lua, -1);
    lua_getfield(lua, -3, "string");
    lua_setfield(lua, -2, "__index");
    lua_pop(lua, 2);
    lua_getfield(lua, -1, "require");
    lua_pushstring(lua, module);
    lua_call(lua, 1, 1);
    lua_getfield(lua, -1, function);
    lua_replace(lua, -3);
    lua_pop(lua, 1);
}
