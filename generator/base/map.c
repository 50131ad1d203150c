#include "base/map.h"
#include "base/memory.h"

#include <string.h>

/* FNV-1a, and a last mix because the low bits choose the place. */
static uint32_t hash_of(const char *key, size_t length) {
    uint32_t hash = 2166136261u;
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)key[i]) * 16777619u;
    hash ^= hash >> 15;
    hash *= 0x85EBCA6Bu;
    return hash ^ hash >> 13;
}

static map_entry *place(const map *of, const char *key, size_t length, uint32_t hash) {
    for (size_t at = hash & (of->capacity - 1);; at = (at + 1) & (of->capacity - 1)) {
        map_entry *entry = &of->entries[at];
        if (!entry->key) return entry;
        if (entry->hash == hash && entry->length == length && memcmp(entry->key, key, length) == 0) return entry;
    }
}

static void enlarge(map *of) {
    map larger = {.capacity = of->capacity ? 2 * of->capacity : 32, .count = of->count};
    larger.entries = mem_alloc_zeroed(larger.capacity, sizeof *larger.entries);
    for (size_t i = 0; i < of->capacity; i++) {
        const map_entry *entry = &of->entries[i];
        if (entry->key) *place(&larger, entry->key, entry->length, entry->hash) = *entry;
    }
    mem_free(of->entries);
    *of = larger;
}

uint32_t *map_find(const map *of, const char *key, size_t length) {
    if (of->count == 0) return NULL;
    map_entry *entry = place(of, key, length, hash_of(key, length));
    return entry->key ? &entry->value : NULL;
}

uint32_t *map_add(map *to, const char *key, size_t length, uint32_t value) {
    if (2 * to->count >= to->capacity) enlarge(to);
    const uint32_t hash = hash_of(key, length);
    map_entry *entry = place(to, key, length, hash);
    if (entry->key) return &entry->value;
    *entry = (map_entry){.key = key, .length = length, .hash = hash, .value = value};
    to->count++;
    return NULL;
}

void map_free(map *of) {
    mem_free(of->entries);
    *of = (map){0};
}
