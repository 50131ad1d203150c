#include "lattice/permute.h"

#include <string.h>

void lat_permute_rows(void *rows, size_t row_bytes, const lat_id *source, size_t n, void *row, bool *done) {
    unsigned char *base = rows;
    for (size_t p = 0; p < n; p++)
        done[p] = false;
    for (size_t first = 0; first < n; first++) {
        if (done[first]) continue;
        memcpy(row, base + first * row_bytes, row_bytes);
        size_t p = first;
        for (; source[p] != first; p = source[p]) {
            memcpy(base + p * row_bytes, base + source[p] * row_bytes, row_bytes);
            done[p] = true;
        }
        memcpy(base + p * row_bytes, row, row_bytes);
        done[p] = true;
    }
}
