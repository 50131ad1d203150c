-- What is left of rules whose dtype is dropped.
return { extends = "widening.lua", name = "lost", without = { "i32" } }
