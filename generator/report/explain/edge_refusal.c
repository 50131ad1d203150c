#include "report/explain/edge_refusal.h"
#include "base/memory.h"
#include "report/explain/join_explanation.h"
#include "report/write/dtype_words.h"

bool edge_is_refused(text *why, const analysis *analysis, lat_edge edge) {
    const spec *spec = analysis->spec;
    const char *from = spec_dtype_name(spec, edge.from), *to = spec_dtype_name(spec, edge.to);
    lat_id *path = mem_alloc((analysis->promotion.n + 1) * sizeof *path);
    size_t length = join_explanation_find_path(analysis, edge.to, edge.from, path);
    if (length) {
        text_printf(why, "%s -> %s in %s would close a cycle: %s -> ", from, to, spec->name, from);
        dtype_names(why, spec, path, length, " -> ", " -> ");
    } else if ((length = join_explanation_find_path(analysis, edge.from, edge.to, path)) > 0) {
        text_printf(why, "%s -> %s in %s %s", from, to, spec->name,
                    analysis->promotion.from_table ? "holds already"
                    : length > 2                   ? "already follows from other edges"
                                                   : "is an edge already");
        if (length > 2) {
            text_add(why, ": ");
            dtype_names(why, spec, path, length, " -> ", " -> ");
        }
    }
    mem_free(path);
    return length > 0;
}
