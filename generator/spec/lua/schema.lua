-- The fields of a spec, of a dtype written as a table, and of an entry of `ops`: the one list that the reader, the search
-- for unknown fields and the definitions for editors are made from.
local native = require("native")
local M = {}

-- What messages call a type.
M.type_names = {
  string = "a string", integer = "an integer", boolean = "true or false", list = "a list", map = "a table",
  string_or_map = "a string or a table",
}

-- { name, type, its type in LuaLS, what it is }
M.spec = {
  { "name", "string", "string", "C identifier in lower case: the prefix of every generated name. Required" },
  { "title", "string", "string", "free text for reports and file headers" },
  { "source", "string", "string", "where the rules come from; free text" },
  { "note", "string", "string", "other remarks; free text" },
  { "license", "string", "string",
    "of generated files: an SPDX expression, such as Apache-2.0, or the text that they begin with" },
  { "extends", "string", "string", "the spec that this one extends: a name, or a path relative to this file" },
  { "without", "list", "string[]", "inherited dtypes to drop; the others keep their order" },
  { "rename", "map", "table<string, string|false|joinery.InheritedDtype>",
    "by inherited dtype, its name here, or a table that begins with it and gives further fields; false drops it" },
  { "dtypes", "list", "(joinery.WellKnown|joinery.Dtype)[]", "the dtypes, in order. Required" },
  { "sets", "map", "table<string, joinery.Set>", "sets of dtypes by name, for other fields and for generated code" },
  { "promotes", "map", "table<string, string[]>", "lattice form: dtype -> the dtypes it implicitly promotes to" },
  { "table", "string", "string",
    "table form: a header row, then one row per dtype; row = left operand, - = no promotion" },
  { "resolve", "map", "table<string, string>",
    'lattice form: ["a,b"] = the value of that cell, in both orders; "-" makes it undefined' },
  { "laws", "list", "joinery.Law[]", "the required laws. Default: all but nary" },
  { "ops", "list", "table<integer|string, joinery.Op|joinery.Operation|joinery.Result|boolean>",
    "a list of well-known operations, default all; by name what the spec says of an operation, or one of its own; "
    .. "only = true: there are no others" },
  { "hot", "list", "string[]", 'pairs with their own kernels, "a,b" in either order; others are staged by default' },
  { "inexact", "string_or_map", "string|table<string, string>",
    "the dtype in which `divide` computes bool and integers: one for all, or by dtype with `default`" },
  { "results", "map", "table<joinery.Op, joinery.Result>",
    "by operation, the dtype in which it computes and that it returns, if not the join" },
  { "castings", "map", "table<string, joinery.Casting>", "casting rules of the spec's own, by name" },
  { "by_zero", "string", "joinery.ByZero", "the result of integer division by zero. Default: zero" },
  { "rounding", "string", "joinery.Rounding", "how values wider than f32 become narrow floats" },
  { "weak_scalars", "string", "joinery.WeakScalars",
    "what calls do with a weak integer that is none of the dtype that they compute in. Default: refuse" },
  { "in_range", "string", "joinery.InRange",
    'what the check "in range" of conversions accepts. Default: rounded' },
  { "nary", "string", "joinery.Nary", "the rule for three or more dtypes. Default: fold" },
  { "names", "string", "joinery.Names",
    "whose names of dtypes commands and `import` read that are not the spec's own: java, numpy, sql" },
  { "header", "string", "string", "file that the generated C code must include" },
  { "host", "map", "joinery.Host", "what the code around generated files calls dtypes, by language" },
}

-- The ways to define a dtype: by the kinds that `kind` may name (all but bool, which has one dtype only, the well-known
-- b), by `weak`, by `as`, by the name of a well-known one, or of an inherited one, which `rename` alone has.
M.forms = {}
for i = 2, #native.kinds do M.forms[i - 1] = native.kinds[i] end
M.kind_count = #M.forms
table.move({ { name = "weak", meaning = "Stored and computed as another dtype, promoted by its own edges." },
             { name = "renamed", meaning = "A well-known dtype under a name of your own." },
             { name = "well-known", meaning = "A well-known dtype with further fields." },
             { name = "inherited", meaning = "What an inherited dtype becomes." } }, 1, 4, #M.forms + 1, M.forms)

local kinds = {}
for i = 1, M.kind_count do kinds[i] = M.forms[i].name end
local any, all_kinds = "any", table.concat(kinds, " ")

-- { name, type, forms that may have it, forms that must have it, its type in LuaLS, what it is }
M.dtype = {
  { "title", "string", any, "", "string", "free text for reports" },
  { "ident", "string", any, "", "string", "its name in C, if not the default" },
  { "aliases", "list", any, "", "string[]", "further names, in specs, commands and C" },
  { "value", "integer", any, "", "integer",
    "its enumerator's value, an int; set for all dtypes of a spec or for none" },
  { "host", "map", any, "", "joinery.DtypeHost", "what other code calls it, by language" },
  { "as", "string", "renamed", "renamed", "joinery.WellKnown", "the well-known dtype that it is" },
  { "weak", "string", "weak", "weak", "string", "the strong dtype as which a weak one is stored and computed" },
  { "kind", "string", all_kinds, all_kinds, "string", "the kind of its values" },
  { "bits", "integer", "int uint fixed", "int uint fixed", "integer", "width: 1 to 256; for fixed point 2 to 32" },
  { "fraction", "integer", "fixed", "fixed", "integer", "bits after the binary point: value = integer / 2^fraction" },
  { "exponent", "integer", "float", "float", "integer", "exponent bits, 1 or more" },
  { "mantissa", "integer", "float", "float", "integer", "mantissa bits, 0 or more" },
  { "bias", "integer", "float", "", "integer", "exponent bias. Default: 2^(exponent-1) - 1" },
  { "signed", "boolean", "float", "", "boolean", "false: no sign bit and no zero. Default: true" },
  { "special", "string", "float", "", "joinery.Special", "which of inf, NaN and -0 it has" },
  { "overflow", "string", "float renamed well-known", "", "joinery.Overflow",
    "the result of finite values beyond the largest. Default: nonfinite" },
  { "of", "string", "complex", "complex", "string", "the float dtype of its two parts" },
  { "size", "integer", "opaque abstract", "opaque", "integer", "bytes per element" },
  { "ctype", "string", "opaque", "opaque", "string", "the C type, from `header`" },
  { "to_f64", "string", "opaque", "opaque", "string", "C function: double to_f64(ctype)" },
  { "from_f64", "string", "opaque", "opaque", "string", "C function: ctype from_f64(double)" },
}

-- { name, its type in LuaLS, what it is }
M.op = {
  { "arity", "integer", "how many operands it has: 1, 2 or 3. Default: that of the well-known one, else 2" },
  { "signatures", "string[]",
    'all that it takes and gives, "f16 f32 -> f16", or "f16 f32 -> f16 in f32"; the first for operands is the default' },
  { "operands", "string|string[]", "the dtypes that each operand may be: a set for all, or one for each" },
  { "domain", "string|string[]", "the dtypes that its operands may promote to: a set" },
  { "promote", 'boolean|"same"', "whether its operands must promote, or be of one dtype. Default: true" },
  { "result", "joinery.Result", "the dtype in which it computes and that it returns. Default: the join" },
  { "compute", "string|table<string, string>",
    "the dtype in which it computes instead of the one that it returns: one for all, or by that dtype or set" },
  { "to_integer", "joinery.ToInteger", "how what it computes in a float becomes an integer. Default: truncate" },
  { "stub", "joinery.Stub", "the host's functions that compute it: kernels call them" },
  { "kernels", "string|string[]", "the dtypes that it has kernels for, a set. Default: all" },
  { "reduce", "boolean", "it is a reduction, which takes one operand" },
  { "commutative", "boolean", "its operands may be exchanged, which `check` judges" },
  { "monotone", "boolean", "`check` judges whether wider operands never give a narrower result" },
}

-- Names the columns of a table, and finds rows by their names.
local function name_columns(rows, columns)
  for _, row in ipairs(rows) do
    for i, column in ipairs(columns) do row[column] = row[i] end
    rows[row.name] = row
  end
end
name_columns(M.spec, { "name", "type", "luals", "doc" })
name_columns(M.dtype, { "name", "type", "may", "must", "luals", "doc" })
name_columns(M.op, { "name", "luals", "doc" })

-- Whether a form of a dtype may, or must, have a field.
local function has_form(forms, form)
  return forms == any or (" " .. forms .. " "):find(" " .. form .. " ", 1, true) ~= nil
end
function M.may_have(field, form) return has_form(field.may, form) end
function M.must_have(field, form) return has_form(field.must, form) end

return M
