#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/read/read_sets.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_CASTINGS = 24 }; /* a cell of the generated table has 32 bits: the loss, the built-in castings and these */

/* One conversion that an entry speaks of. */
typedef struct casting_rule {
    spec_cast cast;
    bool by_name;
    spec_place place;
} casting_rule;

/* An entry of `castings` while it is read. */
typedef struct casting_entry {
    spec_reader *reader;
    const char *name;
    source_node *node;
    spec_place place; /* of its value */
    casting_rule *rules;
    size_t count, capacity;
} casting_entry;

/* Its fields. */
enum { ENTRY_FROM, ENTRY_ALLOW, ENTRY_REFUSE, ENTRY_FIELD_COUNT };
static const field_entry entry_fields[ENTRY_FIELD_COUNT] = {
    [ENTRY_FROM] = {.name = "from"}, [ENTRY_ALLOW] = {.name = "allow"}, [ENTRY_REFUSE] = {.name = "refuse"}};

/* Pushes a field of the entry, whose table is on top, and says what it is: `allow` of the casting "safe". */
static bool push_entry_field(const casting_entry *in, int field, text *subject) {
    lua_pushstring(in->reader->lua, entry_fields[field].name);
    text_printf(subject, "`%s` of the casting \"%s\"", entry_fields[field].name, in->name);
    return lua_rawget(in->reader->lua, -2) != LUA_TNIL;
}

static const char *read_from(const casting_entry *in) {
    text subject = {0};
    const char *found = NULL;
    const spec_place place = source_node_value_place(source_node_field(in->node, "from"), in->place);
    const bool given = push_entry_field(in, ENTRY_FROM, &subject);
    const char *word = given ? reader_string(in->reader, -1, place, subject.data) : "no";
    for (size_t i = 0; i < field_casting_base_count && word; i++)
        if (strcmp(field_casting_bases[i], word) == 0) found = field_casting_bases[i];
    if (word && !found)
        reader_unknown_word(in->reader, place, "unknown-casting", "casting or loss", word, field_casting_bases,
                            field_casting_base_count);
    lua_pop(in->reader->lua, 1);
    text_free(&subject);
    return found;
}

/* Adds what the string on top stands for. */
static void read_pair(casting_entry *in, bool allows, spec_place place, const char *subject) {
    const char *pair = reader_string(in->reader, -1, place, subject);
    set_pairs read;
    if (!pair) return;
    if (!reader_is_pair(pair)) {
        DIAGNOSE(in->reader, place, "bad-casting", "%s has the entry \"%s\", which is not a pair|write \"from,to\"",
                 subject, pair);
        return;
    }
    if (!reader_pairs(in->reader, pair, true, place, "the pair", &read)) return;
    for (size_t i = 0; i < read.count; i++)
        VEC_PUSH(in->rules, in->count, in->capacity) =
            (casting_rule){{read.pairs[i].a, read.pairs[i].b, allows}, read.by_name, place};
    mem_free(read.pairs);
}

static void read_pairs(casting_entry *in, int field) {
    lua_State *lua = in->reader->lua;
    text subject = {0};
    source_node *node = source_node_field(in->node, entry_fields[field].name);
    const spec_place place = source_node_value_place(node, in->place);
    const bool given = push_entry_field(in, field, &subject);
    size_t count = 0;
    if (given && lua_type(lua, -1) != LUA_TTABLE)
        DIAGNOSE(in->reader, place, "wrong-type", "%s is a %s|make it a list: { \"i8,u8\" }", subject.data,
                 lua_typename(lua, lua_type(lua, -1)));
    else if (given)
        reader_list(in->reader, subject.data, place, &count);
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_pair(in, field == ENTRY_ALLOW, source_node_place(item, place), subject.data);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    text_free(&subject);
}

/* By conversion; names before sets, then in the order of the text. */
static int by_cast(const void *left, const void *right) {
    const casting_rule *x = left, *y = right;
    if (x->cast.from != y->cast.from) return x->cast.from < y->cast.from ? -1 : 1;
    if (x->cast.to != y->cast.to) return x->cast.to < y->cast.to ? -1 : 1;
    if (x->by_name != y->by_name) return x->by_name ? -1 : 1;
    return spec_place_compare(x->place, y->place);
}

/* Gives the rules to a casting, one a conversion. What is both allowed and refused, by names or by sets, is an error.
 */
static void end_rules(casting_entry *in, spec_casting *to) {
    const spec *of = in->reader->spec;
    if (in->count) qsort(in->rules, in->count, sizeof *in->rules, by_cast);
    to->casts = mem_alloc_zeroed(in->count, sizeof *to->casts);
    const casting_rule *last = NULL; /* the one that is taken */
    for (size_t i = 0; i < in->count; i++) {
        const casting_rule *at = &in->rules[i];
        if (!last || last->cast.from != at->cast.from || last->cast.to != at->cast.to) {
            to->casts[to->cast_count++] = at->cast;
            last = at;
        } else if (at->by_name == last->by_name && at->cast.allows != last->cast.allows) {
            DIAGNOSE(in->reader, at->place, "conflicting-casting",
                     "the casting \"%s\" both allows and refuses %s to %s|%s", in->name,
                     spec_dtype_name(of, at->cast.from), spec_dtype_name(of, at->cast.to),
                     at->by_name ? "take one out" : "say which by the names of these two dtypes");
        }
    }
}

/* A casting's name is a word in generated code; false after a diagnostic. */
static bool check_name(spec_reader *of, const char *name, spec_place place) {
    for (size_t i = 0; i < field_casting_built_in; i++) {
        if (strcmp(field_casting_bases[i], name) != 0) continue;
        DIAGNOSE(of, place, "bad-casting", "every spec has a casting \"%s\"|give this one another name", name);
        return false;
    }
    if (name_is_spec_name(name) && name[strlen(name) - 1] != '_') return true;
    DIAGNOSE(of, place, "bad-casting",
             "a casting is called \"%s\"|its name is a to z, then a to z, 0 to 9 and _, and does not end in _", name);
    return false;
}

static void add_casting(spec *to, spec_casting casting) {
    size_t at = 0;
    while (at < to->casting_count && strcmp(to->castings[at].name, casting.name) < 0)
        at++;
    if (at < to->casting_count && strcmp(to->castings[at].name, casting.name) == 0) {
        spec_casting_free(&to->castings[at]);
    } else {
        to->castings = mem_grow(to->castings, to->casting_count + 1, sizeof *to->castings);
        memmove(to->castings + at + 1, to->castings + at, (to->casting_count - at) * sizeof *to->castings);
        to->casting_count++;
    }
    to->castings[at] = casting;
}

/* The entry of that name, whose value is on top. */
static void read_entry(spec_reader *of, const char *name, source_node *node, spec_place field) {
    casting_entry in = {.reader = of, .name = name, .node = node, .place = source_node_value_place(node, field)};
    text subject = {0};
    text_printf(&subject, "the casting \"%s\"", name);
    const bool good = check_name(of, name, source_node_place(node, field));
    if (lua_type(of->lua, -1) != LUA_TTABLE) {
        DIAGNOSE(of, in.place, "wrong-type",
                 "%s is a %s|make it a table: { from = \"same_kind\", allow = { \"i8,u8\" } }", subject.data,
                 lua_typename(of->lua, lua_type(of->lua, -1)));
    } else {
        spec_casting made = {.place = source_node_place(node, field)};
        reader_check_fields(of, subject.data, node, in.place, entry_fields, ENTRY_FIELD_COUNT, false);
        made.from = read_from(&in);
        read_pairs(&in, ENTRY_ALLOW);
        read_pairs(&in, ENTRY_REFUSE);
        end_rules(&in, &made);
        if (good && made.from) {
            made.name = mem_copy(name);
            add_casting(of->spec, made);
        } else {
            spec_casting_free(&made);
        }
    }
    mem_free(in.rules);
    text_free(&subject);
}

static void inherit(spec_reader *of) {
    for (size_t i = 0; of->base && i < of->base->casting_count; i++) {
        const spec_casting *old = &of->base->castings[i];
        spec_casting made = {.name = mem_copy(old->name), .from = old->from, .place = of->extends_at};
        made.casts = mem_alloc_zeroed(old->cast_count, sizeof *made.casts);
        for (size_t k = 0; k < old->cast_count; k++) {
            const spec_cast cast = {of->from_base[old->casts[k].from], of->from_base[old->casts[k].to],
                                    old->casts[k].allows};
            if (cast.from != LAT_NONE && cast.to != LAT_NONE) made.casts[made.cast_count++] = cast;
        }
        add_casting(of->spec, made);
    }
}

void read_castings(spec_reader *of) {
    inherit(of);
    if (!reader_field(of, SPEC_FIELD_CASTINGS)) return;
    source_node *node = reader_field_node(of, SPEC_FIELD_CASTINGS);
    const spec_place place = reader_value_place(of, SPEC_FIELD_CASTINGS);
    const key_list keys = reader_keys(of, "field \"castings\"", node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(of->lua, keys.names[i]);
        lua_rawget(of->lua, -2);
        read_entry(of, keys.names[i], source_node_field(node, keys.names[i]), place);
        lua_pop(of->lua, 1);
    }
    if (of->spec->casting_count > MOST_CASTINGS)
        DIAGNOSE(of, reader_field_place(of, SPEC_FIELD_CASTINGS), "bad-casting",
                 "there are %zu `castings`, but there may be %d|take some out", of->spec->casting_count, MOST_CASTINGS);
    mem_free(keys.names);
    lua_pop(of->lua, 1);
}
