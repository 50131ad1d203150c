#include "spec/names/c_names.h"
#include "spec/names/collisions.h"
#include "spec/names/reserved_names.h"

static void check_name(const spec *spec, spec_diagnostics *diagnostics) {
    const char *spelling = name_reserved(spec->name);
    if (spelling)
        spec_diagnostics_add(
            diagnostics, spec->file, spec->notes ? spec->notes->name_place : spec_place_unknown(), "reserved-name",
            "the spec's name \"%s\" is %s, so C++ cannot have a namespace of that name|take another, or "
            "generate with --prefix",
            spec->name, spelling);
}

static void check_idents(const spec *spec, spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < spec->dtype_count; i++) {
        const spec_dtype *dtype = &spec->dtypes[i];
        if (!dtype->ident[0])
            spec_diagnostics_add(
                diagnostics, spec->file, dtype->place, "missing-ident",
                "dtype \"%s\" cannot be written in C|give it an ident: { \"%s\", ident = \"...\", ... }", dtype->name,
                dtype->name);
    }
}

bool c_names_check(const spec *spec, const char *prefix, const spec_options *options, spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    if (!prefix) check_name(spec, diagnostics);
    check_idents(spec, diagnostics);
    collisions_check(spec, prefix ? prefix : spec->name, options, diagnostics);
    if (spec_diagnostics_found(diagnostics) == before) return true;
    spec_show_lines(spec, diagnostics);
    return false;
}
