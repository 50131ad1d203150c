#include "spec/names/c_names.h"
#include "spec/names/collisions.h"
#include "spec/names/reserved_names.h"

static void check_name(const spec *of, spec_diagnostics *diagnostics) {
    const char *by = name_reserved(of->name);
    if (by)
        spec_diagnostics_add(
            diagnostics, of->file, of->notes ? of->notes->name_place : spec_place_unknown(), "reserved-name",
            "the spec's name \"%s\" is %s, so C++ cannot have a namespace of that name|take another, or "
            "generate with --prefix",
            of->name, by);
}

static void check_idents(const spec *of, spec_diagnostics *diagnostics) {
    for (size_t i = 0; i < of->dtype_count; i++) {
        const spec_dtype *dtype = &of->dtypes[i];
        if (!dtype->ident[0])
            spec_diagnostics_add(
                diagnostics, of->file, dtype->place, "missing-ident",
                "dtype \"%s\" cannot be written in C|give it an ident: { \"%s\", ident = \"...\", ... }", dtype->name,
                dtype->name);
    }
}

bool c_names_check(const spec *of, const char *prefix, const spec_options *options, spec_diagnostics *diagnostics) {
    const size_t before = spec_diagnostics_found(diagnostics);
    if (!prefix) check_name(of, diagnostics);
    check_idents(of, diagnostics);
    collisions_check(of, prefix ? prefix : of->name, options, diagnostics);
    if (spec_diagnostics_found(diagnostics) == before) return true;
    spec_show_lines(of, diagnostics);
    return false;
}
