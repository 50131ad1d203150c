-- The C type of every dtype. What C has is used as it is; every other format is a struct of its bits, so that two of
-- the same width stay distinct for _Generic and overloading, and are the same on every compiler.
local native = import("promotion/native_types")

local ctypes = {}

local function own_type(d)
  if d.kind == "bool" then return "bool" end
  local is_native = d.bits == 8 * d.size and d.bits <= 64
  if d.kind == "int" and is_native then return "int" .. d.bits .. "_t" end
  if d.kind == "uint" and is_native then return "uint" .. d.bits .. "_t" end
  if d.kind == "float" then return ({ f32 = "float", f64 = "double" })[native.format(d)] end
  if d.kind == "opaque" then return d.ctype end
  if d.kind == "abstract" then return "void" end
end

-- The part of a complex dtype, as a dtype.
local function part_of(d, dtypes)
  if d.part then return dtypes[d.part + 1] end
  return { name = d.of, ident = d.of, kind = "float", bits = d.bits // 2, size = d.size // 2, signed = d.signed,
           exponent = d.exponent, mantissa = d.mantissa, bias = d.bias, special = d.special }
end

-- The strong dtype of a weak one; a strong one itself.
local function strong_of(d, dtypes)
  if not d.weak then return d end
  if d.strong then return dtypes[d.strong + 1] end
  return { name = d.weak, ident = d.weak, kind = d.kind, bits = d.bits, size = d.size, signed = d.signed,
           exponent = d.exponent, mantissa = d.mantissa, bias = d.bias, special = d.special, fraction = d.fraction,
           of = d.of, ctype = d.ctype }
end

-- Returns the C types by id + 1, and the structs to define, in order: { name, fields, size, dtype }, where `dtype` is
-- what the struct is named after.
function ctypes.of(model, prefix)
  local dtypes, types, structs, by_name = model.dtypes, {}, {}, {}

  local function define(d)
    local own = own_type(d)
    if own then return own end
    local name = prefix .. "_" .. d.ident
    local fields
    if d.kind == "complex" then
      fields = define(part_of(d, dtypes)) .. " re, im;"
    elseif d.size > 8 then
      fields = ("uint64_t words[%d];"):format(d.size // 8)
    else
      fields = "uint" .. 8 * d.size .. "_t bits;"
    end
    local other = by_name[name]
    if not other then
      other = { name = name, fields = fields, size = d.size, dtype = d }
      by_name[name] = other
      structs[#structs + 1] = other
    elseif other.fields ~= fields then
      error(("dtypes '%s' and '%s' would both be the C type %s; give one of them another ident")
            :format(other.dtype.name, d.name, name), 0)
    end
    return name
  end

  for i, d in ipairs(dtypes) do types[i] = define(strong_of(d, dtypes)) end
  return types, structs
end

-- Which dtype a C type is: the strong dtypes by what C has, the first of each.
--   signed, unsigned  lists of { size, dtype } by size
--   bool, float, double, float_complex, double_complex  a dtype or absent
--   structs, opaque   lists of { type, dtype }
function ctypes.known(model, types, structs)
  local known = { signed = {}, unsigned = {}, structs = {}, opaque = {} }
  local seen = {}
  local function first(key, list, entry)
    if seen[key] then return end
    seen[key] = true
    if list then list[#list + 1] = entry else known[key] = entry.dtype end
  end
  for i, d in ipairs(model.dtypes) do
    local type = types[i]
    local entry = { type = type, size = d.size, dtype = d }
    local may_be_known = not d.weak and d.kind ~= "abstract" -- those are never the dtype of a C type
    if may_be_known and d.kind == "opaque" then
      first("opaque " .. type, known.opaque, entry)
    elseif may_be_known and (type == "bool" or type == "float" or type == "double") then
      first(type, nil, entry)
    elseif may_be_known then
      first(type, type:find("^int%d+_t$") and known.signed or type:find("^uint%d+_t$") and known.unsigned or known.structs,
            entry)
    end
  end
  for _, struct in ipairs(structs) do
    local key = struct.fields == "float re, im;" and "float_complex"
                or struct.fields == "double re, im;" and "double_complex"
    if key and struct.dtype.id then known[key] = known[key] or struct.dtype end
  end
  local function by_size(a, b) return a.size < b.size end
  table.sort(known.signed, by_size)
  table.sort(known.unsigned, by_size)
  return known
end

return ctypes
