/* Every law failing and holding on systems small enough to count by hand. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lattice/bounds.h"
#include "lattice/failures.h"
#include "lattice/letters.h"
#include "lattice/result_type.h"

/* Failures in the order of specs/laws.md, "The laws", and gaps. */
typedef struct expected {
    int order, existence, uniqueness, idempotence, commutativity, associativity, least, nary, gaps;
    const char *kind;
} expected;

static lat_laws verify(const lat_promotion *promotion, uint64_t effort) {
    lat_shape shape;
    lat_laws laws;
    assert_int_equal(lat_shape_of(&promotion->order, &shape), LAT_OK);
    assert_int_equal(lat_laws_verify(promotion, &shape, effort, &laws), LAT_OK);
    lat_shape_free(&shape);
    return laws;
}

static lat_laws expect(const lat_promotion *promotion, expected e) {
    const int failures[LAT_LAW_COUNT] = {e.order,         e.existence,     e.uniqueness, e.idempotence,
                                         e.commutativity, e.associativity, e.least,      e.nary};
    const lat_laws laws = verify(promotion, LAT_EFFORT_DEFAULT);
    for (size_t law = 0; law < LAT_LAW_COUNT; law++) {
        if (laws.law[law].failures != (uint64_t)failures[law])
            print_error("law %s of %s\n", lat_law_name((lat_law)law), letters_of(promotion));
        assert_int_equal(laws.law[law].failures, failures[law]);
        assert_true(laws.law[law].counted);
        assert_int_equal(laws.law[law].verdict, failures[law] == 0 ? LAT_HOLDS : LAT_FAILS);
    }
    assert_true(laws.gaps_counted);
    assert_int_equal(laws.gaps, e.gaps);
    assert_string_equal(lat_class_name(laws.kind), e.kind);
    return laws;
}

/* The witness of a law, as "a b c = left right" without what the law does not use. */
static void expect_witness(const lat_laws *laws, lat_law law, const char *text) {
    const lat_witness *w = &laws->law[law].witness;
    const char a = letters_name(w->a), b = letters_name(w->b), c = letters_name(w->c);
    const char left = letters_name(w->left), right = letters_name(w->right);
    char got[16];
    switch (law) {
    case LAT_LAW_ORDER:
        snprintf(got, sizeof got, "%c%c%c", a, b, c);
        break;
    case LAT_LAW_EXISTENCE:
    case LAT_LAW_UNIQUENESS:
        snprintf(got, sizeof got, "%c%c", a, b);
        break;
    case LAT_LAW_IDEMPOTENCE:
        snprintf(got, sizeof got, "%c=%c", a, left);
        break;
    case LAT_LAW_ASSOCIATIVITY:
    case LAT_LAW_NARY:
        snprintf(got, sizeof got, "%c%c%c=%c%c", a, b, c, left, right);
        break;
    default:
        snprintf(got, sizeof got, "%c%c=%c%c", a, b, left, right);
    }
    assert_string_equal(got, text);
}

static void lattices(void **state) {
    (void)state;
    static const struct {
        size_t n;
        const char *edges, *cells, *kind;
    } cases[] = {
        {1, "", "a", "lattice"},
        {3, "ab bc", "abc bbc ccc", "lattice"},
        {4, "ab ac bd cd", "abcd bbdd cdcd dddd", "lattice"},
        {3, "ac bc", "acc cbc ccc", "join-semilattice"},
        {4, "db dc ba ca", "aaaa abab aacc abcd", "lattice"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        lat_promotion promotion;
        letters_graph(&promotion, cases[i].n, cases[i].edges, "");
        assert_string_equal(letters_of(&promotion), cases[i].cells);
        assert_true(expect(&promotion, (expected){.kind = cases[i].kind}).total);
        lat_promotion_free(&promotion);
        letters_table(&promotion, cases[i].cells);
        expect(&promotion, (expected){.kind = cases[i].kind});
        lat_promotion_free(&promotion);
    }
}

static void nothing_is_a_join_semilattice(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 0, "", "");
    expect(&promotion, (expected){.kind = "join-semilattice"});
    lat_promotion_free(&promotion);
}

/* JEP 9407's first counterexample: b and c have no upper bound. */
static void existence(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 3, "ab ac", "");
    assert_string_equal(letters_of(&promotion), "abc bb- c-c");
    const lat_laws laws = expect(&promotion, (expected){.existence = 2, .kind = "partial-lattice"});
    expect_witness(&laws, LAT_LAW_EXISTENCE, "bc");
    assert_false(laws.total);
    lat_promotion_free(&promotion);
    letters_table(&promotion, "abc bb- c-c");
    expect(&promotion, (expected){.existence = 2, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);
}

/* JEP 9407's second: a and b have two minimal upper bounds. Its gaps: (a v b) v c, (b v a) v c, with d, and mirrored.
 */
static void uniqueness(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 4, "ac ad bc bd", "");
    assert_string_equal(letters_of(&promotion), "a?cd ?bcd ccc- dd-d");
    assert_int_equal(promotion.undefined, 4);
    assert_int_equal(promotion.ambiguous, 2);
    const lat_laws laws = expect(
        &promotion, (expected){.existence = 2, .uniqueness = 2, .nary = 2, .gaps = 8, .kind = "partial-lattice"});
    expect_witness(&laws, LAT_LAW_NARY, "abc=-c");
    expect_witness(&laws, LAT_LAW_EXISTENCE, "cd");
    expect_witness(&laws, LAT_LAW_UNIQUENESS, "ab");
    lat_id bounds[4];
    assert_int_equal(lat_minimal_upper_bounds(&promotion.order, (lat_id[]){0, 1}, 2, bounds, NULL, NULL), 2);
    assert_int_equal(bounds[0], 2);
    assert_int_equal(bounds[1], 3);
    lat_promotion_free(&promotion);
}

/* Rock, paper, scissors: each beats one, commutative and idempotent. */
static void order_of_what_goes_round(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "aba bbc acc");
    const lat_laws laws = expect(&promotion, (expected){.order = 3, .associativity = 6, .nary = 1, .kind = "table"});
    expect_witness(&laws, LAT_LAW_NARY, "abc=cb");
    expect_witness(&laws, LAT_LAW_ORDER, "abc");
    expect_witness(&laws, LAT_LAW_ASSOCIATIVITY, "abc=ca");
    lat_promotion_free(&promotion);
}

static void idempotence(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "bb bb");
    const lat_laws laws = expect(&promotion, (expected){.idempotence = 1, .kind = "table"});
    expect_witness(&laws, LAT_LAW_IDEMPOTENCE, "a=b");
    assert_false(lat_leq(&promotion.order, 0, 0));
    lat_shape shape;
    assert_int_equal(lat_shape_of(&promotion.order, &shape), LAT_OK);
    assert_int_equal(shape.top, 1);
    assert_int_equal(shape.bottom, LAT_NONE); /* a <= a does not hold */
    assert_int_equal(shape.height, 1);
    lat_shape_free(&shape);
    lat_promotion_free(&promotion);
    letters_table(&promotion, "-- --"); /* undefined is not different */
    expect(&promotion, (expected){.existence = 4, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);
}

static void commutativity(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "aa bb"); /* the left operand: associative */
    const lat_laws left = expect(&promotion, (expected){.commutativity = 1, .least = 2, .nary = 2, .kind = "table"});
    expect_witness(&left, LAT_LAW_NARY, "aab=ab");
    expect_witness(&left, LAT_LAW_COMMUTATIVITY, "ab=ab");
    expect_witness(&left, LAT_LAW_LEAST, "ab=ab");
    lat_promotion_free(&promotion);
    letters_table(&promotion, "a- ab"); /* undefined counts as a value; a v (b v a) is defined, (a v b) v a is not */
    const lat_laws half = expect(
        &promotion, (expected){.existence = 1, .commutativity = 1, .least = 1, .nary = 2, .gaps = 1, .kind = "table"});
    expect_witness(&half, LAT_LAW_COMMUTATIVITY, "ab=-a");
    expect_witness(&half, LAT_LAW_EXISTENCE, "ab");
    lat_promotion_free(&promotion);
}

/* a, b < c < d, but a v b = d: c is an upper bound that is not above it. */
static void least_and_associativity(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "adcd dbcd cccd dddd");
    const lat_laws laws = expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .kind = "table"});
    expect_witness(&laws, LAT_LAW_LEAST, "ab=dc");
    expect_witness(&laws, LAT_LAW_ASSOCIATIVITY, "abc=dc");
    lat_promotion_free(&promotion);
}

/* NumPy's i8, u8, i16, f16, f32: (i8 v u8) v f16 = f32, but i8 v (u8 v f16) = f16. */
static void numpy(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 5, "ac bc ad bd ce de", "");
    assert_string_equal(letters_of(&promotion), "a?cde ?bcde cccee ddede eeeee");
    expect(&promotion, (expected){.uniqueness = 2, .nary = 3, .gaps = 12, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);

    letters_graph(&promotion, 5, "ac bc ad bd ce de", "bac");
    assert_string_equal(letters_of(&promotion), "accde cbcde cccee ddede eeeee");
    assert_int_equal(promotion.resolve_disambiguates, 1);
    assert_int_equal(promotion.resolve_fills + promotion.resolve_overrides, 0);
    const lat_laws graph = expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .kind = "table"});
    expect_witness(&graph, LAT_LAW_ASSOCIATIVITY, "abd=ed");
    expect_witness(&graph, LAT_LAW_LEAST, "ab=cd");
    lat_promotion_free(&promotion);

    letters_table(&promotion, "accde cbcde cccee ddede eeeee");
    const lat_laws table = expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .kind = "table"});
    expect_witness(&table, LAT_LAW_ASSOCIATIVITY, "abd=ed");
    expect_witness(&table, LAT_LAW_LEAST, "ab=cd");
    lat_promotion_free(&promotion);
}

static void expect_kinds(const lat_promotion *promotion, size_t fills, size_t disambiguates, size_t overrides) {
    assert_int_equal(promotion->resolve_fills, fills);
    assert_int_equal(promotion->resolve_disambiguates, disambiguates);
    assert_int_equal(promotion->resolve_overrides, overrides);
}

/* b v c has no upper bound and is said to be b: associative, but c is not below b. */
static void a_resolve_fills(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 3, "ab ac", "cbb");
    assert_string_equal(letters_of(&promotion), "abc bbb cbc");
    expect_kinds(&promotion, 1, 0, 0);
    const lat_laws laws = expect(&promotion, (expected){.least = 2, .kind = "table"});
    expect_witness(&laws, LAT_LAW_LEAST, "bc=bc");
    assert_true(laws.total);
    lat_promotion_free(&promotion);
}

/* The diamond without its b v c: (b v c) v d is lost, b v (c v d) is not, and so on. */
static void a_resolve_undefines(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 4, "ab ac bd cd", "bc-");
    assert_string_equal(letters_of(&promotion), "abcd bb-d c-cd dddd");
    expect_kinds(&promotion, 0, 0, 1);
    const lat_laws laws =
        expect(&promotion, (expected){.existence = 2, .least = 2, .nary = 1, .gaps = 4, .kind = "table"});
    expect_witness(&laws, LAT_LAW_LEAST, "bc=-d");
    expect_witness(&laws, LAT_LAW_NARY, "bcd=-d");
    expect_witness(&laws, LAT_LAW_EXISTENCE, "bc");
    lat_promotion_free(&promotion);
}

/* An ambiguous pair resolved to nothing is missing, no longer ambiguous; it has no least upper bound to miss. */
static void a_resolve_to_nothing(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 5, "ac bc ad bd ce de", "ab-");
    expect_kinds(&promotion, 0, 0, 0);
    expect(&promotion, (expected){.existence = 2, .nary = 3, .gaps = 12, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);
}

static void a_resolve_on_the_diagonal(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 2, "ab", "aab");
    assert_string_equal(letters_of(&promotion), "bb bb");
    expect_kinds(&promotion, 0, 0, 1);
    assert_true(lat_leq(&promotion.order, 0, 0)); /* <= stays the graph's */
    const lat_laws laws = expect(&promotion, (expected){.idempotence = 1, .least = 1, .kind = "table"});
    expect_witness(&laws, LAT_LAW_IDEMPOTENCE, "a=b");
    expect_witness(&laws, LAT_LAW_LEAST, "aa=ba");
    lat_promotion_free(&promotion);
    letters_graph(&promotion, 2, "ab", "aa-");
    assert_int_equal(promotion.undefined, 1);
    const lat_laws empty =
        expect(&promotion, (expected){.existence = 1, .least = 1, .nary = 1, .gaps = 2, .kind = "table"});
    expect_witness(&empty, LAT_LAW_LEAST, "aa=-a");
    expect_witness(&empty, LAT_LAW_NARY, "aab=-b");
    lat_promotion_free(&promotion);
}

static void a_resolve_that_says_nothing_new(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 3, "ab ac", "abb bc-");
    expect_kinds(&promotion, 0, 0, 0);
    assert_int_equal(promotion.resolve_count, 2);
    expect(&promotion, (expected){.existence = 2, .kind = "partial-lattice"});
    lat_promotion_free(&promotion);
}

/* The diamond's table without b v c, which has a least upper bound: nobody misses it between two weak dtypes. */
static void two_weak_dtypes_need_no_join(void **state) {
    (void)state;
    static const bool both[] = {false, true, true, false}, one[] = {true, true, false, true};
    lat_promotion promotion;
    letters_table(&promotion, "abcd bb-d c-cd dddd");
    expected e = {.existence = 2, .least = 2, .nary = 1, .gaps = 4, .kind = "table"};
    const lat_laws strong = expect(&promotion, e);
    expect_witness(&strong, LAT_LAW_LEAST, "bc=-d");
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_FOLD, one), LAT_OK);
    expect(&promotion, e);
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_FOLD, both), LAT_OK);
    e.least = 0;
    e.kind = "partial-lattice";
    expect(&promotion, e);
    lat_promotion_free(&promotion);
    letters_table(&promotion, "adcd dbcd cccd dddd"); /* a v b is there, and above c */
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_FOLD, (bool[]){true, true, false, false}), LAT_OK);
    expect(&promotion, (expected){.associativity = 4, .least = 2, .nary = 1, .kind = "table"});
    lat_promotion_free(&promotion);
}

/* What only extends a promotion keeps what was said of it, and its new dtypes are strong. */
static void an_extended_promotion_is_described_alike(void **state) {
    (void)state;
    lat_promotion promotion, extended;
    letters_graph(&promotion, 4, "ab ac bd cd", "bc-");
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_BOUND, (bool[]){false, true, true, false}), LAT_OK);
    assert_int_equal(lat_promotion_extend(&promotion, 1, &(lat_edge){3, 4}, 1, &extended, NULL, NULL), LAT_OK);
    assert_int_equal(extended.nary, LAT_NARY_BOUND);
    const bool weak[] = {false, true, true, false, false};
    assert_memory_equal(extended.weak, weak, sizeof weak);
    lat_promotion_free(&extended);
    lat_promotion_free(&promotion);
}

/* NumPy's i8, u8, i16, f16, f32 once more: the set {i8, u8, f16} has one minimal upper bound, f16. */
static void nary_bound(void **state) {
    (void)state;
    lat_promotion promotion;
    const lat_id operands[] = {0, 1, 3};
    letters_table(&promotion, "accde cbcde cccee ddede eeeee");
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, operands, 3), 4);
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, operands, 3), 3);
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_BOUND, NULL), LAT_OK);
    expect(&promotion, (expected){.associativity = 4, .least = 2, .kind = "table"});
    lat_promotion_free(&promotion);
}

/* a, b, c < d, e, with a v b = d, d v c = d, but b v c = e: two minimal bounds, so the fold in the order of dtypes. */
static void nary_bound_with_several_minimal(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_graph(&promotion, 5, "ad ae bd be cd ce", "abd ace bce");
    const lat_id orders[][6] = {{0, 1, 2}, {2, 1, 0}, {1, 2, 0}};
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, orders[i], 3), 3);
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, orders[1], 3), 4); /* c v b = e, e v a = e */
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, (lat_id[]){2, 1, 2, 0, 1, 1}, 6), 3);
    lat_promotion_free(&promotion);
}

/* No bound, no dtype, one dtype, and one dtype again and again. */
static void result_types_of_few(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "-bc bb- c-c");
    for (int nary = LAT_NARY_FOLD; nary <= LAT_NARY_BOUND; nary++) {
        const lat_nary rule = (lat_nary)nary;
        assert_int_equal(lat_result_type(&promotion, rule, NULL, 0), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){0}, 1), 0);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){3}, 1), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, LAT_NONE}, 2), LAT_NONE);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){0, 0, 0}, 3), LAT_NONE); /* as a v a */
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, 1, 1}, 3), 1);
        assert_int_equal(lat_result_type(&promotion, rule, (lat_id[]){1, 2, 0}, 3), LAT_NONE);
    }
    const lat_id repeated[] = {0, 0, 1};
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, repeated, 3), LAT_NONE); /* a v a is undefined */
    assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, repeated, 3), 1);       /* the set {a, b} */
    lat_promotion_free(&promotion);
}

/* More dtypes than a word has bits: subsets of seven things, in an order that is none of theirs. */
static void result_types_of_many(void **state) {
    (void)state;
    enum { BITS = 7, SETS = 1 << BITS };
    lat_edge edges[SETS * BITS];
    size_t count = 0;
    for (unsigned set = 0; set < SETS; set++)
        for (unsigned bit = 0; bit < BITS; bit++)
            if (!(set >> bit & 1)) edges[count++] = (lat_edge){(lat_id)(set ^ 85), (lat_id)((set | 1u << bit) ^ 85)};
    lat_promotion promotion;
    assert_int_equal(lat_promotion_from_edges(&promotion, SETS, edges, count, NULL, 0, NULL, NULL), LAT_OK);
    for (unsigned a = 0; a < SETS; a += 5) {
        for (unsigned b = 0; b < SETS; b += 3) {
            const lat_id ids[] = {(lat_id)(a ^ 85), (lat_id)(b ^ 85), 1 ^ 85, 64 ^ 85, (lat_id)(a ^ 85)};
            const lat_id all = (lat_id)((a | b | 65) ^ 85);
            assert_int_equal(lat_result_type(&promotion, LAT_NARY_FOLD, ids, 5), all);
            assert_int_equal(lat_result_type(&promotion, LAT_NARY_BOUND, ids, 5), all);
        }
    }
    const lat_laws laws = verify(&promotion, 0);
    assert_int_equal(laws.law[LAT_LAW_NARY].verdict, LAT_HOLDS); /* it is total, so there is nothing to count */
    assert_true(laws.law[LAT_LAW_NARY].counted);
    lat_promotion_free(&promotion);
}

/* The five dtypes of NumPy below a chain of 35: too many triples to count, but not to find a failure. */
static void nary_searched_only(void **state) {
    (void)state;
    enum { N = 40 };
    static const char *const cells[] = {"accde", "cbcde", "cccee", "ddede", "eeeee"};
    lat_id table[N * N];
    for (lat_id a = 0; a < N; a++)
        for (lat_id b = 0; b < N; b++)
            table[a * N + b] = a < 5 && b < 5 ? (lat_id)(cells[a][b] - 'a') : a > b ? a : b;
    lat_promotion promotion;
    assert_int_equal(lat_promotion_from_table(&promotion, N, table), LAT_OK);
    const lat_laws none = verify(&promotion, 1000), some = verify(&promotion, 2000), all = verify(&promotion, 40000);
    assert_int_equal(none.law[LAT_LAW_NARY].verdict, LAT_UNKNOWN);
    assert_int_equal(some.law[LAT_LAW_NARY].verdict, LAT_FAILS);
    assert_false(none.law[LAT_LAW_NARY].counted || some.law[LAT_LAW_NARY].counted);
    expect_witness(&some, LAT_LAW_NARY, "abd=ed");
    assert_true(all.law[LAT_LAW_NARY].counted);
    assert_int_equal(all.law[LAT_LAW_NARY].failures, 1);
    lat_promotion_free(&promotion);
}

static void effort_runs_out(void **state) {
    (void)state;
    lat_promotion promotion;
    letters_table(&promotion, "accde cbcde cccee ddede eeeee");
    const lat_law_result none = verify(&promotion, 4).law[LAT_LAW_ASSOCIATIVITY]; /* not even a row */
    assert_int_equal(none.verdict, LAT_UNKNOWN);
    assert_false(none.counted);
    const lat_laws some = verify(&promotion, 10); /* rows aa and ab, where abd comes up */
    assert_int_equal(some.law[LAT_LAW_ASSOCIATIVITY].verdict, LAT_FAILS);
    assert_false(some.law[LAT_LAW_ASSOCIATIVITY].counted);
    expect_witness(&some, LAT_LAW_ASSOCIATIVITY, "abd=ed");
    assert_true(some.gaps_counted); /* it is total */
    assert_int_equal(some.kind, LAT_TABLE);
    assert_int_equal(some.law[LAT_LAW_NARY].verdict, LAT_UNKNOWN);
    assert_false(some.law[LAT_LAW_NARY].counted);
    assert_int_equal(lat_promotion_describe(&promotion, LAT_NARY_BOUND, NULL), LAT_OK);
    const lat_laws bound_needs_none = verify(&promotion, 0);
    assert_true(bound_needs_none.law[LAT_LAW_NARY].counted);
    assert_int_equal(bound_needs_none.law[LAT_LAW_NARY].verdict, LAT_HOLDS);
    lat_promotion_free(&promotion);

    letters_table(&promotion, "abc bb- c-c"); /* proven by order and least */
    const lat_laws proven = verify(&promotion, 0);
    assert_int_equal(proven.law[LAT_LAW_ASSOCIATIVITY].verdict, LAT_HOLDS);
    assert_true(proven.law[LAT_LAW_ASSOCIATIVITY].counted);
    assert_false(proven.gaps_counted);
    assert_int_equal(proven.kind, LAT_PARTIAL_LATTICE);
    lat_promotion_free(&promotion);

    letters_graph(&promotion, 4, "ac ad bc bd", "");
    for (uint64_t effort = 0; effort < 8; effort += 4) { /* none and some of the rows */
        const lat_laws uncounted = verify(&promotion, effort);
        assert_false(uncounted.gaps_counted);
        assert_int_equal(uncounted.gaps, 0);
    }
    assert_true(verify(&promotion, LAT_EFFORT_DEFAULT).gaps_counted);
    lat_promotion_free(&promotion);
}

static void names(void **state) {
    (void)state;
    static const char *const law_names[LAT_LAW_COUNT] = {"order",         "existence",     "uniqueness", "idempotence",
                                                         "commutativity", "associativity", "least",      "nary"};
    static const char *const units[LAT_LAW_COUNT] = {"triples",         "pairs",   "pairs", "dtypes",
                                                     "unordered pairs", "triples", "pairs", "unordered triples"};
    static const uint64_t cases_of_18[LAT_LAW_COUNT] = {5832, 324, 324, 18, 153, 5832, 324, 1140};
    for (size_t i = 0; i < LAT_LAW_COUNT; i++) {
        assert_string_equal(lat_law_name((lat_law)i), law_names[i]);
        assert_string_equal(lat_law_unit((lat_law)i), units[i]);
        assert_int_equal(lat_law_cases((lat_law)i, 18), cases_of_18[i]);
        assert_int_equal(lat_law_cases((lat_law)i, 0), 0);
        assert_int_equal(lat_law_is_default((lat_law)i), i != LAT_LAW_NARY);
    }
    assert_int_equal(lat_law_cases(LAT_LAW_ASSOCIATIVITY, LAT_MAX_DTYPES),
                     UINT64_C(65534) * UINT64_C(65534) * UINT64_C(65534));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lattices),
        cmocka_unit_test(nothing_is_a_join_semilattice),
        cmocka_unit_test(existence),
        cmocka_unit_test(uniqueness),
        cmocka_unit_test(order_of_what_goes_round),
        cmocka_unit_test(idempotence),
        cmocka_unit_test(commutativity),
        cmocka_unit_test(least_and_associativity),
        cmocka_unit_test(numpy),
        cmocka_unit_test(a_resolve_fills),
        cmocka_unit_test(a_resolve_undefines),
        cmocka_unit_test(a_resolve_to_nothing),
        cmocka_unit_test(a_resolve_on_the_diagonal),
        cmocka_unit_test(a_resolve_that_says_nothing_new),
        cmocka_unit_test(two_weak_dtypes_need_no_join),
        cmocka_unit_test(an_extended_promotion_is_described_alike),
        cmocka_unit_test(nary_bound),
        cmocka_unit_test(nary_bound_with_several_minimal),
        cmocka_unit_test(result_types_of_few),
        cmocka_unit_test(result_types_of_many),
        cmocka_unit_test(nary_searched_only),
        cmocka_unit_test(effort_runs_out),
        cmocka_unit_test(names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
