-- ExecuTorch: those dtypes of PyTorch that it promotes, over its own enum.
return {
  extends = "pytorch",
  name    = "executorch",
  license = "BSD-3-Clause",
  host    = {
    c   = { import = "scalar_type.h", dtype = "ScalarType", name = "ScalarType_%s", none = "ScalarType_Undefined" },
    cpp = { import = "scalar_type.hpp", dtype = "ScalarType", name = "ScalarType::%s", none = "ScalarType::Undefined",
            namespace = "executorch::runtime::internal" },
  },
  rename  = {
    b = "Bool", u8 = "Byte", u16 = "UInt16", u32 = "UInt32", u64 = "UInt64", i8 = "Char", i16 = "Short", i32 = "Int",
    i64 = "Long", f16 = { "Half", host = { cpp = { element = "etensor::Half" } } }, f32 = "Float", f64 = "Double",
    bf16 = { "BFloat16", host = { cpp = { element = "etensor::BFloat16" } } },
    f8_e4m3fn = false, f8_e4m3fnuz = false, f8_e5m2 = false, f8_e5m2fnuz = false, c32 = false, c64 = false, c128 = false,
    ["i*"] = false, ["f*"] = false, ["c*"] = false,
  },
  ops     = {},
}
