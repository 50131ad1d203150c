-- What a library in each language has, as its words.
return {
  name = "lib",
  title = "A library's dtypes",
  license = "Apache-2.0",
  host = {
    c = { import = "lib_dtype.h", dtype = "lib_dtype", name = "LIB_%s", none = "LIB_UNDEFINED" },
    cpp = { import = "scalar_type.hpp", dtype = "lib::ScalarType", name = "lib::ScalarType::%s",
            none = "lib::ScalarType::Undefined", namespace = "lib::promotion" },
    python = { import = "from lib import dtypes", name = "dtypes.%s", dtype = "dtypes.DType" },
    typescript = { name = '"%s"' },
    rust = { import = "use crate::DType;", dtype = "DType", name = "DType::%s" },
  },
  sets = { SMALL = "byte char", STORED = "half quantized" },
  dtypes = {
    { "bool", as = "b", host = { c = "BOOL", cpp = "Bool", rust = "Bool" } },
    { "byte", as = "u8", host = { c = "BYTE", cpp = "Byte", rust = "U8" } },
    { "char", as = "i8", host = { c = "CHAR", cpp = "Char", rust = "I8" } },
    { "short", as = "i16", host = { c = "SHORT", cpp = "Short", rust = "I16" } },
    { "half", as = "f16", host = { c = "HALF", cpp = { "Half", element = "lib::Half" },
                                   rust = { "F16", element = "crate::half::f16", cfg = 'feature = "half"' } } },
    { "float", as = "f32", host = { c = "FLOAT", cpp = "Float", rust = "F32" } },
    { "quantized", kind = "abstract", size = 1,
      host = { c = "QUANTIZED", cpp = { "Quantized", element = "lib::Quantized" }, rust = "Q8" } },
  },
  promotes = { bool = { "byte", "char" }, byte = { "short" }, char = { "short" }, short = { "half" }, half = { "float" },
               quantized = {} },
  laws = { "order", "uniqueness", "commutativity" },
}
