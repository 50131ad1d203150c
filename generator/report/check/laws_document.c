#include "report/check/laws_document.h"
#include "analysis/analysis.h"
#include "report/check/law_report.h"
#include "report/write/document.h"
#include "report/write/dtype_words.h"

#include <inttypes.h>

typedef struct rows {
    const analysis *analysis;
    const lat_law *laws;
    text outcomes[LAT_LAW_COUNT], says[LAT_LAW_COUNT]; /* by row */
} rows;

enum { NAME, OUTCOME, SAYS, COLUMNS };

static const char *header(const grid *grid, size_t column) {
    static const char *const names[COLUMNS] = {"law", "verdict", "what it says"};
    (void)grid;
    return names[column];
}

static const char *cell(const grid *grid, size_t row, size_t column) {
    const rows *all = grid->context;
    return column == NAME      ? lat_law_name(all->laws[row])
           : column == OUTCOME ? text_string(&all->outcomes[row])
                               : text_string(&all->says[row]);
}

static paint colour(const grid *grid, size_t row, size_t column) {
    static const paint colours[] = {[LAT_HOLDS] = PAINT_GOOD, [LAT_FAILS] = PAINT_BAD};
    const rows *all = grid->context;
    return column == OUTCOME ? colours[all->analysis->laws.law[all->laws[row]].outcome] : PAINT_PLAIN;
}

/* Adds a row for each of the laws: its name, the outcome and what it says. `caption`: the heading above it. */
static void laws_table(document *page, const analysis *analysis, const lat_law *laws, size_t count,
                       const char *caption) {
    static const char *const signs[] = {[LAT_HOLDS] = DOC_GOOD, [LAT_FAILS] = DOC_BAD};
    rows all = {.analysis = analysis, .laws = laws};
    for (size_t i = 0; i < count; i++) {
        text_printf(&all.outcomes[i], "%s ", signs[analysis->laws.law[laws[i]].outcome]);
        law_outcome_words(&all.outcomes[i], analysis, laws[i]);
        meaning_of_law(&all.says[i], laws[i], doc_join(page));
    }
    const grid table = {.rows = count,
                        .columns = COLUMNS,
                        .row_headers = true,
                        .caption = caption,
                        .caption_is_said = true,
                        .context = &all,
                        .header = header,
                        .cell = cell,
                        .colour = colour};
    doc_grid(page, &table);
    for (size_t i = 0; i < count; i++) {
        text_free(&all.outcomes[i]);
        text_free(&all.says[i]);
    }
}

enum { LISTED_FAILURES = 20 };

/* In Markdown and HTML a table has the outcomes, and what follows it is on failures alone. */
static bool has_table(const document *page) {
    return page->format != FORMAT_TEXT;
}

/* The law with its outcome and first failure, then what it demands; just a title where a table has these. */
static void begin_failures(document *page, const analysis *analysis, lat_law law, const lat_witness *first) {
    text line = {0};
    if (has_table(page)) {
        text_printf(&line, "failures of %s", lat_law_name(law));
        doc_item(page, 1, PAINT_BOLD, text_string(&line));
    } else {
        law_outcome_sentence(&line, analysis, law, first, doc_join(page));
        doc_item(page, 1, PAINT_BAD, text_string(&line));
        line.length = 0;
        text_add(&line, "the law: ");
        meaning_of_law(&line, law, doc_join(page));
        doc_item(page, 2, PAINT_DIM, text_string(&line));
    }
    text_free(&line);
}

static void add_failures(document *page, const analysis *analysis, lat_law law) {
    lat_witness found[LISTED_FAILURES];
    uint64_t covered;
    const size_t count = law_failures(analysis, law, LISTED_FAILURES, found, &covered);
    const lat_law_result *result = &analysis->laws.law[law];
    text line = {0};
    begin_failures(page, analysis, law, count ? &found[0] : NULL);
    for (size_t i = has_table(page) ? 0 : 1; i < count; i++) {
        line.length = 0;
        law_failure_sentence(&line, analysis, law, &found[i], doc_join(page));
        doc_item(page, 2, PAINT_PLAIN, text_string(&line));
    }
    line.length = 0;
    if (covered > count) text_add(&line, "and the mirror images of these");
    if (result->failures > covered)
        text_printf(&line, "%s %" PRIu64 " more", line.length ? ", and" : "and", result->failures - covered);
    if (line.length) doc_item(page, 2, PAINT_DIM, text_string(&line));
    text_free(&line);
}

/* A note on cases that do not count as failures, below the law; with its name where the law stands in a table. */
static void add_note(document *page, const analysis *analysis, lat_law law, const char *note) {
    text line = {0};
    const bool alone = has_table(page) && analysis->laws.law[law].outcome != LAT_FAILS;
    text_printf(&line, "%s%s%s", alone ? lat_law_name(law) : "", alone ? ": " : "", note);
    doc_item_text(page, alone ? 1 : 2, PAINT_DIM, &line);
}

static void add_gaps(document *page, const analysis *analysis) {
    if (analysis->laws.gaps == 0) return;
    text line = {0};
    text_printf(&line, "gaps (not failures): %" PRIu64 " triples where one bracketing is defined and the other is not",
                analysis->laws.gaps);
    add_note(page, analysis, LAT_LAW_ASSOCIATIVITY, text_string(&line));
    text_free(&line);
}

/* Undefined pairs that existence does not count: ambiguous ones. */
static void add_ambiguous(document *page, const analysis *analysis) {
    const size_t count = analysis->promotion.ambiguous;
    if (count == 0) return;
    text line = {0};
    text_printf(&line, "%zu ordered pair%s still undefined: ambiguous, which uniqueness forbids", count,
                count == 1 ? " is" : "s are");
    add_note(page, analysis, LAT_LAW_EXISTENCE, text_string(&line));
    text_free(&line);
}

/* "u16 v u16 and u32 v u32 are undefined", which idempotence does not count. */
static void add_undefined_squares(document *page, const analysis *analysis) {
    enum { NAMED = 6 };
    const size_t n = analysis->promotion.n;
    size_t count = 0, named = 0;
    text line = {0};
    for (size_t i = 0; i < n; i++)
        count += lat_join(&analysis->promotion, (lat_id)i, (lat_id)i) == LAT_NONE;
    for (size_t i = 0; i < n && named < count && named < NAMED; i++) {
        const char *name = dtype_name(analysis->spec, (lat_id)i);
        if (lat_join(&analysis->promotion, (lat_id)i, (lat_id)i) != LAT_NONE) continue;
        text_printf(&line, "%s%s %s %s",
                    named == 0           ? ""
                    : named + 1 == count ? " and "
                                         : ", ",
                    name, doc_join(page), name);
        named++;
    }
    if (named < count) text_printf(&line, " and %zu more", count - named);
    text_add(&line, count == 1 ? " is undefined, which is not a failure" : " are undefined, which is not a failure");
    if (count) add_note(page, analysis, LAT_LAW_IDEMPOTENCE, text_string(&line));
    text_free(&line);
}

static void add_law(document *page, const analysis *analysis, lat_law law) {
    if (analysis->laws.law[law].outcome == LAT_FAILS) {
        add_failures(page, analysis, law);
    } else if (!has_table(page)) {
        text line = {0};
        text_printf(&line, "%s holds: ", lat_law_name(law));
        meaning_of_law(&line, law, doc_join(page));
        doc_item_text(page, 1, PAINT_GOOD, &line);
    }
    if (law == LAT_LAW_ASSOCIATIVITY) add_gaps(page, analysis);
    if (law == LAT_LAW_EXISTENCE) add_ambiguous(page, analysis);
    if (law == LAT_LAW_IDEMPOTENCE) add_undefined_squares(page, analysis);
}

static void add_join_sign(document *page) {
    text line = {0};
    meaning_of_join(&line, doc_join(page));
    if (has_table(page))
        doc_paragraph(page, PAINT_DIM, text_string(&line));
    else
        doc_item(page, 1, PAINT_DIM, text_string(&line));
    text_free(&line);
}

void laws_document(document *page, const analysis *analysis) {
    static const char *const headings[] = {"Required laws", "Other laws"};
    bool explained = false;
    for (int part = 0; part < 2; part++) {
        lat_law laws[LAT_LAW_COUNT];
        size_t count = 0;
        for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
            if (analysis->spec->laws[law] == (part == 0)) laws[count++] = law;
        if (count == 0) continue;
        doc_heading(page, headings[part]);
        if (!explained) add_join_sign(page);
        explained = true;
        if (has_table(page)) laws_table(page, analysis, laws, count, headings[part]);
        for (size_t i = 0; i < count; i++)
            add_law(page, analysis, laws[i]);
    }
}
