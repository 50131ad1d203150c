/*
 * Prints layouts as JSON, for a comparison with those of the explorer page's script.
 * print_layouts specs FILE...    the diagrams of the specs, folded and open, ours and dot's where it is there
 * print_layouts random FIRST COUNT    of random graphs; the seed of each is its number
 * print_layouts time NODES...    how long random graphs of so many nodes take, in milliseconds
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/memory.h"
#include "embedded/embedded.h"
#include "lattice/random.h"
#include "layout/layered.h"
#include "report/diagram.h"
#include "report/diagram_dot.h"
#include "report/diagram_settled.h"
#include "spec/read.h"

static const char *find_installed(const char *name, size_t *length) {
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    const embedded_file *file = embedded_find(text_string(&path));
    text_free(&path);
    if (file) *length = file->length;
    return file ? file->text : NULL;
}

static void add_dtypes(json *out, const spec *of) {
    json_key(out, "dtypes");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->dtype_count; i++) {
        json_object(out, JSON_INLINE);
        json_string_member(out, "name", of->dtypes[i].name);
        json_string_member(out, "kind", val_kind_name(of->dtypes[i].values.kind));
        json_bool_member(out, "weak", of->dtypes[i].weak_of != NULL);
        json_end(out);
    }
    json_end(out);
}

static void add_pair(json *out, size_t a, size_t b) {
    json_array(out, JSON_INLINE);
    json_number(out, a);
    json_number(out, b);
    json_end(out);
}

static void add_layout(json *out, const char *key, bool made, layout *of) {
    json_key(out, key);
    if (!made) {
        json_null(out);
        return;
    }
    diagram_layout_json(out, of);
    layout_free(of);
}

static void add_id(json *out, lat_id id) {
    json_integer(out, id == LAT_NONE ? -1 : (int64_t)id);
}

/* The pairs that the spec settles: as it says them, and in the lines of the legend. */
static void add_settled(json *out, const lat_promotion *of) {
    size_t count;
    diagram_settled *lines = diagram_settled_of(of, &count);
    json_key(out, "resolves");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < of->resolve_count; i++) {
        json_array(out, JSON_INLINE);
        add_id(out, of->resolves[i].a);
        add_id(out, of->resolves[i].b);
        add_id(out, of->resolves[i].value);
        json_end(out);
    }
    json_end(out);
    json_key(out, "settled");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++) {
        json_object(out, JSON_INLINE);
        json_key(out, "hub");
        add_id(out, lines[i].hub);
        json_key(out, "others");
        json_array(out, JSON_INLINE);
        for (size_t k = 0; k < lines[i].other_count; k++)
            add_id(out, lines[i].others[k]);
        json_end(out);
        json_key(out, "result");
        add_id(out, lines[i].result);
        json_end(out);
    }
    json_end(out);
    diagram_settled_free(lines, count);
}

static void print_spec(const char *path) {
    const spec_options options = {.installed = find_installed};
    spec_diagnostics diagnostics = {0};
    analysis of;
    if (!analysis_make(spec_read(path, &options, &diagnostics), path, &of, &diagnostics)) exit(1);
    if (of.promotion.order.transitive) {
        text line = {0};
        json out = {.to = &line};
        layout made;
        json_object(&out, JSON_INLINE);
        json_string_member(&out, "name", of.spec->name);
        add_dtypes(&out, of.spec);
        json_key(&out, "covers");
        json_array(&out, JSON_INLINE);
        for (size_t i = 0; i < of.shape.hasse_count; i++)
            add_pair(&out, of.shape.hasse[i].from, of.shape.hasse[i].to);
        json_end(&out);
        add_settled(&out, &of.promotion);
        diagram_layout(&of, true, &made);
        add_layout(&out, "folded", true, &made);
        diagram_layout(&of, false, &made);
        add_layout(&out, "open", true, &made);
        add_layout(&out, "folded_by_dot", diagram_layout_by_dot(&of, true, &made), &made);
        add_layout(&out, "open_by_dot", diagram_layout_by_dot(&of, false, &made), &made);
        json_end(&out);
        for (size_t i = 0; i < line.length; i++)
            if (line.data[i] == '\n') line.data[i] = ' ';
        puts(text_string(&line));
        text_free(&line);
    }
    analysis_free(&of);
    spec_diagnostics_free(&diagnostics);
}

/* Nodes of two heights and some widths, and edges from lower numbers to higher ones, or the other way round. */
static layout random_graph(random_state *random, size_t n, int percent) {
    layout made = {.nodes = mem_alloc_zeroed(n + 1, sizeof *made.nodes), .node_count = n};
    const bool up = random_percent(random, 50);
    size_t capacity = 0;
    for (size_t i = 0; i < n; i++) {
        made.nodes[i].width = 60 + 8 * random_below(random, 12);
        made.nodes[i].height = random_percent(random, 80) ? 28 : 64;
        for (size_t j = 0; j < i; j++) {
            if (!random_percent(random, percent)) continue;
            VEC_PUSH(made.edges, made.edge_count, capacity) = (layout_edge){.from = up ? j : i, .to = up ? i : j};
        }
    }
    return made;
}

static void print_random(uint64_t seed) {
    random_state random = {seed};
    const size_t n = (size_t)random_below(&random, 40);
    layout made = random_graph(&random, n, 1 + random_below(&random, n < 12 ? 60 : 12));
    text line = {0};
    json out = {.to = &line};
    json_object(&out, JSON_INLINE);
    json_number_member(&out, "seed", seed);
    layered_draw(&made);
    add_layout(&out, "drawn", true, &made);
    json_end(&out);
    for (size_t i = 0; i < line.length; i++)
        if (line.data[i] == '\n') line.data[i] = ' ';
    puts(text_string(&line));
    text_free(&line);
}

/* Two covers a node, about, as dtypes have. */
static void print_time(size_t n) {
    random_state random = {n};
    layout made = {.nodes = mem_alloc_zeroed(n + 1, sizeof *made.nodes), .node_count = n};
    size_t capacity = 0;
    for (size_t i = 0; i < n; i++) {
        made.nodes[i].width = 60;
        made.nodes[i].height = 28;
        for (int edge = 0; i > 0 && edge < 2; edge++) {
            const size_t reach = i < 12 ? i : 12;
            const size_t from = i - 1 - (size_t)random_below(&random, (int)reach);
            VEC_PUSH(made.edges, made.edge_count, capacity) = (layout_edge){.from = from, .to = i};
        }
    }
    const clock_t start = clock();
    layered_draw(&made);
    printf("%zu nodes: %.1f ms\n", n, (double)(clock() - start) * 1000.0 / CLOCKS_PER_SEC);
    layout_free(&made);
}

int main(int count, char **words) {
    if (count < 3) return 2;
    if (strcmp(words[1], "specs") == 0)
        for (int i = 2; i < count; i++)
            print_spec(words[i]);
    else if (strcmp(words[1], "time") == 0)
        for (int i = 2; i < count; i++)
            print_time((size_t)strtoul(words[i], NULL, 10));
    else if (count == 4)
        for (unsigned long seed = strtoul(words[2], NULL, 10), end = seed + strtoul(words[3], NULL, 10); seed < end;
             seed++)
            print_random(seed);
    return 0;
}
