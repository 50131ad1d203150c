/*
 * Stands in for Graphviz's dot, of which there is none for Wine: what it reads must be in one of the files 1.in, 2.in and so
 * on of the folder DOT_ANSWERS, and it writes what is in the .out of that number. Where DOT_REFUSES is set, it reads nothing,
 * complains at more length than a pipe holds, and fails.
 */
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 20 };

static size_t read_file(int number, const char *suffix, char *bytes) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%d.%s", getenv("DOT_ANSWERS"), number, suffix);
    FILE *file = fopen(path, "rb");
    if (!file) return 0;
    const size_t length = fread(bytes, 1, MOST, file);
    fclose(file);
    return length;
}

int main(int argc, char **argv) {
    static char asked[MOST], known[MOST];
    if (getenv("DOT_REFUSES")) {
        for (int i = 0; i < 20000; i++)
            fprintf(stderr, "the graph is refused, line %d\n", i);
        return 3;
    }
    _setmode(0, _O_BINARY);
    _setmode(1, _O_BINARY);
    const size_t length = fread(asked, 1, sizeof asked, stdin);
    for (int number = 1; argc == 2 && strcmp(argv[1], "-Tplain") == 0; number++) {
        const size_t there = read_file(number, "in", known);
        if (there == 0) break;
        if (there != length || memcmp(asked, known, length) != 0) continue;
        fwrite(known, 1, read_file(number, "out", known), stdout);
        return 0;
    }
    return 4;
}
