-- The dtypes of a tensor library, with its historic names and values: those of PyTorch's ScalarType. The values between
-- belong to types that do not promote: quantized types, bits, integers smaller than a byte.
return {
  name   = "tensor",
  title  = "A tensor library",
  laws   = { "order", "uniqueness", "associativity" },
  dtypes = {
    { "Byte", as = "u8", value = 0, aliases = { "uint8" } },
    { "Char", as = "i8", value = 1, aliases = { "int8" } },
    { "Short", as = "i16", value = 2, aliases = { "int16" } },
    { "Int", as = "i32", value = 3, aliases = { "int32" } },
    { "Long", as = "i64", value = 4, aliases = { "int64" } },
    { "Half", as = "f16", value = 5, aliases = { "float16" } },
    { "Float", as = "f32", value = 6, aliases = { "float32" } },
    { "Double", as = "f64", value = 7, aliases = { "float64" } },
    { "ComplexFloat", as = "c64", value = 9, aliases = { "complex64" } },
    { "ComplexDouble", as = "c128", value = 10, aliases = { "complex128" } },
    { "Bool", as = "b", value = 11, aliases = { "bool" } },
    { "BFloat16", as = "bf16", value = 15, aliases = { "bfloat16" } },
    { "Float8_e5m2", as = "f8_e5m2", value = 23 },
    { "Float8_e4m3fn", as = "f8_e4m3fn", value = 24 },
    { "Float8_e8m0fnu", as = "f8_e8m0fnu", value = 44 },
  },
  sets = {
    REAL       = "integer Float Double",
    REALHBBF16 = "integer Half Float Double Bool BFloat16",
    COMPLEX    = "complex",
    QUANTIZED  = {},
  },
  castings = {
    -- PyTorch and ExecuTorch do not tell signed integers from unsigned ones.
    torch = { from = "same_kind", allow = { "integer,integer" } },
  },
  promotes = {
    Bool = { "Byte", "Char" }, Byte = { "Short" }, Char = { "Short" }, Short = { "Int" }, Int = { "Long" },
    Long = { "Half", "BFloat16" }, Half = { "Float" }, BFloat16 = { "Float" }, Float = { "Double", "ComplexFloat" },
    Double = { "ComplexDouble" }, ComplexFloat = { "ComplexDouble" },
  },
}
