-- The definitions that an editor with LuaLS completes and checks specs by: specs/joinery.d.lua.
local native, schema = require("native"), require("schema")
local M = {}

function M.write()
  local lines = {}
  local function add(line) lines[#lines + 1] = line end
  local function begin_alias(name, label)
    add("\n---" .. label)
    add("---@alias " .. name)
  end
  local function add_words(name, label, words)
    begin_alias(name, label)
    for _, word in ipairs(words) do add(('---| "%s"'):format(word)) end
  end
  local function begin_class(name, label)
    add("\n---" .. label)
    add("---@class " .. name)
  end
  local function add_field(field, required, luals)
    add(("---@field %s%s %s %s"):format(field.name, required and "" or "?", luals or field.luals, field.doc))
  end
  local function names_of(rows)
    local names = {}
    for i, row in ipairs(rows) do names[i] = row.name end
    return names
  end
  -- The class of the definitions of a form: joinery.IntDtype.
  local function class_of(form)
    local word = form.name == "well-known" and "named" or form.name
    return ("joinery.%s%sDtype"):format(word:sub(1, 1):upper(), word:sub(2))
  end

  local function add_aliases()
    add_words("joinery.Law", "A law of promotion.", names_of(native.laws))
    add_words("joinery.Op", "An operation that kernels can be generated for.", native.op_words)
    begin_alias("joinery.Special", "Which of inf, NaN and -0 a small float has.")
    for _, special in ipairs(native.specials) do add(('---| "%s" # %s'):format(special.name, special.meaning)) end
    add_words("joinery.Rounding", "Rounded once, or to f32 first.", native.roundings)
    add_words("joinery.ByZero", "The result of integer division by zero: 0, or all bits set.", native.by_zeros)
    add_words("joinery.Overflow", "Inf or NaN if the format has one, the largest value with the same sign, or what ONNX's "
              .. "Cast gives.", native.overflows)
    add_words("joinery.ToInteger", "Truncated, or rounded to the nearest, a tie to even or away from zero.",
              native.to_integers)
    add_words("joinery.WeakScalars", "A status, minima, maxima and counts by value, or cut to the dtype.",
              native.weak_scalars)
    add_words("joinery.InRange", "Values in range once they are rounded or truncated, or even before that; and every NaN.",
              native.in_ranges)
    add_words("joinery.Nary", "The left fold of the table, or the least upper bound of the set; of all dtypes, or of the "
              .. "strong ones, and then each weak one.", native.narys)
    add_words("joinery.Names", "A system whose names of dtypes are known.", native.name_systems)
    add_words("joinery.WellKnown", "A dtype that needs no definition.", native.known_names())
    begin_alias("joinery.Set", "A set of dtypes, as words: names of dtypes and of sets, kinds and other classes.")
    add("---| string\n---| string[]")
  end

  local function add_form(form)
    begin_class(class_of(form), form.meaning)
    add(("---@field [1]%s %s its name"):format(form.name == "inherited" and "?" or "",
                                               form.name == "well-known" and "joinery.WellKnown" or "string"))
    for _, field in ipairs(schema.dtype) do
      if schema.may_have(field, form.name) then
        add_field(field, schema.must_have(field, form.name), field.name == "kind" and ('"%s"'):format(form.name))
      end
    end
  end

  local function add_result()
    begin_class("joinery.Floor", "The promotion of the operands and this dtype.")
    add("---@field floor string a dtype\n---@field cells? string[][] operands, then the result")
    begin_class("joinery.Loops", "The first of these dtypes that all operands promote to.")
    add("---@field loops string[] dtypes\n---@field cells? string[][] operands, then the result")
    begin_class("joinery.Map", 'By dtype or set, a dtype, "same", "part", "inexact" or "-".')
    add('---@field by? "join"|"each"|integer which dtype is looked up. Default: the join\n'
        .. "---@field cells? string[][] operands, then the result\n---@field [string] string")
    begin_class("joinery.RuleWithCells", "A rule that is one word, and cells.")
    add('---@field [1] string a dtype, "join", "inexact" or "part"\n---@field cells string[][] operands, then the result')
    begin_alias("joinery.Result", "The dtype in which an operation computes and that it returns.")
    add("---| joinery.Floor\n---| joinery.Loops\n---| joinery.Map\n---| joinery.RuleWithCells\n---| string # a dtype")
    for _, word in ipairs({ "join", "inexact", "part", "default" }) do add(('---| "%s"'):format(word)) end
    begin_class("joinery.Stub", 'The host\'s functions of an operation: a pattern such as "mine_exp_%s", or names by '
                .. "compute type.")
    add("---@field header? string the file that declares them\n"
        .. "---@field link? string|string[] libraries that have them\n"
        .. "---@field cpu? table<string, string> by instruction set, what they ask of the CPU beside it\n"
        .. "---@field [string] string|table<string, string|false> by instruction set, the functions")
    begin_class("joinery.Operation", "What a spec says of an operation.")
    for _, field in ipairs(schema.op) do add_field(field, false) end
  end

  local function add_casting()
    add_words("joinery.CastingBase", "A casting, the worst loss that is allowed, or nothing but a dtype to itself.",
              native.casting_bases)
    begin_class("joinery.Casting", "A casting rule.")
    add('---@field from? joinery.CastingBase what it allows, but for the pairs below. Default: no\n'
        .. "---@field table? string yes or no for conversions of the row's dtype to the column's\n"
        .. '---@field allow? string[] pairs "from,to" of dtypes or sets that it allows\n'
        .. "---@field refuse? string[] pairs that it refuses\n"
        .. "---@field includes? string[] castings all of whose conversions it is to allow")
  end

  local function add_host()
    local function add_languages(luals)
      for _, language in ipairs(native.languages) do
        add(("---@field %s? %s words of %s"):format(language.name, luals, language.title))
      end
    end
    begin_class("joinery.Host", "What the code around generated files calls dtypes.")
    add_languages("joinery.HostWords")
    begin_class("joinery.HostWords", "Of one language.")
    for _, word in ipairs(native.host_words) do add(("---@field %s? string|integer %s"):format(word.name, word.doc)) end
    begin_class("joinery.DtypeHost", "What that code calls a dtype.")
    add_languages("string|joinery.DtypeHostWords")
    begin_class("joinery.DtypeHostWords", "In one language.")
    for i, word in ipairs(native.dtype_words) do
      add(("---@field %s? string %s"):format(i == 1 and "[1]" or word.name, word.doc))
    end
  end

  add("---@meta\n\n"
      .. "-- The fields of a spec, for the Lua language server. Generated from the reader's table of fields by the build\n"
      .. "-- target `update-luals`; a test compares the two. To have a spec checked:\n--\n"
      .. '--   ---@type joinery.Spec\n--   local spec = { name = "mine", ... }\n--   return spec')
  add_aliases()
  for _, form in ipairs(schema.forms) do add_form(form) end
  begin_alias("joinery.Dtype", "A dtype written as a table, its name first.")
  for _, form in ipairs(schema.forms) do
    if form.name ~= "inherited" then add("---| " .. class_of(form)) end
  end
  add_result()
  add_casting()
  add_host()
  begin_class("joinery.Spec", "A promotion system: what a spec returns.")
  for _, field in ipairs(schema.spec) do add_field(field, field.name == "name") end
  return table.concat(lines, "\n") .. "\n"
end

return M
