-- numpy-ts: NumPy's dtypes under their names there, without Python's scalars.
return {
  extends = "numpy",
  name    = "numpy_ts",
  license = "MIT",
  rename  = {
    b = "bool", u8 = "uint8", u16 = "uint16", u32 = "uint32", u64 = "uint64", i8 = "int8", i16 = "int16", i32 = "int32",
    i64 = "int64", f16 = "float16", f32 = "float32", f64 = "float64", c64 = "complex64", c128 = "complex128",
    ["i*"] = false, ["f*"] = false, ["c*"] = false,
  },
  ops     = {},
}
