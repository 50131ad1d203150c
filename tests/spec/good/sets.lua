-- A base with sets, of words of each sort, in strings and lists, and with castings.
return {
  name     = "sets",
  dtypes   = { "b", "i8", "u8", { "float", as = "f32", aliases = { "single" } }, "f64", { "f*", weak = "f64" } },
  promotes = { u8 = { "float" }, i8 = { "float" }, float = { "f64" }, ["f*"] = { "float" } },
  sets     = {
    all     = "any",
    empty   = {},
    exact   = { "bool", "kind:int kind:uint" },
    float   = "float", -- the dtype
    floats  = "kind:float",
    numbers = "number",
    real    = { " real\n single" },
    scalars = "weak",
    small   = "b integer float",
    stored  = "strong",
  },
  castings = {
    none   = {},
    torch  = { from = "same_kind", allow = { "integer,u8", "b,u8" }, refuse = { "float,u8 i8", "b,u8 i8" } },
    values = { from = "rounds", refuse = { "numbers, f64" } },
  },
  laws = {},
}
