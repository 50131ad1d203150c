-- Extends another spec of this folder.
return {
  name = "alphabet",
  extends = "diamond.lua",
  dtypes = { "i32" },
  promotes = { i16 = { "i32" } },
}
