#include "cli/placing.h"
#include "base/memory.h"
#include "spec/candidate.h"
#include "spec/hints.h"
#include "spec/names.h"

enum { SUGGESTED = 12 /* names in one hint */ };

#include <string.h>

/* Why no dtype can be placed in a spec, or NULL. */
static const char *objection(const analysis *from) {
    if (from->promotion.from_table)
        return "it is a table, which has no edges (`joinery import` turns a table into a graph where it can)";
    if (from->promotion.n > LAT_PLACE_MAX_DTYPES) return "it has more than 1,024 dtypes";
    return NULL;
}

/* Says what is wrong with a name: that it is taken, or unknown. True if nothing is. */
static bool is_new_name(cli *run, const analysis *from, const char *dtype) {
    if (spec_find_dtype(from->spec, dtype) != LAT_NONE) {
        cli_error(run, "%s has a dtype '%s' already (`joinery explain %s %s ...` shows its joins)", from->spec->name,
                  dtype, from->argument, dtype);
        return false;
    }
    if (strchr(dtype, '{') || dtype_find_known(dtype)) return true;
    const char **names = dtype_known_names();
    const char *found[SUGGESTED];
    const size_t like = hint_similar(dtype, names, dtype_known_count, found, SUGGESTED);
    mem_free(names);
    text question = {0};
    if (like) hint_add_question(&question, found, like < SUGGESTED ? like : SUGGESTED, "");
    if (like)
        cli_error(run, "'%s' is no well-known dtype (%s)", dtype, question.data);
    else if (name_dtype_problem(dtype))
        cli_error(run, "'%s' is neither a well-known dtype nor a table such as '{ \"i5\", kind = \"int\", bits = 5 }'",
                  dtype);
    else
        cli_error(run, "'%s' is no well-known dtype (define it: '{ \"%s\", kind = \"int\", bits = 5 }')", dtype, dtype);
    text_free(&question);
    return false;
}

bool placing_find(cli *run, const analysis *into, const char *dtype, size_t limit, placement_report *to) {
    const char *why = objection(into);
    if (why) {
        cli_error(run, "no dtype can be placed in %s: %s", into->spec->name, why);
        return false;
    }
    if (!is_new_name(run, into, dtype)) return false;
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    spec *with = spec_with_dtype(into->spec, dtype, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    if (!with) return false;
    placement_report_find(into, with, limit, to);
    return true;
}

int placing_refuse(cli *run, const placement_report *of) {
    text why = {0};
    placement_refusal(&why, of);
    cli_error(run, "%s", text_string(&why));
    text_free(&why);
    return EXIT_ERROR;
}
