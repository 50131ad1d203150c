#include "report/check/casting_results.h"
#include "base/memory.h"
#include "report/write/dtype_words.h"

#include <inttypes.h>

/* ---- What is found ---- */

/* All conversions, and the castings that allow each, as castings_table() has them. */
typedef struct conversions {
    const analysis *analysis;
    const uint32_t *allowing;
    size_t n;
} conversions;

static bool allows(const conversions *all, size_t casting, size_t from, size_t to) {
    return all->allowing[from * all->n + to] >> casting & 1;
}

static void count(casting_failures *failures, casting_failures first) {
    first.count = failures->count + 1;
    if (failures->count == 0)
        *failures = first;
    else
        failures->count++;
}

static void judge_itself(const conversions *all, casting_found *found) {
    for (size_t from = 0; from < all->n; from++) {
        for (size_t to = 0; to < all->n; to++)
            found->allowed += allows(all, found->number, from, to);
        if (!allows(all, found->number, from, from))
            count(&found->failures[CASTING_LAW_REFLEXIVE],
                  (casting_failures){.from = (lat_id)from, .to = (lat_id)from, .other = LAT_NONE});
    }
}

/* All castings at once. */
static void judge_transitive(const conversions *all, casting_results *results) {
    const size_t n = all->n;
    for (size_t a = 0; a < n; a++)
        for (size_t b = 0; b < n; b++)
            for (size_t c = 0; c < n && all->allowing[a * n + b]; c++) {
                const uint32_t broken = all->allowing[a * n + b] & all->allowing[b * n + c] & ~all->allowing[a * n + c];
                for (size_t i = 0; broken && i < results->count; i++)
                    if (broken >> results->castings[i].number & 1)
                        count(&results->castings[i].failures[CASTING_LAW_TRANSITIVE],
                              (casting_failures){.from = (lat_id)a, .to = (lat_id)c, .other = (lat_id)b});
            }
}

/* The first dtype with which one promotes to another; LAT_NONE if there is none. */
static lat_id promotes_with(const analysis *analysis, lat_id from, lat_id to) {
    const lat_promotion *promotion = &analysis->promotion;
    for (lat_id other = 0; other < promotion->n; other++)
        if (lat_join(promotion, from, other) == to || lat_join(promotion, other, from) == to) return other;
    return LAT_NONE;
}

/* What `promote` allows, and the conversions of operands to what they promote to, which cells may set otherwise. */
static void judge_includes(const conversions *all, casting_found *found, const char *included) {
    const size_t other = casting_find(all->analysis->spec, included);
    for (size_t from = 0; from < all->n; from++)
        for (size_t to = 0; to < all->n; to++) {
            casting_failures failure = {
                .from = (lat_id)from, .to = (lat_id)to, .other = LAT_NONE, .included = included};
            if (from == to || allows(all, found->number, from, to)) continue; /* the former is another law's matter */
            if (other == CASTING_PROMOTE) failure.other = promotes_with(all->analysis, failure.from, failure.to);
            if (failure.other != LAT_NONE || allows(all, other, from, to))
                count(&found->failures[CASTING_LAW_INCLUDES], failure);
        }
}

void casting_results_find(casting_results *results) {
    const spec *spec = results->analysis->spec;
    if (!spec->casting_count) return;
    uint32_t *allowing = castings_table(results->analysis);
    const conversions all = {results->analysis, allowing, spec->dtype_count};
    results->castings = mem_alloc_zeroed(spec->casting_count, sizeof *results->castings);
    for (size_t number = 0; number < castings_count(spec); number++) {
        const spec_casting *own = casting_own(spec, number);
        if (!own) continue;
        casting_found *found = &results->castings[results->count++];
        *found = (casting_found){.number = number, .own = own};
        judge_itself(&all, found);
        for (size_t i = 0; i < own->include_count; i++)
            judge_includes(&all, found, own->includes[i]);
    }
    judge_transitive(&all, results);
    for (size_t i = 0; i < results->count; i++)
        for (casting_law law = 0; law < CASTING_LAW_COUNT; law++)
            results->failures += results->castings[i].failures[law].count;
    mem_free(allowing);
}

void casting_results_free(casting_results *results) {
    mem_free(results->castings);
    *results = (casting_results){0};
}

/* ---- In words ---- */

static const struct {
    const char *name, *failing, *unit;
} laws[] = {
#define CASTING_LAW_ROW(ENUM, name, words, unit) {name, words, unit},
    CASTING_FOR_EACH_LAW(CASTING_LAW_ROW)
#undef CASTING_LAW_ROW
};

/* "safe allows u8 to i16 and i16 to i32, but not u8 to i32" */
static void add_failure(text *out, const casting_results *results, casting_law law, const casting_found *found) {
    const spec *names = results->analysis->spec;
    const casting_failures *first = &found->failures[law];
    const char *from = dtype_name(names, first->from), *to = dtype_name(names, first->to);
    const char *other = first->other == LAT_NONE ? NULL : dtype_name(names, first->other);
    switch (law) {
    case CASTING_LAW_REFLEXIVE:
        text_printf(out, "%s does not allow %s to itself", found->own->name, from);
        break;
    case CASTING_LAW_TRANSITIVE:
        text_printf(out, "%s allows %s to %s and %s to %s, but not %s to %s", found->own->name, from, other, other, to,
                    from, to);
        break;
    case CASTING_LAW_INCLUDES:
        text_printf(out, "%s does not allow %s to %s, ", found->own->name, from, to);
        if (other)
            text_printf(out, "to which %s and %s promote", from, other);
        else
            text_printf(out, "as %s does", first->included);
        break;
    case CASTING_LAW_COUNT:
        break;
    }
}

static void add_failures(document *page, const casting_results *results, const casting_found *found) {
    for (casting_law law = 0; law < CASTING_LAW_COUNT; law++) {
        const uint64_t count = found->failures[law].count;
        text line = {0};
        if (!count) continue;
        text_printf(&line, "%s: %" PRIu64 " %s%s, e.g. ", laws[law].failing, count, laws[law].unit,
                    count == 1 ? "" : "s");
        add_failure(&line, results, law, found);
        doc_item_text(page, 2, PAINT_BAD, &line);
    }
}

/* "safe: allows 57 of 169 conversions; reflexive, transitive; includes equiv, promote" */
static void add_found(document *page, const casting_results *results, const casting_found *found) {
    const size_t n = results->analysis->spec->dtype_count;
    text line = {0};
    text_printf(&line, "%s: allows %" PRIu64 " of %zu conversions", found->own->name, found->allowed, n * n);
    const char *separator = "; ";
    for (casting_law law = 0; law < CASTING_LAW_INCLUDES; law++) {
        if (found->failures[law].count) continue;
        text_printf(&line, "%s%s", separator, laws[law].name);
        separator = ", ";
    }
    for (size_t i = 0; !found->failures[CASTING_LAW_INCLUDES].count && i < found->own->include_count; i++)
        text_printf(&line, "%s%s", i ? ", " : "; includes ", found->own->includes[i]);
    doc_item_text(page, 1, PAINT_PLAIN, &line);
    add_failures(page, results, found);
}

void casting_results_document(const casting_results *results, document *page) {
    if (results->count == 0) return;
    doc_heading(page, "Castings");
    doc_item(page, 1, results->failures ? PAINT_BAD : PAINT_GOOD,
             results->failures ? "A casting breaks a law of castings" : "Every casting obeys the laws of castings");
    for (size_t i = 0; i < results->count; i++)
        add_found(page, results, &results->castings[i]);
}

/* The first law that a casting fails; CASTING_LAW_COUNT if it fails none. */
static casting_law first_failing(const casting_found *found) {
    casting_law law = 0;
    while (law < CASTING_LAW_COUNT && !found->failures[law].count)
        law++;
    return law;
}

void casting_results_find_failures(const casting_results *results, findings *list) {
    for (size_t i = 0; i < results->count; i++) {
        const casting_found *found = &results->castings[i];
        const casting_law law = first_failing(found);
        if (law == CASTING_LAW_COUNT) continue;
        finding *made = findings_add(list, FINDING_LAW, "castings", FINDING_ERROR, found->own->place);
        add_failure(&made->sentence, results, law, found);
    }
}

/* ---- As JSON ---- */

static void witness_json(json *out, const casting_results *results, const casting_found *found) {
    const casting_law law = first_failing(found);
    if (law == CASTING_LAW_COUNT) {
        json_null(out, "witness");
        return;
    }
    const casting_failures *first = &found->failures[law];
    json_object(out, "witness", JSON_INLINE);
    json_string(out, "law", laws[law].name);
    json_dtype(out, "from", results->analysis->spec, first->from);
    json_dtype(out, "to", results->analysis->spec, first->to);
    json_dtype(out, "other", results->analysis->spec, first->other);
    json_string(out, "included", first->included);
    json_end(out);
}

void casting_results_json(json *out, const char *key, const casting_results *results) {
    if (results->count == 0) {
        json_null(out, key);
        return;
    }
    json_object(out, key, JSON_LINES);
    json_bool(out, "required", results->required);
    json_bool(out, "holds", results->failures == 0);
    json_array(out, "rules", JSON_LINES);
    for (size_t i = 0; i < results->count; i++) {
        const casting_found *found = &results->castings[i];
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "casting", found->own->name);
        json_number(out, "allowed", found->allowed);
        json_array(out, "includes", JSON_INLINE);
        for (size_t k = 0; k < found->own->include_count; k++)
            json_string(out, NULL, found->own->includes[k]);
        json_end(out);
        json_object(out, "failures", JSON_INLINE);
        for (casting_law law = 0; law < CASTING_LAW_COUNT; law++)
            json_number(out, laws[law].name, found->failures[law].count);
        json_end(out);
        witness_json(out, results, found);
        json_end(out);
    }
    json_end(out);
    json_end(out);
}
