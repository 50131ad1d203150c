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
static bool push_entry_field(const casting_entry *entry, int field, const char **subject) {
    lua_pushstring(entry->reader->lua, entry_fields[field].name);
    *subject = reader_words(entry->reader, "`%s` of the casting \"%s\"", entry_fields[field].name, entry->name);
    return lua_rawget(entry->reader->lua, -2) != LUA_TNIL;
}

static const char *read_from(const casting_entry *entry) {
    const char *subject;
    const char *found = NULL;
    const spec_place place = source_node_value_place(source_node_field(entry->node, "from"), entry->place);
    const bool given = push_entry_field(entry, ENTRY_FROM, &subject);
    const char *word = given ? reader_string(entry->reader, -1, place, subject) : "no";
    for (size_t i = 0; i < field_casting_base_count && word; i++)
        if (strcmp(field_casting_bases[i], word) == 0) found = field_casting_bases[i];
    if (word && !found)
        reader_unknown_word(entry->reader, place, "unknown-casting", "casting or loss", word, field_casting_bases,
                            field_casting_base_count);
    lua_pop(entry->reader->lua, 1);
    return found;
}

/* Adds what the string on top stands for. */
static void read_pair(casting_entry *entry, bool allows, spec_place place, const char *subject) {
    const char *pair = reader_string(entry->reader, -1, place, subject);
    set_pairs read;
    if (!pair) return;
    if (!reader_is_pair(pair)) {
        DIAGNOSE(entry->reader, place, "bad-casting", "%s has the entry \"%s\", which is not a pair|write \"from,to\"",
                 subject, pair);
        return;
    }
    if (!reader_pairs(entry->reader, pair, true, place, "the pair", &read)) return;
    for (size_t i = 0; i < read.count; i++)
        VEC_PUSH(entry->rules, entry->count, entry->capacity) =
            (casting_rule){{read.pairs[i].a, read.pairs[i].b, allows}, read.by_name, place};
    mem_free(read.pairs);
}

static void read_pairs(casting_entry *entry, int field) {
    lua_State *lua = entry->reader->lua;
    const char *subject;
    source_node *node = source_node_field(entry->node, entry_fields[field].name);
    const spec_place place = source_node_value_place(node, entry->place);
    const bool given = push_entry_field(entry, field, &subject);
    size_t count = 0;
    if (given && lua_type(lua, -1) != LUA_TTABLE)
        DIAGNOSE(entry->reader, place, "wrong-type", "%s is a %s|make it a list: { \"i8,u8\" }", subject,
                 lua_typename(lua, lua_type(lua, -1)));
    else if (given)
        reader_list(entry->reader, subject, place, &count);
    source_node *item = source_node_first_item(node);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(lua, -1, (lua_Integer)i);
        read_pair(entry, field == ENTRY_ALLOW, source_node_place(item, place), subject);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
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
static void end_rules(casting_entry *entry, spec_casting *casting) {
    const spec *spec = entry->reader->spec;
    if (entry->count) qsort(entry->rules, entry->count, sizeof *entry->rules, by_cast);
    casting->casts = mem_alloc_zeroed(entry->count, sizeof *casting->casts);
    const casting_rule *last = NULL; /* the one that is taken */
    for (size_t i = 0; i < entry->count; i++) {
        const casting_rule *rule = &entry->rules[i];
        if (!last || last->cast.from != rule->cast.from || last->cast.to != rule->cast.to) {
            casting->casts[casting->cast_count++] = rule->cast;
            last = rule;
        } else if (rule->by_name == last->by_name && rule->cast.allows != last->cast.allows) {
            DIAGNOSE(entry->reader, rule->place, "conflicting-casting",
                     "the casting \"%s\" both allows and refuses %s to %s|%s", entry->name,
                     spec_dtype_name(spec, rule->cast.from), spec_dtype_name(spec, rule->cast.to),
                     rule->by_name ? "take one out" : "say which by the names of these two dtypes");
        }
    }
}

/* A casting's name is a word in generated code; false after a diagnostic. */
static bool check_name(spec_reader *reader, const char *name, spec_place place) {
    for (size_t i = 0; i < field_casting_built_in; i++) {
        if (strcmp(field_casting_bases[i], name) != 0) continue;
        DIAGNOSE(reader, place, "bad-casting", "every spec has a casting \"%s\"|give this one another name", name);
        return false;
    }
    if (name_is_spec_name(name) && name[strlen(name) - 1] != '_') return true;
    DIAGNOSE(reader, place, "bad-casting",
             "a casting is called \"%s\"|its name is a to z, then a to z, 0 to 9 and _, and does not end in _", name);
    return false;
}

static void add_casting(spec *target, spec_casting casting) {
    size_t at = 0;
    while (at < target->casting_count && strcmp(target->castings[at].name, casting.name) < 0)
        at++;
    if (at < target->casting_count && strcmp(target->castings[at].name, casting.name) == 0) {
        spec_casting_free(&target->castings[at]);
    } else {
        target->castings = mem_grow(target->castings, target->casting_count + 1, sizeof *target->castings);
        memmove(target->castings + at + 1, target->castings + at,
                (target->casting_count - at) * sizeof *target->castings);
        target->casting_count++;
    }
    target->castings[at] = casting;
}

/* The entry of that name, whose value is on top. */
static void read_entry(spec_reader *reader, const char *name, source_node *node, spec_place field) {
    casting_entry entry = {.reader = reader, .name = name, .node = node, .place = source_node_value_place(node, field)};
    const char *subject = reader_words(reader, "the casting \"%s\"", name);
    const bool good = check_name(reader, name, source_node_place(node, field));
    if (lua_type(reader->lua, -1) != LUA_TTABLE) {
        DIAGNOSE(reader, entry.place, "wrong-type",
                 "%s is a %s|make it a table: { from = \"same_kind\", allow = { \"i8,u8\" } }", subject,
                 lua_typename(reader->lua, lua_type(reader->lua, -1)));
    } else {
        spec_casting made = {.place = source_node_place(node, field)};
        reader_check_fields(reader, subject, node, entry.place, entry_fields, ENTRY_FIELD_COUNT, false);
        made.from = read_from(&entry);
        read_pairs(&entry, ENTRY_ALLOW);
        read_pairs(&entry, ENTRY_REFUSE);
        end_rules(&entry, &made);
        if (good && made.from) {
            made.name = mem_copy(name);
            add_casting(reader->spec, made);
        } else {
            spec_casting_free(&made);
        }
    }
    mem_free(entry.rules);
}

static void inherit(spec_reader *reader) {
    for (size_t i = 0; reader->base && i < reader->base->casting_count; i++) {
        const spec_casting *old = &reader->base->castings[i];
        spec_casting made = {.name = mem_copy(old->name), .from = old->from, .place = reader->extends_at};
        made.casts = mem_alloc_zeroed(old->cast_count, sizeof *made.casts);
        for (size_t k = 0; k < old->cast_count; k++) {
            const spec_cast cast = {reader->from_base[old->casts[k].from], reader->from_base[old->casts[k].to],
                                    old->casts[k].allows};
            if (cast.from != LAT_NONE && cast.to != LAT_NONE) made.casts[made.cast_count++] = cast;
        }
        add_casting(reader->spec, made);
    }
}

void read_castings(spec_reader *reader) {
    inherit(reader);
    if (!reader_field(reader, SPEC_FIELD_CASTINGS)) return;
    source_node *node = reader_field_node(reader, SPEC_FIELD_CASTINGS);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_CASTINGS);
    const key_list keys = reader_keys(reader, "field \"castings\"", node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(reader->lua, keys.names[i]);
        lua_rawget(reader->lua, -2);
        read_entry(reader, keys.names[i], source_node_field(node, keys.names[i]), place);
        lua_pop(reader->lua, 1);
    }
    if (reader->spec->casting_count > MOST_CASTINGS)
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_CASTINGS), "bad-casting",
                 "there are %zu `castings`, but there may be %d|take some out", reader->spec->casting_count,
                 MOST_CASTINGS);
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}
