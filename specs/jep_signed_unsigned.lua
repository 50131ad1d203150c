-- jep_float_complex, and an unsigned integer promotes to the next wider signed one. u64 has none.
return {
  extends = "jep_float_complex",

  name   = "jep_signed_unsigned",
  title  = "JEP 9407: signed and unsigned (option 0)",
  source = "JEP 9407 (docs.jax.dev/en/latest/jep/9407-type-promotion.html)",
  note   = "Option 0 of the note: integers and floats are left apart.",

  promotes = {
    u8  = { "i16" },
    u16 = { "i32" },
    u32 = { "i64" },
  },
}
