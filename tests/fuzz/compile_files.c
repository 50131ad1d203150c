#include "compile_files.h"

#include "base/text.h"
#include "fuzz.h"
#include "memory_output.h"

#include <errno.h>
#include <ftw.h>
#include <spawn.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { ARGUMENTS_MAX = 128 };

static double spent, began;

static double now(void) {
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

bool compile_files_due(void) {
    static unsigned long count;
    const char *every = getenv("JOINERY_FUZZ_COMPILE");
    if (every) return count++ % strtoul(every, NULL, 10) == 0;
    if (began == 0) began = now();
    return spent <= (now() - began) / 4;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *where) {
    (void)status, (void)type, (void)where;
    return remove(path);
}

static bool ends_with(const char *path, const char *suffix) {
    const size_t length = strlen(path), short_length = strlen(suffix);
    return length >= short_length && strcmp(path + length - short_length, suffix) == 0;
}

static void write_files(const char *folder) {
    for (size_t i = 0; i < memory_file_count; i++) {
        text path = {0};
        text_printf(&path, "%s/%s", folder, memory_files[i].path);
        for (char *at = path.data + strlen(folder) + 1; (at = strchr(at, '/')) != NULL; *at++ = '/') {
            *at = '\0';
            mkdir(path.data, 0700);
        }
        FILE *file = fopen(path.data, "wb");
        FUZZ_CHECK(file != NULL);
        const text *bytes = &memory_files[i].bytes;
        FUZZ_CHECK(fwrite(text_string(bytes), 1, bytes->length, file) == bytes->length);
        FUZZ_CHECK(fclose(file) == 0);
        text_free(&path);
    }
}

/* Runs a compiler on the files that end with `suffix` and not with `except`; where there is none, does nothing. */
static void compile(const char *folder, const char *const *command, const char *suffix, const char *except) {
    const char *argv[ARGUMENTS_MAX];
    size_t count = 0, files = 0;
    for (; *command; command++)
        argv[count++] = strcmp(*command, "FOLDER") == 0 ? folder : *command;
    text paths[ARGUMENTS_MAX] = {{0}};
    for (size_t i = 0; i < memory_file_count && count + 1 < ARGUMENTS_MAX; i++) {
        const char *path = memory_files[i].path;
        if (!ends_with(path, suffix) || ends_with(path, except)) continue;
        text_printf(&paths[files], "%s/%s", folder, path);
        argv[count++] = paths[files++].data;
    }
    argv[count] = NULL;
    int status = 0;
    pid_t child;
    if (files) {
        FUZZ_CHECK(posix_spawnp(&child, argv[0], NULL, NULL, (char *const *)argv, environ) == 0);
        while (waitpid(child, &status, 0) != child)
            FUZZ_CHECK(errno == EINTR); /* by libFuzzer's clock */
    }
    for (size_t i = 0; i < files; i++)
        text_free(&paths[i]);
    FUZZ_CHECK(status == 0);
}

#define WARNINGS                                                                                                       \
    "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-I", "FOLDER"

void compile_files_check(void) {
    static const char *const c[] = {"cc", "-std=c11", WARNINGS, NULL};
    static const char *const header[] = {"cc", "-std=c99", "-x", "c", WARNINGS, "-Wno-unused-function", NULL};
    static const char *const cxx[] = {"c++", "-std=c++17", "-x", "c++", WARNINGS, NULL};
    static const char *const python[] = {
        "python3", "-c",
        "import ast, sys\nfor path in sys.argv[1:]: ast.parse(open(path, encoding='utf-8').read(), path)", NULL};
    const double from = now();
    char folder[] = "/tmp/joinery_fuzz_XXXXXX";
    FUZZ_CHECK(mkdtemp(folder) != NULL);
    write_files(folder);
    compile(folder, c, ".c", "_numpy.c"); /* which needs Python's headers */
    compile(folder, header, "_promotion.h", "/");
    compile(folder, cxx, "_promotion.hpp", "/");
    compile(folder, cxx, "_kernels.hpp", "/");
    compile(folder, python, ".py", "/");
    compile(folder, python, ".pyi", "/");
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
    spent += now() - from;
}
