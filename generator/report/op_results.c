#include "report/op_results.h"

#include "base/memory.h"
#include "report/dtype_json.h"

#include <inttypes.h>

static const char *name_of(const analysis *of, lat_id id) {
    return id == LAT_NONE ? "nothing" : of->spec->dtypes[id].name;
}

static bool is_unary(const spec_result *of) {
    return of->arity == 1;
}

static op_case case_of(const analysis *of, const spec_result *result, lat_id a, lat_id b) {
    const bool alone = is_unary(result);
    const lat_id operands[] = {a, b}, join = alone ? a : lat_join(&of->promotion, a, b);
    op_case made = {.of = result, .a = a, .b = alone ? LAT_NONE : b, .join = join};
    if (result->rule.form == LAT_RULE_INEXACT)
        made.result = join == LAT_NONE ? LAT_NONE : spec_divided_in(of->spec, join);
    else
        made.result = lat_rule_result(&of->promotion, &result->rule, operands, alone ? 1 : 2);
    return made;
}

static bool is_below(const analysis *of, const op_case *at) {
    if (at->join == LAT_NONE || at->result == LAT_NONE || at->result == at->join) return false;
    return lat_leq(&of->promotion.order, at->result, at->join);
}

static void find_of_rule(const analysis *of, const spec_result *result, op_rule_found *found) {
    const size_t n = of->promotion.n;
    found->cases = is_unary(result) ? n : (uint64_t)n * n;
    for (uint64_t i = 0; i < found->cases; i++) {
        const op_case at = case_of(of, result, (lat_id)(is_unary(result) ? i : i / n), (lat_id)(i % n));
        if (at.result != at.join && found->other++ == 0) found->first_other = at;
        if (is_below(of, &at) && found->below++ == 0) found->first_below = at;
    }
}

void op_results_find(op_results *of) {
    enum { MOST_STEPS = 500000000 };
    const spec *s = of->analysis->spec;
    const uint64_t n = s->dtype_count;
    of->rules = mem_alloc_zeroed(s->result_count + 1, sizeof *of->rules);
    of->verdict = LAT_HOLDS;
    if (s->result_count && n * n * s->result_count > MOST_STEPS / (1 + n / 64)) {
        of->verdict = LAT_UNKNOWN;
        return;
    }
    for (size_t i = 0; i < s->result_count; i++) {
        find_of_rule(of->analysis, &s->results[i], &of->rules[i]);
        of->below += of->rules[i].below;
    }
    if (of->below) of->verdict = LAT_FAILS;
}

void op_results_free(op_results *of) {
    mem_free(of->rules);
    *of = (op_results){0};
}

const op_case *op_results_first(const op_results *of) {
    for (size_t i = 0; i < of->analysis->spec->result_count; i++)
        if (of->rules[i].below) return &of->rules[i].first_below;
    return NULL;
}

static void add_operands(text *out, const analysis *of, const op_case *at) {
    text_printf(out, "%s", name_of(of, at->a));
    if (at->b != LAT_NONE) text_printf(out, " and %s", name_of(of, at->b));
}

void op_results_sentence(text *out, const analysis *of, const op_case *failure) {
    text_printf(out, "%s of ", failure->of->op);
    add_operands(out, of, failure);
    text_printf(out, " gives %s, which is below %s", name_of(of, failure->result), name_of(of, failure->join));
}

/* "copysign: the first of f16, f32 and f64 that each operand promotes to" */
static void add_rule(text *out, const analysis *of, const spec_result *result) {
    const lat_result_rule *rule = &result->rule;
    text_printf(out, "%s: ", result->op);
    switch (rule->form) {
    case LAT_RULE_FLOOR:
        text_printf(out, "what %s and %s promote to", is_unary(result) ? "the operand" : "the operands",
                    name_of(of, rule->dtypes[0]));
        break;
    case LAT_RULE_LOOPS:
        text_add(out, rule->count == 1 ? "" : "the first of ");
        for (size_t i = 0; i < rule->count; i++)
            text_printf(out, "%s%s", i == 0 ? "" : i + 1 == rule->count ? " and " : ", ", name_of(of, rule->dtypes[i]));
        text_printf(out, "%s that %s promotes to", rule->count == 1 ? ", if" : "",
                    is_unary(result) ? "the operand" : "each operand");
        break;
    case LAT_RULE_INEXACT:
        text_add(out, is_unary(result) ? "the operand, or the dtype that it is divided in"
                                       : "the join, or the dtype that it is divided in");
        break;
    }
}

static void add_found(document *page, const op_results *of, size_t i) {
    const analysis *from = of->analysis;
    const op_rule_found *found = &of->rules[i];
    const bool alone = is_unary(&from->spec->results[i]);
    text line = {0};
    add_rule(&line, from, &from->spec->results[i]);
    if (found->other) {
        text_printf(&line, "; other than the %s for %" PRIu64 " of %" PRIu64 " %s, e.g. %s for ",
                    alone ? "operand's own" : "join", found->other, found->cases, alone ? "dtypes" : "pairs",
                    name_of(from, found->first_other.result));
        add_operands(&line, from, &found->first_other);
    }
    doc_item(page, 1, PAINT_PLAIN, text_string(&line));
    line.length = 0;
    if (found->below) {
        text_printf(&line, "below the %s for %" PRIu64 ", e.g. ", alone ? "operand" : "join", found->below);
        op_results_sentence(&line, from, &found->first_below);
        doc_item(page, 2, PAINT_BAD, text_string(&line));
    }
    text_free(&line);
}

void op_results_document(const op_results *of, document *page) {
    static const char *const verdicts[] = {
        [LAT_HOLDS] = "results holds: no result is below the join of the operands",
        [LAT_FAILS] = "results fails: a result is below the join of the operands",
        [LAT_UNKNOWN] = "results is not decided: with so many dtypes the pairs are too many to try"};
    const size_t count = of->analysis->spec->result_count;
    if (count == 0) return;
    doc_heading(page, "Results of operations");
    doc_item(page, 1, of->verdict == LAT_HOLDS ? PAINT_GOOD : PAINT_BAD, verdicts[of->verdict]);
    for (size_t i = 0; i < count && of->verdict != LAT_UNKNOWN; i++)
        add_found(page, of, i);
}

void op_results_answer(const op_results *of, text *line) {
    static const char *const words[] = {
        [LAT_HOLDS] = "; results hold", [LAT_FAILS] = "; results fail", [LAT_UNKNOWN] = "; results are not decided"};
    if (of->required) text_add(line, words[of->verdict]);
}

static void name_member(json *out, const char *key, const analysis *of, lat_id id) {
    json_string_member(out, key, id == LAT_NONE ? NULL : of->spec->dtypes[id].name);
}

static void witness_json(const op_results *of, json *out) {
    const op_case *first = op_results_first(of);
    if (!first) {
        json_null(out);
        return;
    }
    json_object(out, JSON_INLINE);
    json_string_member(out, "op", first->of->op);
    name_member(out, "a", of->analysis, first->a);
    name_member(out, "b", of->analysis, first->b);
    name_member(out, "join", of->analysis, first->join);
    name_member(out, "result", of->analysis, first->result);
    json_end(out);
}

void op_results_json(const op_results *of, json *out) {
    const spec *s = of->analysis->spec;
    const bool known = of->verdict != LAT_UNKNOWN;
    if (s->result_count == 0) {
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
        json_number(out, of->below);
    else
        json_null(out);
    json_key(out, "witness");
    witness_json(of, out);
    json_key(out, "rules");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < s->result_count; i++) {
        const lat_result_rule *rule = &s->results[i].rule;
        json_object(out, JSON_INLINE);
        json_string_member(out, "op", s->results[i].op);
        json_string_member(out, "rule", lat_rule_form_name(rule->form));
        json_dtypes_member(out, "dtypes", s, rule->dtypes, rule->count);
        if (known) json_number_member(out, "cases", of->rules[i].cases);
        if (known) json_number_member(out, "other", of->rules[i].other);
        json_end(out);
    }
    json_end(out);
    json_end(out);
}

void op_results_of_pair(const analysis *of, lat_id a, lat_id b, document *page) {
    text line = {0};
    for (size_t i = 0; i < of->spec->result_count; i++) {
        const spec_result *result = &of->spec->results[i];
        const op_case at = case_of(of, result, a, b);
        if (is_unary(result) || at.result == at.join) continue;
        text_printf(&line, "%s%s in %s", line.length ? ", " : "", result->op, name_of(of, at.result));
    }
    if (line.length) doc_fact(page, "but", "%s", text_string(&line));
    text_free(&line);
}

void op_results_of_pair_json(const analysis *of, lat_id a, lat_id b, json *out) {
    json_object(out, JSON_INLINE);
    for (size_t i = 0; i < of->spec->result_count; i++) {
        const op_case at = case_of(of, &of->spec->results[i], a, b);
        if (!is_unary(at.of)) name_member(out, at.of->op, of, at.result);
    }
    json_end(out);
}
