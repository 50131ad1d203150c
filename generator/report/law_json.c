#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/dtype_json.h"
#include "report/laws_report.h"

static void member(json *to, const char *key, const law_subject *of, lat_id id) {
    json_string_member(to, key, id < of->spec->dtype_count ? of->spec->dtypes[id].name : NULL);
}

static void bounds_member(json *to, const law_subject *of, const lat_witness *failure) {
    lat_id *bounds = mem_alloc(of->promotion->n * sizeof *bounds);
    const lat_id pair[] = {failure->a, failure->b};
    const size_t count = lat_minimal_upper_bounds(&of->promotion->order, pair, 2, bounds, NULL, NULL);
    json_dtypes_member(to, "bounds", of->spec, bounds, count);
    mem_free(bounds);
}

static void add_witness(json *to, const law_subject *of, lat_law law, const lat_witness *failure) {
    json_key(to, "witness");
    json_object(to, JSON_INLINE);
    member(to, "a", of, failure->a);
    if (law != LAT_LAW_IDEMPOTENCE) member(to, "b", of, failure->b);
    switch (law) {
    case LAT_LAW_UNIQUENESS:
        bounds_member(to, of, failure);
        break;
    case LAT_LAW_IDEMPOTENCE:
        member(to, "result", of, failure->left);
        break;
    case LAT_LAW_LEAST:
        member(to, "result", of, failure->left);
        member(to, "bound", of, failure->right);
        break;
    case LAT_LAW_ORDER:
        member(to, "c", of, failure->c);
        break;
    case LAT_LAW_ASSOCIATIVITY:
        member(to, "c", of, failure->c);
        member(to, "left", of, failure->left);
        member(to, "right", of, failure->right);
        break;
    case LAT_LAW_COMMUTATIVITY:
        member(to, "left", of, failure->left);
        member(to, "right", of, failure->right);
        break;
    default:
        break;
    }
    json_end(to);
}

static void count_member(json *to, const char *key, bool counted, uint64_t count) {
    if (counted)
        json_number_member(to, key, count);
    else
        json_null_member(to, key);
}

void law_json(json *to, const law_subject *of) {
    json_object(to, JSON_LINES);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &of->laws->law[law];
        json_key(to, lat_law_name(law));
        json_object(to, JSON_INLINE);
        json_bool_member(to, "required", of->spec->laws[law]);
        if (result->verdict == LAT_UNKNOWN)
            json_null_member(to, "holds");
        else
            json_bool_member(to, "holds", result->verdict == LAT_HOLDS);
        count_member(to, "failures", result->counted, result->failures);
        if (law == LAT_LAW_ASSOCIATIVITY) count_member(to, "gaps", of->laws->gaps_counted, of->laws->gaps);
        if (result->verdict == LAT_FAILS) add_witness(to, of, law, &result->witness);
        json_end(to);
    }
    json_end(to);
}
