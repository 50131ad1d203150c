#include "report/diff/operand_sets.h"
#include "base/memory.h"

enum { LISTED_SETS = 8, LISTED_NAMES = 16 };

/* The rows of one first operand, and the next span with the same second operands. */
typedef struct span {
    const diff_row *rows;
    size_t count;
    size_t next, last; /* spans of the same set: the one after this, the last one; counted from 1, 0 for none */
    bool first;        /* of its set */
} span;

static bool same_seconds(const span *x, const span *y) {
    if (x->count != y->count) return false;
    for (size_t i = 0; i < x->count; i++)
        if (x->rows[i].at.b != y->rows[i].at.b) return false;
    return true;
}

static size_t find_spans(const diff_row *rows, size_t count, span *spans) {
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || rows[i - 1].at.a != rows[i].at.a) spans[found++] = (span){.rows = &rows[i], .first = true};
        spans[found - 1].count++;
    }
    return found;
}

/* Chains each span to the first one with the same second operands. */
static void chain(span *spans, size_t count) {
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < i; k++) {
            if (!spans[k].first || !same_seconds(&spans[k], &spans[i])) continue;
            spans[spans[k].last ? spans[k].last - 1 : k].next = i + 1;
            spans[k].last = i + 1;
            spans[i].first = false;
            break;
        }
    }
}

/* Counts the names that a set has, and appends the first of them. */
static void add_name(text *out, const spec *names, lat_id id, size_t *listed) {
    if ((*listed)++ < LISTED_NAMES) text_printf(out, "%s%s", *listed == 1 ? "" : " ", names->dtypes[id].name);
}

static void end_names(text *out, size_t listed) {
    if (listed > LISTED_NAMES) text_printf(out, " and %zu more", listed - LISTED_NAMES);
}

static void add_set(text *out, const spec *names, const span *spans, size_t first, const char *between) {
    size_t listed = 0;
    for (size_t i = first + 1; i; i = spans[i - 1].next)
        add_name(out, names, spans[i - 1].rows->at.a, &listed);
    end_names(out, listed);
    text_printf(out, " %s ", between);
    listed = 0;
    for (size_t i = 0; i < spans[first].count; i++)
        add_name(out, names, spans[first].rows[i].at.b, &listed);
    end_names(out, listed);
}

void operand_sets(text *out, const spec *names, const diff_row *rows, size_t count, const char *between) {
    span *spans = mem_alloc_zeroed(count, sizeof *spans);
    const size_t found = find_spans(rows, count, spans);
    chain(spans, found);
    size_t listed = 0;
    for (size_t i = 0; i < found; i++) {
        if (!spans[i].first || listed++ >= LISTED_SETS) continue;
        if (listed > 1) text_add(out, "; ");
        add_set(out, names, spans, i, between);
    }
    if (listed > LISTED_SETS) text_printf(out, "; and %zu more sets", listed - LISTED_SETS);
    mem_free(spans);
}
