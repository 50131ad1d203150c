-- RISC-V V: what its templates for physical types that are not common see, by the kind of the type; nil for a format that it
-- leaves to portable C, and for opaque types.
local constants = import("kernels/formats")
local vectors = import("isa/rvv/vectors")

local formats = {}

function formats.float(of)
  local facts = constants.patterns(of, "f32 alone")
  if not facts then return nil end
  local integers = vectors.integers[facts.next_value.n]
  facts.next_value.T, facts.next_value.u = integers.T, integers.u
  return "isa/rvv/formats/float.c.tmpl", facts
end

function formats.complex(of)
  local common = of.part.name == "bf16" or of.part.name == "f16"
  if not common and not constants.minifloat(of.part, constants.unsigned, "f32 alone") then return nil end
  return "isa/rvv/formats/complex.c.tmpl", { C = of.name, S = of.part.name, n = 8 * of.part.size }
end

function formats.int(of)
  local n, k = 8 * of.size, of.bits
  local function constant(v) return ("(uint%d_t)%s"):format(n, constants.unsigned(v, n)) end
  return "isa/rvv/formats/integer.c.tmpl", {
    S = of.name, kind = of.kind, n = n, rest = n - k, T = vectors.integers[n].T, u = vectors.integers[n].u,
    mask = constant((1 << k) - 1), lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
  }
end

formats.uint = formats.int

function formats.fixed(of)
  return "isa/rvv/formats/fixed.c.tmpl", {
    S = of.name, n = 8 * of.size, fills_container = of.bits == 8 * of.size, up = constants.power(of.fraction, true),
    down = constants.power(-of.fraction, true), lowest = constants.signed(-1 << (of.bits - 1), 32),
    highest = constants.signed((1 << (of.bits - 1)) - 1, 32), bits = of.bits,
  }
end

return formats
