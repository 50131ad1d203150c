-- The floats that a compiler may have beside float and double. Each is a typedef of generated headers, where the compiler
-- has it.
local native = {}

-- g++ has _Float16 from version 13 on, on x86 from 12 on; clang defines the macro where it has the type.
local float16 = "defined(__FLT16_MANT_DIG__) && (!defined(__cplusplus)"
                .. " || defined(__clang__) || defined(__x86_64__) || defined(__i386__) || __GNUC__ >= 13)"
-- Neither has a macro for __bf16 everywhere. gcc: on AArch64 from version 10 on.
local bfloat16 = "defined(__BFLT16_MANT_DIG__) || defined(__ARM_BF16_FORMAT_ALTERNATIVE) || "
                 .. "defined(__clang__) && __clang_major__ >= 16 && (defined(__SSE2__) || defined(__aarch64__)) || "
                 .. "!defined(__clang__) && defined(__GNUC__) && __GNUC__ >= 10 && defined(__aarch64__)"
local gcc_only = "defined(__GNUC__) && !defined(__clang__) && !defined(__cplusplus) && defined"

-- `complex`: the type has a complex one; `c`: it is not known in C++; `gcc`: it is gcc's alone, which has all of those.
native.floats = {
  { name = "float16", type = "_Float16", format = "f16", where = float16, complex = true },
  { name = "fp16", type = "__fp16", format = "f16", where = "defined(__ARM_FP16_FORMAT_IEEE)" },
  { name = "bfloat16", type = "__bf16", format = "bf16", where = bfloat16 },
  { name = "float32", type = "_Float32", format = "f32", where = gcc_only .. "(__FLT32_MANT_DIG__)",
    complex = true, c = true, gcc = true },
  { name = "float64", type = "_Float64", format = "f64", where = gcc_only .. "(__FLT64_MANT_DIG__)",
    complex = true, c = true, gcc = true },
  { name = "float32x", type = "_Float32x", format = "f64",
    where = gcc_only .. "(__FLT32X_MANT_DIG__) && __FLT32X_MANT_DIG__ == 53", complex = true, c = true, gcc = true },
}

-- Those of <stdfloat>, by the macro that is defined if there is one.
native.standard = {
  { macro = "__STDCPP_FLOAT16_T__", type = "std::float16_t", format = "f16" },
  { macro = "__STDCPP_BFLOAT16_T__", type = "std::bfloat16_t", format = "bf16" },
  { macro = "__STDCPP_FLOAT32_T__", type = "std::float32_t", format = "f32" },
  { macro = "__STDCPP_FLOAT64_T__", type = "std::float64_t", format = "f64" },
}

local formats = { { "f16", 5, 10 }, { "bf16", 8, 7 }, { "f32", 8, 23 }, { "f64", 11, 52 } }

-- The format of a float, or of the parts of a complex dtype, by its values: one of those above, or nil.
function native.format(d)
  if d.kind ~= "float" and d.kind ~= "complex" then return nil end
  if d.special ~= "ieee" or not d.signed or d.bias ~= (1 << (d.exponent - 1)) - 1 then return nil end
  for _, format in ipairs(formats) do
    if d.exponent == format[2] and d.mantissa == format[3] then return format[1] end
  end
end

-- The standard type of C++ for a dtype: its name, and the macro that it depends on, or nil where it is always there. No
-- name where there is none.
function native.standard_type(d)
  local format = native.format(d)
  if d.kind == "complex" and format == "f32" then return "std::complex<float>" end
  if d.kind == "complex" and format == "f64" then return "std::complex<double>" end
  for _, entry in ipairs(native.standard) do
    if entry.format == format and (format == "f16" or format == "bf16") then
      return d.kind == "complex" and "std::complex<" .. entry.type .. ">" or entry.type, entry.macro
    end
  end
end

-- Lists of those that are the type of a dtype of the spec, with `dtype`: the first strong one of that format.
--   floats    entries of native.floats, and for their complex types entries { name, type, where, dtype, c, gcc }
--   standard  entries of native.standard, likewise
function native.known(dtypes)
  local first = { float = {}, complex = {} }
  for _, d in ipairs(dtypes) do
    local format = not d.weak and native.format(d)
    if format then first[d.kind][format] = first[d.kind][format] or d end
  end
  local known = { floats = {}, standard = {} }
  for _, entry in ipairs(native.floats) do
    local float, complex = first.float[entry.format], first.complex[entry.format]
    local function add(name, type, condition, dtype, c)
      known.floats[#known.floats + 1] = { name = name, type = type, where = condition, dtype = dtype, c = c,
                                          gcc = entry.gcc }
    end
    if float then add(entry.name, entry.type, entry.where, float, entry.c) end
    if complex and entry.complex then
      local condition = entry.where:gsub("!defined%(__cplusplus%) && ", "")
      add("complex_" .. entry.name, entry.type .. " _Complex",
          "!defined(__STDC_NO_COMPLEX__) && !defined(__cplusplus) && " .. condition, complex, true)
    end
  end
  for _, entry in ipairs(native.standard) do
    local float, complex = first.float[entry.format], first.complex[entry.format]
    local function add(type, dtype)
      known.standard[#known.standard + 1] = { macro = entry.macro, type = type, dtype = dtype }
    end
    if float then add(entry.type, float) end
    if complex then add("std::complex<" .. entry.type .. ">", complex) end
  end
  return known
end

return native
