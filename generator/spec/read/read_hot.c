#include "spec/read/read_steps.h"

#include "base/memory.h"
#include "spec/read/read_sets.h"

/* The pairs that are there already: a bit for each, the dtype with the lower id first. */
typedef struct hot_pairs {
    spec_reader *reader;
    unsigned char *listed;
} hot_pairs;

static void add_pair(spec *of, spec_pair pair) {
    of->hot = mem_grow(of->hot, of->hot_count + 1, sizeof *of->hot);
    of->hot[of->hot_count++] = pair;
}

/* False if it is there already. */
static bool add_once(hot_pairs *to, spec_pair pair) {
    const lat_id low = pair.a < pair.b ? pair.a : pair.b, high = pair.a < pair.b ? pair.b : pair.a;
    const size_t place = (size_t)low * to->reader->spec->dtype_count + high;
    const unsigned char bit = (unsigned char)(1u << place % 8);
    if (to->listed[place / 8] & bit) return false;
    to->listed[place / 8] |= bit;
    add_pair(to->reader->spec, pair);
    return true;
}

static void read_entry(hot_pairs *to, spec_place place) {
    const char *entry = reader_string(to->reader, -1, place, "an entry of `hot`");
    set_pairs read;
    if (!entry) return;
    if (!reader_is_pair(entry)) {
        DIAGNOSE(to->reader, place, "bad-hot", "`hot` has the entry \"%s\", which is not a pair|write \"bf16,f32\"",
                 entry);
        return;
    }
    if (!reader_pairs(to->reader, entry, false, place, "the pair", &read)) return;
    for (size_t i = 0; i < read.count; i++)
        if (!add_once(to, read.pairs[i]) && read.by_name)
            DIAGNOSE(to->reader, place, "duplicate-hot", "the pair \"%s\" is listed twice in `hot`|take one out",
                     entry);
    mem_free(read.pairs);
}

static void inherit(spec_reader *of) {
    const spec *base = of->base;
    if (!base->hot) return;
    of->spec->hot = mem_alloc(sizeof *of->spec->hot);
    for (size_t i = 0; i < base->hot_count; i++) {
        const spec_pair pair = {of->from_base[base->hot[i].a], of->from_base[base->hot[i].b]};
        if (pair.a != LAT_NONE && pair.b != LAT_NONE) add_pair(of->spec, pair);
    }
}

void read_hot(spec_reader *of) {
    source_node *node = source_node_first_item(reader_field_node(of, SPEC_FIELD_HOT));
    const spec_place place = reader_value_place(of, SPEC_FIELD_HOT);
    if (!reader_field(of, SPEC_FIELD_HOT)) {
        if (of->base && !reader_has_field(of, SPEC_FIELD_HOT)) inherit(of);
        return;
    }
    size_t count = 0;
    if (!reader_list(of, "field \"hot\"", place, &count)) count = 0;
    of->spec->hot = mem_alloc(sizeof *of->spec->hot); /* an empty list is not the same as none */
    const size_t n = of->spec->dtype_count;
    hot_pairs pairs = {of, mem_alloc_zeroed(n * n / 8 + 1, 1)};
    for (size_t i = 1; i <= count; i++, node = source_node_next_item(node)) {
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        read_entry(&pairs, source_node_place(node, place));
        lua_pop(of->lua, 1);
    }
    mem_free(pairs.listed);
    lua_pop(of->lua, 1);
}
