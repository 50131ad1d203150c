#include "report/diff/diff_sums.h"

/* ": 9 wider in jax, 4 of the same width" */
static void add_widths(text *line, const diff_groups *groups, const char *left, const char *right) {
    const struct {
        diff_outcome outcome;
        const char *what, *name, *rest;
    } parts[] = {{DIFF_WIDER_LEFT, "wider in ", left, ""},     {DIFF_WIDER_RIGHT, "wider in ", right, ""},
                 {DIFF_WEAK_LEFT, "weak in ", left, " alone"}, {DIFF_WEAK_RIGHT, "weak in ", right, " alone"},
                 {DIFF_AS_WIDE, "of the same width", "", ""},  {DIFF_OTHER, "of unknown width", "", ""}};
    const char *separator = ": ";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const size_t cells = groups->outcomes[parts[i].outcome];
        if (cells == 0) continue;
        text_printf(line, "%s%zu %s%s%s", separator, cells, parts[i].what, parts[i].name, parts[i].rest);
        separator = ", ";
    }
}

void diff_sum(text *out, const diff_report *of, const diff_groups *groups, const char *left, const char *right) {
    const size_t shared = of->matching.count, all = of->count;
    const size_t by_left = groups->outcomes[DIFF_ONLY_LEFT], by_right = groups->outcomes[DIFF_ONLY_RIGHT];
    const size_t both = all - by_left - by_right;
    text_printf(out, "%zu of %zu cells over %zu shared dtype%s %s", all, shared * shared, shared,
                shared == 1 ? "" : "s", all == 1 ? "differs" : "differ");
    if (by_left) text_printf(out, ". %s defines %zu that %s does not", left, by_left, right);
    if (by_right)
        text_printf(out, "%s%s defines %zu that %s does not", by_left ? ", and " : ". ", right, by_right, left);
    if (both && both < all)
        text_printf(out, "; of those that both define, %zu %s", both, both == 1 ? "differs" : "differ");
    if (both) add_widths(out, groups, left, right);
    text_add_char(out, '.');
}

/* "jax loses values in 12 (rounds in 10, overflows in 2)"; returns in how many. */
static size_t add_losses(text *line, const char *name, const size_t costs[VAL_UNKNOWN + 1]) {
    const size_t lossy = costs[VAL_ROUNDS] + costs[VAL_OVERFLOWS] + costs[VAL_DROPS];
    text_printf(line, "%s loses values in ", name);
    if (lossy == 0) {
        text_add(line, "none");
        return 0;
    }
    text_printf(line, "%zu (", lossy);
    const char *separator = "";
    for (val_cost cost = VAL_ROUNDS; cost <= VAL_DROPS; cost++) {
        if (costs[cost] == 0) continue;
        text_printf(line, "%s%s in %zu", separator, val_cost_name(cost), costs[cost]);
        separator = ", ";
    }
    text_add_char(line, ')');
    return lossy;
}

void diff_losses(text *out, const diff_groups *groups, const char *left, const char *right) {
    size_t known = 0;
    for (val_cost cost = VAL_EXACT; cost < VAL_UNKNOWN; cost++)
        known += groups->left_costs[cost] + groups->right_costs[cost];
    if (known == 0) return;
    text line = {0};
    text_add(&line, "In the cells that differ, ");
    size_t lossy = add_losses(&line, left, groups->left_costs);
    text_add(&line, "; ");
    lossy += add_losses(&line, right, groups->right_costs);
    text_add_char(&line, '.');
    text_add(out, lossy ? text_string(&line) : "Neither loses values in a cell that differs.");
    text_free(&line);
}
