#include "base/memory.h"
#include "base/text.h"
#include "spec/read/read_sets.h"
#include "spec/read/read_steps.h"
#include "spec/read/reader.h"
#include "spec/table/table_fill.h"

#include <stdlib.h>
#include <string.h>

typedef struct rule_edge {
    lat_edge edge;
    spec_place place;
    bool inherited;
} rule_edge;

/* Where a resolve comes from: what comes first beats what follows. */
typedef enum rule_source { RULE_BY_NAME, RULE_BY_SETS, RULE_INHERITED } rule_source;

typedef struct rule_resolve {
    lat_resolve resolve; /* a <= b */
    spec_place place;
    rule_source source;
} rule_resolve;

/* The edges and resolves of a spec while they are collected: those of the base first, then its own. */
typedef struct rules {
    rule_edge *edges;
    size_t edge_count, edge_capacity;
    rule_resolve *resolves;
    size_t resolve_count, resolve_capacity;
} rules;

static void rules_add_edge(rules *rules, lat_edge edge, spec_place place, bool inherited) {
    VEC_PUSH(rules->edges, rules->edge_count, rules->edge_capacity) = (rule_edge){edge, place, inherited};
}

static void rules_add_resolve(rules *rules, lat_resolve resolve, spec_place place, rule_source source) {
    if (resolve.a > resolve.b) resolve = (lat_resolve){resolve.b, resolve.a, resolve.value};
    VEC_PUSH(rules->resolves, rules->resolve_count, rules->resolve_capacity) = (rule_resolve){resolve, place, source};
}

/*
 * Sorts the edges by where they come from, otherwise in the order in which they were added, which begins with inherited
 * ones. The spec's own edge that is inherited as well is left out.
 */
static void end_edges(const rules *rules, spec *made) {
    const size_t n = made->dtype_count;
    size_t *first = mem_alloc_zeroed(n + 1, sizeof *first);
    for (size_t i = 0; i < rules->edge_count; i++)
        first[rules->edges[i].edge.from + 1]++;
    for (size_t id = 0; id < n; id++)
        first[id + 1] += first[id];
    const rule_edge **sorted = mem_alloc_zeroed(rules->edge_count, sizeof *sorted);
    for (size_t i = 0; i < rules->edge_count; i++)
        sorted[first[rules->edges[i].edge.from]++] = &rules->edges[i];

    /* by the end of an inherited edge: the start of the last such edge, counted from 1 */
    size_t *inherited_from = mem_alloc_zeroed(n, sizeof *inherited_from);
    made->edges = mem_alloc_zeroed(rules->edge_count, sizeof *made->edges);
    made->notes->edge_places = mem_alloc_zeroed(rules->edge_count, sizeof *made->notes->edge_places);
    for (size_t i = 0; i < rules->edge_count; i++) {
        const lat_edge edge = sorted[i]->edge;
        if (sorted[i]->inherited)
            inherited_from[edge.to] = (size_t)edge.from + 1;
        else if (inherited_from[edge.to] == (size_t)edge.from + 1)
            continue;
        made->notes->edge_places[made->edge_count] = sorted[i]->place;
        made->edges[made->edge_count++] = edge;
    }
    mem_free(inherited_from);
    mem_free(sorted);
    mem_free(first);
}

/* By pair; what beats others first, then in the order of the text. */
static int by_pair(const void *left, const void *right) {
    const rule_resolve *x = left, *y = right;
    if (x->resolve.a != y->resolve.a) return x->resolve.a < y->resolve.a ? -1 : 1;
    if (x->resolve.b != y->resolve.b) return x->resolve.b < y->resolve.b ? -1 : 1;
    if (x->source != y->source) return x->source < y->source ? -1 : 1;
    const int places = spec_place_compare(x->place, y->place);
    if (places) return places;
    return x->resolve.value < y->resolve.value ? -1 : x->resolve.value > y->resolve.value;
}

static void report_conflict(spec_reader *reader, const rule_resolve *first, const rule_resolve *second) {
    const lat_resolve *resolve = &first->resolve;
    DIAGNOSE(reader, second->place, "conflicting-resolve", "%s with %s is resolved twice, to %s and to %s|%s",
             spec_dtype_name(reader->spec, resolve->a), spec_dtype_name(reader->spec, resolve->b),
             spec_dtype_name(reader->spec, resolve->value), spec_dtype_name(reader->spec, second->resolve.value),
             second->source == RULE_BY_NAME ? "take one out" : "resolve this pair by the names of its dtypes too");
}

static void end_resolves(rules *rules, spec_reader *reader) {
    spec *made = reader->spec;
    if (rules->resolve_count) qsort(rules->resolves, rules->resolve_count, sizeof *rules->resolves, by_pair);
    made->resolves = mem_alloc_zeroed(rules->resolve_count, sizeof *made->resolves);
    made->notes->resolve_places = mem_alloc_zeroed(rules->resolve_count, sizeof *made->notes->resolve_places);
    const rule_resolve *last = NULL; /* the one that is taken */
    for (size_t i = 0; i < rules->resolve_count; i++) {
        const rule_resolve *resolve = &rules->resolves[i];
        if (!last || last->resolve.a != resolve->resolve.a || last->resolve.b != resolve->resolve.b) {
            made->notes->resolve_places[made->resolve_count] = resolve->place;
            made->resolves[made->resolve_count++] = resolve->resolve;
            last = resolve;
        } else if (resolve->source == last->source && resolve->source != RULE_INHERITED &&
                   last->resolve.value != resolve->resolve.value) {
            report_conflict(reader, last, resolve);
        }
    }
}

/*
 * Gives edges and resolves to the spec, ordered by dtypes. A pair that the spec itself resolves to two values, both by
 * name or both by sets, is a diagnostic. Frees the rules.
 */
static void rules_end(rules *freed, spec_reader *reader) {
    end_edges(freed, reader->spec);
    end_resolves(freed, reader);
    mem_free(freed->edges);
    mem_free(freed->resolves);
    *freed = (rules){0};
}

/* Edges by where they come from: those of id are ends[first[id]] to ends[first[id + 1] - 1]. */
typedef struct edge_list {
    size_t *first; /* n + 1 of them */
    lat_id *ends;
} edge_list;

static edge_list edges_by_start(const spec *spec) {
    edge_list made = {mem_alloc_zeroed(spec->dtype_count + 2, sizeof *made.first),
                      mem_alloc_zeroed(spec->edge_count, sizeof *made.ends)};
    for (size_t i = 0; i < spec->edge_count; i++)
        made.first[spec->edges[i].from + 2]++;
    for (size_t i = 0; i < spec->dtype_count; i++)
        made.first[i + 2] += made.first[i + 1];
    for (size_t i = 0; i < spec->edge_count; i++)
        made.ends[made.first[spec->edges[i].from + 1]++] = spec->edges[i].to;
    return made;
}

/* A walk from one kept dtype through dropped ones; `met` holds the number of the walk that came by last. */
typedef struct inherit_walk {
    const spec_reader *reader;
    const edge_list *edges;
    size_t *met;
    lat_id *stack;
    rules *collected;
} inherit_walk;

static void inherit_edge(inherit_walk *walk, lat_id from, lat_id to) {
    const lat_id *from_base = walk->reader->from_base;
    rules_add_edge(walk->collected, (lat_edge){from_base[from], from_base[to]}, walk->reader->extends_at, true);
}

static void inherit_direct_edges(inherit_walk *state, lat_id from, size_t walk) {
    for (size_t i = state->edges->first[from]; i < state->edges->first[from + 1]; i++) {
        const lat_id next = state->edges->ends[i];
        if (state->reader->from_base[next] == LAT_NONE) continue;
        state->met[next] = walk;
        inherit_edge(state, from, next);
    }
}

/* The paths through dropped dtypes to the next kept ones, as edges. */
static void inherit_paths(inherit_walk *state, lat_id from, size_t walk) {
    size_t height = 0;
    state->stack[height++] = from;
    while (height > 0) {
        const lat_id at = state->stack[--height];
        for (size_t i = state->edges->first[at]; i < state->edges->first[at + 1]; i++) {
            const lat_id next = state->edges->ends[i];
            if (state->met[next] == walk) continue;
            state->met[next] = walk;
            if (state->reader->from_base[next] == LAT_NONE)
                state->stack[height++] = next;
            else
                inherit_edge(state, from, next);
        }
    }
}

static void inherit_resolves(const spec_reader *reader, rules *collected) {
    const lat_id *from_base = reader->from_base;
    for (size_t i = 0; i < reader->base->resolve_count; i++) {
        const lat_resolve *old = &reader->base->resolves[i];
        const lat_id value = old->value == LAT_NONE ? LAT_NONE : from_base[old->value];
        const lat_resolve resolve = {from_base[old->a], from_base[old->b], value};
        if (resolve.a == LAT_NONE || resolve.b == LAT_NONE) continue;
        rules_add_resolve(collected, resolve, reader->extends_at, RULE_INHERITED);
    }
}

/*
 * Adds the base's edges and resolves to `collected`. A path through dropped dtypes becomes an edge. Nothing if there is
 * no base.
 */
static void inherit_rules(const spec_reader *reader, rules *collected) {
    const spec *base = reader->base;
    if (!base) return;
    const edge_list edges = edges_by_start(base);
    inherit_walk walk = {.reader = reader, .edges = &edges, .collected = collected};
    walk.met = mem_alloc_zeroed(base->dtype_count, sizeof *walk.met);
    walk.stack = mem_alloc_zeroed(base->dtype_count + 1, sizeof *walk.stack);
    for (size_t id = 0; id < base->dtype_count; id++) {
        if (reader->from_base[id] == LAT_NONE) continue;
        inherit_direct_edges(&walk, (lat_id)id, id + 1);
        inherit_paths(&walk, (lat_id)id, id + 1);
    }
    mem_free(walk.met);
    mem_free(walk.stack);
    mem_free(edges.first);
    mem_free(edges.ends);
    inherit_resolves(reader, collected);
}

/* Makes the spec's table: the base's cells, undefined where there is none or where its value was dropped. */
static void inherit_table(spec_reader *reader) {
    const size_t n = reader->spec->dtype_count, inherited = reader->base->dtype_count;
    reader->spec->table = mem_alloc(n * n * sizeof *reader->spec->table);
    for (size_t i = 0; i < n * n; i++)
        reader->spec->table[i] = LAT_NONE;
    for (size_t a = 0; a < inherited; a++) {
        const lat_id row = reader->from_base[a];
        for (size_t b = 0; b < inherited && row != LAT_NONE; b++) {
            const lat_id column = reader->from_base[b], value = reader->base->table[a * inherited + b];
            if (column == LAT_NONE || value == LAT_NONE) continue;
            reader->spec->table[(size_t)row * n + column] = reader->from_base[value];
        }
    }
}

/* Adds a diagnostic about the value on top, which is no end of an edge. */
static void report_bad_edge(spec_reader *reader, const char *from, spec_place place) {
    const char *words = reader_words(reader, "an entry of the list of what %s promotes to", from);
    const char *to = reader_string(reader, -1, place, words);
    if (to) reader_unknown_dtype(reader, place, reader_words(reader, "edge from %s to", from), to);
}

/* The edges from one dtype: the list on top, which is `promotes[name]`. */
static void read_edges_from(spec_reader *reader, lat_id from, const char *name, source_node *promotes,
                            rules *collected) {
    source_node *node = source_node_field(promotes, name), *item = source_node_first_item(node);
    const spec_place place = source_node_value_place(node, reader_value_place(reader, SPEC_FIELD_PROMOTES));
    size_t count;
    if (!lua_istable(reader->lua, -1) || reader_list_hole(reader, &count)) {
        const char *words = reader_words(reader, "the list of what %s promotes to", name);
        if (lua_istable(reader->lua, -1))
            reader_list(reader, words, place, &count);
        else
            DIAGNOSE(reader, place, "wrong-type", "%s is a %s|make it a list: { \"i16\", \"f32\" }", words,
                     lua_typename(reader->lua, lua_type(reader->lua, -1)));
        return;
    }
    reader->spec->dtypes[from].alone = count == 0;
    for (size_t i = 1; i <= count; i++, item = source_node_next_item(item)) {
        const spec_place position = source_node_place(item, place);
        lua_rawgeti(reader->lua, -1, (lua_Integer)i);
        const char *end = reader_plain_string(reader, -1);
        const lat_id id = end ? reader_find(reader, end) : LAT_NONE;
        if (id == LAT_NONE)
            report_bad_edge(reader, name, position);
        else
            rules_add_edge(collected, (lat_edge){from, id}, position, false);
        lua_pop(reader->lua, 1);
    }
}

/* The edges that the table on top gives under a name of a dtype, if it gives any. */
static void read_edges_of(spec_reader *reader, lat_id from, const char *name, source_node *promotes, rules *collected) {
    lua_pushstring(reader->lua, name);
    if (lua_rawget(reader->lua, -2) != LUA_TNIL) read_edges_from(reader, from, name, promotes, collected);
    lua_pop(reader->lua, 1);
}

/* Reads edges in the order of the dtypes: Lua has no fixed order of keys. */
static void read_promotes(spec_reader *reader, rules *collected) {
    if (!reader_field(reader, SPEC_FIELD_PROMOTES)) return;
    source_node *node = reader_field_node(reader, SPEC_FIELD_PROMOTES);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_PROMOTES);
    const key_list keys = reader_keys(reader, "field \"promotes\"", node, place, 0);
    bool *has_edges = mem_alloc_zeroed(reader->spec->dtype_count, sizeof *has_edges);
    for (size_t i = 0; i < keys.count; i++) {
        const lat_id id = reader_find(reader, keys.names[i]);
        if (id != LAT_NONE)
            has_edges[id] = true;
        else
            reader_unknown_dtype(reader, source_node_place(source_node_field(node, keys.names[i]), place),
                                 "`promotes` gives edges of", keys.names[i]);
    }
    for (size_t id = 0; id < reader->spec->dtype_count; id++) {
        if (!has_edges[id]) continue;
        const spec_dtype *dtype = &reader->spec->dtypes[id];
        read_edges_of(reader, (lat_id)id, dtype->name, node, collected);
        for (size_t i = 0; i < dtype->alias_count; i++)
            read_edges_of(reader, (lat_id)id, dtype->aliases[i], node, collected);
    }
    mem_free(has_edges);
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}

/* The value of a resolve, which is on top. False after a diagnostic. */
static bool read_resolved(spec_reader *reader, const char *key, spec_place place, lat_id *to) {
    const char *name = reader_string(reader, -1, place, "the value of a resolve");
    *to = name && strcmp(name, "-") != 0 ? reader_find(reader, name) : LAT_NONE;
    const bool good = name && (*to != LAT_NONE || strcmp(name, "-") == 0);
    if (name && !good) {
        const char *subject = reader_words(reader, "resolve of \"%s\" to", key);
        reader_unknown_dtype(reader, place, subject, name);
    }
    return good;
}

/* The entry of `resolve` of that key, whose value is on top. */
static void read_resolve_of(spec_reader *reader, const char *key, const source_node *entry, spec_place field,
                            rules *collected) {
    const spec_place place = source_node_place(entry, field);
    set_pairs read = {0};
    lat_id value;
    bool good = read_resolved(reader, key, source_node_value_place(entry, field), &value);
    if (!reader_is_pair(key)) {
        DIAGNOSE(reader, place, "bad-resolve",
                 "`resolve` has the key \"%s\", which is not a pair|write [\"i8,u8\"] = \"i16\"", key);
        return;
    }
    good = reader_pairs(reader, key, false, place, "resolve of", &read) && good;
    for (size_t i = 0; i < read.count && good; i++)
        rules_add_resolve(collected, (lat_resolve){read.pairs[i].a, read.pairs[i].b, value}, place,
                          read.by_name ? RULE_BY_NAME : RULE_BY_SETS);
    mem_free(read.pairs);
}

static void read_resolve(spec_reader *reader, rules *collected) {
    if (!reader_field(reader, SPEC_FIELD_RESOLVE)) return;
    source_node *node = reader_field_node(reader, SPEC_FIELD_RESOLVE);
    const spec_place place = reader_value_place(reader, SPEC_FIELD_RESOLVE);
    const key_list keys = reader_keys(reader, "field \"resolve\"", node, place, 0);
    for (size_t i = 0; i < keys.count; i++) {
        lua_pushstring(reader->lua, keys.names[i]);
        lua_rawget(reader->lua, -2);
        read_resolve_of(reader, keys.names[i], source_node_field(node, keys.names[i]), place, collected);
        lua_pop(reader->lua, 1);
    }
    mem_free(keys.names);
    lua_pop(reader->lua, 1);
}

static literal_row *rows_of_table(void *context, size_t *count) {
    const spec_reader *reader = context;
    return source_map_rows(reader->lines, reader_field_node(reader, SPEC_FIELD_TABLE), count);
}

static void read_table(spec_reader *reader) {
    if (!reader_field(reader, SPEC_FIELD_TABLE)) return;
    const spec_place place = reader_value_place(reader, SPEC_FIELD_TABLE);
    spec *made = reader->spec;
    size_t length;
    const char *cells = lua_tolstring(reader->lua, -1, &length);
    const bool readable = reader_string(reader, -1, place, "field \"table\"") != NULL;
    if (!reader->base) made->table = table_new_cells(made->dtype_count, length);
    made->notes->row_places = mem_alloc_zeroed(made->dtype_count, sizeof *made->notes->row_places);
    const char **names = spec_dtype_names(made);
    table_text rows = {.at = cells, .end = cells + length};
    table_target target = {.by_name = &made->notes->by_name,
                           .names = names,
                           .n = made->dtype_count,
                           .table = made->table,
                           .row_places = made->notes->row_places,
                           .partial = reader->extends,
                           .file = made->file,
                           .place = place,
                           .rows = rows_of_table,
                           .context = reader,
                           .diagnostics = reader->diagnostics};
    if (readable) table_fill(&target, &rows);
    table_text_close(&rows);
    mem_free(names);
    lua_pop(reader->lua, 1);
}

bool read_form(spec_reader *reader) {
    const bool promotes = reader_has_field(reader, SPEC_FIELD_PROMOTES),
               table = reader_has_field(reader, SPEC_FIELD_TABLE);
    const bool resolve = reader_has_field(reader, SPEC_FIELD_RESOLVE);
    const spec_place place = source_node_place(reader->root, spec_place_line(1));
    const char *own = table ? "table" : "promotes";
    if (promotes && table) {
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_TABLE), "both-forms",
                 "the spec has both `promotes` and `table`|a spec is a lattice or a table: take one out");
        return false;
    }
    if (reader->extends) {
        if (!reader->base) return false;
        reader->spec->from_table = reader->base->from_table;
        if ((promotes || table) && table != reader->spec->from_table) {
            DIAGNOSE(reader, reader_field_place(reader, table ? SPEC_FIELD_TABLE : SPEC_FIELD_PROMOTES), "wrong-form",
                     "the spec has `%s`, but extends \"%s\", which has `%s`|say it in that form", own,
                     reader->base->name, table ? "promotes" : "table");
            return false;
        }
    } else if (!promotes && !table) {
        DIAGNOSE(reader, place, "no-form",
                 "the spec has neither `promotes` nor `table`|say what promotes to what: promotes = "
                 "{ i8 = { \"i16\" } }, or a table");
        return false;
    } else {
        reader->spec->from_table = table;
    }
    if (resolve && reader->spec->from_table)
        DIAGNOSE(reader, reader_field_place(reader, SPEC_FIELD_RESOLVE), "resolve-in-table",
                 "the spec has `resolve`, but is a table|write the cell's value into the table");
    return true;
}

void read_rules(spec_reader *reader) {
    if (reader->spec->from_table) {
        if (reader->base) inherit_table(reader);
        read_table(reader);
        return;
    }
    rules collected = {0};
    inherit_rules(reader, &collected);
    read_promotes(reader, &collected);
    read_resolve(reader, &collected);
    rules_end(&collected, reader);
}
