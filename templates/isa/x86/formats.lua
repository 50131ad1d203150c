-- AVX2 and AVX-512: what their templates for physical types that are not common see, by the kind of the type; nil for a
-- format that they leave to portable C, and for opaque types.
local constants = import("kernels/formats")

-- For registers of N bits; `masks`: whether comparisons give mask registers. `register_of(n)`: the bits of a register of
-- integers of n bits.
return function(N, masks, register_of)
  local formats = import("isa/generic/formats")()

  function formats.float(type)
    if type.overflow == "saturate" then return nil end
    local facts = constants.minifloat(type, constants.signed)
    if not facts then return nil end
    facts.N, facts.masks, facts.power_of_two = N, masks, constants.power
    return "isa/x86/formats/float.c.tmpl", facts
  end

  function formats.int(type)
    local n, k = 8 * type.size, type.bits
    local function constant(v) return constants.signed(v, n) end
    return "isa/x86/formats/integer.c.tmpl", {
      S = type.name, kind = type.kind, n = n, w = register_of(n), masks = masks, rest = n - k,
      mask = constant((1 << k) - 1), sign = constant(1 << (k - 1)),
      lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
    }
  end

  formats.uint = formats.int

  function formats.fixed(type)
    return "isa/x86/formats/fixed.c.tmpl", {
      S = type.name, n = 8 * type.size, N = N, masks = masks, fills_container = type.bits == 8 * type.size,
      up = constants.power(type.fraction, true), down = constants.power(-type.fraction, true),
      lowest = constants.power(type.bits - 1, true),
    }
  end

  return formats
end
