#include "spec/write/write_host.h"
#include "spec/write/lua_text.h"

/* `{ NAME = "WORD", ... }`; the first `unnamed` words come without their names. */
static void add_words(text *lua, char *const *words, const char *const *names, size_t count, size_t unnamed) {
    const char *comma = "{ ";
    for (size_t i = 0; i < count; i++) {
        if (!words[i]) continue;
        text_add(lua, comma);
        if (i >= unnamed) text_printf(lua, "%s = ", names[i]);
        spec_write_string(lua, words[i]);
        comma = ", ";
    }
    text_add(lua, " }");
}

void write_host(text *lua, const spec_host *host) {
    if (!host_has_words(host->words, sizeof host->words / sizeof *host->words)) return;
    text_add(lua, "\n  host = {\n");
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        char *const *words = &host->words[i * HOST_WORD_COUNT];
        if (!host_has_words(words, HOST_WORD_COUNT)) continue;
        text_printf(lua, "    %s = ", host_language_names[i]);
        add_words(lua, words, host_word_names, HOST_WORD_COUNT, 0);
        text_add(lua, ",\n");
    }
    text_add(lua, "  },\n");
}

void write_dtype_host(text *lua, const dtype_host *host) {
    if (!host_has_words(host->words, sizeof host->words / sizeof *host->words)) return;
    const char *comma = ", host = { ";
    for (size_t i = 0; i < HOST_LANGUAGE_COUNT; i++) {
        char *const *words = &host->words[i * HOST_DTYPE_WORD_COUNT];
        if (!host_has_words(words, HOST_DTYPE_WORD_COUNT)) continue;
        text_printf(lua, "%s%s = ", comma, host_language_names[i]);
        if (host_has_words(words + 1, HOST_DTYPE_WORD_COUNT - 1))
            add_words(lua, words, host_dtype_word_names, HOST_DTYPE_WORD_COUNT, 1);
        else
            spec_write_string(lua, words[0]);
        comma = ", ";
    }
    text_add(lua, " }");
}
