#include "spec/read/read_steps.h"

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

/* The first entry of the list `ops`; NULL where not each of them is one of the operations that were read. */
static source_node *first_entry(const spec_reader *reader) {
    source_node *first = source_node_first_item(reader_field_node(reader, SPEC_FIELD_OPS));
    size_t count = 0;
    for (source_node *item = first; item; item = source_node_next_item(item))
        count++;
    return count == reader->spec->op_count ? first : NULL;
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
    const bool own = reader_field_node(reader, SPEC_FIELD_OPS) || !reader->extends;
    const spec_place place = own ? reader_field_place(reader, SPEC_FIELD_OPS) : reader->extends_at;
    source_node *item = first_entry(reader);
    for (size_t i = 0; i < made->op_count; i++, item = source_node_next_item(item))
        check_op(reader, &promotion, made->ops[i], source_node_place(item, place));
    lat_promotion_free(&promotion);
    spec_diagnostics_free(&unheard);
}
