-- The chains of jep_in_category joined at the foot: Python's own i* -> f* -> c*, and i* below both kinds of integer.
return {
  extends = "jep_in_category",

  name   = "jep_scalars_arrays",
  title  = "JEP 9407: scalars and arrays",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = {
    { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    ["i*"] = { "u8", "i8", "f*" },
    ["f*"] = { "f16", "c*" },
    ["c*"] = { "c64" },
  },
}
