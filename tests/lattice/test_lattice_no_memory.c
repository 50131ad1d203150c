/*
 * Every allocation of every function fails once: the answer is LAT_NO_MEMORY, nothing leaks, and what would have been
 * made is empty. The linker sends the library's allocations here (--wrap).
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/completion.h"
#include "lattice/covers.h"
#include "lattice/failures.h"
#include "lattice/laws.h"
#include "lattice/placement.h"
#include "lattice/repair.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);
void __wrap_free(void *memory);

static long held, until_failure = -1; /* blocks; allocations that still succeed, negative: all */

static bool refused(void) {
    if (until_failure < 0) return false;
    if (until_failure == 0) return true;
    until_failure--;
    return false;
}

void *__wrap_malloc(size_t size) {
    if (refused()) return NULL;
    held++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    if (refused()) return NULL;
    held++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    if (refused()) return NULL;
    held += memory == NULL;
    return __real_realloc(memory, size);
}

void __wrap_free(void *memory) {
    held -= memory != NULL;
    __real_free(memory);
}

/* Two levels of twelve, each low one below all but one of the high ones: many covers, many new joins. */
enum { SIDE = 12, N = 2 * SIDE };

static lat_edge crown[SIDE * SIDE];
static size_t crown_count;

static void make_crown(void) {
    crown_count = 0;
    for (size_t i = 0; i < SIDE; i++)
        for (size_t j = 0; j < SIDE; j++)
            if (i != j) crown[crown_count++] = (lat_edge){(lat_id)i, (lat_id)(SIDE + j)};
}

static const lat_resolve resolves[] = {{0, 1, SIDE + 2}, {5, 3, LAT_NONE}, {SIDE, SIDE + 1, 0}};

static lat_status order_from_edges(void) {
    lat_order order;
    const lat_status status = lat_order_from_edges(&order, N, crown, crown_count, NULL, NULL);
    if (status != LAT_OK) assert_null(order.up);
    lat_order_free(&order);
    return status;
}

static lat_status order_from_a_cycle(void) {
    lat_order order;
    const lat_edge edges[] = {{0, 1}, {1, 2}, {2, 1}};
    lat_id *cycle = NULL;
    size_t length = 0;
    const lat_status status = lat_order_from_edges(&order, 3, edges, 3, &cycle, &length);
    assert_null(order.up);
    free(cycle);
    return status == LAT_CYCLE ? LAT_OK : status;
}

static lat_status promotion_from_edges(void) {
    lat_promotion promotion;
    const lat_status status = lat_promotion_from_edges(&promotion, N, crown, crown_count, resolves, 3, NULL, NULL);
    if (status != LAT_OK) assert_null(promotion.table);
    lat_promotion_free(&promotion);
    return status;
}

/* Few covers, so that joins come by them. */
static lat_status promotion_from_a_chain(void) {
    lat_edge edges[N];
    lat_promotion promotion;
    for (size_t a = 0; a + 1 < N; a++)
        edges[a] = (lat_edge){(lat_id)a, (lat_id)(a + 1)};
    const lat_status status = lat_promotion_from_edges(&promotion, N, edges, N - 1, NULL, 0, NULL, NULL);
    lat_promotion_free(&promotion);
    return status;
}

static lat_id *larger_of_two(size_t n) {
    lat_id *table = __real_malloc(n * n * sizeof *table);
    assert_non_null(table);
    held++;
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            table[a * n + b] = (lat_id)(a > b ? a : b);
    return table;
}

/* The table stays the caller's, as it was. */
static lat_status promotion_from_table(void) {
    lat_promotion promotion;
    lat_id *table = larger_of_two(N);
    const lat_status status = lat_promotion_from_table(&promotion, N, table);
    for (size_t a = 0; a < N; a++)
        for (size_t b = 0; b < N; b++)
            assert_int_equal(table[a * N + b], a > b ? a : b);
    free(table);
    lat_promotion_free(&promotion);
    return status;
}

static lat_promotion graph, table_form; /* made while memory lasts */

static lat_status shape(void) {
    lat_shape made;
    const lat_status status = lat_shape_of(&graph.order, &made);
    if (status != LAT_OK) assert_null(made.hasse);
    lat_shape_free(&made);
    return status;
}

static lat_status redundant_edges(void) {
    bool redundant[SIDE * SIDE];
    return lat_redundant_edges(&graph.order, crown, crown_count, redundant);
}

static lat_status laws_of_graph(void) {
    const lat_shape none = {.top = LAT_NONE, .bottom = LAT_NONE};
    lat_laws laws;
    return lat_laws_verify(&graph, &none, LAT_EFFORT_DEFAULT, &laws);
}

static lat_status laws_of_table(void) {
    const lat_shape none = {.top = LAT_NONE, .bottom = LAT_NONE};
    lat_laws laws;
    return lat_laws_verify(&table_form, &none, LAT_EFFORT_DEFAULT, &laws);
}

static bool ignore(void *context, const lat_witness *witness) {
    (void)context;
    (void)witness;
    return true;
}

static lat_status associativity_failures(void) {
    return lat_law_each_failure(&table_form, LAT_LAW_ASSOCIATIVITY, NULL, ignore, NULL);
}

static lat_status least_failures(void) {
    return lat_law_each_failure(&graph, LAT_LAW_LEAST, NULL, ignore, NULL);
}

static lat_status nary_failures(void) {
    return lat_law_each_failure(&table_form, LAT_LAW_NARY, NULL, ignore, NULL);
}

static lat_status monotonicity_failures(void) {
    return lat_law_each_failure(&table_form, LAT_LAW_MONOTONICITY, NULL, ignore, NULL);
}

/* What was said before stays said. */
static lat_status description(void) {
    static const bool weak[N] = {true};
    const bool *before = graph.weak;
    const lat_status status = lat_promotion_describe(&graph, LAT_NARY_FOLD, weak);
    if (status != LAT_OK) assert_ptr_equal(graph.weak, before);
    assert_true(graph.weak[0]);
    return status;
}

static lat_status completion(void) {
    lat_completion completed;
    const lat_status status = lat_complete(&graph, 1u << SIDE, &completed);
    if (status != LAT_OK) assert_true(!completed.added && !completed.edges);
    lat_completion_free(&completed);
    return status;
}

static const val_set values[N]; /* all bool: what they hold is of no matter here */
static const bool laws[LAT_LAW_COUNT] = {[LAT_LAW_UNIQUENESS] = true};

static lat_status extension(void) {
    lat_promotion extended;
    const lat_edge edge = {N, 0};
    const lat_status status = lat_promotion_extend(&graph, 1, &edge, 1, &extended, NULL, NULL);
    if (status == LAT_OK) lat_promotion_free(&extended);
    return status;
}

static lat_status placements(void) {
    static const bool weak[N];
    const lat_candidate candidate = {values, weak, values[0], false};
    lat_placements found;
    const lat_status status = lat_place(&graph, &candidate, laws, 3, 200000, &found);
    if (status != LAT_OK) assert_null(found.items);
    lat_placements_free(&found);
    return status;
}

static lat_status repairs_of(const lat_promotion *promotion) {
    lat_laws verdicts = {.total = false};
    lat_repairs found;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        verdicts.law[law] = (lat_law_result){.verdict = LAT_HOLDS, .counted = true};
    const lat_law law = promotion->from_table ? LAT_LAW_COMMUTATIVITY : LAT_LAW_UNIQUENESS;
    verdicts.law[law] = (lat_law_result){.verdict = LAT_FAILS, .counted = true, .failures = 2};
    bool required[LAT_LAW_COUNT] = {false};
    required[law] = true;
    const lat_repair_input input = {promotion, &verdicts, crown, promotion->from_table ? 0 : crown_count,
                                    required,  values};
    const lat_status status = lat_find_repairs(&input, 2, 1000000, &found);
    if (status != LAT_OK) assert_null(found.items);
    lat_repairs_free(&found);
    return status;
}

static lat_status repairs_of_graph(void) {
    return repairs_of(&graph);
}

static lat_status repairs_of_table(void) {
    return repairs_of(&table_form);
}

static int make_systems(void **state) {
    (void)state;
    make_crown();
    lat_id *table = larger_of_two(N);
    table[3] = table[N + 7] = 5; /* neither associative nor symmetric */
    const bool failed = lat_promotion_from_edges(&graph, N, crown, crown_count, resolves, 3, NULL, NULL) != LAT_OK ||
                        lat_promotion_from_table(&table_form, N, table) != LAT_OK ||
                        lat_promotion_describe(&graph, LAT_NARY_FOLD, (bool[N]){true}) != LAT_OK ||
                        lat_promotion_describe(&table_form, LAT_NARY_FOLD, (bool[N]){true}) != LAT_OK;
    free(table);
    return failed;
}

static int free_systems(void **state) {
    (void)state;
    lat_promotion_free(&graph);
    lat_promotion_free(&table_form);
    return held == 0 ? 0 : -1;
}

static void every_allocation_fails_once(void **state) {
    (void)state;
    static const struct {
        lat_status (*run)(void);
        long allocations_at_least;
    } functions[] = {
        {order_from_edges, 6},      {order_from_a_cycle, 8},
        {promotion_from_edges, 10}, {promotion_from_a_chain, 10},
        {promotion_from_table, 7},  {shape, 6},
        {redundant_edges, 6},       {laws_of_graph, 8},
        {laws_of_table, 20},        {associativity_failures, 3},
        {least_failures, 1},        {nary_failures, 8},
        {monotonicity_failures, 1}, {description, 1},
        {completion, 20},           {extension, 11},
        {placements, 40},           {repairs_of_graph, 200},
        {repairs_of_table, 100},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        const long before = held;
        long failed = 0;
        lat_status status;
        do {
            until_failure = failed++;
            status = functions[i].run();
            assert_true(status == LAT_OK || until_failure == 0);
            until_failure = -1;
            assert_int_equal(held, before);
            assert_true(status == LAT_OK || status == LAT_NO_MEMORY);
        } while (status == LAT_NO_MEMORY);
        assert_in_range(failed - 1, functions[i].allocations_at_least, 20000);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_allocation_fails_once, make_systems, free_systems),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
