-- Option 0, and the signed integers promote to the floats that hold all their values; the unsigned follow through them.
return {
  extends = "jep_signed_unsigned",

  name   = "jep_option1",
  title  = "JEP 9407: option 1",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "u32, u64 and i64 still meet no float.",

  promotes = {
    i8  = { "f16" },
    i16 = { "f32" },
    i32 = { "f64" },
  },
}
