#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "arena.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

struct arena arena_create(size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size = (size + page - 1) / page * page;
    unsigned char *pages = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED || mprotect(pages + page, size, PROT_READ | PROT_WRITE) != 0) {
        perror("arena");
        exit(2);
    }
    return (struct arena){pages + page, size};
}
