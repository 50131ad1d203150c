-- RISC-V V: what its templates for physical types that are not common see, by the kind of the type; nil for a format that it
-- leaves to portable C, and for opaque types.
local constants = import("kernels/formats")

local formats = import("isa/generic/formats")("f32 alone")
local complex = formats.complex

function formats.complex(type)
  local template, facts = complex(type)
  return template and { template, "isa/rvv/formats/complex.c.tmpl" }, facts
end

function formats.fixed(type)
  return "isa/rvv/formats/fixed.c.tmpl", {
    S = type.name, n = 8 * type.size, fills_container = type.bits == 8 * type.size,
    up = constants.power(type.fraction, true), down = constants.power(-type.fraction, true),
    lowest = constants.signed(-1 << (type.bits - 1), 32),
    highest = constants.signed((1 << (type.bits - 1)) - 1, 32), bits = type.bits,
  }
end

return formats
