/*
 * What goes through spec files and tables, for every order of a few dtypes: import of its table gives back its diagram,
 * in edges; what is written reads back; a table, an order declared the other way round and one under other names
 * promote alike; diff finds what differs and nothing else. Arguments: the most dtypes of the orders that are all tried
 * (4), and one of how many orders of one dtype more is (20; 0: none).
 */
#include "base/memory.h"
#include "lattice/posets.h"
#include "report/diff/diff_report.h"
#include "spec/read/import.h"
#include "spec/support.h"
#include "spec/write/writer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int most = 4, one_of = 20;

typedef struct spec_tally {
    random_state random;
    int one_of;
    size_t orders;
    poset before; /* the order before, which diff compares with */
} spec_tally;

static const char *const known_names[] = {"u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"};

/* Another dtype by name: "d3", or what well-known one stands for it. */
static void add_name(text *out, int id, bool known) {
    if (known)
        text_add(out, known_names[id]);
    else
        text_printf(out, "d%d", id);
}

static void make(const char *lua, size_t length, analysis *made) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read_text("order.lua", lua, length, support_options(), &diagnostics);
    if (!spec) {
        text messages = {0};
        spec_diagnostics_print(&diagnostics, &messages);
        fail_msg("%s\n%s", messages.data, lua);
    }
    assert_true(analysis_make(spec, "order.lua", made, &diagnostics));
}

/* The order in lattice form; `as`: well-known dtypes under the names of the abstract ones. */
static void make_order(const poset *p, bool known, bool as, random_state *random, analysis *made) {
    text lua = {0};
    lat_edge edges[2 * POSET_EDGES_MAX];
    const size_t count = poset_edges(p, POSET_SOME, random, edges);
    text_add(&lua, "return { name = 'order', laws = {}, dtypes = {");
    const int turn = random_below(random, p->n);
    for (int i = 0; i < p->n; i++) {
        const int id = (turn + p->n - i) % p->n;
        text_add(&lua, "{ '");
        add_name(&lua, id, known && !as);
        text_add(&lua, as ? "', as = '" : known ? "' }," : "', kind = 'abstract' },");
        if (as) text_printf(&lua, "%s' },", known_names[id]);
    }
    text_add(&lua, "}, promotes = {");
    for (int a = 0; a < p->n; a++) {
        text_add(&lua, "['");
        add_name(&lua, a, known && !as);
        text_add(&lua, "'] = {");
        for (size_t e = 0; e < count; e++) {
            bool repeated = false;
            for (size_t k = 0; k < e; k++)
                repeated = repeated || memcmp(&edges[k], &edges[e], sizeof *edges) == 0;
            if (edges[e].from != a || repeated) continue;
            text_add(&lua, "'");
            add_name(&lua, edges[e].to, known && !as);
            text_add(&lua, "',");
        }
        text_add(&lua, "},");
    }
    text_add(&lua, "} }");
    make(lua.data, lua.length, made);
    text_free(&lua);
}

/* The dtype that is called d3, or by another name as above. */
static lat_id id_of(const spec *spec, int id, bool known) {
    text name = {0};
    add_name(&name, id, known);
    const lat_id found = (lat_id)spec_find_dtype(spec, name.data);
    text_free(&name);
    assert_in_range(found, 0, spec->dtype_count - 1);
    return found;
}

static void assert_promotes(const analysis *analysis, const poset *p, bool known, bool tells_ambiguous) {
    assert_int_equal(analysis->spec->dtype_count, p->n);
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            const int join = poset_join(p, a, b);
            const lat_id x = id_of(analysis->spec, a, known), y = id_of(analysis->spec, b, known);
            const lat_id got = lat_cell(&analysis->promotion, x, y);
            if (join >= 0)
                assert_int_equal(got, id_of(analysis->spec, join, known));
            else if (tells_ambiguous)
                assert_int_equal(got, join == BRUTE_NONE ? LAT_NONE : LAT_AMBIGUOUS);
            else
                assert_int_equal(got, LAT_NONE);
        }
    }
}

/* The joins as CSV, or as the `table` of a spec. */
static void write_table(const poset *p, bool csv, text *out) {
    const char *between = csv ? "," : " ";
    for (int a = -1; a < p->n; a++) {
        if (a >= 0) text_printf(out, "d%d", a);
        for (int b = 0; b < p->n; b++) {
            const int join = a < 0 ? b : poset_join(p, a, b);
            text_add(out, between);
            text_printf(out, join < 0 ? "-" : "d%d", join);
        }
        text_add(out, "\n");
    }
}

static void make_table(const poset *p, analysis *made) {
    text lua = {0};
    text_add(&lua, "return { name = 'order', laws = {}, dtypes = {");
    for (int a = 0; a < p->n; a++)
        text_printf(&lua, "{ 'd%d', kind = 'abstract' },", a);
    text_add(&lua, "}, table = [[\n");
    write_table(p, false, &lua);
    text_add(&lua, "]] }");
    make(lua.data, lua.length, made);
    text_free(&lua);
}

/* Import gives the Hasse diagram, and no more; what is written of that reads back. */
static void make_imported(const poset *p, analysis *made) {
    text csv = {0}, lua = {0};
    spec_diagnostics diagnostics = {0};
    write_table(p, true, &csv);
    spec *imported = spec_import("order.csv", NULL, csv.data, csv.length, support_options(), &diagnostics);
    assert_non_null(imported);
    assert_false(imported->from_table || imported->resolve_count);
    size_t edge = 0;
    for (int a = 0; a < p->n; a++) {
        for (int b = 0; b < p->n; b++) {
            if (!poset_covers(p, a, b)) continue;
            assert_true(edge < imported->edge_count);
            assert_true(imported->edges[edge].from == a && imported->edges[edge].to == b);
            edge++;
        }
    }
    assert_int_equal(edge, imported->edge_count);
    spec_write(imported, &lua);
    make(lua.data, lua.length, made);
    support_assert_same_spec(imported, made->spec);
    spec_free(imported);
    text_free(&lua);
    text_free(&csv);
}

static void assert_equal(const analysis *left, const analysis *right) {
    diff_report found;
    diff_report_find(left, right, &found);
    assert_true(diff_report_is_equal(&found));
    diff_report_free(&found);
}

/* Just the cells in which two orders of the same dtypes differ, in the order of the left spec. */
static void assert_differ(const analysis *left, const poset *p, const analysis *right, const poset *q) {
    diff_report found;
    size_t seen = 0;
    diff_report_find(left, right, &found);
    for (lat_id x = 0; x < p->n; x++) {
        for (lat_id y = 0; y < p->n; y++) {
            const int a = atoi(left->spec->dtypes[x].name + 1), b = atoi(left->spec->dtypes[y].name + 1);
            int here = poset_join(p, a, b), there = poset_join(q, a, b);
            if (here == there || (here < 0 && there < 0)) continue;
            assert_true(seen < found.count);
            const cell_difference *cell = &found.cells[seen++];
            assert_true(cell->a == x && cell->b == y);
            assert_int_equal(cell->left, here < 0 ? LAT_NONE : id_of(left->spec, here, false));
            assert_int_equal(cell->right, there < 0 ? LAT_NONE : id_of(right->spec, there, false));
            assert_true(diff_is_mirrored(&found, cell));
        }
    }
    assert_int_equal(seen, found.count);
    diff_report_free(&found);
}

static void check_order(void *context, const poset *p) {
    spec_tally *tally = context;
    if (tally->one_of > 1 && random_below(&tally->random, tally->one_of) != 0) return;
    analysis order, imported, table, known, renamed, other;
    make_order(p, false, false, &tally->random, &order);
    make_order(p, true, false, &tally->random, &known);
    make_order(p, true, true, &tally->random, &renamed);
    make_table(p, &table);
    make_imported(p, &imported);
    assert_promotes(&order, p, false, true);
    assert_promotes(&known, p, true, true);
    assert_promotes(&table, p, false, false);
    assert_promotes(&imported, p, false, true);
    analysis *const same[] = {&order, &table, &imported};
    for (size_t i = 0; i < 3; i++)
        for (size_t k = 0; k < 3; k++)
            assert_equal(same[i], same[k]);
    assert_equal(&known, &renamed);
    assert_equal(&renamed, &known);
    if (tally->before.n == p->n) {
        make_order(&tally->before, false, false, &tally->random, &other);
        assert_differ(&order, p, &other, &tally->before);
        assert_differ(&other, &tally->before, &order, p);
        analysis_free(&other);
    }
    tally->before = *p;
    tally->orders++;
    for (size_t i = 0; i < 3; i++)
        analysis_free(same[i]);
    analysis_free(&known);
    analysis_free(&renamed);
}

static void test_every_order(void **state) {
    (void)state;
    for (int n = 1; n <= most + (one_of > 0); n++) {
        spec_tally tally = {.random = {(uint64_t)n}, .one_of = n > most ? one_of : 1};
        assert_int_equal(poset_each(n, check_order, &tally), poset_count(n));
        assert_true(tally.orders > 0);
        printf("%d dtypes: %zu orders\n", n, tally.orders);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_every_order)};
    if (argc > 2) {
        most = atoi(argv[1]);
        one_of = atoi(argv[2]);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
