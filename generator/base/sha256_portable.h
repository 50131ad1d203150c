/* The compression function of SHA-256 in portable C. */
#ifndef JOINERY_BASE_SHA256_PORTABLE_H
#define JOINERY_BASE_SHA256_PORTABLE_H

#include <stddef.h>
#include <stdint.h>

/* Takes so many blocks of 64 bytes into the state. */
typedef void sha256_blocks(uint32_t state[8], const unsigned char *at, size_t count);

extern const uint32_t sha256_round_constants[64];

sha256_blocks sha256_portable_blocks;

#endif
