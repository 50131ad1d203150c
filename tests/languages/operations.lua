-- Operations that joinery has no kernel of, one with the name of a function of Python, and entries of well-known ones.
return {
  name     = "operations",
  dtypes   = { "b", "u8", "i8", "i16", "f16", "f32", "c64", { "f*", weak = "f32" } },
  promotes = {
    b = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f*" }, ["f*"] = { "f16" }, f16 = { "f32" }, f32 = { "c64" },
  },
  laws = {},
  ops = {
    exp   = { arity = 1, domain = "float complex", result = "inexact" },
    any   = { arity = 1, reduce = true, result = "b" },
    hypot = { domain = "float", result = "inexact" },
    atan2 = { domain = "real", result = { loops = { "f16", "f32" } } },
    power = { domain = "number" },
    fma   = { arity = 3, domain = "float" },
    lerp  = { arity = 3, operands = { "real", "real", "f16 f32" }, result = { by = "each", integer = "f16" } },
    addmm = { signatures = { "f16 f16 f32 -> f16 in f32", "f16 f16 f32 -> f32", "i8 i8 i16 -> i16", "u8 i8 i16 -> i16" } },
    dot   = { signatures = { "f16 f16 -> f32", "f16 f16 -> f16 in f32", "i8 i8 -> i16" } },
    hypot3 = { arity = 3, domain = "float" },
  },
}
