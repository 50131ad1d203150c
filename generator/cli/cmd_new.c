#include "analysis/analysis.h"
#include "base/memory.h"
#include "base/name_list.h"
#include "cli/cmd.h"
#include "cli/load.h"
#include "lattice/usual_join.h"
#include "report/write/escape.h"
#include "spec/names/known_names.h"
#include "spec/names/names.h"
#include "spec/read/import.h"
#include "spec/write/writer.h"

#include <stdlib.h>
#include <string.h>

#define UNREAD "--dtypes" /* the file that diagnostics name */

/* The dtypes of --dtypes, and their values in an enum. */
typedef struct wanted {
    name_list names;
    int *values; /* by dtype, if has_values */
    bool has_values;
} wanted;

/* Takes NAME or NAME=VALUE. False after a message. */
static bool take(cli *run, wanted *wanted, const char *word, size_t length) {
    const size_t at = wanted->names.count;
    const char *equals = memchr(word, '=', length);
    const size_t name_length = equals ? (size_t)(equals - word) : length;
    name_list_add(&wanted->names, word, name_length);
    const char *name = wanted->names.names[at];
    for (size_t i = 0; i < at; i++)
        if (strcmp(wanted->names.names[i], name) == 0) return !cli_error(run, "--dtypes has %s twice", name);
    if (at && wanted->has_values != (equals != NULL))
        return !cli_error(run, "--dtypes gives some dtypes values, but not %s%s", equals ? "those before " : "", name);
    wanted->has_values = equals != NULL;
    if (!equals) return true;
    char *value = mem_copy_n(equals + 1, length - name_length - 1), *end;
    const long number = strtol(value, &end, 0);
    const bool good = *value && !*end && labs(number) <= SPEC_LARGEST_VALUE;
    if (!good) cli_error(run, "--dtypes: the value of %s is '%s', not a whole number of at most 32 bits", name, value);
    wanted->values[at] = (int)number;
    mem_free(value);
    return good;
}

static bool take_all(cli *run, wanted *wanted) {
    const char *rest = run->arguments.option[OPT_NEW_DTYPES].text, *word;
    size_t length;
    wanted->values = mem_alloc((strlen(rest) + 1) * sizeof *wanted->values);
    while (cli_next_word(&rest, &word, &length))
        if (!take(run, wanted, word, length)) return false;
    return true;
}

static void add_pair(text *table, const wanted *wanted, size_t a, size_t b, size_t join) {
    const size_t cells[] = {a, b, join};
    for (int i = 0; i < 3; i++) {
        escape_csv(table, wanted->names.names[cells[i]]);
        text_add_char(table, i < 2 ? ',' : '\n');
    }
}

static spec *import(cli *run, const text *table) {
    const spec_options options = load_options(run);
    spec_diagnostics diagnostics = load_diagnostics(run);
    const char *file = cli_output_file(run), *given = run->arguments.option[OPT_NAME].text;
    text name = {0};
    text_add(&name, given ? given : file ? "" : SPEC_UNNAMED_TABLE);
    if (!name.length) name_from_file(file, &name);
    spec *made = spec_import(UNREAD, name.data, text_string(table), table->length, &options, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    text_free(&name);
    return made;
}

/* The pairs of each dtype with itself, which tell what the names mean. */
static spec *import_names(cli *run, const wanted *wanted) {
    text table = {0};
    text_add(&table, "left,right,result\n");
    for (size_t i = 0; i < wanted->names.count; i++)
        add_pair(&table, wanted, i, i, i);
    spec *made = import(run, &table);
    text_free(&table);
    for (size_t i = 0; made && i < made->dtype_count; i++) {
        if (made->dtypes[i].values.kind != VAL_ABSTRACT) continue;
        text nearest = {0};
        if (known_name_nearest(NULL, made->dtypes[i].name, &nearest))
            cli_error(run, "'%s' is not a dtype that joinery knows (did you mean %s?)", made->dtypes[i].name,
                      nearest.data);
        else
            cli_error(run, "'%s' is not a dtype that joinery knows: leave it out, and define it in the spec",
                      made->dtypes[i].name);
        text_free(&nearest);
        spec_free(made);
        made = NULL;
    }
    return made;
}

/* All pairs by the usual rules; remarks on the first without a result. */
static spec *import_joins(cli *run, const wanted *wanted, const spec *named) {
    const size_t n = named->dtype_count;
    usual_dtype *dtypes = mem_alloc(n * sizeof *dtypes);
    text table = {0};
    size_t undefined = 0, first[2] = {0};
    for (size_t i = 0; i < n; i++)
        dtypes[i] = (usual_dtype){named->dtypes[i].values, named->dtypes[i].weak_of != NULL};
    text_add(&table, "left,right,result\n");
    for (size_t i = 0; i < n; i++)
        add_pair(&table, wanted, i, i, i);
    for (size_t a = 0; a < n; a++) {
        for (size_t b = a + 1; b < n; b++) {
            const lat_id join = usual_join(dtypes, n, (lat_id)a, (lat_id)b);
            if (join != LAT_NONE) add_pair(&table, wanted, a, b, join);
            if (join == LAT_NONE && !undefined++) first[0] = a, first[1] = b;
        }
    }
    if (undefined)
        cli_remark(run, "note: no dtype of their category holds %s and %s%s: they have no result until you add one",
                   wanted->names.names[first[0]], wanted->names.names[first[1]],
                   undefined > 1 ? ", and other pairs" : "");
    spec *made = import(run, &table);
    text_free(&table);
    mem_free(dtypes);
    return made;
}

/* Writes the spec. It requires the laws of a lattice where they hold, as they do if every pair has a result. */
static bool write_spec(cli *run, spec *made) {
    bool required[LAT_LAW_COUNT];
    memcpy(required, made->laws, sizeof required);
    for (lat_law law = 0; law < LAT_LAW_COUNT; law++)
        made->laws[law] = lat_law_of(law)->demanded;
    analysis judged;
    lat_law broken[LAT_LAW_COUNT];
    spec_diagnostics diagnostics = load_diagnostics(run);
    const bool good = analysis_make(made, UNREAD, &judged, &diagnostics);
    load_print_diagnostics(run, &diagnostics);
    if (!good) return false;
    analysis_verify(&judged);
    if (analysis_broken(&judged, broken)) memcpy(made->laws, required, sizeof required);
    load_remark_names(run, made);
    spec_write(made, &run->report);
    analysis_free(&judged);
    return true;
}

int cmd_new(cli *run) {
    wanted wanted = {0};
    spec *named = take_all(run, &wanted) ? import_names(run, &wanted) : NULL;
    spec *made = named ? import_joins(run, &wanted, named) : NULL;
    for (size_t i = 0; made && wanted.has_values && i < made->dtype_count; i++)
        made->dtypes[i].value = wanted.values[i];
    const int status = made && write_spec(run, made) ? EXIT_YES : EXIT_ERROR;
    spec_free(named);
    name_list_free(&wanted.names);
    mem_free(wanted.values);
    return status;
}
