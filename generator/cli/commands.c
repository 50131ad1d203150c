#include "cli/commands.h"

#include <stdbool.h>

#define FORMATS_REPORT      (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD | 1u << FORMAT_HTML)
#define FORMATS_GRID        (FORMATS_REPORT | 1u << FORMAT_CSV)
#define FORMATS_CHECK       (FORMATS_REPORT | 1u << FORMAT_GITHUB)
#define FORMATS_DIFF        (FORMATS_GRID | 1u << FORMAT_GITHUB)
#define FORMATS_EXPLANATION (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_MD)
#define FORMATS_EXPLORE     (1u << FORMAT_HTML | 1u << FORMAT_JSON)
#define FORMATS_GRAPH       (1u << FORMAT_TEXT | 1u << FORMAT_JSON | 1u << FORMAT_DOT | 1u << FORMAT_SVG)

const cli_command cli_commands[CMD_COUNT] = {
    [CMD_GENERATE] =
        {.usage = "SPEC",
         .summary = "write the C files of a spec",
         .description = "Verifies the laws that the spec requires, then writes promotion "
                        "tables for C and C++, kernels and a manifest, NAME.json, to DIR. It "
                        "writes either all files or none, and only files whose content "
                        "changes. It removes files of an earlier run that are no longer "
                        "generated and touches nothing else in DIR. Standard output lists the "
                        "files, then for each instruction set the number of kernels, fallbacks "
                        "(which run more general code) and override points (which a program "
                        "can replace by its own kernels).",
         .yes = "the files are up to date",
         .no = "a required law fails; the report is on standard error, and nothing "
               "was written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples = {{"joinery generate jax -o generated", "JAX's promotion tables and kernels, in generated/"},
                      {"joinery generate my.lua -o out --prefix np --emit tables",
                       "only tables, with all names starting with np_"},
                      {"joinery generate my.lua -o out --depfile out/my.d", "with a depfile for make and ninja"}}},
    [CMD_CHECK] =
        {.usage = "SPEC",
         .summary = "verify the laws of a spec, classify it and report",
         .description = "Starts with a verdict: whether results depend on operand order or "
                        "bracketing, which promotions lose values or are wider than necessary, "
                        "and which are undefined. Then reports whether the promotion is a "
                        "lattice, a join-semilattice, a partial lattice or only a table; its "
                        "top, bottom and height; and for each law whether it holds or how "
                        "often it fails, with up to 20 examples. The required laws are those "
                        "of --require, or of the spec's field `laws`; if one fails, check also "
                        "proposes single edits that fix it. The last line says whether the "
                        "required laws hold, and what the others do. Warnings about likely "
                        "mistakes go to standard error.",
         .yes = "all required laws hold, nothing is denied, and no promotion differs "
                "from --baseline",
         .no = "a required law fails, --deny or --deny-warnings applies, or a "
               "promotion or casting differs from --baseline",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .formats = FORMATS_CHECK,
         .examples = {{"joinery check numpy", "why NumPy's promotion is not associative"},
                      {"joinery check my.lua --require order,associativity", "fails if one of these laws fails"},
                      {"joinery check my.lua --deny overflows,drops", "also fails if a promotion loses range"},
                      {"joinery check my.lua --baseline old.lua", "also fails if a promotion has changed"},
                      {"joinery check jax --format json", "everything, for a program"}}},
    [CMD_TABLE] = {.usage = "SPEC",
                   .summary = "print the promotion table",
                   .description = "One row for each left operand, one column for each right operand, and "
                                  "- for a pair without a result. `joinery import` reads the CSV and "
                                  "Markdown formats.",
                   .yes = "the table is printed",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRID,
                   .examples = {{"joinery table jax", "the table, to read"},
                                {"joinery table numpy -o numpy.csv", "the same, for a program"}}},
    [CMD_DIFF] = {.usage = "SPEC SPEC",
                  .summary = "compare the tables of two specs",
                  .description = "Reports which pairs of dtypes the specs promote differently, and "
                                 "which dtypes only one of them has. Dtypes with different names are "
                                 "matched by alias, format and values. The text summarizes and groups "
                                 "the differences; CSV and JSON list every cell. With --baseline and "
                                 "one SPEC, it lists each changed promotion on a line.",
                  .yes = "both have the same dtypes, promotions and castings; with "
                         "--baseline, no promotion or casting has changed",
                  .no = "the specs differ; with --baseline, a promotion or casting has "
                        "changed",
                  .fewest = 2,
                  .most = 2,
                  .operands = {OPERAND_SPEC},
                  .formats = FORMATS_DIFF,
                  .examples = {{"joinery diff jax numpy", "where JAX and NumPy disagree"},
                               {"joinery diff my.lua --baseline old.lua", "what a change alters"},
                               {"joinery diff old.lua new.lua -q", "only the exit status"},
                               {"joinery diff jax table.csv --format csv", "a CSV table is a spec too"}}},
    [CMD_EXPLAIN] = {.usage = "SPEC A B [C ...]",
                     .summary = "show what operands promote to, and why",
                     .description = "Dtypes can have the spec's names, or those of NumPy, PyTorch, C and "
                                    "other systems (int8, torch.bfloat16), or be one question, such as "
                                    "'int8 + bfloat16' or 'np.int8 * 2.0', in which a number stands for "
                                    "its weak dtype. For two dtypes, shows their "
                                    "common upper bounds, the minimal ones, the path from each operand to "
                                    "the join, and what the conversions cost. For three or more, shows "
                                    "each step from left to right, and every order or bracketing that "
                                    "gives a different result.",
                     .yes = "the dtypes have a join",
                     .no = "they have no join",
                     .fewest = 2,
                     .most = CLI_ANY_NUMBER,
                     .operands = {OPERAND_SPEC, OPERAND_DTYPE},
                     .formats = FORMATS_EXPLANATION,
                     .examples = {{"joinery explain jax u64 i64", "why the result is f*"},
                                  {"joinery explain jax int8 torch.bfloat16", "with names of other systems"},
                                  {"joinery explain numpy i8 u8 f16", "a result that depends on bracketing"},
                                  {"joinery explain jax 'i*' f16", "quote names that the shell would expand"}}},
    [CMD_GRAPH] = {.usage = "SPEC",
                   .summary = "draw the Hasse diagram",
                   .description = "Draws which dtypes promote to which, from the bottom up, without "
                                  "edges that follow from others. Kinds differ in colour and shape, weak "
                                  "dtypes are dashed, and lossy edges are marked. In svg, dtypes with "
                                  "the same connections share a node if the drawing would be too wide, "
                                  "and cells set by `resolve` are listed below. json has the dtypes, the "
                                  "edges and the drawing.",
                   .yes = "the diagram is drawn",
                   .fewest = 1,
                   .most = 1,
                   .operands = {OPERAND_SPEC},
                   .formats = FORMATS_GRAPH,
                   .examples = {{"joinery graph jax -o jax.svg", "a picture"},
                                {"joinery graph jax --format dot", "for Graphviz"},
                                {"joinery graph jax --dtypes 'i*,i8,u8,i16,f32'", "only these dtypes"},
                                {"joinery graph jax", "in words, level by level"}}},
    [CMD_EXPLORE] = {.usage = "[SPEC]",
                     .summary = "make an interactive page for a spec",
                     .description = "Writes one HTML file that needs no other files and no network. It "
                                    "shows the verdict on the spec, its Hasse diagram and its promotion "
                                    "table; where each promotion comes from and what it costs; and the "
                                    "differences from any installed spec and those of --against. You can "
                                    "edit the spec in the page, or open another one or a table. Without "
                                    "-o, the page is SPEC.html in the current folder. Without SPEC, it is "
                                    "that of jax, and is shown in a browser. The json format is the data "
                                    "of the page.",
                     .yes = "the page is made",
                     .most = 1,
                     .operands = {OPERAND_SPEC},
                     .formats = FORMATS_EXPLORE,
                     .preferred = FORMAT_HTML,
                     .examples = {{"joinery explore jax --open", "jax.html, shown in a browser"},
                                  {"joinery explore my.lua --against jax --against numpy -o my.html",
                                   "a page with the differences from JAX marked"}}},
    [CMD_NEW] = {.usage = "",
                 .summary = "write a spec for dtypes of your own choice",
                 .description = "Writes a spec to start from: what --dtypes lists, promoted by the rules that most "
                                "libraries share. The result is of the higher category: bool, integer, float, "
                                "complex. It is the narrowest dtype that has all values of the operands of that "
                                "category: i8 with u8 gives i16, i32 with f32 gives f32. A weak dtype, NAME*, gives "
                                "way to others of its category. A pair that no dtype holds has no result. The names "
                                "are those that `joinery import` knows.",
                 .yes = "the spec is written",
                 .examples = {{"joinery new --dtypes bool,uint8,int8,int32,float32,float64 -o mine.lua",
                               "a spec named mine"},
                              {"joinery new --dtypes ND_BOOL=0,ND_INT8=1,ND_FLOAT32=4 -o nd.lua",
                               "with the values of your own enum"}}},
    [CMD_EDIT] = {.usage = "SPEC",
                  .summary = "write a spec with changes made to it",
                  .description = "Applies the edits in the given order and writes SPEC as one spec that "
                                 "extends nothing. Without edits, it writes SPEC merged with what it "
                                 "extends. The required laws stay the same; `joinery check` shows which "
                                 "of them an edit breaks. Edges that would close a cycle or already "
                                 "follow from others are refused, as is the removal of a missing edge.",
                  .yes = "the spec is written",
                  .fewest = 1,
                  .most = 1,
                  .operands = {OPERAND_SPEC},
                  .examples = {{"joinery edit jax --add-edge u64,i64 -o mine.lua", "JAX with one more edge"},
                               {"joinery edit jax --add-dtype f8_e4m3fn --set f8_e4m3fn,i8=f16", "with an 8-bit float"},
                               {"joinery edit my.lua -o whole.lua", "the same, merged with what it extends"}}},
    [CMD_IMPORT] = {.usage = "TABLE.csv",
                    .summary = "turn a promotion table into a spec",
                    .description = "Reads a promotion table and writes the simplest spec with the same "
                                   "promotions: edges if the table is the join of an order, edges and "
                                   "`resolve` if at most one cell in ten differs from that, and otherwise "
                                   "the table itself. The table is a grid, as `joinery table --format "
                                   "csv` writes it, or has one pair per row (left,right,result): in CSV, "
                                   "Markdown, JSON, a frame of lines, or as a + b = c. TABLE#NAME is one "
                                   "of several tables or operations. Empty cells, -, None, error and the "
                                   "like mean no promotion. Cells that say yes or no, or name the strictest "
                                   "casting (safe, same_kind, unsafe), are of a casting table, and become "
                                   "`castings`. The operand - reads standard input. Dtypes keep their "
                                   "names. The names of NumPy, PyTorch, "
                                   "C, Rust, Arrow, SQL, XLA, ONNX and other systems are known (float32, "
                                   "Half, unsigned char, UTINYINT, s8); NAME* becomes a weak dtype, and "
                                   "any other name an abstract dtype with unknown values.",
                    .yes = "the spec is written",
                    .fewest = 1,
                    .most = 1,
                    .operands = {OPERAND_CSV},
                    .examples = {{"joinery import promotions.csv -o promotions.lua", "a spec named promotions"},
                                 {"joinery table numpy --format csv | joinery import - --name copy", "a round trip"}}},
    [CMD_CONFORM] =
        {.usage = "SPEC",
         .summary = "write a test that compares a library with a spec",
         .description = "The test asks the library for every two dtypes, for every three where `nary` is not fold, "
                        "and for every operation. It names each answer that differs from the spec's, and says why "
                        "the spec's is what it is. The adapter defines `promote`, which takes dtypes as the library "
                        "has them (a spec's name as a string in Python and JavaScript, its value in C, its type in "
                        "C++, unless --dtypes says otherwise) and answers one, or nothing. If it defines `operate`, "
                        "operations are asked for too; if it defines `can_cast`, castings. `known` there lists "
                        "differences that are known, with reasons; "
                        "the test fails once such a difference is gone. --emit stubs needs no adapter: it writes a "
                        "program to be linked with the kernels, which tries the functions of the spec's stubs: each "
                        "instruction set against portable C, and exchanged operands where the spec says that an "
                        "operation is commutative.",
         .yes = "the test is written",
         .fewest = 1,
         .most = 1,
         .operands = {OPERAND_SPEC},
         .examples =
             {{"joinery conform my.lua --emit pytest --adapter my_adapter.py -o test_my.py", "for pytest"},
              {"joinery conform pytorch --emit gtest --adapter torch.hpp --dtypes ScalarType::Bool,ScalarType::Float",
               "only these dtypes, by the library's names"},
              {"joinery conform my.lua --emit stubs -o test_stubs.c", "functions that kernels call"}}},
    [CMD_PROBE] = {.usage = "",
                   .summary = "write a program that prints a library's promotion table",
                   .description =
                       "Run the program, which is in the library's language: it asks for every two dtypes and prints "
                       "the table as CSV, which is a SPEC for every command and which `joinery import` turns into "
                       "Lua. A pair for which the library raises an error, or answers null, None or a dtype that is "
                       "not listed, has no result (-); the last is told on standard error.",
                   .yes = "the program is written",
                   .examples = {{"joinery probe --python np.result_type --dtypes int8,uint8,int16 -o probe.py",
                                 "`python3 probe.py` prints NumPy's table"},
                                {"joinery probe --cxx 'std::common_type_t<A, B>' --dtypes bool,char,int -o probe.cpp",
                                 "to be compiled and run"}}},
    [CMD_PLACE] = {.usage = "SPEC DTYPE",
                   .summary = "find where a new dtype fits into the lattice of a spec",
                   .description = "DTYPE is a well-known name (f8_e4m3fn, or float8_e4m3fn as in other "
                                  "systems), or a table as in a spec's `dtypes`. Lists the smallest sets "
                                  "of edges that add it without breaking a required law, changing a "
                                  "join, or adding a promotion between two old dtypes. The cheapest "
                                  "placement comes first. Placements are compared by these counts, in "
                                  "this order: scalars that change an array's dtype; old pairs without a "
                                  "join that would promote to the new dtype; conversions from and to it "
                                  "that drop a component, overflow, round, or have an unknown cost; "
                                  "dtypes of a similar kind without a join with it, although one of the "
                                  "two holds all values of the other; all dtypes without a join with it; "
                                  "and joins wider than both operands. Each placement lists the joins of "
                                  "the new dtype; the first also lists the lossless edges that are left "
                                  "out, and why. With --choose, writes a spec that extends SPEC by the dtype "
                                  "in one of them, checked.",
                   .yes = "there is a placement; with --choose, the spec is written",
                   .no = "there is none",
                   .fewest = 2,
                   .most = 2,
                   .operands = {OPERAND_SPEC, OPERAND_KNOWN},
                   .formats = FORMATS_EXPLANATION,
                   .examples = {{"joinery place jax f8_e4m3fn", "where an 8-bit float fits into JAX's lattice"},
                                {"joinery place my.lua '{ \"q15\", kind = \"fixed\", bits = 16, fraction = 15 }'",
                                 "a custom dtype"},
                                {"joinery place jax f8_e4m3fn --choose 1 -o mine.lua", "JAX with an 8-bit float"}}},
    [CMD_LIST] = {.usage = "",
                  .summary = "list the installed specs",
                  .description = "Prints the name, number of dtypes, form (edges, edges with `resolve`, "
                                 "or a grid), class and title of every installed spec: first the "
                                 "current systems, then earlier versions, then the options that JAX's "
                                 "design note (JEP 9407) discusses.",
                  .yes = "the list is printed",
                  .formats = FORMATS_GRID,
                  .examples = {{"joinery list", "names to use as SPEC"},
                               {"joinery list --format csv", "for a program"}}},
    [CMD_ATLAS] = {.usage = "",
                   .summary = "write a site that compares the installed specs",
                   .description = "Writes static pages that open without a server: index.html shows what "
                                  "two dtypes promote to in every system, and compares the systems by "
                                  "laws, losses and cell by cell; NAME.html shows one spec; docs/ has "
                                  "the documentation. Files of an earlier run that are no longer "
                                  "generated are removed unless they were edited; nothing else is "
                                  "touched.",
                   .yes = "the site is written",
                   .examples = {{"joinery atlas -o atlas", "then open atlas/index.html"},
                                {"joinery atlas -o public/promotion", "as a part of an existing site"}}},
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

static void add_list(text *out, unsigned formats, const char *label(report_format)) {
    const char *before = NULL; /* held back, because the last one is joined by "or" */
    bool any = false;
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        if (!(formats >> format & 1) || !label(format)) continue;
        if (before) text_printf(out, "%s%s", any ? ", " : "", before);
        any = any || before;
        before = label(format);
    }
    text_printf(out, "%s%s", any ? " or " : "", before ? before : "");
}

void cli_format_list(text *out, unsigned formats) {
    add_list(out, formats, report_format_name);
}

void cli_suffix_list(text *out, unsigned formats) {
    add_list(out, formats, report_format_suffix);
}
