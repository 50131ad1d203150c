return {
  name     = "bad",
  dtypes   = { "b", "u8", "i8", "i16", "f16", "f32" },
  promotes = { u8 = { "i16", "f16" }, i8 = { "i16", "f16" }, f16 = { "f32" } },
  sets     = { small = "u8 i8", i16 = "i16 b" },
  resolve  = {
    ["small,float"]    = "f32",
    ["integer,f16"]    = "-",
    ["u8,f16"]         = "f16",
    ["integer,integer"] = "i16",
    ["small,i16"]      = "-",
    ["small, flota i8"] = "-",
    ["small,"]         = "-",
  },
  hot = { "small,float", "u8,i8", "integer,integer", "u8,f16", "i8 f61,f32" },
}
