#include "report/check/costs.h"
#include "report/check/law_report.h"
#include "report/write/dtype_words.h"
#include "report/write/losses.h"

/* An ordered pair with its join, and what the conversions of both operands to it lose. */
typedef struct cost_cell {
    lat_id a, b, join;
    val_losses a_losses, b_losses;
    bool wider;
} cost_cell;

static val_losses losses_of(const analysis *analysis, lat_id operand, lat_id join) {
    return val_conversion_losses(&analysis->spec->dtypes[operand].values, &analysis->spec->dtypes[join].values);
}

/* Steps through the pairs that have a join, in row order; *position begins as 0. False at the end. */
static bool next_cell(const analysis *analysis, size_t *position, cost_cell *cell) {
    const size_t n = analysis->promotion.n;
    const spec_dtype *dtypes = analysis->spec->dtypes;
    for (; *position < n * n; ++*position) {
        const lat_id a = (lat_id)(*position / n), b = (lat_id)(*position % n),
                     join = lat_join(&analysis->promotion, a, b);
        if (join == LAT_NONE) continue;
        *cell = (cost_cell){.a = a,
                            .b = b,
                            .join = join,
                            .a_losses = losses_of(analysis, a, join),
                            .b_losses = losses_of(analysis, b, join),
                            .wider = val_wider(&dtypes[a].values, &dtypes[b].values, &dtypes[join].values)};
        ++*position;
        return true;
    }
    return false;
}

/* Which of the bits of `deny` apply to the strong operands of a cell. */
static unsigned denied_bits(const analysis *analysis, const cost_cell *cell, unsigned deny) {
    const bool a_strong = !analysis->spec->dtypes[cell->a].weak_of, b_strong = !analysis->spec->dtypes[cell->b].weak_of;
    unsigned does = 0;
    if (a_strong) does |= cell->a_losses;
    if (b_strong) does |= cell->b_losses;
    if (a_strong && b_strong && cell->wider) does |= DENY_WIDER;
    return does & deny;
}

void costs_denied_json(json *out, const analysis *analysis, unsigned deny) {
    cost_cell cell;
    json_array(out, "denied", JSON_LINES);
    for (size_t position = 0; next_cell(analysis, &position, &cell);) {
        if (!denied_bits(analysis, &cell, deny)) continue;
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "a", dtype_name(analysis->spec, cell.a));
        json_string(out, "b", dtype_name(analysis->spec, cell.b));
        json_string(out, "join", dtype_name(analysis->spec, cell.join));
        json_string(out, "a_cost", val_cost_name(val_losses_cost(cell.a_losses)));
        json_losses(out, "a_losses", cell.a_losses);
        json_string(out, "b_cost", val_cost_name(val_losses_cost(cell.b_losses)));
        json_losses(out, "b_losses", cell.b_losses);
        json_bool(out, "wider", cell.wider);
        json_end(out);
    }
    json_end(out);
}

static void add_sentence(text *out, const analysis *analysis, const cost_cell *cell, unsigned denied,
                         const char *join) {
    const char *a = dtype_name(analysis->spec, cell->a), *b = dtype_name(analysis->spec, cell->b), *separator = " (";
    text_printf(out, "%s %s %s = %s", a, join, b, dtype_name(analysis->spec, cell->join));
    for (int side = 0; side < (cell->a == cell->b ? 1 : 2); side++) {
        const lat_id operand = side ? cell->b : cell->a;
        const val_losses losses = (side ? cell->b_losses : cell->a_losses) & denied;
        if (!losses || analysis->spec->dtypes[operand].weak_of) continue;
        text_printf(out, "%s%s ", separator, dtype_name(analysis->spec, operand));
        losses_words(out, losses, LOSSES_OF_ONE);
        separator = ", ";
    }
    text_printf(out, "%s)", denied & DENY_WIDER ? separator[0] == ',' ? ", wider" : " (wider" : "");
}

size_t costs_count_denied(const analysis *analysis, unsigned deny) {
    size_t count = 0;
    cost_cell cell;
    for (size_t position = 0; next_cell(analysis, &position, &cell);)
        count += denied_bits(analysis, &cell, deny) != 0;
    return count;
}

/* Of two cells that mirror each other and have the same join only the first is a finding. */
void costs_find_denied(const analysis *analysis, unsigned deny, findings *list) {
    static const char option[] = "--deny";
    const size_t count = deny ? costs_count_denied(analysis, deny) : 0;
    cost_cell cell;
    if (count == 0) return;
    finding *sum = findings_add(list, FINDING_DENIAL, option, FINDING_ERROR, spec_place_unknown());
    sum->is_sum = true;
    text_printf(&sum->sentence, "%zu ordered pair%s what --deny forbids", count, count == 1 ? " does" : "s do");
    for (size_t position = 0; next_cell(analysis, &position, &cell);) {
        const unsigned denied = denied_bits(analysis, &cell, deny);
        if (!denied || (cell.a > cell.b && lat_join(&analysis->promotion, cell.b, cell.a) == cell.join)) continue;
        finding *found =
            findings_add(list, FINDING_DENIAL, option, FINDING_ERROR, cell_place(analysis, cell.a, cell.b));
        add_sentence(&found->sentence, analysis, &cell, denied, list->join);
    }
}
