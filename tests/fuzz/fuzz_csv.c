/*
 * libFuzzer target: any bytes as a promotion table, both as a file to import and as the field of a spec. An
 * imported table can be written, and reads back the same.
 */
#include "base/memory.h"
#include "base/text.h"
#include "fuzz.h"
#include "spec/read/import.h"
#include "spec/read/read.h"
#include "spec/write/writer.h"

#include <string.h>

/* The bytes up to a NUL as the field `table` of a spec. */
static void check_grid(const char *bytes, size_t length) {
    char *table = mem_copy_n(bytes, length);
    text lua = {0}, messages = {0};
    spec_diagnostics diagnostics = {0};
    text_add(&lua, "return { name = 'fuzz', dtypes = { 'b', 'u8', 'i8', 'f32', { 'i*', weak = 'i8' } }, table = ");
    spec_write_string(&lua, table);
    text_add(&lua, " }");
    spec *system = spec_read_text("fuzz.lua", lua.data, lua.length, NULL, &diagnostics);
    spec_diagnostics_print(&diagnostics, &messages);
    FUZZ_CHECK((system != NULL) == (diagnostics.count == 0));
    FUZZ_CHECK(text_is_utf8(text_string(&messages), messages.length));
    spec_free(system);
    spec_diagnostics_free(&diagnostics);
    text_free(&messages);
    text_free(&lua);
    mem_free(table);
}

static void check_import(const char *bytes, size_t length) {
    spec_diagnostics diagnostics = {0};
    spec *system = spec_import("fuzz.csv", "fuzz", bytes, length, NULL, &diagnostics);
    text messages = {0}, written = {0}, again = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    FUZZ_CHECK((system != NULL) == (diagnostics.count == 0));
    FUZZ_CHECK(text_is_utf8(text_string(&messages), messages.length));
    if (system) {
        spec_write(system, &written);
        spec *back = spec_read_text("back.lua", written.data, written.length, NULL, &diagnostics);
        FUZZ_CHECK(back != NULL);
        FUZZ_CHECK(back->from_table == system->from_table && back->dtype_count == system->dtype_count);
        if (system->from_table)
            FUZZ_CHECK(memcmp(system->table, back->table,
                              system->dtype_count * system->dtype_count * sizeof *system->table) == 0);
        spec_write(back, &again);
        FUZZ_CHECK(again.length == written.length && memcmp(again.data, written.data, again.length) == 0);
        spec_free(back);
    }
    text_free(&messages);
    text_free(&written);
    text_free(&again);
    spec_free(system);
    spec_diagnostics_free(&diagnostics);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    check_import(bytes, size);
    check_grid(bytes, size);
    return 0;
}
