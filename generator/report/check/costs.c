#include "report/check/costs.h"
#include "base/memory.h"
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

void costs_json(json *out, const char *key, const analysis *analysis, unsigned deny) {
    cost_cell cell;
    json_array(out, key, JSON_LINES);
    for (size_t position = 0; costs_next(analysis, &position, &cell);) {
        if (deny && !costs_denied(analysis, &cell, deny)) continue;
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

/* True if a and b have that join, in either order. */
static bool joins_to(const analysis *analysis, lat_id a, lat_id b, lat_id join) {
    return lat_join(&analysis->promotion, a, b) == join || lat_join(&analysis->promotion, b, a) == join;
}

/* "i32 -> f16, combined with f16, f*" */
static void add_conversion(document *page, const analysis *analysis, lat_id a, lat_id join) {
    text line = {0};
    const char *separator = ", combined with ";
    text_printf(&line, "%s -> %s", law_dtype(analysis, a), law_dtype(analysis, join));
    for (size_t b = 0; b < analysis->promotion.n; b++) {
        if (!joins_to(analysis, a, (lat_id)b, join)) continue;
        text_printf(&line, "%s%s", separator, law_dtype(analysis, (lat_id)b));
        separator = ", ";
    }
    doc_item_text(page, 2, PAINT_PLAIN, &line);
}

/* Lists the conversions of a class, or just counts them where `page` is NULL; returns how many there are. */
static size_t each_conversion(document *page, const analysis *analysis, val_cost cost, bool weak) {
    const size_t n = analysis->promotion.n;
    size_t count = 0;
    size_t *seen_for = mem_alloc_zeroed(n, sizeof *seen_for); /* a join: the last operand that it was seen for, + 1 */
    for (size_t a = 0; a < n; a++) {
        if ((analysis->spec->dtypes[a].weak_of != NULL) != weak) continue;
        for (size_t b = 0; b < 2 * n; b++) {
            const lat_id other = (lat_id)(b / 2);
            const lat_id join = b % 2 ? lat_join(&analysis->promotion, other, (lat_id)a)
                                      : lat_join(&analysis->promotion, (lat_id)a, other);
            if (join == LAT_NONE || seen_for[join] == a + 1) continue;
            seen_for[join] = a + 1;
            if (cost_of(analysis, (lat_id)a, join) != cost) continue;
            count++;
            if (page) add_conversion(page, analysis, (lat_id)a, join);
        }
    }
    mem_free(seen_for);
    return count;
}

static void add_class(document *page, const analysis *analysis, val_cost cost, bool weak) {
    const size_t count = each_conversion(NULL, analysis, cost, weak);
    if (count == 0) return;
    text line = {0};
    text_printf(&line, "%s (%s): %zu conversion%s", val_cost_name(cost), meaning_of_cost(cost), count,
                count == 1 ? "" : "s");
    doc_item_text(page, 1, PAINT_PLAIN, &line);
    /* conversions that lose nothing, or of which nothing is known, are only counted */
    if (cost != VAL_EXACT && cost != VAL_UNKNOWN) each_conversion(page, analysis, cost, weak);
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

static void add_wider(document *page, const analysis *analysis) {
    cost_cell cell;
    size_t count = 0;
    for (size_t position = 0; costs_next(analysis, &position, &cell);) {
        if (!costs_denied(analysis, &cell, DENY_WIDER)) continue;
        text line = {0};
        if (count++ == 0) doc_item(page, 1, PAINT_PLAIN, "wider (the result has more bits than both operands):");
        if (costs_sentence(&line, analysis, &cell, 0, doc_join(page))) doc_item_text(page, 2, PAINT_PLAIN, &line);
    }
}

void costs_document(document *page, const analysis *analysis) {
    for (int weak = 0; weak < 2; weak++) {
        bool any = false;
        for (size_t i = 0; i < analysis->spec->dtype_count; i++)
            any = any || (analysis->spec->dtypes[i].weak_of != NULL) == weak;
        if (!any) continue;
        doc_heading(page, weak ? "What promotions cost weak operands (--deny does not count these)"
                               : "What promotions cost strong operands");
        for (val_cost cost = VAL_EXACT; cost <= VAL_UNKNOWN; cost++)
            add_class(page, analysis, cost, weak);
        if (!weak) add_wider(page, analysis);
    }
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
