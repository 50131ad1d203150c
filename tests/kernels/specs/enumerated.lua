-- A small spec whose enumerators have values of its own: in no order, from 0 to 44, with holes; and a bool of another name.
return {
  name   = "enumerated",
  dtypes = {
    { "flag", as = "b", value = 11 }, { "u8", value = 0 }, { "i8", value = 44 },
    { "u64", value = 29 }, { "i64", value = 4 }, { "bf16", value = 15 }, { "f32", value = 6 },
    { "i*", weak = "i64", value = 40 }, { "date", kind = "abstract", value = 3 },
  },
  promotes = {
    flag   = { "i*" },
    ["i*"] = { "u8", "i8" },
    u8     = { "u64", "i64" },
    i8     = { "i64" },
    u64    = { "bf16" },
    i64    = { "bf16" },
    bf16   = { "f32" },
  },
  laws    = {},
  ops     = { "add", "divide", "equal", "less", "greater", "bitwise_and", "logical_xor", "remainder", "negative", "isinf",
              "where" },
  inexact = { default = "f32", i64 = "bf16" },
  weak_scalars = "wrap",
  in_range = "exact",
}
