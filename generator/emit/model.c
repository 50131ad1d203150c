#include "emit/model.h"

#include "analysis/castings.h"
#include "emit/lua_ids.h"
#include "emit/lua_members.h"
#include "emit/model_operations.h"
#include "lattice/result_type.h"
#include "platform/pathname.h"
#include "report/check/law_report.h"
#include "report/explain/join_explanation.h"
#include "spec/names/host_words.h"
#include "spec/names/names.h"
#include "spec/set.h"
#include "spec/words.h"
#include "spec/write/writer.h"

#include <lauxlib.h>
#include <string.h>

static void set_names(lua_State *L, const char *key, const char *const *names, size_t count) {
    if (!names) return;
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        lua_pushstring(L, names[i]);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, key);
}

static const char *name_of(const spec *spec, lat_id id) {
    return id < spec->dtype_count ? spec->dtypes[id].name : NULL;
}

/* The name of what is divided in, "-" for none; NULL where the spec does not say. */
static const char *divided_in(const spec *spec, lat_id id) {
    return id == SPEC_NOT_DIVIDED ? "-" : name_of(spec, id);
}

static void push_values(lua_State *L, const val_set *values) {
    lua_member_text(L, "kind", val_kind_name(values->kind));
    lua_member_integer(L, "bits", values->bits);
    if (values->kind == VAL_FIXED) lua_member_integer(L, "fraction", values->fraction);
    if (values->kind != VAL_FLOAT && values->kind != VAL_COMPLEX) return;
    lua_member_boolean(L, "signed", values->is_signed);
    lua_member_integer(L, "exponent", values->exponent);
    lua_member_integer(L, "mantissa", values->mantissa);
    lua_member_integer(L, "bias", values->bias);
    lua_member_text(L, "special", val_special_name(values->special));
}

/* Words by language: a table of tables at `host`, without languages that have none. */
static void set_host(lua_State *L, char *const *words, const char *const *names, size_t count) {
    lua_createtable(L, 0, HOST_LANGUAGE_COUNT);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        if (!host_has_words(&words[i * count], count)) continue;
        lua_createtable(L, 0, (int)count);
        for (size_t k = 0; k < count; k++)
            lua_member_text(L, names[k], words[i * count + k]);
        lua_setfield(L, -2, host_language_names[i]);
    }
    lua_setfield(L, -2, "host");
}

/* The words of a dtype, of which `name` is the whole expression for it. */
static void set_dtype_host(lua_State *L, const spec_host *host, const spec_dtype *dtype) {
    char *words[HOST_LANGUAGE_COUNT * HOST_DTYPE_WORD_COUNT];
    text expressions[HOST_LANGUAGE_COUNT] = {0};
    memcpy(words, dtype->host.words, sizeof words);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        host_dtype_expression(host, dtype, (host_language)i, &expressions[i]);
        words[i * HOST_DTYPE_WORD_COUNT + HOST_DTYPE_WORD_NAME] = expressions[i].data;
    }
    set_host(L, words, host_dtype_word_names, HOST_DTYPE_WORD_COUNT);
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++)
        text_free(&expressions[i]);
}

static void push_dtype(lua_State *L, const analysis *analysis, size_t id, bool is_dense) {
    const spec_dtype *dtype = &analysis->spec->dtypes[id];
    lua_createtable(L, 0, 16);
    lua_member_integer(L, "id", (lua_Integer)id);
    lua_member_text(L, "name", dtype->name);
    lua_member_text(L, "ident", dtype->ident);
    lua_member_text(L, "title", dtype->title);
    lua_member_text(L, "format", spec_dtype_format(dtype));
    static const char *const none[] = {NULL};
    set_names(L, "aliases", dtype->aliases ? (const char *const *)dtype->aliases : none, dtype->alias_count);
    lua_member_integer(L, "value", spec_dtype_value(analysis->spec, (lat_id)id));
    lua_member_integer(L, "index", is_dense ? spec_dtype_value(analysis->spec, (lat_id)id) : (int)id);
    push_values(L, &dtype->values);
    lua_member_integer(L, "size", dtype->size);
    lua_member_text(L, "weak",
                    dtype->weak_of && dtype->strong != LAT_NONE ? name_of(analysis->spec, dtype->strong)
                                                                : dtype->weak_of);
    if (dtype->strong != LAT_NONE) lua_member_integer(L, "strong", dtype->strong);
    const lat_id part = spec_dtype_part(analysis->spec, dtype);
    lua_member_text(L, "of", part != LAT_NONE ? name_of(analysis->spec, part) : dtype->of);
    if (part != LAT_NONE) lua_member_integer(L, "part", part);
    lua_member_integer(L, "position", analysis->promotion.order.position[id]);
    lua_member_text(L, "ctype", dtype->ctype);
    lua_member_text(L, "to_f64", dtype->to_f64);
    lua_member_text(L, "from_f64", dtype->from_f64);
    if (dtype->values.kind == VAL_FLOAT) lua_member_text(L, "overflow", field_overflow_name(dtype->overflow));
    if (analysis->spec->inexact) lua_member_text(L, "inexact", divided_in(analysis->spec, analysis->spec->inexact[id]));
    set_dtype_host(L, &analysis->spec->host, dtype);
}

/* The floats among the well-known dtypes, in the order of their table. */
static void set_formats(lua_State *L) {
    lua_Integer count = 0;
    lua_newtable(L);
    for (size_t i = 0; i < dtype_known_count; i++) {
        const dtype_known *known = &dtype_known_table[i];
        if (known->values.kind != VAL_FLOAT) continue;
        lua_createtable(L, 0, 8);
        lua_member_text(L, "name", known->name);
        push_values(L, &known->values);
        lua_rawseti(L, -2, ++count);
    }
    lua_setfield(L, -2, "formats");
}

/* Pushes a list with a value for each dtype, of that one and the dtype whose id is the argument. */
static int push_row(lua_State *L, void push(lua_State *, const analysis *, lat_id id, lat_id other)) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const lat_id id = (lat_id)lua_id_argument(L, analysis, 1);
    lua_createtable(L, (int)analysis->spec->dtype_count, 0);
    for (lat_id other = 0; other < analysis->spec->dtype_count; other++) {
        push(L, analysis, id, other);
        lua_rawseti(L, -2, (lua_Integer)other + 1);
    }
    return 1;
}

static void push_join(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    lua_push_id_or_false(L, lat_join(&analysis->promotion, id, other));
}

static void push_above(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    lua_pushboolean(L, lat_leq(&analysis->promotion.order, id, other));
}

static void push_apart(lua_State *L, const analysis *analysis, lat_id id, lat_id other) {
    lua_pushboolean(L, lat_is_apart(&analysis->promotion, id, other));
}

static int row(lua_State *L) {
    return push_row(L, push_join);
}

static int above(lua_State *L) {
    return push_row(L, push_above);
}

static int apart(lua_State *L) {
    return push_row(L, push_apart);
}

static int casts(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const spec_dtype *dtypes = analysis->spec->dtypes;
    const lat_id id = (lat_id)lua_id_argument(L, analysis, 1);
    const size_t n = analysis->spec->dtype_count;
    uint32_t *allowing = lua_newuserdatauv(L, n * sizeof *allowing, 0); /* freed by Lua, whatever happens */
    castings_row(analysis, id, allowing);
    lua_createtable(L, (int)n, 0);
    for (size_t other = 0; other < n; other++) {
        const val_losses losses = val_conversion_losses(&dtypes[id].values, &dtypes[other].values);
        lua_pushinteger(L, losses | (lua_Integer)allowing[other] << VAL_LOSS_COUNT);
        lua_rawseti(L, -2, (lua_Integer)other + 1);
    }
    return 1;
}

static int because(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    text sentence = {0};
    join_explanation_because(&sentence, analysis, (lat_id)lua_id_argument(L, analysis, 1),
                             (lat_id)lua_id_argument(L, analysis, 2));
    lua_pushlstring(L, text_string(&sentence), sentence.length);
    text_free(&sentence);
    return 1;
}

/* The list of ids of dtypes. */
static int result_type(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    luaL_checktype(L, 1, LUA_TTABLE);
    const size_t count = (size_t)lua_rawlen(L, 1);
    luaL_argcheck(L, count <= LAT_MAX_DTYPES, 1, "too many dtypes");
    lat_id *ids = lua_newuserdatauv(L, (count + 1) * sizeof *ids, 0); /* freed by Lua, whatever happens */
    for (size_t i = 0; i < count; i++) {
        lua_rawgeti(L, 1, (lua_Integer)i + 1);
        ids[i] = (lat_id)lua_id_argument(L, analysis, -1);
        lua_pop(L, 1);
    }
    return lua_push_id(L, lat_result_type(&analysis->promotion, analysis->promotion.nary, ids, count));
}

/* What a word of a set stands for: a list of ids, or nil. */
static int set(lua_State *L) {
    const analysis *analysis = lua_touserdata(L, lua_upvalueindex(1));
    const char *word = luaL_checkstring(L, 1);
    spec_set members = set_new(analysis->spec);
    if (set_add_word(analysis->spec, word, &members))
        lua_push_id_set(L, analysis->spec->dtype_count, members.members);
    else
        lua_pushnil(L);
    spec_set_free(&members);
    return 1;
}

static int is_keyword(lua_State *L) {
    lua_pushboolean(L, name_is_keyword(luaL_checkstring(L, 1)));
    return 1;
}

static void set_built_text(lua_State *L, const char *key, text *value) {
    lua_pushlstring(L, text_string(value), value->length);
    lua_setfield(L, -2, key);
    text_free(value);
}

/* Few enough to look through all of them for a failure that says more. */
static const uint64_t few_cases = 10000000;

/* A failure among strong dtypes, where there is one and it takes no time to find. */
static lat_witness telling_failure(const analysis *analysis, lat_law law) {
    lat_witness found = analysis->laws.law[law].witness;
    uint64_t covered;
    if (lat_law_cases(law, analysis->promotion.n) <= few_cases) law_failures(analysis, law, 1, &found, &covered);
    return found;
}

static void push_law(lua_State *L, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    lua_createtable(L, 0, 3);
    lua_member_text(L, "name", lat_law_name(law));
    lua_member_boolean(L, "holds", result->outcome == LAT_HOLDS);
    text sentence = {0};
    const lat_witness failure = telling_failure(analysis, law);
    law_outcome_sentence(&sentence, analysis, law, result->outcome == LAT_FAILS ? &failure : NULL, "v");
    set_built_text(L, "sentence", &sentence);
}

static void set_laws(lua_State *L, const analysis *analysis) {
    lua_createtable(L, LAT_LAW_COUNT, 0);
    for (int law = 0; law < LAT_LAW_COUNT; law++) {
        push_law(L, analysis, (lat_law)law);
        lua_rawseti(L, -2, law + 1);
    }
    lua_setfield(L, -2, "laws");
    text object = {0};
    law_json(&(json){.out = &object}, NULL, analysis, false);
    set_built_text(L, "laws_json", &object);
    const lat_laws *laws = &analysis->laws;
    lua_member_text(L, "class", lat_class_name(laws->kind));
    lua_member_text(L, "class_meaning", lat_class_meaning(laws->kind));
    lua_member_boolean(L, "total", laws->total);
    lua_member_integer(L, "gaps", (lua_Integer)laws->gaps);
    lua_member_integer(L, "undefined", (lua_Integer)analysis->promotion.undefined);
    lua_member_integer(L, "ambiguous", (lua_Integer)analysis->promotion.ambiguous);
    lua_member_integer(L, "resolve_fills", (lua_Integer)analysis->promotion.resolve_fills);
    lua_member_integer(L, "resolve_disambiguates", (lua_Integer)analysis->promotion.resolve_disambiguates);
    lua_member_integer(L, "resolve_overrides", (lua_Integer)analysis->promotion.resolve_overrides);
    if (!analysis->promotion.order.transitive) return;
    lua_member_text(L, "top", name_of(analysis->spec, analysis->shape.top));
    lua_member_text(L, "bottom", name_of(analysis->spec, analysis->shape.bottom));
    lua_member_integer(L, "height", (lua_Integer)analysis->shape.height);
    lua_member_integer(L, "hasse_edges", (lua_Integer)analysis->shape.hasse_count);
}

/* A list of { a, b }, ids; nothing where the spec does not speak of hot pairs. */
static void set_hot(lua_State *L, const spec *spec) {
    if (!spec->hot) return;
    lua_createtable(L, (int)spec->hot_count, 0);
    for (size_t i = 0; i < spec->hot_count; i++) {
        lua_push_id_list(L, (const lat_id[]){spec->hot[i].a, spec->hot[i].b}, 2);
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "hot");
}

/* A list of { name dtypes }, ids. */
static void set_sets(lua_State *L, const spec *spec) {
    lua_createtable(L, (int)spec->set_count, 0);
    for (size_t i = 0; i < spec->set_count; i++) {
        lua_createtable(L, 0, 2);
        lua_member_text(L, "name", spec->sets[i].name);
        lua_push_id_set(L, spec->dtype_count, spec->sets[i].members);
        lua_setfield(L, -2, "dtypes");
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "sets");
}

static size_t count_in_table(const spec_casting *casting) {
    size_t count = 0;
    for (size_t i = 0; i < casting->cast_count; i++)
        count += casting->casts[i].in_table;
    return count;
}

/* A list of { name from settled in_table }; the last three of the spec's own alone. */
static void set_castings(lua_State *L, const spec *spec) {
    const size_t count = castings_count(spec);
    lua_createtable(L, (int)count, 0);
    for (size_t i = 0; i < count; i++) {
        const spec_casting *own = casting_own(spec, i);
        lua_createtable(L, 0, 4);
        lua_member_text(L, "name", casting_name(spec, i));
        if (own) {
            lua_member_text(L, "from", field_casting_base_name(own->from));
            lua_member_integer(L, "settled", (lua_Integer)own->cast_count);
            lua_member_integer(L, "in_table", (lua_Integer)count_in_table(own));
        }
        lua_rawseti(L, -2, (lua_Integer)i + 1);
    }
    lua_setfield(L, -2, "castings");
}

static void set_options(lua_State *L, const emit_options *options) {
    lua_createtable(L, 0, 8);
#define SET_GROUP(ENUM, bit, word) lua_member_boolean(L, word, options->groups &EMIT_##ENUM);
    EMIT_FOR_EACH_GROUP(SET_GROUP)
#undef SET_GROUP
    lua_member_boolean(L, "staged", options->staged);
#define SET_DRIVER(ENUM, bit, word)                                                                                    \
    if (options->driver == EMIT_##ENUM) lua_member_text(L, "driver", word);
    EMIT_FOR_EACH_DRIVER(SET_DRIVER)
#undef SET_DRIVER
    lua_member_boolean(L, "templates", options->templates != NULL);
    static const char *const none[] = {NULL};
    set_names(L, "languages", options->languages ? options->languages : none, options->language_count);
    set_names(L, "isas", options->isas, options->isa_count);
    lua_member_text(L, "ops_text", options->ops);
    lua_member_text(L, "prefix", options->prefix);
    lua_setfield(L, -2, "options");
}

/* No path of the machine goes into the output: only an installed spec is called by more than its file's name. */
static const char *public_name(const spec *spec) {
    if (spec->file_count == 0 && strncmp(spec->file, "specs/", 6) == 0) return spec->file;
    return path_name(spec->file);
}

static void set_meaning(lua_State *L, const spec *spec) {
    char hex[65];
    spec_definition_hash(spec, hex);
    lua_member_text(L, "meaning", hex);
}

/* Whether tables are laid out by the enumerators' values, which are not known of an enum of the host's. */
static bool is_dense(const spec *spec) {
    if (spec->host.words[HOST_C * HOST_WORD_COUNT + HOST_WORD_DTYPE]) return false;
    for (size_t id = 0; spec_has_values(spec) && id < spec->dtype_count; id++)
        if (spec->dtypes[id].value < 0 || spec->dtypes[id].value > SPEC_TABLE_LAST) return false;
    return true;
}

/* How many rows a table has: one past the largest of the enumerators' values, or one for each dtype. */
static lua_Integer limit_of(const spec *spec) {
    if (!is_dense(spec)) return (lua_Integer)spec->dtype_count;
    int largest = -1;
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec_dtype_value(spec, (lat_id)id) > largest) largest = spec_dtype_value(spec, (lat_id)id);
    return largest + 1;
}

static bool is_value(const spec *spec, int value) {
    for (size_t id = 0; id < spec->dtype_count; id++)
        if (spec_dtype_value(spec, (lat_id)id) == value) return true;
    return false;
}

/* The value of NO_DTYPE where the host's C says nothing. */
static int default_none(const spec *spec) {
    if (is_dense(spec)) return spec->dtype_count > SPEC_TABLE_LAST ? UINT16_MAX : UINT8_MAX;
    int none = -1;
    while (is_value(spec, none))
        none--;
    return none;
}

static void set_values(lua_State *L, const spec *spec) {
    const int otherwise = default_none(spec);
    int none = otherwise;
    spec_host_none(spec, &none);
    lua_member_boolean(L, "values", spec_has_values(spec));
    lua_member_boolean(L, "is_dense", is_dense(spec));
    lua_member_integer(L, "limit", limit_of(spec));
    lua_member_integer(L, "none", none);
    lua_member_boolean(L, "is_plain", is_dense(spec) && none == otherwise);
}

static void set_kinds(lua_State *L) {
    lua_createtable(L, VAL_KIND_COUNT, 0);
    for (int kind = 0; kind < VAL_KIND_COUNT; kind++) {
        lua_pushstring(L, val_kind_name((val_kind)kind));
        lua_rawseti(L, -2, kind + 1);
    }
    lua_setfield(L, -2, "kinds");
}

void model_push(lua_State *L, const analysis *analysis, const emit_options *options) {
    const spec *spec = analysis->spec;
    lua_createtable(L, 0, 32);
    lua_member_text(L, "name", spec->name);
    lua_member_text(L, "title", spec->title);
    lua_member_text(L, "source", spec->source);
    lua_member_text(L, "note", spec->note);
    lua_member_text(L, "license", spec->license);
    lua_member_text(L, "header", spec->header);
    lua_member_text(L, "hash", spec->hash);
    set_meaning(L, spec);
    set_values(L, spec);
    lua_member_boolean(L, "promotes", spec_has_promotions(spec));
    lua_member_text(L, "nary", field_nary_name(spec->nary));
    lua_member_boolean(L, "is_bound", lat_nary_is_bound(spec->nary));
    lua_member_boolean(L, "then_weak", lat_nary_is_then_weak(spec->nary));
    lua_member_text(L, "file", public_name(spec));
    lua_member_boolean(L, "via_f32", spec->via_f32);
    lua_member_text(L, "by_zero", field_by_zero_name(spec->by_zero_ones));
    lua_member_text(L, "weak_scalars", field_weak_scalars_name(spec->weak_scalars));
    lua_member_text(L, "in_range", field_in_range_name(spec->in_range));
    model_set_operations(L, analysis);
    lua_member_text(L, "inexact", divided_in(spec, spec->inexact_default));
    set_host(L, spec->host.words, host_word_names, HOST_WORD_COUNT);
    set_hot(L, spec);
    set_sets(L, spec);
    set_castings(L, spec);

    set_kinds(L);
    set_formats(L);

    const bool dense = is_dense(spec);
    lua_createtable(L, (int)spec->dtype_count, 0);
    for (size_t id = 0; id < spec->dtype_count; id++) {
        push_dtype(L, analysis, id, dense);
        lua_rawseti(L, -2, (lua_Integer)id + 1);
    }
    lua_setfield(L, -2, "dtypes");
    lua_member_function(L, "is_keyword", is_keyword, analysis);
    lua_member_function(L, "row", row, analysis);
    lua_member_function(L, "above", above, analysis);
    lua_member_function(L, "apart", apart, analysis);
    lua_member_function(L, "because", because, analysis);
    lua_member_function(L, "casts", casts, analysis);
    lua_member_function(L, "result_type", result_type, analysis);
    lua_member_function(L, "set", set, analysis);
    set_laws(L, analysis);
    set_options(L, options);
}
