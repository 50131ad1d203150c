/* The one table of commands. Parsing, --help, the man page and the completion come from it and from cli/options.h. */
#ifndef JOINERY_CLI_COMMANDS_H
#define JOINERY_CLI_COMMANDS_H

#include "base/exit_status.h"
#include "base/text.h"
#include "report/write/format.h"

#include <stddef.h>

/* In the order of --help. X(ENUM, name): its row is in commands.c, its function is cmd_NAME. */
#define CLI_FOR_EACH_COMMAND(X)                                                                                        \
    X(GENERATE, generate)                                                                                              \
    X(CHECK, check)                                                                                                    \
    X(TABLE, table)                                                                                                    \
    X(DIFF, diff)                                                                                                      \
    X(EXPLAIN, explain)                                                                                                \
    X(GRAPH, graph)                                                                                                    \
    X(EXPLORE, explore)                                                                                                \
    X(NEW, new)                                                                                                        \
    X(EDIT, edit)                                                                                                      \
    X(CONFORM, conform)                                                                                                \
    X(PROBE, probe)                                                                                                    \
    X(IMPORT, import)                                                                                                  \
    X(PLACE, place)                                                                                                    \
    X(ATLAS, atlas)                                                                                                    \
    X(LIST, list)                                                                                                      \
    X(HELP, help)

typedef enum cli_command_id {
#define CLI_COMMAND_ENUM(ENUM, name) CMD_##ENUM,
    CLI_FOR_EACH_COMMAND(CLI_COMMAND_ENUM)
#undef CLI_COMMAND_ENUM
        CMD_COUNT
} cli_command_id;

typedef enum cli_operand {
    OPERAND_NONE,
    OPERAND_SPEC,
    OPERAND_CSV,
    OPERAND_DTYPE,
    OPERAND_KNOWN,
    OPERAND_COMMAND
} cli_operand;

typedef struct cli_example {
    const char *command, *does;
} cli_example;

enum { CLI_EXAMPLES = 5, CLI_OPERANDS = 3, CLI_ANY_NUMBER = 1000000 };

typedef struct cli_command {
    const char *usage;   /* the operands: "SPEC A B [C ...]" */
    const char *summary; /* one line, no full stop */
    const char *description;
    const char *yes, *no; /* what exit statuses 0 and 1 mean; `no` is NULL where there is no such answer */
    size_t fewest, most;  /* operands */
    cli_operand operands[CLI_OPERANDS]; /* what each is; the last one given stands for all further ones */
    unsigned formats;                   /* bit 1 << FORMAT_... */
    report_format preferred;            /* the default, if it is one of them; else the lowest is */
    cli_example examples[CLI_EXAMPLES]; /* up to the first without a command */
} cli_command;

extern const cli_command cli_commands[CMD_COUNT];

const char *cli_command_name(cli_command_id command);

/* "text, json or csv" of a command's formats; ".txt, .json or .csv" of the suffixes of their files. */
void cli_format_list(text *out, unsigned formats);
void cli_suffix_list(text *out, unsigned formats);

/* The default format of a command with formats. */
report_format cli_default_format(cli_command_id command);

#endif
