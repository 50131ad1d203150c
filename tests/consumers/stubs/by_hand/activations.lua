-- Two functions that a library for machine learning writes itself, one of each number of operands.
return {
  name = "activations",
  dtypes = { "i8", "f16", "bf16", "f32", "f64" },
  promotes = { i8 = { "f16", "bf16" }, f16 = { "f32" }, bf16 = { "f32" }, f32 = { "f64" } },
  ops = {
    only = true, "convert",
    gelu  = { arity = 1, domain = "float", stub = { header = "activations.h", scalar = "gelu_%s", link = { "m" } } },
    hypot = {
      domain = "float", commutative = true, stub = { header = "activations.h", scalar = "hypot_%s", link = { "m" } },
    },
  },
}
