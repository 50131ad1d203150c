-- Stands in the place of templates/emit.lua, which is imported as emit_library then: of the files of a model those that it
-- says, and for each instruction set that is asked for the tests of its primitives:
--
--   primitives/ISA.h          its primitives, all of them, in the header that kernels include
--   primitives/ISA.c          the kernels that are tested
--   primitives/ISA_portable.h, ISA_portable.c
--                             the same of portable C
--   primitives/ISA_tests.c    the list of the tests, as primitive_test.h says
--   primitives/ISA.gcc, ISA.clang
--                             its compiler flags
local render = import("engine/render")
local provenance = import("engine/provenance")
local names = import("engine/names")
local kernels = import("kernels/kernels")
local primitive_tests = import("primitive_tests")

-- ---- Physical types in C ----

local kinds = { bool = "REF_BOOL", int = "REF_INT", uint = "REF_UINT", float = "REF_FLOAT", complex = "REF_COMPLEX",
                fixed = "REF_FIXED", opaque = "REF_OPAQUE" }
local specials = { ieee = "REF_IEEE", fn = "REF_FN", fnuz = "REF_FNUZ", none = "REF_NONE" }

-- The initializer of a struct ref_dtype.
local function dtype_text(of)
  local fields = { ('.name = "%s", .kind = %s, .size = %d'):format(of.name, kinds[of.kind], of.size) }
  local part = of.part or of
  if part.kind == "float" then
    local is_unsigned, saturates = tostring(not part.signed), tostring(part.overflow == "saturate")
    fields[2] = (".format = {%d, %d, %d, %s, %s, %s}"):format(part.exponent, part.mantissa, part.bias,
                                                             specials[part.special], is_unsigned, saturates)
  elseif of.kind == "opaque" then
    fields[2] = (".to_f64 = %s_to_f64, .from_f64 = %s_from_f64"):format(of.name, of.name)
  else
    fields[2] = (".bits = %d, .fraction = %d"):format(of.bits, of.fraction or 0)
  end
  return "{" .. table.concat(fields, ", ") .. "}"
end

-- The physical types of tests, in a list, and a function that gives the C of a pointer to one.
local function types_of(tests)
  local list, place = {}, {}
  local function add(physical)
    if physical and not place[physical] then
      list[#list + 1] = physical
      place[physical] = #list - 1
    end
  end
  for _, test in ipairs(tests) do
    for _, operand in ipairs(test.operands) do add(operand) end
    add(test.result)
  end
  return list, function(physical) return physical and "&types[" .. place[physical] .. "]" or "NULL" end
end

-- ---- Files ----

-- The names of all primitives of an instruction set, those of its base first.
local function all_names(primitives)
  local list = primitives.base and all_names(primitives.base) or {}
  for _, primitive in ipairs(primitives.list) do list[#list + 1] = primitive.name end
  return list
end

-- The names, in upper case, of `isa` and of those that a CPU with it has too.
local function implied(isa, by_name)
  local list = {}
  while isa do
    list[#list + 1] = isa.name:upper()
    isa = by_name[isa.implies]
  end
  return list
end

-- Adds the overrides of all checked conversions, which are not planned.
local function add_checked(isa)
  isa.primitives.checked = setmetatable({}, { __index = function() return true end })
  for _, path in ipairs(isa.templates) do
    if path == "isa/generic/checked.c.tmpl" then isa.primitives:read(path, isa.values) end
  end
end

-- The files of the tests of an instruction set, which is held against `portable`.
local function files_of(isa, portable, by_name, model)
  local tests = primitive_tests(isa, portable, model)
  local tested, expected = {}, {}
  for i, test in ipairs(tests) do tested[i], expected[i] = test.tested, test.portable end
  local files = {}
  local function add(suffix, template, values)
    files[#files + 1] = { path = "primitives/" .. isa.name .. suffix, template = template, values = values }
  end
  local function add_kernels(suffix, of, functions)
    add(suffix .. ".h", "kernels/primitives.h.tmpl",
        kernels.primitives(of, all_names(of.primitives), false, model.header ~= nil))
    add(suffix .. ".c", "functions.c.tmpl", { header = isa.name .. suffix .. ".h", functions = functions })
  end
  add_kernels("", isa, tested)
  add_kernels("_portable", portable, expected)
  local types, pointer = types_of(tests)
  add("_tests.c", "tests.c.tmpl", { isa = isa, tests = tests, types = types, pointer = pointer, dtype_text = dtype_text,
                                    implied = implied(isa, by_name) })
  for _, compiler in ipairs({ "gcc", "clang" }) do add("." .. compiler, "flags.tmpl", { flags = isa.flags[compiler] }) end
  return files
end

return function(model)
  local made = import("emit_library")(model) -- gives all instruction sets the primitives of custom types, too
  local files = made.files
  local manifest = table.remove(files)
  local isas, by_name = import("isa/isas"), {}
  for _, isa in ipairs(isas) do by_name[isa.name] = isa end
  local prefix = names.prefix(model)
  for _, name in ipairs(names.isas(model)) do
    add_checked(by_name[name])
    for _, file in ipairs(files_of(by_name[name], isas[1], by_name, model)) do
      local values = file.values
      function values.banner(what) return provenance.banner(model, file.path, what, {}) end
      values.prefix, values.P = prefix, prefix:upper()
      files[#files + 1] = { path = file.path, group = "kernels", text = render.text(file.template, values) }
    end
  end
  files[#files + 1] = manifest
  return made
end
