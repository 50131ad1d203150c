/* From strings to small numbers: how dtypes are found by name. The keys stay the caller's and must outlive the map. */
#ifndef JOINERY_BASE_MAP_H
#define JOINERY_BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct map_entry {
    const char *key; /* NULL: free */
    size_t length;
    uint32_t hash, value;
} map_entry;

/* All zero is an empty map. */
typedef struct map {
    map_entry *entries;
    size_t count, capacity; /* capacity is a power of two, at most half full */
} map;

/* The value of a key, or NULL; good until the next map_add. */
uint32_t *map_find(const map *of, const char *key, size_t length);

/* Adds a key, and returns NULL; where it is there already, changes nothing and returns its value. */
uint32_t *map_add(map *to, const char *key, size_t length, uint32_t value);

void map_free(map *of);

#endif
