-- Storages: what the values of a dtype are, whatever the dtype is called. Two dtypes of one storage (i* and i64, a float
-- that a spec spells out and bf16) share every kernel.
--
-- A storage is { name, kind, bits, size, exponent, mantissa, bias, special, signed, fraction, part, ctype, to_f64, from_f64,
-- common } with the fields that its kind has; `part` is the storage of a complex one's parts. Names are those of the
-- well-known dtypes where there is one, else made from the format. The common ones are those that every ISA has
-- blocks for; of the others, `container` is the integer that a narrow one is kept in.
local storage = {}

local function float(name, exponent, mantissa, more)
  local of = { name = name, kind = "float", exponent = exponent, mantissa = mantissa, signed = true, special = "ieee",
               bias = (1 << (exponent - 1)) - 1 }
  for _, key in ipairs({ "signed", "special", "bias" }) do
    if more and more[key] ~= nil then of[key] = more[key] end
  end
  of.bits = exponent + mantissa + (of.signed and 1 or 0)
  of.size = of.bits <= 8 and 1 or of.bits // 8
  return of
end

local floats = {
  float("bf16", 8, 7), float("f16", 5, 10), float("f32", 8, 23), float("f64", 11, 52),
  float("f8_e3m4", 3, 4), float("f8_e4m3", 4, 3), float("f8_e5m2", 5, 2),
  float("f8_e4m3fn", 4, 3, { special = "fn" }),
  float("f8_e4m3fnuz", 4, 3, { special = "fnuz", bias = 8 }),
  float("f8_e4m3b11fnuz", 4, 3, { special = "fnuz", bias = 11 }),
  float("f8_e5m2fnuz", 5, 2, { special = "fnuz", bias = 16 }),
  float("f8_e8m0fnu", 8, 0, { special = "fn", signed = false }),
  float("f6_e2m3fn", 2, 3, { special = "none" }), float("f6_e3m2fn", 3, 2, { special = "none" }),
  float("f4_e2m1fn", 2, 1, { special = "none" }),
}

local function same_format(a, b)
  return a.exponent == b.exponent and a.mantissa == b.mantissa and a.bias == b.bias and a.special == b.special
     and a.signed == b.signed
end

local function float_name(d)
  for _, known in ipairs(floats) do
    if same_format(known, d) then return known.name end
  end
  return ("f%d_e%dm%d_b%d_%s%s"):format(d.exponent + d.mantissa + (d.signed and 1 or 0), d.exponent, d.mantissa, d.bias,
                                        d.special, d.signed and "" or "_u"):gsub("_b%-", "_bm")
end

local complex_names = { f16 = "c32", f32 = "c64", f64 = "c128" }

local by_name = {}
local function intern(of)
  if not by_name[of.name] then by_name[of.name] = of end
  return by_name[of.name]
end

local function whole_bytes(bits)
  local size = 1
  while 8 * size < bits do size = 2 * size end
  return size
end

for _, of in ipairs(floats) do intern(of) end
intern({ name = "b", kind = "bool", bits = 1, size = 1 })
for _, bits in ipairs({ 8, 16, 32, 64 }) do
  intern({ name = "u" .. bits, kind = "uint", bits = bits, size = bits // 8 })
  intern({ name = "i" .. bits, kind = "int", bits = bits, size = bits // 8 })
end
intern({ name = "c64", kind = "complex", bits = 64, size = 8, part = by_name.f32 })
intern({ name = "c128", kind = "complex", bits = 128, size = 16, part = by_name.f64 })
for _, name in ipairs({ "b", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64", "c64",
                        "c128" }) do
  by_name[name].common = true
end

local function integer(kind, bits, size)
  return intern({ name = (kind == "int" and "i" or "u") .. bits, kind = kind, bits = bits, size = size })
end

-- Named after the first dtype that has it: a weak one has that of what it stands for.
local opaques = {}
local function opaque(d)
  local key = ("%s %d %s %s"):format(d.ctype, d.size, d.to_f64, d.from_f64)
  opaques[key] = opaques[key] or { name = "o_" .. d.ident, kind = "opaque", bits = 8 * d.size, size = d.size,
                                   ctype = d.ctype, to_f64 = d.to_f64, from_f64 = d.from_f64 }
  return opaques[key]
end

-- The storage of that name; well-known ones are always there, others once a dtype has been seen.
function storage.named(name) return by_name[name] end

-- The storage of a dtype of the model; nil for an abstract one.
function storage.of(d)
  if d.kind == "bool" then return by_name.b end
  if d.kind == "int" or d.kind == "uint" then
    return integer(d.kind, d.bits, d.size)
  end
  if d.kind == "float" or d.kind == "complex" then
    local part = { name = float_name(d), kind = "float", exponent = d.exponent, mantissa = d.mantissa, bias = d.bias,
                   special = d.special, signed = d.signed, bits = d.exponent + d.mantissa + (d.signed and 1 or 0) }
    part.size = whole_bytes(part.bits)
    part = intern(part)
    if d.kind == "float" then return part end
    return intern({ name = complex_names[part.name] or "c_" .. part.name, kind = "complex", bits = 2 * part.bits,
                    size = d.size, part = part })
  end
  if d.kind == "fixed" then
    return intern({ name = ("q%d_%d"):format(d.bits, d.fraction), kind = "fixed", bits = d.bits, fraction = d.fraction,
                    size = d.size })
  end
  if d.kind == "opaque" then
    return opaque(d)
  end
end

-- The storages of a list of dtypes that are not common, in order, each after those that its blocks are made of.
function storage.custom(dtypes)
  local list, seen = {}, {}
  local function add(of)
    if of.common or seen[of.name] then return end
    seen[of.name] = true
    if of.part then add(of.part) end
    if storage.is_padded(of) then add(storage.pattern(of)) end
    list[#list + 1] = of
  end
  for _, d in ipairs(dtypes) do
    local of = storage.of(d)
    if of then add(of) end
  end
  return list
end

function storage.is_integer(of) return of.kind == "bool" or of.kind == "int" or of.kind == "uint" end

-- Whether it is a float that is computed in f32 and rounded once at the end.
function storage.is_narrow(of) return of.kind == "float" and of.bits <= 16 end

-- The integer that holds a narrower one, extended the way its kind is; of any other storage itself.
function storage.container(of)
  if of.kind ~= "int" and of.kind ~= "uint" then return of end
  return by_name[(of.kind == "int" and "i" or "u") .. 8 * of.size]
end

-- Whether an element has bits that a read ignores and a write clears.
function storage.is_padded(of) return of.kind == "float" and of.bits < 8 * of.size end

-- The bits of a padded float, as an integer.
function storage.pattern(of) return integer("uint", of.bits, of.size) end

-- The common storage that one computes in with values of `of`: what a register holds.
function storage.base(of)
  if storage.is_narrow(of) then return by_name.f32 end
  if of.kind == "complex" then return of.part.bits <= 32 and by_name.c64 or by_name.c128 end
  if of.kind == "fixed" or of.kind == "opaque" then return by_name.f64 end
  return storage.container(of)
end

-- The name of a fixed storage where `op` needs integers, because the exact result, rounded to f64 first, might be
-- rounded wrongly: products of more than 53 bits; quotients, where a half and its neighbours (1/2b apart, for b of
-- `bits`) are closer than 2^-53 of the largest quotient.
function storage.fixed_type(of, op)
  local product = math.min(2 * of.bits - 2, of.bits - 1 + of.fraction)
  local exact = op == "multiply" and product <= 53 or op == "divide" and (of.bits <= 26 or of.bits + of.fraction < 53)
  return (op == "multiply" or op == "divide") and not exact and of.name or "f64"
end

-- The exponents of a float's largest finite value and of its smallest positive one.
local function exponents(of)
  local top = (1 << of.exponent) - 1
  if of.special == "ieee" or of.special == "fn" and of.mantissa == 0 then top = top - 1 end
  return top - of.bias, (of.signed and 1 or 0) - of.bias - of.mantissa -- without a zero there are no subnormals
end

-- Whether a float has all integers of that many bits, times 2^-fraction.
local function holds_integers(float_, bits_of_magnitude, fraction)
  local largest, smallest = exponents(float_)
  return float_.signed and bits_of_magnitude <= float_.mantissa + 1 and bits_of_magnitude - fraction <= largest
     and smallest <= -fraction
end

-- Whether every value of `from` is a value of `to`, so that the conversion changes nothing. May say false of an exotic
-- pair for which it is true: that costs a step, never a bit.
function storage.exact(from, to)
  if from.name == to.name then return true end
  if to.kind == "complex" then
    return storage.exact(from.kind == "complex" and from.part or from, to.part)
  end
  if storage.is_integer(from) then
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
       and to.special == "ieee" and to.signed
  end
  return false
end

-- Whether rounding any integer to f32 first and to `to` then is the same as rounding it to `to`: integers up to 2^24 are
-- exact in f32, and all beyond are past the largest value of `to` either way.
function storage.overflows_before_f32_rounds(to)
  return to.kind == "float" and (exponents(to)) < 23
end

-- Whether rounding to f32 to odd first and to `to` then is the same as rounding to `to`: f32 must have two bits more,
-- among its subnormals too.
function storage.odd_is_right(to)
  local _, smallest = exponents(to)
  return to.mantissa <= 21 and smallest >= -147
end

return storage
