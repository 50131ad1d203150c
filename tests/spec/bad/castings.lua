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
    including = { includes = { "exact", "including", "saef", 1 } },
    flat      = { includes = "exact" },
    words     = { table = "     u8 i8 \n u8 yes maybe \n i8 no yes" },
    ragged    = { table = "     u8 i8 u8 u61 \n u8 yes \n i8 no yes no yes \n b no yes" },
    rows      = { table = [[
            i8   u8   f32
      u8    yes  no   yes
      u8    yes  no   yes
      b     no   no   no
    ]] },
    blank     = { table = "" },
    listed    = { table = { "u8,i8" } },
    "any",
  },
}
