/*
 * libFuzzer target: any bytes as a promotion table, both as a file to import and as a grid, whole or partial. An
 * imported table can be written, and reads back the same.
 */
#include "base/text.h"
#include "fuzz.h"
#include "spec/read/read.h"
#include "spec/table/import.h"
#include "spec/table/table_fill.h"
#include "spec/write/writer.h"

#include <string.h>

enum { N = 5 };

/* A word has to be in its line; an empty one may be at the end of it. */
static void check_place(spec_place place, const char *bytes, size_t length) {
    size_t start = 0, end;
    for (int line = 1; line < place.line; line++, start++) {
        while (start < length && bytes[start] != '\n')
            start++;
        FUZZ_CHECK(start < length);
    }
    for (end = start; end < length && bytes[end] != '\n'; end++)
        ;
    FUZZ_CHECK(place.line >= 1 && place.column >= 1 && place.width >= 1);
    FUZZ_CHECK((size_t)place.column + (size_t)place.width <= end - start + 2);
}

static void check_grid(const char *bytes, size_t length, char separator, bool partial) {
    static const char *const names[N] = {"b", "u8", "i8", "f32", "i*"};
    map by_name = {0};
    lat_id table[N * N];
    spec_diagnostics diagnostics = {0};
    for (uint32_t i = 0; i < N; i++)
        map_add(&by_name, names[i], strlen(names[i]), i);
    for (size_t i = 0; i < (size_t)N * N; i++)
        table[i] = LAT_NONE;
    table_text grid = {.at = bytes, .end = bytes + length, .separator = separator};
    table_target target = {.by_name = &by_name,
                           .names = names,
                           .n = N,
                           .table = table,
                           .partial = partial,
                           .file = "fuzz",
                           .diagnostics = &diagnostics};
    FUZZ_CHECK(table_fill(&target, &grid) == (diagnostics.count == 0));
    for (size_t i = 0; i < (size_t)N * N; i++)
        FUZZ_CHECK(table[i] == LAT_NONE || table[i] < N);
    for (size_t i = 0; i < diagnostics.count; i++)
        check_place(diagnostics.entries[i].place, bytes, length);
    table_text_close(&grid);
    map_free(&by_name);
    spec_diagnostics_free(&diagnostics);
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
    static const char separators[] = {0, ',', '\t', '|'};
    for (size_t form = 0; form < 2 * sizeof separators; form++)
        check_grid(bytes, size, separators[form / 2], form & 1);
    return 0;
}
