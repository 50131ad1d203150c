#include "cli/commands.h"

#include <stdbool.h>

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
         .no = "they have none; with the edge, a law that must hold fails, or the edge closes a cycle",
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

const char *cli_command_name(cli_command_id command) {
    static const char *const names[] = {
#define COMMAND_NAME(ENUM, name) #name,
        CLI_FOR_EACH_COMMAND(COMMAND_NAME)
#undef COMMAND_NAME
    };
    return names[command];
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
