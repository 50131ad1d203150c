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
static size_t cell_of(const kind_groups *of, const kind_group *group) {
    size_t cell = group->sort;
    for (size_t i = 0; i < of->places; i++) {
        unsigned number = 0;
        while (group->kinds[i] >> number != 1)
            number++;
        cell = cell << BITS | number;
    }
    return cell;
}

void kind_group_add(kind_group *to, size_t most, uint64_t number, const lat_witness *found) {
    if (to->count++ == 0) to->example = *found;
    if (to->witness_count < most)
        VEC_PUSH(to->witnesses, to->witness_count, to->witness_capacity) = (kind_witness){number, *found};
}

void kind_groups_add(kind_groups *to, unsigned sort, const lat_id *dtypes, bool narrow, const lat_witness *example) {
    kind_group group = {.sort = sort, .narrow = true};
    if (!to->at) to->at = mem_alloc_zeroed(CELLS, sizeof *to->at);
    for (size_t i = 0; i < to->places; i++)
        group.kinds[i] = kind_of(&to->spec->dtypes[dtypes[i]]);
    if (!to->ordered) sort_kinds(group.kinds, to->places);
    uint16_t *at = &to->at[cell_of(to, &group)];
    if (!*at) {
        VEC_PUSH(to->items, to->count, to->capacity) = group;
        *at = (uint16_t)to->count;
    }
    kind_group *found = &to->items[*at - 1];
    kind_group_add(found, to->most, to->total++, example);
    found->narrow = found->narrow && narrow;
}

static bool is_weak(const kind_groups *of, const kind_group *group) {
    bool weak = false;
    for (size_t i = 0; i < of->places; i++)
        weak = weak || kinds_are_weak(group->kinds[i]);
    return weak;
}

/* Those that may be told together: of one sort, and both with weak dtypes or both without. */
static bool is_alike(const kind_groups *of, const kind_group *one, const kind_group *other) {
    return one->sort == other->sort && is_weak(of, one) == is_weak(of, other);
}

static bool is_same(const kind_groups *of, const kind_group *one, const kind_group *other) {
    return is_alike(of, one, other) && memcmp(one->kinds, other->kinds, of->places * sizeof *one->kinds) == 0;
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
static void absorb(kind_groups *of, size_t into, size_t from) {
    kind_group *kept = &of->items[into];
    kind_group *gone = &of->items[from];
    merge_witnesses(kept, gone, of->most);
    kept->count += gone->count;
    kept->narrow = kept->narrow && gone->narrow;
    of->count--;
    memmove(&of->items[from], &of->items[from + 1], (of->count - from) * sizeof *of->items);
}

/*
 * Is there, for every group like `model` with kind x in it, the one with y in place of one x? Before anything is
 * merged, so that every group has one kind in each place.
 */
static bool stands_in(const kind_groups *of, const kind_group *model, kind_set x, kind_set y) {
    bool occurs = false;
    for (size_t i = 0; i < of->count; i++) {
        kind_group wanted = of->items[i];
        size_t place = 0;
        if (!is_alike(of, model, &wanted)) continue;
        while (place < of->places && wanted.kinds[place] != x)
            place++;
        if (place == of->places) continue;
        occurs = true;
        wanted.kinds[place] = y;
        sort_kinds(wanted.kinds, of->places);
        if (!of->at[cell_of(of, &wanted)]) return false;
    }
    return occurs;
}

/* The kinds that occur in the same groups like `model` as kind x does, which becomes one set. */
static kind_set stand_ins(const kind_groups *of, const kind_group *model, kind_set x) {
    kind_set all = x;
    for (unsigned number = 0; number < KINDS_COUNT; number++) {
        const kind_set y = (kind_set)1 << number;
        if (y != x && kinds_are_weak(x) == kinds_are_weak(y) && stands_in(of, model, x, y) &&
            stands_in(of, model, y, x))
            all |= y;
    }
    return all;
}

/* Replaces every kind by those that occur in the same groups. Of places in order nothing is known of the others. */
static void merge_stand_ins(kind_groups *of) {
    if (of->count == 0) return;
    kind_group *merged = mem_alloc_zeroed(of->count, sizeof *merged);
    for (size_t i = 0; i < of->count; i++) {
        merged[i] = of->items[i];
        for (size_t place = 0; place < of->places; place++)
            merged[i].kinds[place] = stand_ins(of, &of->items[i], of->items[i].kinds[place]);
        sort_kinds(merged[i].kinds, of->places);
    }
    memcpy(of->items, merged, of->count * sizeof *merged);
    mem_free(merged);
    for (size_t i = 0; i < of->count; i++)
        for (size_t k = of->count; k-- > i + 1;)
            if (is_same(of, &of->items[i], &of->items[k])) absorb(of, i, k);
}

/* Makes one group of two that are the same but for one place. */
static bool merge_two(kind_groups *of, size_t into, size_t from) {
    kind_group *one = &of->items[into], *other = &of->items[from];
    if (!is_alike(of, one, other)) return false;
    for (size_t place = 0; place < of->places; place++) {
        for (size_t at = 0; at < of->places; at++) {
            kind_group left = *one, right = *other;
            const kind_set x = left.kinds[place], y = right.kinds[at];
            if ((of->ordered && at != place) || kinds_are_weak(x) != kinds_are_weak(y)) continue;
            left.kinds[place] = right.kinds[at] = 0;
            if (!of->ordered) {
                sort_kinds(left.kinds, of->places);
                sort_kinds(right.kinds, of->places);
            }
            if (!is_same(of, &left, &right)) continue;
            one->kinds[place] = x | y;
            if (!of->ordered) sort_kinds(one->kinds, of->places);
            absorb(of, into, from);
            return true;
        }
    }
    return false;
}

static void merge_neighbours(kind_groups *of) {
    for (bool again = true; again;) {
        again = false;
        for (size_t i = 0; i < of->count; i++)
            for (size_t k = of->count; k-- > i + 1;)
                again = merge_two(of, i, k) || again;
    }
}

static void sort_groups(kind_groups *of) { /* by insertion, which keeps equal ones in order: there are few */
    for (size_t i = 1; i < of->count; i++) {
        const kind_group moved = of->items[i];
        size_t to = i;
        for (; to > 0; to--) {
            const kind_group *before = &of->items[to - 1];
            const bool weak = is_weak(of, &moved), weak_before = is_weak(of, before);
            if (weak_before != weak          ? weak
                : before->sort != moved.sort ? before->sort < moved.sort
                                             : before->count >= moved.count)
                break;
            of->items[to] = *before;
        }
        of->items[to] = moved;
    }
}

void kind_groups_end(kind_groups *of) {
    if (!of->ordered) merge_stand_ins(of);
    merge_neighbours(of);
    sort_groups(of);
}

void kind_groups_free(kind_groups *of) {
    for (size_t i = 0; i < of->count; i++)
        mem_free(of->items[i].witnesses);
    mem_free(of->items);
    mem_free(of->at);
    *of = (kind_groups){0};
}
