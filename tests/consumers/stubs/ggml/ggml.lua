-- An operation of ggml on one operand, in its words: the enum, and the function of an element.
return {
  name = "ew",
  host = { c = { import = "tensor.h", dtype = "enum ggml_type", name = "GGML_TYPE_%s", none = "GGML_TYPE_COUNT" } },
  dtypes = {
    { "F32", as = "f32", value = 0 }, { "F16", as = "f16", value = 1 }, { "F64", as = "f64", value = 28 },
    { "BF16", as = "bf16", value = 30 },
  },
  promotes = { F16 = { "F32" }, BF16 = { "F32" }, F32 = { "F64" } },
  ops = {
    only = true, "convert",
    silu = {
      arity = 1, domain = "F32 F16 BF16",
      stub = { header = "silu.h", scalar = { f32 = "ggml_silu_f32" }, link = { "m" } },
    },
  },
}
