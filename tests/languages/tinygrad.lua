-- tinygrad's dtypes with its rule for what can be cast without a loss, and its lists of dtypes as sets.
local fp8s = "fp8e4m3 fp8e5m2 fp8e4m3fnuz fp8e5m2fnuz"

return {
  name   = "tinygrad",
  nary   = "bound",
  laws   = { "order", "idempotence", "commutativity" },
  dtypes = {
    { "bool", as = "b" },
    { "int8", as = "i8" }, { "uint8", as = "u8" }, { "int16", as = "i16" }, { "uint16", as = "u16" },
    { "int32", as = "i32" }, { "uint32", as = "u32" }, { "int64", as = "i64" }, { "uint64", as = "u64" },
    { "fp8e4m3", as = "f8_e4m3fn" }, { "fp8e5m2", as = "f8_e5m2" },
    { "fp8e4m3fnuz", as = "f8_e4m3fnuz" }, { "fp8e5m2fnuz", as = "f8_e5m2fnuz" },
    { "half", as = "f16" }, { "bfloat16", as = "bf16" }, { "float", as = "f32" }, { "double", as = "f64" },
  },
  promotes = {
    bool = { "int8", "uint8" }, int8 = { "int16" }, int16 = { "int32" }, int32 = { "int64" },
    uint8 = { "int16", "uint16" }, uint16 = { "int32", "uint32" }, uint32 = { "int64", "uint64" }, int64 = { "uint64" },
    uint64 = { "fp8e4m3", "fp8e5m2", "fp8e4m3fnuz", "fp8e5m2fnuz" },
    fp8e4m3 = { "half", "bfloat16" }, fp8e5m2 = { "half", "bfloat16" },
    fp8e4m3fnuz = { "half", "bfloat16" }, fp8e5m2fnuz = { "half", "bfloat16" },
    half = { "float" }, bfloat16 = { "float" }, float = { "double" },
  },
  sets = { fp8s = fp8s, floats = "kind:float", uints = "uint", ints = "integer", empty = {} },
  resolve = { ["fp8s,fp8s"] = "half", ["int64,uint64"] = "half" },
  castings = {
    lossless  = { from = "exact", refuse = { "number,bfloat16" } },
    at_most_1 = { from = "rounds", allow = { "bool,floats" } },
    narrowing = { refuse = { "fp8e4m3,fp8e4m3" }, allow = { "any,fp8s", "double,float" } },
    anything  = { from = "any" },
    upwards   = { from = "promote", refuse = { "bool,any" } },
    same_kind = { from = "same_kind", allow = { "int8,uint8" } },
    some      = { from = "exact", table = [[
              int8  half  bool
        bool  yes   no    yes
        int8  no    no    no
        half  yes   yes   no
      ]], refuse = { "half,half" } },
  },
}
