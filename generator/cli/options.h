/*
 * The one table of commands and options. Parsing, --help, the man page and the shell completion are all made from it.
 */
#ifndef JOINERY_CLI_OPTIONS_H
#define JOINERY_CLI_OPTIONS_H

#include "base/memory.h"
#include "base/text.h"
#include "report/format.h"

#include <stdbool.h>
#include <stddef.h>

/* In the order of --help. X(ENUM, name): the command's row is in options.c, its function is cmd_<name>. */
#define CLI_FOR_EACH_COMMAND(X)                                                                                        \
    X(GENERATE, generate)                                                                                              \
    X(CHECK, check)                                                                                                    \
    X(TABLE, table)                                                                                                    \
    X(DIFF, diff)                                                                                                      \
    X(EXPLAIN, explain)                                                                                                \
    X(GRAPH, graph)                                                                                                    \
    X(IMPORT, import)                                                                                                  \
    X(COMPLETE, complete)                                                                                              \
    X(PLACE, place)                                                                                                    \
    X(NEW, new)                                                                                                        \
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
    OPERAND_NAME,
    OPERAND_COMMAND
} cli_operand;

typedef struct cli_example {
    const char *command, *does;
} cli_example;

/* What a command answers, as the exit status of the program. */
enum { EXIT_YES = 0, EXIT_NO = 1, EXIT_ERROR = MEM_EXIT_STATUS, CLI_EXITS };

enum { CLI_EXAMPLES = 4, CLI_OPERANDS = 3, CLI_ANY_NUMBER = 1000000 };

#define CLI_DEFAULT_LIMIT      4096 /* new dtypes of a completion */
#define CLI_DEFAULT_PLACEMENTS 5
#define CLI_MOST_PLACEMENTS    1000

typedef struct cli_command {
    const char *usage;   /* the operands: "SPEC A B [C ...]" */
    const char *summary; /* one line, no full stop */
    const char *description;
    const char *yes, *no; /* what exit statuses 0 and 1 mean; `no` is NULL where there is no such answer */
    size_t fewest, most;  /* operands */
    cli_operand operands[CLI_OPERANDS]; /* what each is; the last one given stands for all further ones */
    unsigned formats;                   /* bit 1 << FORMAT_...; the lowest is the default */
    cli_example examples[CLI_EXAMPLES]; /* up to the first without a command */
} cli_command;

extern const cli_command cli_commands[CMD_COUNT];

const char *cli_command_name(cli_command_id command);

typedef enum cli_option_id {
    OPT_OUTPUT,
    OPT_DIRECTORY,
    OPT_FORMAT,
    OPT_COSTS,
    OPT_DENY,
    OPT_EXHAUSTIVE,
    OPT_WITH_EDGE,
    OPT_EMIT,
    OPT_OPS,
    OPT_ISA,
    OPT_PREFIX,
    OPT_DEPFILE,
    OPT_DEPTARGET,
    OPT_TEMPLATES,
    OPT_KERNELS,
    OPT_NAME,
    OPT_EXTENDS,
    OPT_DTYPE,
    OPT_LIMIT,
    OPT_PLACEMENTS,
    OPT_MAX_INSTRUCTIONS,
    OPT_MAX_MEMORY,
    OPT_MAX_TIME,
    OPT_QUIET,
    OPT_HELP,
    OPT_VERSION,
    OPT_COUNT
} cli_option_id;

typedef enum cli_value {
    VALUE_NONE,      /* a flag */
    VALUE_TEXT,      /* any */
    VALUE_EACH,      /* any; may be given again, and each counts */
    VALUE_SPEC,      /* a spec, for completion */
    VALUE_FILE,      /* any; a file, for completion */
    VALUE_DIRECTORY, /* any; a directory, for completion */
    VALUE_NAME,      /* a C identifier in lower case */
    VALUE_LIST,      /* words separated by commas, checked by the command */
    VALUE_WORD,      /* one of `words` */
    VALUE_WORDS,     /* some of `words`, separated by commas */
    VALUE_FORMAT,    /* one of the command's formats */
    VALUE_COUNT,     /* a whole number, 1 or more */
    VALUE_SIZE,      /* a whole number of bytes, K, M or G */
    VALUE_SECONDS    /* a number of seconds above 0 */
} cli_value;

/* A word that an option can be given, and what it stands for. */
typedef struct cli_word {
    const char *word;
    unsigned bit;
} cli_word;

typedef struct cli_option {
    char letter;      /* 0: none */
    const char *name; /* without the dashes */
    const char *argument;
    cli_value value;
    const cli_word *words; /* up to the first without a word; NULL but for VALUE_WORD and VALUE_WORDS */
    unsigned commands;     /* that take it, bit 1 << CMD_...; for VALUE_FORMAT those with formats (cli_takers) */
    const char *required;  /* what it tells a command that cannot do without it, NULL for most options */
    size_t operands;       /* how many there are where it is given; 0: as many as without it */
    const char *help;      /* a sentence or two */
} cli_option;

extern const cli_option cli_options[OPT_COUNT];

/* The commands that take an option, bit 1 << CMD_...; whether one, or every one, does. */
unsigned cli_takers(const cli_option *option);
bool cli_takes(cli_command_id command, const cli_option *option);
bool cli_is_common(const cli_option *option);

/* The next word of a comma-separated list at *at, or false at its end; the word is not terminated. */
bool cli_next_word(const char **at, const char **word, size_t *length);

/* The operands and the required options: "NAME --extends SPEC --dtype DTYPE ...". */
void cli_usage(text *to, cli_command_id command);

/* "--extends SPEC and --dtype DTYPE: what to begin with and what to add"; only for a command that requires options. */
void cli_required_list(text *to, cli_command_id command);

/* "text, json or csv" of a command's formats. */
void cli_format_list(text *to, unsigned formats);

/* The default format of a command with formats. */
report_format cli_default_format(unsigned formats);

/* "--help" or "-q, --quiet" or "-o, --output FILE". */
void cli_option_synopsis(text *to, const cli_option *option);

#endif
