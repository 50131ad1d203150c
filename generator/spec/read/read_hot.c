#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "spec/read/read_sets.h"

/* The pairs that are there already: a bit for each, the dtype with the lower id first. */
typedef struct hot_pairs {
    spec_reader *reader;
    unsigned char *listed;
} hot_pairs;

static void add_pair(spec *spec, spec_pair pair) {
    spec->hot = mem_grow(spec->hot, spec->hot_count + 1, sizeof *spec->hot);
    spec->hot[spec->hot_count++] = pair;
}

/* False if it is there already. */
static bool add_once(hot_pairs *pairs, spec_pair pair) {
    const lat_id low = pair.a < pair.b ? pair.a : pair.b, high = pair.a < pair.b ? pair.b : pair.a;
    const size_t place = (size_t)low * pairs->reader->spec->dtype_count + high;
    const unsigned char bit = (unsigned char)(1u << place % 8);
    if (pairs->listed[place / 8] & bit) return false;
    pairs->listed[place / 8] |= bit;
    add_pair(pairs->reader->spec, pair);
    return true;
}

static void read_entry(hot_pairs *pairs, spec_place place) {
    const char *entry = reader_string(pairs->reader, -1, place, "an entry of `hot`");
    set_pairs read;
    if (!entry) return;
    if (!reader_is_pair(entry)) {
        DIAGNOSE(pairs->reader, place, "bad-hot", "`hot` has the entry \"%s\", which is not a pair|write \"bf16,f32\"",
                 entry);
        return;
    }
    if (!reader_pairs(pairs->reader, entry, false, place, "the pair", &read)) return;
    for (size_t i = 0; i < read.count; i++)
        if (!add_once(pairs, read.pairs[i]) && read.by_name)
            DIAGNOSE(pairs->reader, place, "duplicate-hot", "the pair \"%s\" is listed twice in `hot`|take one out",
                     entry);
    mem_free(read.pairs);
}

static void inherit(spec_reader *reader) {
    const spec *base = reader->base;
    if (!base->hot) return;
    reader->spec->hot = mem_alloc(sizeof *reader->spec->hot);
    for (size_t i = 0; i < base->hot_count; i++) {
        const spec_pair pair = {reader->from_base[base->hot[i].a], reader->from_base[base->hot[i].b]};
        if (pair.a != LAT_NONE && pair.b != LAT_NONE) add_pair(reader->spec, pair);
    }
}

void read_hot(spec_reader *reader) {
    source_node *node = source_node_first_item(reader_field_node(reader, SPEC_FIELD_HOT));
    const spec_place place = reader_value_place(reader, SPEC_FIELD_HOT);
    if (!reader_field(reader, SPEC_FIELD_HOT)) {
        if (reader->base && !reader_has_field(reader, SPEC_FIELD_HOT)) inherit(reader);
        return;
    }
    size_t count = 0;
    if (!reader_list(reader, "field \"hot\"", place, &count)) count = 0;
    reader->spec->hot = mem_alloc(sizeof *reader->spec->hot); /* an empty list is not the same as none */
    const size_t n = reader->spec->dtype_count;
    hot_pairs pairs = {reader, mem_alloc_zeroed(n * n / 8 + 1, 1)};
    for (size_t i = 1; i <= count; i++, node = source_node_next_item(node)) {
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        read_entry(&pairs, source_node_place(node, place));
        lua_pop(reader->lua, 1);
    }
    mem_free(pairs.listed);
    lua_pop(reader->lua, 1);
}
