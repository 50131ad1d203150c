#include "report/diff/diff_groups.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static bool is_integer(const spec_dtype *dtype) {
    return dtype->values.kind == VAL_INT || dtype->values.kind == VAL_UINT;
}

/* The kind of an operand that meets another. */
static kind_set kind_beside(const spec_dtype *dtype, const spec_dtype *other) {
    const bool both_strong = !dtype->weak_of && !other->weak_of;
    if (!is_integer(dtype) || (is_integer(other) && both_strong)) return kind_of(dtype);
    const kind_set integers = (kind_set)1 << VAL_INT | (kind_set)1 << VAL_UINT;
    return dtype->weak_of ? integers << VAL_KIND_COUNT : integers;
}

static const spec_dtype *dtype_of(const analysis *analysis, lat_id id) {
    return id == LAT_NONE ? NULL : &analysis->spec->dtypes[id];
}

static diff_outcome outcome_of(const spec_dtype *left, const spec_dtype *right) {
    if (!left || !right) return left ? DIFF_ONLY_LEFT : DIFF_ONLY_RIGHT;
    if (!left->weak_of != !right->weak_of) return left->weak_of ? DIFF_WEAK_LEFT : DIFF_WEAK_RIGHT;
    if (left->values.bits == 0 || right->values.bits == 0) return DIFF_OTHER;
    if (left->values.bits == right->values.bits) return DIFF_AS_WIDE;
    return left->values.bits > right->values.bits ? DIFF_WIDER_LEFT : DIFF_WIDER_RIGHT;
}

diff_outcome diff_outcome_of(const diff_report *report, const cell_difference *difference) {
    return outcome_of(dtype_of(report->left, difference->left), dtype_of(report->right, difference->right));
}

void diff_outcome_words(text *out, diff_outcome outcome, const char *left, const char *right) {
    switch (outcome) {
    case DIFF_ONLY_LEFT:
    case DIFF_ONLY_RIGHT:
        text_printf(out, "only %s defines the result", outcome == DIFF_ONLY_LEFT ? left : right);
        break;
    case DIFF_WIDER_LEFT:
    case DIFF_WIDER_RIGHT:
        text_printf(out, "the result is wider in %s", outcome == DIFF_WIDER_LEFT ? left : right);
        break;
    case DIFF_WEAK_LEFT:
    case DIFF_WEAK_RIGHT:
        text_printf(out, "the result is weak in %s alone", outcome == DIFF_WEAK_LEFT ? left : right);
        break;
    case DIFF_AS_WIDE:
        text_add(out, "the results are of the same width");
        break;
    case DIFF_OTHER:
        text_add(out, "the results are of unknown width");
        break;
    case DIFF_OUTCOMES:
        break;
    }
}

/* What the strong operands lose when they become the result, as far as it is known; a category is no value. */
static val_losses losses_of(const spec_dtype *a, const spec_dtype *b, const spec_dtype *result) {
    const spec_dtype *const operands[] = {a, b};
    val_losses found = 0;
    bool known = false;
    for (int i = 0; i < 2 && result; i++) {
        const val_losses losses =
            operands[i]->weak_of ? 0 : val_conversion_losses(&operands[i]->values, &result->values);
        if (losses & VAL_LOSS_UNKNOWN) continue;
        known = true;
        found |= losses & ~(val_losses)VAL_LOSS_CATEGORY;
    }
    return known ? found : VAL_LOSS_UNKNOWN;
}

/* Of two that mirror each other, the cell with the strong operand first is listed, or that with the simpler kind. */
static bool sorts_after(const spec_dtype *a, const spec_dtype *b) {
    if (!a->weak_of != !b->weak_of) return a->weak_of != NULL;
    return a->values.kind > b->values.kind;
}

static diff_row row_of(const diff_report *report, const cell_difference *difference, bool mirrored) {
    const lat_id *in_right = report->matching.right_of;
    const spec_dtype *a = dtype_of(report->left, difference->a), *b = dtype_of(report->left, difference->b);
    const spec_dtype *left = dtype_of(report->left, difference->left),
                     *right = dtype_of(report->right, difference->right);
    const spec_dtype *right_a = dtype_of(report->right, in_right[difference->a]),
                     *right_b = dtype_of(report->right, in_right[difference->b]);
    diff_row row = {.at = *difference,
                    .left_losses = losses_of(a, b, left),
                    .right_losses = losses_of(right_a, right_b, right),
                    .cells = mirrored && difference->a != difference->b ? 2 : 1};
    row.key = (diff_key){kind_beside(a, b), kind_beside(b, a), !mirrored, outcome_of(left, right)};
    if (mirrored && sorts_after(a, b)) {
        row.at = (cell_difference){difference->b, difference->a, difference->left, difference->right};
        row.key.a = kind_beside(b, a);
        row.key.b = kind_beside(a, b);
    }
    return row;
}

static int compare(unsigned x, unsigned y) {
    return (x > y) - (x < y);
}

static int compare_keys(const diff_key *x, const diff_key *y) {
    int order = compare(x->a, y->a);
    if (!order) order = compare(x->b, y->b);
    if (!order) order = compare(x->ordered, y->ordered);
    return order ? order : compare(x->outcome, y->outcome);
}

static int compare_lines(const diff_row *x, const diff_row *y) {
    int order = compare(x->at.left, y->at.left);
    if (!order) order = compare(x->at.right, y->at.right);
    if (!order) order = compare(x->left_losses, y->left_losses);
    return order ? order : compare(x->right_losses, y->right_losses);
}

bool diff_is_lossy(val_losses losses) {
    return losses && !(losses & VAL_LOSS_UNKNOWN);
}

static void count_losses(diff_lost *lost, val_losses losses, size_t cells) {
    lost->known += losses & VAL_LOSS_UNKNOWN ? 0 : cells;
    lost->lossy += diff_is_lossy(losses) ? cells : 0;
    for (int place = 0; place < VAL_LOSS_COUNT; place++)
        lost->by_loss[place] += losses >> place & 1 ? cells : 0;
}

static int by_operands(const void *left, const void *right) {
    const diff_row *x = left, *y = right;
    const int order = compare(x->at.a, y->at.a);
    return order ? order : compare(x->at.b, y->at.b);
}

static int by_group(const void *left, const void *right) {
    const diff_row *x = left, *y = right;
    int order = compare_keys(&x->key, &y->key);
    if (!order) order = compare_lines(x, y);
    return order ? order : by_operands(x, y);
}

size_t diff_line_length(const diff_group *group, size_t first) {
    size_t end = first + 1;
    while (end < group->count && (group->by_operands || compare_lines(&group->rows[first], &group->rows[end]) == 0))
        end++;
    return end - first;
}

/* Lists operands where one spec alone defines the cells, with many results: which cells these are matters most. */
static void shorten(diff_group *group) {
    enum { MOST_RESULTS = 3 };
    if (group->rows->key.outcome != DIFF_ONLY_LEFT && group->rows->key.outcome != DIFF_ONLY_RIGHT) return;
    size_t lines = 0;
    for (size_t first = 0; first < group->count; first += diff_line_length(group, first))
        lines++;
    if (lines <= MOST_RESULTS) return;
    group->by_operands = true;
    qsort(group->rows, group->count, sizeof *group->rows, by_operands);
}

/* Groups of one size keep the order of their rows, which are in one array. */
static int by_size(const void *left, const void *right) {
    const diff_group *x = left, *y = right;
    if (x->cells != y->cells) return x->cells < y->cells ? 1 : -1;
    return (x->rows > y->rows) - (x->rows < y->rows);
}

static void find_rows(const diff_report *report, diff_groups *found) {
    found->rows = mem_alloc(report->count * sizeof *found->rows);
    for (size_t i = 0; i < report->count; i++) {
        const cell_difference *difference = &report->cells[i];
        const bool mirrored = diff_is_mirrored(report, difference);
        if (mirrored && difference->a > difference->b) continue; /* its mirror image has been seen */
        found->rows[found->row_count++] = row_of(report, difference, mirrored);
    }
    if (found->row_count) qsort(found->rows, found->row_count, sizeof *found->rows, by_group);
}

void diff_groups_find(const diff_report *report, diff_groups *found) {
    *found = (diff_groups){0};
    find_rows(report, found);
    size_t capacity = 0;
    for (size_t i = 0; i < found->row_count; i++) {
        diff_row *row = &found->rows[i];
        if (i == 0 || compare_keys(&row[-1].key, &row->key))
            VEC_PUSH(found->groups, found->count, capacity) = (diff_group){.rows = row};
        diff_group *group = &found->groups[found->count - 1];
        group->count++;
        group->cells += row->cells;
        group->left_lossy += diff_is_lossy(row->left_losses) ? row->cells : 0;
        group->right_lossy += diff_is_lossy(row->right_losses) ? row->cells : 0;
        found->outcomes[row->key.outcome] += row->cells;
        count_losses(&found->left, row->left_losses, row->cells);
        count_losses(&found->right, row->right_losses, row->cells);
    }
    for (size_t i = 0; i < found->count; i++)
        shorten(&found->groups[i]);
    if (found->count) qsort(found->groups, found->count, sizeof *found->groups, by_size);
}

void diff_groups_free(diff_groups *groups) {
    mem_free(groups->rows);
    mem_free(groups->groups);
    *groups = (diff_groups){0};
}

enum { LISTED_SETS = 8, LISTED_NAMES = 16 };

/* How many rows from the first on have its first operand. */
static size_t span_length(const diff_row *rows, size_t count) {
    size_t length = 1;
    while (length < count && rows[length].at.a == rows->at.a)
        length++;
    return length;
}

static bool same_seconds(const diff_row *x, const diff_row *y, size_t length) {
    for (size_t i = 0; i < length; i++)
        if (x[i].at.b != y[i].at.b) return false;
    return true;
}

/* Counts the names that a set has, and appends the first of them. */
static void add_name(text *out, const spec *names, lat_id id, size_t *listed) {
    if ((*listed)++ < LISTED_NAMES) text_printf(out, "%s%s", *listed == 1 ? "" : " ", names->dtypes[id].name);
}

static void end_names(text *out, size_t listed) {
    if (listed > LISTED_NAMES) text_printf(out, " and %zu more", listed - LISTED_NAMES);
}

/* The first operands that have the same second ones as rows[0], then these; marks the rows as done. */
static void add_set(text *out, const spec *names, const diff_row *rows, size_t count, bool *done, const char *between) {
    const size_t own_length = span_length(rows, count);
    size_t listed = 0;
    for (size_t i = 0, length; i < count; i += length) {
        length = span_length(rows + i, count - i);
        if (length != own_length || !same_seconds(rows, rows + i, length)) continue;
        done[i] = true;
        add_name(out, names, rows[i].at.a, &listed);
    }
    end_names(out, listed);
    text_printf(out, " %s ", between);
    listed = 0;
    for (size_t i = 0; i < own_length; i++)
        add_name(out, names, rows[i].at.b, &listed);
    end_names(out, listed);
}

void operand_sets(text *out, const spec *names, const diff_row *rows, size_t count, const char *between) {
    bool *done = mem_alloc_zeroed(count, sizeof *done);
    size_t listed = 0;
    for (size_t i = 0; i < count; i += span_length(rows + i, count - i)) {
        if (done[i]) continue;
        text set = {0};
        add_set(&set, names, rows + i, count - i, done + i, between);
        if (listed++ < LISTED_SETS) text_printf(out, "%s%s", listed > 1 ? "; " : "", text_string(&set));
        text_free(&set);
    }
    if (listed > LISTED_SETS) text_printf(out, "; and %zu more sets", listed - LISTED_SETS);
    mem_free(done);
}
