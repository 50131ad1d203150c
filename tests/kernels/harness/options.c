#include "options.h"
#include "check.h"
#include "digest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Noreturn void usage(const char *program) {
    fprintf(stderr,
            "usage: %s [--op NAME] [--a NAME] [--b NAME] [--isa NAME] [--random N] [--every N] [--many] [--staged] "
            "[--seed N] [--show N] [--first] [--digest]\n",
            program);
    exit(2);
}

static uint64_t number(const char *program, const char *text) {
    char *end;
    unsigned long long value = strtoull(text, &end, 10);
    if (*text == '\0' || *end != '\0') usage(program);
    return value;
}

struct options options_parse(int argc, char **argv, size_t random) {
    struct options options = {.random = random, .every = 1, .seed = 1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--many") == 0) {
            options.many = true;
            continue;
        }
        if (strcmp(argv[i], "--staged") == 0) {
            options.staged = true;
            continue;
        }
        if (strcmp(argv[i], "--digest") == 0) {
            digest_start();
            continue;
        }
        if (strcmp(argv[i], "--first") == 0) {
            check_stop_at_first();
            continue;
        }
        if (i + 1 == argc) usage(argv[0]);
        const char *option = argv[i], *value = argv[++i];
        if (strcmp(option, "--op") == 0) {
            options.op = value;
        } else if (strcmp(option, "--a") == 0) {
            options.a = value;
        } else if (strcmp(option, "--b") == 0) {
            options.b = value;
        } else if (strcmp(option, "--isa") == 0) {
            options.isa = value;
        } else if (strcmp(option, "--random") == 0) {
            options.random = (size_t)number(argv[0], value);
        } else if (strcmp(option, "--every") == 0) {
            options.every = (size_t)number(argv[0], value);
            if (options.every == 0) usage(argv[0]);
        } else if (strcmp(option, "--seed") == 0) {
            options.seed = number(argv[0], value);
        } else if (strcmp(option, "--show") == 0) {
            check_show((unsigned)number(argv[0], value));
        } else {
            usage(argv[0]);
        }
    }
    return options;
}

bool options_want(const char *only, const char *name) {
    const size_t length = strlen(name);
    for (const char *at = only; at; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || !at[length])) return true;
    }
    return !only;
}
