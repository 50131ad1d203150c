#include "report/verdict_json.h"
#include "report/dtype_json.h"
#include "report/verdict_values.h"

static const char *sort_name(verdict_matter matter, unsigned sort) {
    if (matter == VERDICT_LOSS) return sort == VERDICT_DROPS ? "drops" : "overflows";
    return matter == VERDICT_UNDEFINED ? undefined_reason_name((undefined_reason)sort) : NULL;
}

static void add_group(json *out, const analysis *from, const promotion_verdict *of, verdict_matter matter,
                      const kind_group *group) {
    const lat_id dtypes[] = {group->example.a, group->example.b, group->example.c};
    text words = {0}, example = {0};
    verdict_words(&words, from, of, matter, group);
    verdict_example(&example, from, matter, group, "v");
    json_object(out, JSON_INLINE);
    json_string_member(out, "matter", verdict_matter_name(matter));
    json_string_member(out, "reason", sort_name(matter, group->sort));
    json_string_member(out, "kinds", text_string(&words));
    json_number_member(out, "count", group->count);
    json_bool_member(out, "at_least", verdict_is_partial(&of->part[matter]));
    json_dtypes_member(out, "dtypes", from->spec, dtypes, matter == VERDICT_BRACKETING ? 3 : 2);
    json_string_member(out, "example", text_string(&example));
    json_end(out);
    text_free(&words);
    text_free(&example);
}

void verdict_json(json *out, const analysis *from, const promotion_verdict *of) {
    json_array(out, JSON_LINES);
    for (verdict_matter matter = 0; matter < VERDICT_COUNT; matter++) {
        const kind_groups *groups = &of->part[matter].groups;
        for (size_t i = 0; i < groups->count; i++)
            add_group(out, from, of, matter, &groups->items[i]);
    }
    json_end(out);
}
