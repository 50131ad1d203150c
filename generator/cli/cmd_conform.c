#include "base/file.h"
#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "emit/conformance.h"
#include "platform/pathname.h"

#include <errno.h>
#include <string.h>

/* The words of --dtypes, and the copy that their expressions point into. */
typedef struct asked_dtypes {
    conformance_dtype *items;
    size_t count, capacity;
    char *words;
} asked_dtypes;

static bool is_asked(const asked_dtypes *asked, lat_id id) {
    size_t i = 0;
    while (i < asked->count && asked->items[i].id != id)
        i++;
    return i < asked->count;
}

/* NAME, NAME=EXPRESSION, or a name of another system, which is an expression too. */
static bool add_dtype(cli *run, const analysis *analysis, char *word, asked_dtypes *asked) {
    conformance_dtype dtype = {.id = spec_find_dtype(analysis->spec, word)};
    char *equals = strchr(word, '=');
    if (dtype.id == LAT_NONE) {
        if (equals) *equals = '\0';
        if (!load_dtype(run, analysis, word, &dtype.id)) return false;
        *(equals ? &dtype.expression : &dtype.name) = equals ? equals + 1 : word;
    }
    if (equals && dtype.expression && !*dtype.expression)
        cli_error(run, "--dtypes has no expression behind %s=", word);
    else if (is_asked(asked, dtype.id))
        cli_error(run, "--dtypes names %s twice", analysis->spec->dtypes[dtype.id].name);
    else {
        VEC_PUSH(asked->items, asked->count, asked->capacity) = dtype;
        return true;
    }
    return false;
}

static bool read_dtypes(cli *run, const analysis *analysis, asked_dtypes *asked) {
    const char *given = run->arguments.option[OPT_ASKED_DTYPES].text, *rest = given, *word;
    size_t length;
    bool good = true;
    if (given) asked->words = mem_copy(given);
    while (good && cli_next_word(&rest, &word, &length)) {
        char *copy = asked->words + (word - given);
        copy[length] = '\0';
        good = add_dtype(run, analysis, copy, asked);
    }
    return good;
}

/* The test of stubs asks no library; it alone is linked with what has a prefix. */
static bool has_fitting_options(cli *run, bool is_of_stubs) {
    const cli_given *option = run->arguments.option;
    if (!is_of_stubs && !option[OPT_ADAPTER].given)
        cli_error(run, "conform needs --adapter FILE, how to ask the library");
    else if (!is_of_stubs && option[OPT_PREFIX].given)
        cli_error(run, "--prefix belongs to --emit stubs");
    else if (is_of_stubs && (option[OPT_ADAPTER].given || option[OPT_ASKED_DTYPES].given))
        cli_error(run, "--emit stubs asks no library: leave out %s",
                  option[OPT_ADAPTER].given ? "--adapter" : "--dtypes");
    else
        return true;
    return false;
}

static bool read_adapter(cli *run, text *adapter) {
    const char *path = run->arguments.option[OPT_ADAPTER].text;
    if (!load_can_read(run, run->arguments.operands[0], path)) return false;
    if (file_read(path, FILE_TEXT_LIMIT, adapter, NULL)) return true;
    cli_error(run, "cannot read %s: %s", path, disk_why(errno));
    return false;
}

static bool conform(cli *run, const analysis *analysis, const text *adapter) {
    const cli_given *option = run->arguments.option;
    asked_dtypes asked = {0};
    text error = {0};
    bool good = read_dtypes(run, analysis, &asked);
    if (good) {
        const conformance wanted = {.framework = option[OPT_FRAMEWORK].text,
                                    .adapter = option[OPT_ADAPTER].given ? path_name(option[OPT_ADAPTER].text) : NULL,
                                    .adapter_text = adapter,
                                    .dtypes = asked.items,
                                    .dtype_count = asked.count,
                                    .dtypes_text = option[OPT_ASKED_DTYPES].text,
                                    .ops_text = option[OPT_ASKED_OPS].text,
                                    .prefix = option[OPT_PREFIX].text};
        good = conformance_write(analysis, &wanted, &run->report, &error);
        if (!good) cli_error(run, "%s", text_string(&error));
    }
    text_free(&error);
    mem_free(asked.items);
    mem_free(asked.words);
    return good;
}

int cmd_conform(cli *run) {
    analysis analysis;
    text adapter = {0};
    const bool is_of_stubs = !strcmp(run->arguments.option[OPT_FRAMEWORK].text, "stubs");
    bool good = has_fitting_options(run, is_of_stubs) && (is_of_stubs || read_adapter(run, &adapter)) &&
                load_verified(run, run->arguments.operands[0], &analysis);
    if (good) {
        good = conform(run, &analysis, &adapter);
        analysis_free(&analysis);
    }
    text_free(&adapter);
    return good ? EXIT_YES : EXIT_ERROR;
}
