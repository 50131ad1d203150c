return {
  name     = "bad",
  dtypes   = { "u8", "i16" },
  promotes = { u8 = { "i16" } },
  hot      = "u8,i16",
}
