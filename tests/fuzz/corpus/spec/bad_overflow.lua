return {
  name   = "overflow",
  dtypes = {
    "b",
    { "f16", overflow = "saturates" },
    { "f32", overflow = "saturate" },
    { "single", as = "f32", overflow = "nonfinite" },
    { "i8", overflow = "saturate" },
    { "q15", kind = "fixed", bits = 16, fraction = 15, overflow = "saturate" },
    { "f*", weak = "f16", overflow = "saturate" },
    { "bf16", overflow = true },
  },
  promotes = { b = {} },
}
