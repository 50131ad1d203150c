-- One way to place Python scalars: a weak twin of every integer, all below the arrays. A width of a scalar then never
-- matters beside an array, so the design note keeps one weak dtype a kind.
return {
  name   = "jep_scalar_chain",
  title  = "JEP 9407: scalars below arrays",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = {
    "i8", "i16", "i32", "i64",
    { "i8*", weak = "i8" }, { "i16*", weak = "i16" }, { "i32*", weak = "i32" }, { "i64*", weak = "i64" },
  },

  promotes = {
    ["i8*"]  = { "i16*" },
    ["i16*"] = { "i32*" },
    ["i32*"] = { "i64*" },
    ["i64*"] = { "i8" },

    i8  = { "i16" },
    i16 = { "i32" },
    i32 = { "i64" },
  },
}
