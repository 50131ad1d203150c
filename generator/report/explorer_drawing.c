#include "report/explorer_drawing.h"
#include "report/diagram.h"
#include "report/diagram_dot.h"

/* The same twice where nothing folds: then dot is asked once. */
static bool lay_out(const analysis *of, layout *folded, layout *open) {
    if (!of->promotion.order.transitive || of->spec->dtype_count > EXPLORER_MOST_DRAWN) return false;
    if (!diagram_layout_by_dot(of, true, folded)) return false;
    if (folded->node_count == of->spec->dtype_count) return true;
    if (diagram_layout_by_dot(of, false, open)) return true;
    layout_free(folded);
    return false;
}

void explorer_drawing_member(json *out, const analysis *of) {
    layout folded = {0}, open = {0};
    json_key(out, "drawing");
    if (!lay_out(of, &folded, &open)) {
        json_null(out);
        return;
    }
    json_object(out, JSON_LINES);
    json_key(out, "folded");
    diagram_layout_json(out, &folded);
    json_key(out, "open");
    diagram_layout_json(out, open.node_count ? &open : &folded);
    json_end(out);
    layout_free(&folded);
    layout_free(&open);
}
