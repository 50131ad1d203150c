-- A custom spec in which some dtypes do not mix: unsigned with signed integers, and bools, the results of comparisons, with
-- anything.
return {
  name = "small",
  dtypes = { "b", "u8", "i8", "i32", "f8_e4m3fn", "f8_e5m2", "bf16", "f32" },
  promotes = { u8 = { "bf16" }, i8 = { "i32" }, i32 = { "f32" }, f8_e4m3fn = { "bf16" },
               f8_e5m2 = { "bf16" }, bf16 = { "f32" } },
  resolve = { ["u8,i8"] = "-", ["i8,u8"] = "-", ["u8,i32"] = "-", ["i32,u8"] = "-" },
  laws = { "order", "commutativity" },
}
