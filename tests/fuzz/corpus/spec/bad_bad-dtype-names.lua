return {
  name     = "bad",
  dtypes   = {
    { "", kind = "abstract" },
    { "-", kind = "abstract" },
    { "a b", kind = "abstract" },
    { "a\u{3000}b", kind = "abstract" },
    { "a,b", kind = "abstract" },
    { 'a"b', kind = "abstract" },
    { "a'b", kind = "abstract" },
    { "a\nb", kind = "abstract" },
    { "a\u{85}b", kind = "abstract" },
    { "a\0b", kind = "abstract" },
    { "a\xFFb", kind = "abstract" },
    "two words",
  },
  promotes = {},
}
