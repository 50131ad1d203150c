#include "site/atlas_model.h"

#include "base/memory.h"
#include "embedded/embedded.h"
#include "emit/lua_members.h"
#include "report/check/costs.h"
#include "report/check/law_report.h"
#include "report/diagram/svg.h"
#include "report/diff/diff_document.h"
#include "report/explorer/explorer_page.h"
#include "report/table/list_report.h"
#include "report/table/table_report.h"
#include "report/write/palette.h"
#include "spec/names/name_company.h"
#include "spec/words.h"

#include <lauxlib.h>

static void push_dtype(lua_State *L, const spec_dtype *dtype) {
    lua_createtable(L, 0, 5);
    lua_member_text(L, "name", dtype->name);
    lua_member_text(L, "format", spec_dtype_format(dtype));
    lua_member_text(L, "kind", val_kind_name(dtype->values.kind));
    lua_member_integer(L, "bits", dtype->values.bits);
    lua_member_boolean(L, "weak", dtype->weak_of != NULL);
}

static void set_dtypes(lua_State *L, const analysis *analysis) {
    lua_createtable(L, (int)analysis->spec->dtype_count, 0);
    for (size_t id = 0; id < analysis->spec->dtype_count; id++) {
        push_dtype(L, &analysis->spec->dtypes[id]);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "dtypes");
}

static void push_law(lua_State *L, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    law_outcome_sentence(&sentence, analysis, law, NULL, "v");
    lua_createtable(L, 0, 5);
    lua_member_text(L, "name", lat_law_name(law));
    lua_member_text(L, "says", text_string(&says));
    lua_member_text(L, "sentence", text_string(&sentence));
    lua_member_boolean(L, "holds", result->outcome == LAT_HOLDS);
    lua_member_integer(L, "failures", (lua_Integer)result->failures);
    text_free(&says);
    text_free(&sentence);
}

static void set_laws(lua_State *L, const analysis *analysis) {
    lua_createtable(L, LAT_LAW_COUNT, 0);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        push_law(L, analysis, law);
        lua_rawseti(L, -2, (lua_Integer)law + 1);
    }
    lua_setfield(L, -2, "laws");
}

static void set_losses(lua_State *L, const analysis *analysis) {
    static const struct {
        unsigned bit;
        const char *word;
    } denials[] = {
#define DENIAL(ENUM, bit, word) {bit, word},
        COST_FOR_EACH_DENIAL(DENIAL)
#undef DENIAL
    };
    lua_createtable(L, 0, sizeof denials / sizeof *denials + 1);
    for (size_t i = 0; i < sizeof denials / sizeof *denials; i++)
        lua_member_integer(L, denials[i].word, (lua_Integer)costs_count_denied(analysis, denials[i].bit));
    const unsigned any = DENY_ROUNDS | DENY_OVERFLOWS | DENY_DROPS;
    lua_member_integer(L, "any", (lua_Integer)costs_count_denied(analysis, any));
    lua_setfield(L, -2, "losses");
}

static void push_system(lua_State *L, const analysis *analysis) {
    lua_createtable(L, 0, 10);
    lua_member_text(L, "name", analysis->spec->name);
    lua_member_text(L, "title", analysis->spec->title);
    lua_member_text(L, "group", list_group_word(analysis->spec->name));
    lua_member_text(L, "class", lat_class_name(analysis->laws.kind));
    lua_member_text(L, "meaning", lat_class_meaning(analysis->laws.kind));
    lua_member_text(L, "nary", field_nary_name(analysis->promotion.nary));
    lua_member_integer(L, "undefined", (lua_Integer)analysis->promotion.undefined);
    set_dtypes(L, analysis);
    set_laws(L, analysis);
    set_losses(L, analysis);
}

static const atlas *atlas_of(lua_State *L) {
    return lua_touserdata(L, lua_upvalueindex(1));
}

static const analysis *system_at(lua_State *L, int argument) {
    const atlas *atlas = atlas_of(L);
    const lua_Integer number = luaL_checkinteger(L, argument);
    luaL_argcheck(L, number >= 1 && (size_t)number <= atlas->count, argument, "no system has this number");
    return &atlas->systems[number - 1];
}

static void set_integer(lua_State *L, const char *key, size_t value) {
    lua_pushinteger(L, (lua_Integer)value);
    lua_setfield(L, -2, key);
}

/* Where pushing it raises an error, memory is out, which ends the run. */
static void push_text(lua_State *L, text *input) {
    lua_pushlstring(L, text_string(input), input->length);
    text_free(input);
}

/* read(i, name): the number of readings that a name has, that dtype if it is one, and a note on how it was read, or "". */
static int read_name(lua_State *L) {
    const spec *spec = system_at(L, 1)->spec;
    const char *name = luaL_checkstring(L, 2);
    lat_id found = spec_find_dtype(spec, name);
    const bool is_own = found != LAT_NONE;
    const size_t count = is_own ? 1 : known_name_dtypes(spec, name, &found, 1);
    text note = {0};
    if (count == 1 && !is_own) name_company_tell_one(known_name_system(spec), name, &note);
    lua_pushinteger(L, (lua_Integer)count);
    if (count == 1)
        lua_pushinteger(L, (lua_Integer)found + 1);
    else
        lua_pushnil(L);
    push_text(L, &note);
    return 3;
}

static void add_words(lua_State *L, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, words[i]);
        lua_rawseti(L, -2, (lua_Integer)lua_rawlen(L, -2) + 1);
    }
}

/* Names of dtypes: those of every system with their aliases, joinery's own, and those that are listed. */
static int names(lua_State *L) {
    const atlas *atlas = atlas_of(L);
    lua_newtable(L);
    for (size_t i = 0; i < atlas->count; i++) {
        size_t count;
        const char **words = spec_dtype_words(atlas->systems[i].spec, &count);
        add_words(L, words, count);
        mem_free(words);
    }
    for (size_t i = 0; i < dtype_known_count; i++)
        add_words(L, &dtype_known_table[i].name, 1);
    for (size_t i = 0; i < name_table_count; i++)
        add_words(L, &name_table[i].names, 1);
    return 1;
}

static lat_id dtype_at(lua_State *L, const analysis *analysis, int argument) {
    const lua_Integer number = luaL_checkinteger(L, argument);
    luaL_argcheck(L, number >= 1 && (size_t)number <= analysis->spec->dtype_count, argument,
                  "no dtype has this number");
    return (lat_id)(number - 1);
}

/* join(i, a, b): the dtype that two promote to; else nil, and whether that is because the pair is ambiguous. */
static int join(lua_State *L) {
    const analysis *analysis = system_at(L, 1);
    const lat_id found = lat_cell(&analysis->promotion, dtype_at(L, analysis, 2), dtype_at(L, analysis, 3));
    if (found < LAT_AMBIGUOUS) {
        lua_pushinteger(L, (lua_Integer)found + 1);
        return 1;
    }
    lua_pushnil(L);
    lua_pushboolean(L, found == LAT_AMBIGUOUS);
    return 2;
}

/* losses(i, operand, join): a list, { "rounds", "overflows" }. */
static int losses(lua_State *L) {
    const analysis *analysis = system_at(L, 1);
    const spec_dtype *dtypes = analysis->spec->dtypes;
    const val_losses lost =
        val_conversion_losses(&dtypes[dtype_at(L, analysis, 2)].values, &dtypes[dtype_at(L, analysis, 3)].values);
    lua_newtable(L);
    for (int place = 0; place < VAL_LOSS_COUNT; place++) {
        if (!(lost >> place & 1)) continue;
        const char *word = val_loss_name(place);
        add_words(L, &word, 1);
    }
    return 1;
}

static int difference(lua_State *L) {
    const analysis *left = system_at(L, 1), *right = system_at(L, 2);
    diff_report found;
    text markdown = {0};
    diff_report_find(left, right, &found);
    diff_document(&(document){.out = &markdown, .format = FORMAT_MD}, &found);
    lua_createtable(L, 0, 3);
    set_integer(L, "shared", found.matching.count);
    set_integer(L, "cells", found.count);
    diff_report_free(&found);
    push_text(L, &markdown);
    lua_setfield(L, -2, "markdown");
    return 1;
}

static int system_page(lua_State *L) {
    const atlas *atlas = atlas_of(L);
    list_report installed = {0};
    for (size_t i = 0; i < atlas->count; i++)
        list_report_add(&installed, &atlas->systems[i]);
    const explorer shown = {
        .systems = system_at(L, 1), .count = 1, .installed = &installed, .version = JOINERY_VERSION};
    text page = {0}, error = {0};
    const bool made = explorer_page(&page, &shown, &error);
    list_report_free(&installed);
    if (made) {
        push_text(L, &page);
    } else {
        text_free(&page);
        push_text(L, &error);
        return lua_error(L);
    }
    return 1;
}

static int table(lua_State *L) {
    text page = {0};
    table_report(&(document){.out = &page, .format = FORMAT_HTML, .fragment = true},
                 &(table_view){.analysis = system_at(L, 1)});
    push_text(L, &page);
    return 1;
}

/* nil where there is no diagram to draw. */
static int picture(lua_State *L) {
    const analysis *analysis = system_at(L, 1);
    if (!analysis->promotion.order.transitive) return 0;
    text svg = {0};
    drawing_svg(&svg, analysis);
    push_text(L, &svg);
    return 1;
}

static int document_text(lua_State *L) {
    const embedded_file *file = embedded_find(luaL_checkstring(L, 1));
    if (!file) return 0;
    lua_pushlstring(L, file->text, file->length);
    return 1;
}

static void set_functions(lua_State *L, const atlas *atlas) {
    static const luaL_Reg functions[] = {{"names", names},   {"read", read_name},        {"join", join},
                                         {"losses", losses}, {"difference", difference}, {"page", system_page},
                                         {"table", table},   {"picture", picture},       {"document", document_text},
                                         {NULL, NULL}};
    lua_pushlightuserdata(L, (void *)atlas);
    luaL_setfuncs(L, functions, 1);
}

void atlas_model_push(lua_State *L, const atlas *atlas) {
    lua_newtable(L);
    lua_createtable(L, (int)atlas->count, 0);
    for (size_t i = 0; i < atlas->count; i++) {
        push_system(L, &atlas->systems[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "systems");
    lua_createtable(L, 0, VAL_UNKNOWN);
    for (val_cost cost = VAL_ROUNDS; cost <= VAL_UNKNOWN; cost++)
        lua_member_text(L, val_cost_name(cost), palette_mark(cost));
    lua_setfield(L, -2, "marks");
    text colours = {0};
    palette_css(&colours);
    push_text(L, &colours);
    lua_setfield(L, -2, "palette");
    lua_member_text(L, "module", atlas->module);
    set_functions(L, atlas);
}
