#include "report/check/costs.h"
#include "report/check/law_report.h"

static val_cost cost_of(const analysis *analysis, lat_id operand, lat_id join) {
    return val_conversion_cost(&analysis->spec->dtypes[operand].values, &analysis->spec->dtypes[join].values);
}

bool costs_next(const analysis *analysis, size_t *position, cost_cell *cell) {
    const size_t n = analysis->promotion.n;
    const spec_dtype *dtypes = analysis->spec->dtypes;
    for (; *position < n * n; ++*position) {
        const lat_id a = (lat_id)(*position / n), b = (lat_id)(*position % n),
                     join = lat_join(&analysis->promotion, a, b);
        if (join == LAT_NONE) continue;
        *cell = (cost_cell){.a = a,
                            .b = b,
                            .join = join,
                            .a_cost = cost_of(analysis, a, join),
                            .b_cost = cost_of(analysis, b, join),
                            .wider = val_wider(&dtypes[a].values, &dtypes[b].values, &dtypes[join].values)};
        ++*position;
        return true;
    }
    return false;
}

static unsigned deny_bit(val_cost cost) {
    return cost == VAL_ROUNDS      ? DENY_ROUNDS
           : cost == VAL_OVERFLOWS ? DENY_OVERFLOWS
           : cost == VAL_DROPS     ? DENY_DROPS
                                   : 0;
}

unsigned costs_denied(const analysis *analysis, const cost_cell *cell, unsigned deny) {
    const bool a_strong = !analysis->spec->dtypes[cell->a].weak_of, b_strong = !analysis->spec->dtypes[cell->b].weak_of;
    unsigned does = 0;
    if (a_strong) does |= deny_bit(cell->a_cost);
    if (b_strong) does |= deny_bit(cell->b_cost);
    if (a_strong && b_strong && cell->wider) does |= DENY_WIDER;
    return does & deny;
}

void costs_denied_json(json *out, const analysis *analysis, unsigned deny) {
    cost_cell cell;
    json_array(out, "denied", JSON_LINES);
    for (size_t position = 0; costs_next(analysis, &position, &cell);) {
        if (!costs_denied(analysis, &cell, deny)) continue;
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "a", law_dtype(analysis, cell.a));
        json_string(out, "b", law_dtype(analysis, cell.b));
        json_string(out, "join", law_dtype(analysis, cell.join));
        json_string(out, "a_cost", val_cost_name(cell.a_cost));
        json_string(out, "b_cost", val_cost_name(cell.b_cost));
        json_bool(out, "wider", cell.wider);
        json_end(out);
    }
    json_end(out);
}

bool costs_sentence(text *out, const analysis *analysis, const cost_cell *cell, unsigned denied, const char *join) {
    if (cell->a > cell->b && lat_join(&analysis->promotion, cell->b, cell->a) == cell->join) return false;
    const char *a = law_dtype(analysis, cell->a), *b = law_dtype(analysis, cell->b);
    text_printf(out, "%s %s %s = %s", a, join, b, law_dtype(analysis, cell->join));
    const char *separator = " (";
    for (int side = 0; side < 2; side++) {
        if (side && cell->a == cell->b) break;
        const lat_id operand = side ? cell->b : cell->a;
        const val_cost cost = side ? cell->b_cost : cell->a_cost;
        if (!(deny_bit(cost) & denied) || analysis->spec->dtypes[operand].weak_of) continue;
        text_printf(out, "%s%s %s", separator, law_dtype(analysis, operand), val_cost_name(cost));
        separator = ", ";
    }
    if (denied & DENY_WIDER && cell->wider) {
        text_printf(out, "%swider", separator);
        separator = ", ";
    }
    if (separator[0] == ',') text_add_char(out, ')');
    return true;
}

void costs_denied_document(document *page, const analysis *analysis, unsigned deny) {
    cost_cell cell;
    bool any = false;
    for (size_t position = 0; costs_next(analysis, &position, &cell);) {
        const unsigned denied = costs_denied(analysis, &cell, deny);
        if (!denied) continue;
        if (!any) doc_heading(page, "Promotions that --deny forbids");
        any = true;
        text line = {0};
        if (costs_sentence(&line, analysis, &cell, denied, doc_join(page))) doc_item_text(page, 1, PAINT_BAD, &line);
    }
}
