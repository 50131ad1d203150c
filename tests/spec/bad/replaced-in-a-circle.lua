return { name = "bad", extends = "../good/widening.lua", rename = { i32 = "i8" } }
