#include "spec/read_hot.h"
#include "base/memory.h"

#include <string.h>

static bool is_listed(const spec *of, spec_pair pair) {
    for (size_t i = 0; i < of->hot_count; i++) {
        const spec_pair *at = &of->hot[i];
        if ((at->a == pair.a && at->b == pair.b) || (at->a == pair.b && at->b == pair.a)) return true;
    }
    return false;
}

static void add_pair(spec *of, spec_pair pair) {
    of->hot = mem_grow(of->hot, of->hot_count + 1, sizeof *of->hot);
    of->hot[of->hot_count++] = pair;
}

static void read_entry(spec_reader *of, spec_place place) {
    const char *entry = reader_string(of, -1, place, "an entry of `hot`");
    spec_pair pair;
    if (!entry) return;
    if (!reader_is_pair(entry))
        DIAGNOSE(of, place, "bad-hot", "`hot` has the entry \"%s\", which is not a pair|write \"bf16,f32\"", entry);
    else if (!reader_pair(of, entry, place, "the pair", &pair.a, &pair.b))
        return;
    else if (is_listed(of->spec, pair))
        DIAGNOSE(of, place, "duplicate-hot", "the pair \"%s\" is listed twice in `hot`|take one out", entry);
    else
        add_pair(of->spec, pair);
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
    for (size_t i = 1; i <= count; i++, node = source_node_next_item(node)) {
        lua_rawgeti(of->lua, -1, (lua_Integer)i);
        read_entry(of, source_node_place(node, place));
        lua_pop(of->lua, 1);
    }
    lua_pop(of->lua, 1);
}
