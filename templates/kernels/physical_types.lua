-- Physical types: what the values of a dtype are, whatever the dtype is called. Two dtypes of one physical type (i* and
-- i64, a float that a spec spells out and bf16) share every kernel.
--
-- A physical type is { name, kind, bits, size, exponent, mantissa, bias, special, signed, saturates, infinity, fraction,
-- part, ctype, to_f64, from_f64, common } with the fields that its kind has; `part` is the physical type of a complex one's
-- parts. `saturates`: what is past the largest value of a float becomes that; `infinity`: what inf becomes, "infinity",
-- "largest" or "nan".
-- Names are those of the well-known dtypes where there is one, else made from the format. The common ones are those
-- that every instruction set has primitives for; the others are custom. Equal physical types are one table.
local types = {}

local by_name = {}
local function interned(physical)
  by_name[physical.name] = by_name[physical.name] or physical
  return by_name[physical.name]
end

local function whole_bytes(bits)
  local size = 1
  while 8 * size < bits do size = 2 * size end
  return size
end

-- By the word of `overflow`, what inf becomes in a float, by its special patterns.
local infinities = {
  nonfinite = { ieee = "infinity", fn = "nan",     fnuz = "nan",     none = "largest" },
  saturate  = { ieee = "infinity", fn = "largest", fnuz = "largest", none = "largest" },
  onnx      = { ieee = "largest",  fn = "largest", fnuz = "nan",     none = "largest" },
}

local function infinity_of(format) return infinities[format.overflow or "nonfinite"][format.special] end

local function float(name, format)
  local bits = format.exponent + format.mantissa + (format.signed and 1 or 0)
  return interned({ name = name, kind = "float", bits = bits, size = whole_bytes(bits), exponent = format.exponent,
                    mantissa = format.mantissa, bias = format.bias, special = format.special, signed = format.signed,
                    saturates = (format.overflow or "nonfinite") ~= "nonfinite", infinity = infinity_of(format) })
end

local function integer(kind, bits, size)
  return interned({ name = (kind == "int" and "i" or "u") .. bits, kind = kind, bits = bits, size = size })
end

local complex_names = { f16 = "c32", f32 = "c64", f64 = "c128" }

local function complex(part)
  return interned({ name = complex_names[part.name] or "c_" .. part.name, kind = "complex", bits = 2 * part.bits,
                    size = 2 * part.size, part = part })
end

-- ---- Those of a model ----

local well_known = {} -- floats

-- Defines the common physical types and the names of floats. `formats` are those of the model.
function types.define(formats)
  for i, format in ipairs(formats) do well_known[i] = float(format.name, format) end
  interned({ name = "b", kind = "bool", bits = 1, size = 1 })
  for _, bits in ipairs({ 8, 16, 32, 64 }) do
    integer("uint", bits, bits // 8)
    integer("int", bits, bits // 8)
  end
  complex(by_name.f32)
  complex(by_name.f64)
  for _, name in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64", "c64",
                          "c128" }) do
    by_name[name].common = true
  end
end

local function same_format(a, b)
  return a.exponent == b.exponent and a.mantissa == b.mantissa and a.bias == b.bias and a.special == b.special
     and a.signed == b.signed
end

local function format_name(d)
  for _, known in ipairs(well_known) do
    if same_format(known, d) then return known.name end
  end
  local name = ("f%d_e%dm%d_b%d_%s%s"):format(d.exponent + d.mantissa + (d.signed and 1 or 0), d.exponent, d.mantissa,
                                              d.bias, d.special, d.signed and "" or "_u")
  return (name:gsub("_b%-", "_bm"))
end

-- Without values past the largest nothing is ever saturated that would not be anyway. A rule that makes the same of inf as
-- "saturate" is that.
local function float_name(d)
  local plain = (d.overflow or "nonfinite") == "nonfinite" or d.special == "none"
  if plain then return format_name(d) end
  return format_name(d) .. (infinity_of(d) == infinities.saturate[d.special] and "_saturating" or "_" .. d.overflow)
end

-- Named after the first dtype that has it. A weak dtype has that of its strong one.
local opaques = {}
local function opaque(d)
  local key = ("%s %d %s %s"):format(d.ctype, d.size, d.to_f64, d.from_f64)
  opaques[key] = opaques[key] or { name = "o_" .. d.ident, kind = "opaque", bits = 8 * d.size, size = d.size,
                                   ctype = d.ctype, to_f64 = d.to_f64, from_f64 = d.from_f64 }
  return opaques[key]
end

-- The physical type of that name; the well-known ones are always there, others once a dtype has been seen.
function types.named(name) return by_name[name] end

-- The float of a dtype, or of the parts of a complex one; nil of one that f32 and f64 are too narrow to compute.
local function float_of(d)
  local bits, name = d.exponent + d.mantissa + (d.signed and 1 or 0), float_name(d)
  return (bits <= 16 or name == "f32" or name == "f64") and float(name, d) or nil
end

-- The physical type of a dtype of the model; nil for one that has no kernels: an abstract one, an integer of more than 64
-- bits, a float of more than 16 but f32 and f64.
function types.of(d)
  if types.is_integer(d) and d.bits > 64 then return nil end
  if d.kind == "bool" then return by_name.b end
  if d.kind == "int" or d.kind == "uint" then return integer(d.kind, d.bits, d.size) end
  if d.kind == "float" then return float_of(d) end
  if d.kind == "complex" then
    local part = float_of(d)
    return part and complex(part)
  end
  if d.kind == "fixed" then
    return interned({ name = ("q%d_%d"):format(d.bits, d.fraction), kind = "fixed", bits = d.bits, fraction = d.fraction,
                      size = d.size })
  end
  if d.kind == "opaque" then return opaque(d) end
end

-- The custom physical types among those of a list of dtypes, in order, each after those that its primitives are made
-- of.
function types.custom(dtypes)
  local list, seen = {}, {}
  local function add(physical)
    if physical.common or seen[physical.name] then return end
    seen[physical.name] = true
    if physical.part then add(physical.part) end
    if types.is_padded(physical) then add(types.pattern(physical)) end
    list[#list + 1] = physical
  end
  for _, d in ipairs(dtypes) do
    local physical = types.of(d)
    if physical then add(physical) end
  end
  return list
end

-- ---- What is known of one ----

function types.is_integer(physical) return physical.kind == "bool" or physical.kind == "int" or physical.kind == "uint" end

-- Whether it is a float that is computed in f32 and rounded once at the end.
function types.is_narrow(physical) return physical.kind == "float" and physical.bits <= 16 end

-- The integer that holds a narrower one, sign- or zero-extended; any other physical type itself.
function types.container(physical)
  if physical.kind ~= "int" and physical.kind ~= "uint" then return physical end
  return by_name[(physical.kind == "int" and "i" or "u") .. 8 * physical.size]
end

-- Whether an element has bits that a read ignores and a write clears.
function types.is_padded(physical) return physical.kind == "float" and physical.bits < 8 * physical.size end

-- The bits of a padded float, as an integer.
function types.pattern(physical) return integer("uint", physical.bits, physical.size) end

local function ones(n) return (1 << n) - 1 end

-- The bits of a float but its sign, its sign bit, and the patterns of +inf and of NaN, nil where it has none; as unsigned
-- integers of its size.
function types.bit_patterns(physical)
  local count, special = physical.exponent + physical.mantissa, physical.special
  local infinity = special == "ieee" and ones(physical.exponent) << physical.mantissa or nil
  local nan = { ieee = infinity and infinity | 1 << physical.mantissa >> 1, fn = ones(count), fnuz = 1 << count }
  return { magnitude = ones(count), sign = physical.signed and 1 << count or 0, infinity = infinity, nan = nan[special] }
end

-- The common physical type that one computes in with values of another: what a register holds.
function types.compute_type(physical)
  if types.is_narrow(physical) then return by_name.f32 end
  if physical.kind == "complex" then return physical.part.bits <= 32 and by_name.c64 or by_name.c128 end
  if physical.kind == "fixed" or physical.kind == "opaque" then return by_name.f64 end
  return types.container(physical)
end

-- What the primitive of `op` on a type of fixed point is named after: "f64", or the type itself where the exact result,
-- rounded to f64 first, might be rounded wrongly. Those are products of more than 53 bits; and quotients, where a half
-- and its neighbours (1/2b apart, for b of `bits`) are closer than 2^-53 of the largest quotient.
function types.fixed_type(physical, op)
  local bits, fraction = physical.bits, physical.fraction
  local exact = true
  if op == "multiply" then exact = math.min(2 * bits - 2, bits - 1 + fraction) <= 53 end
  if op == "divide" then exact = bits <= 26 or bits + fraction < 53 end
  return exact and "f64" or physical.name
end

-- The exponents of a float's largest finite value and of its smallest positive one.
local function exponents(physical)
  local top = (1 << physical.exponent) - 1
  if physical.special == "ieee" or physical.special == "fn" and physical.mantissa == 0 then top = top - 1 end
  local bottom = physical.signed and 1 or 0 -- without a zero there are no subnormals
  return top - physical.bias, bottom - physical.bias - physical.mantissa
end

-- Whether a float has all integers of that many bits, times 2^-fraction.
local function holds_integers(physical, bits_of_magnitude, fraction)
  local largest, smallest = exponents(physical)
  return physical.signed and bits_of_magnitude <= physical.mantissa + 1 and bits_of_magnitude - fraction <= largest
     and smallest <= -fraction
end

-- Whether a conversion to a float keeps inf.
function types.keeps_infinity(physical) return physical.infinity == "infinity" end

-- Whether every value of `from` is a value of `to`, so that the conversion changes nothing. May say false of an exotic
-- pair for which it is true: that costs a step, never a bit.
function types.exact(from, to)
  if from.name == to.name then return true end
  if to.kind == "complex" then
    return types.exact(from.kind == "complex" and from.part or from, to.part)
  end
  if types.is_integer(from) then
    if to.kind == "int" then return from.bits < to.bits or from.kind == "int" and from.bits == to.bits end
    if to.kind == "uint" then return from.kind ~= "int" and from.bits <= to.bits end
    -- 2^(bits - 1), the largest magnitude of an int, is a power of two and needs no more bits than the others
    if to.kind == "float" then return holds_integers(to, from.kind == "int" and from.bits - 1 or from.bits, 0) end
    return false
  end
  if from.kind == "fixed" then return to.kind == "float" and holds_integers(to, from.bits - 1, from.fraction) end
  if from.kind == "opaque" then return to.name == "f64" end -- that is what it is read as
  if from.kind == "float" and to.kind == "float" then
    local from_top, from_bottom = exponents(from)
    local to_top, to_bottom = exponents(to)
    return from.mantissa <= to.mantissa and from_top <= to_top and from_bottom >= to_bottom
       and to.special == "ieee" and to.signed and (types.keeps_infinity(to) or from.special ~= "ieee")
  end
  return false
end

-- The bits that a conversion would only copy: those of equal storage have the same, as integers of either sign do.
function types.storage(physical)
  if (physical.kind == "int" or physical.kind == "uint") and physical.bits == 8 * physical.size then
    return "u" .. physical.bits
  end
  return physical.name
end

-- Whether rounding any integer to f32 first and to `to` then is the same as rounding it to `to`: integers up to 2^24
-- are exact in f32, and all beyond are past the largest value of `to` in either case.
function types.overflows_before_f32_rounds(to)
  return to.kind == "float" and (exponents(to)) < 23
end

-- Whether rounding to f32 to odd first and to `to` then is the same as rounding to `to`: f32 must have two bits more,
-- among its subnormals too.
function types.odd_is_right(to)
  local _, smallest = exponents(to)
  return to.mantissa <= 21 and smallest >= -147
end

return types
