-- AVX2 and AVX-512: what their templates for physical types that are not common see, by the kind of the type; nil for a
-- format that they leave to portable C, and for opaque types.
local constants = import("kernels/formats")

-- For registers of N bits; `masks`: whether comparisons give mask registers. `register_of(n)`: the bits of a register of
-- integers of n bits.
return function(N, masks, register_of)
  local formats = {}

  function formats.float(of)
    if of.overflow == "saturate" then return nil end
    local facts = constants.minifloat(of, constants.signed)
    if not facts then return nil end
    facts.N, facts.masks, facts.power_of_two = N, masks, constants.power
    return "isa/x86/formats/float.c.tmpl", facts
  end

  function formats.complex(of)
    local common = of.part.name == "bf16" or of.part.name == "f16"
    if not common and not constants.minifloat(of.part, constants.signed) then return nil end
    -- the store of bf16 takes two registers, all others take one
    return "isa/x86/formats/complex.c.tmpl", { C = of.name, S = of.part.name, N = N,
                                               part_registers = of.part.name == "bf16" and 2 or 1 }
  end

  function formats.int(of)
    local n, k = 8 * of.size, of.bits
    local function constant(v) return constants.signed(v, n) end
    return "isa/x86/formats/integer.c.tmpl", {
      S = of.name, kind = of.kind, n = n, w = register_of(n), masks = masks, rest = n - k,
      mask = constant((1 << k) - 1), sign = constant(1 << (k - 1)),
      lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
    }
  end

  formats.uint = formats.int

  function formats.fixed(of)
    return "isa/x86/formats/fixed.c.tmpl", {
      S = of.name, n = 8 * of.size, N = N, masks = masks, fills_container = of.bits == 8 * of.size,
      up = constants.power(of.fraction, true), down = constants.power(-of.fraction, true),
      lowest = constants.power(of.bits - 1, true),
    }
  end

  return formats
end
