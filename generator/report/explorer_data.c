#include "report/explorer_data.h"
#include "report/explorer_findings.h"
#include "report/explorer_known.h"
#include "report/explorer_shown.h"
#include "report/explorer_system.h"

static void add_system(json *out, const explorer *of, size_t which) {
    const analysis *shown = &of->systems[0], *system = &of->systems[which];
    json_object(out, JSON_LINES);
    explorer_system_members(out, system);
    if (which == 0) {
        explorer_shown_members(out, shown);
        explorer_findings_members(out, shown);
    } else {
        explorer_match_member(out, shown, system);
    }
    json_end(out);
}

void explorer_data(text *to, const explorer *of, bool in_html) {
    json out = {.to = to, .in_html = in_html};
    json_object(&out, JSON_LINES);
    json_string_member(&out, "joinery", of->version);
    json_key(&out, "systems");
    json_array(&out, JSON_LINES);
    for (size_t i = 0; i < of->count; i++)
        add_system(&out, of, i);
    json_end(&out);
    json_number_member(&out, "against", of->against);
    json_key(&out, "known");
    explorer_known(&out);
    json_end(&out);
}
