-- WASM SIMD128: what its templates for physical types that are not common see, by the kind of the type; nil for a format
-- that it leaves to portable C, and for opaque types.
local constants = import("kernels/formats")

local formats = import("isa/generic/formats")("f32 alone")

function formats.fixed(type)
  return "isa/wasm/formats/fixed.c.tmpl", {
    S = type.name, n = 8 * type.size, fills_container = type.bits == 8 * type.size,
    up = constants.power(type.fraction, true), down = constants.power(-type.fraction, true),
    lowest = constants.power(type.bits - 1, true),
  }
end

return formats
