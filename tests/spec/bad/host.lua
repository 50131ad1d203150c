return {
  name   = "t",
  host   = { cpp = { enum = "E", none = true }, cxx = { none = "x" }, python = "p", c = { namespace = "n" } },
  dtypes = {
    { "b", host = "b" },
    { "u8", host = { cpp = 8, c = { "x", 7, element = false } } },
    { "u16", host = { cpp = { "a\tb" }, js = "u16" } },
    { "u32", host = { python = { "u32", element = "int" }, cpp = { cfg = "feature" }, rust = { "U32", cgf = "x" } } },
  },
  promotes = {},
}
