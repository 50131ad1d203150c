#include "report/explorer/explorer_data.h"
#include "analysis/warnings.h"
#include "report/check/check_json.h"
#include "report/diagram/graph_json.h"
#include "report/table/table_report.h"
#include "spec/read/import.h"

#include <string.h>

/* Standard input gets a name that a file can have: that of a table says, as its spec does, what it is called. */
#define INPUT_SPEC  "stdin.lua"
#define INPUT_TABLE "stdin/" SPEC_UNNAMED_TABLE ".csv"

static bool is_input(const analysis *analysis) {
    return strcmp(analysis->argument, "-") == 0;
}

/* What the program calls a spec when it is given the files. */
static const char *argument_of(const analysis *analysis) {
    if (!is_input(analysis)) return analysis->argument;
    return analysis->spec->notes->csv ? INPUT_TABLE : INPUT_SPEC;
}

/* Whether a file is among those of the specs before, or those of this one before it. */
static bool is_there(const explorer *explorer, size_t which, size_t file) {
    const char *path = explorer->systems[which].spec->files[file].path;
    for (size_t i = 0; i <= which; i++) {
        const spec *spec = explorer->systems[i].spec;
        for (size_t k = 0; k < (i < which ? spec->file_count : file); k++)
            if (strcmp(spec->files[k].path, path) == 0) return true;
    }
    return false;
}

static void add_files(json *out, const explorer *explorer) {
    json_object(out, "files", JSON_LINES);
    for (size_t i = 0; i < explorer->count; i++) {
        const spec *spec = explorer->systems[i].spec;
        if (is_input(&explorer->systems[i]))
            json_text(out, argument_of(&explorer->systems[i]), spec->notes->text, spec->notes->text_length);
        for (size_t k = 0; k < spec->file_count; k++)
            if (!is_there(explorer, i, k))
                json_text(out, spec->files[k].path, spec->files[k].text, spec->files[k].length);
    }
    json_end(out);
}

static void add_against(json *out, const explorer *explorer) {
    json_array(out, "against", JSON_INLINE);
    for (size_t i = 1; i < explorer->count; i++)
        json_string(out, NULL, argument_of(&explorer->systems[i]));
    json_end(out);
}

static void add_installed(json *out, const list_report *report) {
    json_array(out, "installed", JSON_LINES);
    for (size_t i = 0; i < report->count; i++) {
        json_object(out, NULL, JSON_INLINE);
        json_string(out, "name", report->rows[i].name);
        json_string(out, "title", report->rows[i].title);
        json_end(out);
    }
    json_end(out);
}

/* The dtypes that the page offers to add to a spec. */
static void add_known(json *out) {
    json_array(out, "known", JSON_INLINE);
    for (size_t i = 0; i < dtype_known_count; i++)
        json_string(out, NULL, dtype_known_table[i].name);
    json_end(out);
}

static void add_check(json *out, const analysis *analysis) {
    spec_diagnostics warnings = {0};
    check_report report = {.analysis = analysis, .join = "v", .warnings = &warnings};
    warnings_find(analysis, &warnings);
    check_report_find(&report);
    check_json(out, "check", &report);
    check_report_free(&report);
    spec_diagnostics_free(&warnings);
}

void explorer_data(text *target, const explorer *explorer, bool in_html) {
    const analysis *shown = &explorer->systems[0];
    const struct spec_notes *source = shown->spec->notes;
    json out = {.out = target, .in_html = in_html};
    json_object(&out, NULL, JSON_LINES);
    json_string(&out, "joinery", explorer->version);
    json_string(&out, "argument", argument_of(shown));
    json_text(&out, "text", source->text, source->text_length);
    add_files(&out, explorer);
    add_against(&out, explorer);
    if (in_html) {
        add_installed(&out, explorer->installed);
        add_known(&out);
    }
    graph_json(&out, "graph", shown);
    table_json(&out, "table", &(table_view){.analysis = shown});
    add_check(&out, shown);
    json_end(&out);
}
