#include "spec/read/reader.h"

#include "spec/operation.h"
#include "spec/promote.h"

#include <string.h>

static void check_op(spec_reader *reader, const lat_promotion *promotion, const char *name, spec_place place) {
    text why = {0};
    const char *hint;
    const spec_operation *op = spec_operation_find(reader->spec, name);
    if (op && !spec_operation_has_kernels(reader->spec, promotion, op, &why, &hint))
        DIAGNOSE(reader, place, "op-without-kernels", "%s|%s", text_string(&why), hint);
    text_free(&why);
}

/* Whether all that the kernels depend on has been read. */
static bool is_whole(const spec *spec) {
    for (size_t i = 0; i < spec->dtype_count; i++)
        if (spec->dtypes[i].strong == DTYPE_BROKEN) return false;
    return !spec->from_table || spec->table;
}

void check_ops(spec_reader *reader) {
    const spec *made = reader->spec;
    lat_promotion promotion;
    spec_diagnostics unheard = {0}; /* whoever needs the promotion next tells what is wrong with it */
    if (!made->op_count || !made->operation_count || !is_whole(made)) return;
    if (made->from_table && reader->diagnostics->count) return; /* cells may be missing */
    if (!spec_promotion(made, &promotion, &unheard)) {
        spec_diagnostics_free(&unheard);
        return;
    }
    for (size_t i = 0; i < made->op_count; i++)
        check_op(reader, &promotion, made->ops[i], reader->op_places[i]);
    lat_promotion_free(&promotion);
    spec_diagnostics_free(&unheard);
}
