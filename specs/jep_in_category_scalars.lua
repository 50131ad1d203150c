-- The four chains of jep_in_category, each with one weak dtype at its foot. u* is dropped later on: Python has one int.
return {
  extends = "jep_in_category",

  name   = "jep_in_category_scalars",
  title  = "JEP 9407: in each category, with scalars",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  dtypes = {
    { "u*", weak = "u64" }, { "i*", weak = "i64" }, { "f*", weak = "f64" }, { "c*", weak = "c128" },
  },

  promotes = {
    ["u*"] = { "u8" },
    ["i*"] = { "i8" },
    ["f*"] = { "f16" },
    ["c*"] = { "c64" },
  },
}
