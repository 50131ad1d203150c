-- What arrays.promote is to give.
return {
  name   = "arrays",
  host   = { python = { import = "import arrays", name = "arrays.%s" } },
  dtypes = {
    { "bool", as = "b", host = { python = "bool_" } },
    { "uint8", as = "u8" }, { "int8", as = "i8" }, { "int16", as = "i16" }, { "int32", as = "i32" },
    { "float16", as = "f16" }, { "bfloat16", as = "bf16" }, { "float32", as = "f32" }, { "float64", as = "f64" },
  },
  promotes = {
    bool = { "uint8", "int8" }, uint8 = { "int16", "float16", "bfloat16" }, int8 = { "int16", "float16", "bfloat16" },
    int16 = { "int32", "float32" }, float16 = { "float32" }, bfloat16 = { "float32" }, int32 = { "float64" },
    float32 = { "float64" },
  },
  resolve = { ["uint8,int8"] = "int16" },
}
