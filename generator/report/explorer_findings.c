#include "report/explorer_findings.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/explorer_dtype.h"
#include "report/law_sentences.h"
#include "report/meanings.h"
#include "report/verdict_document.h"

static void add_ids(json *out, const char *key, const lat_id *ids, size_t count) {
    json_key(out, key);
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < count; i++)
        explorer_id(out, ids[i]);
    json_end(out);
}

enum { SHOWN = 5 /* dtypes of a witness */ };

/* Keeps those ids that are dtypes, each once; returns how many. */
static size_t keep_distinct(lat_id *ids, size_t count) {
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        bool new = ids[i] < LAT_AMBIGUOUS;
        for (size_t j = 0; j < kept && new; j++)
            new = ids[j] != ids[i];
        if (new) ids[kept++] = ids[i];
    }
    return kept;
}

static size_t minimal_bounds(const analysis *of, const lat_witness *pair, lat_id *bounds) {
    return lat_minimal_upper_bounds(&of->promotion.order, (const lat_id[]){pair->a, pair->b}, 2, bounds, NULL, NULL);
}

/* ---- The verdict ---- */

/* What lights up for a group: the dtypes that its example names, in that order. */
static void add_shown(json *out, const analysis *from, verdict_matter matter, const kind_group *group) {
    const lat_witness *at = &group->example;
    const bool pair = matter == VERDICT_UNDEFINED;
    lat_id *shown = mem_alloc((SHOWN + from->promotion.n) * sizeof *shown);
    size_t count = 0;
    shown[count++] = at->a;
    shown[count++] = at->b;
    if (matter == VERDICT_BRACKETING) shown[count++] = at->c;
    if (!pair) shown[count++] = at->left;
    if (!pair && matter != VERDICT_LOSS) shown[count++] = at->right;
    if (pair && group->sort == UNDEFINED_AMBIGUOUS) count += minimal_bounds(from, at, shown + count);
    add_ids(out, "dtypes", shown, keep_distinct(shown, count));
    mem_free(shown);
}

static void add_group(json *out, const analysis *from, const promotion_verdict *of, verdict_matter matter,
                      const kind_group *group) {
    const lat_id operands[] = {group->example.a, group->example.b, group->example.c};
    text words = {0}, example = {0};
    verdict_words(&words, from, of, matter, group);
    verdict_example(&example, from, matter, group, "v");
    json_object(out, JSON_INLINE);
    json_string_member(out, "words", text_string(&words));
    json_string_member(out, "sort", verdict_sort(matter, group));
    json_number_member(out, "count", group->count);
    json_string_member(out, "example", text_string(&example));
    add_ids(out, "operands", operands, matter == VERDICT_BRACKETING ? 3 : 2);
    add_shown(out, from, matter, group);
    json_end(out);
    text_free(&words);
    text_free(&example);
}

static void add_matter(json *out, const analysis *from, const promotion_verdict *of, verdict_matter matter) {
    const verdict_part *part = &of->part[matter];
    json_object(out, JSON_LINES);
    json_string_member(out, "matter", verdict_matter_name(matter));
    json_string_member(out, "wrong", verdict_matter_wrong(matter));
    json_bool_member(out, "known", part->known);
    json_bool_member(out, "at_least", part->at_least);
    json_number_member(out, "count", part->count);
    json_number_member(out, "cases", part->cases);
    json_string_member(out, "unit", verdict_matter_unit(matter));
    json_key(out, "groups");
    json_array(out, JSON_LINES);
    for (size_t i = 0; i < part->groups.count; i++)
        add_group(out, from, of, matter, &part->groups.items[i]);
    json_end(out);
    json_end(out);
}

static void add_verdict(json *out, const analysis *from) {
    promotion_verdict found;
    text right = {0};
    verdict_find(from, &found);
    json_key(out, "verdict");
    json_array(out, JSON_LINES);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++)
        if (!found.part[matter].known || found.part[matter].count) add_matter(out, from, &found, matter);
    json_end(out);
    verdict_right(&right, from, &found);
    json_string_member(out, "right", text_string(&right));
    text_free(&right);
    verdict_free(&found);
}

/* ---- The laws ---- */

static void add_bounds(json *out, const analysis *of, const lat_witness *failure) {
    lat_id *bounds = mem_alloc(of->promotion.n * sizeof *bounds);
    add_ids(out, "bounds", bounds, minimal_bounds(of, failure, bounds));
    mem_free(bounds);
}

static void add_witness(json *out, const analysis *of, lat_law law, const lat_witness *failure) {
    const struct {
        const char *key;
        lat_id id;
    } fields[] = {
        {"a", failure->a}, {"b", failure->b}, {"c", failure->c}, {"left", failure->left}, {"right", failure->right}};
    json_key(out, "witness");
    json_object(out, JSON_INLINE);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        json_key(out, fields[i].key);
        explorer_id(out, fields[i].id);
    }
    if (law == LAT_LAW_UNIQUENESS) add_bounds(out, of, failure);
    json_end(out);
}

static void add_law(json *out, const analysis *of, lat_law law) {
    const lat_law_result *result = &of->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    json_object(out, JSON_INLINE);
    json_string_member(out, "name", lat_law_name(law));
    json_string_member(out, "says", text_string(&says));
    json_bool_member(out, "required", of->spec->laws[law]);
    json_key(out, "holds");
    if (result->verdict == LAT_UNKNOWN)
        json_null(out);
    else
        json_bool(out, result->verdict == LAT_HOLDS);
    json_key(out, "failures");
    if (result->counted)
        json_number(out, result->failures);
    else
        json_null(out);
    json_number_member(out, "cases", lat_law_cases(law, of->promotion.n));
    json_string_member(out, "unit", lat_law_unit(law));
    if (result->verdict == LAT_FAILS) {
        law_failure_sentence(&sentence, of, law, &result->witness, "v");
        add_witness(out, of, law, &result->witness);
    } else {
        json_null_member(out, "witness");
    }
    json_string_member(out, "sentence", sentence.length ? text_string(&sentence) : NULL);
    json_end(out);
    text_free(&says);
    text_free(&sentence);
}

void explorer_findings_members(json *out, const analysis *of) {
    json_key(out, "required");
    json_array(out, JSON_INLINE);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        if (of->spec->laws[law]) json_string(out, lat_law_name(law));
    json_end(out);
    add_verdict(out, of);
    json_key(out, "laws");
    json_array(out, JSON_LINES);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        add_law(out, of, law);
    json_end(out);
}
