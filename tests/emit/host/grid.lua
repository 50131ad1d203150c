-- A library in C whose enumerators are flags, and have names of their own.
return {
  name = "grid",
  host = { c = { import = "grid_type.h", dtype = "enum grid_type", name = "GT_%S", none = "GT_NOTHING" } },
  sets = { REAL = "u8 i8 i16 f32" },
  dtypes = {
    { "b", value = 1, host = { c = "BOOLEAN" } },
    { "u8", value = 2, host = { c = "byte" } },
    { "i8", value = 4, host = { c = "SIGNED_BYTE" } },
    { "i16", value = 8, host = { c = "short" } },
    { "f32", value = 16, host = { c = "REAL" } },
  },
  promotes = { b = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f32" } },
}
