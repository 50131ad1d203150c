/* From strings to small numbers: how dtypes are found by name. The keys stay the caller's and must outlive the map. */
#ifndef JOINERY_BASE_MAP_H
#define JOINERY_BASE_MAP_H

#include <stddef.h>
#include <stdint.h>

typedef struct map_entry {
    const char *key;
    size_t length;
    uint32_t hash, value;
} map_entry;

/* All zero is an empty map. */
typedef struct map {
    map_entry *entries; /* in the order in which they were added */
    size_t count, capacity;
    uint32_t *slots;   /* hash -> place in `entries` and one, 0 for free; at most half full */
    size_t slot_count; /* a power of two */
} map;

/* The value of a key, or NULL; good until the next map_add. */
uint32_t *map_find(const map *map, const char *key, size_t length);

/* Adds a key, and returns NULL; where it is there already, changes nothing and returns its value. */
uint32_t *map_add(map *map, const char *key, size_t length, uint32_t value);

void map_free(map *freed);

#endif
