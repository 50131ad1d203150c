#include "site/atlas_system.h"

#include "emit/lua_members.h"
#include "report/check/costs.h"
#include "report/check/law_sentences.h"
#include "report/check/meanings.h"
#include "report/table/list_report.h"

static void push_dtype(lua_State *L, const spec_dtype *dtype) {
    lua_createtable(L, 0, 5);
    lua_member_text(L, "name", dtype->name);
    lua_member_text(L, "format", spec_dtype_format(dtype));
    lua_member_text(L, "kind", val_kind_name(dtype->values.kind));
    lua_member_integer(L, "bits", dtype->values.bits);
    lua_member_boolean(L, "weak", dtype->weak_of != NULL);
}

static void set_dtypes(lua_State *L, const analysis *of) {
    lua_createtable(L, (int)of->spec->dtype_count, 0);
    for (size_t id = 0; id < of->spec->dtype_count; id++) {
        push_dtype(L, &of->spec->dtypes[id]);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "dtypes");
}

static void push_law(lua_State *L, const analysis *of, lat_law law) {
    const lat_law_result *result = &of->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    law_verdict_sentence(&sentence, of, law);
    lua_createtable(L, 0, 5);
    lua_member_text(L, "name", lat_law_name(law));
    lua_member_text(L, "says", text_string(&says));
    lua_member_text(L, "sentence", text_string(&sentence));
    if (result->verdict != LAT_UNKNOWN) lua_member_boolean(L, "holds", result->verdict == LAT_HOLDS);
    if (result->counted) lua_member_integer(L, "failures", (lua_Integer)result->failures);
    text_free(&says);
    text_free(&sentence);
}

static void set_laws(lua_State *L, const analysis *of) {
    lua_createtable(L, LAT_LAW_COUNT, 0);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        push_law(L, of, law);
        lua_rawseti(L, -2, (lua_Integer)law + 1);
    }
    lua_setfield(L, -2, "laws");
}

static void set_losses(lua_State *L, const analysis *of) {
    static const struct {
        unsigned bit;
        const char *word;
    } denials[] = {
#define DENIAL(ENUM, bit, word) {bit, word},
        COST_FOR_EACH_DENIAL(DENIAL)
#undef DENIAL
    };
    lua_createtable(L, 0, sizeof denials / sizeof *denials);
    for (size_t i = 0; i < sizeof denials / sizeof *denials; i++) {
        size_t position = 0, pairs = 0;
        for (cost_cell cell; costs_next(of, &position, &cell);)
            pairs += costs_denied(of, &cell, denials[i].bit) != 0;
        lua_member_integer(L, denials[i].word, (lua_Integer)pairs);
    }
    lua_setfield(L, -2, "losses");
}

void atlas_system_push(lua_State *L, const analysis *of) {
    lua_createtable(L, 0, 9);
    lua_member_text(L, "name", of->spec->name);
    lua_member_text(L, "title", of->spec->title);
    lua_member_text(L, "group", list_group_word(of->spec->name));
    lua_member_text(L, "class", lat_class_name(of->laws.kind));
    lua_member_text(L, "meaning", lat_class_meaning(of->laws.kind));
    lua_member_integer(L, "undefined", (lua_Integer)of->promotion.undefined);
    set_dtypes(L, of);
    set_laws(L, of);
    set_losses(L, of);
}
