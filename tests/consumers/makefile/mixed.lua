-- Sensor readings of 8 and 16 bits beside floats.
return {
  name = "mixed",
  dtypes = { "u8", "i16", "bf16", "f32" },
  promotes = { u8 = { "i16" }, i16 = { "bf16" }, bf16 = { "f32" } },
  ops = { "add", "multiply" },
}
