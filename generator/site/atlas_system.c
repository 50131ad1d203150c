#include "site/atlas_system.h"

#include "base/memory.h"
#include "emit/lua_members.h"
#include "report/costs.h"
#include "report/law_sentences.h"
#include "report/list_report.h"
#include "report/meanings.h"

static void push_dtype(lua_State *L, const spec_dtype *dtype) {
    lua_createtable(L, 0, 7);
    lua_member_text(L, "name", dtype->name);
    lua_member_text(L, "title", dtype->title);
    lua_member_text(L, "format", spec_dtype_format(dtype));
    lua_member_text(L, "kind", val_kind_name(dtype->values.kind));
    lua_member_integer(L, "bits", dtype->values.bits);
    lua_member_boolean(L, "weak", dtype->weak_of != NULL);
    lua_createtable(L, (int)dtype->alias_count, 0);
    for (size_t i = 0; i < dtype->alias_count; i++) {
        lua_pushstring(L, dtype->aliases[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "aliases");
}

static void push_row(lua_State *L, const analysis *of, size_t a) {
    const size_t n = of->promotion.n;
    lua_createtable(L, (int)n, 0);
    for (size_t b = 0; b < n; b++) {
        const lat_id join = lat_cell(&of->promotion, (lat_id)a, (lat_id)b);
        lua_pushinteger(L, join == LAT_NONE ? 0 : join == LAT_AMBIGUOUS ? -1 : join + 1);
        lua_rawseti(L, -2, (lua_Integer)b + 1);
    }
}

static void push_costs(lua_State *L, const spec *of, size_t from) {
    text digits = {0};
    for (size_t to = 0; to < of->dtype_count; to++)
        text_add_char(&digits,
                      (char)('0' + (int)val_conversion_cost(&of->dtypes[from].values, &of->dtypes[to].values)));
    lua_pushstring(L, text_string(&digits));
    text_free(&digits);
}

static void set_dtypes(lua_State *L, const analysis *of) {
    const size_t n = of->spec->dtype_count;
    static const char *const lists[] = {"dtypes", "joins", "costs"};
    for (size_t list = 0; list < sizeof lists / sizeof *lists; list++) {
        lua_createtable(L, (int)n, 0);
        for (size_t id = 0; id < n; id++) {
            if (list == 0)
                push_dtype(L, &of->spec->dtypes[id]);
            else if (list == 1)
                push_row(L, of, id);
            else
                push_costs(L, of->spec, id);
            lua_rawseti(L, -2, (lua_Integer)id + 1);
        }
        lua_setfield(L, -2, lists[list]);
    }
}

static void push_law(lua_State *L, const analysis *of, lat_law law) {
    const lat_law_result *result = &of->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    law_verdict_sentence(&sentence, of, law);
    lua_createtable(L, 0, 6);
    lua_member_text(L, "name", lat_law_name(law));
    lua_member_text(L, "says", text_string(&says));
    lua_member_text(L, "sentence", text_string(&sentence));
    lua_member_boolean(L, "required", of->spec->laws[law]);
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
    lua_createtable(L, 0, 16);
    lua_member_text(L, "name", of->spec->name);
    lua_member_text(L, "title", of->spec->title);
    lua_member_text(L, "source", of->spec->source);
    lua_member_text(L, "note", of->spec->note);
    lua_member_text(L, "group", list_group_word(of->spec->name));
    lua_member_text(L, "form", list_form(of));
    lua_member_text(L, "class", lat_class_name(of->laws.kind));
    lua_member_text(L, "meaning", lat_class_meaning(of->laws.kind));
    lua_member_integer(L, "undefined", (lua_Integer)of->promotion.undefined);
    set_dtypes(L, of);
    set_laws(L, of);
    set_losses(L, of);
}
