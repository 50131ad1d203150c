return {
  name     = "bad",
  dtypes   = {
    "b",
    { "i*", weak = "i46" },
    { "f*", weak = "i*" },
    { "g*", weak = "my_float" },
    { "h*", weak = "h*" },
    { "k*", weak = "i64", kind = "int" },
    { "l*", weak = 64 },
  },
  promotes = {},
}
