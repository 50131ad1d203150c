#include "report/check/kind_groups.h"
#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

enum { BITS = 4, CELLS = KIND_GROUPS_SORTS << (BITS * KIND_GROUPS_PLACES) };
_Static_assert(KINDS_COUNT <= 1 << BITS, "the number of a kind has BITS bits");

static void sort_kinds(kind_set *kinds, size_t count) {
    for (size_t i = 1; i < count; i++) {
        for (size_t k = i; k > 0 && kinds[k - 1] > kinds[k]; k--) {
            const kind_set higher = kinds[k - 1];
            kinds[k - 1] = kinds[k];
            kinds[k] = higher;
        }
    }
}

/* Where `at` has the group of one kind in each place. */
static size_t cell_of(const kind_groups *groups, const kind_group *group) {
    size_t cell = group->sort;
    for (size_t i = 0; i < groups->places; i++) {
        unsigned number = 0;
        while (group->kinds[i] >> number != 1)
            number++;
        cell = cell << BITS | number;
    }
    return cell;
}

void kind_group_add(kind_group *group, size_t most, uint64_t number, const lat_witness *found) {
    if (group->count++ == 0) group->example = *found;
    if (group->witness_count < most)
        VEC_PUSH(group->witnesses, group->witness_count, group->witness_capacity) = (kind_witness){number, *found};
}

void kind_groups_add(kind_groups *groups, unsigned sort, const lat_id *dtypes, bool narrow,
                     const lat_witness *example) {
    kind_group group = {.sort = sort, .narrow = true};
    if (!groups->at) groups->at = mem_alloc_zeroed(CELLS, sizeof *groups->at);
    for (size_t i = 0; i < groups->places; i++)
        group.kinds[i] = kind_of(&groups->spec->dtypes[dtypes[i]]);
    if (!groups->ordered) sort_kinds(group.kinds, groups->places);
    uint16_t *at = &groups->at[cell_of(groups, &group)];
    if (!*at) {
        VEC_PUSH(groups->items, groups->count, groups->capacity) = group;
        *at = (uint16_t)groups->count;
    }
    kind_group *found = &groups->items[*at - 1];
    kind_group_add(found, groups->most, groups->total++, example);
    found->narrow = found->narrow && narrow;
}

static bool is_weak(const kind_groups *groups, const kind_group *group) {
    bool weak = false;
    for (size_t i = 0; i < groups->places; i++)
        weak = weak || kinds_are_weak(group->kinds[i]);
    return weak;
}

/* Groups that may be merged: of one sort, and both with weak dtypes or both without. */
static bool is_alike(const kind_groups *groups, const kind_group *one, const kind_group *other) {
    return one->sort == other->sort && is_weak(groups, one) == is_weak(groups, other);
}

static bool is_same(const kind_groups *groups, const kind_group *one, const kind_group *other) {
    return is_alike(groups, one, other) && memcmp(one->kinds, other->kinds, groups->places * sizeof *one->kinds) == 0;
}

/* Gives a group the witnesses of another one, too: both are in the order of their numbers, and so is the result. */
static void merge_witnesses(kind_group *into, kind_group *from, size_t most) {
    const size_t all = into->witness_count + from->witness_count, count = all < most ? all : most;
    if (from->witness_count == 0) return;
    kind_witness *merged = mem_alloc(count * sizeof *merged);
    for (size_t i = 0, own = 0, other = 0; i < count; i++) {
        const bool first = other == from->witness_count ||
                           (own < into->witness_count && into->witnesses[own].number < from->witnesses[other].number);
        merged[i] = first ? into->witnesses[own++] : from->witnesses[other++];
    }
    mem_free(into->witnesses);
    mem_free(from->witnesses);
    into->witnesses = merged;
    into->witness_count = into->witness_capacity = count;
}

/* Adds the second of two groups to the first, and takes it out of the list. */
static void absorb(kind_groups *groups, size_t into, size_t from) {
    kind_group *kept = &groups->items[into];
    kind_group *gone = &groups->items[from];
    merge_witnesses(kept, gone, groups->most);
    kept->count += gone->count;
    kept->narrow = kept->narrow && gone->narrow;
    groups->count--;
    memmove(&groups->items[from], &groups->items[from + 1], (groups->count - from) * sizeof *groups->items);
}

/*
 * Whether every group like `model` with kind x in it has one with y in place of one x. Before anything is
 * merged, so that every group has one kind in each place.
 */
static bool can_replace(const kind_groups *groups, const kind_group *model, kind_set x, kind_set y) {
    bool occurs = false;
    for (size_t i = 0; i < groups->count; i++) {
        kind_group wanted = groups->items[i];
        size_t place = 0;
        if (!is_alike(groups, model, &wanted)) continue;
        while (place < groups->places && wanted.kinds[place] != x)
            place++;
        if (place == groups->places) continue;
        occurs = true;
        wanted.kinds[place] = y;
        sort_kinds(wanted.kinds, groups->places);
        if (!groups->at[cell_of(groups, &wanted)]) return false;
    }
    return occurs;
}

/* The kinds that occur in the same groups like `model` as kind x does, which becomes one set. */
static kind_set interchangeable(const kind_groups *groups, const kind_group *model, kind_set x) {
    kind_set all = x;
    for (unsigned number = 0; number < KINDS_COUNT; number++) {
        const kind_set y = (kind_set)1 << number;
        if (y != x && kinds_are_weak(x) == kinds_are_weak(y) && can_replace(groups, model, x, y) &&
            can_replace(groups, model, y, x))
            all |= y;
    }
    return all;
}

/* Replaces every kind by those that occur in the same groups. Only for places without order. */
static void merge_interchangeable(kind_groups *groups) {
    if (groups->count == 0) return;
    kind_group *merged = mem_alloc_zeroed(groups->count, sizeof *merged);
    for (size_t i = 0; i < groups->count; i++) {
        merged[i] = groups->items[i];
        for (size_t place = 0; place < groups->places; place++)
            merged[i].kinds[place] = interchangeable(groups, &groups->items[i], groups->items[i].kinds[place]);
        sort_kinds(merged[i].kinds, groups->places);
    }
    memcpy(groups->items, merged, groups->count * sizeof *merged);
    mem_free(merged);
    for (size_t i = 0; i < groups->count; i++)
        for (size_t k = groups->count; k-- > i + 1;)
            if (is_same(groups, &groups->items[i], &groups->items[k])) absorb(groups, i, k);
}

/* Makes one group of two that are the same but for one place. */
static bool merge_two(kind_groups *groups, size_t into, size_t from) {
    kind_group *one = &groups->items[into], *other = &groups->items[from];
    if (!is_alike(groups, one, other)) return false;
    for (size_t place = 0; place < groups->places; place++) {
        for (size_t at = 0; at < groups->places; at++) {
            kind_group left = *one, right = *other;
            const kind_set x = left.kinds[place], y = right.kinds[at];
            if ((groups->ordered && at != place) || kinds_are_weak(x) != kinds_are_weak(y)) continue;
            left.kinds[place] = right.kinds[at] = 0;
            if (!groups->ordered) {
                sort_kinds(left.kinds, groups->places);
                sort_kinds(right.kinds, groups->places);
            }
            if (!is_same(groups, &left, &right)) continue;
            one->kinds[place] = x | y;
            if (!groups->ordered) sort_kinds(one->kinds, groups->places);
            absorb(groups, into, from);
            return true;
        }
    }
    return false;
}

static void merge_neighbours(kind_groups *groups) {
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < groups->count; i++)
            for (size_t k = groups->count; k-- > i + 1;)
                again = merge_two(groups, i, k) || again;
    }
}

static void sort_groups(kind_groups *groups) { /* by insertion, which keeps equal ones in order: there are few */
    for (size_t i = 1; i < groups->count; i++) {
        const kind_group moved = groups->items[i];
        size_t to = i;
        for (; to > 0; to--) {
            const kind_group *before = &groups->items[to - 1];
            const bool weak = is_weak(groups, &moved), weak_before = is_weak(groups, before);
            if (weak_before != weak          ? weak
                : before->sort != moved.sort ? before->sort < moved.sort
                                             : before->count >= moved.count)
                break;
            groups->items[to] = *before;
        }
        groups->items[to] = moved;
    }
}

void kind_groups_end(kind_groups *groups) {
    if (!groups->ordered) merge_interchangeable(groups);
    merge_neighbours(groups);
    sort_groups(groups);
}

void kind_groups_free(kind_groups *groups) {
    for (size_t i = 0; i < groups->count; i++)
        mem_free(groups->items[i].witnesses);
    mem_free(groups->items);
    mem_free(groups->at);
    *groups = (kind_groups){0};
}
