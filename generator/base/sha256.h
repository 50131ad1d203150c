/* SHA-256 (FIPS 180-4): what a spec and the files made from it are known by. */
#ifndef JOINERY_BASE_SHA256_H
#define JOINERY_BASE_SHA256_H

#include <stddef.h>
#include <stdint.h>

typedef struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    unsigned char block[64];
} sha256;

/* The hash of all that is added between begin and end, as 64 hex digits in lower case and a NUL. */
void sha256_begin(sha256 *hash);
void sha256_add(sha256 *hash, const void *data, size_t length);
void sha256_end(sha256 *hash, char hex[65]);

/* The hash of these bytes. */
void sha256_hex(const void *data, size_t length, char hex[65]);

#endif
