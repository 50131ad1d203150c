#include "report/check/verdict_json.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/check/verdict_document.h"
#include "report/check/verdict_values.h"
#include "report/write/dtype_json.h"

static const char *sort_name(verdict_matter matter, unsigned sort) {
    if (matter == VERDICT_LOSS) return sort == VERDICT_DROPS ? "drops" : "overflows";
    return matter == VERDICT_UNDEFINED ? undefined_reason_name((undefined_reason)sort) : NULL;
}

enum { NAMED = 5 /* dtypes of a witness */ };

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

/* The dtypes that the example of a group names, in that order: operands, results, and what a pair is torn between. */
static void add_names(json *out, const analysis *from, verdict_matter matter, const kind_group *group) {
    const lat_witness *at = &group->example;
    const bool pair = matter == VERDICT_UNDEFINED;
    lat_id *names = mem_alloc((NAMED + from->promotion.n) * sizeof *names);
    size_t count = 0;
    names[count++] = at->a;
    names[count++] = at->b;
    if (matter == VERDICT_BRACKETING) names[count++] = at->c;
    if (!pair) names[count++] = at->left;
    if (!pair && matter != VERDICT_LOSS) names[count++] = at->right;
    if (pair && group->sort == UNDEFINED_AMBIGUOUS)
        count += lat_minimal_upper_bounds(&from->promotion.order, (const lat_id[]){at->a, at->b}, 2, names + count,
                                          NULL, NULL);
    json_dtypes_member(out, "names", from->spec, names, keep_distinct(names, count));
    mem_free(names);
}

static void add_operands(json *out, const analysis *from, verdict_matter matter, const lat_witness *at) {
    const lat_id operands[] = {at->a, at->b, at->c};
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < (matter == VERDICT_BRACKETING ? 3 : 2); i++)
        json_string(out, from->spec->dtypes[operands[i]].name);
    json_end(out);
}

static void add_witnesses(json *out, const analysis *from, verdict_matter matter, const kind_group *group) {
    json_key(out, "witnesses");
    json_array(out, JSON_INLINE);
    for (size_t i = 0; i < group->witness_count; i++)
        add_operands(out, from, matter, &group->witnesses[i].at);
    json_end(out);
}

static void add_group(json *out, const analysis *from, const promotion_verdict *of, verdict_matter matter,
                      const kind_group *group) {
    const verdict_part *part = &of->part[matter];
    text words = {0}, example = {0};
    verdict_words(&words, from, of, matter, group);
    verdict_example(&example, from, matter, group, "v");
    json_object(out, JSON_INLINE);
    json_string_member(out, "matter", verdict_matter_name(matter));
    json_string_member(out, "wrong", verdict_matter_wrong(matter));
    json_string_member(out, "reason", sort_name(matter, group->sort));
    json_string_member(out, "sort", verdict_sort(matter, group));
    json_string_member(out, "kinds", text_string(&words));
    json_number_member(out, "count", group->count);
    json_number_member(out, "total", part->count);
    json_number_member(out, "cases", part->cases);
    json_string_member(out, "unit", verdict_matter_unit(matter));
    json_bool_member(out, "at_least", verdict_is_partial(part));
    json_key(out, "dtypes");
    add_operands(out, from, matter, &group->example);
    add_names(out, from, matter, group);
    json_string_member(out, "example", text_string(&example));
    if (of->witnesses) add_witnesses(out, from, matter, group);
    json_end(out);
    text_free(&words);
    text_free(&example);
}

static void add_unknown(json *out, const promotion_verdict *of) {
    json_key(out, "unknown");
    json_array(out, JSON_INLINE);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        if (of->part[matter].known) continue;
        json_object(out, JSON_INLINE);
        json_string_member(out, "matter", verdict_matter_name(matter));
        json_string_member(out, "wrong", verdict_matter_wrong(matter));
        json_end(out);
    }
    json_end(out);
}

void verdict_json_members(json *out, const analysis *from, const promotion_verdict *of) {
    text right = {0};
    json_key(out, "verdict");
    json_array(out, JSON_LINES);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        const kind_groups *groups = &of->part[matter].groups;
        for (size_t i = 0; i < groups->count; i++)
            add_group(out, from, of, matter, &groups->items[i]);
    }
    json_end(out);
    add_unknown(out, of);
    verdict_right(&right, from, of);
    json_string_member(out, "right", text_string(&right));
    text_free(&right);
}
