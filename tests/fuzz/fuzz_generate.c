/*
 * libFuzzer target: all of generation. The input is a spec or, if its first byte is not printable, choices that make
 * one (spec_text.h); more choices give the parts, the operations and the rest of the command line. Generation succeeds
 * for every spec whose laws hold. The tables compile and answer as the lattice does (compiled_tables.h); now and then
 * all generated C and C++ is compiled, without a warning (compile_files.h).
 */
#include "analysis/analysis.h"
#include "base/memory.h"
#include "compile_files.h"
#include "embedded/embedded.h"
#include "emit/emit.h"
#include "fuzz.h"
#include "memory_output.h"
#include "spec/operation.h"
#include "spec/read/read.h"
#include "spec_text.h"
#include "templates/op_catalogue.h"
#ifdef JOINERY_FUZZ_TCC
#include "compiled_tables.h"
#endif

#include <string.h>

enum { DTYPES_MAX = 256, OPS_MAX = 3 };

static op_catalogue all_ops;
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc, (void)argv;
    text error = {0};
    FUZZ_CHECK(op_catalogue_read(NULL, &all_ops, &error));
    return 0;
}

static const char *installed(const char *name, size_t *length) {
    text path = {0};
    text_printf(&path, "specs/%s.lua", name);
    const embedded_file *file = embedded_find(text_string(&path));
    text_free(&path);
    if (file) *length = file->length;
    return file ? file->text : NULL;
}

static bool has_kernels(const analysis *analysis, const catalogue_op *op) {
    text why = {0};
    const char *hint;
    const spec_operation *operation = spec_operation_find(analysis->spec, op->name);
    const bool has =
        operation && spec_operation_has_kernels(analysis->spec, &analysis->promotion, operation, &why, &hint);
    text_free(&why);
    return has;
}

/* Some of the operations that the spec has, each with a comma behind it. */
static void choose_ops(choices *choices, const analysis *analysis, text *ops) {
    size_t count = 0;
    const size_t wanted = choose(choices, OPS_MAX) + 1, first = choose(choices, 256);
    for (size_t i = 0; i < all_ops.count && count < wanted; i++) {
        const catalogue_op *op = &all_ops.items[(first + i) % all_ops.count];
        if (!has_kernels(analysis, op)) continue;
        text_printf(ops, "%s,", op->name);
        count++;
    }
}

/* What is compiled needs no file of the user's. */
static bool is_self_contained(const spec *spec) {
    for (size_t i = 0; i < spec->dtype_count; i++)
        if (spec->dtypes[i].ctype) return false;
    return !spec->header;
}

static void check_files(const analysis *analysis, const emit_options *options) {
    if (!is_self_contained(analysis->spec)) return;
#ifdef JOINERY_FUZZ_TCC
    const memory_file *tables = memory_file_ending("_promotion.h");
    if (tables)
        compiled_tables_check(text_string(&tables->bytes), options->prefix ? options->prefix : analysis->spec->name,
                              analysis);
#else
    (void)options;
#endif
    if (compile_files_due()) compile_files_check();
}

static void generate(const analysis *analysis, choices *choices) {
    static const char *const languages[] = {"python", "typescript", "rust", "numpy"}, *const scalar[] = {"scalar"};
    const char *chosen[5];
    text ops = {0};
    const unsigned parts = choose(choices, 8);
    emit_options options = {.directory = "out", .groups = parts < 6 ? EMIT_TABLES : EMIT_ALL, .driver = EMIT_DRIVER_ND};
    options.isas = scalar, options.isa_count = 1;
    options.templates =
        getenv("JOINERY_FUZZ_TEMPLATES"); /* to see that this finds faults: NULL, those of the program */
    choose_ops(choices, analysis, &ops);
    if (!ops.length) options.groups = EMIT_TABLES;
    if (choose_rarely(choices, 4)) options.prefix = "pre_1";
    options.staged = choose_rarely(choices, 3) || analysis->spec->hot;
    const unsigned wanted = choose(choices, 16);
    if (ops.length) {
        text_add(&ops, wanted & 1 ? "checked_convert" : "convert"); /* which NumPy's dtypes need */
        options.ops = ops.data;
    }
    for (unsigned i = 0; i < 4; i++)
        if ((wanted >> i & 1) && (i != 3 || options.groups == EMIT_ALL))
            chosen[options.language_count++] = languages[i];
    if (wanted & 1)
        chosen[options.language_count++] = "python_arrays"; /* with its bit, so that old inputs say the same */
    options.languages = chosen;
    emission made;
    output_changes changes = {0};
    spec_diagnostics diagnostics = {0};
    text error = {0};
    const bool done = emit_make(analysis, &options, &made, &diagnostics, &error) &&
                      emit_publish(&made, analysis->spec, &options, &changes, &error);
    if (!done) fprintf(stderr, "%s\n", text_string(&error));
    FUZZ_CHECK(done || diagnostics.count); /* names may be no names in C */
    if (done) check_files(analysis, &options);
    output_changes_free(&changes);
    spec_diagnostics_free(&diagnostics);
    emission_free(&made);
    memory_output_free();
    text_free(&ops);
    text_free(&error);
}

/* The spec, NULL if there is something wrong with it. */
static spec *read_spec(const text *input) {
    const spec_options options = {.limits = {.instructions = 100000, .memory = (size_t)4 << 20, .seconds = 5},
                                  .ops = &all_ops,
                                  .installed = installed};
    spec_diagnostics diagnostics = {0};
    spec *spec = spec_read_text("fuzz.lua", text_string(input), input->length, &options, &diagnostics);
    if (getenv("JOINERY_FUZZ_SHOW")) {
        text messages = {0};
        spec_diagnostics_print(&diagnostics, &messages);
        fprintf(stderr, "%s%s", text_string(input), text_string(&messages));
        text_free(&messages);
    }
    spec_diagnostics_free(&diagnostics);
    if (spec && spec->dtype_count <= DTYPES_MAX) return spec;
    spec_free(spec);
    return NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    choices choices = {data, data + size};
    text words = {0};
    if (size && (data[0] >= ' ' || data[0] == '\n')) {
        text_add_n(&words, (const char *)data, size);
        choices.at += size < 8 ? size : size - 8; /* its last bytes, which a comment may be */
    } else {
        spec_text_add(&words, &choices);
    }
    spec *spec = read_spec(&words);
    spec_diagnostics diagnostics = {0};
    analysis made;
    if (spec && analysis_make(spec, "fuzz.lua", &made, &diagnostics)) {
        analysis_verify(&made);
        if (analysis_outcome(&made) == LAT_HOLDS) generate(&made, &choices);
        analysis_free(&made);
    }
    spec_diagnostics_free(&diagnostics);
    text_free(&words);
    return 0;
}
