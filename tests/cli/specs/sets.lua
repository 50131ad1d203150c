-- Sets of dtypes, and what they are for.
return {
  name     = "sets",
  dtypes   = { "b", "u8", "i8", "i16", "f32", { "f*", weak = "f32" } },
  promotes = { b = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f*" }, ["f*"] = { "f32" } },
  sets     = { REAL = "real", SMALL = { "b", "i8 u8" }, whole = "integer bool", LONG_NAMES = {} },
  resolve  = { ["SMALL,whole"] = "-", ["u8,i8"] = "i16" },
  castings = {
    torch   = { from = "same_kind", allow = { "integer,u8" } },
    none    = {},
    exactly = { from = "exact", refuse = { "u8,i16" } },
  },
  laws     = { "order" },
}
