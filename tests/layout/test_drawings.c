/* Drawings of random graphs and of the installed specs: no two nodes overlap, edges lead up from node to node. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/memory.h"
#include "embedded/embedded.h"
#include "lattice/random.h"
#include "layout/layered.h"
#include "report/diagram/diagram.h"
#include "spec/read/read.h"

#include <stdlib.h>
#include <string.h>

static void check_node(const layout *layout, size_t which) {
    const layout_node *a = &layout->nodes[which];
    assert_true(2 * a->x >= a->width && 2 * a->x + a->width <= 2 * layout->width);
    assert_true(2 * a->y >= a->height && 2 * a->y + a->height <= 2 * layout->height);
    for (size_t i = which + 1; i < layout->node_count; i++) {
        const layout_node *b = &layout->nodes[i];
        assert_true(2 * abs(a->x - b->x) >= a->width + b->width || 2 * abs(a->y - b->y) >= a->height + b->height);
    }
}

static void check_edge(const layout *layout, const layout_edge *edge) {
    const layout_node *from = &layout->nodes[edge->from], *to = &layout->nodes[edge->to];
    const layout_point *points = edge->points;
    const size_t last = edge->point_count - 1;
    assert_int_equal(edge->point_count % 3, 1);
    assert_true(points[0].x == from->x && points[0].y == from->y - from->height / 2);
    assert_true(points[last].x == to->x && points[last].y == to->y + to->height / 2);
    assert_true(points[last].y < points[0].y);
    for (size_t i = 1; i <= last; i++)
        assert_true(points[i].y <= points[i - 1].y);
}

static void check_drawing(const layout *layout) {
    for (size_t i = 0; i < layout->node_count; i++)
        check_node(layout, i);
    for (size_t i = 0; i < layout->edge_count; i++)
        check_edge(layout, &layout->edges[i]);
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

static void random_graphs_are_drawn(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 400; seed++) {
        random_state random = {seed};
        const size_t n = (size_t)random_below(&random, 40);
        layout drawn = random_graph(&random, n, 1 + random_below(&random, n < 12 ? 60 : 12));
        print_message("seed %u\n", (unsigned)seed);
        layered_draw(&drawn);
        check_drawing(&drawn);
        layout_free(&drawn);
    }
}

static bool covers(const analysis *analysis, size_t low, size_t high) {
    for (size_t i = 0; i < analysis->shape.hasse_count; i++)
        if (analysis->shape.hasse[i].from == low && analysis->shape.hasse[i].to == high) return true;
    return false;
}

/* Of one kind, both weak or neither, and with the same covers. */
static bool alike(const analysis *analysis, size_t a, size_t b) {
    const spec_dtype *dtypes = analysis->spec->dtypes;
    bool same = dtypes[a].values.kind == dtypes[b].values.kind && !dtypes[a].weak_of == !dtypes[b].weak_of;
    for (size_t other = 0; other < analysis->spec->dtype_count && same; other++)
        same = covers(analysis, a, other) == covers(analysis, b, other) &&
               covers(analysis, other, a) == covers(analysis, other, b);
    return same;
}

static const layout_node *node_of(const layout *drawn, size_t id) {
    const layout_node *found = NULL;
    for (size_t i = 0; i < drawn->node_count; i++) {
        for (size_t k = 0; k < drawn->nodes[i].member_count; k++) {
            if (drawn->nodes[i].members[k] != id) continue;
            assert_null(found);
            found = &drawn->nodes[i];
        }
    }
    assert_non_null(found);
    return found;
}

/* Every dtype is in one node: with those like it where they are three or more, else alone. */
static void check_groups(const analysis *analysis, const layout *drawn, bool folded) {
    for (size_t a = 0; a < analysis->spec->dtype_count; a++) {
        size_t count = 0;
        for (size_t b = 0; b < analysis->spec->dtype_count; b++)
            count += alike(analysis, a, b);
        const layout_node *node = node_of(drawn, a);
        assert_int_equal(node->member_count, folded && count >= 3 ? count : 1);
        for (size_t i = 0; i < node->member_count; i++)
            assert_true(alike(analysis, a, node->members[i]));
    }
}

static size_t edges_between(const layout *drawn, const layout_node *from, const layout_node *to) {
    size_t count = 0;
    for (size_t i = 0; i < drawn->edge_count; i++)
        count += &drawn->nodes[drawn->edges[i].from] == from && &drawn->nodes[drawn->edges[i].to] == to;
    return count;
}

/* Covers between two nodes are one edge, and there is no other. */
static void check_covers(const analysis *analysis, const layout *drawn) {
    for (size_t i = 0; i < analysis->shape.hasse_count; i++) {
        const lat_edge cover = analysis->shape.hasse[i];
        assert_int_equal(edges_between(drawn, node_of(drawn, cover.from), node_of(drawn, cover.to)), 1);
    }
    for (size_t i = 0; i < drawn->edge_count; i++) {
        const layout_edge edge = drawn->edges[i];
        assert_true(covers(analysis, drawn->nodes[edge.from].members[0], drawn->nodes[edge.to].members[0]));
    }
}

static const char *find_installed(const char *name, size_t *length) {
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    const embedded_file *file = embedded_find(text_string(&path));
    text_free(&path);
    if (file) *length = file->length;
    return file ? file->text : NULL;
}

/* Draws an installed spec, folded and open; its largest node. Specs without an order have no drawing: 0. */
static size_t draw_spec(const char *name) {
    const spec_options options = {.installed = find_installed};
    spec_diagnostics diagnostics = {0};
    analysis analysis;
    size_t largest = 0;
    assert_true(analysis_make(spec_read(name, &options, &diagnostics), name, &analysis, &diagnostics));
    for (int folded = 0; folded <= 1 && analysis.promotion.order.transitive; folded++) {
        layout drawn;
        diagram_layout(&analysis, folded, &drawn);
        check_drawing(&drawn);
        check_groups(&analysis, &drawn, folded);
        check_covers(&analysis, &drawn);
        for (size_t i = 0; i < drawn.node_count; i++)
            if (drawn.nodes[i].member_count > largest) largest = drawn.nodes[i].member_count;
        layout_free(&drawn);
    }
    analysis_free(&analysis);
    spec_diagnostics_free(&diagnostics);
    return largest;
}

static void installed_specs_are_drawn(void **state) {
    (void)state;
    size_t drawn = 0;
    for (size_t i = 0; i < embedded_count; i++) {
        const char *path = embedded_files[i].path, *end = strrchr(path, '.');
        if (strncmp(path, "specs/", 6) != 0 || !end || strcmp(end, ".lua") != 0 || strstr(path, ".d.lua")) continue;
        char name[80] = "";
        assert_true((size_t)(end - path) - 6 < sizeof name);
        memcpy(name, path + 6, (size_t)(end - path) - 6);
        print_message("%s\n", name);
        drawn += draw_spec(name) > 0;
    }
    assert_true(drawn > 20);
    assert_int_equal(draw_spec("jax_today"), 11);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_graphs_are_drawn),
        cmocka_unit_test(installed_specs_are_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
