#include "report/check/laws_table.h"
#include "report/check/law_sentences.h"
#include "report/check/meanings.h"

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
    static const paint colours[] = {[LAT_HOLDS] = PAINT_GOOD, [LAT_FAILS] = PAINT_BAD, [LAT_UNKNOWN] = PAINT_PLAIN};
    const rows *all = grid->context;
    return column == OUTCOME ? colours[all->analysis->laws.law[all->laws[row]].outcome] : PAINT_PLAIN;
}

void laws_table(document *page, const analysis *analysis, const lat_law *laws, size_t count, const char *caption) {
    static const char *const signs[] = {[LAT_HOLDS] = DOC_GOOD, [LAT_FAILS] = DOC_BAD, [LAT_UNKNOWN] = "?"};
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
