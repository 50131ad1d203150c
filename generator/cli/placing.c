#include "cli/placing.h"
#include "base/memory.h"
#include "spec/candidate.h"
#include "spec/names.h"

#include <string.h>

/* Why no dtype can be placed in a spec, or NULL. */
static const char *objection(const loaded *from) {
    if (from->promotion.from_table)
        return "it is a table, which has no edges (`joinery import` turns a table into a graph where it can)";
    if (from->promotion.n > LAT_PLACE_MAX_DTYPES) return "it has more than 1,024 dtypes";
    return NULL;
}

/* Says what is wrong with a name: that it is taken, or unknown. True if nothing is. */
static bool is_new_name(cli *run, const loaded *from, const char *dtype) {
    if (spec_find_dtype(from->spec, dtype) != LAT_NONE) {
        cli_error(run, "%s has a dtype '%s' already (`joinery explain %s %s ...` shows its joins)", from->spec->name,
                  dtype, from->argument, dtype);
        return false;
    }
    if (strchr(dtype, '{') || dtype_find_known(dtype)) return true;
    const char **names = dtype_known_names();
    const char *nearest = text_nearest(dtype, names, dtype_known_count);
    mem_free(names);
    if (nearest)
        cli_error(run, "'%s' is no well-known dtype (did you mean %s?)", dtype, nearest);
    else if (name_dtype_problem(dtype))
        cli_error(run, "'%s' is neither a well-known dtype nor a table such as '{ \"i5\", kind = \"int\", bits = 5 }'",
                  dtype);
    else
        cli_error(run, "'%s' is no well-known dtype (define it: '{ \"%s\", kind = \"int\", bits = 5 }')", dtype, dtype);
    return false;
}

static bool search(cli *run, const loaded *from, size_t limit, placing *to) {
    const size_t n = from->promotion.n;
    const spec_dtype *dtypes = to->with->dtypes;
    val_set *values = mem_alloc((n + 1) * sizeof *values);
    bool *weak = mem_alloc((n + 1) * sizeof *weak);
    for (size_t i = 0; i <= n; i++) {
        values[i] = dtypes[i].values;
        weak[i] = dtypes[i].weak_of != NULL;
    }
    const lat_candidate candidate = {values, weak, values[n], weak[n]};
    const lat_status status =
        lat_place(&from->promotion, &candidate, from->spec->laws, limit, LAT_PLACE_EFFORT_DEFAULT, &to->found);
    mem_free(values);
    mem_free(weak);
    if (status == LAT_OK) return true;
    load_failure(run, status);
    return false;
}

bool placing_find(cli *run, const loaded *from, const char *dtype, size_t limit, placing *to) {
    *to = (placing){0};
    const char *why = objection(from);
    if (why) {
        cli_error(run, "no dtype can be placed in %s: %s", from->spec->name, why);
        return false;
    }
    if (!is_new_name(run, from, dtype)) return false;
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = {0};
    to->with = spec_with_dtype(from->spec, dtype, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    if (!to->with) return false;
    if (!search(run, from, limit, to)) {
        spec_free(to->with);
        return false;
    }
    to->subject = (placement_subject){to->with, &from->promotion, &to->found};
    return true;
}

void placing_free(placing *of) {
    lat_placements_free(&of->found);
    spec_free(of->with);
    *of = (placing){0};
}

void placing_add_refusal(text *to, const loaded *from, const placing *of) {
    const char *name = of->with->dtypes[from->promotion.n].name;
    if (of->found.stopped)
        text_printf(to, "no placement of %s in %s was found before the search was stopped", name, from->spec->name);
    else
        text_printf(to, "no placement of %s keeps the laws of %s", name, from->spec->name);
    const char *separator = ": ";
    bool several = false;
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++) {
        if (!from->spec->laws[law] || from->laws.law[law].verdict != LAT_FAILS) continue;
        several = *separator == ' ';
        text_printf(to, "%s%s", separator, lat_law_name(law));
        separator = " and ";
    }
    if (*separator == ' ')
        text_printf(to, " already fail%s (`joinery check %s` shows where)", several ? "" : "s", from->argument);
}

int placing_refuse(cli *run, const loaded *from, const placing *of) {
    text why = {0};
    placing_add_refusal(&why, from, of);
    cli_error(run, "%s", text_string(&why));
    text_free(&why);
    return EXIT_ERROR;
}
