#include "report/check/law_json.h"
#include "base/memory.h"
#include "lattice/bounds.h"
#include "report/check/law_sentences.h"
#include "report/check/meanings.h"
#include "report/write/dtype_json.h"

static void bounds_member(json *out, const analysis *analysis, const lat_witness *failure) {
    lat_id *bounds = mem_alloc(analysis->promotion.n * sizeof *bounds);
    const lat_id pair[] = {failure->a, failure->b};
    const size_t count = lat_minimal_upper_bounds(&analysis->promotion.order, pair, 2, bounds, NULL, NULL);
    json_dtypes(out, "bounds", analysis->spec, bounds, count);
    mem_free(bounds);
}

static void add_witness(json *out, const analysis *analysis, lat_law law, const lat_witness *failure) {
    static const char *const names[] = {"a", "b", "c"};
    const lat_id operands[] = {failure->a, failure->b, failure->c};
    const lat_law_row *row = lat_law_of(law);
    json_object(out, "witness", JSON_INLINE);
    for (int i = 0; i < row->operands; i++)
        json_dtype(out, names[i], analysis->spec, operands[i]);
    if (row->left) json_dtype(out, row->left, analysis->spec, failure->left);
    if (row->right) json_dtype(out, row->right, analysis->spec, failure->right);
    if (law == LAT_LAW_UNIQUENESS) bounds_member(out, analysis, failure);
    json_end(out);
}

static void count_member(json *out, const char *key, bool counted, uint64_t count) {
    if (counted)
        json_number(out, key, count);
    else
        json_null(out, key);
}

/* What the law says, of how many cases, and its first failure as a sentence. */
static void add_words(json *out, const analysis *analysis, lat_law law) {
    const lat_law_result *result = &analysis->laws.law[law];
    text says = {0}, sentence = {0};
    meaning_of_law(&says, law, "v");
    if (result->outcome == LAT_FAILS) law_failure_sentence(&sentence, analysis, law, &result->witness, "v");
    json_string(out, "says", text_string(&says));
    json_number(out, "cases", lat_law_cases(law, analysis->promotion.n));
    json_string(out, "unit", lat_law_unit(law));
    json_string(out, "sentence", sentence.length ? text_string(&sentence) : NULL);
    text_free(&says);
    text_free(&sentence);
}

void law_json(json *out, const char *key, const analysis *analysis, bool words) {
    json_object(out, key, JSON_LINES);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        const lat_law_result *result = &analysis->laws.law[law];
        json_object(out, lat_law_name(law), JSON_INLINE);
        json_bool(out, "required", analysis->spec->laws[law]);
        if (result->outcome == LAT_UNKNOWN)
            json_null(out, "holds");
        else
            json_bool(out, "holds", result->outcome == LAT_HOLDS);
        count_member(out, "failures", result->counted, result->failures);
        if (law == LAT_LAW_ASSOCIATIVITY) count_member(out, "gaps", analysis->laws.gaps_counted, analysis->laws.gaps);
        if (words) add_words(out, analysis, law);
        if (result->outcome == LAT_FAILS) add_witness(out, analysis, law, &result->witness);
        json_end(out);
    }
    json_end(out);
}
