return { name = "bad", extends = "../good/replaced.lua",
  rename = { f64 = "f32", i8 = "i16", ["q*"] = "i16", f16 = { "f32", title = "half" } } }
