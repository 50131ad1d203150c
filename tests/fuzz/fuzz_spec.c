/*
 * libFuzzer target: any bytes as a spec give an answer or messages within the limits, and no crash. A spec that was
 * read can be written, and reads back the same.
 */
#include "base/text.h"
#include "fuzz.h"
#include "spec/promote.h"
#include "spec/read/read.h"
#include "spec/write/writer.h"

#include <string.h>

static const char base[] = "return { name = 'base', dtypes = { 'b', 'i8', 'f32', { 'i*', weak = 'i64' } },\n"
                           "  promotes = { b = { 'i*' }, ['i*'] = { 'i8' }, i8 = { 'f32' } },\n"
                           "  resolve = { ['b,f32'] = '-' }, inexact = { default = 'f32', i8 = 'f32' } }";
static const char table[] = "return { name = 'tab', dtypes = { 'b', 'i8' }, table = 'b i8\\nb b i8\\ni8 i8 -' }";

static const char *installed(const char *name, size_t *length) {
    const char *found = strcmp(name, "base") == 0 ? base : strcmp(name, "tab") == 0 ? table : NULL;
    if (found) *length = strlen(found);
    return found;
}

static catalogue_op ops[] = {
    {.name = "add", .rule = {.arity = 2, .kinds = ~0u, .commutative = true, .needs_join = true}},
    {.name = "divide", .rule = {.arity = 2, .kinds = ~0u, .divides_integers = true, .needs_join = true}},
    {.name = "less", .rule = {.arity = 2, .kinds = ~0u, .gives_bool = true, .compares_by_value = true}},
    {.name = "absolute", .rule = {.arity = 1, .kinds = ~0u, .gives_part = true}},
};
static const char *op_names[] = {
    "add", "divide", "less", "absolute", "convert", "checked_convert", "convert_same_value", "convert_in_range"};
_Static_assert(sizeof op_names / sizeof *op_names == sizeof ops / sizeof *ops + OP_CONVERSION_COUNT,
               "the operations, then all conversions");
static const op_catalogue catalogue = {.items = ops, .names = op_names, .count = sizeof ops / sizeof *ops};

static const spec_options options = {
    .limits = {.instructions = 10000, .memory = (size_t)1 << 20, .seconds = 5},
    .ops = &catalogue,
    .installed = installed,
};

static spec *read_text(const char *bytes, size_t length) {
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read_text("fuzz.lua", bytes, length, &options, &diagnostics);
    text messages = {0};
    spec_diagnostics_print(&diagnostics, &messages);
    FUZZ_CHECK((spec != NULL) == (diagnostics.count == 0));
    FUZZ_CHECK(spec != NULL || messages.length > 0);
    FUZZ_CHECK(text_is_utf8(text_string(&messages), messages.length));
    FUZZ_CHECK(!messages.length || strncmp(messages.data, "fuzz.lua:", 9) == 0 ||
               strncmp(messages.data, "specs/", 6) == 0);
    text_free(&messages);
    spec_diagnostics_free(&diagnostics);
    return spec;
}

/* The edges have a cycle, or every cell is a dtype or none. */
static void check_promotion(const spec *spec) {
    spec_diagnostics diagnostics = {0};
    lat_promotion promotion;
    if (spec_promotion(spec, &promotion, &diagnostics)) {
        for (size_t a = 0; a < spec->dtype_count; a++)
            for (size_t b = 0; b < spec->dtype_count; b++) {
                const lat_id join = lat_join(&promotion, (lat_id)a, (lat_id)b);
                FUZZ_CHECK(join == LAT_NONE || join < spec->dtype_count);
            }
        lat_promotion_free(&promotion);
    } else {
        FUZZ_CHECK(diagnostics.count == 1);
    }
    spec_diagnostics_free(&diagnostics);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    spec *system = read_text((const char *)data, size);
    if (!system) return 0;
    FUZZ_CHECK(!system->from_table || system->table);
    if (system->dtype_count <= 256) check_promotion(system); /* which leaves the spec as it is */
    text written = {0}, again = {0};
    spec_write(system, &written);
    spec *back = read_text(written.data, written.length);
    FUZZ_CHECK(back != NULL);
    spec_write(back, &again);
    FUZZ_CHECK(again.length == written.length && memcmp(again.data, written.data, again.length) == 0);
    FUZZ_CHECK(back->dtype_count == system->dtype_count && back->edge_count == system->edge_count);
    FUZZ_CHECK(back->resolve_count == system->resolve_count && back->inexact_default == system->inexact_default);
    text_free(&again);
    text_free(&written);
    spec_free(back);
    spec_free(system);
    return 0;
}
