#include "report/explain/bracketing.h"
#include "base/memory.h"

/* More operands than these are not tried in every bracketing, or in every order; nor are more cells looked up. */
enum { BRACKETED_MAX = 32, ORDERED_MAX = 12, LOOKUPS_MAX = 20000000 };

/* The values of one part of the operands: nodes[first] .. nodes[first + count - 1]. */
typedef struct part {
    uint32_t first, count;
} part;

typedef struct bracketing_search {
    const lat_promotion *promotion;
    bracketings *found;
    uint32_t *seen_in; /* by value, undefined last: the number of the part that has it */
    uint32_t part_number;
    uint64_t lookups;
} bracketing_search;

static uint32_t add_node(bracketing_search *in, lat_id value, uint32_t left, uint32_t right, uint32_t operand) {
    bracketings *found = in->found;
    VEC_PUSH(found->nodes, found->node_count, found->node_capacity) =
        (bracketing_node){.value = value, .left = left, .right = right, .operand = operand};
    return (uint32_t)found->node_count - 1;
}

static part add_operand(bracketing_search *in, uint32_t operand) {
    return (part){.first = add_node(in, in->found->operands[operand], 0, 0, operand), .count = 1};
}

/* Opens a part; its nodes follow one another, so parts are filled one after the other. */
static part begin_part(bracketing_search *in) {
    in->part_number++;
    return (part){.first = (uint32_t)in->found->node_count};
}

/* Adds the joins of a value of `left` with one of `right` to a part, each value once. */
static void add_joins(bracketing_search *in, part *sum, part left, part right) {
    const size_t n = in->promotion->n;
    for (uint32_t i = left.first; i < left.first + left.count; i++) {
        for (uint32_t j = right.first; j < right.first + right.count; j++) {
            if (in->lookups >= LOOKUPS_MAX) return;
            const lat_id value = lat_join(in->promotion, in->found->nodes[i].value, in->found->nodes[j].value);
            uint32_t *seen = &in->seen_in[value == LAT_NONE ? n : value];
            in->lookups++;
            if (*seen == in->part_number) continue;
            *seen = in->part_number;
            add_node(in, value, i, j, 0);
            sum->count++;
        }
    }
}

/* Keeps the values of a part, which holds all operands, that are not among the results yet. */
static void add_results(bracketing_search *in, part all) {
    bracketings *found = in->found;
    for (uint32_t i = all.first; i < all.first + all.count; i++) {
        bool known = false;
        for (size_t k = 0; k < found->count && !known; k++)
            known = found->nodes[found->results[k]].value == found->nodes[i].value;
        if (!known) VEC_PUSH(found->results, found->count, found->capacity) = i;
    }
}

static void fold(bracketing_search *in, size_t count) {
    part all = add_operand(in, 0);
    for (uint32_t i = 1; i < count; i++) {
        const part next = add_operand(in, i);
        part sum = begin_part(in);
        add_joins(in, &sum, all, next);
        all = sum;
    }
    add_results(in, all);
}

/* Every bracketing of the operands as they stand: parts are intervals, short ones first. */
static bool bracket(bracketing_search *in, size_t count) {
    if (count > BRACKETED_MAX) return false;
    part *parts = mem_alloc_zeroed(count * count, sizeof *parts); /* [first * count + last] */
    for (size_t length = 1; length <= count; length++) {
        for (size_t first = 0; first + length <= count; first++) {
            const size_t last = first + length - 1;
            if (length == 1) {
                parts[first * count + last] = add_operand(in, (uint32_t)first);
                continue;
            }
            part sum = begin_part(in);
            for (size_t split = last; split > first && in->lookups < LOOKUPS_MAX; split--)
                add_joins(in, &sum, parts[first * count + split - 1], parts[split * count + last]);
            parts[first * count + last] = sum;
        }
    }
    add_results(in, parts[count - 1]);
    mem_free(parts);
    return in->lookups < LOOKUPS_MAX;
}

/* Every order and bracketing: parts are subsets, the bits of a mask; the highest bit is the first operand. */
static bool permute(bracketing_search *in, size_t count) {
    if (count > ORDERED_MAX || in->lookups >= LOOKUPS_MAX) return false;
    const uint32_t all = (1u << count) - 1;
    part *parts = mem_alloc_zeroed((size_t)all + 1, sizeof *parts);
    for (uint32_t operand = 0; operand < count; operand++)
        parts[1u << (count - 1 - operand)] = add_operand(in, operand);
    for (uint32_t mask = 1; mask <= all; mask++) {
        if ((mask & (mask - 1)) == 0) continue;
        part sum = begin_part(in);
        for (uint32_t left = (mask - 1) & mask; left && in->lookups < LOOKUPS_MAX; left = (left - 1) & mask)
            add_joins(in, &sum, parts[left], parts[mask & ~left]);
        parts[mask] = sum;
    }
    add_results(in, parts[all]);
    mem_free(parts);
    return in->lookups < LOOKUPS_MAX;
}

void bracketings_find(const lat_promotion *promotion, const lat_id *operands, size_t count, bracketings *found) {
    *found = (bracketings){.operands = operands};
    bracketing_search in = {.promotion = promotion, .found = found};
    in.seen_in = mem_alloc_zeroed(promotion->n + 1, sizeof *in.seen_in);
    fold(&in, count);
    found->every_bracketing = bracket(&in, count);
    found->every_order = found->every_bracketing && permute(&in, count);
    mem_free(in.seen_in);
}

void bracketings_free(bracketings *of) {
    mem_free(of->nodes);
    mem_free(of->results);
    *of = (bracketings){0};
}

static void add_example(text *out, const spec *names, const bracketings *of, uint32_t index, const char *join,
                        bool inside) {
    const bracketing_node *node = &of->nodes[index];
    if (node->left == node->right) {
        text_add(out, names->dtypes[of->operands[node->operand]].name);
        return;
    }
    if (inside) text_add_char(out, '(');
    add_example(out, names, of, node->left, join, true);
    text_printf(out, " %s ", join);
    add_example(out, names, of, node->right, join, true);
    if (inside) text_add_char(out, ')');
}

void bracketings_example(text *out, const spec *names, const bracketings *of, size_t i, const char *join) {
    add_example(out, names, of, of->results[i], join, false);
}
