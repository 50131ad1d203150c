/* The table of commands and options is consistent and accepts everything documented. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cli/parse.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 32 };

/* Parses a command line given as text; single quotes group. */
static bool parses(const char *line, cli_arguments *arguments, text *error) {
    char copy[512], *argv[WORDS_MAX + 1];
    int argc = 0;
    assert_true(strlen(line) < sizeof copy);
    strcpy(copy, line);
    for (char *at = copy; *at;) {
        char *end = *at == '\'' ? strchr(++at, '\'') : at + strcspn(at, " ");
        assert_non_null(end);
        assert_true(argc < WORDS_MAX);
        argv[argc++] = at;
        at = end;
        if (*at) *at++ = '\0';
        while (*at == ' ')
            at++;
    }
    argv[argc] = NULL;
    return cli_parse(argc, argv, arguments, error);
}

static void must_parse(const char *line, cli_command_id command) {
    cli_arguments arguments;
    text error = {0};
    if (!parses(line, &arguments, &error)) fail_msg("%s: %s", line, text_string(&error));
    assert_int_equal(arguments.command, command);
    cli_arguments_free(&arguments);
    text_free(&error);
}

static void must_not_parse(const char *line) {
    cli_arguments arguments;
    text error = {0};
    if (parses(line, &arguments, &error)) fail_msg("%s: was taken", line);
    assert_true(error.length > 0);
    cli_arguments_free(&arguments);
    text_free(&error);
}

/* Each command as its help has it, with all of its options. */
static void takes_what_is_promised(void **state) {
    (void)state;
    must_parse("joinery generate jax -o d --emit tables,dispatch,kernels --ops add,divide --isa avx2 --prefix p "
               "--depfile f --deptarget t --templates d --kernels staged -q",
               CMD_GENERATE);
    must_parse("joinery generate jax -o d --emit=tables --kernels=pairwise", CMD_GENERATE);
    must_parse("joinery check jax --deny rounds,overflows,drops,wider --exhaustive --format json -o f", CMD_CHECK);
    must_parse("joinery explain jax a b c", CMD_EXPLAIN);
    must_parse("joinery import t.csv --name n -o f", CMD_IMPORT);
    must_parse("joinery place jax u4 --limit 7 --format json", CMD_PLACE);
    must_parse("joinery place jax u4 --choose 2 --name n --force -o f", CMD_PLACE);
    must_parse("joinery edit jax --add-edge a,b --remove-edge=a,b --set a,b=c --add-dtype u4 --force -o f", CMD_EDIT);
    must_parse("joinery list --format csv", CMD_LIST);
    must_parse("joinery --version", CMD_COUNT);
    must_parse("joinery --help", CMD_COUNT);
    static const char *const formatted[] = {"check - --format ",       "table jax --format ", "diff a b --format ",
                                            "explain s a b --format ", "graph s --format ",   "list --format "};
    static const cli_command_id commands[] = {CMD_CHECK, CMD_TABLE, CMD_DIFF, CMD_EXPLAIN, CMD_GRAPH, CMD_LIST};
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        for (report_format format = 0; format < FORMAT_COUNT; format++) {
            char line[128];
            snprintf(line, sizeof line, "joinery %s%s", formatted[i], report_format_name(format));
            if (cli_commands[commands[i]].formats >> format & 1)
                must_parse(line, commands[i]);
            else
                must_not_parse(line);
        }
    }
    const unsigned graph = 1u << FORMAT_DOT | 1u << FORMAT_SVG | 1u << FORMAT_TEXT | 1u << FORMAT_JSON;
    assert_int_equal(cli_commands[CMD_GRAPH].formats, graph);
}

static void limits_are_on_every_command_that_reads_a_spec(void **state) {
    (void)state;
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        const bool reads = cli_commands[id].operands[0] == OPERAND_SPEC || id == CMD_LIST || id == CMD_ATLAS;
        for (cli_option_id option = OPT_MAX_INSTRUCTIONS; option <= OPT_MAX_TIME; option++)
            assert_int_equal(cli_options[option].commands >> id & 1, reads);
    }
}

/* The command of a line is found before it is known, so an option must take a value everywhere or nowhere. */
static void options_of_one_name_agree(void **state) {
    (void)state;
    for (int i = 0; i < OPT_COUNT; i++) {
        const cli_option *a = &cli_options[i];
        assert_true(cli_takers(a) != 0);
        assert_int_equal(a->argument != NULL, a->value != VALUE_NONE);
        assert_int_equal(a->words != NULL, a->value == VALUE_WORD || a->value == VALUE_WORDS);
        assert_int_equal(a->help[strlen(a->help) - 1], '.');
        for (int k = i + 1; k < OPT_COUNT; k++) {
            const cli_option *b = &cli_options[k];
            if (!strcmp(a->name, b->name) || (a->letter && a->letter == b->letter)) {
                assert_int_equal(a->argument != NULL, b->argument != NULL);
                assert_string_equal(a->name, b->name);
                assert_int_equal(cli_takers(a) & cli_takers(b), 0);
            }
        }
    }
}

static void every_command_has_examples_that_parse(void **state) {
    (void)state;
    for (cli_command_id id = 0; id < CMD_COUNT; id++) {
        const cli_command *command = &cli_commands[id];
        assert_non_null(command->examples[0].command);
        if (id != CMD_HELP) assert_non_null(command->examples[1].command);
        assert_true(command->fewest <= command->most);
        assert_int_equal(command->formats != 0, cli_takes(id, &cli_options[OPT_FORMAT]));
        for (int i = 0; i < CLI_EXAMPLES && command->examples[i].command; i++) {
            const char *pipe = strstr(command->examples[i].command, " | ");
            must_parse(pipe ? pipe + 3 : command->examples[i].command, id);
        }
    }
}

static void each_value_counts(void **state) {
    (void)state;
    cli_arguments arguments;
    text error = {0};
    assert_true(parses("joinery edit x --add-dtype u4 --add-dtype=u2", &arguments, &error));
    assert_int_equal(arguments.each_count, 2);
    assert_string_equal(arguments.each[0], "u4");
    assert_string_equal(arguments.each[1], "u2");
    cli_arguments_free(&arguments);
    assert_true(parses("joinery edit x --set=a,b=c --add-edge a,b --set a,b=-", &arguments, &error));
    assert_int_equal(arguments.each_count, 3);
    assert_int_equal(arguments.each_option[0], OPT_SET);
    assert_string_equal(arguments.each[0], "a,b=c");
    assert_int_equal(arguments.each_option[1], OPT_ADD_EDGE);
    assert_int_equal(arguments.each_option[2], OPT_SET);
    cli_arguments_free(&arguments);
}

static void numbers_are_read_exactly(void **state) {
    (void)state;
    cli_arguments arguments;
    text error = {0};
    assert_true(parses("joinery check x --max-memory 3M --max-instructions=7 --max-time 0.5", &arguments, &error));
    assert_int_equal(arguments.option[OPT_MAX_MEMORY].number, 3 << 20);
    assert_int_equal(arguments.option[OPT_MAX_INSTRUCTIONS].number, 7);
    assert_true(arguments.option[OPT_MAX_TIME].seconds == 0.5);
    cli_arguments_free(&arguments);
    static const char *const bad[] = {"0", "-1", "+1", " 1", "1 ", "1.5", "1MM", "0x10", "99999999999999999999", ""};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char line[128];
        snprintf(line, sizeof line, "joinery check x '--max-memory=%s'", bad[i]);
        must_not_parse(line);
    }
    text_free(&error);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_what_is_promised),    cmocka_unit_test(limits_are_on_every_command_that_reads_a_spec),
        cmocka_unit_test(options_of_one_name_agree), cmocka_unit_test(every_command_has_examples_that_parse),
        cmocka_unit_test(each_value_counts),         cmocka_unit_test(numbers_are_read_exactly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
