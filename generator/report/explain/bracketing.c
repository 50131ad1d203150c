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

static uint32_t add_node(bracketing_search *search, lat_id value, uint32_t left, uint32_t right, uint32_t operand) {
    bracketings *found = search->found;
    VEC_PUSH(found->nodes, found->node_count, found->node_capacity) =
        (bracketing_node){.value = value, .left = left, .right = right, .operand = operand};
    return (uint32_t)found->node_count - 1;
}

static part add_operand(bracketing_search *search, uint32_t operand) {
    return (part){.first = add_node(search, search->found->operands[operand], 0, 0, operand), .count = 1};
}

/* Opens a part; its nodes follow one another, so parts are filled one after the other. */
static part begin_part(bracketing_search *search) {
    search->part_number++;
    return (part){.first = (uint32_t)search->found->node_count};
}

/* Adds the joins of a value of `left` with one of `right` to a part, each value once. */
static void add_joins(bracketing_search *search, part *sum, part left, part right) {
    const size_t n = search->promotion->n;
    for (uint32_t i = left.first; i < left.first + left.count; i++) {
        for (uint32_t j = right.first; j < right.first + right.count; j++) {
            if (search->lookups >= LOOKUPS_MAX) return;
            const lat_id value =
                lat_join(search->promotion, search->found->nodes[i].value, search->found->nodes[j].value);
            uint32_t *seen = &search->seen_in[value == LAT_NONE ? n : value];
            search->lookups++;
            if (*seen == search->part_number) continue;
            *seen = search->part_number;
            add_node(search, value, i, j, 0);
            sum->count++;
        }
    }
}

/* Keeps the values of a part, which holds all operands, that are not among the results yet. */
static void add_results(bracketing_search *search, part all) {
    bracketings *found = search->found;
    for (uint32_t i = all.first; i < all.first + all.count; i++) {
        bool known = false;
        for (size_t k = 0; k < found->count && !known; k++)
            known = found->nodes[found->results[k]].value == found->nodes[i].value;
        if (!known) VEC_PUSH(found->results, found->count, found->capacity) = i;
    }
}

static void fold(bracketing_search *search, size_t count) {
    part all = add_operand(search, 0);
    for (uint32_t i = 1; i < count; i++) {
        const part next = add_operand(search, i);
        part sum = begin_part(search);
        add_joins(search, &sum, all, next);
        all = sum;
    }
    add_results(search, all);
}

/* Every bracketing of the operands as they stand: parts are intervals, short ones first. */
static bool bracket(bracketing_search *search, size_t count) {
    if (count > BRACKETED_MAX) return false;
    part *parts = mem_alloc_zeroed(count * count, sizeof *parts); /* [first * count + last] */
    for (size_t length = 1; length <= count; length++) {
        for (size_t first = 0; first + length <= count; first++) {
            const size_t last = first + length - 1;
            if (length == 1) {
                parts[first * count + last] = add_operand(search, (uint32_t)first);
                continue;
            }
            part sum = begin_part(search);
            for (size_t split = last; split > first && search->lookups < LOOKUPS_MAX; split--)
                add_joins(search, &sum, parts[first * count + split - 1], parts[split * count + last]);
            parts[first * count + last] = sum;
        }
    }
    add_results(search, parts[count - 1]);
    mem_free(parts);
    return search->lookups < LOOKUPS_MAX;
}

/* Every order and bracketing: parts are subsets, the bits of a mask; the highest bit is the first operand. */
static bool permute(bracketing_search *search, size_t count) {
    if (count > ORDERED_MAX || search->lookups >= LOOKUPS_MAX) return false;
    const uint32_t all = (1u << count) - 1;
    part *parts = mem_alloc_zeroed((size_t)all + 1, sizeof *parts);
    for (uint32_t operand = 0; operand < count; operand++)
        parts[1u << (count - 1 - operand)] = add_operand(search, operand);
    for (uint32_t mask = 1; mask <= all; mask++) {
        if ((mask & (mask - 1)) == 0) continue;
        part sum = begin_part(search);
        for (uint32_t left = (mask - 1) & mask; left && search->lookups < LOOKUPS_MAX; left = (left - 1) & mask)
            add_joins(search, &sum, parts[left], parts[mask & ~left]);
        parts[mask] = sum;
    }
    add_results(search, parts[all]);
    mem_free(parts);
    return search->lookups < LOOKUPS_MAX;
}

void bracketings_find(const lat_promotion *promotion, const lat_id *operands, size_t count, bracketings *found) {
    *found = (bracketings){.operands = operands};
    bracketing_search search = {.promotion = promotion, .found = found};
    search.seen_in = mem_alloc_zeroed(promotion->n + 1, sizeof *search.seen_in);
    fold(&search, count);
    found->every_bracketing = bracket(&search, count);
    found->every_order = found->every_bracketing && permute(&search, count);
    mem_free(search.seen_in);
}

void bracketings_free(bracketings *freed) {
    mem_free(freed->nodes);
    mem_free(freed->results);
    *freed = (bracketings){0};
}

static void add_example(text *out, const spec *names, const bracketings *bracketings, uint32_t index, const char *join,
                        bool inside) {
    const bracketing_node *node = &bracketings->nodes[index];
    if (node->left == node->right) {
        text_add(out, names->dtypes[bracketings->operands[node->operand]].name);
        return;
    }
    if (inside) text_add_char(out, '(');
    add_example(out, names, bracketings, node->left, join, true);
    text_printf(out, " %s ", join);
    add_example(out, names, bracketings, node->right, join, true);
    if (inside) text_add_char(out, ')');
}

void bracketings_example(text *out, const spec *names, const bracketings *bracketings, size_t i, const char *join) {
    add_example(out, names, bracketings, bracketings->results[i], join, false);
}
