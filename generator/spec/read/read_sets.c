#include "spec/read/read_sets.h"
#include "base/memory.h"
#include "base/text.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"
#include "spec/set.h"

#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r\n";

/* A set while it is read, for a field. */
typedef struct set_entry {
    spec_reader *reader;
    const char *subject;
    bool of_sets; /* it is an entry of the field `sets` */
    spec_set made;
    size_t words;
    bool good;
} set_entry;

/* Whether the spec means to have a set of that name. */
static bool is_meant_as_set(const spec_reader *reader, const char *word) {
    lua_pushstring(reader->lua, spec_field_table[SPEC_FIELD_SETS].name);
    lua_rawget(reader->lua, 1);
    bool is = reader->base && set_find(reader->base, word);
    if (lua_istable(reader->lua, -1)) {
        lua_pushstring(reader->lua, word);
        is = lua_rawget(reader->lua, -2) != LUA_TNIL || is;
        lua_pop(reader->lua, 1);
    }
    lua_pop(reader->lua, 1);
    return is;
}

static void report_unknown(set_entry *entry, spec_place place, const char *word) {
    if (is_meant_as_set(entry->reader, word)) {
        if (entry->of_sets)
            DIAGNOSE(entry->reader, place, "bad-set",
                     "%s names the set \"%s\"|a set is made of dtypes and kinds: write those", entry->subject, word);
        return; /* a bad set has its own message */
    }
    size_t count;
    const char **known = set_words(entry->reader->spec, &count);
    if (hint_well_known(word)) count -= SET_CLASS_COUNT; /* `float32` means a dtype, not `float` */
    char *hint =
        hint_for_dtype(entry->reader->diagnostics, word, known, count,
                       "name a dtype, a set, a kind such as float, or any, number, real, integer, weak or strong");
    DIAGNOSE(entry->reader, place, "unknown-dtype", "%s names \"%s\", which is neither a dtype nor a set nor a kind|%s",
             entry->subject, word, hint);
    mem_free(hint);
    mem_free(known);
}

/* A part of a string, the value of `place`, as a copy and with its own place if the string is written as it is. */
static char *part_of(const char *string, const char *from, size_t length, spec_place *place) {
    if (place->width == (int)strlen(string)) {
        place->column += (int)(from - string);
        place->width = length ? (int)length : 1;
    }
    return mem_copy_n(from, length);
}

static void add_word(set_entry *entry, const char *word, spec_place place) {
    entry->words++;
    if (set_add_word(entry->reader->spec, word, &entry->made)) return;
    report_unknown(entry, place, word);
    entry->good = false;
}

/* Adds the words of a string, the value of `place`. */
static void add_words(set_entry *entry, const char *string, spec_place place) {
    for (const char *at = string + strspn(string, blanks); *at; at += strspn(at, blanks)) {
        const size_t length = strcspn(at, blanks);
        spec_place word_place = place;
        char *word = part_of(string, at, length, &word_place);
        add_word(entry, word, word_place);
        mem_free(word);
        at += length;
    }
}

/* Adds the words of the string on top. */
static void add_string(set_entry *entry, spec_place place, const char *subject) {
    const char *string = reader_string(entry->reader, -1, place, subject);
    if (string) add_words(entry, string, place);
    if (!string) entry->good = false;
}

static void add_list(set_entry *entry, source_node *node, spec_place place) {
    source_node *item = source_node_first_item(node);
    size_t count;
    const char *label = reader_words(entry->reader, "an entry of %s", entry->subject);
    entry->good = reader_list(entry->reader, entry->subject, place, &count);
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        lua_rawgeti(entry->reader->lua, -1, (lua_Integer)i);
        add_string(entry, source_node_place(item, place), label);
        lua_pop(entry->reader->lua, 1);
    }
}

/* The set on top. False after diagnostics, with nothing to free. */
static bool read_set(set_entry entry, source_node *node, spec_place place, spec_set *set) {
    entry.made = set_new(entry.reader->spec);
    entry.good = true;
    if (lua_type(entry.reader->lua, -1) == LUA_TTABLE)
        add_list(&entry, node, place);
    else
        add_string(&entry, place, entry.subject);
    const bool may_be_empty =
        entry.of_sets && lua_type(entry.reader->lua, -1) == LUA_TTABLE; /* as an inherited one may be */
    if (entry.good && entry.words == 0 && !may_be_empty) {
        DIAGNOSE(entry.reader, place, "bad-set", "%s is empty|name dtypes or kinds: \"f32 f64\", \"float complex\"",
                 entry.subject);
        entry.good = false;
    }
    if (entry.good)
        *set = entry.made;
    else
        spec_set_free(&entry.made);
    return entry.good;
}

bool reader_set(spec_reader *reader, source_node *node, spec_place place, const char *subject, spec_set *set) {
    return read_set((set_entry){.reader = reader, .subject = subject}, node, place, set);
}

/* Whether a part of a pair is the name of a dtype, and not of a set. */
static bool is_dtype(const spec *spec, const char *words) {
    return !set_find(spec, words) && spec_find_dtype(spec, words) != LAT_NONE;
}

/* Half of a pair: from `start` to `end`. False after diagnostics; the caller frees the set all the same. */
static bool read_half(set_entry *entry, const char *string, const char *start, const char *end, spec_place place,
                      bool *is_name) {
    entry->made = set_new(entry->reader->spec);
    entry->good = true;
    entry->words = 0;
    start += strspn(start, blanks);
    while (end > start && strchr(blanks, end[-1]))
        end--;
    char *half = part_of(string, start, end > start ? (size_t)(end - start) : 0, &place);
    *is_name = is_dtype(entry->reader->spec, half);
    add_words(entry, half, place);
    if (!entry->words) add_word(entry, "", place);
    mem_free(half);
    return entry->good;
}

enum { MOST_PAIRS = 1 << 18 }; /* of all that sets stand for in a spec: every pair of 256 dtypes four times */

/* False, with nothing to free, if there are too many. */
static bool add_pairs(spec_reader *reader, const bool *left, const bool *right, bool ordered, set_pairs *pairs) {
    size_t capacity = 0;
    const size_t n = reader->spec->dtype_count;
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n && left[a]; b++) {
            const bool both_ways = !ordered && left[b] && right[a];
            if (!right[b] || (!pairs->by_name && (a == b || (both_ways && b < a)))) continue;
            VEC_PUSH(pairs->pairs, pairs->count, capacity) = (spec_pair){(lat_id)a, (lat_id)b};
            if (pairs->by_name || ++reader->pair_count <= MOST_PAIRS) continue;
            mem_free(pairs->pairs);
            *pairs = (set_pairs){0};
            return false;
        }
    return true;
}

bool reader_pairs(spec_reader *reader, const char *string, bool ordered, spec_place place, const char *subject,
                  set_pairs *pairs) {
    const char *comma = strchr(string, ',');
    const char *whole = reader_words(reader, "%s \"%s\"", subject, string);
    set_entry left = {.reader = reader, .subject = whole}, right = left;
    bool left_is_name, right_is_name;
    bool good = read_half(&left, string, string, comma, place, &left_is_name);
    good = read_half(&right, string, comma + 1, comma + strlen(comma), place, &right_is_name) && good;
    *pairs = (set_pairs){.by_name = left_is_name && right_is_name};
    if (good && !add_pairs(reader, left.made.members, right.made.members, ordered, pairs)) {
        DIAGNOSE(reader, place, "too-many-pairs", "with %s sets stand for more than %d pairs|write a table", whole,
                 MOST_PAIRS);
        good = false;
    }
    spec_set_free(&left.made);
    spec_set_free(&right.made);
    return good;
}

/* A set's name is the end of names in generated code. */
static bool check_name(spec_reader *reader, const char *name, spec_place place) {
    const size_t length = strlen(name);
    const bool good = name_is_c_identifier(name) && name[0] != '_' && name[length - 1] != '_';
    if (!good)
        DIAGNOSE(reader, place, "bad-set",
                 "a set is called \"%s\"|a set's name is made of letters, digits and _, begins "
                 "with a letter and does not end in _",
                 name);
    return good;
}

static void add_set(spec_set **sets, size_t *count, spec_set set) {
    size_t at = 0;
    while (at < *count && strcmp((*sets)[at].name, set.name) < 0)
        at++;
    if (at < *count && strcmp((*sets)[at].name, set.name) == 0) {
        spec_set_free(&(*sets)[at]);
    } else {
        *sets = mem_grow(*sets, *count + 1, sizeof **sets);
        memmove(*sets + at + 1, *sets + at, (*count - at) * sizeof **sets);
        ++*count;
    }
    (*sets)[at] = set;
}

/* The entry of that name, whose value is on top. */
static void read_entry(spec_reader *reader, const char *name, spec_set **sets, size_t *count) {
    source_node *node = source_node_field(reader_field_node(reader, SPEC_FIELD_SETS), name);
    const spec_place field = reader_value_place(reader, SPEC_FIELD_SETS);
    const bool good = check_name(reader, name, source_node_place(node, field));
    const char *subject = reader_words(reader, "the set \"%s\"", name);
    spec_set set;
    const set_entry entry = {.reader = reader, .subject = subject, .of_sets = true};
    if (read_set(entry, node, source_node_value_place(node, field), &set)) {
        set.name = mem_copy(name);
        set.place = source_node_place(node, field);
        if (good)
            add_set(sets, count, set);
        else
            spec_set_free(&set);
    }
}

void read_sets(spec_reader *reader) {
    /* the spec has none yet, as sets do not name sets */
    size_t count = reader->base ? reader->base->set_count : 0;
    spec_set *sets =
        count ? sets_moved(reader->base->sets, count, reader->base->dtype_count, reader->spec, reader->from_base)
              : NULL;
    for (size_t i = 0; i < count; i++)
        sets[i].place = reader->extends_at;
    if (reader_field(reader, SPEC_FIELD_SETS)) {
        const key_list keys = reader_keys(reader, "field \"sets\"", reader_field_node(reader, SPEC_FIELD_SETS),
                                          reader_value_place(reader, SPEC_FIELD_SETS), 0);
        for (size_t i = 0; i < keys.count; i++) {
            lua_pushstring(reader->lua, keys.names[i]);
            lua_rawget(reader->lua, -2);
            read_entry(reader, keys.names[i], &sets, &count);
            lua_pop(reader->lua, 1);
        }
        mem_free(keys.names);
        lua_pop(reader->lua, 1);
    }
    reader->spec->sets = sets;
    reader->spec->set_count = count;
}
