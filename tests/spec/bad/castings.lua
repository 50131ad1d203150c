return {
  name     = "bad",
  dtypes   = { "b", "u8", "i8", "f32" },
  promotes = { b = { "i8", "u8" }, u8 = { "f32" }, i8 = { "f32" } },
  sets     = { small = "u8 i8" },
  castings = {
    safe      = { from = "save" },
    exact     = { from = "exact" },
    Upper     = { from = "exact" },
    ends_     = {},
    list      = "u8,i8",
    allows    = { allow = { "u8", "u8,i61", 8, "i8,u8,b" }, allows = { "u8,i8" } },
    both      = { allow = { "u8,i8", "b,small" }, refuse = { "small,small", "u8 , i8", "bool,integer" } },
    text      = { refuse = "i8,u8" },
    number    = { from = 1 },
    "any",
  },
}
