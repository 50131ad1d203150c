-- The numbers that netCDF's files hold. Nothing promotes: only conversions are asked for.
return {
  name = "nc",
  host = { c = { import = "nc_convert.h", dtype = "nc_type", name = "NC_%s", none = "NC_NAT" } },
  dtypes = {
    { "BYTE", as = "i8", value = 1 }, { "SHORT", as = "i16", value = 3 }, { "INT", as = "i32", value = 4 },
    { "FLOAT", as = "f32", value = 5 }, { "DOUBLE", as = "f64", value = 6 }, { "UBYTE", as = "u8", value = 7 },
    { "USHORT", as = "u16", value = 8 }, { "UINT", as = "u32", value = 9 }, { "INT64", as = "i64", value = 10 },
    { "UINT64", as = "u64", value = 11 },
  },
  promotes = {},
  laws = {},
  sets = { NUMBER = "any" },
  ops = { "convert" },
}
