#include "field.h"
#include "arena.h"

#include <stdlib.h>
#include <string.h>

enum { BESIDE = 160, NOISE = 2 * FIELD_BYTES };

/* The far region is in the program itself, which is mapped far from memory that it asks for. */
static _Alignas(64) unsigned char far_bytes[FIELD_BYTES];
static struct arena regions[FIELD_ALL];
static unsigned char images[FIELD_ALL][FIELD_BYTES], noise[NOISE];
static struct { size_t low, high; } windows[FIELD_ALL];

static void prepare(void) {
    struct values_random random = {77};
    if (regions[0].start) return;
    for (int i = 0; i < FIELD_REGIONS; i++)
        regions[i] = arena_create(FIELD_BYTES);
    regions[FIELD_FAR] = (struct arena){far_bytes, FIELD_BYTES};
    for (size_t i = 0; i < NOISE; i++)
        noise[i] = (unsigned char)(values_next(&random) >> 24);
}

unsigned char *field_start(int region) {
    prepare();
    return regions[region].start;
}

unsigned char *field_end(int region) {
    return field_start(region) + FIELD_BYTES;
}

int field_region(uintptr_t at, size_t bytes) {
    prepare();
    for (int i = 0; i < FIELD_ALL; i++) {
        const uintptr_t offset = at - (uintptr_t)regions[i].start;
        if (offset <= FIELD_BYTES && bytes <= FIELD_BYTES - offset) return i;
    }
    return -1;
}

void field_clear(void) {
    for (int i = 0; i < FIELD_ALL; i++)
        windows[i].low = FIELD_BYTES, windows[i].high = 0;
}

void field_watch(uintptr_t low, size_t bytes) {
    const int region = field_region(low, bytes);
    if (region < 0) return;
    const size_t from = low - (uintptr_t)regions[region].start, to = from + bytes;
    const size_t first = from < BESIDE ? 0 : from - BESIDE,
                 last = FIELD_BYTES - to < BESIDE ? FIELD_BYTES : to + BESIDE;
    if (first < windows[region].low) windows[region].low = first;
    if (last > windows[region].high) windows[region].high = last;
}

void field_fill(struct values_random *choices) {
    for (int i = 0; i < FIELD_ALL; i++)
        if (windows[i].low < windows[i].high)
            memcpy(regions[i].start + windows[i].low, noise + choices_below(choices, NOISE - FIELD_BYTES),
                   windows[i].high - windows[i].low);
}

void field_note(void) {
    for (int i = 0; i < FIELD_ALL; i++)
        if (windows[i].low < windows[i].high)
            memcpy(images[i] + windows[i].low, regions[i].start + windows[i].low, windows[i].high - windows[i].low);
}

void field_expect(const unsigned char *at, size_t bytes) {
    const int region = field_region((uintptr_t)at, bytes);
    if (region < 0) abort();
    memcpy(images[region] + (at - regions[region].start), at, bytes);
}

bool field_is_right(void) {
    for (int i = 0; i < FIELD_ALL; i++)
        if (windows[i].low < windows[i].high && memcmp(images[i] + windows[i].low, regions[i].start + windows[i].low,
                                                       windows[i].high - windows[i].low) != 0)
            return false;
    return true;
}
