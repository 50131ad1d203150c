-- AVX2 and AVX-512: what their templates for physical types that are not common see, by the kind of the type; nil for a
-- format that they leave to portable C, and for opaque types.
local constants = import("kernels/formats")

-- For registers of N bits; `masks`: whether comparisons give mask registers.
return function(N, masks)
  local formats = import("isa/generic/formats")(nil, { fixed = masks and "isa/avx512/formats/fixed.c.tmpl" or nil })

  function formats.float(type)
    if type.overflow == "saturate" then return nil end
    local facts = constants.minifloat(type, constants.signed)
    if not facts then return nil end
    facts.N, facts.masks, facts.power_of_two = N, masks, constants.power
    return "isa/x86/formats/float.c.tmpl", facts
  end

  return formats
end
