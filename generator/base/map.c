#include "base/map.h"
#include "base/memory.h"

#include <string.h>

/* FNV-1a, and a last mix because the low bits choose the slot. */
static uint32_t hash_of(const char *key, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)key[i]) * 16777619u;
    hash ^= hash >> 15;
    hash *= 0x85EBCA6Bu;
    return hash ^ hash >> 13;
}

/* The slot of the key, or the free one where it would be. */
static uint32_t *slot_of(const map *of, const char *key, size_t length, uint32_t hash) {
    for (size_t at = hash & (of->slot_count - 1);; at = (at + 1) & (of->slot_count - 1)) {
        if (of->slots[at] == 0) return &of->slots[at];
        const map_entry *entry = &of->entries[of->slots[at] - 1];
        if (entry->hash == hash && entry->length == length && memcmp(entry->key, key, length) == 0)
            return &of->slots[at];
    }
}

static void add_slots(map *of) {
    mem_free(of->slots);
    of->slot_count = of->slot_count ? 4 * of->slot_count : 32;
    of->slots = mem_alloc_zeroed(of->slot_count, sizeof *of->slots);
    for (size_t i = 0; i < of->count; i++) {
        size_t at = of->entries[i].hash & (of->slot_count - 1);
        while (of->slots[at])
            at = (at + 1) & (of->slot_count - 1);
        of->slots[at] = (uint32_t)i + 1;
    }
}

uint32_t *map_find(const map *of, const char *key, size_t length) {
    if (of->count == 0) return NULL;
    const uint32_t found = *slot_of(of, key, length, hash_of(key, length));
    return found ? &of->entries[found - 1].value : NULL;
}

uint32_t *map_add(map *to, const char *key, size_t length, uint32_t value) {
    if (2 * to->count >= to->slot_count) add_slots(to);
    const uint32_t hash = hash_of(key, length);
    uint32_t *slot = slot_of(to, key, length, hash);
    if (*slot) return &to->entries[*slot - 1].value;
    VEC_PUSH(to->entries, to->count, to->capacity) = (map_entry){key, length, hash, value};
    *slot = (uint32_t)to->count;
    return NULL;
}

void map_free(map *of) {
    mem_free(of->entries);
    mem_free(of->slots);
    *of = (map){0};
}
