return {
  name     = "bad",
  dtypes   = { "b", "i8", "f32" },
  promotes = { b = { "i8" }, i8 = { "f32" } },
  sets     = {
    REAL      = { "integer", "f32 f64" },
    kinds     = "kind:floaty",
    both      = "REAL  b",
    none      = " ",
    number    = 7,
    numbers   = { "i8", { "f32" } },
    holes     = { "i8", nil, "b" },
    ["8bit"]  = "i8",
    under_    = "i8",
    ["a-b"]   = "float",
    "float",
    good      = "any",
  },
}
