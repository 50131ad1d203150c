-- A can_cast with mistakes: b is not allowed to itself by `safe`, u8 goes to f32 by i16 but not at once, and `unsafe` lacks
-- what `safe` allows.
return {
  name     = "casts",
  dtypes   = { "b", "u8", "i8", "i16", "f32" },
  promotes = { b = { "u8", "i8" }, u8 = { "i16" }, i8 = { "i16" }, i16 = { "f32" } },
  resolve  = { ["b,f32"] = "i16" },
  castings = {
    safe = {
      includes = { "promote" },
      table = [[
               b    u8   i8   i16  f32
        b      no   yes  yes  yes  yes
        u8     no   yes  no   yes  no
        i8     no   no   yes  yes  yes
        i16    no   no   no   yes  yes
        f32    no   no   no   no   yes
      ]],
    },
    same_kind = { from = "same_kind", allow = { "int,uint" } },
    unsafe    = { from = "exact", includes = { "safe" }, refuse = { "u8,i16" } },
  },
  laws = { "order" },
}
