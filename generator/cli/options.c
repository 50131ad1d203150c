#include "cli/options.h"

#include "emit/emit.h"
#include "report/costs.h"

#include <string.h>

#define FORMATS_REPORT (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD | 1u << FORMAT_HTML)
#define FORMATS_GRID   (FORMATS_REPORT | 1u << FORMAT_CSV)
#define FORMATS_STORY  (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD)
#define FORMATS_GRAPH  (1u << FORMAT_TEXT | 1u << FORMAT_DOT | 1u << FORMAT_SVG | 1u << FORMAT_MERMAID)

const cli_command cli_commands[CMD_COUNT] = {
    [CMD_GENERATE] =
        {.usage = "SPEC",
         .summary = "write the C files of a spec",
         .description =
             "Verifies the laws that the spec demands, then writes its promotion tables for C and C++ and a manifest, "
             "NAME.json, to DIR. A file is written only when its content changes, and all of them or none; files of an "
             "earlier run that are no longer made are removed, and nothing else in DIR is touched. The list of files "
             "goes to standard output, then for each instruction set how many kernels it has and how many are stubs.",
         .yes = "the files are there",
         .no = "a law that must hold fails; the report is on standard error and nothing was written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples = {{"joinery generate jax -o generated", "the tables of JAX's promotion in generated/"},
                      {"joinery generate my.lua -o out --prefix np --emit tables", "tables alone, every name np_..."},
                      {"joinery generate my.lua -o out --depfile out/my.d",
                       "with what it read, for make and ninja, in gcc's syntax"}}},
    [CMD_CHECK] =
        {.usage = "SPEC",
         .summary = "verify the laws of a spec, classify it, report",
         .description =
             "Tells whether the promotion is a lattice, a join-semilattice, a partial lattice or just a table; "
             "its top, bottom and height; and of each law whether it holds or how often it fails, with up to 20 "
             "failures in concrete dtypes. The laws that must hold are those of the spec's field `laws`.",
         .yes = "every law that must hold does, and nothing denied occurs",
         .no = "a law that must hold fails, or a promotion costs what --deny forbids",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .formats = FORMATS_REPORT,
         .examples = {{"joinery check numpy", "shows why NumPy's promotion is not associative"},
                      {"joinery check my.lua --deny overflows,drops", "also fails where a promotion loses range"},
                      {"joinery check jax --costs --format json", "everything, for a program"}}},
    [CMD_TABLE] = {.usage = "SPEC",
                   .summary = "print the promotion table",
                   .description = "One row a left operand, one column a right operand, - where there is no promotion. "
                                  "The CSV form is what `joinery import` reads.",
                   .yes = "the table is printed",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRID,
                   .examples = {{"joinery table jax", "the table, for reading"},
                                {"joinery table numpy --format csv -o numpy.csv", "the same, for a program"}}},
    [CMD_DIFF] = {.usage = "SPEC SPEC",
                  .summary = "compare the tables of two specs",
                  .description =
                      "Lists the cells that differ over the dtypes that both specs have, by name, and the dtypes "
                      "that only one has.",
                  .yes = "both promote alike and have the same dtypes",
                  .no = "the specs differ",
                  .fewest = 2,
                  .most = 2,
                  .operands = {OPERAND_SPEC},
                  .formats = FORMATS_GRID,
                  .examples = {{"joinery diff jax numpy", "where JAX and NumPy disagree"},
                               {"joinery diff old.lua new.lua -q", "only the exit status"},
                               {"joinery diff jax table.csv --format csv", "a table read from CSV is a spec too"}}},
    [CMD_EXPLAIN] =
        {.usage = "SPEC A B [C ...]",
         .summary = "tell how a promotion comes about",
         .description =
             "For two dtypes: their common upper bounds, the minimal ones, the path from each operand to the "
             "join and what the conversions cost. For three and more: the fold from left to right, step by "
             "step, and every order or bracketing that gives something else. With --with-edge and no dtypes: what that "
             "edge would do to the spec.",
         .yes = "the dtypes have a join; with the edge, every law that must hold does",
         .no = "they have none; with the edge, a law that must hold fails, or the edges go in a circle",
         .fewest = 3,
         .most = CLI_ANY_NUMBER,
         .operands = {OPERAND_SPEC, OPERAND_DTYPE},
         .formats = FORMATS_STORY,
         .examples = {{"joinery explain jax u64 i64", "why it is f*"},
                      {"joinery explain numpy i8 u8 f16", "an order of operands that changes the result"},
                      {"joinery explain jax 'i*' f16", "quote a name that the shell would expand"},
                      {"joinery explain jep_option2 --with-edge 'i8,c*'", "what an edge more would break"}}},
    [CMD_GRAPH] = {.usage = "SPEC",
                   .summary = "draw the Hasse diagram",
                   .description =
                       "Draws which dtype implicitly promotes to which, upwards, without the edges that follow "
                       "from others. svg needs Graphviz's dot.",
                   .yes = "the diagram is drawn",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRAPH,
                   .examples = {{"joinery graph jax --format svg -o jax.svg", "a picture"},
                                {"joinery graph jax --format mermaid", "for a Markdown page"},
                                {"joinery graph jax", "in words, level by level"}}},
    [CMD_IMPORT] =
        {.usage = "TABLE.csv",
         .summary = "turn a promotion table into a spec",
         .description =
             "Reads a table in the form that `joinery table --format csv` writes (- reads standard input) and "
             "writes the simplest spec that says the same: a Hasse diagram where the table is the join of an "
             "order, one with resolved cells where up to one cell in ten differs, else a table. Known names "
             "become well-known dtypes, NAME* weak ones, others abstract.",
         .yes = "the spec is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_CSV},
         .examples = {{"joinery import promotions.csv -o promotions.lua", "a spec named promotions"},
                      {"joinery table numpy --format csv | joinery import - --name copy", "there and back"}}},
    [CMD_COMPLETE] =
        {.usage = "SPEC",
         .summary = "add the dtypes that a spec lacks for every join to exist",
         .description =
             "Finds the smallest join-semilattice that contains the order of a lattice-form spec and keeps the joins "
             "that "
             "it has, and writes a spec named NAME_complete that extends the given one with the new dtypes, each "
             "abstract "
             "and with the pairs that it is for. A spec that lacks nothing is extended by nothing. With -o, a path to "
             "the "
             "given spec is written relative to the new one; a spec from standard input or CSV is written out whole.",
         .yes = "the spec is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples = {{"joinery complete jep_numpy_like", "names what i8 and u8 could promote to"},
                      {"joinery complete my.lua -o my_complete.lua --limit 16", "or gives up past 16 new dtypes"}}},
    [CMD_PLACE] =
        {.usage = "SPEC DTYPE",
         .summary = "find where a new dtype can go in the lattice of a spec",
         .description =
             "DTYPE is a well-known name, or a table as a spec has it in `dtypes`. Lists the fewest edges with which"
             " it can be added so that every law that the spec demands holds, no join changes and no given dtype "
             "promotes to another one than before: the cheapest placement first, that is, with the fewest scalars "
             "that change an array's dtype, then given pairs that had no join and get it as theirs, then conversions"
             " from and to it that drop a component, overflow, round or are unknown, then like dtypes left apart "
             "though one holds the other, then pairs without a join, then joins wider than both operands. Each with "
             "its row of the table; and for the first, which edges would lose nothing, and what keeps them out.",
         .yes = "there is a placement",
         .no = "there is none",
         .fewest = 2,
         .most = 2,
         .operands = {OPERAND_SPEC, OPERAND_KNOWN},
         .formats = FORMATS_STORY,
         .examples = {{"joinery place jax f8_e4m3fn", "where an 8-bit float can go in JAX's lattice"},
                      {"joinery place my.lua '{ \"q15\", kind = \"fixed\", bits = 16, fraction = 15 }'",
                       "a dtype of one's own"}}},
    [CMD_NEW] =
        {.usage = "NAME",
         .summary = "write a starter spec: a given one with more dtypes",
         .description =
             "Writes a commented spec called NAME that extends SPEC by the given dtypes, each a well-known name or a"
             " table as in `dtypes`, one after the other where `joinery place` finds it cheapest. What is written "
             "has been read and checked: every law that SPEC demands holds.",
         .yes = "the spec is written",
         .no = "there is no place for a dtype; the reason is on standard error and nothing is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_NAME},
         .examples =
             {{"joinery new mine --extends jax --dtype f8_e4m3fn -o mine.lua", "JAX with an 8-bit float"},
              {"joinery new audio --extends jax --dtype '{ \"q15\", kind = \"fixed\", bits = 16, fraction = 15 }'",
               "with a dtype of one's own"}}},
    [CMD_LIST] = {.usage = "",
                  .summary = "list the installed specs",
                  .description =
                      "Prints the name of every installed spec, how many dtypes it has, how it is written (as a "
                      "lattice, a lattice with resolved cells, or a table), its class and its title.",
                  .yes = "the list is printed",
                  .formats = FORMATS_GRID,
                  .examples = {{"joinery list", "names to use as SPEC"},
                               {"joinery list --format csv", "for a program"}}},
    [CMD_HELP] = {.usage = "[COMMAND]",
                  .summary = "explain a command",
                  .description = "Prints what `joinery COMMAND --help` prints.",
                  .yes = "the help is printed",
                  .most = 1,
                  .operands = {OPERAND_COMMAND},
                  .examples = {{"joinery help explain", "the help of explain"}}},
};

#define ON(ENUM)    (1u << CMD_##ENUM)
#define EVERYWHERE  ((1u << CMD_COUNT) - 1)
#define AS_TEXT(X)  AS_TEXT_(X)
#define AS_TEXT_(X) #X
#define WITH_SPECS  (EVERYWHERE & ~(ON(IMPORT) | ON(HELP)))

/* X(ENUM, bit, word) of what an option is a choice of */
#define WORD(ENUM, bit, word) {word, bit},
static const cli_word deny_words[] = {COST_FOR_EACH_DENIAL(WORD){NULL, 0}};
static const cli_word group_words[] = {EMIT_FOR_EACH_GROUP(WORD){NULL, 0}};
static const cli_word kernels_words[] = {EMIT_FOR_EACH_KERNELS(WORD){NULL, 0}};
#undef WORD

const cli_option cli_options[OPT_COUNT] = {
    [OPT_OUTPUT] =
        {.letter = 'o',
         .name = "output",
         .argument = "FILE",
         .value = VALUE_FILE,
         .commands = EVERYWHERE & ~(ON(GENERATE) | ON(HELP)),
         .help = "Write to FILE instead of standard output (- is standard output). The file is replaced only once "
                 "all is known."},
    [OPT_DIRECTORY] = {.letter = 'o',
                       .name = "output",
                       .argument = "DIR",
                       .value = VALUE_DIRECTORY,
                       .commands = ON(GENERATE),
                       .required = "the directory to write to",
                       .help = "Write the files to DIR, which is created if missing."},
    [OPT_FORMAT] = {.name = "format", .argument = "FORMAT", .value = VALUE_FORMAT, .help = "The form of the answer."},
    [OPT_COSTS] =
        {.name = "costs",
         .commands = ON(CHECK),
         .help = "List what each promotion costs its operands: exact, rounds, overflows or drops, judged by value "
                 "sets; and where the result is wider than both. Weak operands are listed apart."},
    [OPT_DENY] = {.name = "deny",
                  .argument = "LIST",
                  .value = VALUE_WORDS,
                  .words = deny_words,
                  .commands = ON(CHECK),
                  .help = "Fail where a promotion of strong operands does what is listed."},
    [OPT_EXHAUSTIVE] =
        {.name = "exhaustive",
         .commands = ON(CHECK) | ON(GENERATE),
         .help = "Count every failure, however long it takes. Without it, counts that would take more than a few "
                 "seconds are left out."},
    [OPT_WITH_EDGE] =
        {.name = "with-edge",
         .argument = "A,B",
         .value = VALUE_TEXT,
         .commands = ON(EXPLAIN),
         .operands = 1,
         .help = "Instead of a promotion, explain what an edge more would do, from A to B: whether it follows "
                 "already or closes a circle, which joins it would change, and which laws it would break."},
    [OPT_EMIT] = {.name = "emit",
                  .argument = "LIST",
                  .value = VALUE_WORDS,
                  .words = group_words,
                  .commands = ON(GENERATE),
                  .help = "Write these groups of files only. Default: all."},
    [OPT_OPS] = {.name = "ops",
                 .argument = "LIST",
                 .value = VALUE_LIST,
                 .commands = ON(GENERATE),
                 .help = "Generate kernels for these operations only. Default: those of the spec."},
    [OPT_ISA] = {.name = "isa",
                 .argument = "LIST",
                 .value = VALUE_LIST,
                 .commands = ON(GENERATE),
                 .help =
                     "Generate kernels for these instruction sets only. Default: every one there is a template for."},
    [OPT_PREFIX] = {.name = "prefix",
                    .argument = "NAME",
                    .value = VALUE_NAME,
                    .commands = ON(GENERATE),
                    .help = "Begin every name with NAME instead of the spec's name, those of files too."},
    [OPT_DEPFILE] =
        {.name = "depfile",
         .argument = "FILE",
         .value = VALUE_FILE,
         .commands = ON(GENERATE),
         .help = "Write the spec, what it extends and the templates read to FILE, as dependencies in make's syntax."},
    [OPT_DEPTARGET] = {.name = "deptarget",
                       .argument = "NAME",
                       .value = VALUE_TEXT,
                       .commands = ON(GENERATE),
                       .help = "The target in the depfile. Default: the manifest in DIR."},
    [OPT_TEMPLATES] = {.name = "templates",
                       .argument = "DIR",
                       .value = VALUE_DIRECTORY,
                       .commands = ON(GENERATE),
                       .help = "Use the templates in DIR instead of the built-in ones."},
    [OPT_KERNELS] =
        {.name = "kernels",
         .argument = "WHICH",
         .value = VALUE_WORD,
         .words = kernels_words,
         .commands = ON(GENERATE),
         .help = "pairwise: a fused kernel for each pair of dtypes, fastest. staged: convert a block, then a kernel "
                 "for one dtype, smallest. Default: pairwise, or staged for a spec with `hot`."},
    [OPT_NAME] = {.name = "name",
                  .argument = "NAME",
                  .value = VALUE_NAME,
                  .commands = ON(IMPORT),
                  .help = "The name of the new spec. Default: made from the file's name."},
    [OPT_EXTENDS] = {.name = "extends",
                     .argument = "SPEC",
                     .value = VALUE_SPEC,
                     .commands = ON(NEW),
                     .required = "what to begin with",
                     .help = "The spec to begin with: the name of an installed one, or a path."},
    [OPT_DTYPE] =
        {.name = "dtype",
         .argument = "DTYPE",
         .value = VALUE_EACH,
         .commands = ON(NEW),
         .required = "what to add",
         .help = "A dtype to add: a well-known name, or a table such as '{ \"i5\", kind = \"int\", bits = 5 }'. May be "
                 "given again."},
    [OPT_LIMIT] = {.name = "limit",
                   .argument = "N",
                   .value = VALUE_COUNT,
                   .commands = ON(COMPLETE),
                   .help = "Give up past N new dtypes, because there may be exponentially many. "
                           "Default: " AS_TEXT(CLI_DEFAULT_LIMIT) "."},
    [OPT_PLACEMENTS] = {.name = "limit",
                        .argument = "N",
                        .value = VALUE_COUNT,
                        .commands = ON(PLACE),
                        .help = "Show up to N placements, " AS_TEXT(
                            CLI_MOST_PLACEMENTS) " at the most. Default: " AS_TEXT(CLI_DEFAULT_PLACEMENTS) "."},
    [OPT_MAX_INSTRUCTIONS] = {.name = "max-instructions",
                              .argument = "N",
                              .value = VALUE_COUNT,
                              .commands = WITH_SPECS,
                              .help = "Stop a spec after N instructions of the Lua machine."},
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
                   .help =
                       "Print nothing to standard output, and no remarks: the exit status is the answer. Errors are "
                       "printed and files are written all the same."},
    [OPT_HELP] = {.letter = 'h', .name = "help", .commands = EVERYWHERE, .help = "Print help and end."},
    [OPT_VERSION] = {.name = "version", .commands = EVERYWHERE, .help = "Print the version and end."},
};

const char *cli_command_name(cli_command_id command) {
    static const char *const names[] = {
#define COMMAND_NAME(ENUM, name) #name,
        CLI_FOR_EACH_COMMAND(COMMAND_NAME)
#undef COMMAND_NAME
    };
    return names[command];
}

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

/* "-o DIR" or "--extends SPEC" */
static void add_required(text *to, const cli_option *option) {
    if (option->letter)
        text_printf(to, "-%c %s", option->letter, option->argument);
    else
        text_printf(to, "--%s %s", option->name, option->argument);
}

void cli_usage(text *to, cli_command_id command) {
    text_add(to, cli_commands[command].usage);
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (!option->required || !cli_takes(command, option)) continue;
        if (to->length) text_add_char(to, ' ');
        add_required(to, option);
        if (option->value == VALUE_EACH) text_add(to, " ...");
    }
}

void cli_required_list(text *to, cli_command_id command) {
    text what = {0};
    size_t count = 0;
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (!option->required || !cli_takes(command, option)) continue;
        if (count++) {
            text_add(to, " and ");
            text_add(&what, " and ");
        }
        add_required(to, option);
        text_add(&what, option->required);
    }
    text_printf(to, "%s %s", count == 1 ? "," : ":", text_string(&what));
    text_free(&what);
}

bool cli_next_word(const char **at, const char **word, size_t *length) {
    if (!*at) return false;
    *word = *at;
    *length = strcspn(*at, ",");
    *at = (*at)[*length] ? *at + *length + 1 : NULL;
    return true;
}

report_format cli_default_format(unsigned formats) {
    report_format format = 0;
    while (!(formats >> format & 1))
        format++;
    return format;
}

void cli_format_list(text *to, unsigned formats) {
    const char *before = NULL; /* held back, because the last one is joined by "or" */
    bool any = false;
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        if (!(formats >> format & 1)) continue;
        if (before) text_printf(to, "%s%s", any ? ", " : "", before);
        any = any || before;
        before = report_format_name(format);
    }
    text_printf(to, "%s%s", any ? " or " : "", before ? before : "");
}

void cli_option_synopsis(text *to, const cli_option *option) {
    if (option->letter) text_printf(to, "-%c, ", option->letter);
    text_printf(to, "--%s", option->name);
    if (option->argument) text_printf(to, " %s", option->argument);
}
