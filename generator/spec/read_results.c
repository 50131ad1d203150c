#include "spec/read_results.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/op_rule.h"

#include <stdlib.h>
#include <string.h>

static const char as_default[] = "default"; /* takes an inherited rule back */

/* One entry of `results` while it is read. */
typedef struct result_entry {
    spec_reader *reader;
    const char *op;
    spec_place place; /* of its value */
    source_node *node;
    lat_result_rule rule;
} result_entry;

static void add_dtype(lat_result_rule *to, lat_id id) {
    to->dtypes = mem_grow(to->dtypes, to->count + 1, sizeof *to->dtypes);
    to->dtypes[to->count++] = id;
}

static size_t index_of(const spec *of, const char *op) {
    size_t i = 0;
    while (i < of->result_count && strcmp(of->results[i].op, op) != 0)
        i++;
    return i;
}

static void drop_rule(spec *of, const char *op) {
    const size_t at = index_of(of, op);
    if (at == of->result_count) return;
    mem_free(of->results[at].op);
    mem_free(of->results[at].rule.dtypes);
    of->result_count--;
    memmove(of->results + at, of->results + at + 1, (of->result_count - at) * sizeof *of->results);
}

static void set_rule(spec *of, const char *op, unsigned arity, lat_result_rule rule) {
    drop_rule(of, op);
    of->results = mem_grow(of->results, of->result_count + 1, sizeof *of->results);
    of->results[of->result_count++] = (spec_result){mem_copy(op), arity, rule};
}

/* The hint about the forms of an entry. */
#define FORMS "write { floor = \"i8\" }, { loops = { \"i8\", \"u8\" } }, \"inexact\" or \"default\""

static bool read_word(result_entry *in) {
    text subject = {0};
    text_printf(&subject, "the result of \"%s\"", in->op);
    const char *word = reader_string(in->reader, -1, in->place, subject.data);
    text_free(&subject);
    if (!word) return false;
    if (strcmp(word, as_default) == 0) {
        drop_rule(in->reader->spec, in->op);
        return false;
    }
    in->rule.form = LAT_RULE_INEXACT;
    if (strcmp(word, lat_rule_form_name(LAT_RULE_INEXACT)) == 0) return true;
    DIAGNOSE(in->reader, in->place, "bad-result", "the result of \"%s\" is \"%s\", which is not a rule|" FORMS, in->op,
             word);
    return false;
}

/* Adds the dtype whose name is on top. */
static void read_dtype(result_entry *in, spec_place place) {
    const char *form = lat_rule_form_name(in->rule.form);
    text subject = {0};
    text_printf(&subject, "`%s` of the result of \"%s\"", form, in->op);
    const char *name = reader_string(in->reader, -1, place, subject.data);
    const lat_id id = name ? reader_find(in->reader, name) : LAT_NONE;
    bool twice = false;
    for (size_t i = 0; i < in->rule.count && id != LAT_NONE; i++)
        twice = twice || in->rule.dtypes[i] == id;
    if (twice) {
        DIAGNOSE(in->reader, place, "bad-result", "%s names \"%s\" twice|the first that fits is taken: take one out",
                 subject.data, name);
    } else if (id != LAT_NONE) {
        add_dtype(&in->rule, id);
    } else if (name) {
        text_add(&subject, " names");
        reader_unknown_dtype(in->reader, place, subject.data, name);
    }
    text_free(&subject);
}

static void read_loops(result_entry *in, source_node *node) {
    size_t count = 0;
    const spec_place place = source_node_value_place(node, in->place);
    text subject = {0};
    text_printf(&subject, "`loops` of the result of \"%s\"", in->op);
    if (lua_type(in->reader->lua, -1) != LUA_TTABLE) {
        DIAGNOSE(in->reader, place, "wrong-type", "%s is a %s|make it a list: " FORMS, subject.data,
                 lua_typename(in->reader->lua, lua_type(in->reader->lua, -1)));
    } else if (reader_list(in->reader, subject.data, place, &count) && count == 0) {
        DIAGNOSE(in->reader, place, "bad-result", "%s is empty|list the dtypes in which it computes", subject.data);
    }
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(in->reader->lua, -1, (lua_Integer)i);
        read_dtype(in, source_node_place(item, place));
        lua_pop(in->reader->lua, 1);
    }
    text_free(&subject);
}

/* The table on top: one of `floor` and `loops`. */
static bool read_table(result_entry *in) {
    static const lat_rule_form forms[] = {LAT_RULE_FLOOR, LAT_RULE_LOOPS};
    field_entry fields[2] = {{0}};
    size_t given = 0;
    text subject = {0};
    lua_State *lua = in->reader->lua;
    text_printf(&subject, "the result of \"%s\"", in->op);
    for (size_t i = 0; i < 2; i++)
        fields[i].name = lat_rule_form_name(forms[i]);
    const size_t before = spec_diagnostics_found(in->reader->diagnostics);
    reader_check_fields(in->reader, subject.data, in->node, in->place, fields, 2, false);
    for (size_t i = 0; i < 2; i++) {
        source_node *node = source_node_field(in->node, fields[i].name);
        lua_pushstring(lua, fields[i].name);
        lua_rawget(lua, -2);
        if (!lua_isnil(lua, -1) && given++ == 0) {
            in->rule.form = forms[i];
            if (forms[i] == LAT_RULE_FLOOR)
                read_dtype(in, source_node_value_place(node, in->place));
            else
                read_loops(in, node);
        }
        lua_pop(lua, 1);
    }
    if (given != 1 && spec_diagnostics_found(in->reader->diagnostics) == before)
        DIAGNOSE(in->reader, in->place, "bad-result", "%s has %s|" FORMS, subject.data,
                 given ? "both `floor` and `loops`" : "neither `floor` nor `loops`");
    text_free(&subject);
    return spec_diagnostics_found(in->reader->diagnostics) == before;
}

/* How many operands an operation has that there can be a rule for; 0 after a diagnostic. */
static unsigned check_op(spec_reader *of, const char *op, spec_place place) {
    size_t count;
    const char *const *known = spec_options_op_names(of->options, &count);
    bool found = !known;
    for (size_t i = 0; i < count && !found; i++)
        found = strcmp(known[i], op) == 0;
    if (!found) {
        reader_unknown_word(of, place, "unknown-op", "operation", op, known, count);
        return 0;
    }
    spec_op_rule rule;
    if (!known || !of->options->op_rule || !of->options->op_rule(of->options->context, op, &rule)) return 2;
    if (rule.gives_bool)
        DIAGNOSE(of, place, "bad-result", "`results` has an entry for \"%s\", which always gives b|take it out", op);
    return rule.gives_bool ? 0 : rule.arity;
}

/* The entry whose value is on top. */
static void read_entry(spec_reader *of, const char *op, source_node *node, spec_place field) {
    const unsigned arity = check_op(of, op, source_node_place(node, field));
    if (arity == 0) return;
    result_entry in = {.reader = of, .op = op, .node = node, .place = source_node_value_place(node, field)};
    const bool good = lua_type(of->lua, -1) == LUA_TSTRING  ? read_word(&in)
                      : lua_type(of->lua, -1) == LUA_TTABLE ? read_table(&in)
                                                            : false;
    if (lua_type(of->lua, -1) != LUA_TSTRING && lua_type(of->lua, -1) != LUA_TTABLE)
        DIAGNOSE(of, in.place, "wrong-type", "the result of \"%s\" is a %s|" FORMS, op,
                 lua_typename(of->lua, lua_type(of->lua, -1)));
    if (good)
        set_rule(of->spec, op, arity, in.rule);
    else
        mem_free(in.rule.dtypes);
}

/* Dropped dtypes go from the rules, and a rule that loses all of its dtypes goes too. */
static void inherit(spec_reader *of) {
    for (size_t i = 0; of->base && i < of->base->result_count; i++) {
        const spec_result *old = &of->base->results[i];
        lat_result_rule rule = {.form = old->rule.form};
        for (size_t k = 0; k < old->rule.count; k++) {
            const lat_id kept = of->from_base[old->rule.dtypes[k]];
            if (kept != LAT_NONE) add_dtype(&rule, kept);
        }
        if (rule.count || rule.form == LAT_RULE_INEXACT) set_rule(of->spec, old->op, old->arity, rule);
    }
}

static int by_op(const void *a, const void *b) {
    return strcmp(((const spec_result *)a)->op, ((const spec_result *)b)->op);
}

void read_results(spec_reader *of) {
    inherit(of);
    if (!reader_field(of, SPEC_FIELD_RESULTS)) return;
    source_node *node = reader_field_node(of, SPEC_FIELD_RESULTS);
    const spec_place place = reader_value_place(of, SPEC_FIELD_RESULTS);
    const key_list keys = reader_keys(of, "field \"results\"", node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(of->lua, keys.names[i]);
        lua_rawget(of->lua, -2);
        read_entry(of, keys.names[i], source_node_field(node, keys.names[i]), place);
        lua_pop(of->lua, 1);
    }
    mem_free(keys.names);
    lua_pop(of->lua, 1);
    if (of->spec->result_count) qsort(of->spec->results, of->spec->result_count, sizeof *of->spec->results, by_op);
}
