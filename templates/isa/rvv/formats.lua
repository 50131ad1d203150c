-- RISC-V V: what its templates for physical types that are not common see, by the kind of the type; nil for a format that it
-- leaves to portable C, and for opaque types.
local constants = import("kernels/formats")
local vectors = import("isa/rvv/vectors")

local formats = {}

-- What the next value takes of a narrow float: patterns moved to the top of their bytes, by `pad` bits. `step` is from one
-- to the next, `back` from one to that before, `last` is the last one without a sign that is no NaN.
local function next_value(of, last, nan)
  local n, pad = 8 * of.size, 8 * of.size - of.bits
  local function moved(pattern) return constants.unsigned(pattern << pad, n) end
  return { n = n, T = vectors.integers[n].T, u = vectors.integers[n].u, pad = pad, step = moved(1), back = moved(-1),
           last = moved(last), nan = moved(nan) }
end

-- Beside what kernels/formats.lua says, patterns without their sign: infinity, the largest value, and that of NaN.
function formats.float(of)
  local facts = constants.minifloat(of, constants.unsigned, "f32 alone")
  if not facts then return nil end
  local all, infinity = (1 << (of.exponent + of.mantissa)) - 1, ((1 << of.exponent) - 1) << of.mantissa
  local largest = of.special == "ieee" and infinity - 1 or of.special == "fn" and all - 1 or all
  local nan = ({ ieee = infinity | (1 << of.mantissa) // 2, fn = all, fnuz = all + 1, none = 0 })[of.special]
  facts.power_of_two = constants.power
  facts.saturates = of.overflow == "saturate"
  facts.infinity, facts.largest, facts.nan = infinity, largest, nan
  facts.next_value = next_value(of, of.special == "ieee" and infinity or largest, nan)
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
