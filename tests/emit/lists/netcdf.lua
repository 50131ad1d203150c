-- netCDF-C: its external types, and the conversions between them.
return {
  name = "ncx", license = "BSD-3-Clause",
  dtypes = {
    { "NC_BYTE", as = "i8", value = 1 }, { "NC_CHAR", kind = "abstract", size = 1, value = 2 },
    { "NC_SHORT", as = "i16", value = 3 }, { "NC_INT", as = "i32", value = 4 }, { "NC_FLOAT", as = "f32", value = 5 },
    { "NC_DOUBLE", as = "f64", value = 6 }, { "NC_UBYTE", as = "u8", value = 7 }, { "NC_USHORT", as = "u16", value = 8 },
    { "NC_UINT", as = "u32", value = 9 }, { "NC_INT64", as = "i64", value = 10 }, { "NC_UINT64", as = "u64", value = 11 },
  },
  promotes = {},
  ops = { "convert" },
  sets = { NUM = "integer float" }, laws = {},
}
