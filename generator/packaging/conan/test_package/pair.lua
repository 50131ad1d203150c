-- Bytes and halves.
return {
  name = "pair",
  dtypes = { "u8", "f16" },
  promotes = { u8 = { "f16" } },
  ops = { "add" },
}
