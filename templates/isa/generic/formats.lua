-- The templates in isa/generic/ of physical types that are not common, and what they see, by the kind of the type; nil for a
-- format that is left to portable C, and for opaque types. `f32_alone`: for vectors that do not convert f16. `own`: by kind,
-- a template of the instruction set that overrides some of the primitives.
local constants = import("kernels/formats")
local names = import("kernels/primitive_names")

return function(f32_alone, own)
  local formats = {}
  own = own or {}

  function formats.float(type)
    local facts = constants.minifloat(type, f32_alone)
    if not facts then return nil end
    facts.absent_loads = names.loads_to_values(type)
    return { "isa/generic/float.c.tmpl", "isa/generic/nextafter.c.tmpl" }, facts
  end

  function formats.complex(type)
    if not type.part.common and not formats.float(type.part) then return nil end
    return { "isa/generic/complex_of_parts.c.tmpl", own.complex },
           { C = type.name, S = type.part.name, size = type.part.size, top = not type.part.common and 32 - type.part.bits,
             lacks_sign = #names.loads_to_values(type.part) > 0 }
  end

  function formats.int(type)
    local n, k = 8 * type.size, type.bits
    local function constant(v) return constants.unsigned(v, n) end
    return "isa/generic/integer.c.tmpl", {
      S = type.name, kind = type.kind, n = n, rest = n - k, mask = constant((1 << k) - 1),
      sign = constant(1 << (k - 1)), lowest = constant(-1 << (k - 1)), highest = constant((1 << (k - 1)) - 1),
    }
  end

  formats.uint = formats.int

  function formats.fixed(type)
    return { "isa/generic/fixed.c.tmpl", own.fixed }, {
      S = type.name, n = 8 * type.size, fraction = type.fraction, fills_container = type.bits == 8 * type.size,
      up = constants.power(type.fraction, true), down = constants.power(-type.fraction, true),
      limit = constants.power(type.bits - 1, true),
    }
  end

  return formats
end
