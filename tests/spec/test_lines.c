/* Where fields stand in a spec's text: tokens, the table that is returned, rows of strings. */
#include "base/memory.h"
#include "spec/read/modules.h"
#include "spec/support.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

/* What a function of the chunk, which takes a text and an argument, returns. The caller frees it. */
static char *call(const char *chunk, const char *lua_text, const char *argument) {
    lua_State *lua = luaL_newstate();
    modules_open(lua, NULL, NULL);
    modules_push(lua, "source", "map"); /* for the environment of the chunk */
    lua_pop(lua, 1);
    if (luaL_loadstring(lua, chunk) != LUA_OK) fail_msg("%s", lua_tostring(lua, -1));
    lua_pushstring(lua, lua_text);
    lua_pushstring(lua, argument);
    lua_call(lua, 2, 1);
    char *result = mem_copy(lua_tostring(lua, -1));
    lua_close(lua);
    return result;
}

/* The line of the entry at a path such as "promotes.i8.2": names by key, numbers by position. 0: not shown. */
static int line_at(const char *lua, const char *path) {
    char *line = call("local source, text, path = require('source'), ...\n"
                      "local node = source.map(text).root\n"
                      "for name in path:gmatch('[^.]+') do\n"
                      "  local number = tonumber(name)\n"
                      "  if number then node = source.items(node)[number] else node = source.field(node, name) end\n"
                      "end\n"
                      "return tostring(node and node.place[1] or 0)",
                      lua, path);
    const int number = atoi(line);
    mem_free(line);
    return number;
}

static void test_plain_constructor(void **state) {
    (void)state;
    const char *lua = "-- a comment { return\n"
                      "return {\n"
                      "  name = 'x', title = \"}\",\n"
                      "  dtypes = { 'b',\n"
                      "    'i8', { 'i5',\n"
                      "      kind = 'int',\n"
                      "      bits = 5 }, --[==[ not }\n"
                      "    ]] ]==]\n"
                      "    [[i16]] },\n"
                      "  ['promotes'] = {\n"
                      "    ['i*'] = { 'i8' };\n"
                      "    [\"b\\z\n"
                      "       8\"] = { 'i8',\n"
                      "               'i16' },\n"
                      "  },\n"
                      "}\n";
    assert_int_equal(line_at(lua, "name"), 3);
    assert_int_equal(line_at(lua, "title"), 3);
    assert_int_equal(line_at(lua, "dtypes"), 4);
    assert_int_equal(line_at(lua, "dtypes.1"), 4);
    assert_int_equal(line_at(lua, "dtypes.2"), 5);
    assert_int_equal(line_at(lua, "dtypes.3"), 5);
    assert_int_equal(line_at(lua, "dtypes.3.kind"), 6);
    assert_int_equal(line_at(lua, "dtypes.3.bits"), 7);
    assert_int_equal(line_at(lua, "dtypes.4"), 9);
    assert_int_equal(line_at(lua, "dtypes.5"), 0);
    assert_int_equal(line_at(lua, "promotes.i*.1"), 11);
    assert_int_equal(line_at(lua, "promotes.b8"), 12);
    assert_int_equal(line_at(lua, "promotes.b8.2"), 14);
    assert_int_equal(line_at(lua, "promotes.none"), 0);
}

static void test_expressions(void **state) {
    (void)state;
    const char *lua = "local function f(a, b)\n"
                      "  if a == b then return { 1 } end\n"
                      "  for i = 1, 2 do local t = { 9 } end\n"
                      "  repeat local x = 1 until x\n"
                      "end\n"
                      "local e = ('}'):rep(3), 4\n"
                      "return {\n"
                      "  a = f({ 1, 2 }, function(x) return x, { 3 } end), b = 1 << 2,\n"
                      "  c = e == 1 and { 1 } or { 2 },\n"
                      "  ((f)(1)),\n"
                      "  -- no entry\n"
                      "  #e, d = not true; 'third',\n"
                      "  [f(1)] = 1, [1.5] = 2,\n"
                      "  last = 0x1p-4 // 3e+2\n"
                      "}";
    assert_int_equal(line_at(lua, "a"), 8);
    assert_int_equal(line_at(lua, "b"), 8);
    assert_int_equal(line_at(lua, "c"), 9);
    assert_int_equal(line_at(lua, "1"), 10);
    assert_int_equal(line_at(lua, "2"), 12);
    assert_int_equal(line_at(lua, "d"), 12);
    assert_int_equal(line_at(lua, "3"), 12);
    assert_int_equal(line_at(lua, "4"), 0);
    assert_int_equal(line_at(lua, "last"), 14);
}

static void test_names(void **state) {
    (void)state;
    const char *lua = "local dtypes = {\n"
                      "  'b',\n"
                      "  'i8' }\n"
                      "local edges <const> = { b = {\n"
                      "  'i8' } }\n"
                      "x.dtypes = { 1 }\n"
                      "edges = edges\n"
                      "local spec = { dtypes = dtypes,\n"
                      "  promotes = edges, laws = laws }\n"
                      "return spec";
    assert_int_equal(line_at(lua, "dtypes"), 8);
    assert_int_equal(line_at(lua, "dtypes.2"), 3);
    assert_int_equal(line_at(lua, "promotes"), 9);
    assert_int_equal(line_at(lua, "promotes.b"), 4);
    assert_int_equal(line_at(lua, "promotes.b.1"), 5);
    assert_int_equal(line_at(lua, "laws.1"), 0);
}

static void test_no_table(void **state) {
    (void)state;
    assert_int_equal(line_at("", "name"), 0);
    assert_int_equal(line_at("return f()", "name"), 0);
    assert_int_equal(line_at("\nreturn f { name = 1 }", "name"), 0);
    assert_int_equal(line_at("local t = t\nreturn t", "name"), 0);
    assert_int_equal(line_at("do return { name = 1 } end", "name"), 0);
}

static void test_line_ends(void **state) {
    (void)state;
    assert_int_equal(line_at("return {\r\na = 1,\r\n\r\nb = 2 }", "b"), 4);
    assert_int_equal(line_at("return {\ra = 1,\r\rb = 2 }", "b"), 4);
    assert_int_equal(line_at("return {\n\ra = 1,\n\r\n\rb = 2 }", "b"), 4);
    assert_int_equal(line_at("return { a = 'x\\\r\ny',\r\nb = [[\r\n\r\n]],\r\nc = 1 }", "c"), 6);
}

/* The lines of the rows of the returned table's `t`, as "3 4 5". */
static void assert_rows(const char *lua, const char *expected) {
    char *rows = call("local source, text = require('source'), ...\n"
                      "local map, lines = source.map(text), {}\n"
                      "for i, row in ipairs(source.rows(map, source.field(map.root, 't'))) do lines[i] = row[1] end\n"
                      "return table.concat(lines, ' ')",
                      lua, "");
    assert_string_equal(rows, expected);
    mem_free(rows);
}

static void test_rows(void **state) {
    (void)state;
    assert_rows("return { t = [[a\nb\n\nc]] }", "1 2 3 4");
    assert_rows("return {\nt = [==[\na\n]]b\n]==] }", "3 4");
    assert_rows("return { t = [[\r\na\r\nb]] }", "2 3");
    assert_rows("return { t = 'a\\nb\\\nc\\z\n\n  d\\10e\\x0Af\\u{A}g' }", "1 1 2 4 4 4");
    assert_rows("return { t = 'a\\n'\n .. \"b\\n\" ..\n [[c\nd]] .. 'e' }", "1 2 3 4");
    assert_rows("local grid = [[\na\nb\n]]\nreturn { t = grid }", "2 3");
    assert_rows("return { t = f [[a\nb]] }", "");
    assert_rows("return { t = '' }", "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_plain_constructor), cmocka_unit_test(test_expressions), cmocka_unit_test(test_names),
        cmocka_unit_test(test_no_table),          cmocka_unit_test(test_line_ends),   cmocka_unit_test(test_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
