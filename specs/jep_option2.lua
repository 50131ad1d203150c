-- Option 0, and a signed integer promotes to the float of its own width: i64 is reached, at the price of exactness.
return {
  extends = "jep_signed_unsigned",

  name   = "jep_option2",
  title  = "JEP 9407: option 2",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "u64 still meets nothing but the unsigned integers and i*.",

  promotes = {
    i16 = { "f16" },
    i32 = { "f32" },
    i64 = { "f64" },
  },
}
