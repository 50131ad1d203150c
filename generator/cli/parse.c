#include "cli/parse.h"

#include "base/memory.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static unsigned bit_of(cli_command_id command) {
    return command < CMD_COUNT ? 1u << command : (1u << CMD_COUNT) - 1;
}

/* The option of that name that some command in `commands` takes, or OPT_COUNT. */
static cli_option_id find_long(const char *name, size_t length, unsigned commands) {
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        const cli_option *option = &cli_options[id];
        if (cli_takers(option) & commands && strlen(option->name) == length && !memcmp(option->name, name, length))
            return id;
    }
    return OPT_COUNT;
}

static cli_option_id find_letter(char letter, unsigned commands) {
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        if (cli_takers(&cli_options[id]) & commands && cli_options[id].letter == letter) return id;
    }
    return OPT_COUNT;
}

/* A number is none, as in `explain jax -1 int8`, nor a question: '-int8 + 1'. */
static bool is_option(const char *argument) {
    if (argument[0] != '-' || !argument[1] || strchr("#.(", argument[1]) || isdigit((unsigned char)argument[1]))
        return false;
    return argument[1] == '-' || !strchr(argument, ' ') || find_letter(argument[1], bit_of(CMD_COUNT)) < OPT_COUNT;
}

/* True if the option at the argument takes the next argument as its value, whatever the command. */
static bool takes_next(const char *argument) {
    if (argument[1] == '-') {
        if (strchr(argument, '=')) return false;
        const cli_option_id id = find_long(argument + 2, strlen(argument + 2), bit_of(CMD_COUNT));
        return id < OPT_COUNT && cli_options[id].argument;
    }
    for (argument++; *argument; argument++) {
        const cli_option_id id = find_letter(*argument, bit_of(CMD_COUNT));
        if (id < OPT_COUNT && cli_options[id].argument) return argument[1] == '\0';
    }
    return false;
}

/* The index of the command's name in argv, or argc. Options may stand before it. */
static int find_command(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--")) return i + 1 < argc ? i + 1 : argc;
        if (!is_option(argv[i])) return i;
        if (takes_next(argv[i])) i++;
    }
    return argc;
}

static void name_of_help(text *out, cli_command_id command) {
    text_printf(out, "`joinery %s%s--help`", command < CMD_COUNT ? cli_command_name(command) : "",
                command < CMD_COUNT ? " " : "");
}

bool cli_unknown_command(const char *name, text *error) {
    const char *names[CMD_COUNT];
    for (cli_command_id id = 0; id < CMD_COUNT; id++)
        names[id] = cli_command_name(id);
    const char *nearest = text_nearest(name, names, CMD_COUNT);
    text_printf(error, "unknown command '%s' (", name);
    if (nearest) text_printf(error, "did you mean %s? ", nearest);
    text_add(error, "`joinery --help` lists the commands)");
    return false;
}

/* An option that this command does not take: who does, or what may be meant. */
static bool unknown_option(const char *given, size_t length, cli_command_id command, text *error) {
    const char *names[OPT_COUNT];
    size_t count = 0;
    const bool is_long = given[1] == '-';
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        if (cli_takers(&cli_options[id]) & bit_of(command)) names[count++] = cli_options[id].name;
    }
    const cli_option_id elsewhere = is_long ? find_long(given + 2, length - 2, bit_of(CMD_COUNT)) : OPT_COUNT;
    if (elsewhere < OPT_COUNT) {
        text_printf(error, "%s takes no option %.*s (it is for", cli_command_name(command), (int)length, given);
        const char *separator = " ";
        for (cli_command_id id = 0; id < CMD_COUNT; id++) {
            if (!(cli_takers(&cli_options[elsewhere]) & bit_of(id))) continue;
            text_printf(error, "%s%s", separator, cli_command_name(id));
            separator = ", ";
        }
        text_add(error, "; ");
    } else {
        char *word = mem_copy_n(given, length);
        const char *nearest = is_long ? text_nearest(word + 2, names, count) : NULL;
        text_printf(error, "unknown option '%s' (", word);
        if (nearest) text_printf(error, "did you mean --%s? ", nearest);
        mem_free(word);
    }
    name_of_help(error, command);
    text_add(error, command < CMD_COUNT ? " lists its options)" : " lists the commands)");
    return false;
}

static bool bad_value(const char *option, const char *value, const char *wanted, text *error) {
    text_printf(error, "bad value '%s' of --%s: %s", value, option, wanted);
    return false;
}

/* The one of these words, or NULL. */
static const cli_word *find_word(const cli_word *words, const char *word, size_t length) {
    for (; words->word; words++) {
        if (strlen(words->word) == length && !memcmp(words->word, word, length)) return words;
    }
    return NULL;
}

enum { WORDS_MAX = sizeof(unsigned) * CHAR_BIT }; /* each has its bit */

static bool unknown_word(const cli_option *option, const char *word, size_t length, text *error) {
    const char *known[WORDS_MAX];
    size_t count = 0;
    while (count < WORDS_MAX && option->words[count].word) {
        known[count] = option->words[count].word;
        count++;
    }
    char *given = mem_copy_n(word, length);
    const char *nearest = text_nearest(given, known, count);
    text_printf(error, "unknown word '%s' in --%s (", given, option->name);
    if (strchr(given, ' ')) text_add(error, "put commas between words; ");
    mem_free(given);
    if (nearest) text_printf(error, "did you mean %s? ", nearest);
    text_add(error, "it takes");
    for (size_t i = 0; i < count; i++)
        text_printf(error, "%s%s", i == 0 ? " " : i + 1 == count ? " or " : ", ", known[i]);
    text_add_char(error, ')');
    return false;
}

static bool read_words(const cli_option *option, cli_given *given, text *error) {
    const char *at = given->text, *word;
    size_t length;
    given->set = 0;
    if (option->value == VALUE_WORD) {
        const cli_word *found = find_word(option->words, at, strlen(at));
        if (!found) return unknown_word(option, at, strlen(at), error);
        given->set = found->bit;
        return true;
    }
    while (cli_next_word(&at, &word, &length)) {
        const cli_word *found = find_word(option->words, word, length);
        if (!found) return unknown_word(option, word, length, error);
        given->set |= found->bit;
    }
    return true;
}

static bool read_format(cli_command_id command, cli_given *given, text *error) {
    const unsigned formats = cli_commands[command].formats;
    const char *names[FORMAT_COUNT];
    size_t count = 0;
    for (report_format format = 0; format < FORMAT_COUNT; format++) {
        if (!(formats >> format & 1)) continue;
        names[count++] = report_format_name(format);
        if (strcmp(given->text, report_format_name(format)) != 0) continue;
        given->set = format;
        return true;
    }
    const char *nearest = text_nearest(given->text, names, count);
    text_printf(error, "%s has no format '%s' (", cli_command_name(command), given->text);
    if (nearest) text_printf(error, "did you mean %s? ", nearest);
    text_add(error, "it has ");
    cli_format_list(error, formats);
    text_add_char(error, ')');
    return false;
}

/* A whole number of 1 or more with an optional unit of bytes. */
static bool read_number(const cli_option *option, cli_given *given, text *error) {
    char *end = NULL;
    errno = 0;
    const bool starts_well = given->text[0] >= '0' && given->text[0] <= '9';
    unsigned long long number = starts_well ? strtoull(given->text, &end, 10) : 0;
    bool fits = starts_well && number > 0 && errno == 0;
    if (fits && option->value == VALUE_SIZE && *end) {
        static const char units[] = "KMG";
        const char *unit = strchr(units, *end >= 'a' ? *end - 'a' + 'A' : *end);
        const int shift = unit ? 10 * (int)(unit - units + 1) : 0;
        fits = unit && number <= ((size_t)-1 >> shift);
        number <<= shift;
        end++;
    }
    given->number = number;
    if (fits && !*end) return true;
    return bad_value(option->name, given->text,
                     option->value == VALUE_SIZE ? "it takes a number of bytes, or one with K, M or G, such as 64M"
                                                 : "it takes a whole number, 1 or more",
                     error);
}

static bool read_seconds(const cli_option *option, cli_given *given, text *error) {
    char *end = NULL;
    const bool plain = given->text[0] && strspn(given->text, "0123456789.") == strlen(given->text);
    given->seconds = plain ? strtod(given->text, &end) : 0;
    if (plain && !*end && given->seconds > 0 && given->seconds < HUGE_VAL) return true;
    return bad_value(option->name, given->text, "it takes a number of seconds above 0, such as 2.5", error);
}

static bool read_name(const cli_option *option, const cli_given *given, text *error) {
    const char *name = given->text;
    if (*name >= 'a' && *name <= 'z' && !name[strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_")]) return true;
    return bad_value(option->name, name, "it takes a letter, then letters, digits and _, all in lower case", error);
}

static bool read_value(cli_command_id command, cli_option_id id, cli_given *given, text *error) {
    const cli_option *option = &cli_options[id];
    if (option->argument && !*given->text && id != OPT_DEPTARGET)
        return bad_value(option->name, "", "it is empty", error);
    if (command == CMD_COUNT) return true; /* no command to judge it by: that is the error to report */
    switch (option->value) {
    case VALUE_WORD:
    case VALUE_WORDS:
        return read_words(option, given, error);
    case VALUE_FORMAT:
        return read_format(command, given, error);
    case VALUE_COUNT:
    case VALUE_SIZE:
        return read_number(option, given, error);
    case VALUE_SECONDS:
        return read_seconds(option, given, error);
    case VALUE_NAME:
        return read_name(option, given, error);
    case VALUE_NONE:
    case VALUE_TEXT:
    case VALUE_EACH:
    case VALUE_EACH_KNOWN:
    case VALUE_EACH_SPEC:
    case VALUE_SPEC:
    case VALUE_FILE:
    case VALUE_DIRECTORY:
    case VALUE_LIST:
        break;
    }
    return true;
}

typedef struct parser {
    int argc, at;
    char **argv;
    cli_arguments *arguments;
    text *error;
} parser;

/* One option with its value, which is attached (`attached` not NULL) or the next argument. */
static bool read_option(parser *parser, cli_option_id id, const char *attached) {
    const cli_option *option = &cli_options[id];
    cli_given *given = &parser->arguments->option[id];
    if (option->argument && !attached) {
        if (parser->at + 1 >= parser->argc) {
            text_printf(parser->error, "--%s needs a value: --%s %s", option->name, option->name, option->argument);
            return false;
        }
        attached = parser->argv[++parser->at];
    } else if (!option->argument && attached) {
        text_printf(parser->error, "--%s takes no value, but was given '%s'", option->name, attached);
        return false;
    }
    *given = (cli_given){.given = true, .text = attached};
    if (cli_is_repeated(option)) {
        parser->arguments->each_option[parser->arguments->each_count] = id;
        parser->arguments->each[parser->arguments->each_count++] = attached;
    }
    return read_value(parser->arguments->command, id, given, parser->error);
}

static bool read_long(parser *parser, const char *argument) {
    const size_t length = strcspn(argument, "=");
    const cli_option_id id = find_long(argument + 2, length - 2, bit_of(parser->arguments->command));
    if (id == OPT_COUNT) return unknown_option(argument, length, parser->arguments->command, parser->error);
    return read_option(parser, id, argument[length] ? argument + length + 1 : NULL);
}

/* -q, -qh, -o FILE, -oFILE */
static bool read_letters(parser *parser, const char *argument) {
    for (const char *at = argument + 1; *at; at++) {
        const cli_option_id id = find_letter(*at, bit_of(parser->arguments->command));
        const char given[] = {'-', *at, '\0'};
        if (id == OPT_COUNT) return unknown_option(given, 2, parser->arguments->command, parser->error);
        if (cli_options[id].argument) return read_option(parser, id, at[1] ? at + 1 : NULL);
        if (!read_option(parser, id, NULL)) return false;
    }
    return true;
}

/* The option that is given and leaves less to the operands, or NULL. */
static const cli_option *find_limiting(const cli_arguments *arguments) {
    for (cli_option_id id = 0; id < OPT_COUNT; id++) {
        if (arguments->option[id].given && cli_options[id].operands) return &cli_options[id];
    }
    return NULL;
}

static bool count_operands(const cli_arguments *arguments, text *error) {
    const cli_command *command = &cli_commands[arguments->command];
    const cli_option *limiting = find_limiting(arguments);
    const size_t fewest = limiting ? limiting->operands : command->fewest;
    const size_t most = limiting ? limiting->operands : command->most;
    if (arguments->operand_count >= fewest && arguments->operand_count <= most) return true;
    const char *name = cli_command_name(arguments->command);
    text usage = {0};
    if (limiting) { /* the first operand is the spec */
        text_printf(&usage, "%.*s --%s %s", (int)strcspn(command->usage, " "), command->usage, limiting->name,
                    limiting->argument);
    } else {
        cli_usage(&usage, arguments->command);
    }
    if (arguments->operand_count < fewest)
        text_printf(error, "%s needs more operands", name);
    else
        text_printf(error, "%s takes no operand '%s'", name, arguments->operands[most]);
    text_printf(error, ": joinery %s%s%s (", name, usage.length ? " " : "", text_string(&usage));
    name_of_help(error, arguments->command);
    text_add(error, " explains it)");
    text_free(&usage);
    return false;
}

static bool has_required(const cli_arguments *arguments, text *error) {
    const cli_option *required = cli_required_option(arguments->command);
    if (!required || arguments->option[required - cli_options].given) return true;
    text_printf(error, "%s needs ", cli_command_name(arguments->command));
    cli_short_option(error, required);
    text_printf(error, ", %s", required->required);
    return false;
}

static bool read_all(parser *parser, int command_at) {
    bool options_end = false;
    for (parser->at = 1; parser->at < parser->argc; parser->at++) {
        const char *argument = parser->argv[parser->at];
        if (!options_end && is_option(argument)) {
            options_end = !strcmp(argument, "--");
            if (options_end) continue;
            if (!(argument[1] == '-' ? read_long(parser, argument) : read_letters(parser, argument))) return false;
            /* who asks for help is helped, whatever else the line says */
            if (parser->arguments->option[OPT_HELP].given || parser->arguments->option[OPT_VERSION].given) return true;
        } else if (parser->at != command_at) {
            parser->arguments->operands[parser->arguments->operand_count++] = argument;
        }
    }
    if (parser->arguments->command == CMD_COUNT) {
        text_add(parser->error, "no command given (`joinery --help` lists the commands)");
        return false;
    }
    return count_operands(parser->arguments, parser->error) && has_required(parser->arguments, parser->error);
}

bool cli_parse(int argc, char **argv, cli_arguments *arguments, text *error) {
    *arguments = (cli_arguments){.command = CMD_COUNT};
    const int command_at = find_command(argc, argv);
    for (cli_command_id id = 0; id < CMD_COUNT && command_at < argc; id++) {
        if (!strcmp(argv[command_at], cli_command_name(id))) arguments->command = id;
    }
    if (command_at < argc && arguments->command == CMD_COUNT) return cli_unknown_command(argv[command_at], error);
    arguments->operands = mem_alloc(((size_t)argc + 1) * sizeof *arguments->operands);
    arguments->each = mem_alloc(((size_t)argc + 1) * sizeof *arguments->each);
    arguments->each_option = mem_alloc(((size_t)argc + 1) * sizeof *arguments->each_option);
    parser parser = {.argc = argc, .argv = argv, .arguments = arguments, .error = error};
    return read_all(&parser, command_at);
}

void cli_arguments_free(cli_arguments *arguments) {
    mem_free(arguments->operands);
    mem_free(arguments->each);
    mem_free(arguments->each_option);
    arguments->operands = arguments->each = NULL;
    arguments->each_option = NULL;
}
