-- Python's own numbers: a chain of three. bool is left out, as the design note leaves it out.
return {
  name   = "python",
  title  = "Python scalars",
  source = "The Python Language Reference, arithmetic conversions; JEP 9407 begins with the same table",

  dtypes = { { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" } },

  promotes = {
    ["i*"] = { "f*" },
    ["f*"] = { "c*" },
  },

  inexact = "f*", -- 1 / 2 is a float
}
