#include "report/check/op_results.h"

#include "base/memory.h"
#include "lattice/result_type.h"
#include "report/check/law_report.h"
#include "report/write/dtype_words.h"
#include "spec/operation.h"

#include <inttypes.h>
#include <string.h>

static bool is_unary(const spec_operation *operation) {
    return operation->rule.arity == 1;
}

/* ---- What is found ---- */

/* How many operands are looked at: of where and clip two, as their kernels take operands of one dtype. */
static size_t count_of(const spec_operation *op) {
    return op->known && !op->is_stub && op->rule.arity == 3 ? 2 : op->rule.arity;
}

/* Where and clip take the second operand twice. *computed_in: as in lat_op_result(). */
static op_case case_of(const analysis *analysis, const spec_operation *op, const lat_id *operands,
                       lat_id *computed_in) {
    const size_t count = count_of(op);
    op_case made = {.operation = op};
    for (size_t i = 0; i < LAT_OP_MOST_OPERANDS; i++)
        made.operands[i] = i < count ? operands[i] : i < op->rule.arity ? operands[count - 1] : LAT_NONE;
    made.join =
        is_unary(op) ? operands[0] : lat_result_type(&analysis->promotion, analysis->promotion.nary, operands, count);
    made.result = lat_op_result(&analysis->promotion, &op->rule, made.operands, op->rule.arity, computed_in);
    return made;
}

/* The operands number `i` of all, in the order of the dtypes. */
static void nth_operands(lat_id *operands, size_t count, size_t n, uint64_t i) {
    for (size_t k = count; k-- > 0; i /= n)
        operands[k] = (lat_id)(i % n);
}

static uint64_t case_count(const spec_operation *op, uint64_t n) {
    uint64_t cases = 1;
    for (size_t i = 0; i < count_of(op); i++)
        cases *= n;
    return cases;
}

static lat_id result_of(const analysis *analysis, const spec_operation *op, const lat_id *operands) {
    lat_id computed_in;
    return case_of(analysis, op, operands, &computed_in).result;
}

static void count(op_cases *cases, const op_case *found) {
    if (cases->count++ == 0) cases->first = *found;
}

/* Whether the spec itself sets the result, which may be below the join: that of an operand, a part, a bool. */
static bool is_intended(const analysis *analysis, const op_case *found) {
    const spec_op *own = found->operation->own;
    if (own->form == SPEC_OP_FIXED || own->form == SPEC_OP_PART || own->form == SPEC_OP_LISTED ||
        found->operation->rule.constant != LAT_NONE)
        return true;
    if (own->form != SPEC_OP_MAP) return false;
    const spec_op_case *line = found->join != LAT_NONE ? spec_op_case_of(&own->map, found->join) : NULL;
    const bool is_bool = found->result != LAT_NONE && analysis->spec->dtypes[found->result].values.kind == VAL_BOOL;
    return own->by > 0 || (line && (line->value.form == OP_VALUE_PART || is_bool));
}

static bool is_below(const analysis *analysis, lat_id low, lat_id high) {
    return low != LAT_NONE && high != LAT_NONE && low != high && lat_leq(&analysis->promotion.order, low, high);
}

/* Whether the result promotes to the one that the operation gives with a wider dtype in that place. */
static bool yields_to(const analysis *analysis, const op_case *found, size_t place, lat_id wider) {
    const lat_order *order = &analysis->promotion.order;
    lat_id operands[LAT_OP_MOST_OPERANDS];
    if (!lat_leq(order, found->operands[place], wider)) return true;
    memcpy(operands, found->operands, sizeof operands);
    operands[place] = wider;
    const lat_id result = result_of(analysis, found->operation, operands);
    return result == LAT_NONE || lat_leq(order, found->result, result);
}

static bool is_monotone(const analysis *analysis, const op_case *found) {
    for (lat_id wider = 0; wider < analysis->promotion.n && found->result != LAT_NONE; wider++)
        for (size_t place = 0; place < count_of(found->operation); place++)
            if (!yields_to(analysis, found, place, wider)) return false;
    return true;
}

/* Whether a case fails a law of its operation. */
static bool fails(const analysis *analysis, op_law law, const op_case *found, lat_id computed_in) {
    const lat_id exchanged[] = {found->operands[1], found->operands[0]}, again[] = {found->result};
    switch (law) {
    case OP_LAW_BELOW:
        return !is_intended(analysis, found) && is_below(analysis, computed_in, found->join) &&
               is_below(analysis, found->result, found->join); /* may be converted to the join again */
    case OP_LAW_TOTAL:
        return found->result == LAT_NONE && lat_op_takes(&analysis->promotion, &found->operation->rule, found->operands,
                                                         found->operation->rule.arity);
    case OP_LAW_COMMUTATIVE:
        return found->result != result_of(analysis, found->operation, exchanged);
    case OP_LAW_MONOTONE:
        return !is_monotone(analysis, found);
    case OP_LAW_STABLE: {
        const lat_id result = found->result == LAT_NONE ? LAT_NONE : result_of(analysis, found->operation, again);
        return result != LAT_NONE && result != found->result;
    }
    case OP_LAW_COUNT:
        break;
    }
    return false;
}

static bool is_law_of(const spec_operation *op, op_law law) {
    switch (law) {
    case OP_LAW_BELOW:
        return true;
    case OP_LAW_TOTAL:
        return op->own->domain.members || op->own->operands[0].members;
    case OP_LAW_COMMUTATIVE:
        return op->commutative && op->rule.arity == 2;
    case OP_LAW_MONOTONE:
        return op->own->monotone;
    case OP_LAW_STABLE:
        return op->own->reduce;
    case OP_LAW_COUNT:
        break;
    }
    return false;
}

static void find_of(const analysis *analysis, op_found *found) {
    const size_t n = analysis->promotion.n;
    const spec_operation *op = found->operation;
    found->cases = case_count(op, n);
    for (op_law law = 0; law < OP_LAW_COUNT; law++)
        found->judged[law] = is_law_of(op, law);
    for (uint64_t i = 0; i < found->cases; i++) {
        lat_id operands[LAT_OP_MOST_OPERANDS], computed_in;
        nth_operands(operands, count_of(op), n, i);
        const op_case match = case_of(analysis, op, operands, &computed_in);
        if (match.result != match.join) count(&found->other, &match);
        if (match.result != LAT_NONE &&
            !spec_operation_has_kernel(analysis->spec, op, match.operands, computed_in, match.result))
            count(&found->without_kernel, &match);
        for (op_law law = 0; law < OP_LAW_COUNT; law++)
            if (found->judged[law] && fails(analysis, law, &match, computed_in)) count(&found->failures[law], &match);
    }
}

void op_results_find(op_results *results) {
    const spec *s = results->analysis->spec;
    results->operations = mem_alloc_zeroed(s->operation_count + 1, sizeof *results->operations);
    for (size_t i = 0; i < s->operation_count; i++) {
        const spec_operation *op = &s->operations[i];
        if (!op->own) continue;
        results->operations[results->count++].operation = op;
    }
    for (size_t i = 0; i < results->count; i++) {
        find_of(results->analysis, &results->operations[i]);
        for (op_law law = 0; law < OP_LAW_COUNT; law++)
            results->failures += results->operations[i].failures[law].count;
    }
}

void op_results_free(op_results *results) {
    mem_free(results->operations);
    *results = (op_results){0};
}

/* The first failure of any law; NULL without one. */
static const op_case *first_failure(const op_results *results, op_law *law) {
    for (size_t i = 0; i < results->count; i++)
        for (*law = 0; *law < OP_LAW_COUNT; ++*law)
            if (results->operations[i].failures[*law].count) return &results->operations[i].failures[*law].first;
    *law = OP_LAW_BELOW;
    return NULL;
}

/* ---- In words ---- */

static const struct {
    const char *name, *failure;
} laws[] = {
#define OP_LAW_ROW(ENUM, name, failure) {name, failure},
    OP_FOR_EACH_LAW(OP_LAW_ROW)
#undef OP_LAW_ROW
};

static void add_operands(text *out, const analysis *analysis, const op_case *found) {
    dtype_names(out, analysis->spec, found->operands, count_of(found->operation), ", ", " and ");
}

static void add_failure(text *out, const analysis *analysis, op_law law, const op_case *failure) {
    text_printf(out, "%s of ", failure->operation->name);
    add_operands(out, analysis, failure);
    dtype_given(out, analysis->spec, failure->result);
    text_printf(out, ", %s", laws[law].failure);
    if (law == OP_LAW_BELOW) text_printf(out, " %s", dtype_name(analysis->spec, failure->join));
}

static const char *join_words(const spec_operation *op) {
    return is_unary(op) ? "the operand's dtype" : "the join";
}

/* "the first of f16, f32 and f64 that each operand promotes to" */
static void add_rule(text *out, const analysis *analysis, const spec_operation *op) {
    static const char *const places[] = {"the first operand", "the second operand", "the third operand"};
    const spec_op *own = op->own;
    const char *join = join_words(op), *each = is_unary(op) ? "the operand" : "each operand";
    switch (own->form) {
    case SPEC_OP_DEFAULT:
        text_add(out, own->known ? "default rule" : join);
        break;
    case SPEC_OP_JOIN:
        text_add(out, join);
        break;
    case SPEC_OP_INEXACT:
        text_printf(out, "%s, or the dtype that it divides in", join);
        break;
    case SPEC_OP_PART:
        text_printf(out, "%s, or the part of a complex dtype", join);
        break;
    case SPEC_OP_FIXED:
        text_printf(out, "always %s", dtype_name(analysis->spec, own->dtypes[0]));
        break;
    case SPEC_OP_FLOOR:
        text_printf(out, "the join of %s and %s", is_unary(op) ? "the operand" : "the operands",
                    dtype_name(analysis->spec, own->dtypes[0]));
        break;
    case SPEC_OP_LOOPS:
        if (own->count > 1) text_add(out, "the first of ");
        dtype_names(out, analysis->spec, own->dtypes, own->count, ", ", " and ");
        text_printf(out, own->count > 1 ? " that %s promotes to" : ", if %s promotes to it", each);
        break;
    case SPEC_OP_MAP:
        text_printf(out, own->by == OP_BY_EACH ? "the join of the mapped operands" : "%s, mapped",
                    own->by > 0 ? places[own->by - 1] : join);
        break;
    case SPEC_OP_LISTED:
        text_printf(out, "%zu signature%s", own->cell_count, own->cell_count == 1 ? "" : "s");
        break;
    }
}

/* ", but i8 for b", or "; differs from the join in 92 of 324 pairs, e.g. f32 for b and b" */
static void add_difference(text *out, const analysis *analysis, const op_found *found) {
    static const char *const units[] = {"dtypes", "pairs", "triples"};
    const op_case *first = &found->other.first;
    const bool one = found->other.count == 1;
    if (one)
        text_add(out, ", but ");
    else
        text_printf(out, "; differs from %s %s %" PRIu64 " of %" PRIu64 " %s, e.g. ", join_words(found->operation),
                    is_unary(found->operation) ? "for" : "in", found->other.count, found->cases,
                    units[count_of(found->operation) - 1]);
    text_printf(out, "%s for ", dtype_name(analysis->spec, first->result));
    add_operands(out, analysis, first);
}

static void add_failures(document *page, const op_results *results, const op_found *found) {
    text line = {0};
    for (op_law law = 0; law < OP_LAW_COUNT; law++) {
        if (!found->failures[law].count) continue;
        line.length = 0;
        if (law == OP_LAW_BELOW)
            text_add(&line, is_unary(found->operation) ? "below the operand" : "below the join");
        else
            text_printf(&line, "not %s", laws[law].name);
        text_printf(&line, " for %" PRIu64 ", e.g. ", found->failures[law].count);
        add_failure(&line, results->analysis, law, &found->failures[law].first);
        doc_item(page, 2, PAINT_BAD, text_string(&line));
    }
    text_free(&line);
}

/* The words after the name of an operation, and those of a line below: operations may share both. */
typedef struct op_words {
    text rule, kernels;
} op_words;

static void describe(op_words *words, const analysis *analysis, const op_found *found) {
    const spec_operation *op = found->operation;
    text_add(&words->kernels, "");
    if (found->other.count == 1)
        text_add(&words->rule, join_words(op)); /* its one exception says more than the rule */
    else
        add_rule(&words->rule, analysis, op);
    if (found->other.count) add_difference(&words->rule, analysis, found);
    if (op->own->compute.count) text_add(&words->rule, "; computed in another dtype");
    if (op->is_stub)
        text_printf(&words->rule, "; functions of the host compute %s", op->own->known ? "other kinds" : "it");
    if (!op->known || !found->without_kernel.count) return;
    text_printf(&words->kernels, "no kernel for %" PRIu64 " of these, e.g. ", found->without_kernel.count);
    add_operands(&words->kernels, analysis, &found->without_kernel.first);
}

static bool are_the_same(const op_words *a, const op_words *b) {
    return strcmp(a->rule.data, b->rule.data) == 0 && strcmp(a->kernels.data, b->kernels.data) == 0;
}

/* An operation with those after it that have the same words; nothing if an earlier one had them. */
static void add_found(document *page, const op_results *results, const op_words *words, size_t i) {
    for (size_t k = 0; k < i; k++)
        if (are_the_same(&words[k], &words[i])) return;
    text line = {0};
    for (size_t k = i; k < results->count; k++)
        if (are_the_same(&words[k], &words[i]))
            text_printf(&line, "%s%s", k == i ? "" : ", ", results->operations[k].operation->name);
    text_printf(&line, ": %s", words[i].rule.data);
    doc_item(page, 1, PAINT_PLAIN, text_string(&line));
    if (words[i].kernels.length) doc_item(page, 2, PAINT_DIM, words[i].kernels.data);
    for (size_t k = i; k < results->count; k++)
        if (are_the_same(&words[k], &words[i])) add_failures(page, results, &results->operations[k]);
    text_free(&line);
}

static void add_all_found(document *page, const op_results *results) {
    op_words *words = mem_alloc_zeroed(results->count, sizeof *words);
    for (size_t i = 0; i < results->count; i++)
        describe(&words[i], results->analysis, &results->operations[i]);
    for (size_t i = 0; i < results->count; i++)
        add_found(page, results, words, i);
    for (size_t i = 0; i < results->count; i++) {
        text_free(&words[i].rule);
        text_free(&words[i].kernels);
    }
    mem_free(words);
}

void op_results_document(const op_results *results, document *page) {
    if (results->count == 0) return;
    op_law law;
    first_failure(results, &law);
    doc_heading(page, "Results of operations");
    doc_item(page, 1, results->failures ? PAINT_BAD : PAINT_GOOD,
             !results->failures    ? "No result is below the join of its operands"
             : law == OP_LAW_BELOW ? "A result is below the join of its operands"
                                   : "A result breaks a law of its operation");
    text without = {0};
    add_all_found(page, results);
    for (size_t i = 0; i < results->count; i++)
        if (!results->operations[i].operation->known)
            text_printf(&without, "%s%s", without.length ? ", " : "", results->operations[i].operation->name);
    if (without.length) doc_fact(page, "no kernels", "%s", text_string(&without));
    text_free(&without);
}

void op_results_find_failure(const op_results *results, findings *list) {
    const analysis *analysis = results->analysis;
    op_law law;
    const op_case *first = first_failure(results, &law);
    if (!first) return;
    const lat_id a = first->operands[0], b = first->operands[first->operands[1] != LAT_NONE];
    add_failure(&findings_add(list, FINDING_LAW, "results", FINDING_ERROR, cell_place(analysis, a, b))->sentence,
                analysis, law, first);
}

/* ---- As JSON ---- */

static void witness_json(const op_results *results, json *out) {
    const spec *names = results->analysis->spec;
    op_law law;
    const op_case *first = first_failure(results, &law);
    if (!first) {
        json_null(out, "witness");
        return;
    }
    json_object(out, "witness", JSON_INLINE);
    json_string(out, "law", laws[law].name);
    json_string(out, "op", first->operation->name);
    json_dtype(out, "a", names, first->operands[0]);
    json_dtype(out, "b", names, count_of(first->operation) > 1 ? first->operands[1] : LAT_NONE);
    json_dtype(out, "c", names, count_of(first->operation) > 2 ? first->operands[2] : LAT_NONE);
    json_dtype(out, "join", names, first->join);
    json_dtype(out, "result", names, first->result);
    json_end(out);
}

static void rule_json(const op_found *found, const spec *s, json *out) {
    const spec_op *own = found->operation->own;
    json_object(out, NULL, JSON_INLINE);
    json_string(out, "op", found->operation->name);
    json_number(out, "arity", found->operation->rule.arity);
    json_string(out, "rule", spec_op_form_name(own->form));
    json_dtypes(out, "dtypes", s, own->dtypes, own->count);
    json_number(out, "cases", found->cases);
    json_number(out, "other", found->other.count);
    json_number(out, "without_kernel", found->without_kernel.count);
    json_object(out, "failures", JSON_INLINE);
    for (op_law law = 0; law < OP_LAW_COUNT; law++)
        if (found->judged[law]) json_number(out, laws[law].name, found->failures[law].count);
    json_end(out);
    json_end(out);
}

void op_results_json(json *out, const char *key, const op_results *results) {
    const spec *s = results->analysis->spec;
    if (results->count == 0) {
        json_null(out, key);
        return;
    }
    json_object(out, key, JSON_LINES);
    json_bool(out, "required", results->required);
    json_bool(out, "holds", results->failures == 0);
    json_number(out, "failures", results->failures);
    witness_json(results, out);
    json_array(out, "rules", JSON_LINES);
    for (size_t i = 0; i < results->count; i++)
        rule_json(&results->operations[i], s, out);
    json_end(out);
    json_end(out);
}

/* ---- Of some operands ---- */

/* The bool of a comparison, or undefined where no kernel exists either: floats have no shift. */
static bool is_expected(const analysis *analysis, const op_case *found) {
    const spec_operation *op = found->operation;
    if (found->result != LAT_NONE) return found->result == op->rule.constant;
    return !op->own || (op->known && found->join != LAT_NONE &&
                        !(op->kernels.kinds >> analysis->spec->dtypes[found->join].values.kind & 1));
}

void op_results_of(const analysis *analysis, const lat_id *operands, size_t count, document *page) {
    text other = {0}, none = {0};
    for (size_t i = 0; i < analysis->spec->operation_count; i++) {
        const spec_operation *op = &analysis->spec->operations[i];
        if (count_of(op) != count) continue;
        lat_id computed_in;
        const op_case found = case_of(analysis, op, operands, &computed_in);
        if (is_expected(analysis, &found)) continue;
        if (found.result == LAT_NONE && found.join != LAT_NONE)
            text_printf(&none, "%s%s", none.length ? ", " : "", op->name);
        else if (found.result != found.join)
            text_printf(&other, "%s%s %s %s", other.length ? ", " : "", op->name,
                        found.result == computed_in ? "in" : "gives", dtype_name(analysis->spec, found.result));
    }
    if (other.length) doc_fact(page, "but", "%s", text_string(&other));
    if (none.length) doc_fact(page, "undefined", "%s", text_string(&none));
    text_free(&other);
    text_free(&none);
}

/* Whether the spec has an entry for the operation, or it differs from the join without one. */
static bool is_told(const analysis *analysis, const op_case *found) {
    return found->operation->own || (found->result != found->join && !is_expected(analysis, found));
}

void op_results_of_json(json *out, const char *key, const analysis *analysis, const lat_id *operands, size_t count) {
    bool any = count == 2;
    for (size_t i = 0; i < analysis->spec->operation_count; i++)
        any = any || (analysis->spec->operations[i].own && count_of(&analysis->spec->operations[i]) == count);
    if (!any || count < 2) {
        json_null(out, key);
        return;
    }
    json_object(out, key, JSON_INLINE);
    for (size_t i = 0; i < analysis->spec->operation_count; i++) {
        const spec_operation *op = &analysis->spec->operations[i];
        if (count_of(op) != count) continue;
        lat_id computed_in;
        const op_case found = case_of(analysis, op, operands, &computed_in);
        if (is_told(analysis, &found)) json_dtype(out, op->name, analysis->spec, found.result);
    }
    json_end(out);
}
