#include "lattice/compare_promotion.h"

#include <stdlib.h>
#include <string.h>

#include "lattice/bounds.h"
#include "lattice/brute_laws.h"
#include "lattice/covers.h"
#include "lattice/failures.h"
#include "lattice/result_type.h"
#include "lattice/shape.h"

static lat_id as_id(int brute_id) {
    return brute_id == BRUTE_NONE ? LAT_NONE : brute_id == BRUTE_AMBIGUOUS ? LAT_AMBIGUOUS : (lat_id)brute_id;
}

static const char *compare_cells(const lat_promotion *promotion, const brute *expected) {
    size_t undefined = 0, ambiguous = 0;
    for (int a = 0; a < expected->n; a++) {
        for (int b = 0; b < expected->n; b++) {
            const int value = expected->value[a][b];
            undefined += value < 0;
            ambiguous += value == BRUTE_AMBIGUOUS;
            if (lat_cell(promotion, (lat_id)a, (lat_id)b) != as_id(value)) return "a cell";
            if (lat_join(promotion, (lat_id)a, (lat_id)b) != (value < 0 ? LAT_NONE : as_id(value))) return "a join";
            if (lat_leq(&promotion->order, (lat_id)a, (lat_id)b) != expected->leq[a][b]) return "<=";
        }
    }
    if (promotion->undefined != undefined) return "the number of undefined cells";
    return promotion->ambiguous == ambiguous ? NULL : "the number of ambiguous cells";
}

static bool same_failure(const lat_witness *got, const brute_failure *expected) {
    return got->a == as_id(expected->a) && got->b == as_id(expected->b) && got->c == as_id(expected->c) &&
           got->left == as_id(expected->left) && got->right == as_id(expected->right);
}

typedef struct failure_list {
    const brute_failure *expected;
    int expected_count, seen, stop_after;
    const bool *among;
    bool wrong;
} failure_list;

static bool takes_part(const failure_list *list, int id) {
    return id == BRUTE_NONE || !list->among || list->among[id];
}

static void skip_others(failure_list *list) {
    while (list->seen < list->expected_count) {
        const brute_failure *next = &list->expected[list->seen];
        if (takes_part(list, next->a) && takes_part(list, next->b) && takes_part(list, next->c)) return;
        list->seen++;
    }
}

static bool compare_next(void *context, const lat_witness *witness) {
    failure_list *list = context;
    skip_others(list);
    if (list->seen == list->expected_count || list->stop_after == 0 ||
        !same_failure(witness, &list->expected[list->seen]))
        list->wrong = true;
    list->seen++;
    list->stop_after--;
    return !list->wrong && list->stop_after != 0;
}

static bool lists_the_same(const lat_promotion *promotion, lat_law law, const brute_failure *failures, int count,
                           const bool *among, int stop_after) {
    failure_list list = {.expected = failures, .expected_count = count, .among = among, .stop_after = stop_after};
    lat_law_each_failure(promotion, law, among, compare_next, &list);
    if (list.wrong) return false;
    if (list.stop_after == 0) return true;
    skip_others(&list);
    return list.seen == list.expected_count;
}

static const char *compare_law(const lat_promotion *promotion, lat_law law, const lat_law_result *result,
                               const brute_failure *failures, int count, random_state *random) {
    if (result->failures != (uint64_t)count) return "the number of failures";
    if (result->outcome != (count == 0 ? LAT_HOLDS : LAT_FAILS)) return "the outcome";
    if (count != 0 && !same_failure(&result->witness, failures)) return "the witness";
    if (!lists_the_same(promotion, law, failures, count, NULL, -1)) return "the failures one by one";
    bool among[BRUTE_MAX];
    for (int id = 0; id < BRUTE_MAX; id++)
        among[id] = random_percent(random, 70);
    if (!lists_the_same(promotion, law, failures, count, among, -1)) return "the failures among some";
    const int some = 1 + random_below(random, 3);
    return lists_the_same(promotion, law, failures, count, among, some) ? NULL : "the first failures among some";
}

static const char *compare_laws(const lat_promotion *promotion, const lat_shape *shape, const brute *expected,
                                random_state *random) {
    lat_laws laws;
    lat_laws_verify(promotion, shape, &laws);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        brute_failure failures[BRUTE_FAILURES];
        const int count = brute_law(law, expected, failures);
        const char *wrong = compare_law(promotion, law, &laws.law[law], failures, count, random);
        if (wrong) return wrong;
    }
    if (laws.gaps != (uint64_t)brute_gaps(expected)) return "gaps";
    if (laws.total != brute_total(expected)) return "total";
    return strcmp(lat_class_name(laws.kind), brute_class(expected)) == 0 ? NULL : "the class";
}

/* Three or so random operands by two rules, and the order that a failure of the spec's own is told with. */
static const char *compare_result_types(const lat_promotion *promotion, const brute *expected, random_state *random) {
    int some[5];
    lat_id ids[5];
    brute other = *expected;
    other.nary = random_below(random, LAT_NARY_COUNT);
    const int count = 1 + random_below(random, 5), among = 1 + random_below(random, expected->n);
    for (int i = 0; i < count; i++) {
        some[i] = random_below(random, among);
        ids[i] = (lat_id)some[i];
    }
    const lat_nary nary = promotion->nary, other_nary = (lat_nary)other.nary;
    if (lat_result_type(promotion, nary, ids, (size_t)count) != as_id(brute_result_type(expected, some, count)))
        return "a result type by the rule";
    if (lat_result_type(promotion, other_nary, ids, (size_t)count) != as_id(brute_result_type(&other, some, count)))
        return "a result type by the other rule";
    brute_failure failures[BRUTE_FAILURES];
    const int failing = brute_nary(expected, failures);
    if (failing == 0) return NULL;
    const brute_failure *one = &failures[random_below(random, failing)];
    lat_id order[3];
    lat_nary_other_order(promotion, &(lat_witness){as_id(one->a), as_id(one->b), as_id(one->c), 0, 0}, order);
    const bool right = lat_result_type(promotion, nary, order, 3) == as_id(one->right);
    const bool same_set = order[0] + order[1] + order[2] == one->a + one->b + one->c;
    return right && same_set ? NULL : "the other order";
}

static const char *compare_shape(const lat_order *order, const lat_shape *shape, const brute *expected) {
    brute_failure ignored[BRUTE_FAILURES];
    const bool transitive = brute_order(expected, ignored) == 0;
    if (order->transitive != transitive) return "transitivity";
    if (!transitive) return shape->hasse_count == 0 ? NULL : "the shape of what is no order";
    if (shape->top != as_id(brute_top(expected))) return "the top";
    if (shape->bottom != as_id(brute_bottom(expected))) return "the bottom";
    if (shape->height != (size_t)brute_height(expected)) return "the height";
    size_t edge = 0;
    for (int a = 0; a < expected->n; a++) {
        for (int b = 0; b < expected->n; b++) {
            if (a != b && expected->leq[a][b] && order->position[a] >= order->position[b]) return "the positions";
            if (!brute_covers(expected, a, b)) continue;
            if (edge == shape->hasse_count || shape->hasse[edge].from != a || shape->hasse[edge].to != b)
                return "the Hasse diagram";
            edge++;
        }
    }
    return edge == shape->hasse_count ? NULL : "the Hasse diagram";
}

static const char *compare_bounds(const lat_order *order, const brute *expected, random_state *random) {
    int some[3];
    lat_id ids[3], minimal[BRUTE_MAX], all[BRUTE_MAX];
    const int count = 1 + random_below(random, 3);
    for (int i = 0; i < count; i++) {
        some[i] = random_below(random, expected->n);
        ids[i] = (lat_id)some[i];
    }
    size_t all_count, seen = 0, seen_minimal = 0;
    const size_t minimal_count = lat_minimal_upper_bounds(order, ids, (size_t)count, minimal, all, &all_count);
    for (int bound = 0; bound < expected->n; bound++) {
        if (brute_is_upper_bound(expected, some, count, bound) && (seen == all_count || all[seen++] != bound))
            return "the upper bounds";
        if (brute_is_minimal_upper_bound(expected, some, count, bound) &&
            (seen_minimal == minimal_count || minimal[seen_minimal++] != bound))
            return "the minimal upper bounds";
    }
    if (seen != all_count || seen_minimal != minimal_count) return "the number of upper bounds";
    const size_t alone = lat_minimal_upper_bounds(order, ids, (size_t)count, all, NULL, NULL);
    return alone == minimal_count && memcmp(all, minimal, alone * sizeof *all) == 0 ? NULL : "the bounds alone";
}

static const char *compare_paths(const lat_order *order, const lat_shape *shape, const brute *expected) {
    for (int a = 0; a < expected->n; a++) {
        for (int b = 0; b < expected->n; b++) {
            lat_id path[BRUTE_MAX];
            const size_t length = lat_path(order, shape, (lat_id)a, (lat_id)b, path);
            const size_t steps = expected->leq[a][b] ? (size_t)brute_steps(expected, a, b) + 1 : 0;
            if (length != steps) return "the length of a path";
            if (length != 0 && (path[0] != a || path[length - 1] != b)) return "the ends of a path";
            for (size_t i = 1; i < length; i++)
                if (!brute_covers(expected, path[i - 1], path[i])) return "a step of a path";
        }
    }
    return NULL;
}

const char *compare_promotion(const lat_promotion *promotion, const brute *expected, random_state *random) {
    lat_shape shape;
    lat_shape_of(&promotion->order, &shape);
    const char *wrong = compare_cells(promotion, expected);
    if (!wrong) wrong = compare_shape(&promotion->order, &shape, expected);
    if (!wrong) wrong = compare_laws(promotion, &shape, expected, random);
    if (!wrong) wrong = compare_result_types(promotion, expected, random);
    if (!wrong) wrong = compare_bounds(&promotion->order, expected, random);
    if (!wrong && promotion->order.transitive) wrong = compare_paths(&promotion->order, &shape, expected);
    lat_shape_free(&shape);
    return wrong;
}
