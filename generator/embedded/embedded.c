#include "embedded/embedded.h"

#include <string.h>

const embedded_file *embedded_find(const char *path) {
    size_t low = 0, high = embedded_count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        const int order = strcmp(path, embedded_files[middle].path);
        if (order == 0) return &embedded_files[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
