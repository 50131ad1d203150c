-- Operations that functions of the test's own compute, each a twin of one that joinery has.
return {
  name = "twins",
  extends = "../specs/kinds.lua",
  ops = {
    "subtract", "clip", "less", "convert", only = true,
    difference = {
      domain = "number",
      stub = {
        header = "twins_functions.h", scalar = "difference_%s",
        avx2 = { u8 = "difference_u8_avx2", f32 = "difference_f32_avx2", u16 = false, i32 = false, i64 = false, f64 = false,
                 c64 = false, c128 = false },
        neon = { f32 = "vsubq_f32", u8 = "vsubq_u8", u16 = false, i32 = false, i64 = false, f64 = "vsubq_f64", c64 = false,
                 c128 = false },
        cpu = { avx2 = "fma" },
      },
    },
    clamp = { arity = 3, domain = "real", stub = { header = "twins_functions.h" } },
    below = { result = "b", domain = "real", kernels = "real",
              stub = { header = "twins_functions.h", avx2 = { f32 = "below_f32_avx2", u8 = false, u16 = false, i32 = false,
                                                              i64 = false, f64 = false } } },
    blend = { arity = 3, domain = "real", promote = "same",
              stub = { header = "twins_functions.h", scalar = "twins_clamp_%s" } },
    shift = { arity = 3, operands = { "integer", "real", "any" }, domain = "real",
              stub = { header = "twins_functions.h", scalar = "twins_clamp_%s" } },
    same  = { arity = 1, domain = "real", compute = "f64", stub = { header = "twins_functions.h" } },
  },
}
