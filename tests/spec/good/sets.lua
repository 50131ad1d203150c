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
    -- a table of some dtypes, of any words, in which names and sets settle cells, and of the rest what another allows
    same_kind = {
      from = "same_kind", allow = { "u8,i8" }, refuse = { "integer,float" }, includes = { "none", "promote" },
      table = [[
                u8    i8   float
        u8      yes   -    1
        float   False no   T
        i8      true  y    0
      ]],
    },
  },
  laws = {},
}
