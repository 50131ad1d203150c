#include "cli/options.h"

#include "emit/conformance.h"
#include "emit/emit.h"
#include "report/check/costs.h"
#include "spec/names/name_systems.h"

#include <string.h>

#define ON(ENUM)    (1u << CMD_##ENUM)
#define EVERYWHERE  ((1u << CMD_COUNT) - 1)
#define AS_TEXT(X)  AS_TEXT_(X)
#define AS_TEXT_(X) #X
#define WITH_SPECS  (EVERYWHERE & ~(ON(IMPORT) | ON(NEW) | ON(PROBE) | ON(HELP)))

/* X(ENUM, bit, word) of what an option is a choice of */
#define WORD(ENUM, bit, word) {word, bit},
static const cli_word deny_words[] = {COST_FOR_EACH_DENIAL(WORD){NULL, 0}};
static const cli_word kernels_words[] = {EMIT_FOR_EACH_KERNELS(WORD){NULL, 0}};
static const cli_word driver_words[] = {EMIT_FOR_EACH_DRIVER(WORD){NULL, 0}};
static const cli_word framework_words[] = {CONFORMANCE_FOR_EACH_FRAMEWORK(WORD){NULL, 0}};
#undef WORD
#define SYSTEM_WORD(ENUM, word, title) {word, NAMES_##ENUM},
static const cli_word system_words[] = {NAME_FOR_EACH_SYSTEM(SYSTEM_WORD){NULL, 0}};
#undef SYSTEM_WORD
#define LAW_WORD(ENUM, name, ...) {name, 1u << LAT_LAW_##ENUM},
static const cli_word law_words[] = {
    LAT_FOR_EACH_LAW(LAW_WORD){"results", CLI_REQUIRE_RESULTS}, {"castings", CLI_REQUIRE_CASTINGS}, {NULL, 0}};
#undef LAW_WORD

const cli_option cli_options[OPT_COUNT] = {
    [OPT_OUTPUT] = {.letter = 'o',
                    .name = "output",
                    .argument = "FILE",
                    .value = VALUE_FILE,
                    .commands = EVERYWHERE & ~(ON(GENERATE) | ON(ATLAS) | ON(HELP)),
                    .help = "Write to FILE (- for standard output). FILE is replaced only when the "
                            "output is complete."},
    [OPT_DIRECTORY] = {.letter = 'o',
                       .name = "output",
                       .argument = "DIR",
                       .value = VALUE_DIRECTORY,
                       .commands = ON(GENERATE) | ON(ATLAS),
                       .required = "the directory to write to",
                       .help = "Write the files to DIR, which is created if missing."},
    [OPT_FORCE] = {.name = "force",
                   .commands = ON(EDIT) | ON(IMPORT) | ON(NEW) | ON(PLACE),
                   .help = "Let a spec replace FILE if it already exists."},
    [OPT_FORMAT] = {.name = "format", .argument = "FORMAT", .value = VALUE_FORMAT, .help = "The output format."},
    [OPT_FRAGMENT] = {.name = "fragment",
                      .commands = ON(CHECK) | ON(TABLE) | ON(DIFF) | ON(LIST),
                      .help = "Write only the part to paste into a page: an element with its style "
                              "in html, the text without its title in md."},
    [OPT_DTYPES] = {.name = "dtypes",
                    .argument = "LIST",
                    .value = VALUE_LIST,
                    .commands = ON(TABLE) | ON(GRAPH),
                    .help = "Show only these dtypes: their rows and columns in a table, in this "
                            "order, or the order among them in a graph."},
    [OPT_ASKED_DTYPES] = {.name = "dtypes",
                          .argument = "LIST",
                          .value = VALUE_LIST,
                          .commands = ON(CONFORM),
                          .help = "Ask only for these dtypes. NAME=EXPRESSION gives a dtype as the adapter takes it; a "
                                  "name of another system, such as np.int8, is both."},
    [OPT_DENY] = {.name = "deny",
                  .argument = "LIST",
                  .value = VALUE_WORDS,
                  .words = deny_words,
                  .commands = ON(CHECK),
                  .help = "Fail if a promotion of strong (not weak) operands does any of these."},
    [OPT_REQUIRE] = {.name = "require",
                     .argument = "LAWS",
                     .value = VALUE_WORDS,
                     .words = law_words,
                     .commands = ON(CHECK),
                     .help = "Fail if one of these laws fails, instead of the laws in the spec's "
                             "field `laws`. results: no operation returns a dtype below the join of "
                             "its operands. castings: castings of the spec's own obey their laws."},
    [OPT_DENY_WARNINGS] = {.name = "deny-warnings",
                           .commands = ON(CHECK),
                           .help = "Exit with status 1 if there is a warning."},
    [OPT_BASELINE] = {.name = "baseline",
                      .argument = "SPEC",
                      .value = VALUE_SPEC,
                      .commands = ON(CHECK) | ON(DIFF),
                      .operands = 1,
                      .help = "Compare with SPEC, an earlier version: list each changed promotion on "
                              "a line and fail if there is one. A new dtype is not a change; a "
                              "removed one is."},
    [OPT_COMMON] = {.name = "common",
                    .commands = ON(DIFF),
                    .help = "Compare what both specs have: a dtype or casting of one alone is no difference."},
    [OPT_WITNESSES] = {.name = "witnesses",
                       .argument = "N",
                       .value = VALUE_COUNT,
                       .commands = ON(CHECK),
                       .help = "In json, list the first N pairs or triples of each part of the verdict. The "
                               "maximum is " AS_TEXT(CLI_MOST_WITNESSES) "."},
    [OPT_EMIT] = {.name = "emit",
                  .argument = "LIST",
                  .value = VALUE_LIST,
                  .commands = ON(GENERATE),
                  .help = "Write only these groups of files, or the tables in these languages. "
                          "Default: tables, dispatch, kernels."},
    [OPT_OPS] = {.name = "ops",
                 .argument = "LIST",
                 .value = VALUE_LIST,
                 .commands = ON(GENERATE),
                 .help = "Generate kernels only for these operations or groups of operations: "
                         "arithmetic, comparison, bitwise, logical, division, unary (one "
                         "operand), array_api (those of the Python array API standard) and "
                         "more; and conversions: convert, checked_convert, or one check: "
                         "convert_same_value, convert_in_range. NAME=SET limits one to "
                         "dtypes, NAME=false leaves it out. Default: all of the spec."},
    [OPT_FRAMEWORK] = {.name = "emit",
                       .argument = "FRAMEWORK",
                       .value = VALUE_WORD,
                       .words = framework_words,
                       .commands = ON(CONFORM),
                       .required = "what the test is written for",
                       .help = "Write the test for pytest, vitest or GoogleTest, or as a program in C; or, without an "
                               "adapter, a program that compares the functions of the spec's stubs."},
    [OPT_ADAPTER] = {.name = "adapter",
                     .argument = "FILE",
                     .value = VALUE_FILE,
                     .commands = ON(CONFORM),
                     .help = "A few lines in the language of the test, which become part of it: `promote`, and where "
                             "wanted `operate`, `can_cast` and `known`."},
    [OPT_ASKED_OPS] = {.name = "ops",
                       .argument = "LIST",
                       .value = VALUE_LIST,
                       .commands = ON(CONFORM),
                       .help = "Ask only for these operations. Default: those of the spec, if the adapter has "
                               "`operate`."},
    [OPT_PYTHON] = {.name = "python",
                    .argument = "EXPR",
                    .value = VALUE_TEXT,
                    .commands = ON(PROBE),
                    .help = "Write a Python program: EXPR is what a and b promote to, or a function of both."},
    [OPT_JS] = {.name = "js",
                .argument = "EXPR",
                .value = VALUE_TEXT,
                .commands = ON(PROBE),
                .help = "Write an ES module, likewise."},
    [OPT_C] = {.name = "c",
               .argument = "EXPR",
               .value = VALUE_TEXT,
               .commands = ON(PROBE),
               .help = "Write a C program, likewise; dtypes are integers."},
    [OPT_CXX] = {.name = "cxx",
                 .argument = "EXPR",
                 .value = VALUE_TEXT,
                 .commands = ON(PROBE),
                 .help = "Write a C++17 program, likewise; if EXPR has the words A and B, these and the dtypes are "
                         "types."},
    [OPT_PROBED_DTYPES] = {.name = "dtypes",
                           .argument = "LIST",
                           .value = VALUE_LIST,
                           .commands = ON(PROBE),
                           .required = "the dtypes to ask for",
                           .help = "The dtypes, as the library has them: NAME=EXPRESSION, or what is both."},
    [OPT_NEW_DTYPES] = {.name = "dtypes",
                        .argument = "LIST",
                        .value = VALUE_LIST,
                        .commands = ON(NEW),
                        .required = "the dtypes of the spec",
                        .help =
                            "The dtypes, in the order of the spec: names, or NAME=VALUE with the value in your enum."},
    [OPT_SETUP] = {.name = "setup",
                   .argument = "LINE",
                   .value = VALUE_EACH,
                   .commands = ON(PROBE),
                   .help = "A line for the top of the program, such as an import. Can be repeated."},
    [OPT_ISA] = {.name = "isa",
                 .argument = "LIST",
                 .value = VALUE_LIST,
                 .commands = ON(GENERATE),
                 .help = "Generate kernels only for these instruction sets. Default: all."},
    [OPT_PREFIX] = {.name = "prefix",
                    .argument = "NAME",
                    .value = VALUE_TEXT,
                    .commands = ON(GENERATE) | ON(CONFORM),
                    .help = "Start the names of files, functions, types and macros with NAME "
                            "instead of the spec's name. For a::b this is a_b, and C++ has that "
                            "namespace."},
    [OPT_DEPFILE] = {.name = "depfile",
                     .argument = "FILE",
                     .value = VALUE_FILE,
                     .commands = ON(GENERATE),
                     .help = "Write the dependencies (the spec, the specs that it extends and the "
                             "templates) to FILE in make's syntax."},
    [OPT_DEPTARGET] = {.name = "deptarget",
                       .argument = "NAME",
                       .value = VALUE_TEXT,
                       .commands = ON(GENERATE),
                       .help = "The target of the depfile. Default: the manifest in DIR. If empty, "
                               "the depfile is a plain list of paths, one per line."},
    [OPT_TEMPLATES] = {.name = "templates",
                       .argument = "DIR",
                       .value = VALUE_DIRECTORY,
                       .commands = ON(GENERATE),
                       .help = "Use the templates in DIR instead of the built-in ones. --max-time also limits them."},
    [OPT_KERNELS] = {.name = "kernels",
                     .argument = "WHICH",
                     .value = VALUE_WORD,
                     .words = kernels_words,
                     .commands = ON(GENERATE),
                     .help = "pairwise: a kernel for each pair of dtypes converts and computes in "
                             "one pass (fastest). staged: operands are converted in a small buffer, "
                             "then a kernel for a single dtype runs (smallest). Default: pairwise, "
                             "or staged if the spec has the field `hot`, which lists the pairs "
                             "with their own kernels."},
    [OPT_DRIVER] = {.name = "driver",
                    .argument = "WHICH",
                    .value = VALUE_WORD,
                    .words = driver_words,
                    .commands = ON(GENERATE),
                    .help = "What applies kernels to arrays. none: your own loops, which look kernels "
                            "up. flat: calls on arrays of one dimension without gaps (smallest). nd: "
                            "calls on arrays of any strides and number of dimensions. Default: nd."},
    [OPT_NAME] = {.name = "name",
                  .argument = "NAME",
                  .value = VALUE_NAME,
                  .commands = ON(IMPORT) | ON(NEW) | ON(PLACE),
                  .help = "The name of the new spec. Default: derived from the file name."},
    [OPT_NAMES] = {.name = "names",
                   .argument = "SYSTEM",
                   .value = VALUE_WORD,
                   .words = system_words,
                   .commands = EVERYWHERE & ~(ON(ATLAS) | ON(LIST) | ON(HELP)),
                   .help = "Read names of dtypes that systems differ about as SYSTEM does: byte of java is signed. "
                           "Default: the spec's field `names`, or what the names of a table have in common."},
    [OPT_ADD_EDGE] = {.name = "add-edge",
                      .argument = "A,B",
                      .value = VALUE_EACH,
                      .commands = ON(EDIT),
                      .help = "Make A promote to B: add an edge to a graph, or set both cells of the "
                              "pair in a table. Can be repeated."},
    [OPT_REMOVE_EDGE] = {.name = "remove-edge",
                         .argument = "A,B",
                         .value = VALUE_EACH,
                         .commands = ON(EDIT),
                         .help = "Remove the edge from A to B. Can be repeated."},
    [OPT_SET] = {.name = "set",
                 .argument = "A,B=C",
                 .value = VALUE_EACH,
                 .commands = ON(EDIT),
                 .help = "Make A and B promote to C, or to nothing if C is -: by `resolve` in a "
                         "graph, unless the edges already give C, or by both cells in a table. "
                         "`A,B=` leaves the pair to the edges. Can be repeated."},
    [OPT_ADD_DTYPE] = {.name = "add-dtype",
                       .argument = "DTYPE",
                       .value = VALUE_EACH_KNOWN,
                       .commands = ON(EDIT),
                       .help = "Add a dtype to a graph, in the cheapest placement: a well-known name, or "
                               "a table such as '{ \"i5\", kind = \"int\", bits = 5 }'. Can be repeated."},
    [OPT_CASTINGS] = {.name = "castings",
                      .argument = "SPEC",
                      .value = VALUE_EACH_SPEC,
                      .commands = ON(EDIT),
                      .help = "Take over the castings of a spec or of casting tables in a file, in place of "
                              "those of the same names. Dtypes match as in diff. Can be repeated."},
    [OPT_AGAINST] = {.name = "against",
                     .argument = "SPEC",
                     .value = VALUE_EACH_SPEC,
                     .commands = ON(EXPLORE),
                     .help = "A spec to compare with: the page opens with the differences from the "
                             "first one marked. Can be repeated. The page always offers every "
                             "installed spec."},
    [OPT_OPEN] = {.name = "open", .commands = ON(EXPLORE), .help = "Show the page in a browser."},
    [OPT_PLACEMENTS] = {.name = "limit",
                        .argument = "N",
                        .value = VALUE_COUNT,
                        .commands = ON(PLACE),
                        .help = "Show up to N placements, " AS_TEXT(CLI_MOST_PLACEMENTS) " at most. Default: " AS_TEXT(
                            CLI_DEFAULT_PLACEMENTS) "."},
    [OPT_CHOOSE] = {.name = "choose",
                    .argument = "N",
                    .value = VALUE_COUNT,
                    .commands = ON(PLACE),
                    .help = "Write a spec that extends SPEC by the dtype in placement N of the list."},
    [OPT_MAX_INSTRUCTIONS] = {.name = "max-instructions",
                              .argument = "N",
                              .value = VALUE_COUNT,
                              .commands = WITH_SPECS,
                              .help = "Stop a spec after N instructions of the Lua virtual machine."},
    [OPT_MAX_MEMORY] = {.name = "max-memory",
                        .argument = "SIZE",
                        .value = VALUE_SIZE,
                        .commands = WITH_SPECS,
                        .help = "Stop a spec that needs more memory: bytes, or a number with K, M or G."},
    [OPT_MAX_TIME] = {.name = "max-time",
                      .argument = "SECONDS",
                      .value = VALUE_SECONDS,
                      .commands = WITH_SPECS,
                      .help = "Stop a spec after SECONDS of processor time."},
    [OPT_QUIET] = {.letter = 'q',
                   .name = "quiet",
                   .commands = EVERYWHERE,
                   .help = "Print nothing to standard output, and no remarks; the exit status is "
                           "the answer. Errors are still printed, and files are still written."},
    [OPT_HELP] = {.letter = 'h', .name = "help", .commands = EVERYWHERE, .help = "Print help and exit."},
    [OPT_VERSION] = {.name = "version", .commands = EVERYWHERE, .help = "Print the version and exit."},
};

unsigned cli_takers(const cli_option *option) {
    unsigned commands = option->commands;
    for (int i = 0; i < CMD_COUNT && option->value == VALUE_FORMAT; i++)
        if (cli_commands[i].formats) commands |= 1u << i;
    return commands;
}

bool cli_is_common(const cli_option *option) {
    return cli_takers(option) == EVERYWHERE;
}

bool cli_takes(cli_command_id command, const cli_option *option) {
    return cli_takers(option) >> command & 1;
}

bool cli_is_repeated(const cli_option *option) {
    return option->value == VALUE_EACH || option->value == VALUE_EACH_KNOWN || option->value == VALUE_EACH_SPEC;
}

const cli_option *cli_required_option(cli_command_id command) {
    for (cli_option_id id = 0; id < OPT_COUNT; id++)
        if (cli_options[id].required && cli_takes(command, &cli_options[id])) return &cli_options[id];
    return NULL;
}

void cli_short_option(text *out, const cli_option *option) {
    if (option->letter)
        text_printf(out, "-%c %s", option->letter, option->argument);
    else
        text_printf(out, "--%s %s", option->name, option->argument);
}

void cli_usage(text *out, cli_command_id command) {
    const cli_option *required = cli_required_option(command);
    text_add(out, cli_commands[command].usage);
    if (required && out->length) text_add_char(out, ' ');
    if (required) cli_short_option(out, required);
}

bool cli_next_word(const char **rest, const char **word, size_t *length) {
    if (!*rest) return false;
    *word = *rest;
    *length = strcspn(*rest, ",");
    *rest = (*rest)[*length] ? *rest + *length + 1 : NULL;
    return true;
}

void cli_option_synopsis(text *out, const cli_option *option) {
    if (option->letter) text_printf(out, "-%c, ", option->letter);
    text_printf(out, "--%s", option->name);
    if (option->argument) text_printf(out, " %s", option->argument);
}
