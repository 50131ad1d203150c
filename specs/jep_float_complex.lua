-- jep_scalars_arrays, and a float promotes to the complex numbers made of it.
return {
  extends = "jep_scalars_arrays",

  name   = "jep_float_complex",
  title  = "JEP 9407: floats and complex numbers",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",

  promotes = {
    f32 = { "c64" },
    f64 = { "c128" },
  },
}
