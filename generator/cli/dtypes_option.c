#include "cli/dtypes_option.h"
#include "base/memory.h"
#include "cli/load.h"

#include <string.h>

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

/* The end of B in "B=C". A name may hold a `=`, so it is the first one behind a name of the spec, or else the first. */
static const char *find_result(const spec *spec, const char *second) {
    const char *first = strchr(second, '='), *at = first;
    for (bool known = false; at && !known;) {
        char *name = mem_copy_n(second, (size_t)(at - second));
        known = spec_find_dtype(spec, name) != LAT_NONE;
        mem_free(name);
        if (!known) at = strchr(at + 1, '=');
    }
    return at ? at : first;
}

bool pair_option_read(cli *run, const analysis *analysis, cli_option_id option, const char *given, lat_edge *pair,
                      const char **result) {
    const char *comma = strchr(given, ','); /* which is in no name */
    const char *end = comma && result ? find_result(analysis->spec, comma + 1) : given + strlen(given);
    if (!comma || !end || comma == given || comma + 1 == end || strchr(comma + 1, ',')) {
        cli_error(run, "bad value '%s' of --%s: it takes dtypes as %s", given, cli_options[option].name,
                  cli_options[option].argument);
        return false;
    }
    char *first = mem_copy_n(given, (size_t)(comma - given)),
         *second = mem_copy_n(comma + 1, (size_t)(end - comma) - 1);
    const bool read = load_dtype(run, analysis, first, &pair->from) && load_dtype(run, analysis, second, &pair->to);
    if (result) *result = end + 1;
    mem_free(first);
    mem_free(second);
    return read;
}
