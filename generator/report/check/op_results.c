#include "report/check/op_results.h"

#include "base/memory.h"
#include "report/write/dtype_json.h"
#include "spec/operation.h"

#include <inttypes.h>
#include <string.h>

static const char *name_of(const analysis *of, lat_id id) {
    return id == LAT_NONE ? "nothing" : of->spec->dtypes[id].name;
}

static bool is_unary(const spec_operation *of) {
    return of->rule.arity == 1;
}

/* ---- What is found ---- */

/* Of an operation of three operands, that of a and b twice. *computed_in: as lat_op_result() has it. */
static op_case case_of(const analysis *of, const spec_operation *op, lat_id a, lat_id b, lat_id *computed_in) {
    const bool alone = is_unary(op);
    const lat_id operands[] = {a, b, b}, join = alone ? a : lat_join(&of->promotion, a, b);
    op_case made = {.of = op, .a = a, .b = alone ? LAT_NONE : b, .join = join};
    made.result = lat_op_result(&of->promotion, &op->rule, operands, op->rule.arity, computed_in);
    return made;
}

static lat_id result_of(const analysis *of, const spec_operation *op, lat_id a, lat_id b) {
    lat_id computed_in;
    return case_of(of, op, a, b, &computed_in).result;
}

static void count(op_cases *to, const op_case *at) {
    if (to->count++ == 0) to->first = *at;
}

/* Whether the spec means the result to be what it is, wherever that stands in the order: that of an operand, a part, a
 * bool. */
static bool is_meant(const analysis *of, const op_case *at) {
    const spec_op *own = at->of->own;
    if (own->form == SPEC_OP_FIXED || own->form == SPEC_OP_PART || at->of->rule.constant != LAT_NONE) return true;
    if (own->form != SPEC_OP_MAP) return false;
    const spec_op_case *line = at->join != LAT_NONE ? spec_op_case_of(own, at->join) : NULL;
    const bool is_bool = at->result != LAT_NONE && of->spec->dtypes[at->result].values.kind == VAL_BOOL;
    return own->by > 0 || (line && (line->value.form == OP_VALUE_PART || is_bool));
}

static bool is_below(const analysis *of, lat_id low, lat_id high) {
    return low != LAT_NONE && high != LAT_NONE && low != high && lat_leq(&of->promotion.order, low, high);
}

/* Whether a wider first operand, or second one, gives what the result does not promote to. */
static bool is_monotone(const analysis *of, const op_case *at) {
    const lat_order *order = &of->promotion.order;
    for (lat_id wider = 0; wider < of->promotion.n && at->result != LAT_NONE; wider++) {
        const bool first = lat_leq(order, at->a, wider), second = at->b != LAT_NONE && lat_leq(order, at->b, wider);
        const lat_id b = at->b == LAT_NONE ? wider : at->b;
        const lat_id by_first = first ? result_of(of, at->of, wider, b) : LAT_NONE;
        const lat_id by_second = second ? result_of(of, at->of, at->a, wider) : LAT_NONE;
        if (by_first != LAT_NONE && !lat_leq(order, at->result, by_first)) return false;
        if (by_second != LAT_NONE && !lat_leq(order, at->result, by_second)) return false;
    }
    return true;
}

/* Whether a case fails a law that is one for its operation. */
static bool fails(const analysis *of, op_law law, const op_case *at, lat_id computed_in) {
    const lat_id operands[] = {at->a, at->b, at->b};
    switch (law) {
    case OP_LAW_BELOW:
        return !is_meant(of, at) && is_below(of, computed_in, at->join);
    case OP_LAW_TOTAL:
        return at->result == LAT_NONE && lat_op_takes(&of->promotion, &at->of->rule, operands, at->of->rule.arity);
    case OP_LAW_COMMUTATIVE:
        return at->result != result_of(of, at->of, at->b, at->a);
    case OP_LAW_MONOTONE:
        return !is_monotone(of, at);
    case OP_LAW_STABLE: {
        const lat_id again = at->result == LAT_NONE ? LAT_NONE : result_of(of, at->of, at->result, at->result);
        return again != LAT_NONE && again != at->result;
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

static void find_of(const analysis *of, op_found *found) {
    const size_t n = of->promotion.n;
    const spec_operation *op = found->of;
    found->cases = is_unary(op) ? n : (uint64_t)n * n;
    for (op_law law = 0; law < OP_LAW_COUNT; law++)
        found->judged[law] = is_law_of(op, law);
    for (uint64_t i = 0; i < found->cases; i++) {
        lat_id computed_in;
        const op_case at = case_of(of, op, (lat_id)(is_unary(op) ? i : i / n), (lat_id)(i % n), &computed_in);
        const lat_id operands[] = {at.a, at.b, at.b};
        if (at.result != at.join) count(&found->other, &at);
        if (at.result != LAT_NONE && !spec_operation_has_kernel(of->spec, op, operands, computed_in, at.result))
            count(&found->without_kernel, &at);
        for (op_law law = 0; law < OP_LAW_COUNT; law++)
            if (found->judged[law] && fails(of, law, &at, computed_in)) count(&found->failures[law], &at);
    }
}

void op_results_find(op_results *of) {
    enum { MOST_STEPS = 500000000 };
    const spec *s = of->analysis->spec;
    const uint64_t n = s->dtype_count;
    uint64_t steps = 0;
    of->operations = mem_alloc_zeroed(s->operation_count + 1, sizeof *of->operations);
    for (size_t i = 0; i < s->operation_count; i++) {
        const spec_operation *op = &s->operations[i];
        if (!op->own) continue;
        of->operations[of->count++].of = op;
        steps += n * n * (op->own->monotone ? n : 1);
    }
    of->verdict = LAT_HOLDS;
    if (steps > MOST_STEPS / (1 + n / 64)) {
        of->verdict = LAT_UNKNOWN;
        return;
    }
    for (size_t i = 0; i < of->count; i++) {
        find_of(of->analysis, &of->operations[i]);
        for (op_law law = 0; law < OP_LAW_COUNT; law++)
            of->failures += of->operations[i].failures[law].count;
    }
    if (of->failures) of->verdict = LAT_FAILS;
}

void op_results_free(op_results *of) {
    mem_free(of->operations);
    *of = (op_results){0};
}

const op_case *op_results_first(const op_results *of, op_law *law) {
    for (size_t i = 0; i < of->count; i++)
        for (*law = 0; *law < OP_LAW_COUNT; ++*law)
            if (of->operations[i].failures[*law].count) return &of->operations[i].failures[*law].first;
    return NULL;
}

/* ---- In words ---- */

static const char *const law_names[] = {
#define OP_LAW_NAME(ENUM, name, fails) name,
    OP_FOR_EACH_LAW(OP_LAW_NAME)
#undef OP_LAW_NAME
};

static void add_operands(text *out, const analysis *of, const op_case *at) {
    text_printf(out, "%s", name_of(of, at->a));
    if (at->b != LAT_NONE) text_printf(out, " and %s", name_of(of, at->b));
}

void op_results_sentence(text *out, const analysis *of, op_law law, const op_case *failure) {
    static const char *const what[] = {
#define OP_LAW_WHAT(ENUM, name, fails) fails,
        OP_FOR_EACH_LAW(OP_LAW_WHAT)
#undef OP_LAW_WHAT
    };
    text_printf(out, "%s of ", failure->of->name);
    add_operands(out, of, failure);
    if (law == OP_LAW_TOTAL)
        text_printf(out, " %s", what[law]);
    else
        text_printf(out, " gives %s, which ", name_of(of, failure->result));
    if (law == OP_LAW_TOTAL) return;
    if (law == OP_LAW_BELOW)
        text_printf(out, "is below %s", name_of(of, failure->join));
    else
        text_add(out, what[law]);
}

/* "each of f16, f32 and f64" without the words before it. */
static void add_dtypes(text *out, const analysis *of, const spec_op *own) {
    for (size_t i = 0; i < own->count; i++)
        text_printf(out, "%s%s", i == 0 ? "" : i + 1 == own->count ? " and " : ", ", name_of(of, own->dtypes[i]));
}

/* "the first of f16, f32 and f64 that each operand promotes to" */
static void add_rule(text *out, const analysis *of, const spec_operation *op) {
    static const char *const places[] = {"first", "second", "third"};
    const spec_op *own = op->own;
    const bool alone = is_unary(op);
    const char *join = alone ? "the operand's own dtype" : "the join";
    switch (own->form) {
    case SPEC_OP_DEFAULT:
        text_add(out, op->known ? "as joinery has it" : join);
        break;
    case SPEC_OP_JOIN:
        text_add(out, join);
        break;
    case SPEC_OP_INEXACT:
        text_add(out, alone ? "the operand, or the dtype that it is divided in"
                            : "the join, or the dtype that it is divided in");
        break;
    case SPEC_OP_PART:
        text_printf(out, "%s, of complex numbers the dtype of their parts", join);
        break;
    case SPEC_OP_FIXED:
        text_printf(out, "always %s", name_of(of, own->dtypes[0]));
        break;
    case SPEC_OP_FLOOR:
        text_printf(out, "what %s and %s promote to", alone ? "the operand" : "the operands",
                    name_of(of, own->dtypes[0]));
        break;
    case SPEC_OP_LOOPS:
        text_add(out, own->count == 1 ? "" : "the first of ");
        add_dtypes(out, of, own);
        text_printf(out, "%s that %s promotes to", own->count == 1 ? ", if" : "",
                    alone ? "the operand" : "each operand");
        break;
    case SPEC_OP_MAP:
        if (own->by == OP_BY_EACH)
            text_add(out, "the join of what the operands are mapped to");
        else
            text_printf(out, "by %s%s%s", own->by > 0 ? "the " : "", own->by > 0 ? places[own->by - 1] : join,
                        own->by > 0 ? " operand" : "");
        break;
    }
}

static void add_failures(document *page, const op_results *of, const op_found *found) {
    text line = {0};
    for (op_law law = 0; law < OP_LAW_COUNT; law++) {
        if (!found->failures[law].count) continue;
        line.length = 0;
        if (law == OP_LAW_BELOW)
            text_add(&line, is_unary(found->of) ? "below the operand" : "below the join");
        else
            text_printf(&line, "not %s", law_names[law]);
        text_printf(&line, " for %" PRIu64 ", e.g. ", found->failures[law].count);
        op_results_sentence(&line, of->analysis, law, &found->failures[law].first);
        doc_item(page, 2, PAINT_BAD, text_string(&line));
    }
    text_free(&line);
}

/* What is said of an operation after its name, and in a line below that: operations may share both. */
typedef struct op_words {
    text rule, kernels;
} op_words;

static void describe(op_words *words, const analysis *of, const op_found *found) {
    const bool alone = is_unary(found->of);
    text_add(&words->rule, "");
    text_add(&words->kernels, "");
    add_rule(&words->rule, of, found->of);
    if (found->other.count) {
        text_printf(&words->rule, "; other than the %s for %" PRIu64 " of %" PRIu64 " %s, e.g. %s for ",
                    alone ? "operand's own" : "join", found->other.count, found->cases, alone ? "dtypes" : "pairs",
                    name_of(of, found->other.first.result));
        add_operands(&words->rule, of, &found->other.first);
    }
    if (!found->of->known || !found->without_kernel.count) return;
    text_printf(&words->kernels, "no kernel for %" PRIu64 " of these, e.g. ", found->without_kernel.count);
    add_operands(&words->kernels, of, &found->without_kernel.first);
}

static bool are_the_same(const op_words *a, const op_words *b) {
    return strcmp(a->rule.data, b->rule.data) == 0 && strcmp(a->kernels.data, b->kernels.data) == 0;
}

/* An operation with those after it of which the same is said; nothing where an earlier one has told. */
static void add_found(document *page, const op_results *of, const op_words *words, size_t i) {
    for (size_t k = 0; k < i; k++)
        if (are_the_same(&words[k], &words[i])) return;
    text line = {0};
    for (size_t k = i; k < of->count; k++)
        if (are_the_same(&words[k], &words[i]))
            text_printf(&line, "%s%s", k == i ? "" : ", ", of->operations[k].of->name);
    text_printf(&line, ": %s", words[i].rule.data);
    doc_item(page, 1, PAINT_PLAIN, text_string(&line));
    if (words[i].kernels.length) doc_item(page, 2, PAINT_DIM, words[i].kernels.data);
    for (size_t k = i; k < of->count; k++)
        if (are_the_same(&words[k], &words[i])) add_failures(page, of, &of->operations[k]);
    text_free(&line);
}

static void add_all_found(document *page, const op_results *of) {
    op_words *words = mem_alloc_zeroed(of->count, sizeof *words);
    for (size_t i = 0; i < of->count; i++)
        describe(&words[i], of->analysis, &of->operations[i]);
    for (size_t i = 0; i < of->count; i++)
        add_found(page, of, words, i);
    for (size_t i = 0; i < of->count; i++) {
        text_free(&words[i].rule);
        text_free(&words[i].kernels);
    }
    mem_free(words);
}

void op_results_document(const op_results *of, document *page) {
    static const char *const verdicts[] = {
        [LAT_HOLDS] = "results holds: no result is below the join of the operands",
        [LAT_FAILS] = "results fails: a result is below the join of the operands",
        [LAT_UNKNOWN] = "results is not decided: with so many dtypes the pairs are too many to try"};
    if (of->count == 0) return;
    doc_heading(page, "Results of operations");
    op_law law = OP_LAW_BELOW;
    const bool other = of->verdict == LAT_FAILS && op_results_first(of, &law) && law != OP_LAW_BELOW;
    doc_item(page, 1, of->verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD,
             other ? "results fails: a result is not what the operation asks for" : verdicts[of->verdict]);
    text without = {0};
    if (of->verdict != LAT_UNKNOWN) add_all_found(page, of);
    for (size_t i = 0; i < of->count; i++)
        if (!of->operations[i].of->known)
            text_printf(&without, "%s%s", without.length ? ", " : "", of->operations[i].of->name);
    if (without.length) doc_fact(page, "no kernels", "%s", text_string(&without));
    text_free(&without);
}

void op_results_answer(const op_results *of, text *line) {
    static const char *const words[] = {
        [LAT_HOLDS] = "; results hold", [LAT_FAILS] = "; results fail", [LAT_UNKNOWN] = "; results are not decided"};
    if (of->required) text_add(line, words[of->verdict]);
}

/* ---- As JSON ---- */

static void name_member(json *out, const char *key, const analysis *of, lat_id id) {
    json_string_member(out, key, id == LAT_NONE ? NULL : of->spec->dtypes[id].name);
}

static void witness_json(const op_results *of, json *out) {
    op_law law;
    const op_case *first = op_results_first(of, &law);
    if (!first) {
        json_null(out);
        return;
    }
    json_object(out, JSON_INLINE);
    json_string_member(out, "law", law_names[law]);
    json_string_member(out, "op", first->of->name);
    name_member(out, "a", of->analysis, first->a);
    name_member(out, "b", of->analysis, first->b);
    name_member(out, "join", of->analysis, first->join);
    name_member(out, "result", of->analysis, first->result);
    json_end(out);
}

static void rule_json(const op_found *found, const spec *s, bool known, json *out) {
    const spec_op *own = found->of->own;
    json_object(out, JSON_INLINE);
    json_string_member(out, "op", found->of->name);
    json_number_member(out, "arity", found->of->rule.arity);
    json_string_member(out, "rule", spec_op_form_name(own->form));
    json_dtypes_member(out, "dtypes", s, own->dtypes, own->count);
    if (known) {
        json_number_member(out, "cases", found->cases);
        json_number_member(out, "other", found->other.count);
        json_number_member(out, "without_kernel", found->without_kernel.count);
        json_key(out, "failures");
        json_object(out, JSON_INLINE);
        for (op_law law = 0; law < OP_LAW_COUNT; law++)
            if (found->judged[law]) json_number_member(out, law_names[law], found->failures[law].count);
        json_end(out);
    }
    json_end(out);
}

void op_results_json(const op_results *of, json *out) {
    const spec *s = of->analysis->spec;
    const bool known = of->verdict != LAT_UNKNOWN;
    if (of->count == 0) {
        json_null(out);
        return;
    }
    json_object(out, JSON_LINES);
    json_bool_member(out, "required", of->required);
    json_key(out, "holds");
    if (known)
        json_bool(out, of->verdict == LAT_HOLDS);
    else
        json_null(out);
    json_key(out, "failures");
    if (known)
        json_number(out, of->failures);
    else
        json_null(out);
    json_key(out, "witness");
    witness_json(of, out);
    json_key(out, "rules");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++)
        rule_json(&of->operations[i], s, known, out);
    json_end(out);
    json_end(out);
}

/* ---- Of a pair ---- */

/* A bool of a comparison, and nothing where joinery has nothing: there is no shift of floats. */
static bool is_expected(const analysis *of, const op_case *at) {
    const spec_operation *op = at->of;
    if (at->result != LAT_NONE) return at->result == op->rule.constant;
    return op->known && at->join != LAT_NONE && !(op->kernels.kinds >> of->spec->dtypes[at->join].values.kind & 1);
}

void op_results_of_pair(const analysis *of, lat_id a, lat_id b, document *page) {
    text other = {0}, none = {0};
    for (size_t i = 0; i < of->spec->operation_count; i++) {
        const spec_operation *op = &of->spec->operations[i];
        if (!op->own || is_unary(op)) continue;
        lat_id computed_in;
        const op_case at = case_of(of, op, a, b, &computed_in);
        if (is_expected(of, &at)) continue;
        if (at.result == LAT_NONE && at.join != LAT_NONE)
            text_printf(&none, "%s%s", none.length ? ", " : "", op->name);
        else if (at.result != at.join)
            text_printf(&other, "%s%s %s %s", other.length ? ", " : "", op->name,
                        at.result == computed_in ? "in" : "gives", name_of(of, at.result));
    }
    if (other.length) doc_fact(page, "but", "%s", text_string(&other));
    if (none.length) doc_fact(page, "undefined", "%s", text_string(&none));
    text_free(&other);
    text_free(&none);
}

void op_results_of_pair_json(const analysis *of, lat_id a, lat_id b, json *out) {
    json_object(out, JSON_INLINE);
    for (size_t i = 0; i < of->spec->operation_count; i++) {
        const spec_operation *op = &of->spec->operations[i];
        if (op->own && !is_unary(op)) name_member(out, op->name, of, result_of(of, op, a, b));
    }
    json_end(out);
}
