/* What a spec may do: which functions there are, that nothing depends on a run, and the limits. */
#include "base/memory.h"
#include "spec/support.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#define HEAD "local function spec(note) return { name = \"t\", note = note, dtypes = { \"b\" }, promotes = {} } end\n"

/* What the spec that calls spec(note) puts into `note`. */
static char *note_of(const char *lua) {
    text source = {0};
    text_printf(&source, HEAD "%s", lua);
    spec *spec = support_read(source.data);
    char *note = mem_copy(spec->note ? spec->note : "");
    spec_free(spec);
    text_free(&source);
    return note;
}

static void assert_note(const char *lua, const char *expected) {
    char *note = note_of(lua);
    assert_string_equal(note, expected);
    mem_free(note);
}

static void assert_diagnostic(const char *lua, const char *expected) {
    char *messages = support_diagnostics(lua, support_options());
    assert_string_equal(messages, expected);
    mem_free(messages);
}

static void test_the_globals(void **state) {
    (void)state;
    assert_note("local names = {}\n"
                "for name in pairs(_ENV) do names[#names + 1] = name end\n"
                "return spec(table.concat(names, ' '))",
                "assert error ipairs math next pairs select string table tonumber tostring type utf8");
}

static void test_the_libraries(void **state) {
    (void)state;
    assert_note("local names = {}\n"
                "for _, library in ipairs { 'string', 'table', 'math', 'utf8' } do\n"
                "  for name in pairs(_ENV[library]) do names[#names + 1] = library .. '.' .. name end\n"
                "end\n"
                "return spec(table.concat(names, ' '))",
                "string.byte string.char string.find string.format string.gmatch string.gsub string.len string.lower "
                "string.match string.pack string.packsize string.rep string.reverse string.sub string.unpack "
                "string.upper table.concat table.insert table.move table.pack table.remove table.sort table.unpack "
                "math.abs math.acos math.asin math.atan math.ceil math.cos math.deg math.exp math.floor math.fmod "
                "math.huge math.log math.max math.maxinteger math.min math.mininteger math.modf math.pi math.rad "
                "math.sin math.sqrt math.tan math.tointeger math.type math.ult utf8.char utf8.charpattern "
                "utf8.codepoint utf8.codes utf8.len utf8.offset");
}

static void test_methods_of_strings(void **state) {
    (void)state;
    assert_note("return spec(('%s'):rep(3, '-'):format('a', ('b'):upper(), tostring(('x').dump)))", "a-B-nil");
    assert_note("string.format = function() return 'mine' end return spec(('%d'):format(1))", "mine");
    assert_note("return spec('10' + 1 .. '')", "11"); /* a string's arithmetic is Lua's own */
}

static void test_no_addresses(void **state) {
    (void)state;
    assert_note("return spec(tostring({}) .. tostring(tostring) .. tostring(spec) .. tostring(nil) .. tostring(true))",
                "tablefunctionfunctionniltrue");
    assert_note("return spec(string.format('%s %5s %-9s| %s %%s %s', {}, {}, spec, 1.5, 'x'))",
                "table table function | 1.5 %s x");
    assert_note("return spec(string.format('%s\\0%s', 1, {}):gsub('\\0', '/'))", "1/table");
    assert_diagnostic(
        "\nlocal s = ('\\0%p'):format({})",
        "test.lua:2: error: invalid conversion '%p' to 'format': a spec knows no addresses [runtime-error]\n"
        "local s = ('\\0%p'):format({})\n"
        "hint: correct the spec's own code\n");
}

static void test_nan_has_no_sign(void **state) {
    (void)state;
    assert_note("local a, b = 0/0, -(0/0)\n"
                "return spec(tostring(a) .. tostring(b) .. ('%s%s%f%g'):format(a, b, a, b))",
                "nannannannannannan");
}

static void test_order_of_pairs(void **state) {
    (void)state;
    assert_note(
        "local t, seen = {}, {}\n"
        "for _, key in ipairs { 'b', 'a', 'B', 'ab', '', 3, 1, 2.5, -1, 1e300, -1e300, true, false,\n"
        "                       math.maxinteger, math.mininteger, 9007199254740993, 2.0^63, -2.0^64,\n"
        "                       2^53 + 0.0, '10', 'a\\0b', 'a\\0' } do t[key] = true end\n"
        "for key in pairs(t) do seen[#seen + 1] = tostring(key):gsub('\\0', '0') end\n"
        "return spec(table.concat(seen, ' '))",
        "false true -1e+300 -1.844674407371e+19 -9223372036854775808 -1 1 2.5 3 9007199254740992 9007199254740993 "
        "9223372036854775807 9.2233720368548e+18 1e+300  10 B a a0 a0b ab b");
}

static void test_pairs_and_changes(void **state) {
    (void)state;
    assert_note("local t, seen = { a = 1, b = 2, c = 3, d = 4 }, ''\n"
                "for key, value in pairs(t) do\n"
                "  seen = seen .. key .. value\n"
                "  t.b, t.c, t.e = nil, 9, 5\n"
                "end\n"
                "return spec(seen)",
                "a1c9d4");
    assert_note("local seen, t = '', { 3, 2, 1, x = 0 }\n"
                "local key, value = next(t)\n"
                "while key do seen, key, value = seen .. key .. value, next(t, key) end\n"
                "return spec(seen .. tostring(next({})))",
                "132231x0nil");
}

static void test_sort(void **state) {
    (void)state;
    assert_note("local t = { 5, 3, 9, 1, 3 } table.sort(t) return spec(table.concat(t, ' '))", "1 3 3 5 9");
    assert_note("local t = { 'pear', 'fig', 'apple' }\n"
                "table.sort(t, function(a, b) return #a < #b end) return spec(table.concat(t, ' '))",
                "fig pear apple");
    assert_note("local t = {} table.sort(t) table.sort({ 1 }) return spec(#t .. '')", "0");
    /* stable: 500 pairs by their first half keep the order of their second */
    assert_note("local t, good = {}, true\n"
                "for i = 1, 500 do t[i] = { (i * 31) % 7, i } end\n"
                "table.sort(t, function(a, b) return a[1] < b[1] end)\n"
                "for i = 2, 500 do\n"
                "  local a, b = t[i - 1], t[i]\n"
                "  good = good and (a[1] < b[1] or a[1] == b[1] and a[2] < b[2])\n"
                "end\n"
                "return spec(tostring(good))",
                "true");
    /* an order that is none gives some permutation, always the same, and no error */
    const char *lua = "local t = {} for i = 1, 300 do t[i] = i end\n"
                      "table.sort(t, function(a, b) return (a * b) % 3 ~= 1 end)\n"
                      "local seen = {} for _, v in ipairs(t) do seen[v] = true end\n"
                      "return spec(table.concat(t, ' ') .. ' ' .. #seen)";
    char *once = note_of(lua), *twice = note_of(lua);
    assert_string_equal(once, twice);
    assert_string_equal(once + strlen(once) - 4, " 300");
    mem_free(once);
    mem_free(twice);
    assert_diagnostic("\ntable.sort { 1, 'x' }",
                      "test.lua:2: error: attempt to compare string with number [runtime-error]\n"
                      "table.sort { 1, 'x' }\n"
                      "hint: correct the spec's own code\n");
    assert_diagnostic("\ntable.sort({}, 1)",
                      "test.lua:2: error: bad argument #2 to 'sort' (function expected, got number) [runtime-error]\n"
                      "table.sort({}, 1)\n"
                      "hint: correct the spec's own code\n");
    assert_diagnostic("for _ in pairs { [print or {}] = 1 } do end",
                      "test.lua:1: error: a table is the key of a table: only booleans, numbers and strings have an "
                      "order to walk in [runtime-error]\n"
                      "for _ in pairs { [print or {}] = 1 } do end\n"
                      "hint: correct the spec's own code\n");
}

static spec_options limited(unsigned long long instructions, size_t memory, double seconds) {
    spec_options options = *support_options();
    options.limits = (spec_limits){instructions, memory, seconds};
    return options;
}

static bool fails_with(const char *lua, const spec_options *options, const char *name) {
    char *messages = support_diagnostics(lua, options);
    const char *first = strstr(messages, ": error: ");
    const bool alone = first && !strstr(first + 1, ": error: "), found = alone && strstr(messages, name) != NULL;
    if (!found) print_error("expected %s, got: %s\n", name, messages);
    mem_free(messages);
    return found;
}

static void test_instruction_limit(void **state) {
    (void)state;
    const char *loop = "local n = 0\nfor i = 1, 100000 do n = n + i end\n"
                       "return { name = 't', dtypes = { 'b' }, promotes = {} }";
    const spec_options few = limited(50000, 0, 0), enough = limited(1000000, 0, 0), one = limited(1, 0, 0);
    assert_true(fails_with(loop, &few, "[instruction-limit]"));
    assert_true(fails_with(loop, &one, "[instruction-limit]"));
    char *messages = support_diagnostics(loop, &enough);
    assert_string_equal(messages, "");
    mem_free(messages);
    /* calls count, too, and there is nothing that would catch the error */
    assert_true(fails_with("local function f() return f() end f()", &few, "[instruction-limit]"));
}

static void test_memory_limit(void **state) {
    (void)state;
    const spec_options small = limited(0, (size_t)1 << 20, 0), tiny = limited(0, 1, 0);
    assert_true(fails_with("local t = {} for i = 1, 1e7 do t[i] = i end", &small, "[memory-limit]"));
    assert_true(fails_with("local s = 'x' while true do s = s .. s end", &small, "[memory-limit]"));
    assert_true(fails_with("return ('x'):rep(1 << 24)", &small, "[memory-limit]"));
    assert_true(fails_with("return { name = 't' }", &tiny, "[memory-limit]"));
    text large = {0}; /* the text alone is too much */
    text_add(&large, "return { note = '");
    text_add_repeated(&large, 'x', (size_t)2 << 20);
    text_add(&large, "' }");
    assert_true(fails_with(large.data, &small, "[memory-limit]"));
    text_free(&large);
    char *messages = support_diagnostics("local t = {} for i = 1, 1000 do t[i] = ('x'):rep(5000) t[i] = nil end\n"
                                         "return { name = 't', dtypes = { 'b' }, promotes = {} }",
                                         &small); /* garbage does not count */
    assert_string_equal(messages, "");
    mem_free(messages);
}

/* Runs the spec in a process of its own; its standard error, and its exit status. */
static char *in_process(const char *lua, const spec_options *options, int *status) {
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDERR_FILENO);
        spec_diagnostics diagnostics = {0};
        spec_read_text("some/where.lua", lua, strlen(lua), options, &diagnostics);
        _exit(7);
    }
    close(ends[1]);
    text messages = {0};
    text_add(&messages, "");
    char piece[256];
    ssize_t count;
    while ((count = read(ends[0], piece, sizeof piece)) > 0)
        text_add_n(&messages, piece, (size_t)count);
    close(ends[0]);
    waitpid(child, status, 0);
    return messages.data;
}

static void test_time_limit(void **state) {
    (void)state;
    static const char *const endless[][2] = {
        /* in the Lua machine */
        {"local n = 0\nwhile true do\nn = n + 1 end", "3"},
        /* in one call of a pattern match, which no hook ends */
        {"\n\n\n\n\n\n\n\n\n\n\nlocal x = ('a'):rep(200)\n\nlocal y = x:find(('.-'):rep(30) .. 'b')", "14"},
        /* in a sort, in a comparison of its own */
        {"local t = {}\nfor i = 1, 10000 do t[i] = -i end\nwhile true do table.sort(t) end", "3"},
    };
    const spec_options options = limited(UINT64_MAX, 0, 0.2);
    for (size_t i = 0; i < sizeof endless / sizeof *endless; i++) {
        int status;
        char *messages = in_process(endless[i][0], &options, &status);
        text expected = {0};
        text_printf(&expected,
                    "some/where.lua:%s: error: the spec took more than 0.2 s of processor time [time-limit]\n"
                    "hint: make it do less, or give it more with --max-time\n",
                    endless[i][1]);
        assert_string_equal(messages, expected.data);
        assert_true(WIFEXITED(status));
        assert_int_equal(WEXITSTATUS(status), 2);
        text_free(&expected);
        mem_free(messages);
    }
}

static void nothing(int signal_number) {
    (void)signal_number;
}

/* The clock runs while a spec does, and at no other time. */
static void test_the_clock_is_put_back(void **state) {
    (void)state;
    const struct sigaction mine = {.sa_handler = nothing};
    struct sigaction old, found;
    struct itimerval timer;
    sigaction(SIGPROF, &mine, &old);
    const spec_options options = limited(0, 0, 5);
    static const char *const texts[] = {"return { name = 't', dtypes = { 'b' }, promotes = {} }", "return 1", "}"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        char *messages = support_diagnostics(texts[i], &options);
        mem_free(messages);
        getitimer(ITIMER_PROF, &timer);
        assert_int_equal(timer.it_value.tv_sec, 0);
        assert_int_equal(timer.it_value.tv_usec, 0);
        sigaction(SIGPROF, NULL, &found);
        assert_ptr_equal(found.sa_handler, nothing);
    }
    sigaction(SIGPROF, &old, NULL);
}

static void test_lines_of_errors(void **state) {
    (void)state;
    assert_diagnostic("\n\nerror('a\\nb', 0)", "test.lua:3: error: a\\nb [runtime-error]\n"
                                               "error('a\\nb', 0)\n"
                                               "hint: correct the spec's own code\n");
    assert_diagnostic("\n\nerror(42)", "test.lua:3: error: 42 [runtime-error]\n"
                                       "error(42)\n"
                                       "hint: correct the spec's own code\n");
    assert_diagnostic("\nassert(false)", "test.lua:2: error: assertion failed! [runtime-error]\n"
                                         "assert(false)\n"
                                         "hint: correct the spec's own code\n");
    assert_diagnostic("\n\nlocal x = ('x'):rep({})",
                      "test.lua:3: error: bad argument #1 to 'rep' (number expected, got table) [runtime-error]\n"
                      "local x = ('x'):rep({})\n"
                      "hint: correct the spec's own code\n");
    assert_diagnostic("local t = {}\nfor k in pairs(nil) do end",
                      "test.lua:2: error: bad argument #1 to 'pairs' (table expected, got nil) [runtime-error]\n"
                      "for k in pairs(nil) do end\n"
                      "hint: correct the spec's own code\n");
}

/* Where the message of Lua names something, and that stands once in the line, the column is known. */
static void test_columns_of_errors(void **state) {
    (void)state;
    assert_diagnostic("local t = {}\nt.x = t.y + string.io.z",
                      "test.lua:2:20: error: attempt to index a nil value (field 'io') [runtime-error]\n"
                      "t.x = t.y + string.io.z\n"
                      "                   ^~\n"
                      "hint: correct the spec's own code\n");
    assert_diagnostic("return io .. io", "test.lua:1: error: attempt to concatenate a nil value (global 'io') "
                                         "[runtime-error]\n"
                                         "return io .. io\n"
                                         "hint: a spec runs in a sandbox: it has only string, table, math, utf8 and a "
                                         "few basic functions\n");
    assert_diagnostic("local s = 'retrun'\n\tretrun { name = 'x' }",
                      "test.lua:2:2: error: attempt to call a nil value (global 'retrun') [runtime-error]\n"
                      "\tretrun { name = 'x' }\n"
                      "\t^~~~~~\n"
                      "hint: did you mean \"return\"?\n");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_globals),        cmocka_unit_test(test_the_libraries),
        cmocka_unit_test(test_methods_of_strings), cmocka_unit_test(test_no_addresses),
        cmocka_unit_test(test_nan_has_no_sign),    cmocka_unit_test(test_order_of_pairs),
        cmocka_unit_test(test_pairs_and_changes),  cmocka_unit_test(test_sort),
        cmocka_unit_test(test_instruction_limit),  cmocka_unit_test(test_memory_limit),
        cmocka_unit_test(test_time_limit),         cmocka_unit_test(test_the_clock_is_put_back),
        cmocka_unit_test(test_lines_of_errors),    cmocka_unit_test(test_columns_of_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
