/* Runs a fuzz target on every file of the given folders: seeds and past crashers. */
#include "fuzz.h"

#include <dirent.h>
#include <errno.h>
#include <string.h>

static int replay(const char *folder, const char *name) {
    char path[4096];
    if (snprintf(path, sizeof path, "%s/%s", folder, name) >= (int)sizeof path) return 1;
    FILE *file = fopen(path, "rb");
    if (!file) return fprintf(stderr, "%s: %s\n", path, strerror(errno)), 1;
    fseek(file, 0, SEEK_END);
    const long size = ftell(file);
    rewind(file);
    uint8_t *data = malloc(size > 0 ? (size_t)size : 1); /* exactly as long, so that reading past it is seen */
    if (size < 0 || !data || fread(data, 1, (size_t)size, file) != (size_t)size) return 1;
    fclose(file);
    printf("%s\n", path);
    fflush(stdout);
    LLVMFuzzerTestOneInput(data, (size_t)size);
    free(data);
    return 0;
}

__attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc, (void)argv;
    return 0;
}

int main(int argc, char **argv) {
    if (LLVMFuzzerInitialize(&argc, &argv) != 0) return 1;
    int failed = 0;
    size_t count = 0;
    for (int i = 1; i < argc; i++) {
        DIR *folder = opendir(argv[i]);
        if (!folder) continue; /* nothing has crashed yet */
        for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
            if (entry->d_name[0] == '.') continue;
            failed |= replay(argv[i], entry->d_name);
            count++;
        }
        closedir(folder);
    }
    if (count == 0) return fprintf(stderr, "no inputs\n"), 1;
    return failed;
}
