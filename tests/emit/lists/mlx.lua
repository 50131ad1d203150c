-- MLX: the names of dtype_to_string, the numbers of Dtype::Val.
return {
  name = "mlxd",
  title = "MLX",
  dtypes = {
    { "bool", as = "b", value = 0 },
    { "uint8", as = "u8", value = 1 }, { "uint16", as = "u16", value = 2 },
    { "uint32", as = "u32", value = 3 }, { "uint64", as = "u64", value = 4 },
    { "int8", as = "i8", value = 5 }, { "int16", as = "i16", value = 6 },
    { "int32", as = "i32", value = 7 }, { "int64", as = "i64", value = 8 },
    { "float16", as = "f16", value = 9 }, { "float32", as = "f32", value = 10 }, { "float64", as = "f64", value = 11 },
    { "bfloat16", as = "bf16", value = 12 }, { "complex64", as = "c64", value = 13 },
  },
  promotes = {
    bool = { "uint8", "int8" },
    uint8 = { "uint16", "int16" }, uint16 = { "uint32", "int32" }, uint32 = { "uint64", "int64" },
    int8 = { "int16" }, int16 = { "int32" }, int32 = { "int64" },
    uint64 = { "float16", "bfloat16" }, int64 = { "float16", "bfloat16" },
    float16 = { "float32" }, bfloat16 = { "float32" }, float32 = { "float64" }, float64 = { "complex64" },
  },
  resolve = {
    ["uint64,int8"] = "float32", ["uint64,int16"] = "float32", ["uint64,int32"] = "float32",
    ["uint64,int64"] = "float32",
  },
  laws = { "order", "existence", "uniqueness", "idempotence", "commutativity" },
  rounding = "via_f32",
}
