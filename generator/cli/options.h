/* The one table of options, beside that of commands. */
#ifndef JOINERY_CLI_OPTIONS_H
#define JOINERY_CLI_OPTIONS_H

#include "base/text.h"
#include "cli/commands.h"
#include "lattice/law.h"

#include <stdbool.h>
#include <stddef.h>

#define CLI_DEFAULT_PLACEMENTS 5
#define CLI_MOST_PLACEMENTS    1000
#define CLI_MOST_WITNESSES     10000

/* The bits of --require after those of the laws. */
#define CLI_REQUIRE_RESULTS  (1u << LAT_LAW_COUNT)
#define CLI_REQUIRE_CASTINGS (2u << LAT_LAW_COUNT)

typedef enum cli_option_id {
    OPT_OUTPUT,
    OPT_DIRECTORY,
    OPT_FORCE,
    OPT_FORMAT,
    OPT_FRAGMENT,
    OPT_DTYPES,
    OPT_ASKED_DTYPES,
    OPT_DENY,
    OPT_REQUIRE,
    OPT_DENY_WARNINGS,
    OPT_BASELINE,
    OPT_COMMON,
    OPT_WITNESSES,
    OPT_EMIT,
    OPT_OPS,
    OPT_FRAMEWORK,
    OPT_ADAPTER,
    OPT_ASKED_OPS,
    OPT_PYTHON,
    OPT_JS,
    OPT_C,
    OPT_CXX,
    OPT_PROBED_DTYPES,
    OPT_NEW_DTYPES,
    OPT_SETUP,
    OPT_ISA,
    OPT_PREFIX,
    OPT_DEPFILE,
    OPT_DEPTARGET,
    OPT_TEMPLATES,
    OPT_KERNELS,
    OPT_DRIVER,
    OPT_NAME,
    OPT_NAMES,
    OPT_ADD_EDGE,
    OPT_REMOVE_EDGE,
    OPT_SET,
    OPT_ADD_DTYPE,
    OPT_CASTINGS,
    OPT_AGAINST,
    OPT_OPEN,
    OPT_PLACEMENTS,
    OPT_CHOOSE,
    OPT_MAX_INSTRUCTIONS,
    OPT_MAX_MEMORY,
    OPT_MAX_TIME,
    OPT_QUIET,
    OPT_HELP,
    OPT_VERSION,
    OPT_COUNT
} cli_option_id;

typedef enum cli_value {
    VALUE_NONE,       /* a flag */
    VALUE_TEXT,       /* any */
    VALUE_EACH,       /* any; may be given again, and each counts */
    VALUE_EACH_KNOWN, /* the same; a well-known dtype, for completion */
    VALUE_EACH_SPEC,  /* the same; a spec, for completion */
    VALUE_SPEC,       /* a spec, for completion */
    VALUE_FILE,       /* any; a file, for completion */
    VALUE_DIRECTORY,  /* any; a directory, for completion */
    VALUE_NAME,       /* a C identifier in lower case */
    VALUE_LIST,       /* words separated by commas, checked by the command */
    VALUE_WORD,       /* one of `words` */
    VALUE_WORDS,      /* some of `words`, separated by commas */
    VALUE_FORMAT,     /* one of the command's formats */
    VALUE_COUNT,      /* a whole number, 1 or more */
    VALUE_SIZE,       /* a whole number of bytes, K, M or G */
    VALUE_SECONDS     /* a number of seconds above 0 */
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

/* Whether it may be given again, and each counts. */
bool cli_is_repeated(const cli_option *option);

/* The next word of a comma-separated list at *rest, or false at its end; the word is not terminated. */
bool cli_next_word(const char **rest, const char **word, size_t *length);

/* The option that a command cannot do without, or NULL. */
const cli_option *cli_required_option(cli_command_id command);

/* "-o DIR" or "--dtypes LIST". */
void cli_short_option(text *out, const cli_option *option);

/* The operands and the required option: "SPEC --emit FRAMEWORK". */
void cli_usage(text *out, cli_command_id command);

/* "--help" or "-q, --quiet" or "-o, --output FILE". */
void cli_option_synopsis(text *out, const cli_option *option);

#endif
