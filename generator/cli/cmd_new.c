#include "base/memory.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "cli/placing.h"
#include "spec/names/names.h"
#include "spec/read/extends.h"
#include "spec/write/new_write.h"
#include "spec/write/writer.h"

#include <string.h>

static void free_new(new_spec *addition) {
    for (size_t i = 0; i < addition->dtype_count; i++) {
        mem_free(addition->dtypes[i].name);
        mem_free(addition->dtypes[i].definition);
        mem_free(addition->dtypes[i].costs);
    }
    for (size_t i = 0; i < addition->edge_count; i++) {
        mem_free(addition->edges[i].from);
        mem_free(addition->edges[i].to);
    }
    mem_free(addition->dtypes);
    mem_free(addition->edges);
    mem_free(addition->extends);
    mem_free(addition->title);
}

/* What the new spec takes from the given one: where it is found, and its title. */
static bool find_base(cli *run, const analysis *base, new_spec *addition) {
    text extends = {0}, error = {0};
    if (!extends_can_name(base->spec, base->argument)) {
        cli_error(run, "--extends takes a spec that the new one can name: an installed one or a file in Lua");
        return false;
    }
    if (!extends_write(base->spec, base->argument, cli_output_file(run), &extends, &error)) {
        cli_error(run, "%s", text_string(&error));
        text_free(&error);
        return false;
    }
    addition->extends = extends.data;
    addition->title = mem_copy(base->spec->title ? base->spec->title : base->spec->name);
    return true;
}

/* Puts the dtype in its cheapest place. */
static void take_first(const analysis *target, const placement_report *report, new_spec *addition) {
    const spec_dtype *dtypes = report->extended->dtypes;
    const spec_dtype *own = &dtypes[placement_own_id(report)];
    const lat_placement *placement = &report->found.items[0];
    text definition = {0}, costs = {0};
    spec_write_dtype(own, &definition);
    placement_costs(&costs, placement);
    addition->dtypes[addition->dtype_count++] = (new_dtype){.name = mem_copy(own->name),
                                                            .definition = definition.data,
                                                            .costs = costs.data,
                                                            .opaque = own->values.kind == VAL_OPAQUE};
    lat_edge *edges = mem_alloc((placement->below_count + placement->above_count) * sizeof *edges);
    const size_t count = lat_placement_edges(placement, (lat_id)target->promotion.n, edges);
    for (size_t i = 0; i < count; i++)
        VEC_PUSH(addition->edges, addition->edge_count, addition->edge_capacity) =
            (new_edge){mem_copy(dtypes[edges[i].from].name), mem_copy(dtypes[edges[i].to].name)};
    mem_free(edges);
}

static int add_dtype(cli *run, const analysis *target, const char *dtype, new_spec *addition) {
    placement_report report;
    const int status = placing_cheapest(run, target, dtype, &report);
    if (status != EXIT_YES) return status;
    take_first(target, &report, addition);
    placement_report_free(&report);
    return EXIT_YES;
}

/* True if every law that must hold does; else a message. */
static bool keeps_laws(cli *run, const analysis *made) {
    lat_law broken[LAT_LAW_COUNT];
    if (analysis_broken(made, true, broken) == 0) return true;
    cli_error(run, "%s must hold in %s, but fails (`joinery check %s` shows where)", lat_law_name(broken[0]),
              made->spec->name, made->argument);
    return false;
}

/* Adds the dtypes one by one, each to the spec that the ones before have made. */
static int grow(cli *run, analysis *base, new_spec *addition) {
    const char *output = cli_output_file(run);
    text file = {0};
    text_printf(&file, "%s.lua", addition->name);
    const char *made_file = output ? output : text_string(&file);
    analysis extended = {0};
    int status = EXIT_YES;
    for (size_t i = 0; i < run->arguments.each_count && status == EXIT_YES; i++) {
        status = add_dtype(run, i ? &extended : base, run->arguments.each[i], addition);
        analysis_free(&extended);
        if (status != EXIT_YES) break;
        run->report.length = 0;
        new_write(addition, &run->report);
        if (!load_verified_text(run, made_file, &run->report, &extended)) status = EXIT_ERROR;
        if (status == EXIT_YES && !keeps_laws(run, &extended)) status = EXIT_NO;
    }
    analysis_free(&extended);
    text_free(&file);
    if (status != EXIT_YES) run->report.length = 0;
    return status;
}

int cmd_new(cli *run) {
    new_spec made = {.name = run->arguments.operands[0]};
    analysis base;
    if (!name_is_spec_name(made.name))
        return cli_error(run,
                         "'%s' cannot name a spec: it takes a letter, then letters, digits and _, all in lower case",
                         made.name);
    if (name_is_keyword(made.name))
        return cli_error(run, "'%s' cannot name a spec that C is generated from: it is a word of C or C++", made.name);
    if (!load_verified(run, run->arguments.option[OPT_EXTENDS].text, &base)) return EXIT_ERROR;
    made.dtypes = mem_alloc_zeroed(run->arguments.each_count, sizeof *made.dtypes);
    int status = EXIT_ERROR;
    if (find_base(run, &base, &made)) status = keeps_laws(run, &base) ? grow(run, &base, &made) : EXIT_NO;
    free_new(&made);
    analysis_free(&base);
    return status;
}
