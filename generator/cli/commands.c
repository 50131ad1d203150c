#include "cli/commands.h"

#include <stdbool.h>

#define FORMATS_REPORT      (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD | 1u << FORMAT_HTML)
#define FORMATS_GRID        (FORMATS_REPORT | 1u << FORMAT_CSV)
#define FORMATS_CHECK       (FORMATS_REPORT | 1u << FORMAT_GITHUB)
#define FORMATS_DIFF        (FORMATS_GRID | 1u << FORMAT_GITHUB)
#define FORMATS_EXPLANATION (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD)
#define FORMATS_EXPLORE     (1u << FORMAT_HTML | 1u << FORMAT_JSON)
#define FORMATS_GRAPH       (1u << FORMAT_TEXT | 1u << FORMAT_DOT | 1u << FORMAT_SVG | 1u << FORMAT_MERMAID)

const cli_command cli_commands[CMD_COUNT] = {
    [CMD_GENERATE] =
        {.usage = "SPEC",
         .summary = "write the C files of a spec",
         .description = "Verifies the laws that the spec demands, then writes its promotion tables for C and C++, its "
                        "kernels and a manifest, NAME.json, to DIR. Either all files are written or none, and a file "
                        "only when its content changes; files of an earlier run that are no longer made are removed, "
                        "and nothing else in DIR is touched. Standard output lists the files, then for each "
                        "instruction set the number of its kernels, of its fallbacks, which run more general code, and "
                        "of its override points, which a program replaces by kernels of its own.",
         .yes = "the files are up to date",
         .no = "a law that must hold fails; the report is on standard error and nothing was written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples = {{"joinery generate jax -o generated", "the tables of JAX's promotion in generated/"},
                      {"joinery generate my.lua -o out --prefix np --emit tables", "tables alone, every name np_..."},
                      {"joinery generate my.lua -o out --depfile out/my.d",
                       "with what it read, for make and ninja, in gcc's syntax"}}},
    [CMD_CHECK] = {.usage = "SPEC",
                   .summary = "verify the laws of a spec, classify it, report",
                   .description =
                       "Begins with a verdict: whether results depend on the order of operands or on bracketing, "
                       "which promotions lose values or are wider than they need be, and which are undefined. Then "
                       "tells whether the promotion is a lattice, a join-semilattice, a partial lattice or just a "
                       "table; its top, bottom and height; and for each law whether it holds or how often it fails, "
                       "with up to 20 failures in concrete dtypes. The laws that must hold are those of the spec's "
                       "field `laws`, or of --require; if one of them fails, small edits that make all of them hold "
                       "are listed too. The last line says whether the required laws hold, and what the others do. "
                       "Warnings of likely mistakes go to standard error.",
                   .yes = "every law that must hold does, nothing is denied, and no promotion differs from --baseline",
                   .no = "a law that must hold fails, there is something that --deny or --deny-warnings forbids, or a "
                         "promotion differs from --baseline",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_CHECK,
                   .examples = {{"joinery check numpy", "shows why NumPy's promotion is not associative"},
                                {"joinery check my.lua --require order,associativity", "fails where one of these does"},
                                {"joinery check my.lua --deny overflows,drops",
                                 "also fails where a promotion loses range"},
                                {"joinery check my.lua --baseline old.lua", "also fails where a promotion changes"},
                                {"joinery check jax --costs --format json", "everything, for a program"}}},
    [CMD_TABLE] = {.usage = "SPEC",
                   .summary = "print the promotion table",
                   .description = "A row for each left operand, a column for each right one, and - where a pair has no "
                                  "promotion. `joinery import` reads the CSV and Markdown forms.",
                   .yes = "the table is printed",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRID,
                   .examples = {{"joinery table jax", "the table, for reading"},
                                {"joinery table numpy -o numpy.csv", "the same, for a program"}}},
    [CMD_DIFF] = {.usage = "SPEC SPEC",
                  .summary = "compare the tables of two specs",
                  .description =
                      "Tells which operands the specs promote differently, over the dtypes that both have, and "
                      "the dtypes that only one has. Dtypes whose names differ are matched by alias, by "
                      "format and by values. Text sums up and groups the differences; CSV and JSON list "
                      "every cell. With --baseline and one SPEC: what has changed, one promotion a line.",
                  .yes = "both promote alike and have the same dtypes; with --baseline, no promotion has changed",
                  .no = "the specs differ; with --baseline, a promotion has changed",
                  .fewest = 2,
                  .most = 2,
                  .operands = {OPERAND_SPEC},
                  .formats = FORMATS_DIFF,
                  .examples = {{"joinery diff jax numpy", "where JAX and NumPy disagree"},
                               {"joinery diff my.lua --baseline old.lua", "what a change alters"},
                               {"joinery diff old.lua new.lua -q", "only the exit status"},
                               {"joinery diff jax table.csv --format csv", "a table read from CSV is a spec too"}}},
    [CMD_EXPLAIN] = {.usage = "SPEC A B [C ...]",
                     .summary = "show what operands promote to, and why",
                     .description =
                         "Dtypes are named as the spec has them, or as NumPy, PyTorch, C and others do (int8, "
                         "torch.bfloat16). For two dtypes: their common upper bounds, the minimal ones, the path from "
                         "each operand to "
                         "the join and what the conversions cost. For three and more: the fold from left to right, "
                         "step by step, and every order or bracketing that gives something else. With --with-edge and "
                         "no dtypes: what one more edge would do to the spec.",
                     .yes = "the dtypes have a join; with the edge, every law that must hold does",
                     .no = "they have none; with the edge, a law that must hold fails, or the edges form a cycle",
                     .fewest = 3,
                     .most = CLI_ANY_NUMBER,
                     .operands = {OPERAND_SPEC, OPERAND_DTYPE},
                     .formats = FORMATS_EXPLANATION,
                     .examples = {{"joinery explain jax u64 i64", "why the result is f*"},
                                  {"joinery explain jax int8 torch.bfloat16", "the same by the names of other systems"},
                                  {"joinery explain numpy i8 u8 f16", "an order of operands that changes the result"},
                                  {"joinery explain jax 'i*' f16", "quote a name that the shell would expand"},
                                  {"joinery explain jep_option2 --with-edge 'i8,c*'",
                                   "what one more edge would break"}}},
    [CMD_GRAPH] = {.usage = "SPEC",
                   .summary = "draw the Hasse diagram",
                   .description =
                       "Draws which dtypes promote to which, from the bottom up, and leaves out edges that "
                       "follow from others. Kinds differ by colour and shape, weak dtypes are dashed, and edges "
                       "that lose something are marked. In svg, dtypes of one shape are one node where the "
                       "picture would be wide, and what resolve settles is listed below.",
                   .yes = "the diagram is drawn",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRAPH,
                   .examples = {{"joinery graph jax -o jax.svg", "a picture"},
                                {"joinery graph jax --format mermaid", "for a Markdown page"},
                                {"joinery graph jax", "in words, level by level"}}},
    [CMD_EXPLORE] =
        {.usage = "SPEC",
         .summary = "make a page to look at a spec with",
         .description =
             "Writes one HTML file that needs nothing else, no network either: the verdict on the spec, its "
             "Hasse diagram and its promotion table, with what each promotion comes from and costs; "
             "differences from any installed spec and those of --against; what one more edge would change; "
             "and the same for a table in CSV that is pasted into the page. Without -o, the page is SPEC.html in "
             "this folder. The json format is the data of that page.",
         .yes = "the page is made",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .formats = FORMATS_EXPLORE,
         .preferred = FORMAT_HTML,
         .examples = {{"joinery explore jax --open", "jax.html, shown in a browser"},
                      {"joinery explore my.lua --against jax --against numpy -o my.html",
                       "the same, with what differs from JAX marked"}}},
    [CMD_IMPORT] = {.usage = "TABLE.csv",
                    .summary = "turn a promotion table into a spec",
                    .description =
                        "Reads a promotion table and writes the simplest spec that promotes alike: edges alone, if "
                        "the table is the join of an order; edges and `resolve`, if up to one cell in ten differs "
                        "from that; else the table itself. The table is a grid, as `joinery table --format csv` "
                        "writes it, or has a pair in each row (left,right,result). Its cells are separated by commas, "
                        "tabs or semicolons, or it is a table in Markdown; an empty cell, -, None and nan are no "
                        "promotion. The operand - reads standard input. "
                        "Dtypes keep their names. What a name means is known for NumPy, PyTorch, C, Rust, "
                        "Arrow, SQL, XLA, ONNX and more (float32, Half, unsigned char, UTINYINT, s8); NAME* becomes a "
                        "weak dtype, and any other name an abstract dtype, of whose values nothing is known.",
                    .yes = "the spec is written",
                    .fewest = 1,
                    .most = 1,
                    .operands = {OPERAND_CSV},
                    .examples = {{"joinery import promotions.csv -o promotions.lua", "a spec named promotions"},
                                 {"joinery table numpy --format csv | joinery import - --name copy",
                                  "there and back"}}},
    [CMD_COMPLETE] =
        {.usage = "SPEC",
         .summary = "add the dtypes that a spec needs for every pair to have a join",
         .description = "Finds the smallest join-semilattice that contains the order of a lattice-form spec and keeps "
                        "the joins that it has, and writes a spec named NAME_complete that extends the given one with "
                        "the new dtypes: each is abstract, and a comment gives the pairs that it is the join of. If "
                        "nothing is missing, the new spec adds nothing. With -o, a path to the given spec is written "
                        "relative to the new one; a spec from standard input or a table is written out whole.",
         .yes = "the spec is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples = {{"joinery complete jep_numpy_like", "names what i8 and u8 could promote to"},
                      {"joinery complete my.lua -o my_complete.lua --limit 16",
                       "the same, but gives up past 16 new dtypes"}}},
    [CMD_PLACE] = {.usage = "SPEC DTYPE",
                   .summary = "find where a new dtype can go in the lattice of a spec",
                   .description =
                       "DTYPE is a well-known name (f8_e4m3fn, or float8_e4m3fn as others have it), or a table as in a "
                       "spec's `dtypes`. Lists the smallest sets of "
                       "edges with which it can be added so that every law that the spec demands holds, no join "
                       "changes and no given dtype promotes to another one than before. The cheapest placement comes "
                       "first; placements are compared by, in this order: scalars that change an array's dtype; given "
                       "pairs without a join that would promote to the new dtype; conversions from and to it that drop "
                       "a component, that overflow, that round, and whose cost is unknown; dtypes of a similar kind "
                       "without a join with it, though one of the two holds all values of the other; any dtypes "
                       "without a join with it; and joins wider than both operands. Each comes with the joins of the "
                       "new dtype; the first also with the edges that would lose no value but are left out, and why.",
                   .yes = "there is a placement",
                   .no = "there is none",
                   .fewest = 2,
                   .most = 2,
                   .operands = {OPERAND_SPEC, OPERAND_KNOWN},
                   .formats = FORMATS_EXPLANATION,
                   .examples = {{"joinery place jax f8_e4m3fn", "where an 8-bit float can go in JAX's lattice"},
                                {"joinery place my.lua '{ \"q15\", kind = \"fixed\", bits = 16, fraction = 15 }'",
                                 "a dtype of one's own"}}},
    [CMD_NEW] =
        {.usage = "NAME",
         .summary = "write a starter spec: a given one with more dtypes",
         .description = "Writes a commented spec called NAME that extends SPEC by the given dtypes, each a well-known "
                        "name or a table as in `dtypes`. They are added one after the other, each where `joinery "
                        "place` finds it cheapest. The result has been checked: every law that SPEC demands holds.",
         .yes = "the spec is written",
         .no = "a dtype cannot be placed; the reason is on standard error and nothing is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_NAME},
         .examples =
             {{"joinery new mine --extends jax --dtype f8_e4m3fn -o mine.lua", "JAX with an 8-bit float"},
              {"joinery new audio --extends jax --dtype '{ \"q15\", kind = \"fixed\", bits = 16, fraction = 15 }'",
               "with a dtype of one's own"}}},
    [CMD_LIST] = {.usage = "",
                  .summary = "list the installed specs",
                  .description = "Prints the name of every installed spec, how many dtypes it has, how it is written "
                                 "(as edges, as edges with `resolve`, or as a grid), its class and its title: "
                                 "first the systems as they are, then earlier versions, then the options that JAX's "
                                 "design note (JEP 9407) discusses.",
                  .yes = "the list is printed",
                  .formats = FORMATS_GRID,
                  .examples = {{"joinery list", "names to use as SPEC"},
                               {"joinery list --format csv", "for a program"}}},
    [CMD_ATLAS] = {.usage = "",
                   .summary = "write a site that compares the installed specs",
                   .description = "Writes static pages that open without a server: index.html answers what two dtypes "
                                  "promote to in every system, and compares the systems by laws, losses and cell by "
                                  "cell; NAME.html shows one spec; docs/ has the documents. Files of an earlier run "
                                  "that are made no more are removed, unless they were edited; no others are touched.",
                   .yes = "the site is written",
                   .examples = {{"joinery atlas -o atlas", "then open atlas/index.html"},
                                {"joinery atlas -o public/promotion", "as a part of a site that is there"}}},
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

report_format cli_default_format(cli_command_id command) {
    const unsigned formats = cli_commands[command].formats;
    report_format format = cli_commands[command].preferred;
    if (formats >> format & 1) return format;
    for (format = 0; !(formats >> format & 1);)
        format++;
    return format;
}

static void add_list(text *to, unsigned formats, const char *what(report_format)) {
    const char *before = NULL; /* held back, because the last one is joined by "or" */
    bool any = false;
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        if (!(formats >> format & 1) || !what(format)) continue;
        if (before) text_printf(to, "%s%s", any ? ", " : "", before);
        any = any || before;
        before = what(format);
    }
    text_printf(to, "%s%s", any ? " or " : "", before ? before : "");
}

void cli_format_list(text *to, unsigned formats) {
    add_list(to, formats, report_format_name);
}

void cli_suffix_list(text *to, unsigned formats) {
    add_list(to, formats, report_format_suffix);
}
