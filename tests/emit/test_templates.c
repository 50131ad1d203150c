/* The emission Lua: the tables that it is made of, the template engine, and what its errors say. Run in the root. */
#include "base/file.h"
#include "base/memory.h"
#include "emit/emit.h"
#include "templates/op_catalogue.h"
#include "templates/templates.h"

#include <lauxlib.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static char folder[] = "/tmp/joinery-templates-XXXXXX";

static void put(const char *name, const char *content) {
    char path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(content, file);
    fclose(file);
}

/* The file NAME in the new folder SUB. */
static void put_in(const char *sub, const char *name, const char *content) {
    char new_folder[256], path[100];
    snprintf(new_folder, sizeof new_folder, "%s/%s", folder, sub);
    assert_int_equal(mkdir(new_folder, 0777), 0);
    assert_true(strlen(sub) + strlen(name) < 80);
    snprintf(path, sizeof path, "%.40s/%.40s", sub, name);
    put(path, content);
}

static int make_folder(void **state) {
    (void)state;
    if (!mkdtemp(folder)) return -1;
    char path[256];
    static const char *const folders[] = {"isa", "engine", "kernels"};
    for (size_t i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, folders[i]);
        if (mkdir(path, 0777) != 0) return -1;
    }
    static const char *const needed[] = {"engine/render.lua", "engine/memo.lua", "isa/isas.lua", "kernels/ops.lua"};
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++) {
        text content = {0};
        snprintf(path, sizeof path, "templates/%s", needed[i]);
        if (!file_read(path, FILE_NO_LIMIT, &content, NULL)) return -1;
        put(needed[i], content.data);
        text_free(&content);
    }
    return 0;
}

static int remove_folder(void **state) {
    (void)state;
    char command[300];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return system(command);
}

typedef struct rendering {
    const char *template;
    text result;
} rendering;

static void render_body(lua_State *L, void *context) {
    rendering *rendering = context;
    templates_import(L, "engine/render");
    lua_getfield(L, -1, "text");
    lua_pushstring(L, rendering->template);
    lua_newtable(L);
    lua_pushinteger(L, 42);
    lua_setfield(L, -2, "answer");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "no");
    lua_call(L, 2, 1);
    text_add(&rendering->result, luaL_checkstring(L, -1));
}

/* The text of a template, or the error message. */
static char *rendered(const char *template) {
    put("test.tmpl", template);
    templates templates;
    templates_open(&templates, folder);
    rendering context = {.template = "test.tmpl"};
    text error = {0};
    const bool ok = templates_run(&templates, render_body, &context, &error);
    assert_true(ok == (error.length == 0));
    char *result = mem_copy(ok ? text_string(&context.result) : text_string(&error));
    text_free(&context.result);
    text_free(&error);
    templates_close(&templates);
    return result;
}

static void gives(const char *template, const char *expected) {
    char *result = rendered(template);
    assert_string_equal(result, expected);
    mem_free(result);
}

static void fails_with(const char *template, const char *expected) {
    char *result = rendered(template), whole[512];
    snprintf(whole, sizeof whole, "%s/%s", folder, expected);
    assert_string_equal(result, whole);
    mem_free(result);
}

static void text_is_itself(void **state) {
    (void)state;
    gives("plain \"text\" \\n $ { } 100% \t\x01\xff\n\n", "plain \"text\" \\n $ { } 100% \t\x01\xff\n\n");
    gives("no line feed at the end", "no line feed at the end\n");
    gives("", "\n");
}

static void values_are_put_in(void **state) {
    (void)state;
    gives("<${answer}> ${answer + 1}${\"{}\"}\n", "<42> 43{}\n");
    gives("% for i = 1, 3 do\n  line ${i}\n% end\nend\n", "  line 1\n  line 2\n  line 3\nend\n");
    gives("  % if no then\nyes\n  % else\nno\n  % end\n", "no\n");
}

static void errors_name_the_line(void **state) {
    (void)state;
    fails_with("one\n\n${nothing}\n", "test.tmpl:3: there is no 'nothing'");
    fails_with("one\n% local x = nil + 1\n", "test.tmpl:2: attempt to perform arithmetic on a nil value");
    fails_with("a ${no}\n", "test.tmpl:1: an expression's value is a boolean");
    fails_with("a ${1.5}\n", "test.tmpl:1: an expression's value is a number");
    fails_with("a\nb\n% for\n", "test.tmpl:3: <name> expected near <eof>");
}

static void what_is_not_deterministic_is_not_there(void **state) {
    (void)state;
    fails_with("${pairs({})}\n", "test.tmpl:1: there is no 'pairs'");
    fails_with("${next({})}\n", "test.tmpl:1: there is no 'next'");
    fails_with("${os.time()}\n", "test.tmpl:1: there is no 'os'");
    fails_with("${io.open()}\n", "test.tmpl:1: there is no 'io'");
    fails_with("${math.random()}\n", "test.tmpl:1: attempt to call a nil value (field 'random')");
}

static void check_ops(lua_State *L, void *context) {
    (void)context;
    static const char check[] =
        "local ops = import('kernels/ops')\n"
        "local by_name = {}\n"
        "for _, op in ipairs(ops) do assert(not by_name[op.name], op.name); by_name[op.name] = op end\n"
        "local groups = ' arithmetic comparison bitwise logical division rounding inspection complex selection '\n"
        "local joins = { ' nil never ', ' always mixed never ', ' always ' } -- by arity\n"
        "local results = { ' same b inexact part ', ' join b inexact ', ' join ' }\n"
        "local function among(words, op, key)\n"
        "  assert(words:find(' ' .. tostring(op[key]) .. ' ', 1, true), op.name .. ' ' .. key)\n"
        "end\n"
        "for _, op in ipairs(ops) do\n"
        "  local arity, kinds = op.arity or 2, op.kinds\n"
        "  among(groups, op, 'group')\n"
        "  among(joins[arity], op, 'join')\n"
        "  among(results[arity], op, 'result')\n"
        "  for _, key in ipairs({ 'commutative', 'mirror', 'sign', 'heavy' }) do\n"
        "    assert(arity == 2 or op[key] == nil, op.name .. ' ' .. key)\n"
        "  end\n"
        "  assert(kinds.int or kinds.uint or kinds.float, op.name)\n"
        "  assert(not kinds.abstract, op.name)\n"
        "  assert(not op.needs_sign or kinds.float, op.name .. ' needs_sign')\n"
        "  assert(not op.wraps or kinds.int and op.result ~= 'b' and op.result ~= 'inexact', op.name .. ' wraps')\n"
        "  if op.mirror then\n"
        "    assert(not op.commutative and by_name[op.mirror].mirror == op.name, op.name)\n"
        "    assert(by_name[op.mirror].kinds.float == op.kinds.float, op.name)\n"
        "  end\n"
        "  if op.group == 'comparison' then assert(op.commutative or op.mirror, op.name) end\n"
        "end\n"
        "for name in ('floor_divide remainder fmod power'):gmatch('%S+') do -- the section of numerics.md\n"
        "  assert(by_name[name].group == 'division', name)\n"
        "end\n"
        "local members = {}\n"
        "for _, group in ipairs(import('engine/op_groups')) do\n"
        "  local names = import('engine/lists').field(group.ops, 'name')\n"
        "  assert(not members[group.name], group.name)\n"
        "  members[group.name] = ' ' .. table.concat(names, ' ') .. ' '\n"
        "end\n"
        "assert(members.logical == ' logical_and logical_or logical_xor logical_not ', members.logical)\n"
        "assert(members.unary:find(' sqrt ') and not members.unary:find(' add '), members.unary)\n"
        "assert(members.array_api:find(' add ') and not members.array_api:find(' fmod '), members.array_api)\n";
    if (luaL_dostring(L, check) != LUA_OK) lua_error(L);
}

static void operations_are_consistent(void **state) {
    (void)state;
    templates templates;
    text error = {0};
    templates_open(&templates, NULL);
    if (!templates_run(&templates, check_ops, NULL, &error)) fail_msg("%s", text_string(&error));
    templates_close(&templates);
}

static void check_expressions(lua_State *L, void *context) {
    (void)context;
    static const char check[] =
        "local expression = import('kernels/expression')\n"
        "local physical = { name = 'f32' }\n"
        "local x, y = expression.load('load_b_as_u8', 1), expression.load('load_u8', 2)\n"
        "local tree = expression.of('store_u8', expression.of('multiply_u8', x, y))\n"
        "local declared = { 'store_u8', { 'multiply_u8', 'load_b_as_u8', 'load_u8' } }\n"
        "local text = 'store_u8(multiply_u8(load_b_as_u8, load_u8))'\n"
        "assert(expression.declared(declared) == tree and expression.text(tree) == text, 'one table for equal trees')\n"
        "assert(expression.load('load_u8', 1) ~= y and expression.of_operand(expression.load('load_u8', 1), 2) == y, "
        "'operands')\n"
        "local swapped = expression.swapped(tree)\n"
        "assert(swapped == expression.declared({ 'store_u8', { 'multiply_u8', 'load_u8', 'load_b_as_u8' } }), "
        "'swapped')\n"
        "assert(swapped ~= tree and expression.swapped(swapped) == tree, 'swapped twice')\n"
        "local less = expression.of('subtract_u8', tree[1], expression.load('load_u8', 1))\n"
        "local more = expression.of('subtract_u8', swapped[1], expression.load('load_u8', 2))\n"
        "assert(expression.swapped(less) == more, 'what does not commute')\n"
        "local one, two = expression.load('load_u8', 1), expression.load('load_u8', 2)\n"
        "local product = expression.of('multiply_u8', expression.of('add_u8', two, one), expression.of('add_u8', one, "
        "two))\n"
        "assert(expression.is_symmetric(product) and not expression.is_symmetric(expression.of('subtract_u8', one, "
        "two)) "
        "and not expression.is_symmetric(expression.of('equal_u8_i8', one, two)), 'symmetric')\n"
        "assert(expression.arity(tree) == 2 and expression.arity(tree[1][1]) == 1, 'arity')\n"
        "local limit = expression.constant('u8', '0x7f')\n"
        "local both = { 'subtract_u8', { 'constant_u8', '0x7f' }, 'load_u8 2' }\n"
        "local difference = expression.declared(both)\n"
        "assert(difference == expression.of('subtract_u8', limit, y) and "
        "limit ~= expression.constant('u8', '0x80'), 'constants')\n"
        "assert(expression.text(difference) == 'subtract_u8(constant_u8(0x7f), load_u8)', 'text of a constant')\n"
        "assert(expression.of_operand(difference, 1)[1] == limit and expression.arity(limit) == 0, 'no operand')\n"
        "assert(expression.first_load(difference) == y and not expression.first_load(limit), 'first load')\n"
        "local pair = expression.together(expression.of('bits_mask8', difference), "
        "expression.declared({ 'store_u8', 'load_u8' }))\n"
        "assert(pair.together and expression.declared(pair) == pair, 'together')\n"
        "assert(expression.together(tree) == tree and expression.arity(pair) == 2, 'one alone')\n"
        "assert(expression.text(pair) == 'bits_mask8(subtract_u8(constant_u8(0x7f), load_u8)) and store_u8(load_u8)', "
        "expression.text(pair))\n"
        "local converted = expression.declared({ 'store_f32', 'load_i64_as_f32' })\n"
        "local buffered = expression.buffered(converted, physical, expression.load('load_f32', 1))\n"
        "local rounded = expression.of('round_f32_to_f16', expression.load('load_f32', 1))\n"
        "assert(expression.text(buffered) == 'load_f32{store_f32(load_i64_as_f32)}', expression.text(buffered))\n"
        "assert(expression.first_load(buffered) == expression.load('load_f32', 1), 'the load is what reads the "
        "buffer')\n"
        "local names = table.concat(expression.primitives(expression.of('store_f32', buffered)), ' ')\n"
        "assert(names == 'load_f32 load_i64_as_f32 store_f32', names)\n"
        "local order = { expression.load('load_f32', 1), buffered, expression.load('load_f32_odd', 1), rounded }\n"
        "for i, a in ipairs(order) do\n"
        "  for j, b in ipairs(order) do assert(expression.before(a, b) == (i < j), i .. ' before ' .. j) end\n"
        "end\n";
    if (luaL_dostring(L, check) != LUA_OK) lua_error(L);
}

static void expressions_are_trees(void **state) {
    (void)state;
    templates templates;
    text error = {0};
    templates_open(&templates, NULL);
    if (!templates_run(&templates, check_expressions, NULL, &error)) fail_msg("%s", text_string(&error));
    templates_close(&templates);
}

static void check_isas(lua_State *L, void *context) {
    (void)context;
    static const char check[] =
        "local isas = import('isa/isas')\n"
        "assert(#isas == 3, #isas)\n"
        "for i, name in ipairs({ 'zeta', 'alpha', 'beta' }) do assert(isas[i].name == name) end\n";
    if (luaL_dostring(L, check) != LUA_OK) lua_error(L);
}

static void isas_come_by_rank(void **state) {
    (void)state;
    put_in("isa/zeta", "isa.lua", "return { rank = 1 }");
    put_in("isa/alpha", "isa.lua", "return { rank = 2 }");
    put_in("isa/beta", "isa.lua", "return { rank = 2 }");
    put_in("isa/shared", "integers.c.tmpl", "no ISA");
    put("isa/README.md", "no ISA");
    templates templates;
    text error = {0};
    templates_open(&templates, folder);
    if (!templates_run(&templates, check_isas, NULL, &error)) fail_msg("%s", text_string(&error));
    templates_close(&templates);
}

static void missing_templates_are_named(void **state) {
    (void)state;
    op_catalogue catalogue;
    text error = {0};
    assert_false(op_catalogue_read("/nonexistent", &catalogue, &error));
    assert_string_equal(text_string(&error), "/nonexistent/kernels/ops.lua: No such file or directory");
    text_free(&error);
    put("kernels/ops.lua", "return {\n  { name = 'add' },\n  { nam = 'sub' },\n}\n");
    assert_false(op_catalogue_read(folder, &catalogue, &error));
    char expected[300];
    snprintf(expected, sizeof expected, "%s/kernels/ops.lua: entry 2 has no name", folder);
    assert_string_equal(text_string(&error), expected);
    text_free(&error);
}

/* Those that are absent are the defaults. */
static void entries_become_rules(void **state) {
    (void)state;
    op_catalogue catalogue;
    text error = {0};
    put("kernels/ops.lua", "return {\n"
                           "  { name = 'add', kinds = { int = true }, result = 'join' },\n"
                           "  { name = 'abs', arity = 1, result = 'part', needs_sign = true },\n}\n");
    assert_true(op_catalogue_read(folder, &catalogue, &error));
    const op_rule *rule = op_catalogue_find(&catalogue, "abs");
    assert_non_null(rule);
    assert_int_equal(rule->arity, 1);
    assert_true(rule->gives_part && rule->needs_sign && !rule->gives_bool);
    rule = op_catalogue_find(&catalogue, "add");
    assert_non_null(rule);
    assert_int_equal(rule->arity, 2);
    assert_int_equal(rule->kinds, 1u << VAL_INT);
    assert_null(op_catalogue_find(&catalogue, "mul"));
    op_catalogue_free(&catalogue);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_itself),
        cmocka_unit_test(values_are_put_in),
        cmocka_unit_test(errors_name_the_line),
        cmocka_unit_test(what_is_not_deterministic_is_not_there),
        cmocka_unit_test(operations_are_consistent),
        cmocka_unit_test(expressions_are_trees),
        cmocka_unit_test(isas_come_by_rank),
        cmocka_unit_test(missing_templates_are_named),
        cmocka_unit_test(entries_become_rules),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
