/*
 * libFuzzer target: whole command lines. The input is words, one per line, up to an empty line; the rest is the content
 * of two files that the words may name, s.lua and t.csv. The program always exits with 0, 1 or 2, with a message for 2,
 * and neither crashes nor leaks.
 */
#include "cli/cli.h"
#include "fuzz.h"

#include <fcntl.h>
#include <ftw.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { WORDS_MAX = 16, LINE_MAX_LENGTH = 512 };

static char folder[] = "/tmp/joinery_fuzz_XXXXXX";

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *where) {
    (void)status, (void)type;
    return where->level == 0 ? 0 : remove(path);
}

static void empty_folder(void) {
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void remove_folder(void) {
    empty_folder();
    rmdir(folder);
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc, (void)argv;
    if (!mkdtemp(folder) || chdir(folder) != 0 || !freopen("/dev/null", "r", stdin)) abort();
    if (setenv("PATH", "/nowhere", 1) != 0) abort(); /* no browser opens */
    return atexit(remove_folder);
}

static void write_file(const char *name, const uint8_t *data, size_t size) {
    FILE *file = fopen(name, "wb");
    if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0) abort();
}

/* Paths out of the folder are not the fuzzer's to write to. */
static int is_allowed(const char *words) {
    return !strchr(words, '/') && !strstr(words, "..");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static char program[] = "joinery", instructions[] = "--max-instructions=100000", seconds[] = "--max-time=1";
    char words[LINE_MAX_LENGTH + 1], *argv[WORDS_MAX + 4] = {program};
    int argc = 1;
    size_t length = 0;
    while (length < size && length < LINE_MAX_LENGTH &&
           !(data[length] == '\n' && length + 1 < size && data[length + 1] == '\n'))
        length++;
    memcpy(words, data, length);
    words[length] = '\0';
    if (strlen(words) != length || !is_allowed(words)) return 0;
    for (char *at = words, *rest; *at && argc < WORDS_MAX; at = rest) {
        rest = at + strcspn(at, "\n");
        if (*rest) *rest++ = '\0';
        argv[argc++] = at;
    }
    if (argc > 1 && strcmp(argv[1], "import") != 0 && strcmp(argv[1], "help") != 0) {
        argv[argc++] = instructions;
        argv[argc++] = seconds;
    }
    argv[argc] = NULL;
    const size_t skip = length + 2 < size ? length + 2 : size;
    write_file("s.lua", data + skip, size - skip);
    write_file("t.csv", data + skip, size - skip);

    char *answer = NULL, *message = NULL;
    size_t answer_length = 0, message_length = 0;
    FILE *out = open_memstream(&answer, &answer_length), *err = open_memstream(&message, &message_length);
    if (!out || !err) abort();
    const int status = cli_run(argc, argv, out, err);
    fclose(out);
    fclose(err);
    if (status < 0 || status > 2 || (status == 2 && message_length == 0)) abort();
    free(answer);
    free(message);
    empty_folder();
    return 0;
}
