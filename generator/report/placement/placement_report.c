#include "report/placement/placement_report.h"
#include "base/memory.h"
#include "report/write/dtype_words.h"

void placement_report_find(const analysis *target, spec *extended, size_t limit, placement_report *found) {
    *found = (placement_report){.analysis = target, .extended = extended};
    const size_t n = target->promotion.n;
    val_set *values = mem_alloc((n + 1) * sizeof *values);
    bool *weak = mem_alloc((n + 1) * sizeof *weak);
    for (size_t i = 0; i <= n; i++) {
        values[i] = extended->dtypes[i].values;
        weak[i] = extended->dtypes[i].weak_of != NULL;
    }
    const lat_candidate candidate = {values, weak, values[n], weak[n]};
    const lat_status status =
        lat_place(&target->promotion, &candidate, target->spec->laws, limit, LAT_PLACE_EFFORT_DEFAULT, &found->found);
    mem_free(values);
    mem_free(weak);
    if (status != LAT_OK) mem_exhausted();
}

void placement_report_free(placement_report *report) {
    lat_placements_free(&report->found);
    spec_free(report->extended);
    *report = (placement_report){0};
}

lat_id placement_own_id(const placement_report *report) {
    return (lat_id)report->analysis->promotion.n;
}

void placement_costs(text *out, const lat_placement *placement) {
    const lat_placement_cost *cost = &placement->cost;
    const struct {
        size_t count;
        const char *one, *many;
    } parts[] = {
#define PLACEMENT_PART(field, one, many) {cost->field, one, many},
        PLACEMENT_FOR_EACH_COST(PLACEMENT_PART)
#undef PLACEMENT_PART
    };
    const char *separator = "";
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (parts[i].count == 0) continue;
        text_add(out, separator);
        if (parts[i].count == 1)
            text_add(out, parts[i].one);
        else
            text_printf(out, "%zu%s", parts[i].count, parts[i].many);
        separator = ", ";
    }
    if (!*separator) text_add(out, "nothing is lost");
}

void placement_refusal(text *out, const placement_report *report) {
    const char *name = dtype_name(report->extended, placement_own_id(report)), *into = report->analysis->spec->name;
    if (report->found.stopped)
        text_printf(out, "no placement of %s in %s was found before the search was stopped", name, into);
    else
        text_printf(out, "no placement of %s keeps the laws of %s", name, into);
    lat_law failing[LAT_LAW_COUNT];
    const size_t count = analysis_broken(report->analysis, failing);
    for (size_t i = 0; i < count; i++)
        text_printf(out, "%s%s", i ? " and " : ": ", lat_law_name(failing[i]));
    if (count)
        text_printf(out, " already fail%s (`joinery check %s` shows where)", count > 1 ? "" : "s",
                    report->analysis->argument);
}
