-- WASM SIMD128: what its templates for physical types that are not common see, by the kind of the type; nil for a format
-- that it leaves to portable C, and for opaque types.
local constants = import("kernels/formats")

local formats = {}

function formats.float(type)
  local facts = constants.patterns(type, "f32 alone")
  if not facts then return nil end
  return { "isa/generic/float.c.tmpl", "isa/generic/nextafter.c.tmpl" }, facts
end

-- A store of parts in one byte takes four registers, one of parts in two bytes two.
function formats.complex(type)
  local common = type.part.name == "bf16" or type.part.name == "f16"
  if not common and not constants.minifloat(type.part, constants.unsigned, "f32 alone") then return nil end
  return "isa/wasm/formats/complex.c.tmpl", { C = type.name, S = type.part.name,
                                              part_registers = type.part.size == 1 and 4 or 2 }
end

function formats.int(type)
  local n, k = 8 * type.size, type.bits
  local function constant(v) return constants.unsigned(v, n) end
  return "isa/generic/integer.c.tmpl", {
    S = type.name, kind = type.kind, n = n, rest = n - k,
    mask = constant((1 << k) - 1), lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
  }
end

formats.uint = formats.int

function formats.fixed(type)
  return "isa/wasm/formats/fixed.c.tmpl", {
    S = type.name, n = 8 * type.size, fills_container = type.bits == 8 * type.size,
    up = constants.power(type.fraction, true), down = constants.power(-type.fraction, true),
    lowest = constants.power(type.bits - 1, true),
  }
end

return formats
