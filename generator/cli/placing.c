#include "cli/placing.h"
#include "base/memory.h"
#include "report/write/dtype_words.h"
#include "spec/candidate.h"
#include "spec/names/free_idents.h"
#include "spec/names/known_names.h"
#include "spec/names/names.h"
#include "spec/read/hints.h"

enum { SUGGESTED = 12 /* names in one hint */ };

#include <string.h>

/* Why no dtype can be placed in a spec, or NULL. */
static const char *objection(const analysis *analysis) {
    if (analysis->promotion.from_table)
        return "it is a table, which has no edges (`joinery import` turns a table into a graph where it can)";
    if (analysis->promotion.n == LAT_MAX_DTYPES) return "it has 256 dtypes, as many as a spec may have";
    return NULL;
}

/* The dtype of the spec that the name means already, or LAT_NONE. */
static lat_id find_taken(const spec *spec, const char *dtype) {
    lat_id found = spec_find_dtype(spec, dtype);
    if (found == LAT_NONE) known_name_dtypes(spec, dtype, &found, 1);
    return found;
}

/* The rest of a definition that the name of a dtype suggests. */
static const char *example_of(const char *dtype) {
    return *dtype == 'f' || strncmp(dtype, "bf", 2) == 0 ? "\"float\", exponent = 5, mantissa = 2"
           : *dtype == 'i'                               ? "\"int\", bits = 5"
           : *dtype == 'u'                               ? "\"uint\", bits = 5"
           : *dtype == 'q'                               ? "\"fixed\", bits = 16, fraction = 15"
           : *dtype == 'c'                               ? "\"complex\", of = \"f16\""
                                                         : "\"abstract\"";
}

/* Says what is wrong with a name that nobody knows. */
static void refuse_unknown(cli *run, const char *dtype) {
    const char **names = dtype_known_names();
    const char *found[SUGGESTED];
    const size_t like = hint_similar(dtype, names, dtype_known_count, found, SUGGESTED);
    mem_free(names);
    text question = {0};
    text nearest = {0};
    if (like)
        hint_add_question(&question, found, like < SUGGESTED ? like : SUGGESTED, "");
    else if (known_name_nearest(NULL, dtype, &nearest))
        text_printf(&question, "did you mean %s?", nearest.data);
    text_free(&nearest);
    if (question.length)
        cli_error(run, "'%s' is not a well-known dtype (%s)", dtype, question.data);
    else if (name_dtype_problem(dtype))
        cli_error(run, "'%s' is neither a well-known dtype nor a table such as '{ \"i5\", kind = \"int\", bits = 5 }'",
                  dtype);
    else
        cli_error(run, "'%s' is not a well-known dtype (define it: '{ \"%s\", kind = %s }')", dtype, dtype,
                  example_of(dtype));
    text_free(&question);
}

/* Appends what to write in `dtypes` for the dtype that is asked for. False after a message. */
static bool define(cli *run, const analysis *target, const char *dtype, text *definition) {
    if (strchr(dtype, '{')) {
        text_add(definition, dtype);
        return true;
    }
    const lat_id taken = find_taken(target->spec, dtype);
    if (taken != LAT_NONE) {
        const char *name = target->spec->dtypes[taken].name;
        const bool same = strcmp(name, dtype) == 0;
        cli_error(run, "%s has a dtype '%s' already%s%s (`joinery explain %s %s ...` shows its joins)",
                  target->spec->name, dtype, same ? "" : ", called ", same ? "" : name, target->argument, name);
        return false;
    }
    if (known_name_definition(dtype, known_name_system(target->spec), definition)) {
        load_remark_reading(run, target->spec, dtype);
        return true;
    }
    refuse_unknown(run, dtype);
    return false;
}

bool placing_find(cli *run, const analysis *target, const char *dtype, size_t limit, placement_report *report) {
    const char *why = objection(target);
    if (why) {
        cli_error(run, "no dtype can be placed in %s: %s", target->spec->name, why);
        return false;
    }
    text definition = {0};
    if (!define(run, target, dtype, &definition)) {
        text_free(&definition);
        return false;
    }
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    spec *extended = spec_with_dtype(target->spec, text_string(&definition), &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&definition);
    if (!extended) return false;
    placement_report_find(target, extended, limit, report);
    return true;
}

int placing_refuse(cli *run, const placement_report *report) {
    text why = {0};
    placement_refusal(&why, report);
    cli_error(run, "%s", text_string(&why));
    text_free(&why);
    return EXIT_ERROR;
}

/* Gives a dtype that says no ident one that is free, where its name makes none that is. */
static void choose_ident(cli *run, const spec *spec, spec_dtype *own) {
    const spec_options options = load_options(run);
    text usual = {0};
    const bool given = own->ident[0] && !(name_default_ident(own->name, &usual) && !strcmp(usual.data, own->ident));
    text_free(&usual);
    if (given) return;
    size_t op_count;
    const char *const *ops = spec_options_op_names(&options, &op_count);
    ident_set *taken = ident_set_new(ops, op_count);
    for (size_t i = 0; i < spec->dtype_count; i++)
        if (&spec->dtypes[i] != own) ident_set_add(taken, spec->dtypes[i].ident);
    mem_free(own->ident);
    own->ident = ident_set_choose(taken, own->name);
    ident_set_free(taken);
}

int placing_choose(cli *run, const analysis *target, const char *dtype, size_t number, placement_report *report) {
    if (!placing_find(run, target, dtype, number, report)) return EXIT_ERROR;
    const bool cut = report->found.stopped;
    const size_t count = report->found.count;
    if (count < number) {
        if (count == 0)
            placing_refuse(run, report);
        else
            cli_error(run, "--choose is %zu, but %s has %s %zu placement%s of %s", number, target->spec->name,
                      cut ? "at least" : "only", count, count == 1 ? "" : "s",
                      dtype_name(report->extended, placement_own_id(report)));
        placement_report_free(report);
        return cut || count ? EXIT_ERROR : EXIT_NO;
    }
    choose_ident(run, report->extended, &report->extended->dtypes[placement_own_id(report)]);
    if (cut)
        cli_remark(run, "%s may have a cheaper placement: the search was stopped",
                   dtype_name(report->extended, placement_own_id(report)));
    return EXIT_YES;
}
