-- Portable C: what its templates for physical types that are not common see, by the kind of the type.
local types = import("kernels/physical_types")

local formats = {}

local function hex(n) return ("0x%x"):format(n) end

-- n as a constant of C that has `bits`.
local function constant(n, bits)
  return bits == 64 and ("UINT64_C(0x%x)"):format(n) or ("0x%xu"):format(n)
end

-- A narrow float. Counts: `infinity`, `largest`, `cap` (what overflow becomes) and `nan`. Of the wider float that is
-- computed with: `first`, the smallest normal number of the narrow one; `rebias`, what its counts are ahead by.
function formats.float(type)
  local lowest = (type.signed and 1 or 0) - type.bias -- log2 of the smallest normal number
  local smallest = lowest - type.mantissa
  local wide = lowest < -126 or smallest < -127
  local width, fraction, middle = 32, 23, 127
  if wide then width, fraction, middle = 64, 52, 1023 end
  local function long(n) return ("UINT%d_C(0x%x)"):format(width, n) end

  local count = type.exponent + type.mantissa
  local all, infinity = (1 << count) - 1, ((1 << type.exponent) - 1) << type.mantissa
  local largest = type.special == "ieee" and infinity - 1 or type.special == "fn" and all - 1 or all
  local nan = { ieee = infinity | (1 << type.mantissa) // 2, fn = all, fnuz = all + 1, none = 0 }
  return "isa/scalar/formats/float.c.tmpl", {
    S = type.name, n = 8 * type.size, signed = type.signed, special = type.special, mantissa = type.mantissa,
    saturates = type.saturates, infinity_gives = type.infinity, at_once = not types.odd_is_right(type),
    W = width, L = wide and "f64" or "f32", T = wide and "double" or "float",
    mask = long((1 << (width - 1)) - 1),
    all = hex(all), sign = hex(all + 1), infinity = hex(infinity), largest = hex(largest), nan = hex(nan[type.special]),
    cap = hex(type.special == "none" and largest or largest + 1), normal = 1 << type.mantissa,
    up = width - 1 - count, shift = fraction - type.mantissa, infinite = long(wide and 0x7ff << 52 or 0xff << 23),
    rebias = long((middle - type.bias) << fraction), first = long((middle + lowest) << fraction),
    half = long((1 << (fraction - type.mantissa - 1)) - (type.mantissa > 0 and 1 or 0)), unit = smallest, units = -smallest,
    whole = wide and "0x1p52" or "0x1p23f", kept = long((1 << fraction) - 1),
  }
end

-- An integer of fewer bits than its container.
function formats.int(type)
  local n, most = 8 * type.size, (1 << (type.kind == "int" and type.bits - 1 or type.bits)) - 1
  return "isa/scalar/formats/integer.c.tmpl", {
    S = type.name, kind = type.kind, n = n, mask = constant((1 << type.bits) - 1, n), most = constant(most, n),
    sign = constant(1 << (type.bits - 1), n), least = constant(~most & -1 >> (64 - n), n),
  }
end

formats.uint = formats.int

function formats.complex(type)
  return "isa/scalar/formats/complex.c.tmpl",
         { S = type.name, P = type.part.name, at_once = not types.odd_is_right(type.part) }
end

function formats.fixed(type)
  return "isa/scalar/formats/fixed.c.tmpl", {
    S = type.name, n = 8 * type.size, fraction = type.fraction,
    most = (1 << (type.bits - 1)) - 1, least = -(1 << (type.bits - 1)),
  }
end

function formats.opaque(type)
  return "isa/scalar/formats/opaque.c.tmpl",
         { S = type.name, ctype = type.ctype, to_f64 = type.to_f64, from_f64 = type.from_f64 }
end

return formats
