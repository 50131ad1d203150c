/* SHA-256 (FIPS 180-4), for the hashes that banners and manifests name. */
#ifndef JOINERY_BASE_SHA256_H
#define JOINERY_BASE_SHA256_H

#include <stddef.h>

/* Writes the digest of `length` bytes as 64 lower-case hex digits and a NUL. */
void sha256_hex(const void *data, size_t length, char hex[65]);

#endif
