#include "base/sha256.h"

#include "base/sha256_x86.h"

#include <string.h>

/* The fastest that the CPU has; looked for once. */
static void take_blocks(uint32_t state[8], const unsigned char *at, size_t count) {
    static sha256_blocks *chosen;
    if (!chosen) chosen = sha256_x86_blocks();
    if (!chosen) chosen = sha256_portable_blocks;
    chosen(state, at, count);
}

void sha256_begin(sha256 *hash) {
    *hash = (sha256){
        .state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void sha256_add(sha256 *hash, const void *data, size_t length) {
    const unsigned char *at = data;
    while (length > 0) {
        const size_t used = hash->length % 64;
        if (used == 0 && length >= 64) { /* whole blocks, where they lie */
            const size_t whole = length / 64 * 64;
            take_blocks(hash->state, at, whole / 64);
            hash->length += whole;
            at += whole;
            length -= whole;
            continue;
        }
        const size_t taken = length < 64 - used ? length : 64 - used;
        memcpy(hash->block + used, at, taken);
        hash->length += taken;
        at += taken;
        length -= taken;
        if (used + taken == 64) take_blocks(hash->state, hash->block, 1);
    }
}

void sha256_end(sha256 *hash, char hex[65]) {
    static const unsigned char padding[64] = {0x80};
    const uint64_t bits = hash->length * 8;
    unsigned char count[8];
    for (int i = 0; i < 8; i++)
        count[i] = (unsigned char)(bits >> (56 - 8 * i));
    sha256_add(hash, padding, 1 + (119 - hash->length % 64) % 64);
    sha256_add(hash, count, sizeof count);
    for (int i = 0; i < 64; i++)
        hex[i] = "0123456789abcdef"[hash->state[i / 8] >> (28 - 4 * (i % 8)) & 15];
    hex[64] = '\0';
}

void sha256_hex(const void *data, size_t length, char hex[65]) {
    sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, data, length);
    sha256_end(&hash, hex);
}
