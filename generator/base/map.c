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
static uint32_t *slot_of(const map *map, const char *key, size_t length, uint32_t hash) {
    for (size_t at = hash & (map->slot_count - 1);; at = (at + 1) & (map->slot_count - 1)) {
        if (map->slots[at] == 0) return &map->slots[at];
        const map_entry *entry = &map->entries[map->slots[at] - 1];
        if (entry->hash == hash && entry->length == length && memcmp(entry->key, key, length) == 0)
            return &map->slots[at];
    }
}

static void add_slots(map *map) {
    mem_free(map->slots);
    map->slot_count = map->slot_count ? 4 * map->slot_count : 32;
    map->slots = mem_alloc_zeroed(map->slot_count, sizeof *map->slots);
    for (size_t i = 0; i < map->count; i++) {
        size_t at = map->entries[i].hash & (map->slot_count - 1);
        while (map->slots[at])
            at = (at + 1) & (map->slot_count - 1);
        map->slots[at] = (uint32_t)i + 1;
    }
}

uint32_t *map_find(const map *map, const char *key, size_t length) {
    if (map->count == 0) return NULL;
    const uint32_t found = *slot_of(map, key, length, hash_of(key, length));
    return found ? &map->entries[found - 1].value : NULL;
}

uint32_t *map_add(map *map, const char *key, size_t length, uint32_t value) {
    if (2 * map->count >= map->slot_count) add_slots(map);
    const uint32_t hash = hash_of(key, length);
    uint32_t *slot = slot_of(map, key, length, hash);
    if (*slot) return &map->entries[*slot - 1].value;
    VEC_PUSH(map->entries, map->count, map->capacity) = (map_entry){key, length, hash, value};
    *slot = (uint32_t)map->count;
    return NULL;
}

void map_free(map *freed) {
    mem_free(freed->entries);
    mem_free(freed->slots);
    *freed = (map){0};
}
