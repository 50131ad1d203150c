-- NEON: what its templates for physical types that are not common see, by the kind of the type; nil for a format that it
-- leaves to portable C, and for opaque types.
local constants = import("kernels/formats")
local vectors = import("isa/neon/vectors")

local formats = {}

function formats.float(of)
  local facts = constants.patterns(of)
  if not facts then return nil end
  facts.next_value.T = vectors.integers[facts.next_value.n].T
  return "isa/neon/formats/float.c.tmpl", facts
end

-- A store of parts in one byte takes four registers, one of parts in two bytes two.
function formats.complex(of)
  if not constants.minifloat(of.part, constants.unsigned) then return nil end
  return "isa/neon/formats/complex.c.tmpl", { C = of.name, S = of.part.name, part_registers = of.part.size == 1 and 4 or 2 }
end

function formats.int(of)
  local n, k = 8 * of.size, of.bits
  local function constant(v) return constants.unsigned(v, n) end
  return "isa/neon/formats/integer.c.tmpl", {
    S = of.name, kind = of.kind, n = n, rest = n - k, T = vectors.integers[n].T, mask = constant((1 << k) - 1),
    lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
  }
end

formats.uint = formats.int

function formats.fixed(of)
  return "isa/neon/formats/fixed.c.tmpl", {
    S = of.name, n = 8 * of.size, fraction = of.fraction, fills_container = of.bits == 8 * of.size,
    up = constants.power(of.fraction, true), lowest = constants.power(of.bits - 1, true),
  }
end

return formats
