#include "cli/dtypes_option.h"
#include "base/memory.h"
#include "cli/load.h"

static bool add(cli *run, const analysis *analysis, const char *name, dtypes_option *option, size_t *capacity) {
    lat_id id;
    if (!load_dtype(run, analysis, name, &id)) return false;
    for (size_t i = 0; i < option->count; i++) {
        if (option->ids[i] != id) continue;
        cli_error(run, "--%s names %s twice", cli_options[OPT_DTYPES].name, analysis->spec->dtypes[id].name);
        return false;
    }
    VEC_PUSH(option->ids, option->count, *capacity) = id;
    return true;
}

bool dtypes_option_read(cli *run, const analysis *analysis, dtypes_option *found) {
    const char *rest = run->arguments.option[OPT_DTYPES].text, *word;
    size_t length, capacity = 0;
    bool good = true;
    *found = (dtypes_option){0};
    while (good && cli_next_word(&rest, &word, &length)) {
        char *name = mem_copy_n(word, length);
        good = add(run, analysis, name, found, &capacity);
        mem_free(name);
    }
    return good;
}

void dtypes_option_free(dtypes_option *option) {
    mem_free(option->ids);
    *option = (dtypes_option){0};
}
